"""Where the first extreme element of contiguous memory is, as vector code: LLVM makes none of a loop that keeps both an extreme and its place.

Every lane of a vector keeps the best element that it met and the number of that element; several vectors go on independently of each other. In the end
the place is the smallest number among lanes with the best element. Imported at the first compile, because it loads Numba.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from .functions.define import vector_bytes
from .functions.number import Number, llvm_type

_KINDS = {types.float32: "f32", types.float64: "f64", types.int32: "i32", types.int64: "i64"}
_CHAINS = 4
_SIZE = ir.IntType(64)


class _Search:
    """The code of one function ``(pointer, count) -> place`` for ``count`` from 1 to 2**30."""

    def __init__(self, module: Any, name: str, kind: str, largest: bool) -> None:
        self.kind, self.largest = kind, largest
        self.index_kind = "i64" if kind.endswith("64") else "i32"
        self.nothing = 1 << (62 if self.index_kind == "i64" else 30)  # from here on: the place of a lane that met nothing better than the worst
        element = llvm_type(kind, 1)
        self.function = ir.Function(module, ir.FunctionType(_SIZE, [element.as_pointer(), _SIZE]), name)
        self.function.linkage = "internal"
        for attribute in ("nounwind", "noinline", "memory(argmem: read)"):
            set.add(self.function.attributes, attribute)
        self.pointer, self.count = self.function.args
        self.builder = ir.IRBuilder(self.function.append_basic_block())
        lanes = vector_bytes() // (8 if kind.endswith("64") else 4)
        for width, chains in dict.fromkeys(((lanes, _CHAINS), (lanes, 1), (min(4, lanes), 1))):
            self._when_enough(width, chains)
        self._one_by_one()

    def number(self, value: Any, kind: str, lanes: int) -> Number:
        return Number(self.builder, value, kind, lanes)

    def constant(self, value: Any, kind: str, lanes: int) -> Number:
        """A constant in all lanes."""
        return self.number(None, kind, lanes).constant(value)

    def _vector(self, values: list[Any], kind: str) -> Number:
        return self.number(ir.Constant(llvm_type(kind, len(values)), [ir.Constant(llvm_type(kind, 1), x) for x in values]), kind, len(values))

    def worst(self) -> Any:
        if self.kind.startswith("f"):
            return float("-inf") if self.largest else float("inf")
        bits = 63 if self.kind == "i64" else 31
        return -(1 << bits) if self.largest else (1 << bits) - 1

    def beats(self, x: Number, best: Number) -> Number:
        """Whether x is better than the best so far: of equals, and of NaN, the first one stays."""
        if not self.kind.startswith("f"):
            return x > best if self.largest else x < best
        other = self.builder.fcmp_unordered(">" if self.largest else "<", x.value, best.value)
        return x.like(self.builder.and_(other, self.builder.fcmp_ordered("ord", best.value, best.value)), "i1")

    def load(self, at: Any, lanes: int) -> Number:
        place = self.builder.gep(self.pointer, [at], inbounds=True)
        loaded = self.builder.load(self.builder.bitcast(place, llvm_type(self.kind, lanes).as_pointer()))
        loaded.align = 8 if self.kind.endswith("64") else 4
        return self.number(loaded, self.kind, lanes)

    def everywhere(self, value: Any, kind: str, lanes: int) -> Number:
        """A value in all lanes."""
        undefined = ir.Constant(llvm_type(kind, lanes), ir.Undefined)
        first = self.builder.insert_element(undefined, value, ir.IntType(32)(0))
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), lanes), [0] * lanes)
        return self.number(self.builder.shuffle_vector(first, undefined, zeros), kind, lanes)

    def _when_enough(self, lanes: int, chains: int) -> None:
        """If there are as many elements as one step takes, search them all in such steps; the last one goes back so that it is whole."""
        builder, step = self.builder, lanes * chains
        begin, loop, end, less = (self.function.append_basic_block(name) for name in ("begin", "loop", "end", "less"))
        builder.cbranch(builder.icmp_signed(">=", self.count, _SIZE(step)), begin, less)
        builder.position_at_end(begin)
        last = builder.sub(self.count, _SIZE(step))
        worst, nothing = self.constant(self.worst(), self.kind, lanes), self.constant(self.nothing, self.index_kind, lanes)
        builder.branch(loop)
        builder.position_at_end(loop)
        at = builder.phi(_SIZE)
        at.add_incoming(_SIZE(0), begin)
        before: list[tuple[Number, Number]] = []
        for _ in range(chains):
            phis = []
            for kind, start in ((self.kind, worst), (self.index_kind, nothing)):
                phi = builder.phi(llvm_type(kind, lanes))
                phi.add_incoming(start.value, begin)
                phis.append(self.number(phi, kind, lanes))
            before.append((phis[0], phis[1]))
        here = self.everywhere(builder.trunc(at, ir.IntType(32)) if self.index_kind == "i32" else at, self.index_kind, lanes)
        now: list[tuple[Number, Number]] = []  # best elements, and where the steps began in which they were met
        for chain, (best, where) in enumerate(before):
            x = self.load(builder.add(at, _SIZE(chain * lanes)), lanes)
            better = self.beats(x, best)
            now.append((better.choose(x, best), better.choose(here, where)))
        for pair, new in zip(before, now, strict=True):
            for phi_, value in zip(pair, new, strict=True):
                phi_.value.add_incoming(value.value, loop)
        following = builder.add(at, _SIZE(step))
        beyond = builder.icmp_signed(">", following, last)
        following_or_last = builder.select(beyond, last, following)
        at.add_incoming(following_or_last, loop)
        builder.cbranch(builder.icmp_signed(">=", at, last), end, loop)
        builder.position_at_end(end)
        each = [self._vector(list(range(chain * lanes, (chain + 1) * lanes)), self.index_kind) for chain in range(chains)]
        self._return([(best, where + lane) for (best, where), lane in zip(now, each, strict=True)])
        builder.position_at_end(less)

    def _return(self, found: list[tuple[Number, Number]]) -> None:
        """The smallest place among lanes that have the best element."""
        builder = self.builder
        lanes = found[0][0].lanes
        top = found[0][0]
        for best, _ in found[1:]:
            top = self._better_of(top, best)
        is_it = [best.equals(self.everywhere(self._across(top, "max" if self.largest else "min"), self.kind, lanes)) for best, _ in found]
        if self.kind.startswith("f"):
            nans = [best.is_nan() for best, _ in found]
            any_nan = nans[0]
            for nan in nans[1:]:
                any_nan = any_nan | nan
            some = self._call(f"llvm.vector.reduce.or.v{lanes}i1", ir.IntType(1), any_nan.value)
            is_it = [self.number(builder.select(some, nan.value, it.value), "i1", lanes) for nan, it in zip(nans, is_it, strict=True)]
        nothing = self.constant(self.nothing, self.index_kind, lanes)
        places = [it.choose(where, nothing) for it, (_, where) in zip(is_it, found, strict=True)]
        first = places[0]
        for place in places[1:]:
            first = (place < first).choose(place, first)
        smallest = self._call(f"llvm.vector.reduce.smin.v{lanes}{self.index_kind}", llvm_type(self.index_kind, 1), first.value)
        worst_everywhere = builder.icmp_signed(">=", smallest, ir.Constant(smallest.type, self.nothing))
        smallest = builder.select(worst_everywhere, ir.Constant(smallest.type, 0), smallest)
        builder.ret(smallest if self.index_kind == "i64" else builder.sext(smallest, _SIZE))

    def _better_of(self, a: Number, b: Number) -> Number:
        return (a > b if self.largest else a < b).choose(a, b)  # type: ignore[no-any-return]

    def _across(self, x: Number, which: str) -> Any:
        prefix = "f" if self.kind.startswith("f") else "s"
        return self._call(f"llvm.vector.reduce.{prefix}{which}.v{x.lanes}{self.kind}", llvm_type(self.kind, 1), x.value)

    def _call(self, name: str, result: Any, value: Any) -> Any:
        module = self.function.module
        called = module.globals.get(name) or ir.Function(module, ir.FunctionType(result, [value.type]), name)
        return self.builder.call(called, [value])

    def _one_by_one(self) -> None:
        builder = self.builder
        begin, loop, end = builder.block, self.function.append_basic_block("one"), self.function.append_basic_block("found")
        first = self.number(builder.load(self.pointer), self.kind, 1)
        builder.branch(loop)
        builder.position_at_end(loop)
        at, best, where = builder.phi(_SIZE), builder.phi(llvm_type(self.kind, 1)), builder.phi(_SIZE)
        x = self.number(builder.load(builder.gep(self.pointer, [at], inbounds=True)), self.kind, 1)
        better = self.beats(x, self.number(best, self.kind, 1))
        new_best, new_where = better.choose(x, self.number(best, self.kind, 1)), builder.select(better.value, at, where)
        following = builder.add(at, _SIZE(1))
        for phi, start, value in ((at, _SIZE(0), following), (best, first.value, new_best.value), (where, _SIZE(0), new_where)):
            phi.add_incoming(start, begin)
            phi.add_incoming(value, loop)
        builder.cbranch(builder.icmp_signed("<", following, self.count), loop, end)
        builder.position_at_end(end)
        builder.ret(new_where)


def _place(largest: bool) -> Any:
    def place(typingctx, pointer, count):  # type: ignore[no-untyped-def]
        kind = _KINDS.get(getattr(pointer, "dtype", None))
        if kind is None:
            return None

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            name = f"framestance_place_of_{'largest' if largest else 'smallest'}_{kind}"
            function = builder.module.globals.get(name) or _Search(builder.module, name, kind, largest).function
            return builder.call(function, args)

        return types.int64(pointer, types.int64), generate

    return intrinsic(place)


PLACES = {"place_of_largest": _place(True), "place_of_smallest": _place(False)}
