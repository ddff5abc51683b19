"""What a run and each of its tests is held to: the options, the ini file and the marks, checked and joined."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ..compiler.stance import STANCES, Stance, what_is_wrong

MARKS = ("stance", "compiles", "recompiles", "no_graph_break", "no_framestance")
FORMATS = (".json", ".html")


class BadMark(ValueError):
    """A mark has arguments that it cannot have."""


@dataclass(frozen=True)
class Limit:
    """A number that the test may not exceed, and who says so."""

    number: int
    source: str


@dataclass(frozen=True)
class Settings:
    """What the options or the ini file say; an option comes before the ini file.

    stance: a name of STANCES, or None; stance_source: who asks for it. budget: compiles per compiled function and test, or None.
    breaks: who forbids graph breaks; "" for nobody. reports: absolute paths.
    """

    stance: str | None = None
    stance_source: str = ""
    budget: Limit | None = None
    breaks: str = ""
    reports: tuple[Path, ...] = ()

    @classmethod
    def of(cls, config: pytest.Config) -> Settings:
        """Errors: pytest.UsageError, which names the option, the value and what is accepted."""
        option = config.option
        stance, stance_source = _asked(config, option.framestance_stance, "stance")
        if stance is not None and stance not in STANCES:
            raise pytest.UsageError(f"{stance_source}: unknown stance {stance!r}; there are {', '.join(STANCES)}")
        budget, budget_source = _asked(config, option.framestance_budget, "compile_budget")
        if budget is not None and not (budget.isascii() and budget.isdigit()):
            raise pytest.UsageError(f"{budget_source}: N must be a number of compiles, 0 or more, not {budget!r}")
        if option.framestance_reports is not None:
            paths = [config.invocation_params.dir / path for path in option.framestance_reports]
        else:
            paths = [config.rootpath / path for path in config.getini("compile_report")]
        breaks = ""
        if option.framestance_no_graph_break or config.getini("fail_on_graph_break"):
            breaks = "--fail-on-graph-break" if option.framestance_no_graph_break else "fail_on_graph_break = true"
        return cls(stance, stance_source, None if budget is None else Limit(int(budget), budget_source), breaks, tuple(map(_checked, paths)))


def _asked(config: pytest.Config, given: str | None, name: str) -> tuple[str | None, str]:
    """The value of an option, else of the ini file's line of the same meaning, and how the user wrote it."""
    if given is not None:
        return given, f"--{name.replace('_', '-')}={given}"
    value = config.getini(name) or None
    return value, f"{name} = {value}" if value is not None else ""


def _checked(path: Path) -> Path:
    """A report's path, whose folder exists now. Errors: pytest.UsageError."""
    if path.suffix not in FORMATS:
        raise pytest.UsageError(f"--compile-report: PATH must end in .json or .html, not {path.name!r}")
    if path.is_dir():
        raise pytest.UsageError(f"--compile-report: {path} is a folder")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise pytest.UsageError(f"--compile-report: {path} cannot be written: {error}") from None
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise pytest.UsageError(f"--compile-report: {path} cannot be written: permission denied")
    return path


@dataclass(frozen=True)
class Policy:
    """What one test, or one fixture of wider scope, is held to.

    stance: in force meanwhile; None leaves the one that is. max_*, min_compiles, budget: None for no limit. must_run: the mark that says that compiled
    code runs in the test. breaks, refuses: who forbids graph breaks and recompiles; "" for nobody.
    """

    stance: Stance | None = None
    max_compiles: Limit | None = None
    min_compiles: Limit | None = None
    max_recompiles: Limit | None = None
    budget: Limit | None = None
    must_run: str = ""
    breaks: str = ""
    refuses: str = ""

    @property
    def enforces(self) -> str:
        """Who holds the test to something that means nothing when compiling is switched off; "" for nobody."""
        limits = (self.max_recompiles, self.max_compiles, self.min_compiles, self.budget)
        return self.refuses or self.must_run or self.breaks or next((limit.source for limit in limits if limit is not None), "")


