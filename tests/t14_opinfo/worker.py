"""The process that runs samples: torch's answer, framestance's uncompiled and compiled, one line of JSON per sample.

A crash ends this process alone; the parent goes on after the sample that was announced last.
"""

from __future__ import annotations

import json
import os
import sys
import types
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import torch
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.opinfo.core import SampleInput

import framestance as fs
from framestance.compiler import reset, stats

TOLERANCE = 1e-4  # of the largest magnitude: these samples are compared for meaning, accuracy has tests of its own
RANDOM = {
    "bernoulli",
    "cauchy",
    "dropout",
    "empty_like",
    "empty",
    "empty_permuted",
    "empty_strided",
    "exponential",
    "geometric",
    "log_normal",
    "multinomial",
    "new_empty",
    "new_empty_strided",
    "nn.functional.alpha_dropout",
    "nn.functional.dropout",
    "nn.functional.dropout2d",
    "nn.functional.dropout3d",
    "nn.functional.feature_alpha_dropout",
    "nn.functional.rrelu",
    "normal",
    "rand_like",
    "randint",
    "randint_like",
    "randn",
    "randn_like",
    "uniform",
    "rand",
    "randperm",
    "bfloat16",
}  # fmt: skip  (of these the type and the shape are compared)


def entries() -> list[Any]:
    """Torch's entries with float32 samples: its namespace and nn.functional; not masked, sparse, signal, fft, nor what begins with an underscore."""
    chosen = []
    for op in op_db:
        head, _, rest = op.name.partition(".")
        core = not rest or op.name.startswith("nn.functional.") or head in ("linalg", "special")
        if core and not op.name.startswith("_") and "backward" not in op.name and torch.float32 in op.supported_dtypes("cpu"):
            chosen.append(op)
    return chosen


def converted(x: Any) -> Any:
    """The same argument for framestance."""
    if isinstance(x, torch.Tensor):
        if x.dtype == torch.complex32 or x.is_quantized or x.layout != torch.strided:
            raise NotImplementedError(f"a sample of {x.dtype}")
        x = x.detach().resolve_conj().resolve_neg()
        if x.dtype == torch.bfloat16:
            return fs.from_numpy(x.view(torch.int16).numpy()).view(fs.bfloat16)
        return fs.from_numpy(x.numpy())
    if isinstance(x, torch.dtype):
        name = str(x).partition(".")[2]
        if not hasattr(fs, name):
            raise NotImplementedError(f"no dtype {name}")
        return getattr(fs, name)
    if isinstance(x, torch.device):
        return str(x)
    if isinstance(x, torch.Size):
        return tuple(x)
    if isinstance(x, (torch.memory_format, torch.layout)):
        name = str(x).partition(".")[2]
        if not hasattr(fs, name):
            raise NotImplementedError(f"no {name}")
        return getattr(fs, name)
    if isinstance(x, torch.Generator):
        raise NotImplementedError("a generator of torch's")
    if isinstance(x, (list, tuple)):
        return type(x)(map(converted, x)) if type(x) in (list, tuple) else tuple(map(converted, x))
    if isinstance(x, dict):
        return {key: converted(value) for key, value in x.items()}
    return x


def copied(x: Any) -> Any:
    """The same with memory of its own, for operations that write."""
    if isinstance(x, torch.Tensor):
        return x.detach().clone(memory_format=torch.preserve_format) if all(x.stride()) or x.numel() == 0 else x.detach()
    if isinstance(x, (list, tuple)) and type(x) in (list, tuple):
        return type(x)(map(copied, x))
    return x


def names_in(code: Any) -> list[str]:
    """The names that code uses, that of functions inside it included."""
    inside = [name for constant in code.co_consts if isinstance(constant, types.CodeType) for name in names_in(constant)]
    return [*code.co_names, *inside]


def rewired(op: Any, namespace: Any) -> Any:
    """An entry that is written as a lambda of torch functions, with those of ``namespace`` and no seed set; None if it is none, or they are not there."""
    code = getattr(op.op, "__code__", None)
    names = names_in(code) if code is not None and op.op.__name__ == "<lambda>" else []
    if "torch" not in names:
        return None
    found = namespace
    for part in names[names.index("torch") + 1 :]:
        found = getattr(found, part, None)
        if found is None:
            return None
        if callable(found) and not isinstance(found, type):
            break
    known = {**op.op.__globals__, "torch": namespace, "wrapper_set_seed": lambda function, *args, **kwargs: function(*args, **kwargs)}
    return types.FunctionType(code, known, code.co_name, op.op.__defaults__, op.op.__closure__)


def counterpart(op: Any) -> Any:
    """framestance's function for an entry, or None."""
    if (function := rewired(op, fs)) is not None:
        return function
    names = op.name.split(".")
    for name in (names[-1], *(alias.name.split(".")[-1] for alias in op.aliases)):
        space: Any = fs
        for part in names[:-1]:
            space = getattr(space, part, None)
        function = getattr(space, name, None)
        if callable(function):
            return function
    name = {"__getitem__": "__getitem__"}.get(op.name, op.name)
    if hasattr(fs.Tensor, name):
        found = getattr(fs.Tensor, name)
        return found if callable(found) else (lambda x: getattr(x, name))
    return None


