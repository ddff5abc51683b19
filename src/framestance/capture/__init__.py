"""Turns a frame into a graph, the facts it relied on, and the code that is left over."""
