"""`make table-fuzz`: random calls of rows by torch, and by framestance uncompiled, compiled, and compiled for symbolic sizes; all must do the same.

    python -m t15_table.fuzz [--seed S] [--count N] [--compiled M] [--torch] [PATTERN ...]    rows whose names hold a pattern, all without one

N calls of each row run uncompiled and, where torch is installed, by torch; the first M of them compiled. One call again:  --only ROW NUMBER.
A crash ends a row's own process, is reported, and the rest of its calls go on. Exit status 1: something crashed, or compiled and uncompiled differ.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import warnings
from collections import Counter
from typing import Any

import numpy as np

import framestance as fs
from framestance.compiler import reset
from framestance.ops import ROWS, Row
from framestance.testing.compare import Outcome, outcome, same_outcome, same_value

from .cases import Case, public
from .draws import Draw, callee, draw

try:
    import torch

    from .torch_side import converted, counterpart, difference, exclusions, in_memory, precision, tensors_in
except ImportError:
    torch = None

TOLERANCES = {"bfloat16": 3.2e-2, "float16": 4e-3, "float64": 1e-10, "complex128": 1e-10}  # of others 3e-5


def _arguments(one: Draw) -> tuple[list[Any], dict[str, Any]]:
    """The arguments, in which one array given twice is one tensor."""
    made: dict[int, Any] = {}

    def tensor(x: Any) -> Any:
        if isinstance(x, np.ndarray):
            return made.setdefault(id(x), fs.from_numpy(x))
        if isinstance(x, dict):
            return {name: tensor(value) for name, value in x.items()}
        return type(x)(map(tensor, x)) if type(x) in (list, tuple) else x

    args, kwargs = one.make()
    return tensor(args), tensor(kwargs)


def _theirs(row: Row, one: Draw) -> tuple[Outcome, Any] | None:
    """torch's outcome and its arguments; None where it has no such form."""
    if one.form in ("inplace", "method"):
        function = getattr(torch.Tensor, row.method[0] + ("_" if one.form == "inplace" else ""), None)
    else:
        function = counterpart(row)
    if function is None:
        return None
    args, kwargs = _arguments(one)
    given = converted(args), converted(kwargs)
    torch.manual_seed(1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return outcome(lambda: function(*given[0], **given[1])), given


def _said(ours: Outcome, theirs: Outcome, one: Draw, args: Any) -> bool:
    """Whether the two differ in what docs/operations.md says of all rows."""
    arrays = _flat(one.make())
    if ours.error is None:
        if theirs.error is None:  # an element that is read after another one was written
            written = None if not arrays else arrays[-1] if one.form == "out" else arrays[0] if one.form == "inplace" else None
            others = arrays[:-1] if one.form == "out" else arrays[1:]
            return written is not None and any(np.may_share_memory(x, written) for x in others)
        return one.form == "out" and ("dtype" in str(theirs.error) or "invalid combination" in str(theirs.error) or "result" in str(theirs.error))
    text = str(ours.error)
    empty = isinstance(ours.error, NotImplementedError) and any(not x.numel() for x in tensors_in(theirs.value, torch.Tensor))
    unfit = one.form == "out" and ("doesn't match the broadcast shape" in text or "single memory location" in text)
    return (
        empty
        or unfit
        or "requires_grad" in text
        or ("Complex" in text and isinstance(ours.error, NotImplementedError))
        or "int, not bool" in text
        or "ints, not bool" in text
    )


def against_torch(row: Row, one: Draw) -> tuple[str, str] | None:
    """In what framestance uncompiled and torch differ."""
    function, meant = callee(row, one.form), exclusions(row)
    theirs = _theirs(row, one)
    if function is None or theirs is None or "crashes" in meant:
        return None
    args, kwargs = _arguments(one)
    fs.manual_seed(1)
    ours = outcome(lambda: function(*args, **kwargs))
    if _said(ours, theirs[0], one, args):
        return None
    drawn = row.kind == "random" or row.effect
    found = difference(ours, theirs[0], precision((args, kwargs)), meant, random=drawn)
    if found is None and ours.error is None and theirs[0].error is None and not drawn:
        wrote = difference(Outcome([args, kwargs.get("out")]), Outcome([theirs[1][0], theirs[1][1].get("out")]), precision((args, kwargs)), {"kind": ""})
        found = ("writes", wrote[1]) if wrote and "writes" not in meant else in_memory(ours.value, (args, kwargs), theirs[0].value, theirs[1], False)
        found = None if found and found[0] in meant else found
    return found


def _rtol(arguments: Any) -> float:
    """The tolerance of the least precise dtype among the arguments; integers are computed in float32."""
    found = [x if isinstance(x, fs.dtype) else x.dtype for x in _leaves(arguments) if isinstance(x, (fs.dtype, fs.Tensor))]
    return max((TOLERANCES.get(d.name, 3e-5) for d in found), default=3e-5)


def _leaves(x: Any) -> list[Any]:
    return [leaf for y in (x.values() if isinstance(x, dict) else x) for leaf in _leaves(y)] if isinstance(x, (list, tuple, dict)) else [x]


def _flat(x: Any) -> list[np.ndarray]:
    if isinstance(x, np.ndarray):
        return [x]
    return [a for y in (x.values() if isinstance(x, dict) else x) for a in _flat(y)] if isinstance(x, (list, tuple, dict)) else []


def against_compiled(row: Row, seed: int, number: int) -> tuple[str, str] | None:
    """In what framestance compiled and uncompiled differ: for one size, and for three with symbolic ones."""
    for dynamic in (False, True):
        reset()
        compiled: dict[str, Any] = {}
        for grow in (0, 1, 2) if dynamic else (0, 0):
            one = draw(row, seed, number, grow)
            function = callee(row, one.form)
            if function is None:
                return None
            case = Case(one.what, lambda one=one: _arguments(one), 0.0, False)
            program = case.program(function)
            name = str(program.__code__.co_consts) + str(program.__code__.co_code)
            run = compiled.setdefault(name, fs.compile(program, dynamic=dynamic))
            tensors, others = case.tensors(), case.tensors()
            fs.manual_seed(1)
            want = outcome(lambda: program(*tensors))
            fs.manual_seed(1)
            got = outcome(lambda: run(*others))
            rtol = _rtol(case.arguments())
            try:
                same_outcome(got, want, "result", rtol=rtol, of_largest=True)
                same_value(others, tensors, "afterwards", rtol=rtol, of_largest=True)
            except AssertionError as error:
                if "unique up to" in row.differs and got.error is None and want.error is None:
                    continue  # another rounding, other vectors
                return f"compiled{' dynamic' if dynamic else ''}", f"(grow {grow}) {error}"
    return None


def worker(names: list[str], given: argparse.Namespace, first: int) -> None:
    """Calls of rows, those of the first one from a number on; a line of JSON before and after each."""
    np.seterr(all="ignore")
    for name in names:
        row = ROWS[name]
        for number in range(first, given.count):
            print(json.dumps({"row": name, "number": number}), flush=True)
            one = draw(row, given.seed, number)
            found = []
            if given.torch and torch is not None:
                found.append(against_torch(row, one))
            if number < given.compiled:
                found.append(against_compiled(row, given.seed, number))
            print(json.dumps({"found": [x for x in found if x], "form": one.form}), flush=True)
        first = 0


def described(row: Row, one: Draw) -> str:
    args, kwargs = one.make()

    def text(x: Any) -> str:
        if isinstance(x, np.ndarray):
            return f"{x.dtype}{list(x.shape)}/{[s // x.itemsize for s in x.strides]}"
        if isinstance(x, (list, tuple)):
            return "[" + ", ".join(map(text, x)) + "]"
        return str(x)

    return f"{one.what}: " + ", ".join([*map(text, args), *(f"{k}={text(v)}" for k, v in kwargs.items())])


def run(names: list[str], given: argparse.Namespace) -> Counter[str]:
    """All calls of the rows: how many, and differences by kind. One of each class is printed."""
    kinds: Counter[str] = Counter()
    seen: set[str] = set()
    options = ["--seed", str(given.seed), "--count", str(given.count), "--compiled", str(given.compiled), *(["--torch"] if given.torch else [])]

    def tell(key: str, text: str) -> None:
        if key not in seen:
            seen.add(key)
            print(text, flush=True)

    name, number, first = "", 0, 0
    while names:
        command = [sys.executable, "-W", "error", "-m", "t15_table.fuzz", *names, *options, "--worker", str(first)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert process.stdout is not None and process.stderr is not None
        for line in process.stdout:
            data = json.loads(line) if line.startswith("{") else {}
            if "number" in data:
                name, number = data["row"], data["number"]
            elif data:
                kinds["calls"] += 1
                for kind, text in data["found"]:
                    kinds[kind] += 1
                    key = f"{name} {kind} {data['form']} " + re.sub(r"[-\d.]+|tensor\(.*|torch\..*|framestance\..*", "#", text)[:90]
                    tell(key, f"{kind}: {described(ROWS[name], draw(ROWS[name], given.seed, number))}\n    {text}")
        errors = process.stderr.read()
        if process.wait() == 0:
            break
        kinds["crash"] += 1
        tell(name + errors[-60:], f"crash: {name}, seed {given.seed}, number {number}: status {process.returncode}\n    {errors[-700:]}")
        names, first = names[names.index(name) :], number + 1
    return kinds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("patterns", nargs="*")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--compiled", type=int, default=3)
    parser.add_argument("--torch", action="store_true", help="compare with torch, too")
    parser.add_argument("--only", nargs=2)
    parser.add_argument("--exact", action="store_true", help="the patterns are whole names")
    parser.add_argument("--worker", type=int)
    given = parser.parse_args()
    if given.worker is not None:
        worker(given.patterns, given, given.worker)
        return 0
    if given.only:
        row = ROWS[given.only[0]]
        one = draw(row, given.seed, int(given.only[1]))
        print(described(row, one), *one.make(), sep="\n")
        print(against_torch(row, one) if torch is not None else "", against_compiled(row, given.seed, int(given.only[1])), sep="\n")
        return 0
    names = [name for name, row in ROWS.items() if public(row) is not None]
    if given.patterns:
        names = [name for name in names if name in given.patterns or (not given.exact and any(p in name for p in given.patterns))]
    total = run(names, given)
    print(dict(total))
    return 1 if total["crash"] or total["compiled"] or total["compiled dynamic"] else 0


if __name__ == "__main__":
    os.environ.setdefault("FRAMESTANCE_STRICT", "1")
    os.environ.setdefault("FRAMESTANCE_NUM_THREADS", "1")
    sys.exit(main())
