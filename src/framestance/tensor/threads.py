"""How many threads may run one kernel."""

from __future__ import annotations

from .. import _C


def set_num_threads(count: int, /) -> None:
    """Let kernels run on so many threads, the calling one among them. Small ones run on one all the same; results do not depend on it.

    The number is FRAMESTANCE_NUM_THREADS or OMP_NUM_THREADS at first, else that of the processors this process may use.
    Errors: TypeError for anything but an int; RuntimeError below 1; ValueError above 256.

    >>> before = get_num_threads()
    >>> set_num_threads(1)
    >>> get_num_threads()
    1
    >>> set_num_threads(before)
    """
    if type(count) is not int:
        raise TypeError(f"set_num_threads expects an int, but got {type(count).__name__}")
    if count < 1:
        raise RuntimeError(f"set_num_threads expects a positive integer, but got {count}")
    _C.set_num_threads(count)


def get_num_threads() -> int:
    """How many threads may run one kernel."""
    return _C.get_num_threads()
