"""What an operation is: one row of the table.

A row's ``build`` says what the operation means, written once against the :class:`~framestance.ops.builder.Builder` protocol. The NumPy builder
makes it the eager operation, the graph builder makes it nodes; so eager and compiled cannot disagree on promotion, shapes or errors.
Adding an operation is adding a row. Nothing here knows Tensor, graph or bytecode.
"""

from __future__ import annotations

import functools
import inspect
import sys
from collections.abc import Callable, Sequence
from dataclasses import field
from types import FrameType
from typing import Any, TypeAlias

from ..records import record
from .dtypes import label
from .registers import KINDS as KINDS  # explicitly exported
from .registers import register

# Names that NumPy's functions use for the same parameters; both spellings are accepted, as torch does.
KEYWORD_ALIASES = {"axis": "dim", "keepdims": "keepdim", "a": "input", "x": "input", "x1": "input", "x2": "other"}
# What annotations of a row's parameters say; see Row. They say it to people and to those who read signatures, not to type checkers.
Value: TypeAlias = Any
Operand: TypeAlias = Any
Values: TypeAlias = Any
Sizes: TypeAlias = Any
VarValues: TypeAlias = Any
VarData: TypeAlias = Any
Data: TypeAlias = Any
Number: TypeAlias = Any
Ints: TypeAlias = Any
Shape: TypeAlias = Any
Floats: TypeAlias = Any
DType: TypeAlias = Any
Device: TypeAlias = Any

COMPUTING = ("elementwise", "reduction", "contraction")  # kinds that compute; the others only move elements


class NotCovered(Exception):
    """A call that the row does not describe (``np.add(a, b, where=mask)``): run it as it is instead."""


