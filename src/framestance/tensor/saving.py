"""Tensors by name in files: ``save`` and ``load`` for what ``Module.state_dict()`` gives, as .npz (NumPy's archive) or .safetensors."""

from __future__ import annotations

import importlib
import os
from collections.abc import Mapping
from typing import Any

import numpy as np

from .. import _C
from ..ops import EAGER, ROWS

Tensor = _C.Tensor
SUFFIXES = (".npz", ".safetensors")


def _suffix(f: Any) -> str:
    """Which format: by the end of the name; .npz for what is no name.

    Errors: ValueError for other ends.
    """
    if not isinstance(f, str | os.PathLike):
        return ".npz"
    name = os.fspath(f)
    for suffix in SUFFIXES:
        if str(name).endswith(suffix):
            return suffix
    raise ValueError(f"the name of the file is {name!r}; it must end in one of {', '.join(SUFFIXES)}, which says the format")


def _safetensors() -> Any:
    try:
        return importlib.import_module("safetensors.numpy")
    except ImportError:
        raise ImportError(".safetensors files need the package safetensors: pip install 'framestance[safetensors]', or use .npz") from None


def save(obj: Mapping[str, Any], f: Any) -> None:
    """Write tensors by name to the file ``f``: a name that ends in .npz or .safetensors, or an open binary file, which becomes an .npz.

    Tensors that share memory are written once each. Errors: TypeError for anything but a mapping from str to tensors; ValueError for another end of the
    name; ImportError for .safetensors without that package.
    """
    given: Any = obj
    if not isinstance(given, Mapping):
        raise TypeError(f"save(): argument 'obj' must be a mapping from names to tensors, such as a state_dict(), not {type(given).__qualname__}")
    for name, value in given.items():
        if not isinstance(name, str) or not isinstance(value, Tensor):
            raise TypeError(f"save(): obj[{name!r}] is a {type(value).__qualname__}; names must be str and values tensors")
    suffix = _suffix(f)
    if suffix == ".safetensors":
        _safetensors().save_file({name: np.ascontiguousarray(value._array) for name, value in obj.items()}, f)
        return
    import zipfile  # with all that it brings it takes 6 ms, of every start if it stood above

    with zipfile.ZipFile(f, "w", zipfile.ZIP_STORED) as archive:
        for name, value in obj.items():
            with archive.open(f"{name}.npy", "w", force_zip64=True) as entry:
                np.lib.format.write_array(entry, value._array, allow_pickle=False)


def load(f: Any) -> dict[str, Any]:
    """The tensors by name in a file that ``save`` wrote, or in another .npz or .safetensors file.

    Errors: ValueError for another end of the name and for arrays of Python objects; TypeError for dtypes that tensors lack; ImportError for .safetensors
    without that package.
    """
    if _suffix(f) == ".safetensors":
        arrays: dict[str, Any] = _safetensors().load_file(f)
    else:
        with np.load(f, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
    return {name: _C.wrap(ROWS["from_numpy"].build(EAGER, array)) for name, array in arrays.items()}
