"""``mode="background"``: kernels are compiled in a thread, one job after the other, while the calls that need them run uncompiled."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .. import _C
from .options import OptionsKey

if TYPE_CHECKING:  # loaded with the first job: with the logging that it brings, it takes 4 ms
    import concurrent.futures

MOST_JOBS = 16  # that wait at one site; further kinds of input run uncompiled until there is room

building = threading.RLock()  # held by a job while Numba compiles for it, and never while it waits for another lock: a fork waits for it
_jobs: set[Job] = set()
_executor: concurrent.futures.Executor | None = None


class Job:
    """An entry in the making: the guards it will have, and the error that it ended in, which the next call that needs it raises."""

    def __init__(self, jobs: list[Job], program: _C.GuardProgram, key: OptionsKey) -> None:
        self.jobs, self.program, self.key = jobs, program, key
        self.error: BaseException | None = None
        self.future: concurrent.futures.Future[None] | None = None
        self.thread = 0  # that works on it

    def forget(self) -> None:
        """No call waits for it any more."""
        with contextlib.suppress(ValueError):  # another thread was quicker
            self.jobs.remove(self)


def is_pending(jobs: list[Job], key: OptionsKey, args: tuple[Any, ...], namespace: dict[str, Any], builtins: dict[str, Any]) -> bool:
    """Whether one of a site's jobs makes the entry for this call, or there is no room for another. Errors: the one that such a job ended in."""
    for job in list(jobs):
        if job.key is key and job.program.check(args, namespace, builtins) < 0:
            if job.error is not None:
                job.forget()
                raise job.error
            return True
    if len(jobs) < MOST_JOBS:
        return False
    failed = [job for job in jobs if job.error is not None]
    for job in failed:
        job.forget()
    return not failed


def start(jobs: list[Job], program: _C.GuardProgram, key: OptionsKey, finish: Callable[[], None]) -> None:
    """Have ``finish`` called in the thread; the job is one of ``jobs`` until then, and longer if it fails."""
    global _executor
    job = Job(jobs, program, key)

    def run() -> None:
        job.thread = threading.get_ident()
        try:
            if threading.main_thread().is_alive():  # else the interpreter is about to end, and waits for this thread
                finish()
            job.forget()
        except BaseException as error:  # a backend may end in anything
            job.error = error
        finally:
            _jobs.discard(job)

    if _executor is None:
        from concurrent.futures import ThreadPoolExecutor

        _executor = ThreadPoolExecutor(1, "framestance-compile")
    jobs.append(job)
    _jobs.add(job)
    try:
        job.future = _executor.submit(run)
    except RuntimeError:  # the interpreter ends
        _jobs.discard(job)
        job.forget()


def wait_for_compiles(timeout: float | None = None) -> bool:
    """Wait until nothing is being compiled in the background any more; False when ``timeout`` seconds were not enough.

    Errors: TypeError, ValueError for a timeout that is no number of seconds.

    >>> wait_for_compiles(timeout=60)
    True
    """
    from concurrent.futures import wait

    if timeout is not None and (isinstance(timeout, bool) or not isinstance(timeout, int | float)):
        raise TypeError(f"wait_for_compiles: timeout must be a number of seconds or None, not {timeout!r} [A001]")
    if timeout is not None and not timeout >= 0:
        raise ValueError(f"wait_for_compiles: timeout must not be negative, not {timeout!r} [A001]")
    waiting = [job.future for job in list(_jobs) if job.future is not None and job.thread != threading.get_ident()]
    return not wait(waiting, timeout).not_done


def _after_fork() -> None:
    """The thread does not exist in the child: what it had to do is forgotten, and asked for again."""
    global _executor
    _executor = None
    for job in _jobs:
        job.forget()
    _jobs.clear()
    building.release()


os.register_at_fork(before=building.acquire, after_in_parent=building.release, after_in_child=_after_fork)
