"""Random programs over tensors or NumPy arrays, as source text, and what a caller can see of a call: results, arguments, sharing, warnings."""

from __future__ import annotations

import linecache
import random
import warnings
from dataclasses import dataclass

import numpy as np

import framestance
from framestance import Tensor
from framestance.testing import outcome, same_outcome, same_value

SHAPES = [("n", "m"), ("n",), ("n", "m"), ("m",), (), ("n", 1), (1, "m"), ("n", "m", 2), ("n", "n"), (0, "m"), ("k", "n", "m")]
DTYPES = ["float32", "float64", "int8", "int16", "int32", "int64", "uint8", "bool"]
LAYOUTS = ["C", "C", "C", "transposed", "sliced", "offset", "repeated"]
NUMPY_LAYOUTS = [*LAYOUTS, "reversed", "read-only"]
EDGES = [0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 3.0, np.inf, -np.inf, np.nan, 1e10, -1e10, 255.0, 256.0, 1e-3]
# the sizes of the calls: some as when compiled, some larger, some 0 and 1
SIZES = [{}, {}, {"n": 1}, {"n": 2, "m": 1}, {"n": 2, "m": 1}]


@dataclass
class Program:
    """Source text of ``f``, the kinds of its arguments, how they share memory, and sizes for which it runs."""

    source: str
    kinds: list[tuple[tuple, str, str]]
    sharing: str | None
    sizes: dict[str, int]
    exact: bool

    def function(self, numpy):
        name = f"<program {hash(self.source):x}>"
        linecache.cache[name] = (len(self.source), None, self.source.splitlines(keepends=True), name)
        names = {"np": np} if numpy else {"T": framestance}
        exec(compile(self.source, name, "exec"), names)
        return names["f"]


def values(rng, shape, dtype):
    """Random numbers, edge values among them."""
    count = int(np.prod(shape))
    if dtype.kind == "f":
        found = rng.choice(EDGES, count) if rng.random() < 0.3 else rng.integers(-4, 5, count) / 2
    elif dtype.kind == "b":
        found = rng.random(count) < 0.5
    else:
        found = rng.integers(0 if dtype.kind == "u" else -5, 6, count)
        if count and rng.random() < 0.4:
            info = np.iinfo(dtype)
            found[rng.integers(count)] = rng.choice([info.min, info.max])
    return np.asarray(found).astype(dtype).reshape(shape)


def array(rng, shape, dtype, layout):
    """Random numbers in a memory layout."""
    dtype = np.dtype(dtype)
    if layout == "transposed":
        return values(rng, shape[::-1], dtype).T
    if layout == "read-only":
        found = values(rng, shape, dtype)
        found.flags.writeable = False
        return found
    if not shape or layout == "C":
        return values(rng, shape, dtype)
    if layout == "sliced":
        return values(rng, tuple(2 * n + 1 for n in shape), dtype)[tuple(slice(1, None, 2) for _ in shape)]
    if layout == "offset":
        return values(rng, (shape[0] + 1, *shape[1:]), dtype)[1:]
    if layout == "reversed":
        return values(rng, shape, dtype)[::-1]
    return np.broadcast_to(values(rng, (1, *shape[1:]), dtype), shape)


def tensor(found):
    """A tensor on the array, repeated elements included."""
    if found.flags.writeable:
        return framestance.from_numpy(found)
    index = tuple(slice(0, 1) if stride == 0 else slice(None) for stride in found.strides)
    return framestance.from_numpy(found[index].copy()).expand(*found.shape)


def arguments(program, sizes, seed, numpy, change=None):
    rng = np.random.default_rng(seed)
    kinds = list(program.kinds)
    if change:
        kinds[0] = (kinds[0][0], *change)
    made = [array(rng, tuple(sizes.get(n, n) for n in shape), dtype, layout) for shape, dtype, layout in kinds]
    if not numpy:
        made = [tensor(x) for x in made]
    if program.sharing == "same":
        made[1] = made[0]
    elif program.sharing == "window":
        made[1] = made[0][1:] if made[0].ndim and made[0].shape[0] > 1 else made[0][...]
    return made


