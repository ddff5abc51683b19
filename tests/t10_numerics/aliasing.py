"""Random programs of many views and many writes, run compiled and plain on arguments that share memory in ways that change from call to call.

What is compared: results, errors, and afterwards the arguments, a list, a dict, an object, a closure's cell and a global that the program may have changed,
and for every two tensors among all of these whether they overlap, and where.
"""

from __future__ import annotations

import itertools
import linecache
import random
import warnings

import numpy as np

import framestance
from framestance import Tensor
from framestance.testing import outcome, same_outcome, same_value

SIZES = [(3, 4), (3, 4), (4, 5), (2, 7), (5, 5), (1, 4), (4, 1)]
DTYPES = ["float32", "float32", "float64", "int64", "int32", "uint8", "bool", "float16", "complex64"]
RELATIONS = ["apart", "apart", "same", "alias", "shifted", "transposed", "row", "strided", "halves"]


def entries(text):
    """What stands between bars or on lines of its own."""
    return [entry.strip() for line in text.splitlines() for entry in line.split("  |  ") if entry.strip()]


VIEWS = entries(
    """
    {v}[1:]  |  {v}[:-1]  |  {v}[::2]  |  {v}[:, 1:]  |  {v}[..., 0]  |  {v}[0]  |  {v}[-1]  |  {v}[None]  |  {v}.T  |  {v}.t()  |  {v}.view(-1)
    {v}.reshape(-1)  |  {v}.unsqueeze(0)  |  {v}.flatten()  |  {v}.as_strided((2, 2), (1, 1))  |  {v}.as_strided((2,), (2,))
    {v}.as_strided((3, 2), (0, 1))  |  {v}.expand(2, *{v}.shape)  |  {v}.diagonal()  |  {v}.narrow(0, 0, 1)  |  {v}.data  |  {v}.detach()
    {v}.view_as({v})  |  {v}.unbind()[0]  |  {v}.chunk(2)[-1]  |  {v}.movedim(0, -1)  |  {v}.contiguous()  |  {v}.to({v}.dtype)  |  {v}.squeeze()
    {v}.split(1)[0]  |  {v}.select(-1, 0)  |  {v}.transpose(0, -1)  |  {v}.expand_as({v})  |  {v}.unfold(0, 2, 1)  |  {v}.view(*{v}.shape)
    {v}[...]  |  {v}.real  |  {v}.permute(*range({v}.ndim))  |  {v}.swapaxes(0, -1)
    """
)
VALUES = entries(
    """
    {v} + 1  |  {v} * {v}  |  -{v}  |  {v}.clone()  |  {v}.sum()  |  {v} + {v}  |  {v}.amax()  |  {v}.cumsum(0)  |  T.relu({v})
    T.where({v} > 1, {v}, 0)  |  {v}.float()  |  {v}.flip(0)  |  {v} > 2  |  {v} * 0.5  |  {v}.sort(0)[0]  |  T.zeros_like({v})
    T.ones({v}.shape)  |  {v}.sum(0)  |  T.cat([{v}, {v}])  |  {v}.repeat(2)  |  {v}.to(T.int64) % 2  |  T.stack([{v}, {v}])  |  {v}[[0, -1]]
    {v}[T.tensor([0, 0])]
    """
)
WRITES = entries(
    """
    {v}[1:] = {v}[:-1]  |  {v}[:-1] += {v}[1:]  |  {v}[...] = {o}  |  {v}[0] = {o}  |  {v}[::2] *= 2  |  {v}[:, 0] = {o}  |  {v} += {o}
    {v} *= {o}  |  {v} -= {v}  |  {v}.copy_({v})  |  {v}.copy_({v}.T)  |  {v}.T.copy_({v})  |  {v}.fill_({n})  |  {v}.zero_()
    {v}.add_({v}, alpha=2)  |  {v}.mul_({v}[0])  |  {v}.neg_()  |  {v}.masked_fill_({v} > 1, {n})  |  {v}.clamp_(0, 3)
    {v}.index_put_((T.tensor([0, -1]),), {v}[0])  |  {v}.index_put_((T.tensor([0, 0]),), {o}, accumulate=True)  |  {v}[T.tensor([0, -1])] = {o}
    {v}[[0, -1]] += {o}  |  {v}[{v} > 1] = {n}  |  {v}[{v} > 2] += 1  |  {v}.scatter_(0, T.zeros({v}.shape, dtype=T.int64), {v})
    {v}.scatter_(0, T.zeros((1,) * {v}.ndim, dtype=T.int64), {n})  |  {v}.scatter_add_(0, T.zeros({v}.shape, dtype=T.int64), {v})
    {v}.scatter_reduce_(0, T.zeros({v}.shape, dtype=T.int64), {v}, 'amax')  |  {v}.index_add_(0, T.tensor([0, 0]), {v}[:2])
    {v}.index_add_(0, T.tensor([1, 0]), {v}[-2:], alpha=2)  |  {v}.index_copy_(0, T.tensor([1, 0]), {v}[:2])
    {v}.index_fill_(0, T.tensor([0]), {n})  |  {v}.index_fill_(-1, T.tensor([-1]), {n})  |  {v}.masked_scatter_({v} > 1, {v})
    {v}.put_(T.tensor([0, 1]), {v}.reshape(-1)[:2])  |  T.add({v}, {v}, out={v})  |  T.mul({v}, {n}, out={v})  |  T.maximum({v}, {v}, out={v})
    T.neg({v}, out={v}.T)  |  T.add({v}[1:], {n}, out={v}[:-1])  |  T.sum({v}, 0, out={v}[0])  |  T.cumsum({v}, 0, out={v})
    T.cat([{v}, {v}], out={v})  |  T.matmul({v}, {v}, out={v})  |  {v}.data.add_(1)  |  {v}.data = {v}  |  {v}.data[0] = {n}
    {v}.detach().mul_(2)  |  {v}.swapaxes(0, -1).add_({v})  |  {v}.unsqueeze(0).copy_({v})  |  {v}.view(-1)[1:].copy_({v}.view(-1)[:-1])
    {v}.reshape(-1)[0] = {n}  |  {v}.diagonal().add_(1)  |  {v}.as_strided((2, 2), (1, 1)).fill_({n})
    {v}.as_strided((2,), (1,)).add_({v}.as_strided((2,), (1,)))  |  {v}.expand(2, *{v}.shape).add_(1)  |  {v}.lerp_({v}, 0.5)
    {v}.addcmul_({v}, {v})  |  {v}.pow_(2)  |  {v}.cumsum_(0)  |  {v}.sub_({v}.amax())  |  {v}.div_(2)  |  {v}.floor_divide_({n})
    {v}.remainder_({v})  |  {v}.tril_()  |  {v}.bernoulli_(0.0)  |  {v}.unbind()[0].add_(1)  |  {v}.clamp_min_({v}[0])  |  {v}.relu_()
    {v}.addmm_({v}, {v})  |  {v}.logical_not_()  |  {v}.eq_({v})  |  {v}.transpose_(0, -1)  |  {v}.t_()  |  {v}.unsqueeze_(0)  |  {v}.squeeze_(0)
    {v}.fill_diagonal_({n})  |  {v}.as_strided_((2,), (1,))  |  {v}.set_({v})  |  F.relu({v}, inplace=True)
    F.batch_norm({v}, {v}[0], {v}[-1], training=True)  |  F.dropout({v}, 0.0, inplace=True)  |  F.threshold({v}, 1, 0, inplace=True)
    """
)
PLACES = entries(
    """
    L.append({v})  |  L[0].add_(1)  |  L[-1] += 1  |  L[0] = {v}  |  D['t'] = {v}  |  D['t'] += 1  |  D['t'][0] = {n}  |  D['t'] = D['t'].T
    O.t = {v}  |  O.t += 1  |  O.t.mul_({n})  |  O.t[0] = {v}[0]  |  O.t.data.fill_({n})  |  G.add_(1)  |  G[0] = {n}  |  cell = {v}
    cell += 1  |  cell.mul_(2)  |  inner({v})  |  L.extend([{v}, {v}])  |  L[0], D['t'] = D['t'], L[0]  |  G[1:] = G[:-1]
    L.sort(key=lambda t: t.ndim)
    """
)
BLOCKS = [
    ["for r in {v}:", "    r.add_({n})"],
    ["for r in {v}:", "    r.copy_({v})"],
    ["for i in range(len({v}) - 1):", "    {v}[i + 1] += {v}[i]"],
    ["try:", "    {w}", "    {w}", "    {v}.copy_(T.zeros(11))", "except RuntimeError:", "    {w}"],
    ["try:", "    {w}", "    {v}[99] = 1", "except IndexError as e:", "    {v}.add_(1)"],
    ["try:", "    {w}", "    {v}[T.tensor([99])] = {n}", "finally:", "    {v}.mul_(2)"],
    ["{w}", "{v}.index_add_(0, T.tensor([7]), {v}[:1])"],
    ["{w}", "{v}.to(T.int64) // 0"],
    ["if {v}.shape[0] > 2:", "    {w}", "else:", "    {w}"],
    ["a, b = b, a", "{w}"],
    ["print_(0)", "{w}"],
]

