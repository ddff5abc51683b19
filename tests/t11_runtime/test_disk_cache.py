"""Kernels on disk: a later process finds them without Numba, and nothing that happens to the folder gives a wrong answer or an error."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import framestance as torch
from framestance.compiler import cache_info, clear_cache, config, export_cache, import_cache
from framestance.compiler.kernel_cache import disk
from framestance.runtime.disk import DiskCache, Kernel
from share import EVERYTHING

pytestmark = pytest.mark.any_python

PROGRAM = """
import json, sys
import framestance as torch
x = torch.arange(6.0).reshape(2, 3)
def f(x): return torch.softmax(torch.sin(x) * 2, 1), x @ x.t(), torch.fmod(x, 1.5)
compiled = torch.compile(f)
same = all(abs(a - b).max() <= 1e-6 for a, b in zip(compiled(x), f(x)))
info = torch.compiler.cache_info()
print(json.dumps([bool(same), "numba" in sys.modules, info.hits, info.misses, info.stored, info.rejected, torch.compiler.stats(compiled).graphs]))
"""


@pytest.fixture
def folder(tmp_path):
    """A fresh cache for kernels that this process does not have yet."""
    place = tmp_path / "cache" / "kernels"
    with config.patch(disk_cache=True, disk_cache_folder=str(place)):
        yield place


def run(folder: Path, **environment: str) -> list:
    """What PROGRAM tells in a process of its own."""
    settings = {**os.environ, "FRAMESTANCE_CACHE_DIR": str(folder), "FRAMESTANCE_DISK_CACHE": "1", **environment}
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, env=settings, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == "", done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def kernels_of_a_process(tmp_path_factory):
    """A folder that one process has filled with the kernels of PROGRAM: for tests of what happens to such afterwards."""
    place = tmp_path_factory.mktemp("filled") / "kernels"
    assert run(place)[:3] == [True, True, 0]
    return place


@pytest.fixture
def filled(folder, kernels_of_a_process):
    """The fresh cache with these kernels in it: how many there are."""
    shutil.copytree(kernels_of_a_process, folder)
    return len(list(folder.iterdir()))


_numbers = iter(range(10**6))


def compile_something(folder: Path) -> Path:
    """The file of a kernel that was compiled just now, and that no other test has."""
    number = next(_numbers) + 0.0625
    before = set(folder.glob("*")) if folder.exists() else set()
    x = torch.ones(3)
    assert (torch.compile(lambda x: x * 2 - number, dynamic=False)(x) == 2 - number).all()
    (made,) = set(folder.glob("*")) - before
    return made


def test_a_later_process_loads_what_an_earlier_one_compiled_without_numba(folder):
    same, numba, hits, misses, stored, rejected, graphs = run(folder)
    assert (same, numba, hits, rejected, graphs) == (True, True, 0, 0, 1) and misses == stored >= 2
    assert run(folder) == [True, False, misses, 0, 0, 0, 1]
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()} == {0o600}


def test_every_kind_of_kernel_can_be_kept(folder):
    a, b = torch.rand(5, 7), torch.rand(7, 5)
    integers = torch.arange(35).reshape(5, 7) - 9
    forms = [
        lambda: torch.compile(lambda a, b: a @ b)(a, b),
        lambda: torch.compile(lambda a: (a.sum(), a.amax(0), a.argmax(1), a.var(1), torch.softmax(a, 0)))(a),
        lambda: torch.compile(lambda a: torch.tan(a) + torch.pow(a, 1.3) + torch.fmod(a, 0.3) + torch.erf(a) + torch.floor_divide(a, 0.2))(a),
        lambda: torch.compile(lambda i: (i // 3, i % 5, i.to(torch.float32), i > 2, i & 3))(integers),
        lambda: torch.compile(lambda x: (x / 3.5).astype(np.int32) + np.sqrt(np.abs(x)) + x.sum(0))(np.linspace(-3, 9, 30).reshape(5, 6)),
    ]
    for form in forms:
        form()
    info = cache_info()
    assert info.misses == info.stored >= 5 and info.problem == ""


def test_two_environments_do_not_share_kernels(folder, filled):
    other = run(folder, NUMBA_CPU_NAME="haswell", NUMBA_CPU_FEATURES="+avx2,+fma,+avx")
    assert other[:2] == [True, True] and other[2] == 0 and other[3] == filled
    assert run(folder)[2] == filled


DAMAGE = {
    "empty": lambda data: b"",
    "beginning": lambda data: data[:40],
    "one byte less": lambda data: data[:-1],
    "one bit": lambda data: data[:200] + bytes([data[200] ^ 1]) + data[201:],
    "one byte more": lambda data: data + b"\0",
    "other kind": lambda data: b"\x7fELF" + data,
    "zeros": lambda data: bytes(len(data)),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_file_is_removed(tmp_path, kind):
    cache = DiskCache(str(tmp_path / "kernels"), 1 << 20)
    kernel = Kernel("entry", ("framestance_libm_sinf",), bytes(range(256)))
    cache.write("name", kernel)
    path = tmp_path / "kernels" / "name.kernel"
    assert cache.read("name") == kernel
    path.write_bytes(DAMAGE[kind](path.read_bytes()))
    assert cache.read("name") is None and cache.rejected == 1 and not path.exists()


def test_damaged_files_are_compiled_again(folder, filled):
    files = sorted(folder.iterdir())
    for path, damage in zip(files, DAMAGE.values(), strict=False):
        path.write_bytes(damage(path.read_bytes()))
    same, numba, hits, misses, stored, rejected, _ = run(folder)
    assert (same, numba, hits) == (True, True, 0) and misses == stored == rejected == filled
    assert run(folder)[2] == filled


def test_a_file_under_another_name_is_not_that_kernel(folder, filled):
    first, second, *_ = sorted(folder.iterdir())
    first.write_bytes(second.read_bytes())
    assert run(folder)[5] == 1


def test_a_kernel_that_calls_what_this_process_lacks_is_not_linked(folder):
    path = compile_something(folder)
    name, cache = path.name.removesuffix(".kernel"), disk()
    kernel = cache.read(name)
    cache.write(name, Kernel(kernel.entry, ("framestance_gemm_float128",), kernel.code))
    from framestance.runtime import loader

    assert loader.load(cache.read(name)) is None
    assert loader.load(Kernel("no_such_entry", (), kernel.code)) is None
    assert loader.load(kernel)


def refused(folder: Path, monkeypatch) -> str:
    """The problem that a folder has, while calls are right all the same."""
    monkeypatch.setattr(config, "disk_cache_folder", str(folder))
    x, number = torch.ones(3), float(next(_numbers) + 0.25)
    assert (torch.compile(lambda x: x * 3 - number, dynamic=False)(x) == 3 - number).all()
    assert cache_info().stored == 0
    return cache_info().problem


def test_a_folder_that_is_not_the_users_alone_is_not_used(tmp_path, monkeypatch, caplog):
    caplog.set_level("DEBUG", "framestance.cache")
    open_to_all = tmp_path / "open"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    assert "can be written by others (mode 777)" in refused(open_to_all, monkeypatch)
    (tmp_path / "mine").mkdir(mode=0o700)
    (tmp_path / "link").symlink_to(tmp_path / "mine")
    assert "is no folder" in refused(tmp_path / "link", monkeypatch)
    (tmp_path / "file").write_text("")
    assert "is no folder" in refused(tmp_path / "file", monkeypatch)
    assert "File exists" in refused(tmp_path / "file" / "below", monkeypatch)
    assert "[C002]" in caplog.text and "FRAMESTANCE_CACHE_DIR" in caplog.text


@pytest.mark.skipif(os.geteuid() != 0, reason="needs to give a folder away")
def test_what_belongs_to_somebody_else_is_not_used(tmp_path, monkeypatch, folder, filled):
    theirs = tmp_path / "theirs"
    theirs.mkdir(mode=0o700)
    os.chown(theirs, 12345, 12345)
    assert "belongs to user 12345" in refused(theirs, monkeypatch)
    os.chown(next(folder.iterdir()), 12345, 12345)
    assert run(folder)[5] == 1


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_not_used(tmp_path, monkeypatch):
    (tmp_path / "home").mkdir(mode=0o500)
    assert "Permission denied" in refused(tmp_path / "home" / "cache", monkeypatch)


def test_a_home_that_is_no_folder_does_no_harm(tmp_path):
    """As of services, whose home is /dev/null or missing; and the variable may name anything."""
    same, _, hits, misses, stored, _, graphs = run(Path("/dev/null/framestance"))
    assert (same, hits, stored, graphs) == (True, 0, 0, 1) and misses >= 2
    for place in ("/proc/framestance", str(tmp_path / "x" / ("y" * 300))):
        cache = DiskCache(place, 1 << 20)
        assert cache.read("name") is None and not cache.write("name", Kernel("entry", (), b"")) and cache.problem


def test_the_folder_follows_the_variables(tmp_path):
    code = "import framestance; print(framestance.compiler.config.disk_cache_folder)"
    settings = {name: value for name, value in os.environ.items() if name not in ("FRAMESTANCE_CACHE_DIR", "XDG_CACHE_HOME")}
    cases = [
        ({"HOME": str(tmp_path)}, tmp_path / ".cache/framestance"),
        ({"XDG_CACHE_HOME": "/x/y"}, "/x/y/framestance"),
        ({"HOME": str(tmp_path), "XDG_CACHE_HOME": "relative"}, tmp_path / ".cache/framestance"),
        ({"XDG_CACHE_HOME": "/x", "FRAMESTANCE_CACHE_DIR": "/z"}, "/z"),
    ]
    for changed, wanted in cases:
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={**settings, **changed}, check=True)
        assert done.stdout.strip() == str(wanted)


def test_a_relative_folder_stays_where_it_was_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with config.patch(disk_cache=True, disk_cache_folder="relative/kernels"):
        compile_something(tmp_path / "relative" / "kernels")
        (tmp_path / "other").mkdir()
        monkeypatch.chdir(tmp_path / "other")
        compile_something(tmp_path / "relative" / "kernels")
        assert cache_info().folder == str(tmp_path / "relative" / "kernels") and cache_info().kernels == 2


def test_off_means_that_nothing_is_read_or_written(folder):
    with config.patch(disk_cache=False):
        torch.compile(lambda x: x * 2 - 1234.5)(torch.ones(3))
        assert cache_info().problem == "config.disk_cache is False"
    assert not folder.exists()
    assert run(folder, FRAMESTANCE_DISK_CACHE="0")[2:5] == [0, 0, 0]
    assert not folder.exists()


def test_what_was_used_longest_ago_goes_first(tmp_path):
    cache = DiskCache(str(tmp_path / "kernels"), 100_000)
    for number in range(20):
        cache.write(f"k{number}", Kernel("entry", (), bytes(9_000)))
        os.utime(tmp_path / "kernels" / f"k{number}.kernel", (1000 + number, 1000 + number))
    assert cache.read("k3").code == bytes(9_000)  # its use is noted
    (tmp_path / "kernels" / "k99.1.2.part").write_bytes(b"")
    (tmp_path / "kernels" / "k98.1.2.part").write_bytes(b"")
    os.utime(tmp_path / "kernels" / "k99.1.2.part", (1000, 1000))
    cache.shrink()
    kept = {path.name for path in (tmp_path / "kernels").iterdir()}
    assert kept == {f"k{number}.kernel" for number in (3, *range(13, 20))} | {"k98.1.2.part"}
    assert sum(path.stat().st_size for path in (tmp_path / "kernels").iterdir()) <= 75_000
    assert cache.clear() == 8 and list((tmp_path / "kernels").iterdir()) == []


def test_the_limit_holds_while_files_are_written(tmp_path):
    cache = DiskCache(str(tmp_path / "kernels"), 100_000)
    for number in range(200):
        cache.write(f"k{number}", Kernel("entry", (), bytes(3_000)))
    assert sum(path.stat().st_size for path in (tmp_path / "kernels").iterdir()) < 100_000 + 32 * 3_300


def test_info_and_clear(folder):
    path = compile_something(folder)
    info = cache_info()
    assert (info.folder, info.problem, info.kernels, info.size, info.stored) == (str(folder), "", 1, path.stat().st_size, 1)
    assert info.limit == config.disk_cache_limit << 20 and "llvmlite" in info.environment
    assert clear_cache() == 1 and cache_info().kernels == 0


def test_kernels_travel_in_one_file(filled, tmp_path):
    assert export_cache(tmp_path / "kernels.zip") == filled
    with config.patch(disk_cache_folder=str(tmp_path / "elsewhere")):
        assert import_cache(str(tmp_path / "kernels.zip")) == filled == cache_info().kernels
    assert run(tmp_path / "elsewhere")[1:5] == [False, filled, 0, 0]
    assert not list(tmp_path.glob("*.part"))


def test_foreign_and_damaged_exports_are_refused_whole(filled, tmp_path):
    import zipfile

    good = tmp_path / "kernels.zip"
    export_cache(good)
    with zipfile.ZipFile(good) as archive:
        items = {item: archive.read(item) for item in archive.namelist()}

    def refuse(changed, match):
        path = tmp_path / "bad.zip"
        with zipfile.ZipFile(path, "w") as archive:
            for item, data in changed.items():
                archive.writestr(item, data)
        with config.patch(disk_cache_folder=str(tmp_path / "untouched")), pytest.raises(ValueError, match=match):
            import_cache(path)
        assert not (tmp_path / "untouched").exists()

    kernel = next(item for item in items if item.endswith(".kernel"))
    refuse(
        {**items, "environment.txt": items["environment.txt"].replace(b"processor ", b"processor other-")},
        "another environment: 'processor other-.* there, 'processor .* here",
    )
    refuse({**items, kernel: items[kernel][:-1]}, "damaged")
    refuse({**items, "../x.kernel": items[kernel]}, "no kernel of this environment")
    refuse({item: data for item, data in items.items() if item != "environment.txt"}, "no file of exported kernels")
    (tmp_path / "text").write_text("hello")
    with pytest.raises(ValueError, match="no file of exported kernels"):
        import_cache(tmp_path / "text")
    with pytest.raises(FileNotFoundError):
        import_cache(tmp_path / "missing")
    with pytest.raises(TypeError):
        import_cache(3)
    with pytest.raises(FileNotFoundError):
        export_cache(tmp_path / "no" / "such")


def test_what_is_no_file_under_a_kernels_name_is_not_read(folder, filled):
    first, second, *_ = sorted(folder.iterdir())
    for path, make in ((first, os.mkfifo), (second, os.mkdir)):
        path.unlink()
        make(path)
    assert run(folder)[:2] == [True, True]
    assert len(list(folder.iterdir())) == filled
    second.unlink(missing_ok=True) if not second.is_dir() else second.rmdir()
    second.mkdir()
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(5):
        assert disk().read(second.stem) is None
    assert len(os.listdir("/proc/self/fd")) == before


def test_one_bad_file_does_not_spoil_an_export(folder, filled, tmp_path):
    first, second, *_ = sorted(folder.iterdir())
    first.chmod(0o666)
    second.write_bytes(second.read_bytes()[:100])
    assert export_cache(tmp_path / "kernels.zip") == filled - 2
    with config.patch(disk_cache_folder=str(tmp_path / "elsewhere")):
        assert import_cache(tmp_path / "kernels.zip") == filled - 2


def test_bytes_that_are_no_export_are_a_value_error(filled, tmp_path):
    good = tmp_path / "kernels.zip"
    export_cache(good)
    data = good.read_bytes()
    generator = random.Random(0)
    with config.patch(disk_cache_folder=str(tmp_path / "elsewhere")):
        for _ in range(300):
            changed = bytearray(data)
            for _ in range(generator.choice([1, 1, 3, 20])):
                changed[generator.randrange(len(data))] = generator.randrange(256)
            (tmp_path / "bad.zip").write_bytes(changed)
            try:
                import_cache(tmp_path / "bad.zip")  # names of fields that nobody reads may change
            except (ValueError, OSError):
                pass


@pytest.mark.parametrize("name", ["", "a\0b", "\ud800"])
def test_a_folder_that_cannot_be_named_is_refused(name):
    before = config.disk_cache_folder
    with pytest.raises(ValueError, match="disk_cache_folder must be the name of a folder"):
        config.disk_cache_folder = name
    assert config.disk_cache_folder == before


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="on one Python: what happens to files does not depend on it")
def test_processes_share_a_folder_some_of_them_killed(folder):
    """Forks of this process, which has Numba loaded: each compiles or loads a few of 24 programs and checks its answers. A thousand in `make test-all`."""
    count = 1000 if EVERYTHING else 240
    x = torch.linspace(-2, 2, 7)
    programs = [(lambda x, k=float(k) + 0.125 * random.randrange(1, 8): torch.exp(x * k) - k) for k in range(24)]
    wanted = [program(x) for program in programs]
    with config.patch(disk_cache=False):
        torch.compile(lambda x: torch.exp(x * 3.75) - 77.0)(x)
    generator = random.Random(7)
    running: dict[int, float | None] = {}
    outcomes: list[int] = []

    def collect(least: int) -> None:
        while len(running) > least:
            for pid, deadline in list(running.items()):
                if deadline is not None and time.monotonic() > deadline:
                    os.kill(pid, signal.SIGKILL)
                    running[pid] = None
                done, status = os.waitpid(pid, os.WNOHANG)
                if done:
                    killed = running.pop(pid) is None and os.WIFSIGNALED(status)
                    outcomes.append(-1 if killed else os.waitstatus_to_exitcode(status))
            time.sleep(0.0005)

    for number in range(count):
        chosen = generator.sample(range(24), 2)
        pid = os.fork()
        if pid == 0:
            try:
                right = all(torch.allclose(torch.compile(programs[k], dynamic=False)(x), wanted[k]) for k in chosen)
                time.sleep(60 if number % 3 == 0 else 0)  # until it is killed, if it has not been
                os._exit(0 if right and disk().rejected == 0 and disk().problem == "" else 1)
            except BaseException:
                os._exit(2)
        running[pid] = time.monotonic() + generator.uniform(0, 0.03 if number % 2 else 0.01) if number % 3 == 0 else None  # while it compiles, or loads
        collect(5)
    collect(0)
    assert len(outcomes) == count and set(outcomes) == {0, -1}, {code: outcomes.count(code) for code in set(outcomes)}
    assert outcomes.count(-1) == (count + 2) // 3
    kernels = [path for path in folder.iterdir() if path.suffix == ".kernel"]
    assert len(kernels) == 24
    assert all(disk().read(path.stem) is not None for path in kernels) and disk().rejected == 0
