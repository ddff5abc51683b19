"""Exceptions raised and handled inside a capture: made, raised, matched, and asked for what they say.

An exception that no handler of the captured code takes is left to the uncompiled code, which raises it again with its own traceback. One that was raised
here has a traceback that cannot be built, so it never leaves the capture.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .breaks import GraphBreak, LeftToPython
from .lookup import is_a, is_one_of, is_static, is_subclass, mro, mro_lookup
from .values import UNKNOWN_EXCEPTION, Constant, ExceptionValue, Known, TracebackValue, TupleValue, Value, is_literal

if TYPE_CHECKING:
    from .executor import Executor

# Built-in exceptions that are their arguments and nothing else.
_PLAIN = frozenset(
    {
        *(BaseException, Exception, ArithmeticError, AssertionError, BufferError, EOFError, FloatingPointError, GeneratorExit, IndexError, KeyError),
        *(KeyboardInterrupt, LookupError, NotImplementedError, OverflowError, RecursionError, ReferenceError, RuntimeError, StopAsyncIteration),
        *(StopIteration, TypeError, UnboundLocalError, ValueError, ZeroDivisionError, Warning, DeprecationWarning, FutureWarning, RuntimeWarning, UserWarning),
    }
)


_WITH_FIELDS = frozenset({AttributeError, NameError})  # have fields, too, which nobody may look at; made of arguments alone they are as plain
_MADE = _PLAIN | _WITH_FIELDS
INITS = frozenset(cls.__dict__["__init__"] for cls in _MADE if "__init__" in cls.__dict__)  # all of them only keep the arguments


class Raised(Exception):
    """The captured code raises ``value``. ``where`` is the innermost frame's file, line and function; ``again``: it was raised before and keeps its context."""

    def __init__(self, value: ExceptionValue, again: bool = False) -> None:
        super().__init__()
        self.value, self.again = value, again
        self.where: tuple[str, int, str] | None = None

    def as_break(self) -> GraphBreak:
        """Nobody in the capture handles it."""
        value = self.value
        said = value.args.items if isinstance(value.args, TupleValue) else ()
        text = ", ".join(repr(v.value) for v in said if isinstance(v, Constant))
        error = GraphBreak("B007", f"{value.cls.__name__}({text}) is raised")
        error.where = self.where
        return error


def exception(cls: type, *args: Value) -> ExceptionValue:
    """An exception of a built-in class."""
    return ExceptionValue(cls, Known(cls), args=TupleValue(args))


def said_by_python(cls: type) -> Raised:
    """An exception that CPython raises with words of its own: its class is known, what it says is not."""
    return Raised(ExceptionValue(cls, Known(cls)))


def raised_by(error: BaseException) -> Raised | GraphBreak:
    """What a real exception becomes that a pure operation on constants raised."""
    kind = type(error)
    if not is_static(kind) or kind in (RecursionError, MemoryError):  # the latter two may be the compiler's own
        return GraphBreak("B007", f"{kind.__name__}: {error}")
    if kind in _PLAIN and all(is_literal(a) for a in error.args):
        return Raised(exception(kind, *map(Constant, error.args)))
    return said_by_python(kind)


def is_plain_class(cls: type) -> bool:
    """Whether instances are made as BaseException makes them: of built-in classes without fields of their own, and classes of the user's derived from such."""
    return all(base in _MADE if is_static(base) else True for base in mro(cls) if base is not object) and (is_static(cls) or StopIteration not in mro(cls))


def matches(ex: Executor, value: Value, classes: Value) -> bool:
    """``except classes:``, by the MRO alone, as CPython does it."""
    if not isinstance(value, ExceptionValue):
        raise LeftToPython("matched")
    return is_subclass(value.cls, *_exception_classes(ex, classes))


def _exception_classes(ex: Executor, value: Value) -> list[type]:
    from .operations import opened

    seen = opened(ex.look(value))
    found = []
    for item in map(ex.look, seen.items if isinstance(seen, TupleValue) else [seen]):  # of a tuple in the tuple CPython makes a TypeError
        if not (isinstance(item, Known) and is_a(item.obj, type) and is_subclass(item.obj, BaseException)):
            raise GraphBreak("B007", f"an except clause with a {item.type_name()}")
        found.append(item.obj)
    return found


