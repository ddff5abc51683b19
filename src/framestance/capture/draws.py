"""Numbers drawn from NumPy's generators: a call of a method is one node with an effect, on the generator that the program has when it runs.

What a call gives is learnt on a generator of nobody's: capturing draws no number from the user's.
"""

from __future__ import annotations

import inspect
import types
from typing import TYPE_CHECKING, Any

import numpy as np

from ..ir.graph import Node, ObjectRef, TensorType
from ..ops import draws
from ..ops.numpy_calls import NumpyCall
from ..ops.row import Row
from . import numpy_calls
from .breaks import GraphBreak
from .learning import CallMade, CapturedCall, learn
from .source import Source, method_part
from .values import BuiltinMethod, Lazy, ObjectValue, Value

if TYPE_CHECKING:
    from .executor import Executor


class Draw(CallMade):
    """The call that is captured."""

    def __init__(self, spec: NumpyCall, generator: ObjectValue, name: str) -> None:
        super().__init__(spec, _bound(draws.fresh(type(generator.obj)), name))
        self.generator, self.name = generator, name

    by_types = False

    def nodes_of(self, ex: Executor, paths: list[tuple[int, ...]], kinds: list[TensorType]) -> tuple[Node, ...]:
        fails = draws.may_fail(self.name, bool(self.nodes))
        row = Row(self.name, "random", inspect.Signature, build=lambda builder: None, doc="Numbers drawn.", function=False, can_fail=fails, effect=True)
        assert self.generator.source is not None
        reference = _reference(ex, self.generator.source)
        return ex.builders["numpy"].call(row, _CapturedDraw(self, paths, kinds), self.nodes, kinds, (reference,))

    def accept(self, ex: Executor, found: Any) -> None:
        """Integers in an array may be sizes: then others give others."""
        if type(found) in (int, float):
            raise GraphBreak("B009", f"{self.spec.name} without a size gives a Python number", "draw an array, with size=")
        if not any(node.dtype.kind in "iu" for node in self.nodes):
            return
        other = Draw(NumpyCall(self.spec.name, self.spec.kind, "twos"), self.generator, self.name)
        other.args, other.kwargs, other.nodes, other.forms, other.values = self.args, self.kwargs, self.nodes, self.forms, self.values
        try:
            again = learn(ex, other)[0]
        except GraphBreak:
            return  # no size, for which 2 is as good as 1
        if np.shape(again) != np.shape(found):
            raise GraphBreak("B008", f"the sizes of what {self.spec.name} gives follow from the contents of an array")


def _reference(ex: Executor, source: Source) -> ObjectRef:
    """The generator as an argument of a node; one generator is one object of the graph."""
    names = ex.graph.objects
    del ex.object_sources[len(names) :]
    for index, known in enumerate(ex.object_sources):
        if known.key == source.key:
            return ObjectRef(index)
    names.append(source.text)
    ex.object_sources.append(source)
    return ObjectRef(len(names) - 1)


class _CapturedDraw(CapturedCall):
    """What the node calls: the method of the generator that it is given."""

    def __init__(self, made: Draw, paths: list[tuple[int, ...]], kinds: list[TensorType]) -> None:
        super().__init__(made, paths, kinds)
        self.method = made.name
        del self.function

    def __call__(self, generator: Any, *arrays: Any) -> Any:
        return self.call(_bound(generator, self.method), arrays)


def _bound(generator: Any, name: str) -> Any:
    method = getattr(generator, name)
    return numpy_calls.Changes(method) if name == "shuffle" else method


def draw(ex: Executor, generator: ObjectValue, name: str, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """``generator.name(...)``."""
    kind = type(generator.obj)
    if name == "shuffle":
        if not args or "x" in kwargs:
            raise GraphBreak("B010", "shuffle() without an array")
        spec = draws.draw_of(kind, name, "ones")
        return numpy_calls.changing(ex, Draw(spec, generator, name), args[0], args[1:], kwargs)
    refused: GraphBreak | None = None
    for like in draws.LIKES:
        try:
            return numpy_calls.capture_call(ex, Draw(draws.draw_of(kind, name, like), generator, name), args, kwargs)
        except GraphBreak as error:
            if error.code != "B010":
                raise
            refused = refused or error
    assert refused is not None
    raise refused


def bound_method(ex: Executor, obj: types.MethodType, source: Source) -> Value | None:
    """``obj``, found at ``source``, as the method of a generator that draws numbers; None for everything else."""
    from .realize import pinned

    owner, function = obj.__self__, obj.__func__
    name = getattr(function, "__name__", None)
    if not draws.draws(type(owner), str(name)) or getattr(type(owner), str(name)) is not function:
        return None
    ex.guards.check("TYPE", source, types.MethodType)
    pinned(ex, function, method_part(source, "func"))
    generator = ex.look(Lazy(owner, source=method_part(source, "self")))
    assert isinstance(generator, ObjectValue)
    return BuiltinMethod(generator, str(name))
