"""The page of operations: a summary with counts, then every row of the table by namespace and kind, with how its compiled form runs."""

from __future__ import annotations

import inspect
from collections import Counter
from itertools import islice
from typing import Any

import numpy as np

from framestance.ir import DataDependent, Graph, GraphBuilder
from framestance.ir.plan import compilable
from framestance.ops import ROWS, NotCovered, Row, samples
from framestance.ops.row import KINDS

assert samples  # fills in the rows' samples

NOTICE = "<!-- Written by docs/generate.py: run `make docs` after changing a row of src/framestance/ops. -->\n"
TRIED = 12  # samples of a row that say how it runs
COMMON = ("float32", "float64", "int64", "int32", "bool")
# How a row's compiled form runs: the word in the tables, and what it means.
WAYS = {
    "loop": "compiled loops (products of matrices, where there are any, by kernels of their own)",
    "loop, call": "loops and calls, or one of the two depending on the arguments",
    "call": "a call of the same NumPy or C function that runs uncompiled",
    "view": "nothing to compute: another view of the memory, a copy of it, or an answer that is known when the graph is made",
    "contents": "not in compiled code: the result's shape, or a Python value, depends on what tensors hold, so that the graph ends there; or the row refuses",
    "some contents": "as before, for some arguments; loops or calls for others",
}
SPACES = {"": "framestance", "linalg": "framestance.linalg", "special": "framestance.special", "nn.functional": "framestance.nn.functional"}


# ---- how a row runs ----


