"""What operations become: types, memory order, broadcasting and alias classes of nodes."""

from __future__ import annotations

import numpy as np
import pytest

from framestance.ir import DataDependent, Graph, GraphBuilder, SizeExpr, verify
from framestance.ir.graph import contiguous_strides
from framestance.ir.sizes import size_hint, size_key
from framestance.ops import ROWS

F4, F8, I1, I8, BOOL = (np.dtype(code) for code in ("f4", "f8", "i1", "i8", "?"))


def made(dialect="torch"):
    graph = Graph()
    return graph, GraphBuilder(graph, dialect)


def like(builder, array):
    return builder.input(array.dtype, array.shape, [s // array.itemsize for s in array.strides])


def random_layout(random, shape):
    order = random.permutation(len(shape))
    array = np.zeros([shape[i] for i in order], "f4").transpose(np.argsort(order))
    if random.random() < 0.3:
        array = array[tuple(slice(None, None, -1 if random.random() < 0.5 else 1) for _ in shape)]
    for axis in range(len(shape)):
        if random.random() < 0.2:
            array = array[tuple(slice(0, 1) if i == axis else slice(None) for i in range(len(shape)))]
    return array


def strides(array):
    """Strides that matter: those of axes longer than 1."""
    return [s // array.itemsize for n, s in zip(array.shape, array.strides, strict=True) if n > 1]


def node_strides(node):
    return [size_hint(s) for n, s in zip(node.shape, node.strides, strict=True) if size_hint(n) > 1]


@pytest.mark.parametrize("seed", range(60))
def test_memory_order_follows_numpy(seed):
    random = np.random.default_rng(seed)
    shape = tuple(int(n) for n in random.integers(1, 5, random.integers(0, 5)))
    a, b = random_layout(random, shape), random_layout(random, shape)
    graph, builder = made()
    x, y = like(builder, a), like(builder, b)
    assert node_strides(ROWS["add"].build(builder, x, y)) == strides(np.add(a, b))
    assert node_strides(builder.cast(x, F8)) == strides(a.astype("f8"))
    repeated = np.broadcast_to(a, np.broadcast_shapes(a.shape, shape))
    assert node_strides(builder.cast(like(builder, repeated), F8)) == strides(repeated.astype("f8"))
    if shape:
        dim = int(random.integers(len(shape)))
        numpy = GraphBuilder(graph, "numpy")
        for keep in (False, True):
            plain = np.add.reduce(a, axis=dim, keepdims=keep)
            assert node_strides(ROWS["sum"].build(numpy, x, dim, keep)) == strides(plain)
            assert node_strides(ROWS["sum"].build(builder, x, dim, keep)) == strides(plain.copy(order="C"))
    verify(graph)


def test_symbolic_contiguous_stays_symbolic_contiguous():
    graph, builder = made()
    n, m = graph.env.symbol(5), graph.env.symbol(7)
    x = builder.input(F4, (n, m), contiguous_strides((n, m)))
    y = ROWS["mul"].build(builder, x, 2.0)
    assert [size_key(s) for s in y.strides] == [size_key(m), 1]
    assert not graph.env.relations


def test_broadcasting_symbols_records_what_it_relied_on():
    graph, builder = made()
    n, m = graph.env.symbol(5), graph.env.symbol(5)
    x, y = (builder.input(F4, (size,), (1,)) for size in (n, m))
    ROWS["add"].build(builder, x, y)
    assert [str(r) for r in graph.env.relations] == ["s0 == s1"]


def test_broadcasting_with_ones_asks_nothing():
    graph, builder = made()
    n = graph.env.symbol(5)
    x, row = builder.input(F4, (n, 3), (3, 1)), builder.input(F4, (1, 3), (3, 1))
    result = ROWS["add"].build(builder, x, row)
    assert isinstance(result.shape[0], SizeExpr) and result.shape[1] == 3
    assert not graph.env.relations


def test_shapes_that_do_not_broadcast_raise_as_the_dialect_does():
    for dialect, error in (("torch", RuntimeError), ("numpy", ValueError)):
        _, builder = made(dialect)
        x, y = (builder.input(F4, (size,), (1,)) for size in (3, 4))
        with pytest.raises(error):
            ROWS["add"].build(builder, x, y)


@pytest.mark.parametrize(("dtype", "number", "expected"), [(F4, 0.1, np.float32(0.1)), (I1, 300, np.int8(44)), (I8, 2.0, np.int64(2)), (BOOL, 2, np.True_)])
def test_numbers_have_the_compute_dtype(dtype, number, expected):
    _, builder = made()
    node = builder.number(number, dtype)
    assert node.attrs["value"] == expected and node.attrs["value"].dtype == dtype


def test_cast_to_the_same_dtype_is_the_value_itself():
    _, builder = made()
    x = builder.input(F4, (3,), (1,))
    assert builder.cast(x, F4) is x
    assert ROWS["mul"].build(builder, x, 1.0) is not x


def test_values_become_memory_when_viewed_or_written():
    graph, builder = made()
    x = builder.input(F4, (4,), (1,))
    y = ROWS["add"].build(builder, x, 1)
    assert y.alias is None
    view = builder.view(y, (2,), (2,), 1)
    assert view.alias == y.alias is not None
    builder.write(view, 3)
    write = graph.nodes[-1]
    assert write.op == "write" and write.effect and write.inputs[1].dtype == F4
    verify(graph)


def test_fresh_arrays_have_memory_of_their_own():
    _, builder = made()
    nodes = [builder.fill((3,), 1, F4), builder.arange(0, 1, 3, I8), builder.copy(builder.fill((3,), 1, F4)), builder.constant(np.arange(3))]
    classes = [node.alias for node in nodes]
    assert None not in classes and len(set(classes)) == len(classes)


def test_contents_cannot_be_asked_for():
    _, builder = made()
    x = builder.input(F4, (), ())
    with pytest.raises(DataDependent, match="item"):
        raise builder.data_dependent("item")
    with pytest.raises(DataDependent):
        ROWS["item"].build(builder, x)


def test_location_is_stamped():
    graph, builder = made()
    builder.location = ("model.py", 12)
    assert builder.fill((2,), 0, F4).location == ("model.py", 12)
