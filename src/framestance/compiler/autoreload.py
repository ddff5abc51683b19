"""IPython's %autoreload: a name that was imported with ``from module import f`` keeps its object, in which the new function takes the old one's place."""

from __future__ import annotations

import sys
import types
from typing import Any

from .. import _C


def _both_of_functions(old: Any, new: Any) -> bool:
    return all(isinstance(x, _C.CompiledFunction) and isinstance(x.__wrapped__, types.FunctionType) for x in (old, new))


def _take_over(old: Any, new: Any) -> None:
    """The function in ``old`` becomes that in ``new``; compiled code belongs to code objects, so nothing old is used again."""
    update_function: Any = sys.modules["IPython.extensions.autoreload"].update_function
    update_function(old.__wrapped__, new.__wrapped__)


_RULE = (_both_of_functions, _take_over)


def follow() -> None:
    """Have %autoreload exchange functions inside compiled functions, if it is loaded; a version of IPython without such rules keeps the old objects."""
    rules = getattr(sys.modules.get("IPython.extensions.autoreload"), "UPDATE_RULES", None)
    if isinstance(rules, list) and _RULE not in rules:
        rules.append(_RULE)