def generate(seed, vocabulary):
    """A program that runs for its sizes; one in a few raises in its last line."""
    choose = random.Random(seed)
    count = choose.choice([1, 2, 2, 3])
    dtypes = [choose.choice(DTYPES) if choose.random() < 0.5 else choose.choice(["float32", "float64", "int64"]) for _ in range(count)]
    kinds = [(choose.choice(SHAPES), dtype, choose.choice(vocabulary.layouts)) for dtype in dtypes]
    sharing = choose.choice(["same", "window"]) if count > 1 and choose.random() < 0.12 else None
    sizes = {"n": choose.choice([2, 3, 4, 5, 1]), "m": choose.choice([2, 3, 4, 7, 1]), "k": 2}
    names = ["a", "b", "c"][:count]
    program = Program("", kinds, sharing, sizes, True)
    live = dict(zip(names, arguments(program, sizes, seed, vocabulary.numpy), strict=True))
    scope = {"np": np, "T": framestance, **live}
    lines, usable = [], list(names)
    for _ in range(choose.choice([3, 6, 10, 20, 30])):
        text, exact = vocabulary.statement(choose, usable) if choose.random() < 0.25 else vocabulary.expression(choose, usable)
        name = None if exact is None else f"v{len(lines)}"
        line = text if name is None else f"{name} = {text}"
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                exec(line, scope)
            works = name is None or (isinstance(scope[name], Tensor | np.ndarray | np.generic) and np.size(np.asarray(scope[name])) <= 3000)
        except Exception:
            works = False
            if choose.random() < 0.01:
                lines.append(line)
                break
        if works:
            lines.append(line)
            program.exact = program.exact and exact is not False
            usable += [name] if name else []
    returned = [x for x in usable[count:] if choose.random() < 0.6] or usable[-1:]
    returned += [choose.choice(names)] if choose.random() < 0.2 else []
    choose.shuffle(returned)
    program.source = f"def f({', '.join(names)}):\n" + "".join(f"    {line}\n" for line in lines) + f"    return ({', '.join(returned)},)\n"
    return program


def observed(function, args):
    """What a call did, and the warnings it gave."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        done = outcome(lambda: function(*args))
    return done, [(str(w.message), w.category, w.filename, w.lineno) for w in caught]


def contents_while_written(results, args):
    """All contents after each result in turn was written to: says who shares memory with whom."""
    seen = []
    for number, result in enumerate(results, 1):
        memory = result._array if isinstance(result, Tensor) else result
        if isinstance(memory, np.ndarray) and memory.flags.writeable:
            memory[...] = 1 if memory.dtype.kind == "b" else number
        seen.append([np.array(x) for x in (*results, *args)])
    return seen


def differential(seed, vocabulary, **options):
    """Run a random program plain and compiled over sizes, dtypes and layouts. Errors: AssertionError with the program."""
    program = generate(seed, vocabulary)
    numpy, rtol = vocabulary.numpy, 0.0 if program.exact else 3e-4
    function = program.function(numpy)
    compiled = framestance.compile(function, **options)
    choose = random.Random(seed)
    calls = [({name: size + more.get(name, 0) for name, size in program.sizes.items()}, None) for more in SIZES]
    calls += [(program.sizes, (choose.choice(DTYPES), choose.choice(vocabulary.layouts))), ({"n": 1, "m": 3, "k": 2}, None), ({"n": 0, "m": 2, "k": 1}, None)]
    with framestance.compiler.config.patch(recompile_limit=100, accumulated_recompile_limit=10**6):
        for number, (sizes, change) in enumerate(calls):
            plain_args, compiled_args = (arguments(program, sizes, seed + number, numpy, change) for _ in range(2))
            what = f"seed {seed}, call {number}\n{program.source}"
            (want, warned), (got, compiled_warned) = observed(function, plain_args), observed(compiled, compiled_args)
            same_outcome(got, want, what, rtol=rtol)
            same_value(compiled_args, plain_args, f"{what}: arguments afterwards", rtol=rtol)
            assert compiled_warned == warned, what
            if want.error is None:
                same_value(contents_while_written(got.value, compiled_args), contents_while_written(want.value, plain_args), f"{what}: sharing", rtol=rtol)
    return framestance.compiler.stats(compiled).graphs
