"""What a terminal shows: python -m framestance, the log channels of a whole program, and the line that says what is being compiled."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
import threading
import types

import pytest

import framestance as fs
from framestance.__main__ import main
from framestance.diag import progress
from framestance.diag.codes import CATALOGUE

PATHS = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "FRAMESTANCE_STRICT": "1"}

# ---- python -m framestance -------------------------------------------------------------------------------------------------------------------------


def test_explain_of_a_code(capsys):
    assert main(["explain", "r002"]) == 0
    said = capsys.readouterr().out
    code = CATALOGUE["R002"]
    assert all(text in said for text in ("R002", code.title, code.cause, code.fix)) and "f(torch.ones(3, dtype=torch.float64))" in said


def test_explain_without_a_code_lists_them(capsys):
    assert main(["explain"]) == 0
    said = capsys.readouterr().out
    assert [code for code in CATALOGUE if f"  {code}  {CATALOGUE[code].title}\n" not in said] == []


def test_explain_of_an_unknown_code_lists_them_and_fails(capsys):
    assert main(["explain", "R999"]) == 2
    said = capsys.readouterr()
    assert said.out == "" and "'R999'" in said.err and "R002  a tensor has another dtype" in said.err


@pytest.mark.parametrize("arguments", [[], ["nonsense"], ["explain", "R001", "R002"]])
def test_a_command_line_that_means_nothing(arguments, capsys):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2 and "usage: python -m framestance" in capsys.readouterr().err


def test_as_a_program():
    done = subprocess.run([sys.executable, "-m", "framestance", "explain", "B001"], capture_output=True, text=True, env={**os.environ, **PATHS})
    assert done.returncode == 0 and done.stdout.startswith("B001 (graph break)") and done.stderr == ""


# ---- channels ------------------------------------------------------------------------------------------------------------------------------------

PROGRAM = """
import framestance as torch

def f(x, k):
    y = x * k
    print("half way")
    return y + 1

f = torch.compile(f, dynamic=False)
f(torch.ones(3), 2)
f(torch.ones(4), 2)
torch.compiler.explain(f)(torch.ones(5), 2)
"""


@pytest.mark.parametrize(
    "channel, wanted",
    [
        ("recompiles", ["is compiled again [R001]", "because of", "hint:"]),
        ("graph_breaks", ["call of print (in f) [B001]", "hint: Move the call out"]),
        ("guards", ["guards of entry 0 of f [I003]", "`k` is the int 2    [line 5: y = x * k]"]),
        ("graph", ["graph of f [I002]", "np.multiply"]),
        ("output_code", ["a kernel of f [I004]", "def kernel(", "the code of f with its sites [I004]", "Site"]),
        ("cache", ["[C004]", "compiled in"]),
    ],
)
def test_each_channel_says_its_own_and_nothing_of_what_is_explained(channel, wanted, tmp_path):
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    settings = {"FRAMESTANCE_LOGS": channel, "FRAMESTANCE_CACHE_DIR": str(tmp_path / "kernels"), "FRAMESTANCE_DISK_CACHE": "1"}
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, env={**os.environ, **PATHS, **settings})
    assert done.returncode == 0, done.stderr
    assert all(text in done.stderr for text in wanted), done.stderr
    heads = [line for line in done.stderr.splitlines() if line.startswith("[framestance.")]
    assert heads and all(line.startswith(f"[framestance.{channel}]") and line.endswith("]") for line in heads)
    assert "(5," not in done.stderr


def test_the_stance_channel(caplog):
    caplog.set_level(10, "framestance.stance")
    f = fs.compile(lambda x: x + 1)
    with fs.compiler.set_stance("eager_on_recompile"):
        f(fs.ones(3))
    said = [record.getMessage() for record in caplog.records]
    assert [text.rpartition(" ")[2] for text in said] == ["[S009]", "[S007]", "[S009]"]
    assert all(text.startswith(__file__) for text in said) and "'eager_on_recompile'" in said[0] and "'default'" in said[2]


# ---- progress ------------------------------------------------------------------------------------------------------------------------------------

SLOW = """
import sys
for name in {hidden!r}:
    sys.modules[name] = None
import time, threading
import framestance as torch
from framestance.runtime import codegen
real = codegen.compile_kernel
def slow(*args):
    time.sleep({seconds})
    return real(*args)
codegen.compile_kernel = slow
def user(x):
    return x * 3 + 1
