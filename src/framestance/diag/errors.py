"""Every exception of framestance and how its text is made: the user's file and line first, the code in brackets, then what to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ..records import record
from .locations import Location

if TYPE_CHECKING:
    from .codes import Code

Where = tuple[str, int]


class CompileError(RuntimeError):
    """Root of the family. ``code`` is a key of the catalogue. Errors of the user's program are never turned into one of these."""

    code: str = "I001"

    def __reduce__(self) -> tuple[Any, ...]:
        # The classes take named fields, not the text: rebuild from both, so that an error can travel from a worker process.
        return _rebuild, (type(self), self.args, self.__dict__)


def _rebuild(cls: type[CompileError], args: tuple[Any, ...], fields: dict[str, Any]) -> CompileError:
    error = cls.__new__(cls, *args)
    error.args = args
    error.__dict__.update(fields)
    return error


def listed(code: str) -> Code:
    """The catalogue's entry of ``code``. The catalogue is read when something first has to be said: it is a tenth of what importing framestance takes."""
    from .codes import CATALOGUE

    return CATALOGUE[code]


def headline(where: Where | None, message: str, code: str) -> str:
    """``file:line: message [code]``; the place is left out if it is None."""
    place = f"{where[0]}:{where[1]}: " if where is not None else ""
    return f"{place}{message} [{code}]"


def _details(source_line: str, hint: str) -> str:
    text = f"\n    {source_line.strip()}" if source_line.strip() else ""
    return text + (f"\n  hint: {hint}" if hint else "")


@record(frozen=True)
class Reason:
    """Why one cache entry does not fit one call.

    entry: its number in order of compilation, from 0; guard: what was compared, ``"size of `x` at dimension 0"``; expected, got: as text;
    location: the user's line that made the guard; code: of the catalogue (R...); hint: what to do; source: the value as the user writes it.
    """

    entry: int
    guard: str
    expected: str
    got: str
    location: Where | None = None
    code: str = "R006"
    hint: str = ""
    source: str = ""

    def __str__(self) -> str:
        got = f", got {self.got}" if self.got else ""
        return f"{self.guard}, expected {self.expected}{got} [{self.code}]"

    def text(self) -> str:
        """The reason on several lines: what failed, for whom, the line that made the guard, what to do about it."""
        about = f" ({self.source!r})" if self.source else ""
        lines = [f"entry {self.entry}{about}: {self}"]
        if self.location is not None:
            location = Location(*self.location)
            source = location.source()
            lines.append(f"    because of {location}" + (f":  {source}" if source else ""))
        if self.hint:
            lines.append(f"    hint: {self.hint}")
        return "\n".join(lines)


class RecompileError(CompileError):
    """The stance, or the recompile limit, does not let a call compile.

    function: its qualified name; filename, lineno: where it is defined; first_compile: nothing was compiled for it before; resumed_after_line: the
    line after which it was to go on compiled, if the part before has already run; reasons: one per entry, nearest entry first; stance: the name of
    the stance in force. ``code`` is S002 for a first compile, otherwise ``code`` if given, otherwise the nearest entry's.
    """

    def __init__(
        self,
        *,
        function: str,
        filename: str,
        lineno: int,
        first_compile: bool,
        reasons: Iterable[Reason] = (),
        stance: str,
        resumed_after_line: int | None = None,
        code: str | None = None,
    ) -> None:
        self.function = function
        self.filename = filename
        self.lineno = lineno
        self.first_compile = first_compile
        self.resumed_after_line = resumed_after_line
        self.reasons = tuple(reasons)
        self.stance = stance
        self.code = code or ("S002" if first_compile else self.reasons[0].code if self.reasons else "R006")
        if self.code == "R011":
            verdict = f"{function!r} has reached its recompile limit (stance {stance!r})"
        elif self.code == "S006":
            verdict = f"no entry of {function!r} fits while guards are skipped (stance {stance!r}, skip_guard_eval_unsafe)"
        else:
            verdict = f"stance {stance!r} " + (f"refuses the first compile of {function!r}" if first_compile else f"refuses to recompile {function!r}")
        super().__init__(recompile_text(verdict, (filename, lineno), self.code, self.reasons, resumed_after_line))


