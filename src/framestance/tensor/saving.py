"""Tensors by name in files: ``save`` and ``load`` for what ``Module.state_dict()`` gives, as .npz (NumPy's archive) or .safetensors."""

from __future__ import annotations

import importlib
import os
from collections.abc import Mapping
from typing import Any

import numpy as np

from .. import _C
from ..ops import EAGER, ROWS
from ..ops.dtypes import BFLOAT16

Tensor = _C.Tensor
SUFFIXES = (".npz", ".safetensors")
_MARK = ".bfloat16"  # at the end of a name in an .npz: the bits of bfloat16 as uint16, a dtype that no tensor has


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


def _safetensors(name: str = "safetensors.numpy") -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        raise ImportError(".safetensors files need the package safetensors: pip install 'framestance[safetensors]', or use .npz") from None


def save(obj: Mapping[str, Any], f: Any) -> None:
    """Write tensors by name to the file ``f``: a name that ends in .npz or .safetensors, or an open binary file, which becomes an .npz.

    Tensors that share memory are written once each. In an .npz, NumPy's format, those of bfloat16 are arrays of uint16 that hold the bits, under the name with
    ".bfloat16" behind it. Errors: TypeError for anything but a mapping from str to tensors; ValueError for another end of the
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
            array = value._array
            mark, array = (_MARK, array.view(np.uint16)) if array.dtype == BFLOAT16 else ("", array)
            with archive.open(f"{name}{mark}.npy", "w", force_zip64=True) as entry:
                np.lib.format.write_array(entry, array, allow_pickle=False)


def _unmarked(name: str, array: np.ndarray[Any, Any]) -> tuple[str, np.ndarray[Any, Any]]:
    """The name and values of an entry of an .npz."""
    if name.endswith(_MARK) and array.dtype == np.uint16:
        return name.removesuffix(_MARK), array.view(BFLOAT16)
    return name, array


def _from_safetensors(f: Any) -> dict[str, Any]:
    """The arrays of a file. What the package has for NumPy knows no bfloat16: of that it gives the bytes."""
    package = _safetensors("safetensors")
    with package.safe_open(f, framework="numpy") as opened:
        names = list(opened.keys())
        halves = {name for name in names if opened.get_slice(name).get_dtype() == "BF16"}
        arrays = {name: None if name in halves else opened.get_tensor(name) for name in names}
    if halves:
        with open(f, "rb") as file:
            for name, found in package.deserialize(file.read()):
                if name in halves:
                    arrays[name] = np.frombuffer(found["data"], BFLOAT16).reshape(found["shape"]).copy()
    return arrays


def load(f: Any) -> dict[str, Any]:
    """The tensors by name in a file that ``save`` wrote, or in another .npz or .safetensors file.

    Errors: ValueError for another end of the name and for arrays of Python objects; TypeError for dtypes that tensors lack; ImportError for .safetensors
    without that package.
    """
    if _suffix(f) == ".safetensors":
        arrays = _from_safetensors(f)
    else:
        with np.load(f, allow_pickle=False) as archive:
            arrays = dict(_unmarked(name, archive[name]) for name in archive.files)
    return {name: _C.wrap(ROWS["from_numpy"].build(EAGER, array)) for name, array in arrays.items()}
