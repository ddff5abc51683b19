"""Calls: what a callable value does when it is called with values. Python functions are inlined; operations become nodes; known builtins have models;
everything else is an opaque call, which breaks the graph so that it runs as it is."""

from __future__ import annotations

import itertools
import types
from typing import Any

from .. import _C
from ..ops.numpy_calls import NumpyCall
from ..ops.row import Row
from . import iteration, known, markers, numpy_calls, tensors
from .attributes import get_attribute
from .breaks import GraphBreak, StanceChange
from .decode import program_of
from .exceptions import said_by_python
from .executor import MAX_INLINE_DEPTH, Executor, Frame, code_is_plain, is_generator
from .instances import make_instance, refuse_new_class
from .lookup import is_a, is_one_of, is_subclass
from .polyfills import POLYFILLS
from .values import (
    BuiltinMethod,
    CompiledValue,
    Constant,
    ContextValue,
    DictValue,
    FunctionValue,
    GeneratorValue,
    Instance,
    Known,
    Lazy,
    MethodValue,
    PartialValue,
    SizeValue,
    SuperValue,
    TupleValue,
    Value,
)


def call(ex: Executor, function: Value, args: list[Value], kwargs: dict[str, Value], frame: Frame | None = None) -> Value:
    """``function(*args, **kwargs)``; ``frame`` is the caller, for zero-argument super()."""
    if isinstance(function, Lazy) and function.seen is None and function.source is not None and is_a(function.obj, type):
        refuse_new_class(ex, function.obj, function.source)
    function = ex.look(function)
    if isinstance(function, MethodValue):
        return call(ex, function.function, [function.owner, *args], kwargs, frame)
    if isinstance(function, FunctionValue):
        return call_function(ex, function, args, kwargs)
    if isinstance(function, PartialValue):
        return call(ex, function.function, [*function.args, *args], {**function.kwargs, **kwargs}, frame)
    if isinstance(function, CompiledValue):
        return call(ex, function.called, args, kwargs, frame)
    if isinstance(function, Known):
        return call_known(ex, function, args, kwargs, frame)
    if isinstance(function, BuiltinMethod):
        from .builtin_methods import call_method

        return call_method(ex, function.owner, function.name, args, kwargs)
    if isinstance(function, Instance):
        return call_special(ex, function, "__call__", args, kwargs)
    if isinstance(function, ContextValue) and function.entered:
        return Constant(None)
    raise GraphBreak("B001", f"a {function.type_name()} is called")


def call_special(ex: Executor, owner: Instance, name: str, args: list[Value], kwargs: dict[str, Value] | None = None) -> Value:
    """A special method, looked up on the class as CPython does."""
    from .attributes import class_of, special

    if is_one_of(class_of(owner), *known.STANCE_TYPES):
        raise StanceChange(*ex.guards.location)
    method = special(ex, owner, name)
    if method is None:
        raise said_by_python(TypeError)
    return call(ex, method, args, kwargs or {})


# ------------------------------------------------------------------ Python functions


