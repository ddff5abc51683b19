"""The catalogue of diagnostic codes: what each one means, why it happens, what to do, and a program that triggers it. Imports nothing of ours.

Families: S stance, R recompile reason, B graph break, L lowering and backends, C kernel cache, A argument, I internal.
An example is a whole program; running it ends in an exception, a warning or a log line that carries the code.
"""

from __future__ import annotations

from . import breaks, others, recompiles, stance
from .catalogue import CATALOGUE, FAMILIES, Code, explain

CATALOGUE = {code: CATALOGUE[code] for code in sorted(CATALOGUE, key=lambda code: (list(FAMILIES).index(code[0]), code))}

__all__ = ["CATALOGUE", "FAMILIES", "Code", "breaks", "explain", "others", "recompiles", "stance"]
