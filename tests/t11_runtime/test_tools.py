"""Debuggers, tracers, profilers, monitors and other hooks see a program that behaves as it did before it was compiled."""

from __future__ import annotations

import bdb
import cProfile
import pstats
import sys
import traceback
import warnings

import pytest

import framestance as torch
from framestance import _C
from framestance.diag.errors import RecompileError, StanceError

set_stance, is_compiling = torch.compiler.set_stance, torch.compiler.is_compiling

BREAK = """\
def f(x, k=1):
    first = is_compiling()
    y = x + 1
    z = y * 2
    opaque()
    w = z - k
    return first, is_compiling(), w
"""
WHOLE = """\
def f(x, k=1):
    y = helper(x) + 1
    return is_compiling(), y * k

def helper(x):
    return x * 2
"""
monitored = pytest.mark.skipif(sys.version_info < (3, 12), reason="sys.monitoring came with 3.12")


@pytest.fixture
def make(tmp_path):
    """(plain, compiled, filename) of the function ``f`` of a source in a file of its own."""
    count = iter(range(100))

    def make(source, **options):
        path = tmp_path / f"source{next(count)}.py"
        path.write_text(source)
        names = {"is_compiling": is_compiling, "opaque": torch.compiler.disable(lambda: None), "set_stance": set_stance}
        exec(compile(source, str(path), "exec"), names)
        return names["f"], torch.compile(names["f"], **options), str(path)

    return make


def traced(call, filename=None):
    """What the call gives, and the lines that a line tracer saw in the file."""
    lines = []

    def trace(frame, event, arg):
        if filename is not None and frame.f_code.co_filename != filename:
            return None
        lines.append((event, frame.f_lineno))
        return trace

    sys.settrace(trace)
    try:
        return call(), lines
    finally:
        sys.settrace(None)


# ---- line tracers --------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", [BREAK, WHOLE], ids=["break", "whole"])
def test_a_tracer_sees_the_lines_of_the_original_cold_and_warm(make, source):
    plain, compiled, filename = make(source)
    want = traced(lambda: plain(torch.ones(2)), filename)[1]
    for _ in range(3):
        result, lines = traced(lambda: compiled(torch.ones(2)), filename)
        assert lines == want and result[0] is True
        compiled(torch.ones(2))


UNBOUND = """\
def f(x, n):
    for i in range(n):
        if i == 1:
            opaque()
            late = x + i
        opaque()
        x = x * 2
        try:
            x = x + late
            opaque()
            fail()
        except UnboundLocalError as e:
            opaque()
            x = x + 1
        except KeyError as e:
            x = x + 2
        opaque()
        if i == 1:
            del late
    return x

def fail():
    raise KeyError(1)
"""


@pytest.mark.parametrize("n", [0, 1, 3])
def test_a_tracer_sees_the_exceptions_of_the_original_and_no_others(make, n):
    """Variables that are unbound where compiled code may start again are looked up without raising."""
    plain, compiled, filename = make(UNBOUND)
    result, want = traced(lambda: plain(torch.ones(2), n), filename)
    for _ in range(3):
        again, lines = traced(lambda: compiled(torch.ones(2), n), filename)
        assert lines == want and again.tolist() == result.tolist()
        assert compiled(torch.ones(2), n).tolist() == result.tolist()
    assert sum(event == "exception" for event, _ in want) == {0: 0, 1: 1, 3: 4}[n]


def test_a_debugger_assigns_to_variables_of_a_frame_in_the_middle(make):
    source = "def f(x, n):\n  for i in range(n):\n    if i:\n      y = y + x\n    else:\n      y = x\n    opaque()\n    y = y * 2\n    opaque()\n  return y\n"
    plain, compiled, filename = make(source)
    assert traced(lambda: compiled(torch.ones(2), 3))[0].tolist() == plain(torch.ones(2), 3).tolist()

    def assigning(call):
        def trace(frame, event, arg):
            if frame.f_code.co_filename == filename and event == "line" and frame.f_lineno == 7:
                frame.f_locals["y"] = torch.ones(2) * 10
            return trace

        sys.settrace(trace)
        try:
            return call()
        finally:
            sys.settrace(None)

    assert assigning(lambda: compiled(torch.ones(2), 3)).tolist() == assigning(lambda: plain(torch.ones(2), 3)).tolist()


