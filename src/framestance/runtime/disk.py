"""Kernels on disk: one file each, in a folder that belongs to the user alone. Knows files, and neither LLVM nor Numba.

A file is written under another name and then renamed, so readers see whole files or none, whoever is killed when. What is read is held to
its checksum, which covers the name too, and to its owner; what does not pass is removed and made again.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import stat
import time
from collections.abc import Iterator

from ..diag import logs
from ..records import record
from .digest import sha256

_MAGIC = b"framestance kernel 1\n"
_SUFFIX, _UNFINISHED = ".kernel", ".part"
_LARGEST = 64 << 20  # bytes of one file
_ABANDONED = 3600  # seconds after which an unfinished file is nobody's
_RECENT = 86400  # seconds during which the use of a file is not noted again
_LOOK_AFTER = 32  # files written between looks at the folder's size
_MANIFEST = "environment.txt"


@record(frozen=True)
class Kernel:
    """Object code with the name of its entry point and of the functions outside of it that it calls."""

    entry: str
    symbols: tuple[str, ...]
    code: bytes

    def to_bytes(self, name: str) -> bytes:
        """The file of this name."""
        header = "\n".join([self.entry, *self.symbols]).encode()
        body = len(header).to_bytes(4, "little") + header + self.code
        return _MAGIC + _checksum(name, body) + body

    @classmethod
    def from_bytes(cls, name: str, data: bytes) -> Kernel:
        """The kernel in the file of this name. Errors: ValueError when it is anything else."""
        start = len(_MAGIC) + 32
        body = data[start:]
        if data[: len(_MAGIC)] != _MAGIC or data[len(_MAGIC) : start] != _checksum(name, body):
            raise ValueError("it is damaged, or of another name")
        size = 4 + int.from_bytes(body[:4], "little")
        entry, *symbols = body[4:size].decode().split("\n")
        return cls(entry, tuple(symbols), body[size:])


@record()
class CacheInfo:
    """The kernel cache on disk, and what this process did with it.

    folder: where it is; problem: why it is not used there, or "".
    kernels, size: files in it and their bytes, of all environments; limit: bytes from which the least recently used are removed.
    hits, misses: kernels that were loaded, and kernels that had to be compiled; stored: those that were written; rejected: files found damaged or foreign.
    environment: what kernels are kept apart by.
    """

    folder: str
    problem: str = ""
    kernels: int = 0
    size: int = 0
    limit: int = 0
    hits: int = 0
    misses: int = 0
    stored: int = 0
    rejected: int = 0
    environment: str = ""


class DiskCache:
    """The kernels in ``folder``, at most ``limit`` bytes of them. Every method can be called by several threads and processes at once."""

    def __init__(self, folder: str, limit: int) -> None:
        self.folder, self.limit = folder, limit
        self.hits = self.misses = self.stored = self.rejected = 0
        self.problem = ""
        self._count = itertools.count()

    # ---- one kernel ----

    def _path(self, name: str) -> str:
        return os.path.join(self.folder, name + _SUFFIX)

    def read(self, name: str) -> Kernel | None:
        """The kernel of this name, if it is there and whole."""
        try:
            data = _read_own(self._path(name))
            if data is not None:
                return Kernel.from_bytes(name, data)
        except ValueError as error:
            self.reject(name, str(error))
        except OSError:  # what is wrong with the folder is told when something is written
            pass
        return None

    def reject(self, name: str, why: str) -> None:
        """Remove a file that is of no use."""
        self.rejected += 1
        logs.log("cache", f"the kernel in {self._path(name)} is compiled again: {why}", code="C001")
        _remove(self._path(name))

    def write(self, name: str, kernel: Kernel) -> bool:
        """Keep a kernel; False when that is not possible, which is logged."""
        try:
            self._prepare()
            self._put(name, kernel.to_bytes(name))
        except OSError as error:
            self._report(str(error))
            return False
        self.stored += 1
        if self.stored % _LOOK_AFTER == 1:
            self.shrink()
        return True

    def _put(self, name: str, data: bytes) -> None:
        part = os.path.join(self.folder, f"{name}.{os.getpid()}.{next(self._count)}{_UNFINISHED}")
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
        try:
            with open(descriptor, "wb") as file:
                file.write(data)
            os.replace(part, self._path(name))
        except BaseException:
            _remove(part)
            raise

    # ---- the folder ----

    def _prepare(self) -> None:
        """Make the folder, or see that it is the user's own. Errors: OSError."""
        os.makedirs(os.path.dirname(self.folder), exist_ok=True)
        with contextlib.suppress(FileExistsError):
            os.mkdir(self.folder, mode=0o700)
        found = os.lstat(self.folder)
        if not stat.S_ISDIR(found.st_mode):
            raise NotADirectoryError(f"{self.folder} is no folder")
        if found.st_uid != os.geteuid():
            raise PermissionError(f"{self.folder} belongs to user {found.st_uid}, not to user {os.geteuid()}")
        if found.st_mode & 0o022:
            raise PermissionError(f"{self.folder} can be written by others (mode {stat.S_IMODE(found.st_mode):o}); it should have mode 700")

    def _report(self, problem: str) -> None:
        if problem != self.problem:
            self.problem = problem
            logs.log("cache", f"kernels are not kept: {problem}; the variable FRAMESTANCE_CACHE_DIR names another folder", code="C002")

    def _files(self, suffix: str = _SUFFIX) -> Iterator[tuple[str, os.stat_result]]:
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                if entry.name.endswith(suffix):
                    with contextlib.suppress(OSError):
                        yield entry.path, entry.stat(follow_symlinks=False)

    def shrink(self) -> None:
        """Remove what was used longest ago until three quarters of the limit are left, if the limit is passed, and what was never finished."""
        for path, status in self._files(_UNFINISHED):
            if time.time() - status.st_mtime > _ABANDONED:
                _remove(path)
        files = sorted(self._files(), key=lambda file: file[1].st_mtime)
        size = sum(status.st_size for _, status in files)
        if size <= self.limit:
            return
        for path, status in files:
            if size <= self.limit * 3 // 4:
                break
            _remove(path)
            size -= status.st_size

    def clear(self) -> int:
        """Remove all kernels; how many there were."""
        removed = sum(_remove(path) for path, _ in self._files())
        for path, _ in self._files(_UNFINISHED):
            _remove(path)
        return removed

    def info(self, environment: str) -> CacheInfo:
        """What there is."""
        sizes = [status.st_size for _, status in self._files()]
        counts = (self.hits, self.misses, self.stored, self.rejected)
        return CacheInfo(self.folder, self.problem, len(sizes), sum(sizes), self.limit, *counts, environment)

    # ---- as one file ----

    def export(self, target: str, environment: str) -> int:
        """Write this environment's kernels into a zip file; how many. Errors: OSError."""
        import zipfile

        part = f"{target}.{os.getpid()}{_UNFINISHED}"
        count, ours = 0, prefix(environment)
        try:
            with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr(_MANIFEST, environment)
                for path, _ in sorted(self._files()):
                    name = os.path.basename(path).removesuffix(_SUFFIX)
                    kernel = self.read(name) if name.startswith(ours) else None
                    if kernel is not None:
                        archive.writestr(name + _SUFFIX, kernel.to_bytes(name))
                        count += 1
            os.replace(part, target)
        finally:
            _remove(part)  # of a failure
        return count

    def load(self, source: str, environment: str) -> int:
        """Take over the kernels of a file that ``export`` wrote; how many. Errors: OSError; ValueError, and then nothing was taken."""
        import zipfile

        try:
            with zipfile.ZipFile(source) as archive:
                made_for = archive.read(_MANIFEST).decode()
                if made_for != environment:
                    raise ValueError(f"the kernels in {source} were made for another environment: {_difference(made_for, environment)} [C003]")
                kernels, ours = {}, prefix(environment)
                for item in archive.infolist():
                    name = item.filename.removesuffix(_SUFFIX)
                    if item.filename == _MANIFEST:
                        continue
                    if name == item.filename or not name.startswith(ours) or "/" in name or item.file_size > _LARGEST:
                        raise ValueError(f"{source} holds {item.filename!r}, which is no kernel of this environment [C003]")
                    kernels[name] = Kernel.from_bytes(name, archive.read(item))
        except (OSError, ValueError):
            raise
        except Exception as error:  # whatever zipfile makes of bytes that are no archive
            raise ValueError(f"{source} is no file of exported kernels: {error} [C003]") from None
        self._prepare()
        for name, kernel in kernels.items():
            self._put(name, kernel.to_bytes(name))
        self.shrink()
        return len(kernels)


