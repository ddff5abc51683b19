"""Runs one field case in this process and prints one line of JSON: its outcome and what the compiler did for it.

    python run_field_case.py case_01_global_helper_rebound

The case file's own `--one` tells only the outcome; the counters show whether compiled code had any part in it. Without a name the cases are named on standard
input, and each runs in a fork of this process.
"""

from __future__ import annotations

import json
import os
import sys
import warnings


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


def serve() -> None:
    """Each line of input: a case, and files for its output and errors. Two lines answer it: the process that began, and the exit status with which it ended.

    Forks need not load Numba and compile their first kernel with it, which is most of a case's time.
    """
    import field_cases

    framestance = field_cases.load_T()
    framestance.compile(lambda x: x * 2.5)(framestance.ones(3))
    framestance.compiler.reset()
    warnings.filterwarnings("ignore", "This process .* is multi-threaded", DeprecationWarning)  # the threads of NumPy's BLAS, which sees to forks
    for line in iter(sys.stdin.readline, ""):
        name, *files = json.loads(line)
        child = os.fork()
        if child == 0:
            os.setsid()  # so that a hanging case is ended with whatever it started
            for descriptor, file in enumerate([os.devnull, *files]):
                os.dup2(os.open(file, os.O_RDWR), descriptor)
            warnings.resetwarnings()
            main(name)
            return
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1]) if sys.argv[1:] else serve()
