"""Opens and closes stance scopes, and keeps the books of set_stance objects whose use is not known yet. Knows records, not the user's words.

``set_stance("x")`` is a statement, the head of a ``with``, or a decorator, and only what happens to the object next tells which. Until then the
object is *pending*: a scope of its own makes the stance visible in the constructing context (thread or task) alone. Entering or decorating withdraws
it. Dropping the object unused settles it: the stance goes to the pending record's target, which is the scope that was in force at construction, or
the process default. So no other thread can see a stance that ends up in a ``with`` or a decorator, and a statement, whose object is dropped at
once, holds for the process when it has ended.
"""

from __future__ import annotations

import itertools
import threading

from .. import _C
from ..diag import logs
from ..diag.errors import StanceError
from ..diag.locations import user_location


class Pending:
    """The record of one unused set_stance object."""

    __slots__ = ("number", "scope", "stance", "target")

    def __init__(self, stance: _C.Stance, target: _C.Scope | None) -> None:
        self.number = next(_numbers)
        self.stance = stance
        self.target = target  # None: the process default
        self.scope = _C.Scope(stance)


_numbers = itertools.count()
_pending: dict[int, Pending] = {}
# Reentrant: a collection inside a locked section may drop a set_stance object in the same thread.
_lock = threading.RLock()


def require_outside_region(action: str) -> None:
    """Errors: StanceError with the user's line if this thread is inside a compiled region."""
    if _C.region_depth() > 0:
        location = user_location()
        raise StanceError(location.filename, location.lineno, location.source(), action)


def log_change(stance: _C.Stance, how_long: str) -> None:
    """Say on the channel that a stance is in force from now on. The user's line is looked for only where somebody listens."""
    if logs.enabled("stance"):
        logs.log("stance", f"the stance is {stance.name!r} {how_long}", code="S009", where=user_location())


def begin_pending(stance: _C.Stance) -> Pending:
    """A stance was asked for; this context sees it from now on."""
    with _lock:
        pending = Pending(stance, _scope_in_force())
        _pending[pending.number] = pending
        _C.push_scope(pending.scope)
    return pending


def _scope_in_force() -> _C.Scope | None:
    """The innermost open scope of this context that is not a pending one, else the newest open scope of the process."""
    pending_scopes = {id(pending.scope) for pending in _pending.values()}
    scope = _C.current_scope()
    while scope is not None and (scope.closed or id(scope) in pending_scopes):
        scope = scope.parent
    return scope if scope is not None else _C.current_process_scope()


def withdraw(pending: Pending) -> None:
    """The object was entered or used as a decorator: as if it had never been pending."""
    with _lock:
        _pending.pop(pending.number, None)
        _C.pop_scope(pending.scope)


def settle(pending: Pending) -> None:
    """The object was dropped unused: its stance holds for its target, and older pending ones of that target are overruled."""
    with _lock:
        if _pending.pop(pending.number, None) is None:
            return  # overruled by a newer one, or its target has ended
        target = pending.target
        log_change(pending.stance, "for the process" if target is None else "until the block or call around it ends")
        if target is None:
            _C.set_default_stance(pending.stance)
        elif not target.closed:
            target.stance = pending.stance
        for other in list(_pending.values()):
            if other.target is target and other.number < pending.number:
                withdraw(other)
        _C.pop_scope(pending.scope)


def open_scope(scope: _C.Scope, of_process: bool) -> None:
    """``scope`` is in force from now on, in this context or for the process."""
    log_change(scope.stance, "for a block or call" + (", in all threads" if of_process else ""))
    if of_process:
        _C.push_process_scope(scope)
    else:
        _C.push_scope(scope)


def close_scope(scope: _C.Scope, of_process: bool) -> None:
    """``scope`` is no longer in force, and what is pending for it is void."""
    if _pending:  # without the lock: whatever is pending for a closed scope comes to nothing when it settles
        with _lock:
            for pending in list(_pending.values()):
                if pending.target is scope:
                    withdraw(pending)
    if of_process:
        _C.pop_process_scope(scope)
    else:
        _C.pop_scope(scope)
    log_change(_C.current_stance(), "again, at the end of a block or call")


def scope_to_close(candidates: list[_C.Scope]) -> _C.Scope:
    """Which of one object's open scopes an exit in this context means: the innermost one of this context, otherwise the last one opened."""
    scope = _C.current_scope()
    while scope is not None:
        if not scope.closed and any(candidate is scope for candidate in candidates):
            return scope
        scope = scope.parent
    return candidates[-1]
