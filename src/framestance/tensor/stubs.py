"""Writes the typing stubs of the package and its namespaces from the operation table: `make generate`. Not loaded when the package is used.

Names, defaults and types of parameters are those of the rows' signatures, result types those that the builds' return annotations and ``Row.cases`` say.
Tests hold the written files against what this gives, and the result types against the rows' samples.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ..ops import INPLACE_METHODS, METHODS, Row, dtypes, registers
from . import generate
from . import stub_parts as parts

PACKAGE = Path(__file__).resolve().parents[1]
# What the words of the rows' annotations are in a stub.
WORDS = {
    "Value": "Tensor",
    "Operand": "_Operand",
    "Values": "Sequence[Tensor]",
    "Data": "Any",
    "VarData": "Any",
    "VarValues": "Tensor",
    "Sizes": "_int",
    "Number": "_Number",
    "Ints": "_int | Sequence[_int]",
    "Shape": "Sequence[_int]",
    "Floats": "_float | Sequence[_float]",
    "DType": "_DType",
    "Device": "_Device",
    "int": "_int",
    "float": "_float",
    "bool": "_bool",
    "str": "_str",
    "True": "Literal[True]",
    "False": "Literal[False]",
    "tuple": "tuple",
    "Any": "Any",
    "None": "None",
}


class Parameter(NamedTuple):
    """One parameter of one overload; ``star`` and ``keyword`` are how it may be given, ``default`` a text or None where it must be."""

    name: str
    type: str
    default: str | None
    keyword: bool = False
    star: bool = False
    positional: bool = False


class Case(NamedTuple):
    """One overload: what it says of some parameters (``None`` means the declared type), and what a call gives."""

    types: dict[str, str]
    result: str
    base: bool


# ---- types ----


def type_text(annotation: str, classes: dict[str, Any]) -> str:
    """A row's annotation as a stub spells it; NamedTuples by their private names.

    Errors: KeyError for a word that stubs do not know.
    """
    return re.sub(r"[A-Za-z]\w*", lambda word: f"_{word[0]}" if hasattr(classes.get(word[0]), "_fields") else WORDS[word[0]], annotation)


def _optional(text: str) -> str:
    return text if text == "Any" or "None" in text.split(" | ") else f"{text} | None"


def _without(annotation: str, word: str) -> str:
    """The annotation for what is left when ``word`` has an overload of its own."""
    if word in ("True", "False"):
        return "False" if word == "True" else "True"
    if annotation == "Operand" and word == "int":
        return "Value | None"
    return " | ".join(part for part in annotation.split(" | ") if part != word)


def returned(row: Row) -> str:
    """What a call gives in general, in the words of the rows' annotations."""
    stated = next((result for types, result in row.cases if not types), None)
    if stated is not None:
        return stated
    given = str(inspect.signature(row.build).return_annotation)
    return ("Any" if row.kind == "query" else "Value") if given == "Any" else given


def classes_of(row: Row) -> dict[str, Any]:
    """The names that a row's result type may use."""
    return dict(inspect.unwrap(row.build).__globals__)


# ---- overloads ----


def cases_of(row: Row) -> list[Case]:
    """The overloads that arguments distinguish, the most special first."""
    special = [(types, result) for types, result in row.cases if types]
    declared = {p.name: "Operand" if p.annotation is p.empty else str(p.annotation) for p in row.signature.parameters.values()}
    switches = {name for types, _ in special for name, word in types.items() if word == "True"}
    made = [Case({**dict.fromkeys(switches - set(types), "False"), **types}, result, False) for types, result in special]
    rest = {name: _without(declared[name], word) for types, _ in special for name, word in types.items()}
    made.append(Case(rest, returned(row), True))
    if switches:
        made.append(Case({}, " | ".join(dict.fromkeys([returned(row), *(result for _, result in special)])), True))
    return made