def _module_being_imported() -> str:
    """Its name without the package; "" outside of imports."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_name != "<module>":
        frame = frame.f_back
    return str(frame.f_globals["__name__"]).rpartition(".")[2] if frame is not None else ""


@record(eq=False)
class Row:
    """One operation.

    name: the field's name for it (``"add"``); dotted below a namespace (``"linalg.norm"``).
    kind: one of KINDS.
    make_signature: gives the ``inspect.Signature`` of the public function; the first parameter is the tensor for methods. Annotations say what arrives:
    "Value" a tensor ("Value | None" where it may be left out), "Operand" a tensor or number, "Values" a sequence of tensors, "Sizes" sizes given one by one or
    as one sequence, "VarValues" tensors given one by one or as one sequence, "Data" numbers in nested lists, in which there may be tensors, or such in an
    index, "VarData" such given one by one, "float" a real number. "Number", "Ints" (one or a sequence), "Shape" (a sequence of ints), "Floats", "DType",
    "Device" and Python's own types say it to type checkers alone: stubs are written from them.
    build: ``build(builder, *bound_args) -> value | tuple of values | None``; tensors arrive as builder values, everything else as given. Its return annotation
    says what a call gives, in the words of the parameters (``tuple[Value, ...]``, a NamedTuple, ``bool``); Any is a tensor, or for a query anything.
    A result that is the very value passed in means "the same tensor object" (``x.to(x.dtype)``, in-place methods).
    cases: where the result's type depends on arguments: pairs of (what some parameters are, what the call gives), as in ``{"dim": "int"}, "ValuesIndices"``
    or ``{"return_indices": "True"}, "tuple[Value, Value]"``; the first that fits counts. Else the return annotation does, or a case ``{}``.
    function: whether the namespace has it, and under which other, maybe dotted, names (aliases); method: names as Tensor method;
    operator: dunder names (``"add"`` gives __add__ and __radd__);
    into: what ``name_`` does where it need not compute the whole result first: like ``build``, but it changes the first argument and returns nothing.
    inplace: whether ``name_`` exists; out: whether ``out=`` exists.
    ufunc: the NumPy callable that computes the body on arrays of the compute dtype; body: the scalar loop body for the same, a Python
    expression over ``{0}``, ``{1}``, ... (numba-compilable, in the compute dtype); result: "compute", "bool" (comparisons) or "real" (of complex numbers).
    exact_numbers: the operands (0 the first) that half precision does not round beforehand where they are numbers, and the second where it has no dimensions.
    takes_complex: whether it is right for complex numbers; other rows that compute refuse them.
    can_fail: what the operands hold may be an error at run time (integer division by zero, an index out of range).
    ulp: promised distance from the exact value per dtype name, 0 for exactly rounded; ulp_of_input: where the result is smaller than the input, its ulp.
    sampler: ``samples module -> iterable of argument tuples`` for tests, in terms of the helpers there, which gives ``samples`` of no arguments; doc: two
    sentences.
    numpy: NumPy functions (``np.add``) and method names that mean this row for ndarrays.
    module: the module of this package that enters it, by default the one that is being imported.
    differs: what is meant to differ from torch, and why, by kind ("values: the signs are not unique; strides: always C order"); a test compares the rest.
    """

    name: str
    kind: str
    make_signature: Callable[[], inspect.Signature]
    build: Callable[..., Any]
    doc: str = ""
    function: bool = True
    aliases: tuple[str, ...] = ()
    method: tuple[str, ...] = ()
    operator: str | None = None
    inplace: bool = False
    into: Callable[..., None] | None = None
    out: bool = False
    ufunc: Callable[..., Any] | None = None
    body: str | None = None
    result: str = "compute"
    cases: tuple[tuple[dict[str, str], str], ...] = ()
    exact_numbers: tuple[int, ...] = ()
    takes_complex: bool = False
    can_fail: bool = False
    ulp: dict[str, float] = field(default_factory=dict)
    ulp_of_input: bool = False
    sampler: Callable[[Any], Any] | None = None
    samples: Callable[[], Any] | None = None
    numpy: tuple[Callable[..., Any], ...] = ()
    numpy_method: tuple[str, ...] = ()
    differs: str = ""
    effect: bool = False  # random draws: kept in order, never merged or dropped
    module: str = field(default_factory=_module_being_imported)

    @functools.cached_property
    def signature(self) -> inspect.Signature:
        """Of the public function. Made when it is first asked for: few are, and making them all is slow."""
        return self.make_signature()

    def bind(self, args: Sequence[Any], kwargs: dict[str, Any]) -> tuple[Any, ...]:
        """Arguments in parameter order with defaults filled in; sizes given one by one become one tuple.

        Errors: TypeError that names the operation for missing, surplus or unknown arguments.
        """
        names = self.signature.parameters
        renamed = {k if k in names else KEYWORD_ALIASES.get(k, k): v for k, v in kwargs.items()}
        for position, parameter in enumerate(names.values()):
            if parameter.kind is parameter.VAR_POSITIONAL and parameter.name in renamed and len(args) <= position:
                before = [renamed.pop(name) for name in list(names)[len(args) : position] if name in renamed]
                args = (*args, *before, renamed.pop(parameter.name))  # sizes by name, as one sequence
        try:
            bound = self.signature.bind(*args, **renamed)
        except TypeError as error:
            raise TypeError(f"{self.name}(): {error}; the signature is {self.name}{self.signature}") from None
        bound.apply_defaults()
        return tuple(bound.arguments[name] for name in names)

    def apply(self, builder: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
        """Bind, check that tensors are where tensors belong, and build. What a call of the public function means.

        Errors: TypeError for a wrong argument; whatever ``build`` raises.
        """
        bound = self.checked(builder, args, kwargs)
        if builder.dialect == "numpy" and self.kind == "reduction" and any(isinstance(x, tuple | list) and not x for x in bound[1:]):
            raise NotCovered("no axes at all, which are all axes for torch and none for NumPy")
        return self.build(builder, *bound)

    def checked(self, builder: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> tuple[Any, ...]:
        """The arguments bound, with tensors where tensors belong. Errors: TypeError for a wrong argument."""
        bound = self.bind(args, kwargs)
        for position, (parameter, argument) in enumerate(zip(self.signature.parameters.values(), bound, strict=True), 1):
            if parameter.annotation == "Value" and not builder.is_value(argument):
                raise self.wrong_argument(parameter.name, position, argument)
            if parameter.annotation == "float" and type(argument) is complex:
                raise self.wrong_argument(parameter.name, position, argument, "float")
            if parameter.annotation in ("Values", "VarValues"):
                several = argument if isinstance(argument, tuple | list) else (argument,)
                if parameter.annotation == "VarValues" and len(several) == 1 and isinstance(several[0], tuple | list):
                    several = several[0]
                for element in several:
                    if not builder.is_value(element):
                        raise self.wrong_argument(parameter.name, position, element)
        return bound

    def apply_numpy(self, builder: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
        """The same for a call of one of the functions in ``numpy``: positional operands, and ``axis`` and ``keepdims`` for reductions.

        Errors: NotCovered for every other argument, whose order or meaning differs between the dialects.
        """
        parameters = self.signature.parameters.values()
        required = sum(p.default is p.empty for p in parameters)
        positional = required + 1 if self.kind == "reduction" else sum(p.kind is p.POSITIONAL_OR_KEYWORD for p in parameters)
        if any(p.kind is p.VAR_POSITIONAL for p in parameters):  # sizes, one by one
            positional = len(args)
        surplus = set(kwargs) - ({"axis", "keepdims"} if self.kind == "reduction" else set())
        if surplus or not required <= len(args) <= positional:
            raise NotCovered(f"{self.name} with {', '.join(sorted(surplus)) or f'{len(args)} positional arguments'}")
        return self.apply(builder, args, kwargs)

    def require_computable(self, dtype: Any) -> None:
        """Errors: NotImplementedError for complex numbers, which most functions do not mean; those that only move elements may have any dtype."""
        if dtype.kind == "c" and not self.takes_complex and self.kind in COMPUTING:
            raise NotImplementedError(f"\"{self.name}_cpu\" not implemented for '{'ComplexFloat' if dtype.itemsize == 8 else 'ComplexDouble'}'")

    def wrong_argument(self, name: str, position: int, given: Any, wanted: str = "Tensor") -> TypeError:
        """The error for an argument that should be a tensor, or what else is wanted."""
        kind = type(given)
        described = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
        return TypeError(f"{self.name}(): argument '{name}' (position {position}) must be {wanted}, not {described}")

    def __repr__(self) -> str:
        return f"<Row {self.name}{self.signature}>"


def operation(
    kind: str, *, name: str | None = None, method: Sequence[str] | None = None, keyword_only: int = 0, refused: str = "", **fields: Any
) -> Callable[[Callable[..., Any]], Row]:
    """Decorator: make a row from its build function, whose parameters after the builder are the signature and whose docstring is the doc.

    A trailing underscore of the function's name (``sum_``) is dropped. ``method`` defaults to the row's name when the first parameter is a tensor.
    The last ``keyword_only`` parameters, and whatever follows sizes, are keyword-only in the public signature; ``build`` takes all by position.
    ``refused``: kinds (letters of ``np.dtype.kind``) that the first tensor may not have and, where "c" is among them, no tensor may.
    """

    def enter(build: Callable[..., Any]) -> Row:
        title = name or build.__name__.rstrip("_")
        of_tensor = build.__code__.co_varnames[1:2] == ("input",) and "." not in title
        methods = tuple(method) if method is not None else (title,) if of_tensor else ()
        meant = _refusing(build, title, refused) if refused else build
        return register(Row(title, kind, functools.partial(_public_signature, build, keyword_only), meant, doc=build.__doc__ or "", method=methods, **fields))

    return enter


def _refusing(build: Callable[..., Any], name: str, refused: str) -> Callable[..., Any]:
    @functools.wraps(build)
    def checked(builder: Any, *bound: Any) -> Any:
        kinds = refused
        for x in bound:
            if builder.is_value(x):
                if x.dtype.kind in kinds:
                    raise NotImplementedError(f"\"{name}_cpu\" not implemented for '{label(x.dtype)}'")
                kinds = "c" if "c" in refused else ""
        return build(builder, *bound)

    return checked


def _public_signature(build: Callable[..., Any], keyword_only: int) -> inspect.Signature:
    parameters = list(inspect.signature(build).parameters.values())[1:]
    parameters = [p.replace(kind=p.VAR_POSITIONAL, default=p.empty) if p.annotation in ("Sizes", "VarValues", "VarData") else p for p in parameters]
    for index, parameter in enumerate(parameters):
        if index >= len(parameters) - keyword_only or any(p.kind is p.VAR_POSITIONAL for p in parameters[:index]):
            parameters[index] = parameter.replace(kind=parameter.KEYWORD_ONLY)
    return inspect.Signature(parameters)
