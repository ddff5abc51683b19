"""Says on a terminal what is being compiled, once that takes more than a second: with rich or tqdm, where they are installed, else as a plain line.

Nothing is started before a kernel has to be compiled, which takes a tenth of a second or more; the thread that watches the clock ends with the compile.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

PATIENCE = 1.0  # seconds of silence
_PACE = 0.25  # between updates
_lock = threading.Lock()
_current: _Watch | None = None


class _Watch:
    """One compile that a terminal may be told of."""

    def __init__(self, what: str, stream: Any) -> None:
        self.what, self.stream = what, stream
        self.begun = time.perf_counter()
        self.kernels = 0
        self.ended = threading.Event()
        self.thread: threading.Thread | None = None

    def text(self) -> str:
        """What is said now."""
        kernels = f"kernel {self.kernels}" if self.kernels else "no kernel yet"
        return f"framestance is compiling {self.what}: {kernels}, {time.perf_counter() - self.begun:.0f} s"

    def run(self) -> None:
        """What the thread does."""
        if self.ended.wait(max(0.0, PATIENCE - (time.perf_counter() - self.begun))):
            return
        with contextlib.suppress(Exception):  # of a stream that was closed, or a library that is not what it was
            show, clear = _display(self.stream)
            try:
                while True:
                    show(self.text())
                    if self.ended.wait(_PACE):
                        break
            finally:
                clear()

    def end(self) -> None:
        """Wait for the thread, if there is one, and leave the terminal as it was."""
        self.ended.set()
        if self.thread is not None:
            self.thread.join()


@contextlib.contextmanager
def compiling(what: str, wanted: bool) -> Iterator[None]:
    """A compile of ``what``; told of where ``wanted`` and the standard error stream is a terminal. One at a time: of others meanwhile nothing is said."""
    global _current
    watch = _Watch(what, sys.stderr) if wanted and _current is None and _is_terminal(sys.stderr) else None
    if watch is None:
        yield
        return
    with _lock:
        first = _current is None
        if first:
            _current = watch
    try:
        yield
    finally:
        if first:
            _current = None
            watch.end()


def kernel_begun() -> None:
    """A kernel is about to be compiled, in whatever thread."""
    watch = _current
    if watch is None:
        return
    with _lock:
        watch.kernels += 1
        if watch.thread is None and not watch.ended.is_set():
            watch.thread = threading.Thread(target=watch.run, name="framestance-progress", daemon=True)
            try:
                watch.thread.start()
            except RuntimeError:  # the interpreter ends, or there are no more threads
                watch.thread = None


def _is_terminal(stream: Any) -> bool:
    try:
        return bool(stream.isatty()) and os.environ.get("TERM") != "dumb"
    except (AttributeError, ValueError, OSError):  # no stream, or a closed one
        return False


def _display(stream: Any) -> tuple[Callable[[str], object], Callable[[], object]]:
    """How to show a line in place of the one before, and how to remove it."""
    for make in (_with_rich, _with_tqdm):
        with contextlib.suppress(Exception):
            return make(stream)

    def show(text: str) -> None:
        from shutil import get_terminal_size  # with the modules that it loads, as long as a warm start's kernel

        stream.write(f"\r\033[K{text[: get_terminal_size().columns - 1]}")  # one line: more could not be taken back
        stream.flush()

    def clear() -> None:
        stream.write("\r\033[K")
        stream.flush()

    return show, clear


def _with_rich(stream: Any) -> tuple[Callable[[str], object], Callable[[], object]]:
    from rich.console import Console  # type: ignore[import-not-found,unused-ignore]
    from rich.text import Text  # type: ignore[import-not-found,unused-ignore]

    status = Console(file=stream).status("")
    status.start()
    return lambda text: status.update(Text(text)), status.stop


def _with_tqdm(stream: Any) -> tuple[Callable[[str], object], Callable[[], object]]:
    from tqdm import tqdm  # type: ignore[import-untyped,import-not-found,unused-ignore]

    class Line(tqdm):  # type: ignore[type-arg,misc,unused-ignore]
        monitor_interval = 0  # without tqdm's own thread, which would stay

    bar = Line(total=0, bar_format="{desc}", file=stream, leave=False)
    return bar.set_description_str, bar.close


def _after_fork() -> None:
    """The thread does not exist in the child, which compiles nothing just now."""
    global _current, _lock
    _current, _lock = None, threading.Lock()


os.register_at_fork(after_in_child=_after_fork)