NUMBERS = ["2", "0", "1", "3", "-1", "0.5"]


def filled(choose, text, names, writes, numbers):
    """A line of a program with its blanks filled in: {w} a write, {n} a number, {o} a number or a name, {v} a name."""
    while "{" in text:
        before, _, rest = text.partition("{")
        code, _, after = rest.partition("}")
        if code == "w":
            chosen = choose.choice(writes)
        elif code == "n" or (code == "o" and choose.random() < 0.4):
            chosen = choose.choice(numbers)
        else:
            chosen = choose.choice(names)
        text = before + chosen + after
    return text


def _memory(seed, count, dtype):
    rng = np.random.default_rng(seed)
    return rng.integers(0, 5, count).astype(dtype)


def arguments(seed, relation, size, dtypes):
    """Tensors a and b, of equal shapes where the relation allows, and c, a vector."""
    n, m = size
    memory = framestance.from_numpy(_memory(seed, 4 * (n + 2) * (m + 2), dtypes[0]))
    a = memory[: n * m].view(n, m)
    match relation:
        case "same":
            b = a
        case "alias":
            b = a[...]
        case "shifted":
            b = memory[m : m + n * m].view(n, m)
        case "transposed":
            b = a.T
        case "row":
            b = a[-1]
        case "strided":
            b = memory.as_strided((n, m), (m + 1, 1), 1)
        case "halves":
            b = memory[n * m : 2 * n * m].view(n, m)
        case _:
            b = framestance.from_numpy(_memory(seed + 1, n * m, dtypes[1])).view(n, m)
    c = framestance.from_numpy(_memory(seed + 2, m, dtypes[1])) if relation != "row" else a[0]
    return [a, b, c]


