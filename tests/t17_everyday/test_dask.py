"""The Dask example: an array larger than the memory of its workers, one compile a worker, kernels from disk."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytestmark = pytest.mark.any_python

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PROGRAM = """
import json, dask_blocks

if __name__ == "__main__":
    print(json.dumps(dask_blocks.run(0.85, 2, "400MB")))
"""


def test_a_compiled_function_over_more_than_the_workers_can_hold(tmp_path):
    pytest.importorskip("distributed")
    (tmp_path / "program.py").write_text(PROGRAM)
    environment = {**os.environ, "PYTHONPATH": f"{EXAMPLES.parent / 'src'}:{EXAMPLES}", "FRAMESTANCE_CACHE_DIR": str(tmp_path / "kernels")}
    done = subprocess.run([sys.executable, str(tmp_path / "program.py")], env=environment, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["input_bytes"] > 2 * 400e6
    assert found["workers"] == [{"compiles": 1, "recompiles": 0, "loaded": 1, "made": 0}] * 2
    sys.path.insert(0, str(EXAMPLES))
    try:
        import dask_blocks
    finally:
        sys.path.remove(str(EXAMPLES))
    plain = dask_blocks.call_price.__wrapped__
    first = [plain(*dask_blocks.market(block, 1024)) for block in range(10)]
    assert found["largest"] >= max(float(block.max()) for block in first)
    assert np.mean([block.mean(dtype=np.float64) for block in first]) == pytest.approx(found["mean"], rel=1e-3)  # of ten million prices
