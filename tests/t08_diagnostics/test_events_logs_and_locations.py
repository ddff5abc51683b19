"""Events reach their listeners, channels are turned on by name, and places are the user's."""

from __future__ import annotations

import contextlib
import logging
import os
import subprocess
import sys
import threading

import pytest

import framestance as fs
from framestance.diag import events, logs
from framestance.diag.locations import UNKNOWN, Location, is_ours, user_location


def test_listeners_hear_until_they_stop():
    heard = []
    stop_one = events.subscribe("compile", lambda payload: heard.append(("one", payload)))
    stop_two = events.subscribe("compile", lambda payload: heard.append(("two", payload)))
    events.emit("compile", 1)
    events.emit("recompile", 2)
    stop_one()
    stop_one()
    events.emit("compile", 3)
    stop_two()
    events.emit("compile", 4)
    assert heard == [("one", 1), ("two", 1), ("two", 3)]


def test_events_of_other_threads_are_heard_there():
    heard = []
    stop = events.subscribe("eager", lambda payload: heard.append(threading.current_thread().name))
    thread = threading.Thread(target=events.emit, args=("eager",), name="other")
    thread.start()
    thread.join()
    stop()
    assert heard == ["other"]


def test_listener_that_fails_does_not_break_the_program():
    heard = []
    stops = [events.subscribe("eager", lambda payload: 1 / 0), events.subscribe("eager", heard.append)]
    with pytest.warns(RuntimeWarning, match="ZeroDivisionError"):
        events.emit("eager", "still")
    for stop in stops:
        stop()
    assert heard == ["still"]


def heard_during(run, *kinds):
    """The payloads of some kinds of events, in order."""
    heard = []
    stops = [events.subscribe(kind, lambda payload, kind=kind: heard.append((kind, payload))) for kind in kinds]
    try:
        run()
    finally:
        for stop in stops:
            stop()
    return heard


def test_what_is_told_of_compiles_recompiles_breaks_and_eager_runs():
    def f(x):
        y = x * 2
        print(end="")
        return y + 1

    compiled = fs.compile(f, recompile_limit=4)
    line = f.__code__.co_firstlineno

    def run():
        compiled(fs.ones(3))
        compiled(fs.ones(3, dtype=fs.float64))
        compiled(fs.ones(3, dtype=fs.int32))
        compiled(fs.ones(3, dtype=fs.int16))

    heard = heard_during(run, "compile", "recompile", "graph_break", "eager")
    compiles = [payload for kind, payload in heard if kind == "compile" and payload.line == line]
    assert [made.function.rpartition(".")[2] for made in compiles] == ["f"] * 3
    assert [made.where for made in compiles] == [(__file__, line)] * 3
    assert [bool(made.reasons) for made in compiles] == [False, True, True]
    assert compiles[1].reasons[0].code == "R002"
    assert "float32" in compiles[1].text
    assert all(made.operations == 1 and made.seconds > 0 and "mul" in str(made.graph) for made in compiles)
    assert len({made.entry for made in compiles}) == 3
    again = [payload for kind, payload in heard if kind == "recompile"]
    assert again == [payload for kind, payload in heard if kind == "compile" and payload.reasons]
    assert {note.lineno for kind, note in heard if kind == "graph_break"} == {line + 2}
    limit = [payload for kind, payload in heard if kind == "eager"]
    assert [run.cause for run in limit] == ["limit"] * 2
    assert [[reason.got for reason in run.reasons] for run in limit] == [["int32"] * 2, ["int16"] * 3]  # behind the break, then at the start
    assert limit[0].stance == "default"


def test_eager_runs_before_any_lookup_are_told():
    def numbers(x):
        yield x + 1

    compiled = fs.compile(numbers)
    heard = heard_during(lambda: list(compiled(fs.ones(2))), "eager")
    assert [(payload.function.rpartition(".")[2], payload.cause) for _, payload in heard] == [("numbers", "unsupported")]


@pytest.mark.parametrize("call", [lambda: events.subscribe("nonsense", print), lambda: events.emit("nonsense")])
def test_unknown_event(call):
    with pytest.raises(ValueError, match="recompile_refused"):
        call()


# ---- logs ----------------------------------------------------------------------------------------------------------------------------------------


def run(program: str, **environment: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env={**os.environ, **environment})
    assert done.returncode == 0, done.stderr
    return done.stderr


SPEAK = """
import logging
from framestance.diag import logs
for name in logs.CHANNELS:
    logs.log(name, f"about {name}", code="S007", where=("user.py", 3))
"""


def test_channels_are_silent_unless_asked_for():
    assert run(SPEAK, FRAMESTANCE_LOGS="") == ""


def test_named_channels_write_to_stderr():
    lines = run(SPEAK, FRAMESTANCE_LOGS="stance, graph_breaks").splitlines()
    assert lines == [
        "[framestance.graph_breaks] user.py:3: about graph_breaks [S007]",
        "[framestance.stance] user.py:3: about stance [S007]",
    ]


def test_all_channels():
    assert len(run(SPEAK, FRAMESTANCE_LOGS="all").splitlines()) == len(logs.CHANNELS)


def test_lines_come_once_when_the_root_logger_writes_too():
    assert len(run("import logging; logging.basicConfig(level=0)" + SPEAK, FRAMESTANCE_LOGS="stance").splitlines()) == len(logs.CHANNELS)


def test_unknown_channel_is_a_warning_that_names_the_valid_ones():
    text = run(SPEAK, FRAMESTANCE_LOGS="stanze,cache")
    assert "RuntimeWarning" in text and "'stanze'" in text
    assert all(name in text for name in logs.CHANNELS)
    assert "[framestance.cache] user.py:3: about cache [S007]" in text


def test_programs_may_use_the_loggers_themselves(caplog):
    assert not logs.enabled("guards")
    with caplog.at_level(logging.DEBUG, "framestance.guards"):
        assert logs.enabled("guards")
        logs.log("guards", "one", code="R001")
    logs.log("guards", "two", code="R001")
    assert [record.getMessage() for record in caplog.records] == ["one [R001]"]


def test_unknown_channel_in_code():
    with pytest.raises(ValueError, match="graph_breaks"):
        logs.log("nonsense", "x", code="R001")


# ---- locations -----------------------------------------------------------------------------------------------------------------------------------


def test_place_is_the_innermost_line_of_the_users():
    place = user_location()
    assert place == (__file__, place.lineno)
    assert place.source() == "place = user_location()"
    assert str(place) == f"{__file__}:{place.lineno}"


def test_go_betweens_of_the_standard_library_are_passed_over():
    class Manager:
        def __enter__(self):
            return seen.append(eval("user_location()", vars(sys.modules["framestance.diag.locations"])))

        def __exit__(self, *exc):
            return None

    # As if the manager were ours: its frames are compiled under a file name of the package.
    package_file = sys.modules["framestance.diag.locations"].__file__
    Manager.__enter__.__code__ = Manager.__enter__.__code__.replace(co_filename=package_file)
    seen = []
    with contextlib.ExitStack() as stack:
        stack.enter_context(Manager())
    # The frame that eval runs is called <string>; it stands for user code here.
    assert seen[0].filename == "<string>"


def test_our_files_are_told_apart():
    assert is_ours(logs.__file__)
    assert not is_ours(__file__) and not is_ours(contextlib.__file__)


def test_unknown_place_reads_as_nothing():
    assert UNKNOWN.source() == ""
    assert Location("/no/such/file", 3).source() == ""
