"""Recompiles that somebody would hide from the plugin: threads, tasks, fixtures, skips, handlers, and a test's own stance."""

from __future__ import annotations

import pytest

from t08_diagnostics.plugin_suites import told

pytest_plugins = ["pytester"]

STRICT = "--stance=fail_on_recompile"


def test_handlers_of_all_kinds(suite):
    source = """
import unittest
f = compiled()

def test_first():
    sizes(f, 3)

def test_any_runtime_error():
    with pytest.raises(RuntimeError):
        sizes(f, 4)

def test_asserted():
    with pytest.raises(RecompileError, match="expected 3, got 4"):
        sizes(f, 4)

def test_asserted_among_others():
    with pytest.raises((ValueError, torch.compiler.RecompileError)):
        sizes(f, 4)

def test_asserted_of_a_call():
    pytest.raises(RecompileError, f, torch.ones(4))

def test_asserted_too_far_out():
    with pytest.raises(RecompileError):
        swallowing(f, 4)
        raise RecompileError(function="g", filename="g.py", lineno=1, first_compile=True, stance="x")

def test_asserted_elsewhere():
    with pytest.raises(RecompileError):
        sizes(f, 4)
    swallowing(f, 5)

def test_asserted_for_another_thread():
    with pytest.raises(RecompileError):
        thread = threading.Thread(target=swallowing, args=(f, 6))
        thread.start()
        thread.join()
        sizes(f, 7)

class TestCase(unittest.TestCase):
    def test_asserted(self):
        with self.assertRaises(RecompileError):
            sizes(f, 4)
        self.assertRaisesRegex(RecompileError, "got 4", f, torch.ones(4))

    def test_swallowed(self):
        swallowing(f, 8)

    def test_swallowed_and_failed(self):
        swallowing(f, 9)
        self.fail("of its own")

    def test_subtests(self):
        for n in (3, 10):
            with self.subTest(n=n):
                swallowing(f, n)
"""
    result = suite(source, STRICT, "-p", "no:subtests")
    names = (
        "test_any_runtime_error",
        "test_asserted_elsewhere",
        "test_asserted_for_another_thread",
        "test_swallowed",
        "test_swallowed_and_failed",
        "test_subtests",
    )
    failed = {line.split("::")[-1].split(" ")[0] for line in result.outlines if line.startswith("FAILED")}
    assert failed == {*names}
    told(result, "expected 3, got 5", "in the thread Thread-", "expected 3, got 8", "of its own", "expected 3, got 9", "expected 3, got 10")


def test_outcomes_that_could_hide_it(suite):
    source = """
import unittest
f = compiled()

def test_first():
    sizes(f, 3)

def test_skips_in_the_middle():
    swallowing(f, 4)
    pytest.skip("for another reason")

class TestCase(unittest.TestCase):
    def test_skips_in_the_middle_too(self):
        swallowing(f, 14)
        self.skipTest("for another reason")

    @unittest.expectedFailure
    def test_expected(self):
        sizes(f, 15)

@pytest.mark.skip
def test_skipped():
    sizes(f, 5)

@pytest.mark.xfail
def test_xfail():
    sizes(f, 6)

@pytest.mark.xfail(strict=True)
def test_xfail_swallowed():
    swallowing(f, 7)

@pytest.mark.xfail(strict=True, raises=RecompileError)
def test_xfail_raises():
    sizes(f, 8)

@pytest.mark.xfail(strict=True)
def test_xfail_does_not_happen():
    sizes(f, 3)

def test_own_error():
    swallowing(f, 9)
    raise KeyError("mine")

@pytest.mark.parametrize("n", [3, 10, pytest.param(11, marks=pytest.mark.no_framestance), pytest.param(12, marks=pytest.mark.recompiles(max=1))])
def test_sizes(n):
    sizes(f, n)
"""
    result = suite(source, STRICT)
    result.assert_outcomes(passed=4, failed=5, skipped=1, xfailed=4)
    told(result, "expected 3, got 4", "expected 3, got 14", "KeyError: 'mine'", "expected 3, got 9", "test_sizes[10]")


def test_fixtures(suite):
    source = """
f = compiled()

@pytest.fixture(scope="session")
def warm():
    sizes(f, 3)
    return f

@pytest.fixture(scope="class")
def swallows_in_setup(warm):
    swallowing(warm, 4)

@pytest.fixture
def swallows_in_teardown(warm):
    yield
    swallowing(warm, 5)

@pytest.fixture(scope="module")
def raises_in_teardown(warm):
    yield
    sizes(warm, 6)

@pytest.mark.compiles(max=0)
def test_the_fixture_counts_for_itself(warm):
    pass

def test_hit(warm):
    sizes(warm, 3)

def test_recompiles_what_the_session_compiled(warm):
    swallowing(warm, 7)

def test_in_teardown(swallows_in_teardown):
    pass

class TestClass:
    def test_in_setup(self, swallows_in_setup):
        pass

    def test_after(self):
        pass

def test_last(raises_in_teardown):
    pass
"""
    result = suite(source, STRICT)
    result.assert_outcomes(passed=5, failed=1, errors=3)
    told(result, "session fixture warm", "expected 3, got 4", "expected 3, got 5", "expected 3, got 6", "entry 0 was compiled in session fixture warm")


