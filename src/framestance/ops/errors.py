"""Errors of operations that are no plain ones of Python's."""

from __future__ import annotations


class LinAlgError(RuntimeError):
    """What a matrix holds makes the operation impossible: it is singular, not positive-definite, or an iteration did not converge."""

    __module__ = "framestance.linalg"