def call_function(ex: Executor, function: FunctionValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """Inline a Python function."""
    obj, code = function.obj, function.code
    if obj is not None:
        if markers.is_stance_wrapper(obj):
            raise StanceChange(*ex.guards.location)
        if markers.is_disabled(obj):
            raise GraphBreak("B001", f"{function.qualname} is disabled", "remove disable() to have it compiled")
        if markers.is_constant_result(obj):
            return _constant_result(ex, function, args, kwargs)
        if markers.is_allowed_in_graph(obj):
            from .allowed import call_allowed

            return call_allowed(ex, function, args, kwargs)
        if _is_internal(obj):
            raise GraphBreak("B001", f"{obj.__module__}.{function.qualname} runs as it is")
    suspends = is_generator(code)
    if not suspends and not code_is_plain(code):
        raise GraphBreak("B006", f"{function.qualname} is a coroutine", "await it outside the compiled function")
    depth = len(ex.frames)
    if depth >= MAX_INLINE_DEPTH:
        raise GraphBreak("B009", f"calls nested {depth} deep", "compile the inner function, or use a loop")
    frame = Frame(program_of(code), function.globals, _builtins_of(function.globals), globals_of=function.globals_of, depth=depth, ours=function.ours)
    bind_arguments(ex, function, frame, args, kwargs)
    for name, cell in zip(code.co_freevars, function.closure, strict=True):
        frame.cells[name] = cell
    return GeneratorValue(frame, function, tuple(args), kwargs) if suspends else ex.run(frame)


def _builtins_of(namespace: dict[str, Any]) -> dict[str, Any]:
    found = namespace.get("__builtins__", __builtins__)
    return vars(found) if isinstance(found, types.ModuleType) else found


def _is_internal(obj: Any) -> bool:
    """framestance's own functions run as they are, but for modules written only with operations."""
    module = obj.__module__
    return type(module) is str and (module == "framestance" or module.startswith("framestance.")) and not module.startswith("framestance.nn")


def _constant_result(ex: Executor, function: FunctionValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    from .operations import fold, wrap_constant

    assert function.obj is not None
    values = [constant_of(ex, a, "an argument of an assume_constant_result function") for a in args]
    keywords = {k: constant_of(ex, v, "an argument of an assume_constant_result function") for k, v in kwargs.items()}
    return wrap_constant(fold(function.obj, *values, **keywords))


def bind_arguments(ex: Executor, function: FunctionValue, frame: Frame, args: list[Value], kwargs: dict[str, Value]) -> None:
    """Bind arguments to parameters as CPython does; a call that does not fit is left to it."""
    code = function.code
    names = code.co_varnames
    count, kwonly = code.co_argcount, code.co_kwonlyargcount
    bound: dict[str, Value] = dict(zip(names[:count], args, strict=False))
    surplus = args[count:]
    position = count + kwonly
    if code.co_flags & 4:
        bound[names[position]] = TupleValue(tuple(surplus))
        position += 1
    elif surplus:
        raise GraphBreak("B007", f"{function.qualname}() takes {count} positional arguments but {len(args)} were given")
    by_keyword = names[code.co_posonlyargcount : count + kwonly]
    rest: dict[Any, Value] = {}
    for name, value in kwargs.items():
        if name in by_keyword:
            if name in bound:
                raise GraphBreak("B007", f"{function.qualname}() got multiple values for argument {name!r}")
            bound[name] = value
        elif code.co_flags & 8:
            rest[name] = value
        else:
            raise GraphBreak("B007", f"{function.qualname}() got an unexpected keyword argument {name!r}")
    if code.co_flags & 8:
        bound[names[position]] = DictValue(rest)
    _defaults(ex, function, bound, names, count, kwonly)
    frame.locals.update(bound)


def _defaults(ex: Executor, function: FunctionValue, bound: dict[str, Value], names: tuple[str, ...], count: int, kwonly: int) -> None:
    missing = [n for n in names[:count] if n not in bound]
    if missing and function.defaults is not None:
        defaults = ex.look(function.defaults)
        if isinstance(defaults, TupleValue) and defaults.items:
            last = defaults.items[-count:]  # there may be more defaults than parameters
            bound.update({n: v for n, v in zip(names[count - len(last) : count], last, strict=True) if n not in bound})
    missing_keywords = [n for n in names[count : count + kwonly] if n not in bound]
    if missing_keywords and function.kwdefaults is not None:
        defaults = ex.look(function.kwdefaults)
        if isinstance(defaults, DictValue):
            bound.update({n: defaults.items[n] for n in missing_keywords if n in defaults.items})
    for name in names[: count + kwonly]:
        if name not in bound:
            raise GraphBreak("B007", f"{function.qualname}() missing a required argument: {name!r}")


# ------------------------------------------------------------------ known objects


def constant_of(ex: Executor, value: Value, what: str) -> Any:
    """See ``operations.constant_of`` (imported late: operations calls back into this file)."""
    from . import operations

    return operations.constant_of(ex, value, what)


def call_known(ex: Executor, function: Known, args: list[Value], kwargs: dict[str, Value], frame: Frame | None) -> Value:
    """A call of a class, builtin, or operation."""
    obj = function.obj
    meaning = known.meaning(obj)
    if isinstance(meaning, Row | NumpyCall):
        if id(obj) in _tensor_functions():
            assert isinstance(meaning, Row)
            return tensors.apply(ex, meaning, args, kwargs, "torch")
        return numpy_calls.call_function(ex, obj, meaning if isinstance(meaning, Row) else None, args, kwargs)
    if meaning == "fold":
        ex.specialised += 1
        return Constant(known.folded(obj)[1])
    if type(obj) is type and obj in known.STANCE_TYPES:
        raise StanceChange(*ex.guards.location)
    if obj is super:
        return _super(ex, args, frame)
    if type(obj) is type and obj in known.NULL_CONTEXTS:
        for argument in args:
            constant_of(ex, argument, f"{obj.__name__}()")
        return ContextValue(obj)
    if type(obj) is type and obj in known.FOLDED_CLASSES:
        return _folded_instance(ex, obj, args, kwargs)
    from .builtin_functions import MODELS, PURE

    model = MODELS.get(obj) if _hashable(obj) else None
    if model is not None:
        return model(ex, args, kwargs, obj.__name__)
    if _hashable(obj) and obj in PURE:
        from .operations import fold, wrap_constant

        name = getattr(obj, "__name__", str(obj))
        values = [constant_of(ex, a, f"{name}()") for a in args]
        keywords = {k: constant_of(ex, v, f"{name}()") for k, v in kwargs.items()}
        return wrap_constant(fold(obj, *values, **keywords))
    first = ex.look(args[0]) if args else None
    if type(obj) is types.MethodDescriptorType and not isinstance(first, Instance | None) and first.python_type() is obj.__objclass__:
        return call(ex, get_attribute(ex, args[0], obj.__name__), args[1:], kwargs)
    if _hashable(obj) and obj in POLYFILLS:
        return polyfill(ex, obj, function, obj, args, kwargs)
    if is_a(obj, type):
        return make_instance(ex, function, args, kwargs)
    if markers.is_disabled(obj):
        raise GraphBreak("B001", f"{getattr(obj, '__qualname__', obj)} is disabled", "remove disable() to have it compiled")
    name = getattr(obj, "__qualname__", type(obj).__name__)
    loop = "mend the graph breaks inside of the loop first: they leave its iterator to Python" if name.endswith("iterator.__next__") else ""
    raise GraphBreak("B001", f"call of {name}", loop)


def _folded_instance(ex: Executor, cls: type, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """What a class makes of constants, a dtype among them: made now."""

    def constant(value: Value) -> Any:
        seen = ex.look(value)
        return seen.obj if isinstance(seen, Known) else constant_of(ex, seen, f"{cls.__name__}()")

    given = [constant(x) for x in args], {name: constant(x) for name, x in kwargs.items()}
    ex.guards.state(tensors.STATE_DEFAULT_DTYPE, _C.state_get(tensors.STATE_DEFAULT_DTYPE), "the default dtype")
    try:
        return Known(cls(*given[0], **given[1]))
    except (TypeError, RuntimeError) as error:
        raise GraphBreak("B007", f"{cls.__name__}() rejects its arguments: {error}") from None


def polyfill(ex: Executor, original: Any, function: Value, kind: type, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """What ``original`` makes, an iterator of ``kind``, as a generator that capture follows; ``function`` is what a rebuilt one is made by."""
    written, iterated = POLYFILLS[original]
    if original is itertools.product:
        args = [TupleValue(tuple(iteration.items_of(ex, arg))) for arg in args]
    if original is itertools.count and not all(_is_number(ex.look(v)) for v in (*args, *kwargs.values())):
        raise GraphBreak("B009", "itertools.count() of something else than numbers")
    args = [iteration.get_iterator(ex, arg) if i in iterated else arg for i, arg in enumerate(args)]
    plain = args[1:] if original is itertools.islice else [*args[1:], *kwargs.values()] if original is itertools.repeat else kwargs.values()
    if original in (itertools.islice, itertools.repeat, itertools.product):
        for value in plain:
            number = constant_of(ex, value, original.__name__)
            if not (number is None or (type(number) is int and number >= 0)) or len(args) > 4:
                raise GraphBreak("B009", f"{original.__name__}() with these arguments")
        if original is itertools.islice and len(args) > 2:
            start, stop = (constant_of(ex, value, "islice()") for value in args[1:3])
            if start is not None and stop is not None and start > stop:
                raise GraphBreak("B009", "islice() from behind its end")
    made = FunctionValue(written.__code__, None, globals=written.__globals__, defaults=_given(written.__defaults__), name=written.__name__, ours=True)
    made.kwdefaults = DictValue({k: Constant(v) for k, v in (written.__kwdefaults__ or {}).items()})
    result = call_function(ex, made, args, kwargs)
    assert isinstance(result, GeneratorValue)
    result.function, result.kind = function, kind
    return result


def _is_number(value: Value) -> bool:
    return isinstance(value, SizeValue) or (isinstance(value, Constant) and isinstance(value.value, int | float | complex))


def _given(defaults: tuple[Any, ...] | None) -> Value:
    return TupleValue(tuple(map(Constant, defaults or ())))


def _tensor_functions() -> dict[int, Any]:
    from ..ops.registers import FUNCTIONS

    return FUNCTIONS


_LOOKED_UP = (type, types.BuiltinFunctionType, types.FunctionType, types.MethodDescriptorType, types.WrapperDescriptorType)


def _hashable(obj: Any) -> bool:
    """Whether tables may be asked for ``obj`` without running a metaclass's or object's own hash."""
    return is_one_of(type(obj), *_LOOKED_UP)


def _super(ex: Executor, args: list[Value], frame: Frame | None) -> Value:
    if len(args) == 2:
        return made_super(ex, args[0], args[1])
    if args or frame is None or "__class__" not in frame.cells or not frame.program.argcount:
        raise GraphBreak("B009", "this form of super()")
    content = frame.cells["__class__"].content
    first = frame.program.varnames[0]
    owner = frame.cells[first].content if first in frame.cells else frame.locals.get(first)
    if content is None or owner is None:
        raise GraphBreak("B007", "super(): its class or first argument is gone")
    return made_super(ex, content, owner)


def made_super(ex: Executor, cls: Value, owner: Value) -> Value:
    """``super(cls, owner)``, which wants an instance or a subclass.

    Errors: Raised, a TypeError.
    """
    kind, first = ex.look(cls), ex.look(owner)
    if not isinstance(kind, Known) or not is_a(kind.obj, type):
        raise GraphBreak("B009", "this form of super()")
    if isinstance(first, Known) and is_a(first.obj, type) and is_subclass(first.obj, kind.obj):
        return SuperValue(cls, owner)
    of = first.python_type()
    if of is None or isinstance(first, Known):
        raise GraphBreak("B009", f"super() of a {first.type_name()}")
    if not is_subclass(of, kind.obj):
        raise said_by_python(TypeError)
    return SuperValue(cls, owner)
