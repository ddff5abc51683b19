"""Compiles csrc/*.c into framestance._C in place: the only place that knows the compiler flags.

Used by build_backend.py for wheels and editable installs, and by `make ext`, `make lint` and `make asan` directly, because
a plain compiler run that reuses unchanged objects takes seconds where a reinstall takes ten.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import re
import shlex
import subprocess
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

CSRC = Path(__file__).resolve().parent
PROJECT = CSRC.parent
PACKAGE = PROJECT / "src" / "framestance"

# initial-exec: the region depth is a thread-local read on every frame; the general model costs a call per read.
COMPILE_FLAGS = ["-std=c11", "-O3", "-fPIC", "-fvisibility=hidden", "-ftls-model=initial-exec"]
WARNING_FLAGS = ["-Wall", "-Wextra"]
SANITIZE_FLAGS = ["-O1", "-fno-omit-frame-pointer", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]


def sources() -> list[Path]:
    """The C files of the extension, in a fixed order."""
    return sorted(CSRC.glob("*.c"))


def headers() -> list[Path]:
    """The headers of the extension: a change in one recompiles everything."""
    return sorted(CSRC.glob("*.h"))


def with_headers(source: Path) -> set[Path]:
    """A file and the headers of ours that it includes, and these include."""
    found, new = set[Path](), {source}
    while new:
        found |= new
        new = {CSRC / name for path in new for name in re.findall(r'#include "(\w+\.h)"', path.read_text())} - found
    return found


def include_flags() -> list[str]:
    """NumPy and Python headers, as system headers so that -Wextra speaks only of our code."""
    import numpy  # a build requirement, not needed to read this file

    python_headers = sysconfig.get_paths()["include"]
    return ["-isystem", numpy.get_include(), "-isystem", python_headers, "-I", str(CSRC)]


def compiler() -> list[str]:
    """$CC, or the compiler that Python itself was built with, without its flags."""
    return shlex.split(os.environ.get("CC", "")) or shlex.split(sysconfig.get_config_var("CC") or "cc")[:1]


def compile_command(source: Path, output: Path | None, extra: list[str]) -> list[str]:
    """One compiler call; no output means that only the diagnostics are wanted."""
    target = ["-fsyntax-only"] if output is None else ["-c", "-o", str(output)]
    return [*compiler(), *COMPILE_FLAGS, "-g", *WARNING_FLAGS, *extra, *include_flags(), str(source), *target]


def run(command: list[str], verbose: bool) -> None:
    """Run one compiler call; its own message is the error message."""
    if verbose:
        print(shlex.join(command), flush=True)
    if subprocess.run(command, check=False).returncode != 0:
        raise SystemExit(f"framestance: this command failed: {shlex.join(command)}")


def is_stale(output: Path, inputs: list[Path]) -> bool:
    """Whether output is missing or older than one of its inputs."""
    return not output.exists() or output.stat().st_mtime < max(path.stat().st_mtime for path in inputs)


def compile_object(source: Path, directory: Path, extra: list[str], verbose: bool) -> Path:
    """The object file of one source, compiled only when it or a header changed."""
    output = directory / f"{source.stem}.o"
    if is_stale(output, [*with_headers(source), Path(__file__)]):
        # A temporary name and a rename: two builds at once never link a half-written object.
        handle, temporary = tempfile.mkstemp(suffix=".o", dir=directory)
        os.close(handle)
        try:
            run(compile_command(source, Path(temporary), extra), verbose)
            os.replace(temporary, output)
        finally:
            Path(temporary).unlink(missing_ok=True)
    return output


def compile_objects(found: list[Path], directory: Path, extra: list[str], verbose: bool) -> list[Path]:
    """The object files of some sources, several compiled at once."""
    directory.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda source: compile_object(source, directory, extra, verbose), found))


@contextlib.contextmanager
def only_one_at_a_time(folder: Path) -> Iterator[None]:
    """Builds for several versions of Python at once wait for each other here, where files can be locked."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    with open(f"{folder}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(target: Path, *, sanitize: bool = False, verbose: bool = False) -> bool:
    """Bring the shared library at target up to date; False when it already was. Replaced atomically: it may be in use."""
    extra = SANITIZE_FLAGS if sanitize else []
    kind = "asan" if sanitize else "ext"
    # Patch releases change the internal headers that we read, so each exact version has its own objects; what sees no header of Python's, and takes as
    # long to compile as all else, is compiled once for all versions.
    own = PROJECT / "build" / f"{kind}-{platform.python_version()}-{sysconfig.get_config_var('SOABI')}"
    shared = PROJECT / "build" / f"{kind}-{sysconfig.get_platform()}"
    sees_python = {source: CSRC / "framestance.h" in with_headers(source) for source in sources()}
    with only_one_at_a_time(shared):
        parts = compile_objects([x for x in sees_python if not sees_python[x]], shared, extra, verbose)
    parts += compile_objects([x for x in sees_python if sees_python[x]], own, extra, verbose)
    target.parent.mkdir(parents=True, exist_ok=True)
    if not parts:
        raise SystemExit("framestance: there are no C files in csrc/")
    # What was last linked: a C file that is gone, or another patch release, must relink although no object is newer.
    linked = PROJECT / "build" / f"{kind}-{target.name}.linked"
    wanted = "\n".join(map(str, [target, *parts]))
    if not is_stale(target, parts) and linked.exists() and linked.read_text() == wanted:
        return False
    handle, temporary = tempfile.mkstemp(suffix=".so", dir=target.parent)
    os.close(handle)
    try:
        run([*compiler(), "-shared", *extra, *map(str, parts), "-o", temporary], verbose)
        os.chmod(temporary, 0o755)
        os.replace(temporary, target)
    finally:
        Path(temporary).unlink(missing_ok=True)
    linked.write_text(wanted)
    return True


def main() -> None:
    """Command line: `python csrc/compile_extension.py [--sanitize] [--check] [--into DIRECTORY]`."""
    parser = argparse.ArgumentParser(description="compile framestance._C for the Python that runs this")
    parser.add_argument("--into", type=Path, default=PACKAGE, help="directory of the shared library (default: src/framestance)")
    parser.add_argument("--sanitize", action="store_true", help="AddressSanitizer and UndefinedBehaviorSanitizer")
    parser.add_argument("--check", action="store_true", help="only compile, with warnings as errors; writes nothing")
    parser.add_argument("--verbose", action="store_true", help="print the compiler calls")
    options = parser.parse_args()
    if options.check:
        for source in sources():
            run(compile_command(source, None, ["-Werror"]), options.verbose)
        return
    target = options.into / f"_C{sysconfig.get_config_var('EXT_SUFFIX')}"
    if build(target, sanitize=options.sanitize, verbose=options.verbose):
        print(f"built {target}")


if __name__ == "__main__":
    main()
