"""Random NumPy programs that write in place, draw random numbers, and warn or raise in the middle: run compiled and plain, on arguments that share memory.

What is compared: results, errors with the line they come from, warnings, and afterwards arguments, a list, a global array, the state of three generators, and
for every two arrays among all of these whether and where they overlap.
"""

from __future__ import annotations

import itertools
import linecache
import random
import traceback
import warnings

import numpy as np

import framestance
from framestance.testing import outcome, same_outcome, same_value

from .aliasing import entries, filled

SIZES = [(3, 4), (3, 4), (4, 5), (2, 7), (5, 5), (1, 4), (40, 50)]
DTYPES = ["float64", "float64", "float64", "float32", "int64", "complex128", "uint8"]
RELATIONS = ["apart", "apart", "apart", "same", "alias", "shifted", "transposed", "row", "strided", "backwards"]
MODES = ["warn", "warn", "raise", "ignore"]

VIEWS = entries(
    """
    {v}[1:]  |  {v}[:-1]  |  {v}[::2]  |  {v}[:, 1:]  |  {v}[..., 0]  |  {v}[0]  |  {v}[-1]  |  {v}.T  |  {v}.reshape(-1)  |  {v}.ravel()  |  {v}[::-1]
    np.swapaxes({v}, 0, -1)  |  np.asarray({v})  |  {v}[None]  |  np.squeeze({v})  |  {v}[...]  |  {v}[0:0]  |  {v}.real  |  {v}.view()
    """
)
VALUES = entries(
    """
    {v} + 1  |  {v} / {o}  |  np.sqrt({v})  |  np.log({v})  |  {v}.copy()  |  {v}.sum()  |  np.exp({v} * 300)  |  {v} * {v}  |  {v} // {o}  |  1 / {v}
    np.where({v} > 1, {v}, 0)  |  {v}.mean(axis=0)  |  np.roll({v}, 1)  |  {v} @ {v}.T  |  np.linalg.inv({v} @ {v}.T)  |  np.sort({v}, axis=None)
    {v}.astype(np.float32)  |  {v}.astype(np.int64)  |  np.cumsum({v})  |  np.take({v}, [0, -1])  |  np.cumprod({v}) / 0.5  |  rng.normal(size={v}.shape) / {v}
    rng.integers(0, 3, 4) / {o}  |  rng.random(3)  |  np.random.rand(2, 2)  |  old.normal(0, 1, 3)  |  rng.choice(5, 3)  |  rng.permutation({v})
    rng.uniform(0, abs({v}))  |  rng.poisson(abs({v}))  |  T.rand(3).numpy()  |  rng.standard_normal({v}.shape, dtype=np.float32)  |  rng.exponential({v})
    """
)
WRITES = entries(
    """
    {v} += {o}  |  {v} -= {v}  |  {v} *= {o}  |  {v} /= {o}  |  {v} //= {o}  |  {v} **= 2  |  {v} %= {o}  |  {v}[1:] = {v}[:-1]  |  {v}[:-1] += {v}[1:]
    {v}[...] = {o}  |  {v}[0] = {o}  |  {v}[::2] *= 2  |  {v}[:, 0] = {o}  |  {v}[0] /= {o}  |  np.divide({v}, {o}, out={v})  |  np.sqrt({v}, out={v})
    np.log({v}, out={v})  |  np.add({v}[1:], {n}, out={v}[:-1])  |  {v}.fill({n})  |  {v}.sort()  |  {v}[[0, -1]] = {o}  |  {v}[[0, -1]] += {o}
    np.copyto({v}, {o})  |  np.put({v}, [0, 1], {n})  |  np.add.at({v}, 0, {o})  |  {v}.T[...] = {v}  |  {v}.ravel()[0] = {n}  |  {v}[0, 0] = {n}
    np.multiply({v}, 1e200, out={v})  |  {v}[-1] = 1 / {v}[0]  |  {v} += rng.normal(size={v}.shape)  |  rng.shuffle({v})  |  {v}[...] = rng.random({v}.shape)
    rng.random(out={v})  |  {v} *= old.uniform(0.5, 2, {v}.shape)  |  {v}[0] = np.random.normal(0, 1, {v}.shape[1:])  |  {v}.partition(0)
    """
)
BLOCKS = [
    ["for r in {v}:", "    r += {n}", "    r /= {o}"],
    ["for k in range(len({v}) - 1):", "    {v}[k + 1] += {v}[k] / 3"],
    ["try:", "    {w}", "    {w}", "    {w}", "except FloatingPointError:", "    {w}"],
    ["try:", "    {w}", "    {v}[99] = 1", "except IndexError:", "    {w}"],
    ["try:", "    {w}", "    np.linalg.inv({v} - {v})", "except (ValueError, np.linalg.LinAlgError):", "    {w}"],
    ["{w}", "np.take({v}, [10000])"],
    ["{w}", "print_(0)", "{w}"],
    ["with np.errstate(divide='ignore', invalid='raise'):", "    {w}", "    {w}"],
    ["inner({v})", "{w}"],
    ["L.append({v})", "{w}"],
    ["L[0] += 1", "{w}", "L[0] /= {o}"],
    ["G += 1", "{w}", "G[1:] = G[:-1] / {o}"],
]
NUMBERS = ["2", "0", "1", "3", "0.5", "1e300"]


