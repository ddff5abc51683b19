"""Views, writes and arguments that share memory: compiled does what plain does, in one graph where the operations are known."""

from __future__ import annotations

import pytest

import framestance as fs
from framestance.testing import check_compiled
from share import drawn
from t10_numerics.aliasing import differential

WAYS = [("eager", None, 150), ("eager", True, 60), ("numba", None, 6), ("numba", True, 6)]


@pytest.mark.parametrize("backend, dynamic, count", WAYS)
def test_random_programs_of_views_and_writes(backend, dynamic, count):
    seeds = drawn(count, 2)
    assert sum(differential(seed, backend=backend, dynamic=dynamic)[0] for seed in seeds) > len(seeds)


def _overlapping(make):
    memory = fs.arange(12.0)
    return make(memory)


OVERLAPS = {
    "shifted": lambda m: (m[:-1], m[1:]),
    "the same memory": lambda m: (m, m[...]),
    "transposed": lambda m: (m[:9].view(3, 3), m[:9].view(3, 3).T),
    "strides that interleave": lambda m: (m[::2], m[1::2]),
    "windows": lambda m: (m.as_strided((3, 3), (2, 1)).select(0, 1), m[2:5]),
}


@pytest.mark.parametrize("make", OVERLAPS.values(), ids=OVERLAPS)
@pytest.mark.parametrize("backend", ["eager", "numba"])
def test_arguments_that_overlap_are_compiled_as_one_memory(make, backend):
    def f(x, y):
        x.add_(y)
        z = y * 2
        y.mul_(x)
        return z, x + y

    compiled = check_compiled(f, _overlapping(make), graphs=1, breaks=0, backend=backend)
    check_compiled(f, _overlapping(make), (fs.ones(5), fs.ones(5)), _overlapping(make), breaks=0, backend=backend)
    assert compiled is not None


def test_arguments_overlap_in_one_call_and_not_in_the_next():
    def f(x, y):
        x[1:] = y[:-1]
        return y.sum()

    compiled = fs.compile(f)
    for apart in (True, False, True, False):
        memory, other = fs.arange(6.0), fs.arange(6.0)
        x, y = memory[:-1], (other if apart else memory)[1:]
        plain_memory, plain_other = fs.arange(6.0), fs.arange(6.0)
        want = f(plain_memory[:-1], (plain_other if apart else plain_memory)[1:])
        assert fs.equal(compiled(x, y), want)
        assert fs.equal(memory, plain_memory)
        assert fs.equal(other, plain_other)
    assert fs.compiler.stats(compiled).graphs == 2
    assert not fs.compiler.stats(compiled).eager


MASK = fs.tensor([True, False, True, False])
INDEX = fs.tensor([2, 0, 2])
WRITES = {
    "index_add_": lambda x: x.index_add_(0, INDEX, fs.ones(3, 4)),
    "index_copy_": lambda x: x.index_copy_(0, INDEX, fs.ones(3, 4)),
    "index_fill_": lambda x: x.index_fill_(1, INDEX, 7),
    "index_reduce_": lambda x: x.index_reduce_(0, INDEX, fs.ones(3, 4), "amax"),
    "index_put_": lambda x: x.index_put_((INDEX, INDEX), fs.ones(3)),
    "index_put_, added": lambda x: x.index_put_((INDEX,), fs.ones(4), accumulate=True),
    "scatter_": lambda x: x.scatter_(0, INDEX[None], 5.0),
    "scatter_add_": lambda x: x.scatter_add_(1, INDEX[:, None], fs.ones(3, 1)),
    "scatter_reduce_": lambda x: x.scatter_reduce_(0, INDEX[None], fs.ones(1, 3), "prod", include_self=False),
    "masked_scatter_": lambda x: x.masked_scatter_(MASK, fs.ones(12)),
    "put_": lambda x: x.put_(INDEX, fs.ones(3)),
    "setitem": lambda x: x.__setitem__((slice(None), INDEX), 3.0),
    "fill_diagonal_": lambda x: x.fill_diagonal_(3.0),
    "tril_": lambda x: x.tril_(),
}


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
@pytest.mark.parametrize("arrange", [lambda x: x, lambda x: x.T.contiguous().T, lambda x: fs.stack([x, x], -1)[..., 1]], ids=["C", "transposed", "sliced"])
@pytest.mark.parametrize("backend", ["eager", "numba"])
def test_writes_at_indices_happen_in_the_tensor_itself(write, arrange, backend):
    def f(x):
        y = x + 1
        write(x)
        write(x)
        return x * y, x

    check_compiled(f, (arrange(fs.arange(12.0).view(3, 4)),), graphs=1, breaks=0, backend=backend)


def test_a_write_at_indices_copies_nothing_but_operands_in_the_same_memory():
    def f(x, index):
        x.index_add_(0, index, x[1:3])
        return x

    check_compiled(f, (fs.arange(12.0).view(3, 4), fs.tensor([0, 2])), graphs=1, breaks=0, backend="numba")
    check_compiled(f, (fs.arange(12.0).view(3, 4), fs.tensor([0, 2])), graphs=1, breaks=0, backend="eager")


def test_what_may_fail_is_checked_before_the_first_write_and_fails_as_plain():
    def f(x, y, index):
        x.add_(1)
        y.index_add_(0, index, y[:2])
        x.mul_(2)
        y[index] = 5.0
        return x + y.sum()

    check_compiled(f, (fs.ones(3), fs.ones(3), fs.tensor([0, 2])), graphs=1, breaks=0)
    compiled = fs.compile(f)
    compiled(fs.ones(3), fs.ones(3), fs.tensor([0, 2]))
    x, y = fs.ones(3), fs.ones(3)
    with pytest.raises(RuntimeError, match="index 7 is out of bounds for dimension 0 with size 3"):
        compiled(x, y, fs.tensor([0, 7]))
    assert x.tolist() == [2.0, 2.0, 2.0]  # what came before stays written, as in the plain function
    assert y.tolist() == [1.0, 1.0, 1.0]


def test_an_index_that_is_itself_written_is_checked_where_it_stands():
    def f(x, index):
        index.add_(1)
        x[index] = 5.0
        return x

    check_compiled(f, (fs.zeros(4), fs.tensor([0, 1])), (fs.zeros(4), fs.tensor([0, 3])))


def test_a_number_where_a_tensor_belongs_is_the_plain_functions_error():
    def f(x):
        return x.index_put_((fs.tensor([0]),), 3, accumulate=True)

    check_compiled(f, (fs.zeros(4),))


def test_offsets_of_views_without_elements_are_kept():
    def f(x):
        return x[:-1][:, 1:].as_strided((2,), (1,))

    check_compiled(f, (fs.arange(4.0).view(1, 4),), backend="eager")
    check_compiled(f, (fs.arange(4.0).view(1, 4),), backend="numba")


def test_tensors_take_over_memory_outside_of_graphs():
    def f(x, y):
        x.mul_(2)
        x.data = y
        x.t_()
        x[0] = 7.0
        x.unsqueeze_(0)
        return x.shape, x + 1

    check_compiled(f, (fs.ones(2, 3), fs.ones(3, 2)))