class Holder:
    """An object with a tensor."""

    def __init__(self):
        self.t = framestance.arange(4)


class World:
    """All that one way of running a program may change."""

    def __init__(self, source, seed):
        name = f"<aliasing {seed}>"
        linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
        self.list = [framestance.ones(2, 3), framestance.zeros(4)]
        self.dict = {"t": framestance.arange(6.0).view(2, 3)}
        self.holder = Holder()
        self.tensor = framestance.arange(5.0)
        self.printed = []
        self.scope = {
            "T": framestance,
            "F": framestance.nn.functional,
            "G": self.tensor,
            "L": self.list,
            "D": self.dict,
            "O": self.holder,
            "print_": self.printed.append,
        }
        exec(compile(source, name, "exec"), self.scope)
        self.f, self.get_cell = self.scope["make"]()

    def everything(self, results, args):
        cell = self.get_cell()
        return [results, args, self.list, self.dict, self.holder.t, self.tensor, cell, self.printed]


def _tensors(x):
    if isinstance(x, Tensor):
        yield x
    elif isinstance(x, list | tuple):
        for item in x:
            yield from _tensors(item)
    elif isinstance(x, dict):
        yield from _tensors(list(x.values()))


def sharing(everything):
    """For every two tensors whose memory overlaps, how far apart they begin."""
    arrays = [x._array for x in _tensors(everything)]
    pairs = itertools.combinations(enumerate(arrays), 2)
    return {(i, j): b.ctypes.data - a.ctypes.data for (i, a), (j, b) in pairs if a.size and b.size and np.may_share_memory(a, b)}


