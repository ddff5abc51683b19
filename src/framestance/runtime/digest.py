"""SHA-256 without OpenSSL, whose loading takes longer than that of a kernel."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any


def _find() -> Any:
    for module in ("_sha2", "_sha256", "hashlib"):  # CPython from 3.12 on, CPython 3.11, builds without either
        try:
            return importlib.import_module(module).sha256
        except (ImportError, AttributeError):
            continue
    raise ImportError("this Python has no SHA-256")


if TYPE_CHECKING:
    from hashlib import sha256 as sha256  # explicitly exported
else:
    sha256 = _find()