def _as_input(builder: GraphBuilder, x: Any) -> Any:
    """Arguments with an input of the graph for every array."""
    if isinstance(x, np.ndarray | np.generic):
        x = np.asarray(x)
        return builder.input(x.dtype, x.shape, tuple(step // x.itemsize for step in x.strides), kind="ndarray")
    return type(x)(_as_input(builder, each) for each in x) if type(x) in (tuple, list) else x


def _arrays(x: Any) -> list[np.ndarray[Any, Any]]:
    return [np.asarray(x)] if isinstance(x, np.ndarray | np.generic) else [y for each in x for y in _arrays(each)] if type(x) in (tuple, list) else []


def _ways_of_sample(row: Row, arguments: tuple[Any, ...]) -> set[str]:
    """How the graph of one call runs: a subset of loop, call, view and contents."""
    graph = Graph()
    builder = GraphBuilder(graph)
    rest = [() if p.kind is p.VAR_POSITIONAL else p.default for p in list(row.signature.parameters.values())[len(arguments) :]]
    try:
        row.build(builder, *(_as_input(builder, x) for x in arguments), *rest)
    except (DataDependent, NotCovered):
        return {"contents"}
    working = [node for node in graph.nodes if node.op not in ("input", "view", "result", "number", "size")]
    if all(node.op == "copy" for node in working):
        return {"view"}
    return {"loop" if compilable(node) else "call" for node in working}


def _common(row: Row) -> list[tuple[Any, ...]]:
    """Some samples of the usual dtypes with elements, or where there are none, any."""
    assert row.samples is not None
    chosen = (given for given in row.samples() if all(x.dtype.name in COMMON and x.size for x in _arrays(given)))
    return list(islice(chosen, TRIED)) or list(islice(row.samples(), TRIED))


def way_of(row: Row) -> str:
    """The word of WAYS for a row: what its samples become."""
    found: set[str] = set().union(*(_ways_of_sample(row, given) for given in _common(row)))
    if "contents" in found:
        return "contents" if found == {"contents"} else "some contents"
    if found >= {"loop", "call"}:
        return "loop, call"
    return next((way for way in ("call", "loop") if way in found), "view")


# ---- the page ----


def _call_of(row: Row, name: str) -> str:
    """The public call under a name, without the annotations, which are in the stubs."""
    parameters = [parameter.replace(annotation=inspect.Parameter.empty) for parameter in row.signature.parameters.values()]
    return f"{name}{inspect.Signature(parameters)}"


def _forms_of(row: Row, name: str) -> str:
    """How else a program may write it."""
    others = [other for other in (row.name, *row.aliases) if row.function and other != name]
    forms = [f"`{other}`" for other in others]
    forms += [f"`.{each}()`" for each in row.method if row.function or each != name.removeprefix("Tensor.")]
    forms += [f"`__{row.operator}__`"] if row.operator else []
    forms += [f"`.{each}_()`" for each in row.method[:1]] if row.inplace else []
    forms += ["`out=`"] if row.out else []
    forms += ["NumPy"] if row.numpy or row.numpy_method else []
    return ", ".join(dict.fromkeys(forms))


def _accuracy_of(row: Row) -> str:
    """What compiled code promises beside the exact value; empty where it makes the same call as uncompiled code."""
    if row.body is None:
        return ""
    distances = {name: distance for name, distance in row.ulp.items() if distance}
    return ", ".join(f"{name} {distance:g} ulp" for name, distance in distances.items()) or "bit for bit"


def _cell(text: str) -> str:
    """Text that may stand in a table."""
    return " ".join(text.split()).replace("|", "\\|")


def _place_of(row: Row) -> tuple[str, str] | None:
    """The namespace and the name under which a row is listed; a row without a function goes by its method, None for rows that others are made of."""
    if row.function:
        return row.name.rpartition(".")[0], row.name
    named = [name for name in row.method if not name.startswith("__")]
    if named or row.method:
        return "Tensor", f"Tensor.{(named or list(row.method))[0]}"
    return None


def _summary(ways: dict[str, str]) -> list[str]:
    """How many rows there are of each kind, and how they run."""
    kinds = {kind: Counter(ways[row.name] for row in ROWS.values() if row.kind == kind and row.name in ways) for kind in KINDS}
    lines = ["| kind | rows | " + " | ".join(WAYS) + " |", "|---|---|" + "---|" * len(WAYS)]
    for kind, counts in kinds.items():
        lines.append(f"| {kind} | {sum(counts.values())} | " + " | ".join(str(counts[way] or "") for way in WAYS) + " |")
    total = Counter(ways.values())
    lines.append(f"| all | {len(ways)} | " + " | ".join(str(total[way] or "") for way in WAYS) + " |")
    return [*lines, "", *(f"- *{way}*: {meaning}." for way, meaning in WAYS.items())]


def page() -> str:
    """The whole page."""
    places = {name: place for name, row in ROWS.items() if (place := _place_of(row))}
    ways = {name: way_of(ROWS[name]) for name in places}
    headings = {**{space: f"`{title}`" for space, title in SPACES.items()}, "Tensor": "Only methods"}
    lines = [
        NOTICE,
        "# Operations\n",
        f"One row of the table in `src/framestance/ops` defines each of these {len(places)}: the function, the methods, what capture puts into a graph and how",
        f"it is compiled. {len(ROWS) - len(places)} more rows only others are made of. Parameters' types are in the typing stubs",
        "(`src/framestance/__init__.pyi` and beside the namespaces). [Torch's own sample inputs](opinfo.md) are run through them with `make opinfo`.\n",
        "## How they run when compiled\n",
        *_summary(ways),
        "\nThese are counted on each row's samples of floats, integers and bools. float16 and bfloat16 run as float32 does, between casts; complex numbers are",
        "computed by calls.\n",
        "## Where they are\n",
    ]
    sections = [(space, kind) for space in headings for kind in KINDS]
    chosen = {section: sorted((n for n, p in places.items() if p[0] == section[0] and ROWS[n].kind == section[1]), key=str.lower) for section in sections}
    for space, heading in headings.items():
        links = [f"[{kind} ({len(chosen[space, kind])})](#{_anchor(space, kind)})" for kind in KINDS if chosen[space, kind]]
        lines.append(f"- {heading}: {', '.join(links)}")
    lines.append("\nThe last column says how far compiled results may be from exact ones; where it is empty, see the column before it.")
    for (space, kind), names in chosen.items():
        if names:
            lines += [
                f'\n<a id="{_anchor(space, kind)}"></a>\n\n### {headings[space]}: {kind}\n',
                "| call | also as | what it does | runs as | accuracy |",
                "|---|---|---|---|---|",
            ]
        for name in names:
            row, called = ROWS[name], places[name][1]
            lines.append(f"| `{_cell(_call_of(row, called))}` | {_forms_of(row, called)} | {_cell(row.doc)} | {ways[name]} | {_accuracy_of(row)} |")
    return "\n".join([*lines, *_differences()]) + "\n"


def _differences() -> list[str]:
    """What is meant to differ from torch."""
    rows = sorted((row for row in ROWS.values() if row.differs), key=lambda row: row.name)
    return [
        "\n## Meant to differ from torch\n",
        "`tests/t15_table/test_against_torch.py` holds every row that torch 2.13 has too against it, on the CPU. What is meant to differ stands below, by",
        "kind (errors, kind or type, dtype, shape, values, strides, memory shared with arguments, writes). Of all rows holds:",
        "",
        "- New tensors lie in memory in the order in which NumPy puts them, unless a `memory_format` is given; views have torch's strides.",
        "- `out=` is not resized, may have any dtype that the result can be cast to, and may not repeat elements in memory.",
        "- A dtype that a row refuses is refused without elements, too. Complex numbers are refused by rows that do not mean them here, some of which torch",
        "  computes; float16 and bfloat16 are computed in float32 by some rows that torch refuses.",
        "- An in-place operation reads all of its arguments before it writes, where they overlap in memory, too. Gradients are not computed.",
        "",
        "| call | what differs, and why |",
        "|---|---|",
        *(f"| `{row.name}` | {_cell(row.differs)} |" for row in rows),
    ]


def _anchor(space: str, kind: str) -> str:
    return f"{(space or 'framestance').replace('.', '-').lower()}-{kind}"
