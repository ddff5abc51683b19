"""Artifacts: integer registers, steps and recipes, each run directly."""

import gc
import sys
import threading

import numpy as np
import pytest

from framestance import _C

F4, F8, I4, I8, B1 = (np.dtype(code).num for code in ("f4", "f8", "i4", "i8", "?"))
ADD_ONE, SCALE, COPY_SCALARS, GIVE_UP = (_C._test_kernel_address(name) for name in ("add_one_f4", "scale_f8", "copy_scalars", "give_up"))


def artifact(nvals=1, inputs=(0,), ints=(), steps=(), recipe=(("TENSOR", 0),), nout=1):
    return _C.Artifact(nvals, inputs, list(ints), list(steps), list(recipe), nout)


def tensor(values, dtype="f4"):
    return _C.wrap(np.array(values, dtype))


def made(recipe, *vals, inputs=(), ints=(), steps=()):
    """What a recipe of one result makes of these values."""
    return artifact(len(vals), inputs, ints, steps, recipe).run(vals)[0]


# ---- steps ----
ADD_ONE_STEPS = [("ALLOC", 1, F4, (0,), None), ("KERNEL", ADD_ONE, (1, 0), (), (), 0, 1.0, ())]


@pytest.mark.parametrize("ints", [[("CONST", 3)], [("DIM", 0, 0)]], ids=["constant", "read"])
def test_allocate_and_run_one_kernel(ints):
    x = tensor([1, 2, 3])
    (result,) = artifact(ints=ints, steps=ADD_ONE_STEPS, recipe=[("TENSOR", 1)]).run((x,))
    assert type(result) is _C.Tensor and result._array.tolist() == [2, 3, 4] and result._array.flags.owndata
    assert x._array.tolist() == [1, 2, 3]


def test_an_input_may_be_an_ndarray_or_a_subclass():
    class Sub(_C.Tensor):
        pass

    a = artifact(ints=[("CONST", 1)], steps=ADD_ONE_STEPS, recipe=[("ARRAY", 1)])
    for value in (np.ones(1, "f4"), Sub(np.ones(1, "f4"))):
        (result,) = a.run((value,))
        assert type(result) is np.ndarray and result[0] == 2


def test_an_input_that_is_no_array_asks_for_an_eager_run():
    with pytest.raises(RuntimeError, match="rerun"):
        artifact(ints=[("CONST", 1)], steps=ADD_ONE_STEPS, recipe=[("TENSOR", 1)]).run((5,))