def test_the_stance_of_a_test_is_not_that_of_its_wider_fixtures(suite):
    source = """
@pytest.fixture(scope="module")
def warm():
    f = compiled()
    sizes(f, 3, 4)
    assert get_stance().name == "default"
    yield f
    assert get_stance().name == "default"

@pytest.fixture(scope="class")
def of_class():
    assert get_stance().name == "eager_on_recompile"

@pytest.mark.stance("force_eager")
def test_eager(warm):
    sizes(warm, 3, 5)

@pytest.mark.stance("fail_on_recompile", allow_first=False)
def test_strict(warm):
    sizes(warm, 3, 4)

@pytest.mark.stance("eager_on_recompile")
class TestClass:
    @pytest.mark.stance("force_eager")
    def test_it(self, of_class):
        assert get_stance().name == "force_eager"

@pytest.mark.recompiles(max=0)
def test_last(warm):
    swallowing(warm, 6)
"""
    suite(source).assert_outcomes(passed=3, failed=1)


def test_setup_and_teardown_methods(suite):
    source = """
import unittest
f = compiled()

def setup_module():
    sizes(f, 3)

class TestPlain:
    def setup_method(self):
        swallowing(f, 4)

    def test_it(self):
        pass

class TestCase(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        swallowing(f, 5)

    def test_it(self):
        pass

class TestOther(unittest.TestCase):
    def tearDown(self):
        swallowing(f, 6)

    def test_it(self):
        pass
"""
    result = suite(source, STRICT)
    result.assert_outcomes(passed=0, errors=2, failed=1)
    told(result, "expected 3, got 4", "expected 3, got 5", "expected 3, got 6")


def test_threads_and_tasks(suite):
    source = """
import asyncio, queue
from concurrent.futures import ThreadPoolExecutor
f = compiled()
jobs, done = queue.Queue(), queue.Queue()

def work():
    while (n := jobs.get()):
        swallowing(f, n)
        done.put(n)

@pytest.fixture(scope="session", autouse=True)
def worker():
    thread = threading.Thread(target=work, name="of the session")
    thread.start()
    yield
    jobs.put(None)
    thread.join()

def test_first():
    sizes(f, 3)

def test_pool():
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda n: swallowing(f, n), [3, 4]))

def test_tasks():
    async def task(n):
        swallowing(f, n)

    async def main():
        await asyncio.gather(task(3), asyncio.create_task(task(5)), asyncio.to_thread(swallowing, f, 6))

    asyncio.run(main())

def test_older_thread():
    jobs.put(7)
    done.get()

def test_thread_with_a_stance_of_its_own():
    def own():
        with set_stance("default"):
            sizes(f, 8)

    thread = threading.Thread(target=own)
    thread.start()
    thread.join()

def test_nothing():
    pass
"""
    result = suite(source, STRICT)
    result.assert_outcomes(passed=3, failed=3)
    told(
        result, "expected 3, got 4", "expected 3, got 5", "expected 3, got 6", "expected 3, got 7", "in the thread of the session, which ran before this began"
    )


def test_a_thread_after_the_last_test_fails_the_run(suite):
    source = """
f = compiled()

def test_it():
    sizes(f, 3)
"""
    suite.pytester.makeconftest(
        """
import threading

def pytest_sessionfinish(session):
    f = session.items[0].module.f
    import framestance as torch
    thread = threading.Thread(target=lambda: f(torch.ones(4)), name="left over")
    thread.start()
    thread.join()
"""
    )
    result = suite(source, STRICT)
    result.assert_outcomes(passed=1)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    told(result, "in the thread left over", "while no test was running", "expected 3, got 4")
    result = suite(source, "--compile-budget=1")
    assert result.ret == pytest.ExitCode.OK


def test_own_stance_in_a_test(suite):
    source = """
f = compiled()

def test_first():
    sizes(f, 3)

def test_block():
    with set_stance("fail_on_recompile"):
        with pytest.raises(RuntimeError):
            sizes(f, 4)

def test_statement():
    set_stance("default")
    sizes(f, 4)

def test_ended():
    swallowing(f, 5)

@pytest.mark.recompiles(max=0)
def test_a_mark_counts_under_any_stance():
    with set_stance("default"):
        sizes(f, 6)

def test_leaves_a_stance_open():
    scope = set_stance("force_eager", scope="process")
    scope.__enter__()
    test_leaves_a_stance_open.scope = scope

def test_which_hides_this():
    try:
        assert get_stance().name == "fail_on_recompile"
        swallowing(f, 7)
    finally:
        test_leaves_a_stance_open.scope.__exit__(None, None, None)
"""
    result = suite(source, STRICT)
    result.assert_outcomes(passed=4, failed=3)
    told(result, "expected 3, got 5", "got 6", "got 7")


def test_nothing_is_kept_alive(suite):
    source = """
import gc, weakref

class Weight:
    def __init__(self):
        self.value = torch.ones(3)

    def __call__(self, x):
        return x * self.value

@pytest.fixture
def model():
    return [compiled(Weight())]

@pytest.mark.recompiles(max=0)
@pytest.mark.no_graph_break
def test_it(model, compile_watch):
    sizes(model[0], 3, 3)
    with pytest.raises(RuntimeError):
        sizes(model[0], 1)
    with set_stance("force_eager"):
        sizes(model[0], 3)
    seen = weakref.ref(model.pop())
    gc.collect()
    assert seen() is None
"""
    result = suite(source)
    result.assert_outcomes(failed=1)
    told(result, "got 1")
    assert "AssertionError" not in result.stdout.str()


def test_exceptions_leave_nothing_open(suite):
    source = """
f = compiled()

@pytest.fixture
def broken():
    sizes(f, 3)
    raise ValueError("in setup")

def test_setup(broken):
    pass

def test_exit():
    pytest.exit("now")
"""
    suite.pytester.makeconftest(
        """
def pytest_unconfigure():
    from framestance import _C
    assert (_C.current_stance().name, _C.current_process_scope()) == ("default", None)
    print("nothing is open")
"""
    )
    result = suite(source, STRICT)
    told(result, "nothing is open", "in setup", "now")