def recompile_text(verdict: str, where: Where, code: str, reasons: Sequence[Reason], resumed_after_line: int | None = None) -> str:
    """The text of a refused, or merely reported, recompile: ``verdict``, then one paragraph per entry, nearest first."""
    lines = [headline(where, verdict, code)]
    if resumed_after_line is not None:
        lines.append(f"  The call was partial: the code up to line {resumed_after_line} has already run, and its effects remain.")
    if reasons:
        count = len(reasons)
        lines.append("  The one compiled entry does not fit:" if count == 1 else f"  None of {count} compiled entries fits, the nearest one first:")
        # Entries that differ in a value alone share the line and the hint; dictionaries drop what comes again and keep the order.
        lines += dict.fromkeys(f"  {line}" for reason in reasons for line in reason.text().splitlines())
    if code[0] == "S" or code == "R011":  # the other codes are one entry's, whose own hint stands above
        lines.append(f"  hint: {listed(code).fix}")
    return "\n".join(lines)


class StanceError(CompileError, AssertionError):
    """The stance was to be changed inside a compiled region; it is as before. ``filename`` and ``lineno`` are the user's."""

    code = "S001"

    def __init__(self, filename: str, lineno: int, source_line: str = "", action: str = "set_stance") -> None:
        self.filename = filename
        self.lineno = lineno
        self.source_line = source_line
        message = f"{action}: {listed(self.code).title}"
        super().__init__(headline((filename, lineno), message, self.code) + _details(source_line, listed(self.code).fix))


class Unsupported(CompileError):
    """``fullgraph=True`` met a graph break. ``user_stack`` lists (file, line, function) from the outermost inlined call to the break."""

    def __init__(
        self,
        code: str,
        message: str,
        filename: str,
        lineno: int,
        source_line: str = "",
        hint: str = "",
        user_stack: Sequence[tuple[str, int, str]] = (),
    ) -> None:
        self.code = code
        self.message = message
        self.filename = filename
        self.lineno = lineno
        self.source_line = source_line
        self.hint = hint or listed(code).fix
        self.user_stack = tuple(user_stack)
        text = headline((filename, lineno), message, code) + _details(source_line, self.hint)
        if len(self.user_stack) > 1:
            text += "\n  called through:" + "".join(f"\n    {file}:{line} in {name}" for file, line, name in self.user_stack)
        super().__init__(text)


class InvalidBackend(CompileError):
    """The backend asked for does not exist. ``available`` lists the names that do."""

    code = "L002"

    def __init__(self, name: object, available: Iterable[str] = ()) -> None:
        self.name = name
        self.available = tuple(available)
        known = ", ".join(map(repr, self.available))
        accepted = f"; use {known}, or a callable (graph, example_inputs)" if known else ""
        super().__init__(headline(None, f"unknown backend {name!r}{accepted}", self.code))


class BackendError(CompileError):
    """The backend raised ``cause`` while compiling the graph of ``function``, which is defined at ``where``."""

    code = "L001"

    def __init__(self, backend: str, cause: BaseException, function: str = "", where: Where | None = None) -> None:
        self.backend = backend
        self.function = function
        self.where = where
        target = f" for {function!r}" if function else ""
        super().__init__(headline(where, f"backend {backend!r} failed{target}: {type(cause).__name__}: {cause}", self.code))
        self.__cause__ = cause


class KernelEnvironmentError(CompileError):
    """Numba is set up so that kernels cannot be compiled; ``problem`` says which variable to change. Calls that need kernels run uncompiled, with a warning."""

    code = "L003"

    def __init__(self, problem: str) -> None:
        self.problem = problem
        super().__init__(headline(None, problem, self.code))


class InternalCompilerError(CompileError):
    """A defect in framestance, raised only under FRAMESTANCE_STRICT=1; otherwise the call runs eagerly with one warning of the same text."""

    def __init__(self, cause: BaseException | str, function: str = "", where: Where | None = None) -> None:
        self.function = function
        self.where = where
        what = cause if isinstance(cause, str) else f"{type(cause).__name__}: {cause}"
        target = f" while compiling {function!r}" if function else ""
        super().__init__(headline(where, f"internal error{target}: {what}", self.code) + _details("", listed(self.code).fix))
        if isinstance(cause, BaseException):
            self.__cause__ = cause


for _public in (CompileError, RecompileError, StanceError, Unsupported, InvalidBackend, BackendError, InternalCompilerError):
    _public.__module__ = "framestance.compiler"  # where users import them from, and what tracebacks call them
