"""Where a value came from, as a path that guards can follow again.

A source is a step (global, attribute, item, ...) from another source, down to an argument. Its text is what the user would write for it; its ``load`` is
the guard program's record that finds the value again without running Python code. Values of a capture own a source or a rebuild recipe, or both.
"""

from __future__ import annotations

from typing import Any

from ..records import record


@record(frozen=True)
class Source:
    """One step: ``op`` is a load of the guard program (or "ARG"), ``base`` what it starts from, ``detail`` its remaining operands."""

    op: str
    base: Source | None
    detail: tuple[Any, ...]
    text: str

    @property
    def key(self) -> tuple[Any, ...]:
        """Hashable identity of the path."""
        return (self.op, self.base.key if self.base is not None else None, tuple((type(d).__name__, d) for d in self.detail))

    def root(self) -> Source:
        """The argument or global at the beginning of the path."""
        source = self
        while source.base is not None:
            source = source.base
        return source


def argument(index: int, text: str) -> Source:
    """Position ``index`` of the values array."""
    return Source("ARG", None, (index,), text)


def global_name(name: str) -> Source:
    """A global (or builtin) of the frame that is compiled."""
    return Source("LOAD_GLOBAL", None, (name,), name)


def global_of(function: Source, name: str) -> Source:
    """A global (or builtin) seen by another function."""
    return Source("LOAD_GLOBAL_OF", function_part(function, "globals"), (name,), name)


def globals_of(function: Source | None) -> Source:
    """The globals dict of a function; of the frame that is compiled for None."""
    return Source("LOAD_GLOBALS", None, (), "globals()") if function is None else function_part(function, "globals")


def cell_contents(cell: Source, name: str) -> Source:
    """What a closure cell holds."""
    return Source("LOAD_CELL", cell, (), name)


def attribute(base: Source, name: str) -> Source:
    """Instance attribute or plain class attribute, found without running code."""
    return Source("LOAD_ATTR", base, (name,), f"{base.text}.{name}")


def module_attribute(base: Source, name: str) -> Source:
    """Attribute in a module's dict."""
    return Source("LOAD_MODULE_ATTR", base, (name,), f"{base.text}.{name}")


def type_attribute(base: Source, name: str) -> Source:
    """Raw attribute of a class along its MRO, descriptors not applied; ``base`` is the class."""
    return Source("LOAD_TYPE_ATTR", base, (name,), f"{base.text}.{name}")


def mro_attribute(base: Source, index: int, name: str) -> Source:
    """Raw attribute of one class of the MRO of the class at ``base``: what ``super()`` finds."""
    return Source("LOAD_MRO_ATTR", base, (index, name), f"super({base.text}).{name}")


def type_of(base: Source) -> Source:
    """The class of an object."""
    return Source("LOAD_TYPE", base, (), f"type({base.text})")


def item(base: Source, index: int) -> Source:
    """Item of an exact list or tuple."""
    return Source("LOAD_ITEM", base, (index,), f"{base.text}[{index}]")


def dict_item(base: Source, key: Any) -> Source:
    """Item of an exact dict."""
    return Source("LOAD_DICT", base, (key,), f"{base.text}[{key!r}]")


def function_part(base: Source, what: str) -> Source:
    """code, globals, closure, defaults, kwdefaults, doc, name, qualname or module of a function; name or qualname of a class."""
    return Source("LOAD_FUNC", base, (what,), f"{base.text}.__{what}__")


def method_part(base: Source, what: str) -> Source:
    """self or func of a bound method."""
    return Source("LOAD_METHOD", base, (what,), f"{base.text}.__{what}__")
