"""The libraries that framestance is measured against, each made to do the same program on the same numbers. Those that are not installed are skipped.

A run is a ``partial``: a call of it adds 20 ns to the function's, where a lambda's frame would add 45.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from .program_list import Program

Array = np.ndarray[Any, Any]
Run = Callable[[], Any]
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS", "NUMBA_NUM_THREADS")
LIMITING = ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE", "NPY_DISABLE_CPU_FEATURES", "NPY_ENABLE_CPU_FEATURES", "ATEN_CPU_CAPABILITY")  # held-back processors


def environment(threads: int) -> dict[str, str]:
    """The variables of a process in which every library has so many threads and takes the processor for what it is."""
    settings = {name: value for name, value in os.environ.items() if name not in LIMITING}
    settings |= dict.fromkeys(THREADS, str(threads))
    flags = f"--xla_cpu_multi_thread_eigen={'true' if threads > 1 else 'false'} intra_op_parallelism_threads={threads}"
    # XLA's pool has as many threads as NPROC says, whatever its flags say: without it, elementwise programs run on every core.
    return settings | {"XLA_FLAGS": flags, "NPROC": str(threads), "JAX_ENABLE_X64": "1", "JAX_PLATFORMS": "cpu"}


def framestance(program: Program, arrays: Sequence[Array], threads: int) -> Run:
    """Compiled by framestance, on tensors."""
    import framestance as fs

    function = fs.compile(program.tensors(fs), fullgraph=True)
    tensors = [fs.from_numpy(array.copy()) for array in arrays]
    return partial(function, *tensors)


def numpy(program: Program, arrays: Sequence[Array], threads: int) -> Run:
    function = program.arrays(np)
    return partial(function, *arrays)


def _torch(arrays: Sequence[Array], threads: int) -> tuple[Any, list[Any]]:
    import torch

    torch.set_num_threads(threads)
    torch.set_grad_enabled(False)
    return torch, [torch.from_numpy(array.copy()) for array in arrays]


def inductor(program: Program, arrays: Sequence[Array], threads: int) -> Run:
    """torch.compile with its own backend."""
    torch, tensors = _torch(arrays, threads)
    function = torch.compile(program.tensors(torch))
    return partial(function, *tensors)


def torch(program: Program, arrays: Sequence[Array], threads: int) -> Run:
    """torch without compiling."""
    module, tensors = _torch(arrays, threads)
    function = program.tensors(module)
    return partial(function, *tensors)


def jax(program: Program, arrays: Sequence[Array], threads: int) -> Run:
    import jax
    import jax.numpy as jnp

    function = jax.jit(program.arrays(jnp))
    values = [jnp.asarray(array) for array in arrays]
    return lambda: jax.block_until_ready(function(*values))


def numba(program: Program, arrays: Sequence[Array], threads: int) -> Run:
    import numba

    function = numba.njit(program.arrays(np), error_model="numpy", nogil=True)
    return partial(function, *arrays)


def numexpr(program: Program, arrays: Sequence[Array], threads: int) -> Run:
    """The program's expression, where it has one: numexpr has neither products nor reductions along rows of a part of it."""
    import numexpr

    numexpr.set_num_threads(threads)
    if program.expression is None:
        raise NotImplementedError("numexpr has no such program")
    names = dict(zip("xyt", arrays, strict=False))
    return partial(numexpr.evaluate, program.expression, names)


def hand(program: Program, arrays: Sequence[Array], threads: int) -> Run:
    """Loops written for this program alone, on one thread."""
    from . import hand

    if threads > 1:
        raise NotImplementedError("they have no threads")
    return hand.run(program.name, arrays)


PEERS: dict[str, tuple[str, Callable[[Program, Sequence[Array], int], Run]]] = {
    "numpy": ("numpy", numpy),
    "inductor": ("torch", inductor),
    "torch": ("torch", torch),
    "jax": ("jax", jax),
    "numba": ("numba", numba),
    "numexpr": ("numexpr", numexpr),
    "hand": ("numba", hand),
}


def named(text: str) -> list[str]:
    """The peers of a comma-separated list. Errors: ValueError for a name that is no peer."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in PEERS:
            raise ValueError(f"{name!r} is no peer; there are {', '.join(PEERS)}")
    return names


def installed(names: list[str]) -> list[str]:
    """Those that are here; others are skipped with a word."""
    for name in names:
        if importlib.util.find_spec(PEERS[name][0]) is None:
            print(f"{name} is not installed: skipped")
    return [name for name in names if importlib.util.find_spec(PEERS[name][0]) is not None]


def flat(result: Any) -> list[Array]:
    """The arrays of a result of any library."""
    values = result if isinstance(result, tuple | list) else (result,)
    return [np.asarray(value.numpy() if hasattr(value, "numpy") else value) for value in values]