def policy_of(node: Any, settings: Settings) -> Policy:
    """What holds for a test, class, module or session. Errors: BadMark."""
    marks, alone = _marks_of(node)
    if alone:
        settings = Settings()
    stance, refuses = _stance_of(marks.get("stance"), settings)
    recompiles = _limit(marks.get("recompiles"), "max", 0)
    if recompiles is not None:
        if recompiles.number == 0 and stance is None:
            stance = Stance("fail_on_recompile", allow_first=True, scope="process")  # it then fails where it happens
        elif recompiles.number > 0 and stance is not None and stance.name == "fail_on_recompile" and "stance" not in marks:
            stance = None  # the mark asks for what the option forbids
        refuses = recompiles.source
    compiles = marks.get("compiles")
    most, least = _limit(compiles, "max", None), _limit(compiles, "min", None)
    if most is not None and least is not None and least.number > most.number:
        raise BadMark(f"{most.source}: min must not be greater than max")
    nothing = (least or most) is not None and (least or most).number == 0  # type: ignore[union-attr]
    mark = marks.get("no_graph_break")
    if mark is not None and (mark.args or mark.kwargs):
        raise BadMark(f"{_text(mark)}: the mark has no arguments")
    return Policy(
        stance,
        most,
        least if least is not None and least.number else None,
        recompiles,
        settings.budget,
        "" if compiles is None or nothing else _text(compiles),
        _text(mark) if mark is not None else settings.breaks,
        refuses,
    )


def _marks_of(node: Any) -> tuple[dict[str, pytest.Mark], bool]:
    """The nearest mark of each name, and whether ``no_framestance`` has cut off what is further out."""
    found: dict[str, pytest.Mark] = {}
    last: Any = None
    for owner, mark in node.iter_markers_with_node():
        if last is not None and owner is not last:
            return found, True
        if mark.name == "no_framestance":
            last = owner
        elif mark.name in MARKS:
            found.setdefault(mark.name, mark)
    return found, last is not None


def _stance_of(mark: pytest.Mark | None, settings: Settings) -> tuple[Stance | None, str]:
    """The stance, and who refuses recompiles if it does."""
    if mark is None:
        name, options, source = settings.stance, {}, settings.stance_source
    else:
        source = _text(mark)
        if len(mark.args) != 1:
            raise BadMark(f"{source}: the mark needs the name of a stance, one of {', '.join(STANCES)}")
        name, options = mark.args[0], dict(mark.kwargs)
    if name is None:
        return None, ""
    if name == "fail_on_recompile":
        options.setdefault("allow_first", True)
    if options.setdefault("scope", "process") != "process":
        raise BadMark(f"{source}: scope must be 'process' here, so that threads of the test count, not {options['scope']!r}")
    try:
        stance = Stance(name, **options)
    except TypeError:
        raise BadMark(f"{source}: the options are skip_guard_eval_unsafe, force_backend and allow_first") from None
    wrong = what_is_wrong(stance)
    if wrong is not None:
        raise BadMark(f"{source}: {wrong[1]}")
    return stance, source if name == "fail_on_recompile" else ""


def _limit(mark: pytest.Mark | None, name: str, default: int | None) -> Limit | None:
    if mark is None:
        return None
    accepted = {"recompiles": ("max",), "compiles": ("max", "min")}[mark.name]
    values = {**dict(zip(accepted, mark.args, strict=False)), **mark.kwargs}
    if len(mark.args) > len(accepted) or values.keys() - {*accepted} or len(values) < len(mark.args) + len(mark.kwargs):
        raise BadMark(f"{_text(mark)}: the arguments are {' and '.join(accepted)}")
    number = values.get(name, default)
    if number is None:
        return None
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise BadMark(f"{_text(mark)}: {name} must be a number, 0 or more, not {number!r}")
    return Limit(number, _text(mark))


def _text(mark: pytest.Mark) -> str:
    arguments = ", ".join([*map(repr, mark.args), *(f"{name}={value!r}" for name, value in mark.kwargs.items())])
    return f"@pytest.mark.{mark.name}" + (f"({arguments})" if arguments else "")
