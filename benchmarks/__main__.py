"""Command line of the benchmarks: `python -m benchmarks overhead [--json FILE]`; exit status 1 where a bar is missed."""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path

from . import measure

BENCHMARKS = {
    "overhead": "cost of one call against NumPy",
    "accuracy": "the kernels' mathematics against mpmath",
    "kernels": "compiled loops against NumPy on one thread",
    "startup": "cost of a bare import against NumPy's",
    "leaks": "a million cached calls leave nothing behind",
}


def main() -> int:
    """Run one benchmark, print it, judge it."""
    listing = "\n".join(f"  {name:10} {text}" for name, text in BENCHMARKS.items())
    parser = argparse.ArgumentParser(prog="python -m benchmarks", epilog=listing, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=list(BENCHMARKS))
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to FILE")
    options = parser.parse_args()
    # Imported by name, so that one benchmark loads nothing that only another one needs.
    results, checks = importlib.import_module(f"benchmarks.{options.name}").run()
    passed = measure.report(f"{options.name}: {BENCHMARKS[options.name]}", results, checks)
    if options.json:
        measure.write_json(options.json, options.name, results, checks)
    return 0 if passed else 1


if __name__ == "__main__":
    raise SystemExit(main())
