"""Whether a test kept to what it is held to: from its record and its policy to the texts of what it broke."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

from ..compiler.config import config
from ..diag.errors import Where
from ..diag.words import count
from .record import Compile, Recompile, Record
from .settings import Limit, Policy

Made = dict[tuple[str, Where, int], str]  # which test an entry was compiled in


class Judge:
    """Judges one run of one test, phase by phase; each breach is reported once. ``earlier``: breaches of earlier runs of the same test, which a rerun
    does not mend: what was compiled then is there now."""

    def __init__(self, name: str, record: Record, policy: Policy, made: Made, earlier: tuple[str, ...] = ()) -> None:
        self.name, self.record, self.policy, self.made, self.earlier = name, record, policy, made, earlier
        self.lasting: list[str] = []
        self._refusals = 0  # recompiles looked at
        self._reported: set[str] = set()

    def breaches(self, completed: bool, torch_is_off: str = "") -> list[str]:
        """What was broken since the last time. completed: the test's own code has run to its end, so that what must have happened has."""
        record, policy = self.record, self.policy
        found = [*self._refused(), *self._too_many("recompiles", policy.max_recompiles, self._recompiles())]
        held = [each for each in record.compiles if not each.warmup]
        found += self._too_many("compiles", policy.max_compiles, held)
        found += self._over_budget(held)
        found += self._once("breaks", policy.breaks, "graph break", list(map(str, record.breaks)), lasting=True)
        if policy.enforces and record.switched_off:
            text = f"compiling is switched off ({switch()}): {count(record.switched_off, 'call')} ran uncompiled, so that nothing was held to"
            found += self._once("off", policy.enforces, "", [f"{text} {policy.enforces}"])
        if completed:
            found += self._missing(torch_is_off)
            found += self._once(
                "earlier", "earlier", "", ["an earlier run of this test broke what it is held to:\n" + "\n".join(self.earlier)] * bool(self.earlier)
            )
        return found

    # ---- recompiles

    def _refused(self) -> list[str]:
        """Refusals, where no number of recompiles is allowed by a mark; first compiles that were refused always."""
        new, self._refusals = self.record.recompiles[self._refusals :], len(self.record.recompiles)
        limited = self.policy.max_recompiles is not None
        refused = [each for each in new if each.judged and each.outcome == "refused" and (each.first_compile or each.strict or not limited)]
        hidden = [each for each in new if each.outcome == "hidden" and self.policy.enforces and not limited and not each.warmup]
        made = [each for each in new if self._is_refused_afterwards(each)] if not limited else []
        found = []
        for items, verb in ((refused, "refused"), (hidden, "hidden by a recompile limit"), (made, "needed by code that torch compiles")):
            if items:
                what = "compile" if all(each.first_compile for each in items) else "recompile"
                found.append("\n".join([f"{count(len(items), what)} {'was' if len(items) == 1 else 'were'} {verb} during this test:", *self._texts(items)]))
        if made:
            self.lasting.append(found[-1])
        return found

    def _is_refused_afterwards(self, item: Recompile) -> bool:
        """torch has no stance that allows a first compile and refuses the next one."""
        return bool(self.policy.refuses) and item.compiler == "torch" and item.outcome == "made" and not item.warmup

    def _recompiles(self) -> list[Recompile]:
        return [each for each in self.record.recompiles if not each.first_compile and not each.warmup and (each.judged or each.outcome == "made")]

    def _texts(self, items: list[Recompile]) -> list[str]:
        """Each different text once, with the tests in which the entries were compiled that do not fit."""
        texts: dict[str, None] = {}
        for item in items:
            lines = [item.text]
            for reason in item.reasons:
                where = self.made.get((item.function, item.where, reason.entry), self.name)
                if where != self.name:
                    lines.append(f"  entry {reason.entry} was compiled in {where}")
            if item.thread:
                lines.append(f"  in the thread {item.thread}")
            texts["\n".join(lines)] = None
        return list(texts)

    # ---- numbers

    def _too_many(self, what: str, limit: Limit | None, items: list[Any]) -> list[str]:
        if limit is None or len(items) <= limit.number or what in self._reported:
            return []
        texts = self._texts(items) if what == "recompiles" else list(map(_compile_text, items))
        return self._once(what, limit.source, "", [f"{count(len(items), what[:-1])}, but {limit.source} allows {limit.number}:", *texts], lasting=True)

    def _over_budget(self, compiles: list[Compile]) -> list[str]:
        budget = self.policy.budget
        if budget is None:
            return []
        counts = Counter(_owner(each) for each in compiles)
        over = [owner for owner, count in counts.items() if count > budget.number]
        lines = []
        for owner in over:
            items = [each for each in compiles if _owner(each) == owner]
            where = f"{items[0].where[0]}:{items[0].where[1]}"
            lines.append(f"{where}: {items[0].function!r} was compiled {count(len(items), 'time')}, but {budget.source} allows {budget.number}:")
            lines += map(_compile_text, items)
        return self._once("budget", budget.source, "", lines, lasting=True)

    def _missing(self, torch_is_off: str) -> list[str]:
        """What must have been compiled, or run compiled, and was not."""
        record, policy = self.record, self.policy
        found = []
        if torch_is_off and policy.enforces and not record.compiles and not record.hits:
            found.append(f"compiling is switched off ({torch_is_off}): nothing that torch compiles was held to {policy.enforces}")
        least = policy.min_compiles
        if least is not None and len(record.compiles) < least.number:
            found.append(f"{count(len(record.compiles), 'compile')}, but {least.source} requires {least.number}")
            if record.hits:
                found.append("  compiled code ran that was compiled before: the mark without min accepts it, compiler.reset() makes the test compile anew")
        elif policy.must_run and not record.compiles and not record.hits:
            found.append(f"nothing was compiled, and no compiled code ran, under {policy.must_run}")
        if not found:
            return []
        runs = record.eager_runs()
        if runs:
            found.append("  uncompiled runs by cause: " + ", ".join(f"{cause} {count}" for cause, count in runs.items()))
        if config.disable and not torch_is_off:
            found.append(f"  compiling is switched off ({switch()})")
        return self._once("missing", "missing", "", found)

    def _once(self, kind: str, source: str, what: str, lines: list[str], lasting: bool = False) -> list[str]:
        """One text of these lines, unless nobody asks for it or it was reported; ``what`` makes a head line that counts them."""
        if not source or not lines or kind in self._reported:
            return []
        self._reported.add(kind)
        lines = list(dict.fromkeys(lines))
        text = "\n".join([f"{count(len(lines), what)} under {source}:", *lines] if what else lines)
        if lasting:
            self.lasting.append(text)
        return [text]


def _owner(item: Compile) -> Any:
    return item.owner if isinstance(item.owner, tuple) else (id(item.owner), item.function, item.where)


def _compile_text(item: Compile) -> str:
    return item.text or f"{item.where[0]}:{item.where[1]}: {item.function!r} is compiled for the first time ({item.seconds:.2f} s)"


def switch() -> str:
    """What has switched compiling off."""
    return "FRAMESTANCE_DISABLE=1" if os.environ.get("FRAMESTANCE_DISABLE", "") not in ("", "0") else "config.disable"
