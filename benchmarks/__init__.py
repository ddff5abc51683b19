"""Benchmarks with bars: `python -m benchmarks NAME` prints a table and fails where a bar is missed."""
