"""Bytecode in: a code object becomes a list of instructions that reads the same on every Python version.

The list keeps ``bytecode``'s own instructions (what sites are inserted into and encoded again) and, at equal indexes, the canonical name and argument
that the executor and the flow analysis read. Only this file and ``lowering`` know that versions differ. No value is computed here.
"""

from __future__ import annotations

import functools
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import CodeType
from typing import Any

from bytecode import Bytecode, CellVar, ConcreteBytecode, ConcreteInstr, FreeVar, Instr, Label, TryBegin, TryEnd

from .lowering import CANONICAL, NULL_BELOW_CALLABLE, PAIRS


@dataclass(slots=True)
class Op:
    """One canonical instruction: name, argument, user line, jump target (an index) where it jumps."""

    name: str
    arg: Any
    line: int
    target: int = -1
    raw: str = ""


class Program:
    """A decoded code object: ``listing`` (bytecode's instructions), ``ops`` (canonical, same indexes), ``try_at`` (innermost open try per index)."""

    def __init__(self, code: CodeType) -> None:
        with collector_paused():
            self.listing = decode(code)
        self.code_ref = weakref.ref(code)
        self.name, self.qualname, self.filename, self.first_line = code.co_name, code.co_qualname, code.co_filename, code.co_firstlineno
        self.flags, self.stack_size = code.co_flags, code.co_stacksize
        self.varnames, self.cellvars, self.freevars = code.co_varnames, code.co_cellvars, code.co_freevars
        self.argcount, self.posonly, self.kwonly = code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount
        self.nargs = self.argcount + self.kwonly + bool(self.flags & 4) + bool(self.flags & 8)
        self.index_of = {id(x): i for i, x in enumerate(self.listing)}
        self.ops = self._canonical()
        self.try_at = self._open_tries()

    @functools.cached_property
    def extent(self) -> tuple[str, str, int, int]:
        """Qualified name, file, first and last line."""
        return self.qualname, self.filename, self.first_line, max((op.line for op in self.ops), default=self.first_line)

    def _canonical(self) -> list[Op]:
        ops: list[Op] = []
        line = self.first_line
        for x in self.listing:
            if not isinstance(x, Instr):
                ops.append(Op("NOP", None, line))
                continue
            line = x.lineno if isinstance(x.lineno, int) else line
            arg = x.arg
            name = CANONICAL.get(x.name, x.name)
            if isinstance(arg, CellVar | FreeVar):
                name = "LOAD_CLOSURE" if name == "LOAD_FAST" else name
                arg = arg.name
            op = Op(name, arg, line, raw=x.name)
            if isinstance(arg, Label):
                op.target = self.index_of[id(arg)]
            ops.append(op)
        return ops

    def _open_tries(self) -> list[TryBegin | None]:
        result: list[TryBegin | None] = []
        current: TryBegin | None = None
        for x in self.listing:
            if isinstance(x, TryBegin):
                current = x
            elif isinstance(x, TryEnd) and current is x.entry:
                current = None
            result.append(current)
        return result


@contextmanager
def collector_paused() -> Iterator[None]:
    """Decoding makes many small objects: with the cyclic collector on it takes four times as long."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def decode(code: CodeType) -> Bytecode:
    """bytecode's list with handler depths as the compiler chose them, superinstructions split and method loads lowered."""
    listing = ConcreteBytecode.from_code(code).to_bytecode(conserve_exception_block_stackdepth=True)
    out: list[Any] = []
    for x in listing:
        out.extend(_split(x) if isinstance(x, Instr) else (x,))
    listing[:] = out
    return listing


def _split(x: Instr) -> list[Instr]:
    def make(name: str, *arg: Any) -> Instr:
        return Instr(name, *arg, location=x.location)

    if x.name in PAIRS and isinstance(x.arg, tuple):
        return [make(name, value) for name, value in zip(PAIRS[x.name], x.arg, strict=True)]
    push_null_below = [make("PUSH_NULL"), make("SWAP", 2)]
    if x.name == "LOAD_METHOD":
        return [*push_null_below, make("LOAD_ATTR", x.arg)]
    if x.name == "LOAD_ATTR" and isinstance(x.arg, tuple):
        load = make("LOAD_ATTR", (False, x.arg[1]))
        if not x.arg[0]:
            return [load]
        return [*push_null_below, load] if NULL_BELOW_CALLABLE else [load, make("PUSH_NULL")]
    if x.name == "LOAD_SUPER_ATTR" and isinstance(x.arg, tuple) and x.arg[0]:
        load = make("LOAD_SUPER_ATTR", (False, *x.arg[1:]))
        return [load, make("PUSH_NULL"), make("SWAP", 2)] if NULL_BELOW_CALLABLE else [load, make("PUSH_NULL")]
    return [x]


def encode(listing: Bytecode, stack_size: int) -> CodeType:
    """Back to a code object, trusting our stack size and the handler depths in the list."""
    with collector_paused():
        concrete = listing.to_concrete_bytecode(compute_exception_stack_depths=False)
        code = concrete.to_code(compute_exception_stack_depths=False, stacksize=stack_size)
        return code.replace(co_linetable=line_table(concrete, code.co_firstlineno))


def line_table(concrete: ConcreteBytecode, first_line: int) -> bytes:
    """The location table of ``concrete``, in the forms of CPython's Objects/locations.md that hold any column.

    ``bytecode`` writes columns of 128 to 255 in a form that ends at 127: the table becomes longer than the code, and a tracer writes past an array.
    """
    table, previous = bytearray(), first_line
    location: Any = None
    for instruction in concrete:
        assert isinstance(instruction, ConcreteInstr)
        if instruction.name != "CACHE":  # these belong to the instruction before
            location = instruction.location
        units = instruction.size // 2
        while units:
            taken = min(units, 8)
            units -= taken
            line = location.lineno if location is not None else None
            if line is None:
                table.append(0x80 | 15 << 3 | taken - 1)
            elif location.end_lineno is None or location.col_offset is None or location.end_col_offset is None:
                table.append(0x80 | 13 << 3 | taken - 1)
                table += _signed(line - previous)
                previous = line
            else:
                table.append(0x80 | 14 << 3 | taken - 1)
                table += _signed(line - previous) + _varint(location.end_lineno - line)
                table += _varint(location.col_offset + 1) + _varint(location.end_col_offset + 1)
                previous = line
    return bytes(table)


def _varint(value: int) -> bytes:
    out = bytearray()
    while value >= 64:
        out.append(0x40 | value & 63)
        value >>= 6
    out.append(value)
    return bytes(out)


def _signed(value: int) -> bytes:
    return _varint(-value << 1 | 1 if value < 0 else value << 1)


_PROGRAMS: weakref.WeakKeyDictionary[CodeType, Program] = weakref.WeakKeyDictionary()


def program_of(code: CodeType) -> Program:
    """The decoded form of ``code``, made once per code object (code objects compare by value: equal ones share it)."""
    program = _PROGRAMS.get(code)
    if program is None or program.code_ref() is not code:
        program = Program(code)
        _PROGRAMS[code] = program
    return program
