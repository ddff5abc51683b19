"""The command line: ``python -m t12_fuzz --count 20000 --seed 0`` (``make fuzz``) runs programs, prints statistics and differences, and fails on any."""

from __future__ import annotations

import argparse
import os
import sys
import time

os.environ.setdefault("FRAMESTANCE_STRICT", "1")

from t12_fuzz.campaign import Totals, backend_of, run_apart, worker
from t12_fuzz.differential import Difference, run
from t12_fuzz.grammar import seeded
from t12_fuzz.reduce import reduced


def _parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m t12_fuzz", description="Random Python programs, compiled against plain.")
    parser.add_argument("--count", type=int, default=1000, help="how many programs")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first one")
    parser.add_argument("--show", action="store_true", help="print the program of --seed and run nothing")
    parser.add_argument("--reduce", type=float, default=120, metavar="SECONDS", help="how long each kind of difference may be reduced (0: not at all)")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def _progress(begin: float, every: float = 30.0) -> object:
    last, shown = begin, 0

    def tell(totals: Totals) -> None:
        nonlocal last, shown
        for kind, seeds in list(totals.kinds.items())[shown:]:  # at once: who stops a long run keeps what it found
            shown += 1
            print(f"seed {seeds[0]}: {kind}", flush=True)
        if time.monotonic() - last >= every:
            last = time.monotonic()
            rate = totals.programs / (last - begin)
            print(f"... {totals.programs} programs, {rate:.1f} a second, {totals.compiled_share:.1%} compiled, {len(totals.kinds)} kinds", flush=True)

    return tell


def _report(kind: str, seed: int, text: str, seconds: float) -> None:
    print(f"\n{'=' * 100}\nseed {seed}: {text if not seconds or kind.startswith(('crash', 'stuck')) else _small(seed, seconds) or text}", flush=True)


def _small(seed: int, seconds: float) -> Difference | None:
    found = run(seeded(seed), backend_of(seed)).difference
    return reduced(found, seconds) if found is not None else None


def main() -> int:
    """Run what the command line says; 1 where something differs."""
    options = _parsed()
    if options.worker:
        worker(options.seed, options.count)
        return 0
    if options.show:
        program = seeded(options.seed)
        print(program.source, *(f"# call {number}\n{call}" for number, call in enumerate(program.calls)), sep="\n")
        return 0
    totals = run_apart(options.seed, options.count, _progress(time.monotonic()))
    for kind, seeds in totals.kinds.items():
        _report(kind, seeds[0], totals.reports[kind], options.reduce)
    print(f"\n{totals}")
    return 1 if totals.kinds else 0


if __name__ == "__main__":
    sys.exit(main())
