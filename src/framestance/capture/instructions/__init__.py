"""Handlers of canonical instructions, one file per family; importing this package registers them all."""

from . import attributes, calls, containers, control, exceptions, operators, stack

__all__ = ["attributes", "calls", "containers", "control", "exceptions", "operators", "stack"]
