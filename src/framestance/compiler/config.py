"""The settings of the compiler: checked when they are set, restored exactly by ``patch``. They are read at each decision, so a change holds at once."""

from __future__ import annotations

import os
from collections.abc import Callable
from types import TracebackType
from typing import Any, TypeVar

from .wrapping import wrap

F = TypeVar("F", bound=Callable[..., Any])


def _environment_flag(name: str, default: str = "") -> bool:
    return os.environ.get(name, default) not in ("", "0")


def _cache_folder() -> str:
    """The kernel cache's folder: FRAMESTANCE_CACHE_DIR, or the place that the XDG base directory specification names."""
    below = os.environ.get("XDG_CACHE_HOME", "")
    below = below if os.path.isabs(below) else os.path.expanduser("~/.cache")
    return os.environ.get("FRAMESTANCE_CACHE_DIR") or os.path.join(below, "framestance")


# For CPython's own tests, not for programs, and so no setting of Config: the frame hook looks at every frame of user code, not only at those that are
# given tensors; stretches without a tensor operation are kept and run; the standard library's `test` package is user code.
CAPTURE_EVERYTHING = _environment_flag("FRAMESTANCE_CAPTURE_EVERYTHING")


class Config:
    """The settings, one attribute each.

    recompile_limit: entries one compiled function may have before further kinds of input run uncompiled (positive).
    accumulated_recompile_limit: the same over all parts of one code object and all compiled functions that share it (positive).
    fail_on_recompile_limit_hit: raise RecompileError at a limit instead of running uncompiled.
    automatic_dynamic_shapes: a second size of a dimension makes it symbolic, where compile was not told ``dynamic``.
    disable: compile nothing, run plain functions; set by FRAMESTANCE_DISABLE=1.
    strict: raise internal errors of the compiler instead of running uncompiled with a warning; set by FRAMESTANCE_STRICT=1.
    progress: say on a terminal what is being compiled when it takes more than a second; FRAMESTANCE_PROGRESS=0 turns it off.
    check_guards: hold every decision of guards against a slow reference, for entries made while it is on; set by FRAMESTANCE_CHECK_GUARDS=1.
    disk_cache: keep compiled kernels on disk for later processes; FRAMESTANCE_DISK_CACHE=0 turns it off.
    disk_cache_folder: where. It must belong to the user alone and is made if it is missing; set by FRAMESTANCE_CACHE_DIR, else below XDG_CACHE_HOME.
    disk_cache_limit: mebibytes there, beyond which the kernels that were used longest ago are removed (positive).

    Errors of assignment: AttributeError (unknown name), TypeError, ValueError; the setting is as before.

    >>> config.recompile_limit = 0
    Traceback (most recent call last):
        ...
    ValueError: config.recompile_limit must be at least 1, not 0
    """

    recompile_limit: int = 8
    accumulated_recompile_limit: int = 256
    fail_on_recompile_limit_hit: bool = False
    automatic_dynamic_shapes: bool = True
    disable: bool = _environment_flag("FRAMESTANCE_DISABLE")
    strict: bool = _environment_flag("FRAMESTANCE_STRICT")
    check_guards: bool = _environment_flag("FRAMESTANCE_CHECK_GUARDS")
    progress: bool = _environment_flag("FRAMESTANCE_PROGRESS", "1")
    disk_cache: bool = _environment_flag("FRAMESTANCE_DISK_CACHE", "1")
    disk_cache_folder: str = _cache_folder()
    disk_cache_limit: int = 256

    def __setattr__(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, _checked(name, value))

    def __repr__(self) -> str:
        return f"config({', '.join(f'{name}={getattr(self, name)!r}' for name in _DEFAULTS)})"

    def patch(self, changes: dict[str, Any] | None = None, /, **more: Any) -> Patch:
        """Other settings inside a ``with`` block or during the calls of a decorated function; checked now, set when entered.

        >>> with config.patch(recompile_limit=1):
        ...     config.recompile_limit
        1
        >>> config.recompile_limit
        8
        """
        wanted = {**(changes or {}), **more}
        if not wanted:
            raise TypeError("config.patch needs at least one setting [A003]")
        return Patch(self, {name: _checked(name, value) for name, value in wanted.items()})


_DEFAULTS: dict[str, Any] = {name: vars(Config)[name] for name in Config.__annotations__}


def _is_encodable(text: str) -> bool:
    try:
        os.fsencode(text)
    except UnicodeEncodeError:
        return False
    return True


_WORDS = {bool: "True or False", int: "an int", str: "a string"}


def _known(name: str) -> None:
    if name not in _DEFAULTS:
        raise AttributeError(f"framestance.compiler.config has no setting {name!r}; there are {', '.join(_DEFAULTS)} [A003]")


def _checked(name: str, value: Any) -> Any:
    _known(name)
    kind = type(_DEFAULTS[name])
    if type(value) is not kind:
        raise TypeError(f"config.{name} must be {_WORDS[kind]}, not {value!r} [A003]")
    if kind is str and (not value or "\0" in value or not _is_encodable(value)):
        raise ValueError(f"config.{name} must be the name of a folder, not {value!r} [A003]")
    if kind is int and value < 1:
        raise ValueError(f"config.{name} must be at least 1, not {value} [A003]")
    return value


class Patch:
    """What ``config.patch`` returns: a context manager and a decorator. One object may be used any number of times, nested too."""

    def __init__(self, config: Config, changes: dict[str, Any]) -> None:
        self._config = config
        self._changes = changes
        self._saved: list[dict[str, Any]] = []

    def enter(self) -> None:
        self._saved.append({name: getattr(self._config, name) for name in self._changes})
        for name, value in self._changes.items():
            setattr(self._config, name, value)

    def leave(self) -> None:
        for name, value in self._saved.pop().items():
            setattr(self._config, name, value)

    def __enter__(self) -> None:
        self.enter()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        self.leave()

    def __call__(self, fn: F) -> F:
        return wrap(fn, lambda: Patch(self._config, self._changes))  # type: ignore[return-value]


config = Config()
