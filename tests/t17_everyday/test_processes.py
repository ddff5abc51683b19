"""Compiled functions travel to other processes, which load their kernels from disk."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
from pathlib import Path

import pytest

import framestance as fs

from . import work

HERE = Path(__file__).resolve().parent


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A kernel cache of the test's own, here and in the processes it starts, and their way to the module they run."""
    monkeypatch.setenv("FRAMESTANCE_CACHE_DIR", str(tmp_path / "kernels"))
    monkeypatch.setenv("PYTHONPATH", f"{Path(fs.__file__).parents[1]}:{HERE}")
    monkeypatch.syspath_prepend(str(HERE))
    return tmp_path


PROGRAM = """
import multiprocessing
import framestance as fs, numpy as np
import work

if __name__ == "__main__":
    x, rows, array = fs.ones(4), fs.ones(2, 3), np.ones(4)
    module = fs.compile(work.Layer())
    jobs = [(work.decorated, x), (work.compiled, x), (module, rows), (work.of_arrays, array)]
    wanted = [np.asarray(function(argument)) for function, argument in jobs]
    with multiprocessing.get_context({method!r}).Pool(2) as pool:
        found = pool.map(work.run, jobs, chunksize=1)
    for want, (result, compiles, loaded, made, numba) in zip(wanted, found):
        assert np.array_equal(want, np.asarray(result)), (want, result)
        print(type(result).__name__, compiles, loaded > 0, made, numba)
"""


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_new_processes_load_kernels_from_disk_and_no_numba(folder, method):
    (folder / "program.py").write_text(PROGRAM.format(method=method))
    done = subprocess.run([sys.executable, str(folder / "program.py")], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    kinds = ["Tensor", "Tensor", "Tensor", "ndarray"]
    assert done.stdout.splitlines() == [f"{kind} 1 True 0 False" for kind in kinds]


def test_a_forked_process_goes_on_with_the_entries_of_its_parent(folder):
    x = fs.ones(4)
    work.decorated(x)
    compiles = fs.compiler.stats(work.decorated).compiles
    with multiprocessing.get_context("fork").Pool(1) as pool:
        (found,) = pool.map(work.run, [(work.decorated, x)])
    assert found[:4] == (12.0, compiles, 0, 0)


JOBLIB = """
from joblib import Parallel, delayed
import framestance as fs
import work

if __name__ == "__main__":
    x = fs.ones(4)
    local = fs.compile(lambda x: x * 7)
    functions = [work.decorated, work.compiled, local]
    wanted = [function(x).tolist() for function in functions]
    for backend in ("loky", "threading"):
        found = Parallel(n_jobs=2, backend=backend)(delayed(work.run)((function, x)) for function in functions)
        assert [result.tolist() for result, *_ in found] == wanted
        print(backend, [compiles for _, compiles, *_ in found], sum(made for *_, made, _ in found))
"""


def test_joblib_workers_load_kernels_from_disk(folder):
    pytest.importorskip("joblib")
    (folder / "program.py").write_text(JOBLIB)
    done = subprocess.run([sys.executable, str(folder / "program.py")], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["loky [1, 1, 1] 0", "threading [1, 1, 1] 0"]


def test_what_cannot_be_found_by_name_is_refused_as_the_plain_function_is():
    import pickle

    function = fs.compile(lambda x: x * 4)
    with pytest.raises(Exception, match=r"lambda") as of_compiled:
        pickle.dumps(function)
    with pytest.raises(Exception, match=r"lambda") as of_plain:
        pickle.dumps(function.__wrapped__)
    assert of_compiled.type is of_plain.type


def test_numba_settings_without_effect_on_code_leave_the_kernels_usable(folder):
    program = "import framestance as fs\nprint(fs.compile(lambda x: x * 9 - 1)(fs.ones(3)).tolist(), fs.compiler.cache_info().hits)"
    runs = []
    for name, value in (("NUMBA_NUM_THREADS", "1"), ("NUMBA_THREADING_LAYER", "workqueue"), ("NUMBA_OPT", "1")):
        environment = {"PATH": "", "PYTHONPATH": str(Path(fs.__file__).parents[1]), "FRAMESTANCE_CACHE_DIR": str(folder / "kernels"), name: value}
        done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, timeout=300)
        runs.append(done.stdout.split("] ")[1].strip())
    assert runs == ["0", "1", "0"]  # the last one says how much LLVM optimises
