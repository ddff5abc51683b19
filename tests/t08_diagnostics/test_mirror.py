"""The slow reference of guards agrees with C, sees what C does not report, and says so."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import framestance as torch
from framestance import _C
from framestance.compiler import mirror

class Owner:
    k = 1

def f(x, owner, n, items, table):
    return x * n + owner.k + len(items) + table["a"] + (y.sum() if n > 2 else 0)

y = torch.ones(2)
compiled, owner = torch.compile(f, backend="eager"), Owner()
for n in (1, 2, 3, 4, 5, 6):
    for size in (2, 3, 4):
        compiled(torch.ones(size), owner, n, [1] * (n % 2), {"a": n % 3})
owner.k = 2
compiled(torch.ones(2), owner, 1, [], {"a": 1})
Owner.k = 3
compiled(torch.ones(2), owner, 1, [], {"a": 1})
assert not mirror.DISAGREEMENTS, mirror.DISAGREEMENTS
hits = torch.compiler.stats(compiled).hits
assert hits > 0

# a reference that is told something else disagrees, and the call that met it runs uncompiled
entry = _C.code_cache(f.__code__).start.entries[0]
entry.info.classes = {index: () for index in entry.info.classes}
print("now")
compiled(torch.ones(2), owner, 1, [], {"a": 1})
print(len(mirror.DISAGREEMENTS), "Owner" in mirror.DISAGREEMENTS[0])
"""


@pytest.mark.parametrize("on", [True, False])
def test_a_program_under_the_mirror(on):
    environment = {"FRAMESTANCE_CHECK_GUARDS": "1" if on else ""}
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, env={"FRAMESTANCE_STRICT": "", **environment})
    if not on:
        assert done.returncode != 0  # nothing is remembered of classes
        return
    assert done.stdout.split() == ["now", "1", "True"], done.stderr
    assert "Disagreement" in done.stderr
