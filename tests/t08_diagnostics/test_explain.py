"""explain tells what became of one call, in plain objects and as text; compiled functions list their entries."""

from __future__ import annotations

import gc
import sys
import weakref

import numpy as np
import pytest

import framestance as fs
from framestance import compiler
from framestance.compiler import explain, get_stance, set_stance, stats
from framestance.diag.explanation import Explanation


def line_of(function, offset):
    return function.__code__.co_filename, function.__code__.co_firstlineno + offset


def broken(x, k=2):
    y = x * k + 1
    sys.getrefcount(y)
    return fs.relu(y).sum()


# ---- what is told --------------------------------------------------------------------------------------------------------------------------------


def test_a_call_in_two_parts():
    x = fs.arange(6.0).reshape(2, 3)
    explained = explain(broken)(x)
    assert isinstance(explained, Explanation)
    assert explained.function == "broken" and explained.location == line_of(broken, 0)
    assert explained.error is None and explained.result.item() == broken(x).item()
    first, second = explained.parts
    assert (first.resumed, second.resumed) == (False, True)
    assert first.location == line_of(broken, 0) and second.location == line_of(broken, 2)
    assert "np.multiply" in first.graph and "relu" in second.graph
    assert first.operations + second.operations == sum(part.operations for part in explained.parts) == 4
    assert explained.graphs == (first.graph, second.graph)
    (found,) = explained.breaks
    assert first.ended_by == found and second.ended_by is None
    assert (found.code, found.location, found.line) == ("B001", line_of(broken, 2), "sys.getrefcount(y)")
    assert found.hint and "getrefcount" in found.message


def test_guards_have_the_line_that_needed_them():
    explained = explain(broken, measure=False)(fs.ones(2, 3))
    by_source = {guard.source: guard for guard in explained.parts[0].guards}
    assert by_source["x"].location == line_of(broken, 1) and by_source["x"].line == "y = x * k + 1"
    assert "float32(2, 3)" in by_source["x"].text and by_source["k"].text == "`k` is the int 2"
    assert {guard.line for guard in explained.parts[1].guards} == {"sys.getrefcount(y)", "return fs.relu(y).sum()"}


def test_kernels_have_source_members_and_figures():
    explained = explain(lambda x, w: fs.relu(x @ w + 1))(fs.ones(64, 32), fs.ones(32, 16))
    product, loop = explained.parts[0].steps
    assert product.kind == "product" and product.flops == 2 * 64 * 32 * 16
    assert (product.bytes_read, product.bytes_written) == ((64 * 32 + 32 * 16) * 4, 64 * 16 * 4)
    assert loop.kind == "loop" and loop.shape == (64, 16) and (loop.bytes_read, loop.bytes_written, loop.flops) == (64 * 16 * 4, 64 * 16 * 4, 2 * 64 * 16)
    assert any("np.add" in member for member in loop.members) and any("relu" in member for member in loop.members)
    assert explained.kernels == (product, loop)
    for step in (product, loop):
        assert step.sources and all(source.startswith("def kernel(") for source in step.sources)
        assert step.seconds is not None and 0 < step.seconds < 1 and step.repetitions >= 2
        assert {place[0] for place in step.lines} == {__file__}


def test_calls_of_numpy_are_steps():
    explained = explain(lambda x: fs.sort(x + 1)[0] * 2)(fs.tensor([3.0, 1.0, 2.0]))
    assert [step.kind for step in explained.parts[0].steps] == ["loop", "call", "loop"]
    call = explained.parts[0].calls[0]
    assert call.name == "sort" and call.sources == () and call.seconds > 0
    assert explained.result.tolist() == [4.0, 6.0, 8.0]


def test_what_a_reduction_repeats_in_memory_counts_once():
    explained = explain(lambda x, b: (x + b).sum(1))(fs.ones(50, 7), fs.ones(7))
    (step,) = explained.kernels
    assert (step.bytes_read, step.bytes_written, step.flops) == ((50 * 7 + 7) * 4, 50 * 4, 2 * 50 * 7)


def test_text_has_all_of_it():
    explained = explain(broken)(fs.ones(2, 3))
    text = str(explained)
    for part in explained.parts:
        assert str(part) in text
        assert all(line.strip() in text for line in part.graph.splitlines())
        assert all(str(guard) in text for guard in part.guards)
        for step in part.steps:
            assert all(line.strip() in text for source in step.sources for line in source.splitlines())
    assert "[B001]" in text and "hint: " in text and "measured" in text and "(estimated)" in text


def test_nothing_is_measured_that_was_not_asked_for():
    explained = explain(broken, measure=False)(fs.ones(2, 3))
    assert explained.kernels and all(step.seconds is None and step.repetitions == 0 for step in explained.kernels)
    assert all(part.not_measured for part in explained.parts if part.steps)


# ---- what can be explained -----------------------------------------------------------------------------------------------------------------------


