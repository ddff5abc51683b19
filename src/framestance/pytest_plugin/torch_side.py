"""What can be said about functions that PyTorch compiles: its public counters are read when a phase ends, and its set_stance is entered around tests.

torch is never imported here; it is looked at where the program has imported it. Its counters say what was compiled, why again, and where graphs broke,
but not that compiled code ran, and no stance of its allows a first compile and refuses the next one: that is judged afterwards.
"""

from __future__ import annotations

import contextlib
import os
import sys
from types import ModuleType
from typing import Any

from .record import Break, Compile, Recompile, Record

# What torch's set_stance knows. It refuses first compiles under fail_on_recompile, so that is asked for only where first compiles are refused.
_SAME = frozenset({"force_eager", "eager_on_recompile", "eager_then_compile", "aot_eager_then_compile", "default"})


NOWHERE = ("torch", 0)  # torch does not say where


def _module(name: str) -> ModuleType | None:
    module = sys.modules.get(name)
    return module if getattr(module, "__name__", None) == name else None  # framestance may stand in for torch


class TorchSide:
    """Reads torch's counters into a record, each thing once."""

    def __init__(self) -> None:
        self._seen: list[Any] = []
        self._breaks: dict[str, int] = {}

    def enter(self, name: str, allow_first: bool) -> contextlib.AbstractContextManager[Any] | None:
        """torch's form of the stance, in force now; None where there is none, or no torch."""
        torch = _module("torch")
        set_stance = getattr(getattr(torch, "compiler", None), "set_stance", None)
        if set_stance is None or not (name in _SAME or (name == "fail_on_recompile" and not allow_first)):
            return None
        if name == "default" and _module("torch._dynamo") is None:
            return None  # nothing has changed it, and the import takes seconds
        stance: contextlib.AbstractContextManager[Any] = set_stance(name)
        stance.__enter__()
        return stance

    def switched_off(self) -> str:
        """What switches torch.compile off, or ""."""
        if _module("torch._dynamo") is None:
            return ""
        if os.environ.get("TORCHDYNAMO_DISABLE") == "1":
            return "TORCHDYNAMO_DISABLE=1"
        if getattr(_module("torch._dynamo.config"), "disable", False):
            return "TORCH_COMPILE_DISABLE=1" if os.environ.get("TORCH_COMPILE_DISABLE") == "1" else "torch._dynamo.config.disable"
        return ""

    def poll(self, record: Record, warmup: bool = False) -> None:
        """Add what torch did since the last poll."""
        utils = _module("torch._dynamo.utils")
        if utils is None:
            return
        metrics = list(utils.get_compilation_metrics()) if hasattr(utils, "get_compilation_metrics") else []
        seen = {id(each) for each in self._seen}
        self._seen = metrics  # which keeps the objects, and so their ids
        for each in metrics:
            if id(each) not in seen:
                _add(record, each, warmup)
        self._add_breaks(record, utils)

    def _add_breaks(self, record: Record, utils: Any) -> None:
        now = {str(text): int(count) for text, count in dict(getattr(utils, "counters", {})).get("graph_break", {}).items()}
        for text, count in now.items():
            before = self._breaks.get(text, 0)
            for _ in range(count - before if count >= before else count):
                message, _, rest = text.partition("\n")
                hint = next((line.strip().removeprefix("Hint: ") for line in rest.splitlines() if line.strip().startswith("Hint: ")), "")
                record.breaks.append(Break("torch", message, "a function that torch compiles", NOWHERE, hint, compiler="torch"))
        self._breaks = now


def _add(record: Record, metrics: Any, warmup: bool) -> None:
    """One of torch's CompilationMetrics."""

    def field(name: str, default: Any) -> Any:
        found = getattr(metrics, name, None)
        return default if found is None else found

    if getattr(metrics, "is_forward", True) is False or not hasattr(metrics, "co_name"):
        return  # the backward pass belongs to a compile that has been counted
    reason, failed = str(field("recompile_reason", "")), str(field("fail_reason", ""))
    function, where = str(field("co_name", "?")), (str(field("co_filename", NOWHERE[0])), int(field("co_firstlineno", 0)))
    if failed:
        title = failed.partition("\n")[0]
        if reason and "limit" in title:
            name = f"{where[0]}:{where[1]}: {function!r}" if where[1] else "a function"
            text = f"{name}, compiled by torch, ran uncompiled: {title}\n  {reason}"
            record.add_recompile(Recompile(function, where, text, outcome="hidden", compiler="torch", warmup=warmup))
            record.add_eager("limit")
        return
    if field("has_guarded_code", True) is False:
        return  # torch looked at the frame and left it alone
    text = f"{where[0]}:{where[1]}: {function!r}, compiled by torch, is compiled again\n  {reason}" if reason else ""
    seconds = float(field("entire_frame_compile_time_s", 0) or field("duration_us", 0) / 1e6)
    record.compiles.append(Compile(function, where, seconds, text, owner=("torch", function, where), compiler="torch", warmup=warmup))
    if reason:
        record.add_recompile(Recompile(function, where, text, compiler="torch", warmup=warmup))
