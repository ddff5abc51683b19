"""What C calls when it needs Python: a lookup missed, a frame is seen for the first time. The rooms behind are loaded at the first such call, not at import."""

from __future__ import annotations

import types
from typing import Any

from .. import _C
from ..diag.errors import CompileError, InternalCompilerError
from .config import config
from .options import forced_key


def on_miss(cf: Any, site: _C.Site, args: tuple[Any, ...], func: Any, namespace: dict[str, Any], builtins: dict[str, Any]) -> _C.Entry | None:
    """A compiled function (``func`` is its plain function; no frame exists yet) or a site in its frame (``func`` is None) found no entry."""
    from .misses import on_miss

    __tracebackhide__ = True  # pytest then shows the user's line, not this one with all its arguments
    try:
        return on_miss(cf, site, args, func, namespace, builtins)
    except CompileError as error:  # the user's frames say where; ours would only stand below them
        raise error.with_traceback(None) from error.__cause__
    except Warning as error:  # a filter of the user's makes it an error
        raise error.with_traceback(None) from None
    except RecursionError:  # the user's code runs into the limit itself, and its traceback is its own
        return None
    except Exception as error:
        if config.strict and func is not None:
            raise InternalCompilerError(error, func.__qualname__, (func.__code__.co_filename, func.__code__.co_firstlineno)) from error
        return None


def on_frame(func: types.FunctionType, args: tuple[Any, ...]) -> None:
    """The first frame of a code object inside a region."""
    from .frames import on_frame

    on_frame(func, args)


def set_unsafe_programs(site: _C.Site) -> None:
    """A lookup under ``skip_guard_eval_unsafe`` met entries without their shorter guards."""
    from .entries import set_unsafe_programs

    set_unsafe_programs(site)


def check_guards(entry: _C.Entry, args: tuple[Any, ...], namespace: dict[str, Any], builtins: dict[str, Any], decided: int) -> None:
    """The guards of an entry were evaluated; only where they are to be held against the slow reference."""
    from .mirror import check

    check(entry, args, namespace, builtins, decided)


def install() -> None:
    """Tell C whom to ask."""
    from .objects import look_up

    _C.set_handlers(
        miss=on_miss, key=forced_key, unsafe=set_unsafe_programs, frame=on_frame, find=look_up, mirror=check_guards if config.check_guards else None
    )