def test_under_a_tracer_lookups_limits_and_counters_work_as_usual(make):
    _, compiled, _ = make(BREAK, dynamic=False)
    for expected in ((1, 0), (2, 2), (3, 4)):
        result = traced(lambda: compiled(torch.ones(2)))[0]
        stats = torch.compiler.stats(compiled)
        assert result[:2] == (True, True) and stats.compiles == 2 and stats.hits == expected[1]
    with set_stance("fail_on_recompile"):
        traced(lambda: compiled(torch.ones(2)))
        for changed in (lambda: compiled(torch.ones(3)), lambda: compiled(torch.ones(2), 5)):
            with pytest.raises(RecompileError):
                traced(changed)


def test_under_a_tracer_inner_calls_of_a_compiled_stretch_are_not_looked_up(make):
    """They were inlined; natively they run through sites and compiled functions, which must not ask for another compile."""
    source = "def f(x):\n  opaque()\n  y = helper(x)\n  return inner(y) + 1\ndef helper(x):\n  return x * 2\n"
    plain, compiled, _ = make(source, dynamic=False)
    plain.__globals__["inner"] = torch.compile(lambda x: x * 3, dynamic=False)
    compiled(torch.ones(2))
    before = torch.compiler.stats()
    with set_stance("fail_on_recompile"):
        assert traced(lambda: compiled(torch.ones(2)))[0].tolist() == [7.0, 7.0]
    assert (torch.compiler.stats().compiles, torch.compiler.stats().misses) == (before.compiles, before.misses)


def test_leftover_code_is_a_region_under_a_tracer_too(make):
    _, compiled, _ = make("def f(x):\n  y = x + 1\n  opaque()\n  set_stance('force_eager')\n  return y\n")
    with pytest.raises(StanceError):
        traced(lambda: compiled(torch.ones(2)))


def test_a_tracer_that_raises_and_one_that_calls_compiled_code(make):
    _, compiled, filename = make(WHOLE)
    compiled(torch.ones(1))
    seen = []

    def trace(frame, event, arg):
        if frame.f_code.co_filename == filename and event == "line":
            seen.append(compiled(torch.ones(1))[1].item())
            raise KeyError(event)
        return trace

    sys.settrace(trace)
    with pytest.raises(KeyError):
        compiled(torch.ones(1))
    assert sys.gettrace() is None and seen == [3.0] and compiled(torch.ones(1))[1].item() == 3


def test_a_breakpoint_is_reached_in_code_that_runs_compiled(make):
    _, compiled, filename = make(WHOLE)
    compiled(torch.ones(2))
    stops = []

    class Debugger(bdb.Bdb):
        def user_line(self, frame):
            if frame.f_code.co_filename == filename:
                stops.append((frame.f_lineno, sorted(frame.f_locals)))
            self.set_continue()

    debugger = Debugger()
    debugger.reset()
    debugger.set_break(filename, 3)
    debugger.runcall(compiled, torch.ones(2))
    assert stops[-1] == (3, ["k", "x", "y"])


# ---- monitors ------------------------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def tool():
    sys.monitoring.use_tool_id(3, "test")
    yield sys.monitoring
    sys.monitoring.set_events(3, 0)
    for event in (sys.monitoring.events.LINE, sys.monitoring.events.PY_START):
        sys.monitoring.register_callback(3, event, None)
    sys.monitoring.free_tool_id(3)


@monitored
@pytest.mark.parametrize("source", [BREAK, WHOLE], ids=["break", "whole"])
def test_a_monitor_of_lines_sees_the_lines_of_the_original(make, tool, source):
    plain, compiled, filename = make(source)
    lines = []
    tool.register_callback(3, tool.events.LINE, lambda code, line: lines.append(line) if code.co_filename == filename else None)

    def seen(call):
        lines.clear()
        tool.set_events(3, tool.events.LINE)
        call(torch.ones(2))
        tool.set_events(3, 0)
        return list(lines)

    want = seen(plain)
    assert seen(compiled) == want
    compiled(torch.ones(2))
    assert seen(compiled) == want