def arguments(seed, relation, size, dtype):
    """Arrays a and b, of equal shapes where the relation allows, and c, a vector."""
    (n, m), generator = size, np.random.default_rng(seed)
    memory = generator.integers(0, 5, 4 * (n + 2) * (m + 2)).astype(dtype)
    a = memory[: n * m].reshape(n, m)
    others = {
        "same": a,
        "alias": a[...],
        "shifted": memory[m : m + n * m].reshape(n, m),
        "transposed": a.T,
        "row": a[-1],
        "strided": np.lib.stride_tricks.as_strided(memory[1:], (n, m), ((m + 1) * memory.itemsize, memory.itemsize)),
        "backwards": a[::-1],
    }
    b = others.get(relation)
    c = generator.integers(1, 5, m).astype(dtype)
    return [a, generator.integers(1, 5, (n, m)).astype(dtype) if b is None else b, a[0] if relation == "row" else c]


class World:
    """All that one way of running a program may change."""

    def __init__(self, source, seed):
        self.name = f"<late failures {seed}>"
        linecache.cache[self.name] = (len(source), None, source.splitlines(keepends=True), self.name)
        self.list = [np.ones((2, 3)), np.zeros(4)]
        self.array = np.arange(5.0)
        self.printed = []
        self.rng, self.old = np.random.default_rng(seed), np.random.RandomState(seed)
        self.scope = {"np": np, "T": framestance, "G": self.array, "L": self.list, "old": self.old, "print_": self.printed.append}
        exec(compile(source, self.name, "exec"), self.scope)
        self.f = self.scope["f"]

    def run(self, function, args, mode):
        """(what came of a call, its warnings, the lines of its error)"""
        np.random.seed(3)
        framestance.manual_seed(3)
        with warnings.catch_warnings(record=True) as caught, np.errstate(divide=mode, over=mode, invalid=mode):
            warnings.simplefilter("always")
            found = outcome(lambda: function(self.rng, *args))
        lines = [frame.lineno for frame in traceback.extract_tb(found.error.__traceback__) if frame.filename == self.name] if found.error is not None else []
        return found, [(str(w.message), w.lineno) for w in caught], lines

    def everything(self, results, args):
        return [results, args, self.list, self.array, self.printed]

    def streams(self):
        return repr([self.rng.bit_generator.state, self.old.get_state(), np.random.get_state(), framestance.get_rng_state()])


def _arrays(x):
    if isinstance(x, np.ndarray):
        yield x
    elif isinstance(x, list | tuple):
        for item in x:
            yield from _arrays(item)


