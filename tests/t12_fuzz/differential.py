"""Runs a program plain and compiled, call by call on equal arguments, and compares everything that its user can see after each call."""

from __future__ import annotations

import contextlib
import io
import linecache
import random
import re
import signal
import sys
import types
import warnings
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import framestance as fs
from framestance import compiler
from framestance.diag.errors import CompileError
from t10_numerics.programs import array, tensor
from t12_fuzz.counting import Counter as OperationCounter
from t12_fuzz.grammar import Program
from t12_fuzz.snapshot import Seen, Snapshot, difference, namespace, without_addresses

FILENAME = "<generated program>"
SECONDS = 20  # of processor time that one call may take
TOLERANCE = 1e-3  # for the kernels of numba; the interpreted graph is exact


class TooLong(BaseException):
    """A call took longer than any program should."""


@dataclass
class Difference:
    """What differs between the plain and the compiled run of a program. ``kind`` is the same for differences that look alike."""

    program: Program
    backend: str
    call: int
    where: str
    got: Any
    want: Any
    kind: str = ""

    def __post_init__(self) -> None:
        self.kind = self.kind or f"{re.sub(r'[.][0-9]+', '', self.where)}: {_outline(self.got)} for {_outline(self.want)}"

    def __str__(self) -> str:
        what = f"{self.kind}\ncall {self.call}, backend {self.backend}, at {self.where}\n  compiled: {self.got}\n  plain:    {self.want}\n"
        return "\n".join([what, self.program.source, *(f"# call {number}\n{text}" for number, text in enumerate(self.program.calls[: self.call + 1]))])


def _outline(value: Any) -> str:
    if isinstance(value, str):
        return value if len(value) < 40 and "\n" not in value else "text"
    return str(value[0]) if isinstance(value, tuple) and value and isinstance(value[0], str) else type(value).__name__


@dataclass
class Outcome:
    """How a program fared. operations: run by the plain side; eager_operations: run one by one by the compiled side; error: plain calls that raised."""

    difference: Difference | None = None
    skipped: str = ""
    calls: int = 0
    errors: int = 0
    graphs: int = 0
    operations: int = 0
    eager_operations: int = 0
    breaks: Counter[str] = field(default_factory=Counter)


class Side:
    """One of the two runs: the program's module in a namespace of its own."""

    def __init__(self, program: Program, counter: OperationCounter | None) -> None:
        module = sys.modules["program"] = types.ModuleType("program")  # there, because dataclasses looks for it
        self.names: dict[str, Any] = vars(module)
        self.names["tensor"] = make_tensor
        self.counter = counter
        self.operations = 0
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            exec(compile(program.source, FILENAME, "exec"), self.names)
        self.function = self.names["f"]

    def call(self, setup: str, seed: int) -> Seen:
        """Set the arguments up, call, and look at everything afterwards. Errors: TooLong."""
        with contextlib.suppress(Exception):  # a change that does not fit what the calls before left behind
            exec(setup, self.names)
        arguments = [self.names[name] for name in ("X", "Y", "N", "STATE")]
        random.seed(seed)
        fs.manual_seed(seed)
        printed = io.StringIO()
        value, error = None, None
        before = self.counter.count if self.counter else 0
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed), warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            try:
                value = self.function(*arguments)
            except (KeyboardInterrupt, TooLong, CompileError):
                raise
            except BaseException as caught:
                error = caught
            finally:
                fs.set_default_dtype(fs.float32)
        self.operations += self.counter.count - before if self.counter else 0
        seen = Snapshot(FILENAME)
        return (
            ("error", seen.of(error)),  # first, because it says most
            ("result", seen.of(value)),
            ("arguments", *(seen.of(x) for x in arguments)),
            ("names", namespace(seen, self.names)),
            ("printed", without_addresses(printed.getvalue())),
            ("warnings", tuple(map(warning, (w for w in warned if "[R011]" not in str(w.message))))),  # the limit of recompiles is announced by a warning
            ("random", random.random(), float(fs.rand(1))),
        )


def warning(found: warnings.WarningMessage) -> tuple[str, str, int]:
    """What the program sees of it."""
    return found.category.__name__, without_addresses(str(found.message)), found.lineno if found.filename == FILENAME else 0


def make_tensor(seed: int, shape: tuple[int, ...], dtype: str, layout: str = "C") -> fs.Tensor:
    """Random numbers; the same for the same arguments. Layouts as in t10_numerics."""
    found = tensor(array(np.random.default_rng(seed), shape, dtype, layout))
    assert isinstance(found, fs.Tensor)
    return found


@contextlib.contextmanager
def time_limit() -> Iterator[None]:
    """Raises TooLong in this thread when the block takes too long."""

    def ring(signum: int, frame: Any) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def run(program: Program, backend: str = "eager", counter: OperationCounter | None = None) -> Outcome:
    """Run ``program`` both ways until something differs. Under FRAMESTANCE_STRICT=1 an error inside the compiler is a difference, too."""
    linecache.cache[FILENAME] = (len(program.source), None, program.source.splitlines(keepends=True), FILENAME)
    try:
        plain, compiled = Side(program, counter), Side(program, counter)
    except SyntaxError:
        return Outcome(skipped="syntax")
    function = compiled.function = fs.compile(compiled.function, backend=backend)
    outcome = Outcome()
    with compiler.config.patch(recompile_limit=10**6, accumulated_recompile_limit=10**6):
        _run_calls(program, backend, plain, compiled, outcome)
    stats = compiler.stats(function)
    outcome.graphs = stats.graphs
    outcome.breaks = Counter(code for code, _, _ in stats.breaks)
    outcome.operations, outcome.eager_operations = plain.operations, compiled.operations
    compiler.reset()
    return outcome


def _run_calls(program: Program, backend: str, plain: Side, compiled: Side, outcome: Outcome) -> None:
    for number, setup in enumerate(program.calls):
        try:
            with time_limit():
                want = plain.call(setup, number)
        except TooLong:
            outcome.skipped = "too long"
            break
        outcome.calls += 1
        outcome.errors += want[0][1] != ("NoneType", "None")
        try:
            with time_limit():
                found = difference(compiled.call(setup, number), want, 0.0 if backend == "eager" else TOLERANCE)
        except TooLong:
            outcome.difference = Difference(program, backend, number, "time", f"more than {SECONDS} s", "", "too long")
            break
        except CompileError as error:
            outcome.difference = _compile_error(program, backend, number, error)
            break
        if found is not None:
            outcome.difference = Difference(program, backend, number, *found)
            break


def _compile_error(program: Program, backend: str, call: int, error: CompileError) -> Difference:
    """The compiler failed; the kind says where in it."""
    cause: BaseException = error.__cause__ or error
    traceback = cause.__traceback__
    while traceback is not None and traceback.tb_next is not None:
        traceback = traceback.tb_next
    place = "" if traceback is None else f"{traceback.tb_frame.f_code.co_filename.rpartition('framestance/')[2]}:{traceback.tb_lineno}"
    return Difference(program, backend, call, "compiler", f"{type(cause).__name__}: {cause}", "", f"compiler error at {place}: {cause!r:.90}")