def generate(seed):
    """Source text whose statements mostly run when the arguments are apart; now and then one that does not."""
    choose = random.Random(seed)
    dtypes = [choose.choice(DTYPES), choose.choice(DTYPES)] if choose.random() < 0.4 else [choose.choice(DTYPES)] * 2
    relation = choose.choice(RELATIONS)
    world = World(_source([], ["a"]), seed)
    names = ["a", "b", "c"]
    local = dict(zip(names, arguments(seed, relation, SIZES[0], dtypes), strict=True)) | {"cell": framestance.ones(2, 2), "inner": lambda t: t.add_(1)}
    lines = []
    for _ in range(choose.choice([2, 4, 8, 12, 20])):
        roll = choose.random()
        kind = VIEWS if roll < 0.3 else VALUES if roll < 0.4 else WRITES if roll < 0.82 else PLACES if roll < 0.94 else None
        block = [filled(choose, line, names, WRITES, NUMBERS) for line in (choose.choice(BLOCKS) if kind is None else [choose.choice(kind)])]
        if kind in (VIEWS, VALUES):
            block = [f"v{len(lines)} = {block[0]}"]
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                exec("\n".join(block), world.scope, local)
            works = all(x.numel() < 500 for x in _tensors(list(local.values())))
        except Exception:
            works = choose.random() < 0.06
        if works:
            lines += block
            if kind in (VIEWS, VALUES):
                names.append(block[0].partition(" ")[0])
    returned = [name for name in names if choose.random() < 0.4 and (name in local)] or ["a"]
    return _source(lines, returned), relation, dtypes, choose.getrandbits(30)


def _source(lines, returned):
    body = "".join(f"        {line}\n" for line in lines)
    return (
        "def make():\n    cell = T.ones(2, 2)\n\n    def inner(t):\n        nonlocal cell\n        t.add_(1)\n        cell = cell + 1\n\n"
        f"    def f(a, b, c):\n        nonlocal cell\n{body}        return {', '.join(returned)},\n\n    return f, lambda: cell\n"
    )


def differential(seed, **options):
    """Run one program both ways, several calls on the same two functions. Errors: AssertionError with the program. Gives (graphs, calls that ran eagerly)."""
    source, first, dtypes, more = generate(seed)
    plain, compiled = World(source, seed), World(source, seed)
    function = framestance.compile(compiled.f, **options)
    choose = random.Random(more)
    calls = [(first, SIZES[0]), (first, SIZES[0])] + [(choose.choice(RELATIONS), size) for size in SIZES[1:]] + [(first, SIZES[2])]
    with framestance.compiler.config.patch(recompile_limit=100, accumulated_recompile_limit=10**6), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for number, (relation, size) in enumerate(calls):
            what = f"seed {seed}, {options}, call {number}: {relation} {size} {dtypes}\n{source}"
            plain_args, compiled_args = (arguments(seed + number, relation, size, dtypes) for _ in range(2))
            want = outcome(lambda args=plain_args: plain.f(*args))
            got = outcome(lambda args=compiled_args: function(*args))
            same_outcome(got, want, what, rtol=1e-5)
            after, expected = compiled.everything(got.value, compiled_args), plain.everything(want.value, plain_args)
            same_value(after, expected, f"{what}: afterwards", rtol=1e-5)
            assert sharing(after) == sharing(expected), f"{what}: sharing {sharing(after)}, wanted {sharing(expected)}"
    found = framestance.compiler.stats(function)
    return found.graphs, sum(found.eager.values()), len(found.breaks)
