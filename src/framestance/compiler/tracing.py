"""``compiler.trace`` and FRAMESTANCE_TRACE: what the compiler does, as lines of JSON in a folder. Loaded by the first use. docs/report.md has the schema.

Writing goes straight to the file, a line at a time: what a killed process has recorded can be read, and a fork copies no half-written buffer.
"""

from __future__ import annotations

import atexit
import itertools
import json
import linecache
import os
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from .. import _C
from ..capture.breaks import BreakNote
from ..capture.frame import Capture
from ..diag import events
from ..diag.errors import Reason, RecompileError, Where, headline
from ..diag.explanation import Break, Step
from ..diag.locations import warn
from ..ir.graph import Graph
from ..ir.plan import nodes_of
from ..ir.printer import print_node, type_text
from . import limits, pipeline
from .config import config
from .described import backend_name, break_of, guards_of
from .explaining import looked_into, schedule_of
from .locking import lock_open

if TYPE_CHECKING:
    from .misses import Miss

SCHEMA = 1
VARIABLE = "FRAMESTANCE_TRACE"
KEPT = 10_000  # entries whose hits are told at the end
LARGEST_FILE = 2 << 20  # characters of a source file that is recorded
_MEASURED = 3  # times that the machine's limits are measured
_FIRST = 5  # eager runs and refusals of one kind that are written one by one; after that those whose number is a power of two


def start(folder: str | os.PathLike[str], measure: bool = True) -> Recording:
    """See ``compiler.trace``."""
    if not issubclass(type(folder), str | os.PathLike) or not isinstance(os.fspath(folder), str):
        raise TypeError(f"trace: folder must be a path, not {folder!r} [A005]")
    if not isinstance(measure, bool):
        raise TypeError(f"trace: measure must be True or False, not {measure!r} [A001]")
    if not os.fspath(folder) or "\0" in os.fspath(folder):
        raise ValueError(f"trace: folder must be the name of a folder, not {folder!r} [A005]")
    return Recording(Path(folder).absolute(), measure)


def start_from_environment() -> None:
    """Record from the import on, in the folder that FRAMESTANCE_TRACE names."""
    try:
        start(os.environ[VARIABLE])
    except (OSError, ValueError) as problem:
        warn(headline(None, f"{VARIABLE}: nothing is recorded: {problem}", "A005"))


