"""Lets others hold framestance, and their own functions, to "compiled equals eager": run both, compare everything a caller can see."""

from __future__ import annotations

from .compare import Outcome, outcome, same_outcome, same_value
from .harness import check_compiled, same_compiled

__all__ = ["Outcome", "check_compiled", "outcome", "same_compiled", "same_outcome", "same_value"]