@monitored
def test_a_tool_that_starts_to_watch_lines_when_code_starts(make, tool):
    """What coverage does; and it stops to watch each line that it has seen."""
    _, compiled, filename = make(BREAK)
    compiled(torch.ones(2))
    seen = set()

    def start(code, offset):
        if code.co_filename == filename:
            tool.set_local_events(3, code, tool.events.LINE)
        return tool.DISABLE

    def line(code, number):
        seen.add(number)
        return tool.DISABLE

    tool.register_callback(3, tool.events.PY_START, start)
    tool.register_callback(3, tool.events.LINE, line)
    tool.set_events(3, tool.events.PY_START)
    for _ in range(3):
        compiled(torch.ones(2))
    assert seen == {2, 3, 4, 5, 6, 7}


@monitored
@pytest.mark.parametrize("source, line", [(BREAK, 6), (WHOLE, 3)], ids=["break", "whole"])
def test_lines_of_one_code_object_are_watched(make, tool, source, line):
    plain, compiled, _ = make(source)
    compiled(torch.ones(2))
    seen = []
    tool.register_callback(3, tool.events.LINE, lambda code, number: seen.append(number))
    tool.set_local_events(3, plain.__code__, tool.events.LINE)
    compiled(torch.ones(2))
    tool.set_local_events(3, plain.__code__, 0)
    assert line in seen
    assert compiled(torch.ones(2))[0] is True


@monitored
def test_a_monitor_of_calls_sees_compiled_code(make, tool):
    plain, compiled, _ = make(WHOLE)
    compiled(torch.ones(2))
    seen = []
    tool.register_callback(3, tool.events.PY_START, lambda code, offset: seen.append(code))
    tool.set_events(3, tool.events.PY_START)
    compiled(torch.ones(2))
    assert plain.__code__ not in seen


# ---- profilers, other hooks ----------------------------------------------------------------------------------------------------------------------


def test_profilers_see_the_frames_that_run(make):
    _, compiled, filename = make(BREAK)
    compiled(torch.ones(2))
    profile = cProfile.Profile()
    profile.runcall(compiled, torch.ones(2))
    assert [name for file, _, name in pstats.Stats(profile).stats if file == filename] == ["f"]
    assert compiled(torch.ones(2))[0] is True


def test_a_hook_of_somebody_else_is_called_and_stays(make):
    _, compiled, _ = make(BREAK)
    before = _C._test_other_hook(True)
    try:
        results = [compiled(torch.ones(1))[2].item() for _ in range(3)]
    finally:
        after = _C._test_other_hook(False)
    assert results == [3, 3, 3] and after > before


# ---- what a program sees of its own frames -------------------------------------------------------------------------------------------------------


def test_tracebacks_name_the_users_lines_only(make):
    plain, compiled, filename = make("def g(x):\n  return x.reshape(7)\n\ndef f(x):\n  y = x + 1\n  opaque()\n  z = y * 2\n  return g(z)\n")

    def lines(call):
        with pytest.raises(RuntimeError) as caught:
            call(torch.ones(2))
        return [(frame.filename, frame.lineno, frame.name, frame.colno) for frame in traceback.extract_tb(caught.tb)][1:], str(caught.value)

    want = lines(plain)
    assert [lines(compiled) for _ in range(3)] == [want] * 3


def test_stack_levels_frames_and_locals_in_leftover_code(make):
    source = (
        "import warnings, sys\n"
        "def helper():\n"
        "  warnings.warn('w', stacklevel=2)\n"
        "  return sys._getframe(1).f_lineno, sys._getframe(1).f_code.co_name\n"
        "def f(x):\n"
        "  y = x + 1\n"
        "  where = helper()\n"
        "  names = sorted(locals())\n"
        "  z = y * 2\n"
        "  return where, names, sys._getframe().f_lineno, z.tolist()\n"
    )
    plain, compiled, _ = make(source)

    def seen(call):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            return call(torch.ones(2)), [(w.filename, w.lineno) for w in caught]

    want = seen(plain)
    assert [seen(compiled) for _ in range(3)] == [want] * 3
    assert torch.compiler.stats(compiled).graphs
