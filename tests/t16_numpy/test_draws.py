"""Numbers from NumPy's generators: drawn in the graph, in the program's order, from the program's generator, and given back where the call is made again."""

from __future__ import annotations

import collections
import threading
import warnings

import numpy as np
import pytest

import framestance as fs
from framestance.compiler import stats

BACKENDS = pytest.mark.parametrize("backend", ["numba", "eager"])


def state(generator):
    return repr(generator.get_state(legacy=False) if isinstance(generator, np.random.RandomState) else generator.bit_generator.state)


def differential(function, make, backend="numba", calls=3, breaks=0, **errstate):
    """Call plain and compiled on equal arguments, generators among them. Gives the compiled function."""
    compiled = fs.compile(function, backend=backend)
    for _ in range(calls):
        found = []
        for call in (function, compiled):
            args = make()
            np.random.seed(5)
            with warnings.catch_warnings(record=True) as caught, np.errstate(**errstate):
                warnings.simplefilter("always")
                try:
                    result = repr(call(*args))
                except Exception as error:
                    result = repr(error)
            args = [x.tobytes() if isinstance(x, np.ndarray) else state(x) if hasattr(x, "normal") else x for x in args]
            found.append((result, [(str(w.message), w.lineno) for w in caught], args, repr(np.random.get_state())))
        assert found[1] == found[0]
    assert len(stats(compiled).breaks) == breaks, stats(compiled).breaks
    return compiled


def rng(kind=np.random.PCG64):
    return np.random.Generator(kind(3))


@BACKENDS
@pytest.mark.parametrize("kind", [np.random.PCG64, np.random.PCG64DXSM, np.random.MT19937, np.random.Philox, np.random.SFC64])
def test_draws_come_in_order_and_from_each_kind_of_generator(kind, backend):
    def mix(generator, x):
        first = generator.normal(size=3)
        generator.shuffle(x)
        return first / x, generator.integers(0, 255, 5, dtype=np.uint8), generator.random(3, dtype=np.float32), generator.permutation(x), x

    differential(mix, lambda: (rng(kind), np.arange(3.0)), backend, divide="warn")


@BACKENDS
def test_functions_of_the_module_draw_from_its_own_generator(backend):
    def mix(x):
        return (
            np.random.rand(3) + x,
            np.random.randn(2, 2),
            np.random.normal(0, x),
            np.random.randint(0, 9, 3),
            np.random.choice(x, 2),
            np.random.permutation(4),
        )

    differential(mix, lambda: (np.ones(3),), backend)


def test_unused_and_equal_draws_stay():
    def waste(generator):
        generator.normal(size=3)
        return generator.normal(size=3) - generator.normal(size=3)

    differential(waste, lambda: (rng(),))


def test_one_entry_serves_other_generators_and_the_same_one_twice():
    def two(one, other):
        return one.normal(size=2) - other.normal(size=2), one.random(2)

    compiled = fs.compile(two)
    for make in (lambda: (rng(), np.random.default_rng(8)), lambda: (np.random.default_rng(1), np.random.default_rng(2))):
        assert repr(compiled(*make())) == repr(two(*make()))
    same, again = rng(), rng()
    assert repr(compiled(same, same)) == repr(two(again, again))
    assert state(same) == state(again)


def test_a_generator_of_another_kind_compiles_again():
    compiled = fs.compile(lambda generator: generator.normal(size=2))
    for make in (rng, lambda: np.random.RandomState(3), rng):
        assert repr(compiled(make())) == repr(make().normal(size=2))
    assert stats(compiled).graphs == 2 and not stats(compiled).breaks


class Loud(np.random.Generator):
    def normal(self, *args, **kwargs):
        return super().normal(*args, **kwargs) * 0


def test_a_subclass_has_its_own_methods():
    compiled = fs.compile(lambda generator: generator.normal(size=2))
    assert compiled(rng()).any() and not compiled(Loud(np.random.PCG64(3))).any()


GLOBAL = np.random.default_rng(4)


