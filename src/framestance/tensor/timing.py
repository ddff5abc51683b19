"""Events on the host clock, and the ``cuda`` names that portable timing code asks for; there is never a device."""

from __future__ import annotations

import time


class Event:
    """A point in time. Work is done when a call returns, so recording is reading the clock.

    >>> start, end = Event(enable_timing=True), Event(enable_timing=True)
    >>> start.record()
    ... end.record()
    ... start.elapsed_time(end) >= 0
    True
    """

    def __init__(self, enable_timing: bool = False, blocking: bool = False, interprocess: bool = False) -> None:
        self._timed = enable_timing
        self._nanoseconds: int | None = None

    def record(self, stream: object = None) -> None:
        """Note the present time."""
        self._nanoseconds = time.perf_counter_ns()

    def elapsed_time(self, end_event: Event) -> float:
        """Milliseconds from this event to ``end_event``.

        Errors: RuntimeError unless both were recorded with ``enable_timing=True``.
        """
        if not self._timed or not end_event._timed:
            raise RuntimeError("Both events must be created with argument 'enable_timing=True'.")
        if self._nanoseconds is None or end_event._nanoseconds is None:
            raise RuntimeError("Both events must be recorded before calculating elapsed time.")
        return (end_event._nanoseconds - self._nanoseconds) / 1e6

    def synchronize(self) -> None:
        """Nothing to wait for."""

    def wait(self, stream: object = None) -> None:
        """Nothing to wait for."""

    def query(self) -> bool:
        """Whether all work recorded so far is done: always."""
        return True


class cuda:
    """``framestance.cuda``: says that there is no device, and gives events on the host clock."""

    Event = Event

    @staticmethod
    def is_available() -> bool:
        """No."""
        return False

    @staticmethod
    def device_count() -> int:
        """None."""
        return 0

    @staticmethod
    def synchronize(device: object = None) -> None:
        """Nothing to wait for."""