class Layer(fs.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = fs.nn.Linear(4, 3)
        self.norm = fs.nn.BatchNorm1d(3)

    def forward(self, x):
        return self.norm(fs.nn.functional.dropout(self.linear(x), 0.5))


def test_a_module_and_its_buffers():
    one, two = Layer(), Layer()
    two.load_state_dict(one.state_dict())
    x = fs.randn(5, 4)
    fs.manual_seed(3)
    want = one(x)
    fs.manual_seed(3)
    explained = explain(two)(x)
    np.testing.assert_allclose(explained.result.numpy(), want.numpy(), rtol=1e-5, atol=1e-6)
    for (name, a), (_, b) in zip(one.state_dict().items(), two.state_dict().items(), strict=True):
        np.testing.assert_allclose(a.numpy(), b.numpy(), rtol=1e-5, err_msg=name)
    assert fs.rand(1).item() == pytest.approx(_next_after(lambda: one(x), 3))
    assert all(step.seconds is not None for step in explained.parts[0].steps)


def _next_after(call, seed):
    fs.manual_seed(seed)
    call()
    return fs.rand(1).item()


class Scaled:
    factor = 3

    def method(self, x):
        return x * self.factor

    @staticmethod
    def static(x):
        return x + 1

    def __call__(self, x):
        return x - 1


@pytest.mark.parametrize(
    "fn, wanted",
    [
        (Scaled().method, 6.0),
        (Scaled.static, 3.0),
        (vars(Scaled)["static"], 3.0),
        (Scaled(), 1.0),
        (fs.compile(Scaled().method), 6.0),
        (fs.compile(Scaled()), 1.0),
        (fs.exp, np.exp(np.float32(2))),
    ],
)
def test_methods_objects_and_operations(fn, wanted):
    explained = explain(fn)(fs.tensor([2.0]))
    assert explained.result.item() == pytest.approx(wanted) and len(explained.graphs) == 1


def test_a_method_compiled_in_its_class():
    class Model:
        k = 4

        @fs.compile
        def run(self, x):
            return x * self.k

    model = Model()
    explained = explain(model.run)(fs.ones(2))
    assert explained.result.tolist() == [4.0, 4.0] and len(explained.graphs) == 1
    assert stats(Model.run).compiles == 0


def test_recursion_shows_each_part():
    def down(x, n):
        if n == 0:
            return x
        sys.getrefcount(x)
        return down(x * 2, n - 1) + 1

    explained = explain(down)(fs.ones(3), 3)
    assert explained.result.tolist() == down(fs.ones(3), 3).tolist()
    assert len(explained.breaks) >= 3 and {part.function.rpartition(".")[2] for part in explained.parts} == {"down"}


def test_functions_that_the_call_comes_to_are_parts():
    def inner(x):
        sys.getrefcount(x)
        return x * 5

    def outer(x):
        return inner(x + 1) - 2

    explained = explain(outer)(fs.ones(3))
    assert {part.function.rpartition(".")[2] for part in explained.parts if part.graph} == {"outer", "inner"}


def test_a_loop_with_a_recompile_in_the_call():
    def f(xs):
        total = fs.zeros(1)
        for x in xs:
            sys.getrefcount(x)
            total = total + (x * 2).sum()
        return total

    explained = explain(f)([fs.ones(2), fs.ones(2, dtype=fs.float64)])
    again = [part for part in explained.parts if part.recompiled_because]
    assert any("[R0" in why for part in again for why in part.recompiled_because)
    assert explained.result.item() == 8.0


@pytest.mark.parametrize("backend, name", [("eager", "eager"), ("aot_eager", "eager"), (lambda graph, example_inputs: graph, "<lambda>")])
def test_other_backends_are_called_once(backend, name):
    explained = explain(lambda x: x + 1, backend=backend)(fs.ones(3))
    (part,) = explained.parts
    assert part.backend.endswith(name) and part.not_measured and part.graph
    assert [step.kind for step in part.steps] == ["call"]


def test_options_of_what_was_compiled_hold_unless_others_are_given():
    compiled = fs.compile(lambda x: x + 1, backend="eager", dynamic=True)
    assert explain(compiled)(fs.ones(3)).parts[0].backend == "eager"
    explained = explain(compiled, backend="numba", measure=False)(fs.ones(3))
    assert explained.parts[0].backend == "numba" and "s0" in explained.parts[0].graph


# ---- errors --------------------------------------------------------------------------------------------------------------------------------------


def test_an_error_of_the_call_is_kept_beside_the_explanation_so_far():
    def f(x):
        y = x + 1
        sys.getrefcount(y)
        raise LookupError("mine")

    explained = explain(f)(fs.ones(3))
    assert isinstance(explained.error, LookupError) and explained.result is None
    assert explained.parts[0].operations == 1 and "LookupError: mine" in str(explained)


def test_a_break_of_a_whole_graph_is_told_though_nothing_was_compiled():
    explained = explain(broken, fullgraph=True)(fs.ones(3))
    assert isinstance(explained.error, compiler.Unsupported) and explained.parts == ()
    assert [found.code for found in explained.breaks] == ["B001"] and "hint: " in str(explained)


def test_an_error_of_a_backend():
    def backend(graph, example_inputs):
        raise KeyError("no")

    assert isinstance(explain(lambda x: x + 1, backend=backend)(fs.ones(3)).error, compiler.BackendError)


def test_arguments_that_do_not_bind():
    assert isinstance(explain(lambda x: x + 1)().error, TypeError)


def test_an_interrupt_is_raised():
    def f(x):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        explain(f)(fs.ones(3))
    assert get_stance().name == "default" and get_stance().force_backend is None


@pytest.mark.parametrize(
    "make, error", [(lambda: explain(3), TypeError), (lambda: explain(int), TypeError), (lambda: explain(broken, backend="no"), compiler.InvalidBackend)]
)
def test_what_cannot_be_explained_is_told_at_once(make, error):
    with pytest.raises(error):
        make()


@pytest.mark.parametrize("options", [{"measure": 1}, {"fullgraph": 1}, {"mode": "no"}, {"nonsense": 1}])
def test_wrong_options_are_told_at_once(options):
    with pytest.raises((TypeError, RuntimeError)):
        explain(broken, **options)


def test_a_kernel_that_gives_the_call_back():
    explained = explain(lambda x, y: x // y)(fs.ones(3, dtype=fs.int64), fs.zeros(3, dtype=fs.int64))
    assert explained.error is not None and "step 0 gives the call back" in explained.parts[0].not_measured


# ---- what ran eagerly ----------------------------------------------------------------------------------------------------------------------------


def generator(x):
    yield x + 1


@pytest.mark.parametrize(
    "fn, options, cause, code",
    [
        (generator, {}, "unsupported", "B006"),
        (lambda x: x + 1, {"disable": True}, "disabled", "S008"),
        (compiler.disable(lambda x: x + 1), {}, "disabled", "S008"),
    ],
)
def test_what_runs_uncompiled_and_why(fn, options, cause, code):
    explained = explain(fn, **options)(fs.ones(3))
    (run,) = explained.eager
    assert (run.cause, run.code) == (cause, code) and run.hint and f"[{code}]" in str(explained)
    assert run.location[0] == __file__
    assert explained.parts == ()


@pytest.mark.parametrize(
    "stance, told", [("force_eager", "S007"), ("eager_on_recompile", "S007"), ("eager_then_compile", "S007"), ("fail_on_recompile", "S002")]
)
def test_the_stance_decides(stance, told):
    with set_stance(stance):
        explained = explain(lambda x: x + 1)(fs.ones(3))
    assert explained.stance == stance and explained.parts == () and f"[{told}]" in str(explained)


def test_a_forced_backend_is_seen_by_the_function_as_it_is():
    seen = []

    @compiler.disable
    def look():
        seen.append(get_stance())

    def f(x):
        look()
        return x + 1

    with set_stance(force_backend="eager"):
        explained = explain(f)(fs.ones(3))
    assert {part.backend for part in explained.parts} == {"eager"} and [stance.force_backend for stance in seen] == ["eager"]
    explain(f)(fs.ones(3))
    assert seen[1].force_backend is None


def test_turned_off():
    with compiler.config.patch(disable=True):
        assert [run.cause for run in explain(lambda x: x + 1)(fs.ones(3)).eager] == ["disabled"]


# ---- cache_entries -------------------------------------------------------------------------------------------------------------------------------


def test_entries_of_a_compiled_function():
    compiled = fs.compile(broken)
    assert compiled.cache_entries() == []
    compiled(fs.ones(3)), compiled(fs.ones(3)), compiled(fs.ones(3, dtype=fs.float64))
    found = compiled.cache_entries()
    assert [(entry.number, entry.operations, entry.hits, entry.location) for entry in found] == [
        (0, 2, 1, line_of(broken, 0)),
        (1, 2, 1, line_of(broken, 2)),
        (2, 2, 0, line_of(broken, 0)),
        (3, 2, 0, line_of(broken, 2)),
    ]
    assert all(entry.function == "broken" and entry.graph and entry.backend == "numba" and entry.compiled for entry in found)
    assert found[0].ended_by.code == "B001" and found[1].ended_by is None
    assert "float64" in found[2].guards[0].text and found[2].guards[0].line == "y = x * k + 1"
    assert "entry 2 of broken" in str(found[2]) and "1 hit" in str(found[0])
    compiler.reset()
    assert compiled.cache_entries() == []


def test_entries_of_a_module_and_of_another_backend():
    module = fs.compile(Layer().eval(), backend=lambda graph, example_inputs: graph)
    module(fs.ones(5, 4))
    (entry,) = module.cache_entries()
    assert entry.function == "Layer.forward" and "<lambda>" in entry.backend


def test_entries_keep_nothing_alive():
    model = Layer().eval()
    compiled = fs.compile(model)
    compiled(fs.ones(5, 4))
    entries = compiled.cache_entries()
    alive = weakref.ref(model)
    del model, compiled
    gc.collect()
    assert alive() is None and entries[0].operations > 0
