"""One compile at a time. The lock is open while a user's backend runs, which may wait for other threads, and it is taken around a fork."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Iterator
from typing import Any

# Reentrant: code that is called while compiling may end in another compile of the same thread.
compile_lock: Any = threading.RLock()

# A signal's handler, which may raise, runs where a call of a function in C ends, before what that returned is stored anywhere. Therefore the lock is taken
# and opened below by a call that stores its result itself: ``list.extend``.
_RELEASE = type(compile_lock)._release_save


def _acquire() -> None:
    compile_lock.acquire()


def _release() -> None:
    compile_lock.release()


# A fork waits for the compile of another thread: in the child nobody would finish it, nor release what it holds, Numba's own lock for instance.
os.register_at_fork(before=_acquire, after_in_parent=_release, after_in_child=_release)


@contextlib.contextmanager
def locked(wait: bool) -> Iterator[bool]:
    """Hold the lock, or, without waiting, find it taken by another thread: whether it is held."""
    taken: list[bool] = []
    try:
        taken.extend(map(compile_lock.acquire, (wait,)))
        yield taken[0]
    finally:
        if True in taken:
            compile_lock.release()


def is_free() -> bool:
    """Whether no other thread holds the lock just now."""
    with locked(wait=False) as taken:
        return taken


@contextlib.contextmanager
def lock_open() -> Iterator[None]:
    """Let other threads compile meanwhile, however often this one has taken the lock."""
    if not compile_lock._is_owned():
        yield
        return
    state: list[Any] = []
    try:
        state.extend(map(_RELEASE, (compile_lock,)))
        yield
    finally:
        if state:
            compile_lock._acquire_restore(state[0])