def test_generators_in_globals_closures_attributes_and_containers():
    class Holder:
        def __init__(self):
            self.generator = rng()

    holder, inside, kept = Holder(), rng(), [rng(), {"g": rng()}]
    method = inside.standard_normal

    def draw():
        return GLOBAL.random(2), holder.generator.random(2), inside.random(2), kept[0].random(2) + kept[1]["g"].random(2), method(2)

    found = []
    for call in (fs.compile(draw), draw):
        for generator in (GLOBAL, holder.generator, inside, kept[0], kept[1]["g"]):
            generator.bit_generator.state = rng().bit_generator.state
        found.append(repr([call(), call()]))
        if call is not draw:
            assert not stats(call).breaks
    assert found[0] == found[1]


@BACKENDS
@pytest.mark.parametrize("mode", ["warn", "raise", "ignore"])
def test_a_call_that_is_made_again_draws_the_same_numbers(backend, mode):
    def late(generator, old, x, y):
        x += generator.normal(size=3)
        y[1:] *= old.uniform(0.5, 1.5, 2)
        z = np.random.rand(3) / y
        generator.shuffle(y)
        return z, np.log(y), old.permutation(3)

    make = lambda: (rng(), np.random.RandomState(4), np.ones(3), np.array([1.0, 0.0, 2.0]))  # noqa: E731
    differential(late, make, backend, divide=mode, invalid=mode)


@BACKENDS
def test_arguments_that_a_method_refuses(backend):
    def draw(generator, scale):
        first = generator.random(2)
        return first, generator.normal(0, scale)

    compiled = fs.compile(draw, backend=backend)
    for scale in (1.0, 1.0, -1.0, 2.0):
        one, other = rng(), rng()
        found = []
        for call, generator in ((compiled, one), (draw, other)):
            try:
                found.append(repr(call(generator, np.full(2, scale))))
            except ValueError as error:
                found.append(repr(error))
        assert found[0] == found[1] and state(one) == state(other)
    assert not stats(compiled).breaks
    differential(lambda generator: generator.normal(0, -1, 3), lambda: (rng(),), backend, breaks=1)


@BACKENDS
def test_probabilities_that_do_not_sum_to_one(backend):
    choose = lambda generator, p: generator.choice(3, 4, p=p)  # noqa: E731
    compiled = differential(choose, lambda: (rng(), np.array([0.5, 0.25, 0.25])), backend)
    with pytest.raises(ValueError, match="sum to 1"):
        compiled(rng(), np.array([0.5, 0.5, 0.5]))


def test_capturing_draws_nothing():
    def draw(generator, x):
        y = generator.normal(size=3)
        print_(y)
        return y + generator.permutation(x)

    print_ = [].append
    differential(draw, lambda: (rng(), np.arange(3.0)), breaks=1)


def test_a_function_allowed_in_graphs_is_not_tried_after_draws():
    allowed = fs.compiler.allow_in_graph(lambda t: t * 2)

    def draw(x):
        return allowed(fs.rand(3) + x)

    compiled = fs.compile(draw)
    fs.manual_seed(0)
    found = compiled(fs.ones(3))
    fs.manual_seed(0)
    assert fs.equal(found, draw(fs.ones(3)))


@pytest.mark.parametrize(
    "draw",
    [
        lambda generator, k: generator.normal(size=k),
        lambda generator, k: generator.normal(0, 1, k),
        lambda generator, k: generator.permutation(k[0]),
        lambda generator, k: generator.integers(0, 9, k.max()),
        lambda generator, k: generator.choice(np.eye(3), k[1] * 0 + 2),
    ],
)
def test_sizes_out_of_arrays(draw):
    compiled = fs.compile(draw)
    for sizes in ([2, 3], [4, 1], [2, 3]):
        assert repr(compiled(rng(), np.array(sizes))) == repr(draw(rng(), np.array(sizes)))


@BACKENDS
def test_a_row_that_is_chosen_is_not_always_the_same_one(backend):
    compiled = fs.compile(lambda generator, x: generator.choice(x), backend=backend)
    mine, theirs, x = rng(), rng(), np.arange(12.0).reshape(4, 3)
    for _ in range(6):
        assert repr(compiled(mine, x)) == repr(theirs.choice(x))