def prefix(environment: str) -> str:
    """What the names of an environment's kernels begin with."""
    return sha256(environment.encode()).hexdigest()[:16] + "-"


def kernel_name(environment: str, source: str) -> str:
    """The name of a source's kernel."""
    return prefix(environment) + sha256(source.encode()).hexdigest()


def _checksum(name: str, body: bytes) -> bytes:
    return sha256(name.encode() + b"\n" + body).digest()


def _read_own(path: str) -> bytes | None:
    """The content of a file that nobody else can have written; None when there is no such file. Errors: OSError, ValueError."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK)  # of a pipe, nobody may ever write the other end
    except FileNotFoundError:
        return None
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode) or status.st_uid != os.geteuid() or status.st_mode & 0o022:
            raise ValueError("it is not the user's own file")
        if status.st_size > _LARGEST:
            raise ValueError(f"it has {status.st_size} bytes")
        with open(descriptor, "rb", closefd=False) as file:
            data = file.read()
        if time.time() - status.st_mtime > _RECENT:
            with contextlib.suppress(OSError):
                os.utime(descriptor)
        return data
    finally:
        os.close(descriptor)


def _remove(path: str) -> bool:
    try:
        os.unlink(path)
    except OSError:
        return False
    return True


def _difference(theirs: str, ours: str) -> str:
    """The lines in which two environments differ."""
    lines = [f"{a!r} there, {b!r} here" for a, b in itertools.zip_longest(theirs.splitlines(), ours.splitlines(), fillvalue="") if a != b]
    return "; ".join(lines)
