"""The log channels: loggers ``framestance.<channel>`` of the standard library, turned on by the environment variable FRAMESTANCE_LOGS=a,b.

Where nobody has imported ``logging``, nobody listens: it is not imported to find that out, which takes longer than a compile.
"""

from __future__ import annotations

import os
import sys
import warnings
from typing import TYPE_CHECKING

from .errors import Where, headline

CHANNELS = ("recompiles", "graph_breaks", "guards", "graph", "output_code", "stance", "cache")
VARIABLE = "FRAMESTANCE_LOGS"
_loggers: dict[str, logging.Logger] = {}  # there is one of each name for as long as the process lives

if TYPE_CHECKING:
    import logging


def channel(name: str) -> logging.Logger:
    """The logger of a channel. Errors: ValueError for an unknown channel."""
    import logging

    if name not in CHANNELS:
        raise ValueError(f"unknown log channel {name!r}; there are {', '.join(CHANNELS)} [A004]")
    return logging.getLogger(f"framestance.{name}")


def enabled(name: str) -> bool:
    """Whether anybody sees what is logged on the channel; ask before building a long text."""
    found = _loggers.get(name)
    if found is None:
        if "logging" not in sys.modules and name in CHANNELS:
            return False
        found = _loggers[name] = channel(name)
    return found.isEnabledFor(10)  # logging.DEBUG


def log(name: str, message: str, *, code: str, where: Where | None = None, body: str = "") -> None:
    """Log ``file:line: message [code]`` on the channel, and below it the lines of ``body``."""
    if enabled(name):
        write(name, headline(where, message, code) + (f"\n{body.rstrip()}" if body else ""))


def write(name: str, text: str) -> None:
    """Log a text that has its place and its code already."""
    if enabled(name):
        channel(name).debug("%s", text)


def configure(selection: str) -> None:
    """Turn on the channels named in ``selection`` ("recompiles,stance", or "all") and write them to stderr; an unknown name is a warning."""
    wanted = [name for name in (part.strip() for part in selection.split(",")) if name]
    unknown = [name for name in wanted if name != "all" and name not in CHANNELS]
    if unknown:
        names = ", ".join(map(repr, unknown))
        warnings.warn(f"{VARIABLE}: unknown channel {names}; there are {', '.join(CHANNELS)} and all [A004]", RuntimeWarning, stacklevel=2)
    for name in CHANNELS if "all" in wanted else wanted:
        if name in CHANNELS:
            _write_to_stderr(channel(name))


def _write_to_stderr(logger: logging.Logger) -> None:
    import logging

    logger.setLevel(logging.DEBUG)
    if not logger.handlers:
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("[%(name)s] %(message)s"))
        logger.addHandler(handler)
        logger.propagate = False  # a program with a root handler of its own would print each line twice


configure(os.environ.get(VARIABLE, ""))