@BACKENDS
@pytest.mark.parametrize("arrange", [lambda x: x, lambda x: x[::-1], lambda x: x[::2], lambda x: x.reshape(2, 3).T, lambda x: x[:0], lambda x: x[0]])
def test_shuffle_in_place(backend, arrange):
    def shuffle(generator, x):
        view = arrange(x)
        generator.shuffle(view)
        return x + 1

    compiled = fs.compile(shuffle, backend=backend)
    for _ in range(3):
        mine, theirs, x, y = rng(), rng(), np.arange(6.0), np.arange(6.0)
        try:
            want = repr(shuffle(theirs, y))
        except TypeError:
            with pytest.raises(TypeError):
                compiled(mine, x)
            continue
        assert repr(compiled(mine, x)) == want and (x == y).all() and state(mine) == state(theirs)


def test_lists_and_python_numbers_are_left_to_python():
    def draw(generator, items):
        generator.shuffle(items)
        return generator.random(), items, generator.integers(4), generator.bytes(3)

    compiled, found, wanted = fs.compile(draw), [1, 2, 3, 4], [1, 2, 3, 4]
    assert compiled(rng(), found) == draw(rng(), wanted) and found == wanted


def test_several_threads_draw_each_from_its_own():
    compiled = fs.compile(lambda generator, x: x + generator.normal(size=x.shape))
    found = {}

    def work(seed):
        generator = np.random.default_rng(seed)
        found[seed] = [compiled(generator, np.ones(50)) for _ in range(50)]

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for seed, values in found.items():
        generator = np.random.default_rng(seed)
        assert all((value == 1 + generator.normal(size=50)).all() for value in values)


def test_tensors_drawn_before_a_failure_are_drawn_again():
    def draw(x, index):
        noise = fs.rand(3)
        x.add_(noise)
        x[index] = 0.0
        return x, fs.randn(2), index // (index - 1)

    compiled = fs.compile(draw)
    for index in ([0, 2], [0, 2], [0, 1], [0, 7]):
        found = []
        for call in (compiled, draw):
            x = fs.ones(3)
            fs.manual_seed(2)
            try:
                result = repr(call(x, fs.tensor(index)))
            except (RuntimeError, IndexError) as error:
                result = str(error)
            found.append((result, x.tolist(), fs.get_rng_state().tolist()))
        assert found[0] == found[1]


def legacy(kind=np.random.MT19937, drawn=0):
    generator = np.random.RandomState(kind(3))
    generator.standard_normal(drawn)
    return generator


@pytest.mark.parametrize("kind", [np.random.MT19937, np.random.PCG64])
@pytest.mark.parametrize("drawn", [0, 1, 2, 5])  # normal numbers are made in pairs, of which the second one waits
@pytest.mark.parametrize("first", [1, 2, 700])
def test_the_second_of_two_normal_numbers_is_given_back(kind, drawn, first):
    def late(generator, x):
        y = generator.normal(size=first)
        return y[0] / x, generator.normal(size=3)

    for mode in ("warn", "raise"):
        differential(late, lambda: (legacy(kind, drawn), np.array([0.0, 1.0])), divide=mode)


def test_state_of_older_generators_is_as_they_say():
    from framestance.ops.draws import _place_of_second_normal, put_back_generator, remember_generator

    assert _place_of_second_normal() is not None  # in the NumPy that this is tested with
    for drawn in (0, 1, 2, 623, 624, 625):
        generator = legacy(drawn=drawn)
        kept, before = remember_generator(generator), state(generator)
        generator.normal(size=1001)
        put_back_generator(generator, kept)
        assert state(generator) == before


def test_methods_of_other_objects_are_no_draws():
    def rotate(x):
        queue = collections.deque([x], maxlen=2)
        queue.rotate(1)
        KEPT.rotate(1)
        return queue[0] + KEPT[0]

    compiled = fs.compile(rotate)
    for _ in range(3):
        assert compiled(np.ones(2)).tolist() in ([2.0, 2.0], [3.0, 3.0])


KEPT = collections.deque([1, 2])
