"""Command line of the benchmarks: `python -m benchmarks overhead [--json FILE]`; exit status 1 where a bar is missed."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from pathlib import Path

from . import compare, figures, measure, peers

BENCHMARKS = {
    "overhead": "cost of one call against NumPy",
    "accuracy": "the kernels' mathematics against mpmath",
    "kernels": "compiled loops against NumPy on one thread",
    "programs": "whole programs against other libraries, with their bars",
    "applications": "whole applications compiled, uncompiled, in NumPy and by torch, with their bars",
    "scale": "programs from 1 to 1e8 elements in 1 to 4 dimensions against NumPy",
    "startup": "imports, first and further compiles, warm starts of fresh processes",
    "plugin": "what the pytest plugin adds to tests that have nothing to do with it",
    "leaks": "a million cached calls leave nothing behind",
}


def whole(options: argparse.Namespace) -> int:
    """In a process whose variables suit all libraries, which read them once, when they are loaded."""
    wanted = peers.environment(options.threads)
    if dict(os.environ) != wanted:
        os.execve(sys.executable, [sys.executable, "-m", "benchmarks", *sys.argv[1:]], wanted)
    found: int = importlib.import_module(f"benchmarks.{options.name}").main(options)
    return found


def main() -> int:
    """Run one benchmark, print it, judge it."""
    lines = {**BENCHMARKS, "compare": "two runs of one benchmark against each other", "figures": "README's and the docs' figures from runs"}
    listing = "\n".join(f"  {name:12} {text}" for name, text in lines.items())
    parser = argparse.ArgumentParser(prog="python -m benchmarks", epilog=listing, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=[*BENCHMARKS, "compare", "figures"])
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="for compare: what --json wrote before and after; for figures: what it wrote")
    parser.add_argument("--margin", type=float, default=0.1, metavar="PART", help="for compare: by which part something may get slower (default: 0.1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to FILE")
    parser.add_argument(
        "--peers",
        default="numpy",
        help="for programs, applications and startup: whom to measure against, of numpy, inductor, torch, jax, numba (default: numpy)",
    )
    parser.add_argument(
        "--threads", type=int, default=1, metavar="N", help="for programs, applications and scale: how many threads every library may use (default: 1)"
    )
    parser.add_argument("--only", default="", metavar="TEXT", help="for programs, applications and scale: those whose name has TEXT in it")
    parser.add_argument("--seed", type=int, metavar="N", help="for programs: variants of them that this number chooses, instead")
    parser.add_argument("--largest", type=float, default=1e8, metavar="N", help="for scale: the most elements (default: 1e8)")
    parser.add_argument("--smoke", action="store_true", help="for programs, applications and scale: briefly; bars are not judged, answers are")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="for programs and scale: also draw a chart into this HTML file")
    options = parser.parse_args()
    if options.threads < 1:
        parser.error(f"--threads is {options.threads}, and must be at least 1")
    if options.name == "compare":
        try:
            if len(options.files) != 2 or options.margin < 0:
                raise ValueError(f"takes two files and a margin from 0, not {len(options.files)} files and {options.margin:g}")
            return compare.main(options.files, options.margin)
        except ValueError as error:
            parser.error(f"compare: {error}")
    if options.name == "figures":
        try:
            return figures.main(options.files)
        except (ValueError, OSError) as error:
            parser.error(f"figures: {error}")
    if options.files:
        parser.error(f"{options.name} takes no files")
    if options.name in ("programs", "applications", "scale", "startup"):
        try:
            options.peers = peers.named(options.peers)
        except ValueError as error:
            parser.error(f"--peers: {error}")
        return whole(options)
    # Imported by name, so that one benchmark loads nothing that only another one needs.
    module = importlib.import_module(f"benchmarks.{options.name}")
    results, checks = module.run()
    passed = measure.report(f"{options.name}: {BENCHMARKS[options.name]}", results, checks, getattr(module, "AGAINST", "NumPy"))
    if options.json:
        measure.write_json(options.json, options.name, results, checks)
    return 0 if passed else 1


if __name__ == "__main__":
    raise SystemExit(main())