def sharing(everything):
    """For every two arrays whose memory overlaps, how far apart they begin."""
    pairs = itertools.combinations(enumerate(_arrays(everything)), 2)
    return {(i, j): b.ctypes.data - a.ctypes.data for (i, a), (j, b) in pairs if a.size and b.size and np.may_share_memory(a, b)}


def generate(seed):
    """Source text whose statements mostly run when the arguments are apart and nothing raises."""
    choose = random.Random(seed)
    dtype, relation = choose.choice(DTYPES), choose.choice(RELATIONS)
    world = World(_source([], ["a"]), seed)
    names = ["a", "b", "c"]
    local = dict(zip(names, arguments(seed, relation, SIZES[0], dtype), strict=True)) | {"rng": world.rng}
    lines = []
    for _ in range(choose.choice([2, 4, 8, 12, 20])):
        roll = choose.random()
        kind = VIEWS if roll < 0.2 else VALUES if roll < 0.4 else WRITES if roll < 0.85 else None
        block = [filled(choose, line, names, WRITES, NUMBERS) for line in (choose.choice(BLOCKS) if kind is None else [choose.choice(kind)])]
        if kind in (VIEWS, VALUES):
            block = [f"v{len(lines)} = {block[0]}"]
        try:
            with warnings.catch_warnings(), np.errstate(all="ignore"):
                warnings.simplefilter("ignore")
                exec("\n".join(block), world.scope, local)
            works = all(x.size < 500 for x in _arrays(list(local.values())))
        except Exception:
            works = choose.random() < 0.04
        if works:
            lines += block
            name = block[0].partition(" ")[0]
            if kind in (VIEWS, VALUES) and isinstance(local.get(name), np.ndarray) and local[name].ndim:
                names.append(name)
    returned = [name for name in names if choose.random() < 0.4 and name in local] or ["a"]
    return _source(lines, returned), relation, dtype, choose.getrandbits(30)


def _source(lines, returned):
    body = "".join(f"    {line}\n" for line in lines)
    return f"def inner(t):\n    t += 1\n    t[0] = 1 / t[-1]\n\ndef f(rng, a, b, c):\n{body}    return {', '.join(returned)},\n"


def differential(seed, **options):
    """Run one program both ways, several calls of the same two functions. Errors: AssertionError with the program. Gives (graphs, breaks)."""
    source, first, dtype, more = generate(seed)
    plain, compiled = World(source, seed), World(source, seed)
    function = framestance.compile(compiled.f, **options)
    choose = random.Random(more)
    calls = [(first, SIZES[0]), (first, SIZES[0])] + [(choose.choice(RELATIONS), size) for size in SIZES[1:]] + [(first, SIZES[2])]
    with framestance.compiler.config.patch(recompile_limit=100, accumulated_recompile_limit=10**6):
        for number, (relation, size) in enumerate(calls):
            mode = choose.choice(MODES)
            what = f"seed {seed}, {options}, call {number}: {relation} {size} {dtype} {mode}\n{source}"
            plain_args, compiled_args = (arguments(seed + number, relation, size, dtype) for _ in range(2))
            want, warned, lines = plain.run(plain.f, plain_args, mode)
            streams = plain.streams()
            got, warned_too, lines_too = compiled.run(function, compiled_args, mode)
            same_outcome(got, want, what, rtol=1e-9)
            assert warned_too == warned, f"{what}: warned {warned_too}, wanted {warned}"
            assert lines_too == lines, f"{what}: raised at {lines_too}, wanted {lines}"
            after, expected = compiled.everything(got.value, compiled_args), plain.everything(want.value, plain_args)
            same_value(after, expected, f"{what}: afterwards", rtol=1e-9)
            assert sharing(after) == sharing(expected), f"{what}: sharing {sharing(after)}, wanted {sharing(expected)}"
            assert compiled.streams() == streams, f"{what}: random numbers"
    found = framestance.compiler.stats(function)
    return found.graphs, len(found.breaks)
