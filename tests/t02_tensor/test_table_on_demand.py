"""Rows, functions and methods are made when they are first asked for; nobody can tell, but by the time it takes."""

from __future__ import annotations

import inspect
import pickle
import subprocess
import sys
import threading

import numpy as np
import pytest

import framestance as fs
from framestance import _C, Tensor
from framestance.ops import INPLACE_METHODS, METHODS, NUMPY_METHODS, OPERATORS, ROWS, index, registers, row_of
from framestance.tensor import function


def run(program: str) -> str:
    """What a program prints in a process of its own."""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.strip()


def test_an_import_loads_few_modules_of_rows_and_a_call_those_of_its_row() -> None:
    listed = "[m[16:] for m in sys.modules if m.startswith('framestance.ops.')]"
    program = f"import sys, framestance as fs\nbefore = set({listed})\nfs.linalg.det(fs.eye(2))\nprint(sorted(before), sorted(set({listed}) - before))"
    before, after = run(program).split("] [")
    assert not {"losses", "squares", "special", "convolution", "samples"} & {*before.replace("'", "").strip("[").split(", ")}
    assert "squares" in after
    assert "losses" not in after


def test_every_name_is_in_the_index() -> None:
    for module, rows in registers.modules_of_rows().items():
        for row in rows:
            assert ROWS[row.name] is row
            assert index.ROWS[row.name] == module
    for register in (ROWS, METHODS, INPLACE_METHODS, OPERATORS, NUMPY_METHODS):
        assert {*register.entered} == {*register.places}
        assert all(register[name].name == place for name, place in register.places.items())


def test_numpy_functions_mean_their_rows_before_their_modules_are_imported() -> None:
    program = "import numpy as np, framestance\nfrom framestance.ops import row_of\nprint([row_of(f).name for f in (np.add, np.matmul, np.sqrt)])"
    assert run(program) == "['add', 'matmul', 'sqrt']"
    named = {id(registers.numpy_function(name)): row for name, row in index.NUMPY_FUNCTIONS.items()}
    for rows in registers.modules_of_rows().values():
        for row in rows:
            for found in row.numpy:
                meant = row_of(found)
                assert meant is not None
                assert meant is row or found in meant.numpy  # a function that two rows name means one of them
                assert named.get(id(found)) == meant.name or getattr(np, found.__name__, None) is not found


def test_functions_have_one_object_under_all_their_names() -> None:
    assert fs.sin is fs.sin is function("sin")
    assert fs.special.expm1 is fs.expm1
    assert fs.subtract is fs.sub
    assert "sin" in vars(fs)


def test_modules_list_and_refuse_names() -> None:
    for module in (fs, fs.linalg, fs.special, fs.nn.functional):
        assert {*module.__all__} <= {*dir(module)}
        assert all(hasattr(module, name) for name in module.__all__)
        with pytest.raises(AttributeError, match=r"has no attribute 'no_such_thing'"):
            module.no_such_thing  # noqa: B018
    everything = run("from framestance import *\nprint(callable(sin), callable(tensor), callable(diag), callable(compile))")
    assert everything == "True True True True"


def test_methods_look_like_functions() -> None:
    assert inspect.isfunction(Tensor.add)
    assert list(inspect.signature(Tensor.add).parameters) == ["self", "other", "alpha", "out"]
    assert Tensor.lerp_.__doc__.startswith("In place: ")  # type: ignore[union-attr]
    assert Tensor.add is Tensor.add
    x = fs.ones(3)
    assert x.add == x.add
    assert x.add.__self__ is x
    assert x.add.__func__ is Tensor.add
    assert pickle.loads(pickle.dumps(x)).add(1).tolist() == [2.0] * 3
    assert isinstance(vars(Tensor)["add"], _C.LazyMethod)


def test_the_class_does_not_change_when_a_method_is_first_used() -> None:
    program = (
        "import framestance as fs\n"
        "fs.config.disk_cache = False\n"
        "class P(fs.nn.Parameter): pass\n"
        "def f(m, x): return m.weight * x\n"
        "m = fs.nn.Linear(2, 2)\n"
        "g = fs.compile(f)\n"
        "g(m, fs.ones(2))\n"
        "version = fs.Tensor.__dict__['erfinv']\n"
        "fs.ones(2).erfinv(); fs.ones(2).logit(); fs.ones(2).cumsum_(0); m.weight.square()\n"
        "assert fs.Tensor.__dict__['erfinv'] is version\n"
        "with fs.compiler.set_stance('fail_on_recompile'): g(m, fs.ones(2))\n"
        "print(fs.compiler.stats().compiles)\n"
    )
    assert run(program.replace("fs.config", "fs.compiler.config")) == "1"


def test_class_methods_are_calls_in_graphs() -> None:
    compiled = fs.compile(lambda x: Tensor.mul(x, 2) + Tensor.sum(x), fullgraph=True)
    x = fs.arange(4.0)
    assert compiled(x).tolist() == [6.0, 8.0, 10.0, 12.0]


def test_threads_that_ask_at_once_get_the_same_function_of_a_whole_module() -> None:
    program = (
        "import threading, framestance as fs\n"
        "found, barrier = [], threading.Barrier(8)\n"
        "def ask():\n"
        "    barrier.wait()\n"
        "    found.append((fs.nn.functional.cross_entropy, fs.Tensor.logsumexp, fs.linalg.svd, float(fs.ones(3).logsumexp(0))))\n"
        "threads = [threading.Thread(target=ask) for _ in range(8)]\n"
        "[t.start() for t in threads]; [t.join() for t in threads]\n"
        "print(len(found), len(set(found)))\n"
    )
    assert run(program) == "8 1"


class _Failing:
    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, name: str) -> object:
        self.asked.append(name)
        if len(self.asked) == 1:
            raise KeyError(name)
        return lambda *args: (name, args)


def test_a_method_that_could_not_be_made_is_made_the_next_time() -> None:
    make = _Failing()
    method = _C.LazyMethod("f", make)  # type: ignore[arg-type]
    owner = type("Owner", (), {"f": method})
    with pytest.raises(KeyError, match="f"):
        owner().f()  # type: ignore[attr-defined]
    x = owner()
    assert x.f(1) == ("f", (x, 1))  # type: ignore[attr-defined]
    assert owner.f(2) == ("f", (2,))  # type: ignore[attr-defined]
    assert make.asked == ["f", "f"]
    assert method.__name__ == "f"  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="argument 'make' must be callable, not int"):
        _C.LazyMethod("f", 1)  # type: ignore[arg-type]


def test_methods_called_from_threads_that_meet_in_the_making() -> None:
    made: list[object] = []
    barrier = threading.Barrier(2)

    def make(name: str) -> object:
        barrier.wait(10)
        made.append(lambda self: len(made))
        return made[-1]

    owner = type("Owner", (), {"f": _C.LazyMethod("f", make)})  # type: ignore[arg-type]
    found: list[object] = []
    threads = [threading.Thread(target=lambda: found.append(owner.f)) for _ in range(2)]  # type: ignore[attr-defined]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == 2
    assert found[0] is found[1] is owner.f  # type: ignore[attr-defined]
