"""``python -m framestance``: what can be asked from a terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from .diag.codes import CATALOGUE, FAMILIES, explain


def listing() -> str:
    """All codes with their titles, by family."""
    lines = []
    for letter, family in FAMILIES.items():
        lines.append(f"{family}:")
        lines += [f"  {code.code}  {code.title}" for code in CATALOGUE.values() if code.code[0] == letter]
    return "\n".join(lines)


def explain_command(arguments: argparse.Namespace) -> int:
    """``explain CODE``: cause, fix and example of a diagnostic code; without one, the list of them."""
    if arguments.code is None:
        print(listing())
        return 0
    try:
        print(explain(arguments.code))
    except ValueError as error:
        print(f"{error}\n\n{listing()}", file=sys.stderr)
        return 2
    return 0


def report_command(arguments: argparse.Namespace) -> int:
    """``report FOLDER``: the traces in a folder as one HTML page."""
    from .diag import report

    try:
        print(report.write(arguments.folder, arguments.output))
    except (report.NoTraces, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    """The command line, with a subcommand each."""
    made = argparse.ArgumentParser(prog="python -m framestance", description="Ask framestance, a compiler for Python tensor code, about itself.")
    commands = made.add_subparsers(metavar="COMMAND", required=True)
    command = commands.add_parser("explain", help="what a diagnostic code such as R002 means: cause, what to do, an example; without a code, all of them")
    command.add_argument("code", nargs="?", metavar="CODE", help="a code as messages have it in brackets")
    command.set_defaults(run=explain_command)
    command = commands.add_parser("report", help="a page of what a program recorded under FRAMESTANCE_TRACE=FOLDER or compiler.trace(FOLDER)")
    command.add_argument("folder", type=Path, metavar="FOLDER", help="the folder of the traces")
    command.add_argument("-o", "--output", type=Path, metavar="FILE", help="the page; report.html in the folder if it is not said")
    command.set_defaults(run=report_command)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status, 2 for what it does not know."""
    found = parser().parse_args(arguments)
    status: int = found.run(found)
    return status


if __name__ == "__main__":
    sys.exit(main())
