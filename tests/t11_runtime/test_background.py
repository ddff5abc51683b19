"""``mode="background"``: nobody waits for a compile, answers are right before and after it, and what goes wrong in the thread is told."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
import weakref

import pytest

import framestance as torch
from framestance.compiler import config, reset, stats, wait_for_compiles

_numbers = iter(range(1, 10**6))


def fresh(**options):
    """A function that was not compiled before, and its plain form."""
    number = next(_numbers)
    names = {"torch": torch, "break_here": torch.compiler.disable(lambda: None)}
    source = options.pop("source", "def f(x):\n    return torch.relu(x * NUMBER) + 0.25\n").replace("NUMBER", str(number))
    exec(source, names)
    return torch.compile(names["f"], mode="background", **options), names["f"]


def test_the_first_calls_run_plainly_and_later_ones_compiled():
    compiled, plain = fresh()
    x = torch.randn(5)
    assert torch.equal(compiled(x), plain(x))
    first = stats(compiled)
    assert first.hits == 0 and first.eager["background"] == 1 and first.compiled_operations_run == 0
    assert wait_for_compiles(60)
    assert torch.equal(compiled(x), plain(x))
    later = stats(compiled)
    assert (later.hits, later.compiles, later.graphs, later.operations, later.misses) == (1, 1, 1, 3, 1)
    assert later.compiled_operations_run == 3


def test_one_job_serves_all_calls_that_wait_for_it():
    gate, compiles = threading.Event(), []

    def backend(graph, inputs):
        compiles.append(graph)
        gate.wait(60)
        return graph

    compiled, plain = fresh(backend=backend)
    x = torch.randn(5)
    for _ in range(20):
        assert torch.equal(compiled(x), plain(x))
    assert stats(compiled).eager["background"] == 20 and not wait_for_compiles(0)
    gate.set()
    assert wait_for_compiles(60)
    assert torch.equal(compiled(x), plain(x))
    assert len(compiles) == 1 and stats(compiled).hits == 1


def test_a_backend_may_wait_for_the_other_jobs():
    def backend(graph, inputs):
        assert wait_for_compiles(5)
        return graph

    compiled, plain = fresh(backend=backend)
    x = torch.randn(5)
    compiled(x)
    assert wait_for_compiles(60)
    assert torch.equal(compiled(x), plain(x)) and stats(compiled).hits == 1


def test_code_around_a_break_is_compiled_part_by_part():
    source = "def f(x):\n    y = x * NUMBER\n    break_here()\n    for _ in range(3):\n        y = y + 1\n        break_here()\n    return y - x\n"
    compiled, plain = fresh(source=source)
    x = torch.randn(4)
    for _ in range(6):
        assert torch.equal(compiled(x), plain(x))
        assert wait_for_compiles(60)
    found = stats(compiled)
    assert found.graphs >= 3 and found.hits >= 6
    before = found.compiled_operations_run
    compiled(x)
    assert stats(compiled).compiled_operations_run - before == 5
    assert stats(compiled).eager.get("background", 0) == found.eager["background"]


def test_sizes_become_symbolic_and_recompiles_are_told():
    compiled, plain = fresh()
    for size in (3, 4, 5, 6, 7):
        x = torch.randn(size)
        assert torch.equal(compiled(x), plain(x))
        assert wait_for_compiles(60)
    found = stats(compiled)
    assert found.compiles == 2 and len(found.recompiles) == 1 and found.hits == 3


def test_the_stance_is_read_as_ever():
    compiled, plain = fresh()
    x = torch.randn(3)
    with torch.compiler.set_stance("eager_on_recompile"):
        compiled(x)
    with torch.compiler.set_stance("force_eager"):
        compiled(x)
    assert stats(compiled).eager == {"stance": 2}
    compiled(x)
    assert wait_for_compiles(60)
    with torch.compiler.set_stance("fail_on_recompile"):
        assert torch.equal(compiled(x), plain(x))
        with pytest.raises(torch.compiler.RecompileError):
            compiled(torch.randn(3, 3))
    with torch.compiler.set_stance("warn_on_recompile"), pytest.warns(RuntimeWarning, match="is compiled again"):
        compiled(torch.randn(2, 2))
    assert wait_for_compiles(60) and stats(compiled).compiles == 2


def test_a_whole_graph_that_is_none_is_told_at_once():
    compiled, _ = fresh(source="def f(x):\n    print(x)\n    return x + NUMBER\n", fullgraph=True)
    with pytest.raises(torch.compiler.Unsupported):
        compiled(torch.ones(2))


def test_a_backend_that_fails_is_told_by_the_next_call():
    def backend(graph, inputs):
        raise ZeroDivisionError("not today")

    compiled, plain = fresh(backend=backend)
    x = torch.ones(2)
    assert torch.equal(compiled(x), plain(x))
    assert wait_for_compiles(60)
    for _ in range(2):
        with pytest.raises(torch.compiler.BackendError, match="not today"):
            compiled(x)
        assert torch.equal(compiled(x), plain(x))  # another attempt begins
        assert wait_for_compiles(60)


def test_a_defect_of_the_compiler_ends_in_plain_calls(monkeypatch):
    from framestance.compiler import pipeline

    def fail(*args):
        raise AssertionError("a defect")

    monkeypatch.setattr(pipeline, "make_entry", fail)
    compiled, plain = fresh()
    x = torch.ones(2)
    compiled(x)
    assert wait_for_compiles(60)
    with pytest.raises(torch.compiler.InternalCompilerError, match="a defect"):
        compiled(x)
    monkeypatch.setattr(config, "strict", False)
    monkeypatch.setattr(pipeline, "_warned_internal", True)
    compiled, plain = fresh()
    compiled(x)
    assert wait_for_compiles(60)
    assert torch.equal(compiled(x), plain(x)) and stats(compiled).eager == {"background": 1, "error": 2}


def test_reset_drops_what_is_being_made():
    gate = threading.Event()

    def backend(graph, inputs):
        gate.wait(60)
        return graph

    compiled, plain = fresh(backend=backend)
    x = torch.ones(2)
    compiled(x)
    reset()
    gate.set()
    assert wait_for_compiles(60)
    assert stats(compiled).compiles == 0
    assert torch.equal(compiled(x), plain(x)) and stats(compiled).eager == {"background": 1}
    assert wait_for_compiles(60) and stats(compiled).compiles == 1


def test_nothing_of_the_call_is_kept():
    compiled, _ = fresh()
    x = torch.ones(2)
    gone = weakref.ref(x)
    compiled(x)
    del x
    assert wait_for_compiles(60)
    gc.collect()
    assert gone() is None


def test_many_threads_call_while_it_compiles(quick_switching):
    compiled, plain = fresh()
    inputs = [torch.randn(size) for size in (2, 3, 4, 5)]
    wanted = [plain(x) for x in inputs]
    wrong = []

    def work():
        for turn in range(200):
            if not torch.equal(compiled(inputs[turn % 4]), wanted[turn % 4]):
                wrong.append(turn)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wait_for_compiles(60) and not wrong
    assert torch.equal(compiled(inputs[0]), wanted[0]) and stats(compiled).hits > 0


def test_another_threads_compile_is_not_waited_for():
    from framestance.compiler.locking import compile_lock

    begun, gate = threading.Event(), threading.Event()
    compiled, plain = fresh()
    holder = threading.Thread(target=lambda: (compile_lock.acquire(), begun.set(), gate.wait(20), compile_lock.release()))
    holder.start()
    begun.wait(60)
    x = torch.ones(3)
    assert torch.equal(compiled(x), plain(x)) and not gate.is_set() and holder.is_alive()
    gate.set()
    holder.join()
    compiled(x)
    assert wait_for_compiles(60)
    compiled(x)
    assert stats(compiled).hits == 1


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_child_asks_again_for_what_its_parent_was_compiling():
    gate = threading.Event()

    def backend(graph, inputs):
        gate.wait(60)
        return graph

    compiled, plain = fresh()
    x = torch.ones(3)
    for _ in range(3):  # some of these forks meet the compile, some come after it
        compiled(x)
        pid = os.fork()
        if pid == 0:
            try:
                right = torch.equal(compiled(x), plain(x)) and wait_for_compiles(60) and torch.equal(compiled(x), plain(x))
                os._exit(0 if right and stats(compiled).hits >= 1 else 1)
            except BaseException:
                os._exit(2)
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    assert wait_for_compiles(60)


def test_the_end_of_the_interpreter_waits_for_one_job_at_most():
    code = (
        "import framestance as torch\n"
        "fs = [torch.compile(eval(f'lambda x: x * {k}'), mode='background') for k in range(30)]\n"
        "print([float(f(torch.ones(1))) for f in fs] == list(range(30)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False, env={**os.environ, "FRAMESTANCE_DISK_CACHE": "0"}
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")


def test_waiting_refuses_what_is_no_time():
    with pytest.raises(TypeError, match="timeout must be a number of seconds or None, not '1'"):
        wait_for_compiles("1")
    for timeout in (-1, float("nan")):
        with pytest.raises(ValueError, match="timeout must not be negative"):
            wait_for_compiles(timeout)
    assert wait_for_compiles(0)


def test_copies_and_pickles_stay_in_the_background():
    import copy

    class Doubler:
        def __call__(self, x):
            return x * 2

    compiled = torch.compile(Doubler(), mode="background")
    again = copy.deepcopy(compiled)
    x = torch.ones(2)
    again(x)
    assert stats(again).eager == {"background": 1}
    assert wait_for_compiles(60)


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_fork_does_not_wait_for_a_users_backend():
    begun, forked, in_time = threading.Event(), threading.Event(), []

    def backend(graph, inputs):
        begun.set()
        in_time.append(forked.wait(20))
        return graph

    compiled, _ = fresh(backend=backend)
    threading.Thread(target=lambda: compiled(torch.ones(3))).start()
    assert begun.wait(60)
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    forked.set()
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    assert wait_for_compiles(60) and in_time == [True]


@pytest.mark.parametrize("error", [SystemExit, KeyboardInterrupt, GeneratorExit])
def test_whatever_a_backend_ends_in_is_told_by_the_next_call(error):
    def backend(graph, inputs):
        raise error("boom")

    compiled, plain = fresh(backend=backend)
    x = torch.ones(2)
    for _ in range(3):
        assert torch.equal(compiled(x), plain(x))
        assert wait_for_compiles(60)
        with pytest.raises(error, match="boom"):
            compiled(x)


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_fork_while_the_compile_lock_is_held_ends():
    from framestance.compiler.locking import compile_lock

    compiled, plain = fresh()
    x = torch.ones(3)
    compiled(x)
    with compile_lock:  # the job waits for it with its entry
        pid = os.fork()
        if pid == 0:
            os._exit(0)
        os.waitpid(pid, 0)
    assert wait_for_compiles(60) and torch.equal(compiled(x), plain(x)) and stats(compiled).hits == 1