def _parameters(row: Row, case: Case, sequence: bool) -> list[Parameter]:
    """The parameters of one overload; ``sequence``: sizes or tensors come as one sequence."""
    made: list[Parameter] = []
    classes = classes_of(row)
    for p in row.signature.parameters.values():
        annotation = str(p.annotation)
        default = None if p.default is p.empty else repr(p.default)
        word = case.types.get(p.name)
        if p.kind is p.VAR_POSITIONAL:
            if word is not None and not case.base:
                made.append(Parameter(p.name, type_text(word, classes), None, positional=True))
            elif sequence:
                made.append(Parameter(p.name, f"Sequence[{WORDS[annotation]}]", None, positional=annotation != "Sizes"))
            else:
                if word is not None and annotation == "VarValues":  # one alone has an overload of its own
                    made += [Parameter(name, "Tensor", None, positional=True) for name in ("first", "second")]
                made.append(Parameter(p.name, WORDS[annotation], None, star=True))
            continue
        if word is not None:
            annotation = word
            fits = word == default or (default == "None" and "None" in word.split(" | "))
            default = default if fits else None
        text = type_text(annotation, classes)
        made.append(Parameter(p.name, _optional(text) if default == "None" else text, default, p.kind is p.KEYWORD_ONLY))
    return made


def _spelled(made: list[Parameter], row: Row, case: Case, out: bool) -> Iterator[list[Parameter]]:
    """The overload, with NumPy's names of parameters beside torch's, and with ``out``."""
    extra = [Parameter("out", "Tensor | None", "None", True)] if out else []
    aliases = {p.name: generate.ALIASES[p.name] for p in made if p.name in generate.ALIASES}
    beside = [Parameter(aliases[p.name], p.type, "...", True) for p in made if p.name in aliases and p.default is not None]
    yield [*made, *beside, *extra]
    for name in case.types:
        if name in aliases and not case.base:  # the argument that this overload is about may go by the other name, too
            keywords = [p._replace(name=aliases[name], keyword=True) if p.name == name else p for p in made]
            yield [*(p for p in keywords if not p.keyword), *(p for p in keywords if p.keyword), *beside, *extra]


def _listed(made: list[Parameter], method: bool) -> str:
    """The text of a parameter list. What follows a parameter with a default and has none itself can only be given by name."""
    texts: list[str] = []
    defaulted, keyword = False, False
    for index, p in enumerate(made):
        if p.star:
            keyword = True
        elif not keyword and (p.keyword or (defaulted and p.default is None)):
            texts.append("*")
            keyword = True
        defaulted = defaulted or p.default is not None
        if method and index == 0:
            texts.append("self")
            continue
        texts.append(f"{'*' * p.star}{p.name}: {p.type}" + ("" if p.default is None else f" = {p.default}"))
        if p.positional and not (index + 1 < len(made) and (made[index + 1].positional or made[index + 1].star)):
            texts.append("/")
        elif p.positional and made[index + 1].star:
            texts.append("/")
    return ", ".join(texts)


def definition(row: Row, name: str, *, method: bool = False, inplace: bool = False, indent: str = "") -> str:
    """The stub of one function or method, with its overloads."""
    classes = classes_of(row)
    itself = method and name.endswith("_")
    heads: list[tuple[str, str]] = []
    for case in cases_of(row):
        result = "Self" if itself else type_text(case.result, classes)
        several = any(p.annotation in ("Sizes", "VarValues") for p in row.signature.parameters.values())
        about_several = any(row.signature.parameters[n].kind is inspect.Parameter.VAR_POSITIONAL for n in case.types)
        for sequence in (False, True) if several and not (about_several and not case.base) else (False,):
            for made in _spelled(_parameters(row, case, sequence), row, case, row.out and not inplace):
                heads.append((_listed(made, method), result))
    heads = list(dict.fromkeys(heads))
    mark = f"{indent}@overload\n" if len(heads) > 1 else ""
    return "".join(f"{mark}{indent}def {name}({listed}) -> {result}: ...\n" for listed, result in heads)


# ---- files ----


def _rows() -> list[Row]:
    """All rows, whether or not an index knows them."""
    return [row for rows in registers.modules_of_rows().values() for row in rows]