def set_context(ex: Executor, value: ExceptionValue) -> None:
    """What raising does to a new exception: what is being handled becomes its context."""
    ex.keep(value, "context", "raised")
    value.raised = True
    if value is not ex.handled:
        _cut_chain(ex, ex.handled, value)
        value.context = ex.handled


def _cut_chain(ex: Executor, start: Value, value: ExceptionValue) -> None:
    """Where the contexts of ``start`` lead back to ``value``, they end before it, so that no circle is made."""
    link = start
    while isinstance(link, ExceptionValue) and link.context is not None:
        if link.context is value:
            _end_chain(ex, link)
            return
        link = link.context


def _end_chain(ex: Executor, link: ExceptionValue) -> None:
    ex.keep(link, "context")
    link.context = Constant(None)


def as_exception(ex: Executor, value: Value) -> ExceptionValue:
    """The operand of ``raise``: an exception, or a class that is called."""
    from .calls import call

    seen = ex.look(value)
    if isinstance(seen, Known) and is_a(seen.obj, type) and is_subclass(seen.obj, BaseException):
        seen = call(ex, seen, [], {})
    if not isinstance(seen, ExceptionValue):
        raise GraphBreak("B007", f"a {seen.type_name()} is raised")
    return seen


def leaving_generator(value: Value) -> Value:
    """What comes out of a generator whose code raises ``value``: a StopIteration becomes a RuntimeError."""
    if not isinstance(value, ExceptionValue) or not is_subclass(value.cls, StopIteration):
        return value
    made = exception(RuntimeError, Constant("generator raised StopIteration"))
    made.cause = made.context = value
    made.raised = True
    return made


def set_cause(ex: Executor, value: ExceptionValue, cause: Value) -> None:
    """``raise value from cause``."""
    seen = ex.look(cause)
    if not (isinstance(seen, Constant) and seen.value is None):
        seen = as_exception(ex, seen)
    ex.keep(value, "cause")
    value.cause = seen


def attribute(ex: Executor, owner: ExceptionValue, name: str) -> Value:
    """What a built-in exception class says of ``owner``."""
    if name == "args":
        if owner.args is None:
            raise GraphBreak("B007", f"what CPython says in a {owner.cls.__name__}")
        return owner.args
    if name == "value" and owner.cls is StopIteration and isinstance(owner.args, TupleValue):
        return owner.args.items[0] if owner.args.items else Constant(None)
    if name == "__cause__":
        return owner.cause if owner.cause is not None else Constant(None)
    if name == "__suppress_context__":
        return Constant(owner.cause is not None)
    if name == "__context__":
        if not owner.raised:
            return Constant(None)
        if owner.context is None or owner.context is UNKNOWN_EXCEPTION:
            raise GraphBreak("B007", "the context of an exception that may come from outside")
        return owner.context
    if name == "__traceback__":
        return TracebackValue() if owner.raised else Constant(None)
    raise GraphBreak("B004", f"attribute {name!r} of a {owner.cls.__name__}")


def text(ex: Executor, owner: ExceptionValue) -> Value:
    """``str(exception)`` where the class has no __str__ of its own."""
    from .operations import to_text

    args = attribute(ex, owner, "args")
    if not isinstance(args, TupleValue):
        raise GraphBreak("B004", "an exception whose args were changed")
    if not args.items:
        return Constant("")
    if len(args.items) > 1:
        return to_text(ex, args, str)
    return to_text(ex, args.items[0], repr if is_subclass(owner.cls, KeyError) else str)


def has_plain_text(cls: type) -> bool:
    """Whether ``str`` of an instance says its arguments."""
    return is_one_of(mro_lookup(cls, "__str__"), BaseException.__str__, KeyError.__str__)


def construct(cls: Any, args: tuple[Any, ...]) -> BaseException:
    """Called by recipes: an exception that was not raised, as BaseException makes it."""
    made: BaseException = StopIteration(*args) if cls is StopIteration else BaseException.__new__(cls, *args)
    return made
