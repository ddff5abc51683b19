"""Makes logs.md: each log channel with what a program makes it say. The program is really run. Used by docs/generate.py."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from framestance.diag.logs import CHANNELS, VARIABLE

PROGRAM = """import framestance as torch

@torch.compile(dynamic=False)
def scale(x, k):
    y = x * k
    print("scaled")
    return y.sum()

scale(torch.ones(3), 2)
scale(torch.ones(4), 2)
with torch.compiler.set_stance("eager_on_recompile"):
    scale(torch.ones(5), 2)
"""
TEXTS = {
    "recompiles": "Why a call is compiled again: for each entry the guard that failed, what it asked for, what came, and the line that made it.",
    "graph_breaks": "Where a graph ends before the function does, and why.",
    "guards": "What each new entry relies on, in the order of checking, with the line that needed it.",
    "graph": "The graph of each compiled stretch, as Python over NumPy.",
    "output_code": "The source of each kernel, and the bytecode of a function with a graph break, with the *sites* where compiled code is entered.",
    "stance": "Changes of the stance, and calls that run uncompiled, with the cause.",
    "cache": "Where the machine code of each kernel comes from, and what is wrong with the cache on disk.",
}
MOST = 2  # messages of a channel that the page shows


def messages() -> dict[str, list[str]]:
    """What the program says on each channel."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "program.py")
        script.write_text(PROGRAM)
        kernels = str(Path(folder, "kernels"))
        settings = {VARIABLE: "all", "FRAMESTANCE_CACHE_DIR": kernels, "FRAMESTANCE_DISK_CACHE": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        kept = {name: value for name, value in os.environ.items() if not name.startswith("FRAMESTANCE_")}
        done = subprocess.run([sys.executable, str(script)], env={**kept, **settings}, capture_output=True, text=True, check=True)
    text = done.stderr.replace(kernels, "~/.cache/framestance").replace(folder + os.sep, "")
    text = re.sub(r"compiled in [0-9.]+ s", "compiled in 0.31 s", text)
    found: dict[str, list[str]] = {name: [] for name in CHANNELS}
    for message in re.split(r"^(?=\[framestance\.)", text, flags=re.MULTILINE):
        if message:
            found[re.match(r"\[framestance\.(\w+)\]", message)[1]].append(message.rstrip())
    return found


def page() -> str:
    """The page."""
    said = messages()
    lines = [
        "<!-- Written by docs/logs_page.py: run `make docs` after changing what is logged. -->\n",
        "# Log channels\n",
        f"`{VARIABLE}` names the channels to turn on, separated by commas, or `all`; they write to the standard error stream:\n",
        f"```text\n{VARIABLE}=recompiles,graph_breaks python program.py\n```\n",
        "They are loggers of Python's `logging`, named `framestance.` and the channel, at level DEBUG, so a program can have them without the variable:\n",
        '```python\nlogging.getLogger("framestance.recompiles").setLevel(logging.DEBUG)\n```\n',
        "Every message begins with file and line, where there is one, and has a [code](codes.md) in brackets at the end of its first line;",
        "`python -m framestance explain CODE` says what it means. What `compiler.explain` compiles is not logged: it is told in the explanation.\n",
        "All that follows is said by this program:\n",
        f"```python\n{PROGRAM}```",
    ]
    for name in CHANNELS:
        shown = said[name][: 1 if name == "output_code" else MOST]
        lines += [f"\n## {name}\n", f"{TEXTS[name]}\n", "```text", *shown, "```"]
    return "\n".join(lines) + "\n"
