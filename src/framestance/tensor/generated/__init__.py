"""The functions of each module of rows: written by tensor/generate.py."""
