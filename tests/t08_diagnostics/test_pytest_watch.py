"""The fixture ``compile_watch``: what it counts, what it asserts, and the strict phase after a warm-up."""

from __future__ import annotations

from t08_diagnostics.plugin_suites import told

pytest_plugins = ["pytester"]


def test_what_it_counts(suite):
    source = """
def half(x):
    x = x + 1
    print("half way")
    return x * 2

f, g, limited = compiled(), compiled(half), torch.compile(lambda x: x + 9, backend="eager", dynamic=False, recompile_limit=1)

def test_counts(compile_watch):
    watch = compile_watch
    assert (watch.compiles, watch.recompiles, watch.breaks, watch.eager, watch.hits, watch.seconds) == (0, [], [], {}, 0, 0)
    sizes(f, 3, 3, 4)
    assert watch.compiles == 2 and watch.hits == 1 and watch.seconds > 0
    (again,) = watch.recompiles
    assert again.function == "<lambda>" and again.outcome == "made" and again.where[0] == __file__
    assert "expected 3, got 4" in again.text and str(again) == again.text
    (reason,) = again.reasons
    assert (reason.entry, reason.expected, reason.got, reason.code) == (0, "3", "4", "R001")
    assert [each.text == "" for each in watch.compiled] == [True, False]
    with pytest.raises(AssertionError, match="1 recompile:(.|\\\\n)*expected 3, got 4"):
        watch.assert_no_recompile()

def test_counts_are_of_this_test(compile_watch):
    compile_watch.assert_no_recompile()
    sizes(g, 3)
    (met,) = compile_watch.breaks
    assert met.code == "B001" and "print" in met.message and met.where[0] == __file__
    with set_stance("force_eager"):
        sizes(g, 3, 4)
    with set_stance("eager_on_recompile"):
        sizes(g, 5)
    assert compile_watch.eager["stance"] >= 3
    limited(torch.ones(3))
    with pytest.warns(RuntimeWarning, match="recompile limit"):
        sizes(limited, 4, 5)
    assert compile_watch.eager["limit"] == 2
    assert [each.outcome for each in compile_watch.recompiles] == ["hidden", "hidden"]
    torch.compiler.reset()
    sizes(f, 3, 3)
    assert compile_watch.hits == 1

def test_threads_count(compile_watch):
    thread = threading.Thread(target=sizes, args=(f, 6, 7), name="worker")
    thread.start()
    thread.join()
    assert compile_watch.compiles == 2 and compile_watch.recompiles[0].thread == "worker"
"""
    suite(source).assert_outcomes(passed=3)


def test_after_the_warmup_nothing_is_compiled(suite):
    source = """
@pytest.fixture
def f():
    return compiled(lambda x: x + 1)

def test_hits(compile_watch, f):
    with compile_watch.warmup():
        sizes(f, 3, 4)
    sizes(f, 3, 4)
    assert (compile_watch.compiles, compile_watch.hits) == (0, 2)
    compile_watch.assert_no_recompile()

def test_recompile(compile_watch, f):
    with compile_watch.warmup():
        sizes(f, 13)
    sizes(f, 14)

def test_recompile_swallowed(compile_watch, f):
    with compile_watch.warmup():
        sizes(f, 23)
    swallowing(f, 24)

def test_recompile_in_a_thread(compile_watch, f):
    with compile_watch.warmup():
        sizes(f, 33)
    thread = threading.Thread(target=swallowing, args=(f, 34))
    thread.start()
    thread.join()

def test_another_function(compile_watch, f):
    with compile_watch.warmup():
        sizes(f, 43)
    sizes(compiled(lambda x: x - 1), 3)

def test_another_function_may(compile_watch, f):
    with compile_watch.warmup(allow_first=True):
        sizes(f, 53)
    sizes(compiled(lambda x: x - 2), 3)
"""
    result = suite(source)
    result.assert_outcomes(passed=2, failed=4)
    told(result, "expected 13, got 14", "expected 23, got 24", "expected 33, got 34", "refuses the first compile of")


def test_the_warmup_itself(suite):
    source = """
@pytest.fixture
def f():
    return compiled(lambda x: x + 1)

def test_another_warmup(compile_watch, f):
    with compile_watch.warmup():
        sizes(f, 63)
    sizes(f, 63)
    with compile_watch.warmup():
        with compile_watch.warmup():
            sizes(f, 64)
        sizes(f, 65)
    sizes(f, 63, 64, 65)
    assert compile_watch.hits == 3

def test_asserted(compile_watch, f):
    with compile_watch.warmup():
        sizes(f, 73)
    with pytest.raises(RecompileError):
        sizes(f, 74)
    with pytest.raises(AssertionError, match="expected 73, got 74"):
        compile_watch.assert_no_recompile()

def test_cold(compile_watch):
    with compile_watch.warmup():
        pass

def test_error_in_the_block(compile_watch):
    with pytest.raises(ZeroDivisionError):
        with compile_watch.warmup():
            1 / 0
    sizes(compiled(lambda x: x - 3), 3, 4)

def test_the_phase_ends_with_its_test():
    assert get_stance().name == "default"

def test_argument(compile_watch):
    with pytest.raises(TypeError, match="allow_first must be True or False, not 1"):
        with compile_watch.warmup(allow_first=1):
            pass
"""
    result = suite(source)
    result.assert_outcomes(passed=5, failed=1)
    told(result, "compile_watch.warmup: nothing was compiled in the block, and no compiled code ran")


def test_warmup_under_options_and_marks(suite):
    source = """
@pytest.mark.recompiles(max=0)
@pytest.mark.compiles(max=0)
def test_marked(compile_watch):
    f = compiled()
    with compile_watch.warmup():
        sizes(f, 3, 4)
    sizes(f, 4)

@pytest.mark.compiles(max=9)
def test_swallowed_under_a_mark(compile_watch):
    f = compiled(lambda x: x - 1)
    with compile_watch.warmup():
        sizes(f, 3)
    swallowing(f, 4)

@pytest.mark.no_framestance
def test_let_off_by_hand(compile_watch):
    f = compiled(lambda x: x - 2)
    with compile_watch.warmup():
        sizes(f, 3)
    swallowing(f, 4)
"""
    for options in ((), ("--stance=fail_on_recompile", "--compile-budget=1"), ("--stance=force_eager",)):
        suite(source, *options).assert_outcomes(passed=1, failed=2)


def test_asked_for_in_the_middle(suite):
    source = """
import unittest

def test_by_name(request):
    watch = request.getfixturevalue("compile_watch")
    sizes(compiled(), 3, 4)
    assert watch.compiles == 2
    with watch.warmup():
        sizes(compiled(lambda x: x - 5), 3)

def test_doubly(compile_watch, request):
    assert request.getfixturevalue("compile_watch") is compile_watch

class TestCase(unittest.TestCase):
    @pytest.fixture(autouse=True)
    def watched(self, compile_watch):
        self.watch = compile_watch

    def test_it(self):
        sizes(compiled(lambda x: x * 2), 3, 4)
        self.assertEqual(len(self.watch.recompiles), 1)
"""
    suite(source).assert_outcomes(passed=3)
    suite(source, "-k", "by_name").assert_outcomes(passed=1, deselected=2)
