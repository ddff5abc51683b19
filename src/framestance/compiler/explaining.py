"""``compiler.explain``: run a function once, compiled apart, and tell what became of it. Loaded by the first use."""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .. import _C
from ..capture.breaks import BreakNote
from ..capture.frame import Capture
from ..diag.errors import InternalCompilerError, Reason
from ..diag.events import Eager
from ..diag.explanation import Break, EagerRun, Explanation, Part, Step
from ..ir import plan
from ..ir.estimate import estimate
from ..ir.printer import print_node
from ..ir.sizes import size_hint
from ..lower import sources_of
from . import measuring
from .api import compile
from .described import backend_name, break_of, guards_of
from .locking import lock_open
from .trial import Trial

if TYPE_CHECKING:
    from .misses import Miss

_KINDS = {plan.Loop: "loop", plan.Reduce: "reduction", plan.Rows: "rows", plan.Search: "search", plan.Matmul: "product", plan.RowBlocks: "row blocks"}


def explain(fn: Callable[..., Any], *, measure: bool = True, **options: Any) -> Callable[..., Explanation]:
    """See ``compiler.explain``, which is this function, loaded when it is first called."""
    if not isinstance(measure, bool):
        raise TypeError(f"explain: measure must be True or False, not {measure!r} [A001]")
    settings = {**_options_of(fn), **options}

    def make() -> Any:
        made = compile(fn, **settings)
        return made.__func__ if isinstance(made, staticmethod) else made

    make()  # what is wrong with fn or the options is told at once

    def run(*args: Any, **kwargs: Any) -> Explanation:
        return _explain(make(), measure, args, kwargs)

    return run


def _options_of(fn: Any) -> dict[str, Any]:
    """How ``fn`` was compiled, if it was."""
    made = fn.__func__ if isinstance(fn, types.MethodType) else fn
    if not isinstance(made, _C.CompiledFunction):
        return {}
    key, info = made._key, made._info
    return {
        "backend": key.backend,
        "fullgraph": key.fullgraph,
        "dynamic": key.dynamic,
        "name": info.name,
        "recompile_limit": info.recompile_limit,
        "disable": made.disabled,
    }


def _explain(compiled: Any, measure: bool, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Explanation:
    function = compiled._func if isinstance(compiled, _C.CompiledFunction) else getattr(compiled, "__func__", compiled)
    name = str(getattr(compiled, "__qualname__", type(compiled).__qualname__))
    code = getattr(inspect.unwrap(function), "__code__", None)
    where = (code.co_filename, code.co_firstlineno) if isinstance(code, types.CodeType) else ("?", 0)
    record = _Record(measure)
    stance = record.stance.name
    for hidden, cause in ((getattr(compiled, "disabled", True), "disabled"), (stance == "force_eager", "stance")):
        if hidden:  # C decides these by itself
            record.ran_eagerly(Eager(name, where, cause, stance))
            break
    result, error = None, None
    with record.held():
        try:
            result = compiled(*args, **kwargs)
        except InternalCompilerError:
            raise
        except Exception as raised:
            error = raised
    return Explanation(name, where, stance, tuple(record.parts), tuple(record.breaks), tuple(record.eager), result, error)


class _Record(Trial):
    """Writes down what happens to one call, in plain objects."""

    def __init__(self, measure: bool) -> None:
        super().__init__()
        self.measure = measure
        self.parts: list[Part] = []
        self.breaks: list[Break] = []
        self.eager: list[EagerRun] = []

    def broke(self, note: BreakNote) -> None:
        self.breaks.append(break_of(note))

    def ran_eagerly(self, run: Eager) -> None:
        reasons = tuple(reason.text() for reason in run.reasons)
        self.eager.append(EagerRun(run.function, run.where, run.cause, run.code, run.why, reasons))

    def made(self, miss: Miss, found: Capture, why: tuple[Reason, ...], entry: _C.Entry, seconds: float) -> None:
        _, steps, problem = looked_into(miss, found, entry, self.measure)
        part = Part(
            number=len(self.parts),
            function=miss.function,
            location=(miss.where[0], miss.line()),
            resumed=not miss.info.layout.start,
            graph=entry.info.graph,
            operations=entry.operations,
            compiled=entry.artifact is not None,
            guards=guards_of(entry.info),
            steps=steps,
            ended_by=None if found.break_note is None else break_of(found.break_note),
            backend=backend_name(entry.key.backend),
            seconds=seconds,
            recompiled_because=tuple(reason.text() for reason in why) if found.recipe is not None else (),
            not_measured=problem,
        )
        self.parts.append(part)


def looked_into(miss: Miss, found: Capture, entry: _C.Entry, measure: bool) -> tuple[measuring.Measured | None, tuple[Step, ...], str]:
    """What an entry that was just made consists of: the graph as it is lowered, the steps, and why some have no measured time."""
    backend = entry.key.backend
    if not entry.operations:
        return None, (), ""
    if backend != "numba":
        title = f"the graph, operation by operation ({backend})" if isinstance(backend, str) else backend_name(backend)
        return None, (Step("call", (), (), name=title),), "the backend's code is not looked into"
    with lock_open():
        measured = measuring.measure(found, entry, miss.args, miss.namespace, miss.builtins, measure)
    return measured, tuple(_step(measured, step, indexes) for step, indexes in schedule_of(measured)), measured.problem


def schedule_of(measured: measuring.Measured) -> list[tuple[plan.Step, list[int]]]:
    """The steps of the schedule that make something, in order; what several kernels or calls do for one of them belongs together."""
    places: dict[int, tuple[plan.Step, list[int]]] = {}
    for index, step in sorted(measured.spec.origins.items()):
        places.setdefault(id(step), (step, []))[1].append(index)
    return list(places.values())


def _step(measured: measuring.Measured, step: plan.Step, indexes: list[int]) -> Step:
    nodes = measuring.node_lines(measured.graph, step)
    sources = tuple(source for index in indexes for source in sources_of(measured.spec.steps[index]))
    figures = estimate(step)
    times = [measured.seconds.get(index) for index in indexes]
    known = [seconds for seconds in times if seconds is not None]
    return Step(
        kind=_KINDS.get(type(step), "call") if sources else "call",
        members=tuple(print_node(node) for node in nodes),
        shape=_shape(step),
        name="" if sources else _called(step),
        sources=sources,
        lines=tuple(dict.fromkeys(node.location for node in nodes if node.location is not None)),
        bytes_read=figures.read,
        bytes_written=figures.written,
        flops=figures.flops,
        seconds=sum(known) if len(known) == len(times) else None,
        repetitions=measured.repetitions if len(known) == len(times) else 0,
    )


def _shape(step: plan.Step) -> tuple[int, ...]:
    match step:
        case plan.Loop() | plan.Rows():
            sizes = step.shape
        case plan.RowBlocks():
            sizes = step.frame
        case plan.Reduce() | plan.Search():
            sizes = step.node.inputs[0].shape
        case _:
            sizes = step.node.shape
    return tuple(map(size_hint, sizes))


def _called(step: plan.Step) -> str:
    if not isinstance(step, plan.Matmul | plan.Call):
        return "NumPy"
    node = step.node
    if node.op == "matmul":
        return "numpy.matmul"
    if node.op in ("extern", "update"):
        return str(node.attrs["row"].name)
    return str(node.attrs["row"].name) if "row" in node.attrs else node.op
