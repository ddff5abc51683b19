"""Runs one field case in this process and prints one line of JSON: its outcome and what the compiler did for it.

    python run_field_case.py case_01_global_helper_rebound

The case file's own `--one` tells only the outcome; the counters show whether compiled code had any part in it.
"""

from __future__ import annotations

import json
import sys


def main(name: str) -> None:
    # By its own name and from its own file: a case pickles one of its functions by module name.
    import field_cases

    framestance = field_cases.load_T()
    outcome, detail = field_cases.run_one(name, framestance)
    stats = framestance.compiler.stats()
    report = {
        "outcome": outcome,
        "detail": detail,
        "graphs": stats.graphs,
        "operations_run": stats.compiled_operations_run,
        "eager": sum(stats.eager.values()),
        "breaks": len(stats.breaks),
    }
    print("\n@@" + json.dumps(report), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