class Recording:
    """A trace in the making. folder: where; path: this process's file; compiles: entries recorded by this process so far. As a context, it ends with it."""

    def __init__(self, folder: Path, measure: bool) -> None:
        self.folder, self.measure = folder, measure
        self._begin()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._open()
        except OSError as problem:
            if self._descriptor >= 0 and self.path is not None:  # the file could be made, but not written
                os.close(self._descriptor)
                self.path.unlink(missing_ok=True)
            raise type(problem)(problem.errno, f"no trace can be written in {str(folder)!r}: {problem.strerror} [A005]") from None
        self._stops = [
            events.subscribe("graph_break", self._broke),
            events.subscribe("eager", self._ran_eagerly),
            events.subscribe("recompile_refused", self._was_refused),
        ]
        with _lock:
            pipeline.recordings += (self,)
        atexit.register(self.stop)

    def _begin(self) -> None:
        """The state of one process; again in a forked child."""
        self.compiles = 0
        self.path: Path | None = None
        self._lock = threading.RLock()
        self._measuring = threading.Lock()
        self._descriptor = -1
        self._failed = False
        self._texts: set[str] = set()
        self._measured: dict[int, list[float]] = {}  # number of threads -> when it was measured what the machine can do with them
        self._counts: dict[tuple[Any, ...], int] = {}
        self._entries: dict[int, _C.Entry] = {}
        self._begun = time.perf_counter()

    # ---- what is heard ----

    def made(self, miss: Miss, found: Capture, why: tuple[Reason, ...], entry: _C.Entry, seconds: float) -> None:
        """An entry was made, in so many seconds, just now."""
        if self._failed:
            return
        begin = time.perf_counter() - self._begun - seconds
        try:
            known = bool(miss.builtins)  # in the background the call is over by now, and its values are gone
            measured, steps, problem = looked_into(miss, found, entry, self.measure and known)
            if self.measure and not known and measured is not None:
                problem = "the call was over when its kernels were there"
            if any(step.seconds is not None for step in steps):
                self._tell_limits()
            schedule = [] if measured is None else [nodes_of(step) for step, _ in schedule_of(measured)]
            record = _compile_record(miss, found, entry, why, steps, problem)
            record |= {"begin": begin, "seconds": seconds, "thread": threading.current_thread().name, "threads": _C.get_num_threads()}
            record["nodes"], record["outputs"] = _drawn(found.graph if measured is None else measured.graph, schedule)
        except Exception as problem:
            self._fail(problem)
            return
        with self._lock:
            record["id"] = self.compiles
            self._entries[self.compiles] = entry
            self._entries.pop(self.compiles - KEPT, None)
            self.compiles += 1
            self._write(record, _files_of(record))

    def _broke(self, note: BreakNote) -> None:
        record = {"event": "break", "time": self._now(), **_break(break_of(note))}
        self._write(record, {note.filename})

    def _ran_eagerly(self, run: events.Eager) -> None:
        count = self._count("eager", run.function, run.where, run.cause, run.stance)
        if count:
            record = {"event": "eager", "time": self._now(), "function": run.function, "file": run.where[0], "line": run.where[1], "cause": run.cause}
            record |= {"code": run.code, "message": run.why, "stance": run.stance, "reasons": [*map(_reason, run.reasons)], "count": count}
            self._write(record, {run.where[0]})

    def _was_refused(self, error: RecompileError) -> None:
        count = self._count("refused", error.function, error.filename, error.lineno, error.code, error.stance)
        if count:
            record = {"event": "refused", "time": self._now(), "function": error.function, "file": error.filename, "line": error.lineno, "code": error.code}
            record |= {"first": error.first_compile, "stance": error.stance, "reasons": [*map(_reason, error.reasons)], "count": count}
            self._write(record, {error.filename, *(reason.location[0] for reason in error.reasons if reason.location)})

    def _count(self, *kind: Any) -> int:
        """How many of the kind there were, if this one is to be written; else 0."""
        with self._lock:
            count = self._counts[kind] = self._counts.get(kind, 0) + 1
        return count if count <= _FIRST or count & (count - 1) == 0 else 0

    def _tell_limits(self) -> None:
        """Measure what the machine can do with the threads in use, and write it down; a few times, for there may be other work on the machine."""
        threads = _C.get_num_threads()
        with lock_open(), self._measuring:
            times = self._measured.setdefault(threads, [])
            if len(times) >= _MEASURED or (times and self._now() - times[-1] < 1):
                return
            found = limits.measure(threads)
            times.append(self._now())
        self._write({"event": "limits", "time": self._now(), "threads": threads, "copies": found.copies, "flops": found.flops}, set())

    # ---- the file ----

    def _now(self) -> float:
        return time.perf_counter() - self._begun

    def _open(self) -> None:
        """Make the file of this process, and write who it is."""
        for number in itertools.count():
            path = self.folder / f"{os.getpid()}-{number}.jsonl"
            try:
                self._descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND | os.O_CLOEXEC, 0o644)
            except FileExistsError:
                continue
            self.path = path
            break
        self._put(_header(self._now()))

    def _write(self, record: dict[str, Any], files: set[str]) -> None:
        """A line, after the texts of the files that it speaks of."""
        with self._lock:
            if self._failed:
                return
            try:
                if self._descriptor < 0:
                    self._open()
                for name in sorted(files - self._texts):
                    self._texts.add(name)
                    text = "".join(linecache.getlines(name))
                    self._put({"event": "file", "name": name, "text": text if len(text) <= LARGEST_FILE else ""})
                self._put(record)
            except Exception as problem:
                self._fail(problem)

    def _put(self, record: dict[str, Any]) -> None:
        line = json.dumps(record, separators=(",", ":")).encode() + b"\n"
        while line:
            line = line[os.write(self._descriptor, line) :]

    def _fail(self, problem: Exception) -> None:
        """The program must not notice: one warning, and no more is recorded."""
        if config.strict and not isinstance(problem, OSError | MemoryError):
            raise problem
        with self._lock:
            first, self._failed = not self._failed, True
        if first:
            text = f"nothing more is recorded in {str(self.folder)!r}: {type(problem).__name__}: {problem}"
            try:
                warn(headline(None, text, "I006"))
            except Warning as raised:  # a filter has made it an error: it must not end the call
                sys.stderr.write(f"{raised}\n")

    # ---- the end ----

    def stop(self) -> None:
        """End the recording, for this process; the totals are written. A second time it does nothing."""
        with _lock:
            pipeline.recordings = tuple(other for other in pipeline.recordings if other is not self)
        atexit.unregister(self.stop)
        while self._stops:
            self._stops.pop()()
        with self._lock:
            if self._descriptor >= 0:
                hits = [[number, entry.hits] for number, entry in self._entries.items()]
                self._write({"event": "end", "time": self._now(), "hits": hits, "counts": [[*kind, count] for kind, count in self._counts.items()]}, set())
                os.close(self._descriptor)
            self._descriptor, self._failed, self._entries = -1, True, {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        self.stop()

    def _forked(self) -> None:
        """In a child: another file, made when there is something to write."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
        stopped = self._failed
        self._begin()
        self._failed = stopped


_lock = threading.Lock()


def _after_fork() -> None:
    _lock._at_fork_reinit()  # type: ignore[attr-defined]
    for recording in pipeline.recordings:
        recording._forked()


os.register_at_fork(after_in_child=_after_fork)


# ---- records -------------------------------------------------------------------------------------------------------------------------------------


def _header(now: float) -> dict[str, Any]:
    """Which program this is, on which machine; ``time`` is the clock at which all other times of the file begin."""
    import platform
    from importlib.metadata import PackageNotFoundError, version

    versions = {"framestance": sys.modules[__name__.partition(".")[0]].__version__, "python": platform.python_version()}
    for name in ("numpy", "numba"):
        try:
            versions[name] = version(name)
        except PackageNotFoundError:
            versions[name] = "?"
    return {
        "event": "start",
        "schema": SCHEMA,
        "time": time.time() - now,
        "process": os.getpid(),
        "parent": os.getppid(),
        "command": sys.orig_argv,
        "package": os.path.dirname(os.path.dirname(os.path.abspath(__file__))),
        "versions": versions,
        "machine": platform.node(),
        "cpu": _processor() or platform.processor() or platform.machine(),
        "processors": len(os.sched_getaffinity(0)),
        "threads": _C.get_num_threads(),
    }


def _processor() -> str:
    try:
        with open("/proc/cpuinfo") as lines:
            return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
    except OSError:
        return ""


def _compile_record(miss: Miss, found: Capture, entry: _C.Entry, why: tuple[Reason, ...], steps: tuple[Step, ...], problem: str) -> dict[str, Any]:
    info = entry.info
    name, file, first, last = miss.frame.layout.program.extent
    return {
        "event": "compile",
        "id": 0,
        "function": name,
        "file": file,
        "first": first,
        "last": last,
        "line": miss.line(),
        "resumed": not miss.info.layout.start,
        "entry": info.number,
        "compiled": entry.artifact is not None,
        "backend": backend_name(entry.key.backend),
        "operations": entry.operations,
        "graph": info.graph,
        "guards": [{"text": guard.text, "source": guard.source, **_place(guard.location)} for guard in guards_of(info)],
        "steps": [*map(_step, steps)],
        "not_measured": problem,
        "ended_by": None if found.break_note is None else _break(break_of(found.break_note)),
        "reasons": [*map(_reason, why)],
        "calls": [
            {"function": name, "file": file, "first": first, "last": last, "from": sorted([where, line] for where, line in places)}
            for (name, file, first, last), places in found.calls.items()
        ],
    }


def _place(where: Where | None) -> dict[str, Any]:
    return {"file": where[0], "line": where[1]} if where is not None else {"file": "", "line": 0}


def _reason(reason: Reason) -> dict[str, Any]:
    named = {"entry": reason.entry, "guard": reason.guard, "expected": reason.expected, "got": reason.got, "source": reason.source}
    return named | {"code": reason.code, "hint": reason.hint, **_place(reason.location)}


def _break(found: Break) -> dict[str, Any]:
    return {"code": found.code, "message": found.message, "hint": found.hint, "function": found.function, **_place(found.location)}


def _step(step: Step) -> dict[str, Any]:
    return {
        "kind": step.kind,
        "name": step.name,
        "members": step.members,
        "shape": step.shape,
        "sources": step.sources,
        "lines": [[file, line] for file, line in step.lines],
        "read": step.bytes_read,
        "written": step.bytes_written,
        "flops": step.flops,
        "seconds": step.seconds,
        "repetitions": step.repetitions,
    }


def _drawn(graph: Graph, schedule: list[Any]) -> tuple[list[dict[str, Any]], list[int]]:
    """The nodes with their inputs, by number, and the steps of the schedule that compute each; and the numbers of the outputs."""
    steps: dict[int, list[int]] = {}
    for number, members in enumerate(schedule):
        for node in dict.fromkeys(members):
            steps.setdefault(id(node), []).append(number)
    numbers = {id(node): number for number, node in enumerate(graph.nodes)}
    nodes = []
    for node in graph.nodes:
        label = node.attrs["row"].name if "row" in node.attrs else node.op
        if node.op == "input" and node.attrs["index"] < len(graph.input_names):
            label = graph.input_names[node.attrs["index"]]
        nodes.append(
            {
                "name": node.name,
                "op": node.op,
                "label": label,
                "type": type_text(node),
                "text": "" if node.op == "input" else print_node(node),
                "inputs": [numbers[id(operand)] for operand in node.inputs],
                "steps": steps.get(id(node), []),
                **_place(node.location),
            }
        )
    return nodes, [numbers[id(node)] for node in graph.outputs]


def _files_of(record: dict[str, Any]) -> set[str]:
    """The files that a compile speaks of."""
    found = {record["file"], *(call["file"] for call in record["calls"]), *(file for step in record["steps"] for file, _ in step["lines"])}
    for kind in ("guards", "reasons", "nodes"):
        found |= {item["file"] for item in record[kind]}
    if record["ended_by"] is not None:
        found.add(record["ended_by"]["file"])
    return found - {""}
