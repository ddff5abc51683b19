"""The kernel cache on disk, as the settings have it, and what a user may ask of it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from .config import config

if TYPE_CHECKING:
    from ..runtime import CacheInfo, DiskCache

_caches: dict[str, DiskCache] = {}


def _path(name: str | os.PathLike[str]) -> str:
    from pathlib import Path  # 3 ms of every start if it stood above

    return str(Path(name))


def disk() -> DiskCache | None:
    """The cache that the settings name now, or None when they turn it off."""
    return _cache() if config.disk_cache else None


def _cache() -> DiskCache:
    from ..runtime import DiskCache

    folder = config.disk_cache_folder
    if folder not in _caches:  # a relative name means what it means now, wherever the program goes later
        _caches[folder] = DiskCache(os.path.abspath(folder), 0)
    found = _caches[folder]
    found.limit = config.disk_cache_limit << 20
    return found


def cache_info() -> CacheInfo:
    """What there is in the kernel cache on disk, and what this process took from it. Attributes: see ``CacheInfo``.

    >>> from framestance import compiler
    >>> compiler.cache_info().size >= 0
    True
    """
    from ..runtime.loader import environment

    info = _cache().info(environment())
    if not config.disk_cache:
        info.problem = "config.disk_cache is False"
    return info


def clear_cache() -> int:
    """Remove all kernels from the cache on disk; how many there were. Code that this process has compiled or loaded stays."""
    return _cache().clear()


def export_cache(path: str | os.PathLike[str]) -> int:
    """Write the cached kernels for this processor, Python and Numba into one zip file; how many.

    Errors: TypeError for what is no path; OSError.
    """
    from ..runtime.loader import environment

    return _cache().export(_path(path), environment())


def import_cache(path: str | os.PathLike[str]) -> int:
    """Take over the kernels of a file that ``export_cache`` wrote; how many. They are machine code: import only from whom you would run programs.

    Errors: TypeError for what is no path; OSError; ValueError for another file, a damaged one, and one that was made for another processor, Python,
    framestance, Numba or llvmlite (the message says what differs). Then nothing was taken.
    """
    from ..runtime.loader import environment

    return _cache().load(_path(path), environment())


__all__ = ["cache_info", "clear_cache", "export_cache", "import_cache"]