torch.compiler.config.disk_cache = False
print(torch.compile(user)(torch.ones(2)).tolist(), [thread.name for thread in threading.enumerate()])
"""


def at_terminal(program, **environment):
    """(standard output, what stood on the terminal) of a program whose standard error stream is a terminal."""
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 120, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=follower, env={**os.environ, "TERM": "xterm", **PATHS, **environment}
    )
    os.close(follower)
    shown = b""
    while True:
        try:
            some = os.read(leader, 4096)
        except OSError:
            break
        if not some:
            break
        shown += some
    os.close(leader)
    said = process.stdout.read().decode()
    process.stdout.close()
    assert process.wait() == 0, shown.decode()
    return said, shown.decode()


@pytest.mark.parametrize("hidden", [(), ("rich",), ("rich", "tqdm")])
def test_a_slow_compile_is_told_on_a_terminal_and_the_line_is_removed(hidden):
    said, shown = at_terminal(SLOW.format(hidden=hidden, seconds=1.6))
    assert said.strip() == "[4.0, 4.0] ['MainThread']"
    assert "framestance is compiling user (<string>:" in shown and "kernel 1, 1 s" in shown
    if len(hidden) == 2:
        assert shown.endswith("\r\033[K")


@pytest.mark.parametrize("environment", [{"FRAMESTANCE_PROGRESS": "0"}, {"TERM": "dumb"}])
def test_nothing_is_told_where_it_is_turned_off(environment):
    assert at_terminal(SLOW.format(hidden=("rich", "tqdm"), seconds=1.3), **environment)[1] == ""


def test_nothing_is_told_of_a_compile_that_is_quick():
    first = "import framestance as torch\nwith torch.compiler.config.patch(progress=False):\n    torch.compile(lambda x: x - 7)(torch.ones(2))\n"  # loads Numba
    assert at_terminal(first + SLOW.format(hidden=("rich", "tqdm"), seconds=0))[1] == ""


def test_nothing_is_told_where_there_is_no_terminal():
    done = subprocess.run([sys.executable, "-c", SLOW.format(hidden=(), seconds=1.3)], capture_output=True, text=True, env={**os.environ, **PATHS})
    assert done.returncode == 0 and done.stderr == ""


class Terminal:
    def __init__(self):
        self.said = []

    def isatty(self):
        return True

    def write(self, text):
        self.said.append(text)

    def flush(self):
        pass


@pytest.fixture
def terminal(monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(progress, "PATIENCE", 0.05)
    stream = Terminal()
    monkeypatch.setattr(progress, "sys", types.SimpleNamespace(stderr=stream))  # pytest sets that of the real module anew
    monkeypatch.setitem(sys.modules, "rich.console", None)
    monkeypatch.setitem(sys.modules, "tqdm", None)
    return stream


def watchers():
    return [thread for thread in threading.enumerate() if thread.name == "framestance-progress"]


def test_no_thread_is_left_behind_whatever_ends_the_compile(terminal):
    with pytest.raises(KeyboardInterrupt), progress.compiling("f", True):
        progress.kernel_begun()
        threading.Event().wait(0.2)
        assert len(watchers()) == 1
        raise KeyboardInterrupt
    assert watchers() == [] and progress._current is None and terminal.said[-1] == "\r\033[K"


def test_one_inside_another_is_silent(terminal):
    with progress.compiling("outer", True):
        with progress.compiling("inner", True):
            progress.kernel_begun()
            threading.Event().wait(0.2)
        assert len(watchers()) == 1
    assert watchers() == [] and not any("inner" in text for text in terminal.said) and any("outer" in text for text in terminal.said)


def test_no_thread_before_there_is_a_kernel_to_compile(terminal):
    with progress.compiling("f", True):
        assert watchers() == []
    progress.kernel_begun()
    assert watchers() == [] and terminal.said == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_child_compiles_though_its_parent_was_watched(terminal):
    with progress.compiling("f", True):
        progress.kernel_begun()
        child = os.fork()
        if child == 0:
            with progress.compiling("g", True):
                progress.kernel_begun()
            os._exit(0 if progress._current is None and not watchers() else 1)
        assert os.waitpid(child, 0)[1] == 0
    assert watchers() == []


@pytest.mark.parametrize("stream", [None, object()])
def test_streams_that_are_none(stream, monkeypatch):
    monkeypatch.setattr(progress, "sys", types.SimpleNamespace(stderr=stream))
    with progress.compiling("f", True):
        progress.kernel_begun()
        assert watchers() == []


def test_a_stream_that_fails_ends_the_telling_alone(terminal):
    terminal.write = lambda text: 1 / 0
    with progress.compiling("f", True):
        progress.kernel_begun()
        threading.Event().wait(0.2)
    assert watchers() == []


def test_setting():
    with fs.compiler.config.patch(progress=False):
        assert not fs.compiler.config.progress
    with pytest.raises(TypeError, match="True or False"):
        fs.compiler.config.progress = 1
