"""The gradient switches of torch, kept as flags: nothing here computes gradients yet."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import Any, Self, TypeVar, overload

F = TypeVar("F", bound=Callable[..., Any])

HINT = "gradients are not computed; remove the call, or compute the gradient by hand"


class _Mode(threading.local):
    enabled = True
    inference = False


_mode = _Mode()


def is_grad_enabled() -> bool:
    """Whether gradients would be recorded: true outside ``no_grad``."""
    return _mode.enabled


def is_inference_mode_enabled() -> bool:
    """Whether ``inference_mode`` is on."""
    return _mode.inference


class _Switch:
    """A context manager and decorator that sets the flag and puts it back."""

    def __init__(self, enabled: bool, inference: bool = False) -> None:
        self._wanted = (enabled, inference)
        self._previous: list[tuple[bool, bool]] = []

    def __enter__(self) -> None:
        self._previous.append((_mode.enabled, _mode.inference))
        _mode.enabled, _mode.inference = self._wanted[0], self._wanted[1] or _mode.inference

    def __exit__(self, *error: object) -> None:
        _mode.enabled, _mode.inference = self._previous.pop()

    def __call__(self, function: F) -> F:
        wanted = self._wanted

        @functools.wraps(function)
        def switched(*args: Any, **kwargs: Any) -> Any:
            with _Switch(*wanted):
                return function(*args, **kwargs)

        return switched  # type: ignore[return-value]


class no_grad(_Switch):
    """``with no_grad():`` or ``@no_grad()``."""

    @overload
    def __new__(cls, function: None = None) -> Self: ...
    @overload
    def __new__(cls, function: F) -> F: ...  # type: ignore[misc]
    def __new__(cls, function: Any = None) -> Any:
        made = object.__new__(cls)
        if function is None:
            return made
        _Switch.__init__(made, False)
        return made(function)

    def __init__(self, function: Callable[..., Any] | None = None) -> None:
        super().__init__(False)


class enable_grad(_Switch):
    """``with enable_grad():`` or ``@enable_grad()``."""

    def __init__(self) -> None:
        super().__init__(True)


class inference_mode(_Switch):
    """``with inference_mode():`` or ``@inference_mode()``."""

    def __init__(self, mode: bool = True) -> None:
        super().__init__(not mode, mode)


class set_grad_enabled(_Switch):
    """``set_grad_enabled(mode)``: acts at once, and puts the flag back when used as a context manager."""

    def __init__(self, mode: bool) -> None:
        super().__init__(mode)
        self._previous.append((_mode.enabled, _mode.inference))
        _mode.enabled = mode

    def __enter__(self) -> None:
        pass
