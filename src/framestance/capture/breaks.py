"""How a capture stops: exceptions from anywhere inside it to the one place that decides what becomes of the frame."""

from __future__ import annotations

from ..diag.errors import listed
from ..records import record


class GraphBreak(Exception):
    """Something is not understood or must run uncompiled: a catalogue code, what it was, and what the user can do about it."""

    def __init__(self, code: str, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.hint = code, message, hint
        self.where: tuple[str, int, str] | None = None  # file, line, function, where it is not where the capture stopped


class LeftToPython(GraphBreak):
    """In a handler that was entered uncompiled: what is done with the exception is left to the uncompiled code. Nothing that a user could mend."""

    def __init__(self, what: str) -> None:
        super().__init__("B007", f"an exception from outside is {what}")


class StanceChange(Exception):
    """The traced code would change the stance: an error wherever it stands, never a break."""

    def __init__(self, filename: str, lineno: int) -> None:
        super().__init__(f"{filename}:{lineno}")
        self.filename, self.lineno = filename, lineno


@record(frozen=True)
class BreakNote:
    """A break that happened, for logs and ``stats``."""

    code: str
    message: str
    hint: str
    filename: str
    lineno: int
    function: str

    @property
    def fix(self) -> str:
        """What to do: the break's own hint, or that of its code."""
        return self.hint or listed(self.code).fix
