"""The version tables: how the instructions of each CPython map to the canonical ones.

One row per difference. A canonical instruction keeps CPython's newest common name; ``HANDLED`` lists those the executor has handlers for, ``UNHANDLED``
the rest with the diagnostics code and reason that a frame meeting them gets. The completeness test holds both against ``opcode.opmap``.
"""

from __future__ import annotations

import sys

VERSION = sys.version_info[:2]
NULL_BELOW_CALLABLE = VERSION < (3, 13)  # where a plain call's NULL stands: below the callable, or (3.13) above it
HAS_PRECALL = VERSION == (3, 11)
CLOSE_GIVES_RESULT = VERSION >= (3, 13)  # of a generator that returns when it is closed
SEND_KEEPS_RECEIVER = VERSION >= (3, 12)  # below the value that ends a ``yield from``: END_SEND drops it
STOP_ITERATION_IS_CONVERTED_BY_CODE = VERSION >= (3, 12)  # generators have a handler that makes it a RuntimeError
LOOP_END_SKIPS = {(3, 11): 0, (3, 12): 1, (3, 13): 2}[VERSION]  # instructions after an exhausted FOR_ITER's target that CPython skips

PAIRS = {
    "LOAD_FAST_LOAD_FAST": ("LOAD_FAST", "LOAD_FAST"),
    "STORE_FAST_LOAD_FAST": ("STORE_FAST", "LOAD_FAST"),
    "STORE_FAST_STORE_FAST": ("STORE_FAST", "STORE_FAST"),
}

CANONICAL = {
    "PRECALL": "NOP",
    "CACHE": "NOP",
    "RESUME": "NOP",
    "COPY_FREE_VARS": "NOP",
    "EXTENDED_ARG": "NOP",
    "JUMP_FORWARD": "JUMP",
    "JUMP_BACKWARD": "JUMP",
    "JUMP_BACKWARD_NO_INTERRUPT": "JUMP",
    "LOAD_FAST_CHECK": "LOAD_FAST",
    "FORMAT_SIMPLE": "FORMAT_VALUE",
    **{f"POP_JUMP_{way}_IF_{what}": f"POP_JUMP_IF_{what}" for way in ("FORWARD", "BACKWARD") for what in ("TRUE", "FALSE", "NONE", "NOT_NONE")},
}

_GROUP = "exception groups are split uncompiled"
_COROUTINE = "generators and coroutines run uncompiled"
_CLASS = "class bodies and module code run uncompiled"
UNHANDLED: dict[str, tuple[str, str]] = {
    **dict.fromkeys(("CHECK_EG_MATCH", "PREP_RERAISE_STAR"), ("B013", _GROUP)),
    **dict.fromkeys(("EXIT_INIT_CHECK",), ("B003", "not modelled")),
    **dict.fromkeys(("ASYNC_GEN_WRAP", "BEFORE_ASYNC_WITH", "END_ASYNC_FOR", "GET_AITER", "GET_ANEXT", "GET_AWAITABLE"), ("B006", _COROUTINE)),
    **dict.fromkeys(("CLEANUP_THROW",), ("B006", "an exception is thrown into a generator that waits for another one")),
    **dict.fromkeys(("DELETE_NAME", "LOAD_NAME", "STORE_NAME", "LOAD_BUILD_CLASS", "LOAD_CLASSDEREF", "LOAD_LOCALS", "SETUP_ANNOTATIONS"), ("B003", _CLASS)),
    **dict.fromkeys(("LOAD_FROM_DICT_OR_DEREF", "LOAD_FROM_DICT_OR_GLOBALS", "IMPORT_STAR"), ("B003", _CLASS)),
    **dict.fromkeys(("DELETE_GLOBAL",), ("B005", "an object that outlives the call is changed")),
    **dict.fromkeys(("END_FOR",), ("B003", "the end of a loop that the loop does not skip")),
    **dict.fromkeys(("IMPORT_NAME", "IMPORT_FROM"), ("B003", "imports run uncompiled")),
    **dict.fromkeys(("PRINT_EXPR", "CALL_INTRINSIC_2"), ("B003", "not modelled")),
}

# instructions that only appear inside CPython (pseudo, specialised, interpreter internals): never in a code object that is decoded
INTERNAL = frozenset(
    "INTERPRETER_EXIT RESERVED ENTER_EXECUTOR JUMP JUMP_NO_INTERRUPT LOAD_METHOD LOAD_SUPER_METHOD LOAD_ZERO_SUPER_ATTR LOAD_ZERO_SUPER_METHOD POP_BLOCK "
    "SETUP_CLEANUP SETUP_FINALLY SETUP_WITH STORE_FAST_MAYBE_NULL CACHE EXTENDED_ARG".split()
)
