"""Generators made and consumed inside a capture: a frame that is run from yield to yield. One that is handed out before it started is made again."""

from __future__ import annotations

import types
from typing import TYPE_CHECKING

from .breaks import GraphBreak
from .exceptions import Raised, exception, leaving_generator, said_by_python
from .lookup import is_subclass
from .lowering import CLOSE_GIVES_RESULT, STOP_ITERATION_IS_CONVERTED_BY_CODE
from .values import Constant, ExceptionValue, GeneratorValue, Value

if TYPE_CHECKING:
    from .executor import Executor


def resume(ex: Executor, generator: GeneratorValue, sent: Value | None = None, thrown: ExceptionValue | None = None) -> Value | None:
    """Run to the next yield and give its value; None where the generator ends, with ``generator.result`` set. ``thrown`` is raised at the yield.

    Errors: Raised, as the generator's code raises.
    """
    if generator.running:
        raise said_by_python(ValueError)
    if generator.done:
        if generator.kind is not types.GeneratorType:
            raise GraphBreak("B012", f"a {generator.kind.__name__} iterator is asked again after its end, or after an exception")  # it may go on
        if thrown is not None:
            raise Raised(thrown)
        return None
    sent = sent if sent is not None else Constant(None)
    if not generator.started and not (isinstance(sent, Constant) and sent.value is None):
        raise said_by_python(TypeError)
    if not generator.started and thrown is not None:
        _save(ex, generator)
        generator.done = True
        raise Raised(thrown)
    if thrown is not None and _delegates(generator):
        raise GraphBreak("B006", "an exception is thrown into a generator that waits for another one")
    _save(ex, generator)
    return _run(ex, generator, sent, thrown)


def _run(ex: Executor, generator: GeneratorValue, sent: Value, thrown: ExceptionValue | None) -> Value | None:
    frame, outside = generator.frame, ex.handled
    if generator.started and thrown is None:
        frame.push(sent)
    generator.started = generator.running = True
    ex.set_handled(generator.handled)
    frame.yielded = False
    try:
        value = ex.run(frame, thrown)
    except Raised as raised:
        generator.done = True
        ex.set_handled(outside)
        if is_subclass(raised.value.cls, StopIteration) and not STOP_ITERATION_IS_CONVERTED_BY_CODE:
            converted = leaving_generator(raised.value)
            assert isinstance(converted, ExceptionValue)
            raise Raised(converted, again=True) from None
        raise
    finally:
        generator.running = False
    generator.handled = ex.handled
    ex.set_handled(outside)
    if frame.yielded:
        return value
    generator.done, generator.result = True, value
    return None


def _save(ex: Executor, generator: GeneratorValue) -> None:
    """Make what happens until the next yield undoable."""
    frame = generator.frame
    before = frame.pc, list(frame.stack), dict(frame.locals), dict(frame.cells), frame.keyword_names
    state = generator.started, generator.done, generator.handled, generator.result

    def undo() -> None:
        frame.pc, frame.stack, frame.locals, frame.cells, frame.keyword_names = before
        generator.started, generator.done, generator.handled, generator.result = state
        generator.running = False

    ex.changed(undo)
    if not any(g is generator for g in ex.generators):
        ex.generators.append(generator)


def _delegates(generator: GeneratorValue) -> bool:
    """Whether it is suspended in a ``yield from``."""
    op = generator.frame.program.ops[generator.frame.pc]
    return bool(op.raw == "RESUME" and op.arg & 3 == 2)


def ended(ex: Executor, generator: GeneratorValue) -> Raised:
    """The StopIteration of a generator that has ended: with what it returned the first time, afterwards with nothing."""
    result = generator.result
    ex.keep(generator, "result")
    generator.result = None
    is_none = result is None or (isinstance(result, Constant) and result.value is None)
    return Raised(exception(StopIteration) if is_none or result is None else exception(StopIteration, result))


def close(ex: Executor, generator: GeneratorValue) -> Value:
    """``generator.close()``."""
    nothing = Constant(None)
    if generator.done:
        return nothing
    if not generator.started:
        _save(ex, generator)
        generator.done = True
        return nothing
    try:
        value = resume(ex, generator, thrown=exception(GeneratorExit))
    except Raised as raised:
        if not is_subclass(raised.value.cls, GeneratorExit, StopIteration):
            raise
        return nothing
    if value is not None:
        raise said_by_python(RuntimeError)
    return generator.result if CLOSE_GIVES_RESULT and generator.result is not None else nothing


def _is_in_try(generator: GeneratorValue) -> bool:
    """Whether code of the user's runs when it is closed where it is suspended. Since 3.12 all of a generator's code has a handler of CPython's."""
    program = generator.frame.program
    handler = program.try_at[generator.frame.pc - 1]
    if handler is None:
        return False
    first = next(op for op in program.ops[program.index_of[id(handler.target)] :] if op.raw)
    return getattr(first.arg, "name", "") != "INTRINSIC_STOPITERATION_ERROR"


def refuse_open_ones(ex: Executor) -> None:
    """At the end of a stretch: a generator that is dropped in the middle of a ``try`` or ``with`` runs what stands behind it."""
    for generator in ex.generators:
        if generator.started and not generator.done and _is_in_try(generator):
            raise GraphBreak("B006", f"the generator {generator.frame.program.qualname} is left in the middle of a try or with block", "let it run to its end")