def _named_tuples() -> str:
    """The NamedTuples that rows return, with tensors in them."""
    found: dict[str, Any] = {}
    for row in _rows():
        classes = classes_of(row)
        for word in re.findall(r"[A-Za-z]\w*", " ".join([returned(row), *(result for _, result in row.cases)])):
            if hasattr(classes.get(word), "_fields"):
                if found.setdefault(word, classes[word]) is not classes[word]:
                    raise ValueError(f"two result types are called {word}")
    lines = []
    for name, made in sorted(found.items()):
        lines.append(f"\nclass _{name}(NamedTuple):")
        for field in made._fields:
            annotation = made.__annotations__[field]
            said = annotation.__forward_arg__ if hasattr(annotation, "__forward_arg__") else str(annotation)
            lines.append(f"    {field}: {type_text('Value' if said == 'Any' else said, {})}")
    return "\n".join(lines) + "\n"


def _operators() -> str:
    """The special methods of Tensor that rows make."""
    lines = []
    for name in parts.ARITHMETIC:
        lines += [f"def __{prefix}{name}__(self, other: _OperatorOperand, /) -> Tensor: ..." for prefix in ("", "r")]
        lines.append(f"def __i{name}__(self, other: _OperatorOperand, /) -> Self: ...")
    lines += [f"def __{prefix}matmul__(self, other: Tensor | np.ndarray[Any, Any], /) -> Tensor: ..." for prefix in ("", "r")]
    lines.append("def __imatmul__(self, other: Tensor | np.ndarray[Any, Any], /) -> Self: ...")
    lines += [f"def __{name}__(self, other: _OperatorOperand, /) -> Tensor: ..." for name in parts.COMPARISONS]
    lines += [f"def __{name}__(self, other: _object, /) -> Tensor: ...  # type: ignore[override]" for name in parts.EQUALITIES]
    lines += [f"def __{name}__(self) -> Tensor: ..." for name in parts.UNARY]
    return "".join(f"    {line}\n" for line in lines)


def _defined(text: str, inside: str | None = None) -> set[str]:
    """The names that a piece of a stub defines, at the top or inside a class."""
    body = ast.parse(text).body
    if inside is not None:
        body = next(node.body for node in body if isinstance(node, ast.ClassDef) and node.name == inside)
    names = {node.name for node in body if isinstance(node, ast.FunctionDef)}
    names |= {node.target.id for node in body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}
    return names | {alias.asname or alias.name for node in body if isinstance(node, ast.ImportFrom) for alias in node.names}


def _methods() -> str:
    """Tensor's methods that rows make."""
    by_hand = _defined(parts.TENSOR, "Tensor")
    made = {
        name: definition(row, name, method=True, indent="    ") for name, row in METHODS.entered.items() if not name.startswith("__") and name not in by_hand
    }
    for name, row in INPLACE_METHODS.entered.items():
        if name not in METHODS.entered:
            made[name] = definition(row, name, method=True, inplace=True, indent="    ")
    return "".join(made[name] for name in sorted(made))


def _functions(space: str, by_hand: set[str]) -> str:
    """The functions of one namespace."""
    made = {}
    for row in _rows():
        for public in generate.public_names(row) if row.function else []:
            found, _, name = public.rpartition(".")
            if found == space and name not in by_hand:
                made[name] = definition(row, name)
    return "".join(made[name] for name in sorted(made))


def texts() -> dict[Path, str]:
    """Every stub that is written, with its text."""
    names = {**dtypes.DTYPES, **dtypes.ALIASES}
    package = parts.PACKAGE + "".join(f"{name}: _dtype\n" for name in names) + _named_tuples()
    package += "\n" + parts.TENSOR + _operators() + _methods() + "\n" + _functions("", _defined(parts.PACKAGE))
    found = {PACKAGE / "__init__.pyi": package}
    for space, extra in parts.EXTRA.items():
        functions = _functions(space, _defined(extra))
        private = ", ".join(sorted(set(re.findall(r"(?<=[ \[])_[A-Z]\w+", functions))))
        depth = space.count(".")
        head = parts.NAMESPACE.format(depth="../" * depth, module=f"framestance.{space}", package="." * (1 + depth), private=private)
        found[PACKAGE / f"{space.replace('.', '/')}.pyi"] = head + extra + "\n" + functions
    return found