def agree(theirs: Any, ours: Any, random: bool) -> str:
    """Empty, or in what they differ."""
    if isinstance(theirs, torch.Tensor):
        if not isinstance(ours, fs.Tensor):
            return f"a {type(ours).__name__} instead of a tensor"
        if str(theirs.dtype).partition(".")[2] != str(ours.dtype).partition(".")[2]:
            return f"{ours.dtype} instead of {theirs.dtype}"
        if tuple(theirs.shape) != tuple(ours.shape):
            return f"shape {tuple(ours.shape)} instead of {tuple(theirs.shape)}"
        if theirs.dtype == torch.bfloat16:
            theirs, ours = theirs.float(), ours.float()
        return "" if random else _numbers(theirs.detach().resolve_conj().resolve_neg().numpy(), ours.numpy())
    if isinstance(theirs, (list, tuple)):
        if not isinstance(ours, (list, tuple)) or len(theirs) != len(ours):
            return "a sequence of another length or kind"
        return next((text for text in (agree(a, b, random) for a, b in zip(theirs, ours, strict=True)) if text), "")
    if isinstance(theirs, float):
        return "" if ours == theirs or abs(ours - theirs) <= TOLERANCE * abs(theirs) or (theirs != theirs and ours != ours) else f"{ours} instead of {theirs}"
    if isinstance(theirs, torch.dtype):
        return "" if str(theirs).partition(".")[2] == str(ours).partition(".")[2] else f"{ours} instead of {theirs}"
    return "" if theirs == ours else f"{ours!r} instead of {theirs!r}"


def compared(sample: Any, theirs: Any, ours: Any, random: bool) -> str:
    """``agree``, of values that torch's sample says are not unique (signs of singular vectors) after the sample's own function that makes them so."""
    unique = sample.output_process_fn_grad
    text = agree(theirs, ours, random or unique is not _as_it_is)
    if text or random or unique is _as_it_is:
        return text
    return agree(unique(theirs), finished(unique(to_torch(ours))), random)


_as_it_is = SampleInput(torch.zeros(0)).output_process_fn_grad  # of samples that say nothing


def to_torch(x: Any) -> Any:
    """framestance's result as torch's."""
    if isinstance(x, fs.Tensor):
        half = x.dtype is fs.bfloat16
        made = torch.from_numpy((x.view(fs.int16) if half else x).numpy().copy())
        return made.view(torch.bfloat16) if half else made
    return tuple(map(to_torch, x)) if isinstance(x, (list, tuple)) else x


def finished(x: Any) -> Any:
    """torch's value as framestance's."""
    return tuple(map(finished, x)) if isinstance(x, (list, tuple)) else converted(x)


def repeatable(op: Any, sample: Any, theirs: Any) -> bool:
    """Whether torch gives the same again: it does not where it draws random numbers (dropout)."""
    function = rewired(op, torch) or op
    arguments = [sample.input, *sample.args]
    return not any(agree(function(*map(copied, arguments), **sample.kwargs), finished(theirs), False) for _ in range(8))


def _numbers(theirs: np.ndarray, ours: np.ndarray) -> str:
    if theirs.dtype.kind not in "fc":
        return "" if np.array_equal(theirs, ours) else "other values"
    finite = np.abs(theirs[np.isfinite(theirs)])
    scale = float(finite.max()) if finite.size else 0.0
    with np.errstate(all="ignore"):
        close = np.allclose(ours, theirs, rtol=TOLERANCE, atol=TOLERANCE * min(scale, 1.0) + 1e-7, equal_nan=True)
    return "" if close else "other values"


def outcome(op: Any, function: Any, sample: Any) -> dict[str, Any]:
    """What became of one sample."""
    random = op.name in RANDOM
    try:
        theirs = op(copied(sample.input), *map(copied, sample.args), **sample.kwargs)
    except Exception as error:  # torch itself refuses it: then so may we
        return {"skipped": type(error).__name__}
    if function is None:
        return {"missing": True}
    found: dict[str, Any] = {}
    for way in ("plain", "compiled"):
        try:
            called = function
            if way == "compiled":
                reset()
                called = fs.compile(lambda *args, **kwargs: function(*args, **kwargs), dynamic=True)
            for _ in range(1 if way == "plain" else 2):  # the call that compiles, and one that finds the entry
                arguments = [converted(copied(x)) for x in (sample.input, *sample.args)]
                ours = called(*arguments, **{key: converted(copied(x)) for key, x in sample.kwargs.items()})
                text = compared(sample, theirs, ours, random)
                if text == "other values" and not repeatable(op, sample, theirs):
                    random, text = True, agree(theirs, ours, True)
                if text:
                    break
            if way == "compiled" and not text and stats(called).compiled_operations_run == 0:
                text = "nothing was compiled"
        except Exception as error:
            text = f"{type(error).__name__}: {error}"[:300]
        found[way] = text
        if text and way == "plain":
            break
    return found


def samples_of(op: Any) -> Iterator[Any]:
    torch.manual_seed(0)
    return iter(op.sample_inputs("cpu", torch.float32, requires_grad=False))


def main() -> None:
    """Arguments: numbers of the first entry and of its sample, where to begin; then names of entries, if not all."""
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    np.seterr(all="ignore")
    first, begin, names = int(sys.argv[1]), int(sys.argv[2]), set(sys.argv[3:])
    for number, op in enumerate(entries()):
        if number < first or (names and op.name not in names):
            continue
        function = counterpart(op)
        for index, sample in enumerate(samples_of(op)):
            if number == first and index < begin:
                continue
            print(json.dumps({"entry": number, "name": op.full_name, "sample": index}), flush=True)
            print(json.dumps(outcome(op, function, sample)), flush=True)


if __name__ == "__main__":
    os.environ.setdefault("FRAMESTANCE_NUM_THREADS", "1")
    main()
