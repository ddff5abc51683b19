"""Object code from disk: loaded without LLVM where the C module understands it, by LLVM where not, and never half."""

from __future__ import annotations

import os
import random
import struct
import subprocess
import sys

import numpy as np
import pytest

import framestance as torch
from framestance import _C
from framestance.compiler import cache_info, config
from framestance.compiler.kernel_cache import disk
from framestance.runtime import loader
from framestance.runtime.disk import Kernel

pytestmark = [
    pytest.mark.any_python,
    pytest.mark.native,
    pytest.mark.skipif(_C.processor() is None, reason="object code is left to LLVM on this system"),
]

WARM = """
import sys
import framestance as torch
x = torch.arange(12.0).reshape(3, 4)
def f(x):
    return torch.softmax(x, 1), x.sum(0), x @ x.t(), torch.sin(x.double() * 1e6), torch.fmod(x, 1.5), x.argmax(1), torch.erf(x).half(), x.cumsum(0)
for made, expected in zip(torch.compile(f)(x), f(x)):
    assert abs(made - expected).max() <= 1e-6, (made, expected)
print(torch.compiler.cache_info().misses, "llvmlite" in sys.modules, "numba" in sys.modules)
"""


def told_twice(program, place):
    """The words that two processes print, the first of which compiles what the second finds in the folder."""
    environment = {**os.environ, "FRAMESTANCE_CACHE_DIR": str(place), "FRAMESTANCE_DISK_CACHE": "1"}
    return [subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True).stdout.split() for _ in range(2)]


@pytest.fixture(scope="module")
def kernels(tmp_path_factory):
    """Kernels of several kinds: elementwise, reductions, products, calls of the C library, constants of all sizes."""
    place = tmp_path_factory.mktemp("objects") / "kernels"
    told = told_twice(WARM, place)
    assert int(told[0][0]) >= 4 and told[0][1:] == ["True", "True"]
    assert told[1] == ["0", "False", "False"], "a warm start loads LLVM or Numba, or compiles"
    with config.patch(disk_cache=True, disk_cache_folder=str(place)):
        cache = disk()
    found = [cache.read(path.name.removesuffix(".kernel")) for path in place.glob("*.kernel")]
    assert len(found) >= 4 and None not in found
    return found


def symbols_of(kernel: Kernel) -> dict[str, int]:
    return {name: loader.address_of(name) for name in kernel.symbols}


def test_what_only_llvm_understands_is_left_to_it(tmp_path, monkeypatch):
    def refused(*_):
        raise ValueError("the object code has variables")

    x, made = torch.arange(5.0), []
    with config.patch(disk_cache=True, disk_cache_folder=str(tmp_path / "kernels")):
        torch.compile(lambda x: x * 3 - 0.40625, dynamic=False)(x)
        (path,) = (tmp_path / "kernels").glob("*.kernel")
        kernel = disk().read(path.name.removesuffix(".kernel"))
        monkeypatch.setattr(_C, "load_object", refused)
        monkeypatch.setattr(loader, "load_by_llvm", lambda kernel, load=loader.load_by_llvm: made.append(load(kernel)) or made[-1])
        assert loader.load(kernel) == made[0] > 0
        assert loader.load(kernel) == made[1] > 0 and made[0] != made[1]  # a second engine, whose names are its own
        assert cache_info().rejected == 0


def test_names_that_the_process_lacks(kernels):
    calling = next(kernel for kernel in kernels if kernel.symbols)
    code, entry = calling.code, calling.entry
    assert _C.load_object(code, entry, symbols_of(calling)) > 0
    assert _C.load_object(code, entry, {}) == 0  # only framestance knows these names
    assert _C.load_object(code, entry + "_", symbols_of(calling)) == 0
    with pytest.raises(TypeError):
        _C.load_object(code, entry, dict.fromkeys(calling.symbols, "address"))


def test_every_loading_is_a_copy_of_its_own(kernels):
    for kernel in kernels:
        assert len({_C.load_object(kernel.code, kernel.entry, symbols_of(kernel)) for _ in range(5)}) == 5


def test_what_is_no_object_is_refused(kernels):
    code, entry = kernels[0].code, kernels[0].entry
    for wrong in (b"", b"\x7fELF", bytes(64), bytes(4096), code[:16], b"\0" + code, code[:18] + struct.pack("<H", 183) + code[20:]):
        with pytest.raises(ValueError, match="the object code (is|ends)"):
            _C.load_object(wrong, entry, {})


def test_a_part_of_an_object_is_refused(kernels):
    for kernel in kernels:
        for size in range(0, len(kernel.code), 7):
            with pytest.raises(ValueError, match="the object code"):
                _C.load_object(kernel.code[:size], kernel.entry, symbols_of(kernel))


def test_no_change_of_an_object_reaches_out_of_it(kernels):
    chance = random.Random(20)
    refusals = 0
    for _ in range(3_000):
        kernel = chance.choice(kernels)
        code = bytearray(kernel.code)
        begin = chance.choice([0, 0, len(code) // 2, max(0, len(code) - 64 * 20)])
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(begin, len(code) - 8)
            code[at : at + 8] = chance.choice([bytes(8), b"\xff" * 8, chance.randbytes(8), struct.pack("<Q", len(code)), code[at : at + 7] + b"\x80"])
        try:
            _C.load_object(bytes(code), kernel.entry, symbols_of(kernel))
        except (ValueError, OSError):
            refusals += 1
    assert 300 < refusals < 3_000


def test_a_processor_has_one_name_on_all_its_cores():
    told = "import os, sys; from framestance import _C; os.sched_setaffinity(0, {int(sys.argv[1])}); print(_C.processor())"
    cores = sorted(os.sched_getaffinity(0))[:4]
    names = {subprocess.run([sys.executable, "-c", told, str(core)], capture_output=True, text=True, check=True).stdout.strip() for core in cores}
    assert names == {_C.processor()}


def test_bits_are_those_of_the_process_that_compiled(tmp_path):
    program = (
        "import framestance as torch, sys; x = torch.linspace(-9, 9, 1003); "
        "made = torch.compile(lambda x: torch.exp(x) * torch.tanh(x) - x.sum())(x); print(torch.compiler.cache_info().hits, made.numpy().tobytes().hex())"
    )
    told = told_twice(program, tmp_path / "kernels")
    assert told[0][0] == "0" != told[1][0] and told[0][1] == told[1][1]
    assert np.isfinite(np.frombuffer(bytes.fromhex(told[0][1]), "float32")).all()
