"""Whole applications, written as their users would write them, each run uncompiled, compiled, in plain NumPy and by torch. This file only names the runner."""

from __future__ import annotations

import argparse


def main(options: argparse.Namespace) -> int:
    """`python -m benchmarks applications`. The runner is loaded here, so that the applications need nothing that only measuring needs."""
    from .runner import main

    return main(options)