@pytest.mark.parametrize("ints", [[("CONST", 2), ("CONST", 3), ("CONST", 4)], [("INT", 0), ("INT", 1), ("INT", 2)]], ids=["constant", "read"])
@pytest.mark.parametrize("order", [None, (0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_memory_order_of_an_allocation(ints, order):
    result = made([("ARRAY", 0)], 2, 3, 4, ints=ints, steps=[("ALLOC", 0, F8, (0, 1, 2), order)])
    assert result.shape == (2, 3, 4)
    order = order or (0, 1, 2)
    assert result.transpose(order).flags.c_contiguous


def test_an_allocation_without_elements_or_dimensions():
    assert made([("ARRAY", 0)], ints=[("CONST", 0), ("CONST", 5)], steps=[("ALLOC", 0, F4, (0, 1), (1, 0))]).shape == (0, 5)
    assert made([("ARRAY", 0)], steps=[("ALLOC", 0, B1, (), None)]).shape == ()


def test_a_negative_size_raises():
    with pytest.raises(ValueError):
        made([("ARRAY", 0)], -3, ints=[("INT", 0)], steps=[("ALLOC", 0, F4, (0,), None)])


def test_a_view_shares_memory_and_keeps_its_base():
    base = np.arange(12.0).reshape(3, 4).copy()
    ints = [("CONST", 3), ("CONST", 2), ("CONST", 4), ("CONST", -2), ("CONST", 3)]
    view = made([("ARRAY", 1)], base, inputs=(0,), ints=ints, steps=[("VIEW", 1, 0, F8, (0, 1), (2, 3), 4)])
    assert view.tolist() == base[:, 3:0:-2].tolist() and view.base is base and view.flags.writeable
    view[0, 0] = 99
    assert base[0, 3] == 99


def test_a_view_of_a_read_only_array_is_read_only_and_may_change_the_dtype():
    base = np.zeros(4, "f4")
    base.flags.writeable = False
    view = made([("ARRAY", 1)], base, inputs=(0,), ints=[("CONST", 2), ("CONST", 1)], steps=[("VIEW", 1, 0, I4, (0,), (1,), 0)])
    assert not view.flags.writeable and view.dtype == "i4" and view.shape == (2,)


def test_a_kernel_gets_pointers_integers_and_scalars():
    ints = [("DIM", 0, 0), ("CONST", 10), ("CONST", 99)]
    for int_regs in ((1,), (1, 2), (1, 0)):  # consecutive or gathered
        steps = [("ALLOC", 1, F8, (0,), None), ("KERNEL", SCALE, (1, 0), int_regs, ((1, "f8"),), 0, 1.0, ())]
        a = artifact(2, (0,), ints, steps, [("TENSOR", 1)])
        assert a.run((tensor([1, 2], "f8"), 0.5))[0]._array.tolist() == [10.5, 20.5]


def read_scalar(value, code):
    a = artifact(1, (), [("CONST", 1)], [("ALLOC", 0, I8, (0,), None), ("KERNEL", COPY_SCALARS, (0,), (), ((0, code),), 0, 1.0, ())], [("ARRAY", 0)])
    return a.run((value,))[0].view({"f8": "f8", "f4": "f4"}.get(code, code.replace("b1", "?")))[0]


@pytest.mark.parametrize(
    "value, code",
    [
        (0.5, "f8"),
        (0.1, "f4"),
        (3, "f8"),
        (True, "f4"),
        (-5, "i8"),
        (2**31 - 1, "i4"),
        (-(2**31), "i4"),
        (-128, "i1"),
        (32767, "i2"),
        (True, "i8"),
        (255, "u1"),
        (2**16 - 1, "u2"),
        (2**32 - 1, "u4"),
        (2**64 - 1, "u8"),
        (7, "u8"),
        (True, "b1"),
        (False, "b1"),
        (-(2**63), "i8"),
    ],
)
def test_scalars_reach_the_kernel_in_their_dtype(value, code):
    assert read_scalar(value, code) == np.dtype(code).type(value)


@pytest.mark.parametrize(
    "value, code",
    [
        ("x", "f8"),
        (None, "f4"),
        (0.5, "i8"),
        (2**31, "i4"),
        (-129, "i1"),
        (-1, "u1"),
        (-1, "u8"),
        (256, "u1"),
        (2**64, "u8"),
        (2**63, "i8"),
        (1, "b1"),
        (np.float64(1), "f8"),
        (10**400, "f8"),
    ],
)
def test_a_scalar_that_does_not_fit_asks_for_an_eager_run(value, code):
    with pytest.raises(RuntimeError, match="rerun"):
        read_scalar(value, code)


def test_a_kernel_that_gives_up_asks_for_an_eager_run_and_leaks_nothing():
    x = np.zeros(3, "f4")
    a = artifact(ints=[("CONST", 3)], steps=[("ALLOC", 1, F4, (0,), None), ("KERNEL", GIVE_UP, (1, 0), (), (), 0, 1.0, ())], recipe=[("TENSOR", 1)])
    before = sys.getrefcount(x)
    for _ in range(10):
        with pytest.raises(RuntimeError, match="rerun"):
            a.run((x,))
    assert sys.getrefcount(x) == before


def test_a_long_kernel_runs_without_the_gil_on_an_input_that_others_drop():
    n = 4_000_000
    box = [np.ones(n, "f4")]
    a = artifact(ints=[("DIM", 0, 0)], steps=[("ALLOC", 1, F4, (0,), None), ("KERNEL", ADD_ONE, (1, 0), (), (), 0, 1e6, ())], recipe=[("ARRAY", 1)])
    stop = threading.Event()

    def churn():
        while not stop.is_set():
            box[0] = np.ones(n, "f4")

    thread = threading.Thread(target=churn)
    thread.start()
    try:
        for _ in range(10):
            assert (a.run((box[0],))[0] == 2).all()
    finally:
        stop.set()
        thread.join()


# ---- eager rows ----
def extern(function, arguments, outputs=(1,), suspend=False):
    return ("EXTERN", function, arguments, outputs, suspend)


def test_every_kind_of_argument_reaches_an_eager_row():
    seen = []
    t, constant = tensor([1, 2]), object()
    arguments = (("S", 0), ("T", 0), ("C", constant), ("I", 0), ("V", 1), ("L", (("I", 0), ("L", (("V", 1),)), ("S", 0))))
    a = artifact(2, (0,), [("DIM", 0, 0)], [extern(lambda *args: seen.append(args), arguments, ())], [("CONST", "done")])
    assert a.run((t, "value")) == ("done",)
    array, wrapped, *rest = seen[0]
    assert array is t._array and type(wrapped) is _C.Tensor and wrapped._array is array
    assert rest == [constant, 2, "value", (2, ("value",), array)]


@pytest.mark.parametrize("result", [tensor([5]), np.array([5], "f4"), [np.array([5], "f4")], (tensor([5]),), np.array([5], "f4").view(np.recarray)])
def test_one_result_of_an_eager_row(result):
    array = made([("ARRAY", 0)], steps=[extern(lambda: result, (), (0,))])
    assert type(array) is np.ndarray and array.tolist() == [5]


def test_a_numpy_scalar_becomes_an_array():
    assert made([("ARRAY", 0)], steps=[extern(lambda: np.float32(2.5), (), (0,))]).shape == ()


def test_several_results_of_an_eager_row():
    x, y = np.zeros(1), np.ones(2)
    a = artifact(0, (), (), [extern(lambda: (_C.wrap(x), y), (), (0, 1))], [("ARRAY", 1), ("ARRAY", 0)], 2)
    assert a.run(()) == (y, x)


@pytest.mark.parametrize(
    "function, outputs, error",
    [
        (lambda: 5, (0,), TypeError),
        (lambda: (np.zeros(1),), (0, 1), ValueError),
        (lambda: 5, (0, 1), TypeError),
        (lambda: {}[1], (0,), KeyError),
        (lambda: (np.zeros(1), "x"), (0, 1), TypeError),
    ],
)
def test_errors_of_an_eager_row_propagate_once_something_was_visible(function, outputs, error):
    with pytest.raises(error):
        artifact(0, (), (), [("COMMIT",), extern(function, (), outputs)], [("ARRAY", 0)]).run(())
    with pytest.raises(RuntimeError, match="rerun"):  # the original code raises it again, with the user's traceback
        artifact(0, (), (), [extern(function, (), outputs)], [("ARRAY", 0)]).run(())


def test_an_interrupt_in_an_eager_row_is_not_swallowed():
    def interrupted():
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        artifact(0, (), (), [extern(interrupted, (), (0,))], [("ARRAY", 0)]).run(())


def test_what_was_done_is_taken_back_last_first_before_the_original_code_runs():
    done = []

    def undo(step):
        return ("UNDO", done.append, (("L", (("C", step), ("V", 0))),))

    def failing(error):
        def fail():
            raise error

        return extern(fail, (), ())

    a = artifact(1, (), (), [undo(1), undo(2), failing(ValueError()), undo(3)], [("CONST", None)])
    with pytest.raises(RuntimeError, match="rerun"):
        a.run(("x",))
    assert done == [(2, "x"), (1, "x")]
    for error in (KeyboardInterrupt, MemoryError):  # not made again
        with pytest.raises(error):
            artifact(1, (), (), [undo(1), failing(error())], [("CONST", None)]).run(("x",))
    artifact(1, (), (), [undo(1)], [("CONST", None)]).run(("x",))
    assert len(done) == 2


def test_an_error_while_something_is_taken_back_is_the_errors_of_the_call():
    steps = [("UNDO", lambda: {}[1], ()), extern(lambda: int("x"), (), ())]
    with pytest.raises(KeyError):
        artifact(0, (), (), steps, [("CONST", None)]).run(())


@pytest.mark.parametrize("record, error", [(("UNDO", 5, ()), TypeError), (("UNDO", len, 5), TypeError), (("UNDO", len), ValueError)])
def test_malformed_undo(record, error):
    with pytest.raises(error):
        artifact(0, (), (), [record], [("CONST", None)])


def divided(steps):
    """An artifact whose eager row leaves no floating-point error, and whose kernel overflows float64 for 1e308."""
    kernel = ("KERNEL", _C._test_kernel_address("scale_f8"), (1, 0), (0,), ((1, "f8"),), 1, 0.1, ())
    return artifact(2, (0,), (("CONST", 10), ("CONST", 1)), [("ALLOC", 1, F8, (1,), None), kernel, *steps], [("ARRAY", 1)])


@pytest.mark.parametrize("after", [(), [("EXTERN", lambda: np.add(1.0, 1.0), (), (2,), False)]])
def test_a_check_leaves_what_numpy_would_warn_of_to_the_original_code(after):
    checked, unchecked = divided([*after, ("CHECK",)]), divided([*after])
    large = np.array([1e308])
    assert unchecked.run((large, 1.0))[0] == np.inf
    with np.errstate(over="ignore"):
        assert checked.run((large, 1.0))[0] == np.inf
    for mode in ("warn", "raise"):
        with np.errstate(over=mode), pytest.raises(RuntimeError, match="rerun"):
            checked.run((large, 1.0))
    assert checked.run((np.array([2.0]), 1.0))[0] == 21.0


@pytest.mark.parametrize("suspend", [False, True])
def test_an_eager_row_may_run_outside_the_region(suspend):
    seen = []
    a = artifact(0, (), (), [extern(lambda: seen.append((_C.region_depth(), _C.hook_installed())), (), (), suspend)], [("CONST", 1)])
    _C._call_in_region(None, _C.Stance(0), a.run, ())
    assert seen == [(0, False) if suspend else (1, True)]


def test_a_freed_slot_lets_its_array_go_and_may_be_used_again():
    import weakref

    references = []

    def row():
        array = np.zeros(3)
        references.append(weakref.ref(array))
        return array

    alive = []
    steps = [extern(row, (), (0,)), ("FREE", 0), extern(lambda: alive.append(references[0]()), (), ()), ("ALLOC", 0, F4, (), None)]
    assert made([("ARRAY", 0)], steps=steps).dtype == "f4" and alive == [None]


# ---- recipes ----
def test_leaves_of_a_recipe():
    t = tensor([1, 2])
    assert made([("CONST", "x")]) == "x" and made([("VAL", 1)], 1, t) is t
    assert made([("INT", 0)], 41, ints=[("INT", 0)]) == 41
    assert made([("ARRAY", 0)], t, inputs=(0,)) is t._array
    wrapped = made([("TENSOR", 0)], t, inputs=(0,))
    assert wrapped is not t and wrapped._array is t._array
    scalar = made([("SCALAR", 0)], np.array(2.5, "f4"), inputs=(0,))
    assert type(scalar) is np.float32 and scalar == 2.5


def test_containers_of_a_recipe():
    one_two = [("CONST", 1), ("CONST", 2)]
    assert made([*one_two, ("TUPLE", 2)]) == (1, 2) and made([*one_two, ("LIST", 2)]) == [1, 2] and made([*one_two, ("SET", 2)]) == {1, 2}
    assert made([("TUPLE", 0)]) == () and made([*one_two, ("DICT", 1)]) == {1: 2}
    assert made([*one_two, ("CONST", 3), ("SLICE", 3)]) == slice(1, 2, 3)
    order = made([("CONST", "b"), ("CONST", 1), ("CONST", "a"), ("CONST", 2), ("DICT", 2)])
    assert list(order) == ["b", "a"]


def test_a_slot_gives_one_tensor_however_often_it_is_used():
    t = tensor([1])
    result = made([("TENSOR", 0), ("TENSOR", 0), ("TUPLE", 2)], t, inputs=(0,))
    assert result[0] is result[1]


def test_a_slot_of_two_inputs_gives_two_tensors_of_one_array():
    t = tensor([1])
    a, b = made([("TENSOR", 0), ("TENSOR", 1), ("TUPLE", 2)], t, inputs=(0, 0))
    assert a is not b and a._array is b._array


def test_calls_and_registers_of_a_recipe():
    assert made([("CONST", max), ("CONST", 3), ("CONST", 5), ("CALL", 2)]) == 5
    assert made([("CONST", list), ("CALL", 0), ("STORE", 2), ("LOAD", 2), ("TUPLE", 2)]) == ([], [])
    same = made([("CONST", list), ("CALL", 0), ("STORE", 0), ("POP",), ("LOAD", 0), ("LOAD", 0), ("TUPLE", 2)])
    assert same[0] is same[1]


def test_errors_of_a_recipe_propagate_and_leak_nothing():
    value = object()
    before = sys.getrefcount(value)
    for recipe, error in (
        ([("CONST", {}.__getitem__), ("VAL", 0), ("CALL", 1)], KeyError),
        ([("VAL", 0), ("LIST", 1), ("SET", 1)], TypeError),
        ([("VAL", 0), ("LIST", 1), ("STORE", 0), ("VAL", 0), ("DICT", 1)], TypeError),
    ):
        with pytest.raises(error):
            made(recipe, value)
    gc.collect()
    assert sys.getrefcount(value) == before


def test_several_results():
    assert artifact(2, (), (), (), [("VAL", 1), ("VAL", 0)], 2).run((1, 2)) == (2, 1)


def test_nothing_leaks_over_many_runs():
    t, value = tensor([1, 2, 3]), object()
    steps = [*ADD_ONE_STEPS, extern(lambda a, b: a, (("T", 1), ("V", 1)), (2,)), ("FREE", 1)]
    a = artifact(2, (0,), [("DIM", 0, 0)], steps, [("TENSOR", 2), ("VAL", 1), ("TUPLE", 2)])
    a.run((t, value))
    counts = sys.getrefcount(t), sys.getrefcount(t._array), sys.getrefcount(value), sys.getrefcount(np.dtype("f4"))
    blocks = sys.getallocatedblocks()
    for _ in range(1000):
        a.run((t, value))
    assert (sys.getrefcount(t), sys.getrefcount(t._array), sys.getrefcount(value), sys.getrefcount(np.dtype("f4"))) == counts
    assert sys.getallocatedblocks() - blocks < 20


def test_integers_that_cannot_be_computed_ask_for_an_eager_run():
    with pytest.raises(RuntimeError, match="rerun"):
        made([("INT", 1)], 2**62, ints=[("INT", 0), ("ADD", 0, 0)])


# ---- buffers ----
def chained(count, kernels=3):
    """x + kernels, through buffers of ``count`` elements."""
    steps = [("BUFFER", 2 + k, 4, 0) for k in range(kernels - 1)]
    slots = [0, *range(2, 2 + kernels - 1), 1]
    kernel_steps = [("KERNEL", ADD_ONE, (slots[k + 1], slots[k]), (), (), 0, 1.0, ()) for k in range(kernels)]
    return artifact(ints=[("DIM", 0, 0)], steps=[*steps, ("ALLOC", 1, F4, (0,), None), *kernel_steps], recipe=[("TENSOR", 1)])


@pytest.mark.parametrize("count", [0, 1, 17, 300, 1000, 5000, 400_000])
def test_kernels_pass_values_through_buffers(count):
    x = tensor(np.arange(count))
    a = chained(count, 5)
    for _ in range(3):
        assert (a.run((x,))[0]._array == np.arange(count) + 5).all()


def test_a_buffer_can_be_freed_and_made_again():
    steps = [
        ("BUFFER", 1, 4, 0),
        ("KERNEL", ADD_ONE, (1, 0), (), (), 0, 1.0, ()),
        ("ALLOC", 2, F4, (0,), None),
        ("KERNEL", ADD_ONE, (2, 1), (), (), 0, 1.0, ()),
        ("FREE", 1),
    ]
    again = [("BUFFER", 1, 4, 0), ("KERNEL", ADD_ONE, (1, 2), (), (), 0, 1.0, ()), ("KERNEL", ADD_ONE, (2, 1), (), (), 0, 1.0, ())]
    a = artifact(ints=[("DIM", 0, 0)], steps=[*steps, *again], recipe=[("TENSOR", 2)])
    for count in (3, 2000, 500_000):
        assert (a.run((tensor(np.zeros(count)),))[0]._array == 4).all()


def test_buffers_of_a_failed_run_are_given_back():
    def fail(array):
        raise MemoryError

    steps = [("BUFFER", 1, 4, 0), ("KERNEL", ADD_ONE, (1, 0), (), (), 0, 1.0, ()), extern(fail, (("S", 0),), ())]
    a = artifact(ints=[("DIM", 0, 0)], steps=steps, recipe=[("TENSOR", 0)])
    x = tensor(np.zeros(2_000_000))
    before = _C.memory_kept()
    for _ in range(5):
        with pytest.raises(MemoryError):
            a.run((x,))
    assert _C.memory_kept() - before <= 9_000_000


def test_blocks_go_through_rows_of_a_batch_with_memory_for_one_block():
    """Two members of seven rows of two: x + 1 into local memory, and from there + 1 into the result."""
    first = (ADD_ONE, ((~0, 4, 1, ()), (0, 4, 1, (2,))), (), 3)
    second = (ADD_ONE, ((1, 4, 1, (2,)), (~0, 4, 1, ())), (), 3)
    ints = [("CONST", 7), ("CONST", 0), ("CONST", 14), ("CONST", 2), ("CONST", 8), ("CONST", 4)]  # rows; offset; batch stride; rate, block; bytes; blocks
    steps = [("ALLOC", 1, F4, (3, 0, 3), None), ("BLOCKS", (first, second), (3, 0), 3, (4,), 5, 1.0)]
    x = np.arange(28, dtype="f4").reshape(2, 7, 2)
    blocks = artifact(ints=[*ints[:5], ("CONST", 6)], steps=steps, recipe=[("TENSOR", 1)])
    np.testing.assert_array_equal(blocks.run((tensor(x),))[0].numpy(), x + 2)
    failing = ("BLOCKS", ((GIVE_UP, (), (), 3),), (3, 0), 3, (), 5, 1.0)
    with pytest.raises(RuntimeError, match="rerun"):
        artifact(ints=ints, steps=[failing], recipe=[("TENSOR", 0)]).run((tensor(x),))


def test_an_artifact_in_a_cycle_with_its_entry_is_collected():
    import weakref

    class Holder:
        pass

    holder = Holder()
    holder.entry = _C.Entry(_C.GuardProgram(0, 0, []), artifact(0, (), (), (), [("CONST", holder)]), -1, None)
    reference = weakref.ref(holder)
    del holder
    gc.collect()
    assert reference() is None
