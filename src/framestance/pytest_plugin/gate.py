"""The hooks around each test: they open its stance, collect what happens in any thread, and fail the phase that broke what the test is held to."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from .. import _C
from ..compiler.background import wait_for_compiles
from ..compiler.config import config as compiler_config
from ..compiler.stance import Stance, get_stance, set_stance
from ..diag.errors import RecompileError, recompile_text
from ..diag.events import Compiled, Eager, subscribe
from .expected import is_expected
from .judge import Judge, Made, switch
from .record import Break, Compile, Recompile, Record
from .settings import BadMark, Policy, Settings, policy_of
from .torch_side import TorchSide

if TYPE_CHECKING:
    from .watch import CompileWatch

MADE_KEPT = 100_000  # entries whose test is remembered


class Opened:
    """A stance in force for every thread, of framestance and, as far as it has it, of torch; until ``close``, which may be called twice."""

    def __init__(self, stance: Stance, torch: TorchSide) -> None:
        self.stance = stance
        self._stack = contextlib.ExitStack()
        options = {} if stance.name != "fail_on_recompile" else {"allow_first": stance.allow_first}
        unsafe, backend = stance.skip_guard_eval_unsafe, stance.force_backend
        self._stack.enter_context(set_stance(stance.name, skip_guard_eval_unsafe=unsafe, force_backend=backend, scope="process", **options))
        of_torch = torch.enter(stance.name, stance.allow_first)
        if of_torch is not None:
            self._stack.push(of_torch)

    def close(self) -> None:
        self._stack.close()


class Test:
    """One run of one test. attempt: 1, or more where a plugin runs the test again."""

    def __init__(self, item: pytest.Item, policy: Policy, judge: Judge, attempt: int) -> None:
        self.item, self.policy, self.judge, self.attempt = item, policy, judge, attempt
        self.record = judge.record
        self.stances: list[Opened] = []  # in force and judged
        self.fixtures: list[dict[str, Any]] = []
        self.breaches: dict[str, list[str]] = {}
        self.outcome = "passed"
        self.breaks_before = _break_hits() if policy.breaks else {}
        self.warming = 0  # warmup blocks that are open

    def data(self, earlier: Iterable[dict[str, Any]]) -> dict[str, Any]:
        stance = self.policy.stance.name if self.policy.stance is not None else "default"
        more = {"outcome": self.outcome, "stance": stance, "attempt": self.attempt, "fixtures": self.fixtures, "earlier": list(earlier)}
        return {**self.record.data(), **more, "breaches": [text for texts in self.breaches.values() for text in texts]}


class Gate:
    """Listens for as long as the run lasts. What happens in no test goes to ``outside``."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.torch = TorchSide()
        self.outside = Record("outside of tests", around=True)
        self.late: list[str] = []  # breaches by threads between and after tests
        self.test: Test | None = None
        self._record: Record = self.outside
        self._began = False
        self._made: Made = {}
        self._attempts: list[Test] = []  # of the running protocol
        on: list[tuple[Any, Callable[[Any], None]]] = [
            ("compile", self._on_compile),
            ("recompile_refused", self._on_refused),
            ("graph_break", self._on_break),
            ("eager", self._on_eager),
        ]
        self._stop = [subscribe(kind, listener) for kind, listener in on]

    def pytest_unconfigure(self) -> None:
        self._close_test()
        for stop in self._stop:
            stop()

    # ---- what happens, in whatever thread

    def _on_compile(self, made: Compiled) -> None:
        record, test = self._record, self.test
        warm = test is not None and test.warming > 0
        if len(self._made) < MADE_KEPT:
            self._made[(made.function, made.where, made.entry)] = record.name
        thread = record.thread()
        item = Compile(made.function, made.where, made.seconds, made.text, made.reasons, made.entry, made.owner, thread=thread, warmup=warm)
        record.compiles.append(item)
        if made.reasons:
            record.add_recompile(Recompile(made.function, made.where, made.text, made.reasons, thread=thread, warmup=warm))
            if test is None and self._began and thread and self.settings.stance == "fail_on_recompile":
                self.late.append(f"{made.text}\n  in the thread {thread}, while no test was running")

    def _on_refused(self, error: RecompileError) -> None:
        test, now = self.test, get_stance()
        own = test is not None and not any(opened.stance == now for opened in test.stances)
        strict = test is not None and not own and now != test.policy.stance
        judged = test is not None and not own and not is_expected()
        where = (error.filename, error.lineno)
        self._record.add_recompile(
            Recompile(
                error.function,
                where,
                str(error),
                error.reasons,
                "refused",
                error.first_compile,
                judged=judged,
                strict=strict,
                thread=self._record.thread(),
            )
        )

    def _on_break(self, note: Any) -> None:
        self._record.breaks.append(Break(note.code, note.message, note.function, (note.filename, note.lineno), note.fix))

    def _on_eager(self, run: Eager) -> None:
        record = self._record
        record.add_eager(run.cause, switched_off=run.cause == "disabled" and compiler_config.disable)
        if run.cause == "limit":
            text = recompile_text(f"{run.function!r} has reached its recompile limit, and ran uncompiled", run.where, "R011", run.reasons)
            warm = self.test is not None and self.test.warming > 0
            if not any(each.text == text for each in record.recompiles):
                record.add_recompile(Recompile(run.function, run.where, text, run.reasons, "hidden", thread=record.thread(), warmup=warm))
        elif run.cause in ("unsupported", "error"):
            generator = run.cause == "unsupported"
            message = "frames of generators and coroutines always run uncompiled" if generator else "the compiler could not compile it"
            item = Break("B006" if generator else "I001", message, run.function, run.where)
            if item not in record.breaks:
                record.breaks.append(item)

    # ---- a test's life

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self._attempts.clear()
        try:
            return (yield)
        finally:
            self._close_test()
            self._attempts.clear()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, Any, Any]:
        wrong = self._begin(item)
        result = yield from self._held(item, "setup")
        if wrong:  # not before: other plugins rely on a setup that has begun
            pytest.fail(wrong, pytrace=False)
        return result

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Any, Any]:
        return (yield from self._held(item, "call"))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None, Any, Any]:
        try:
            return (yield from self._held(item, "teardown"))
        finally:
            self._close_test()

    def _begin(self, item: pytest.Item) -> str:
        """A run of the test begins; what is wrong with its marks, which then hold it to nothing."""
        self._close_test()
        self._began = True
        self.torch.poll(self.outside)
        wrong = ""
        try:
            policy = policy_of(item, self.settings)
        except BadMark as error:
            policy, wrong = Policy(), str(error)
        earlier = tuple(text for attempt in self._attempts for text in attempt.judge.lasting)
        test = Test(item, policy, Judge(item.nodeid, Record(item.nodeid), policy, self._made, earlier), len(self._attempts) + 1)
        self._attempts.append(test)
        self.test, self._record = test, test.record
        if policy.stance is not None:
            test.stances.append(Opened(policy.stance, self.torch))
        return wrong

    def _close_test(self) -> None:
        test, self.test, self._record = self.test, None, self.outside
        if test is not None:
            for opened in reversed(test.stances):
                opened.close()
            self.torch.poll(test.record)
            test.record.end()

    def _held(self, item: pytest.Item, phase: str) -> Generator[None, Any, Any]:
        """Let the phase run, and fail it if it ends well, or in a skip, although something was broken in it."""
        try:
            result = yield
        except BaseException as error:
            if self._judge(item, phase, completed=False) and isinstance(error, pytest.skip.Exception):
                self._fail(phase)
            raise
        if self._judge(item, phase, completed=phase == "call"):
            self._fail(phase)
        return result

    def _judge(self, item: pytest.Item, phase: str, completed: bool) -> bool:
        test = self.test
        if test is None or test.item is not item:
            return False
        if test.record.eager.get("background"):
            wait_for_compiles(60)
        self.torch.poll(test.record, warmup=False)
        _add_cached_breaks(test)
        found = test.judge.breaches(completed, self.torch.switched_off())
        test.breaches.setdefault(phase, []).extend(found)
        return bool(found)

    def _fail(self, phase: str) -> None:
        assert self.test is not None
        pytest.fail("\n".join(self.test.breaches[phase]), pytrace=False)

    # ---- fixtures that outlive the test

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest) -> Generator[None, Any, Any]:
        """A fixture of wider scope is held to what its class, module or session says, not to the marks of the test that happens to be the first."""
        test = self.test
        if fixturedef.scope == "function" or test is None:
            return (yield)
        self.torch.poll(self._record)
        name = f"{fixturedef.scope} fixture {fixturedef.argname}"
        begin, end = self._fixture_part(name, request.node)
        fixturedef.addfinalizer(end)  # finalizers run backwards: the fixture's own ones lie between these two
        begin()
        try:
            return (yield)
        finally:
            end()
            fixturedef.addfinalizer(begin)

    def _fixture_part(self, name: str, node: Any) -> tuple[Callable[[], None], Callable[[], None]]:
        """What to call before and after the setup, and again the teardown, of a fixture of wider scope."""
        open_parts: list[tuple[Test | None, Record, Record, Opened | None]] = []

        def begin() -> None:
            try:
                policy = policy_of(node, self.settings)
            except BadMark:
                policy = Policy()  # each of its tests says so
            test, outer = self.test, self._record
            self._record = Record(name)
            opened = None
            stance = policy.stance
            if stance is None and test is not None and test.stances:
                stance = Stance(scope="process")  # the test's own stance is not the fixture's
            if stance is not None:
                opened = Opened(stance, self.torch)
                if test is not None:
                    test.stances.append(opened)
            open_parts.append((test, outer, self._record, opened))

        def end() -> None:
            if not open_parts:
                return
            test, outer, record, opened = open_parts.pop()
            self.torch.poll(record)
            record.end()
            if opened is not None:
                opened.close()
            self._record = outer
            if test is None:
                return
            if opened is not None:
                test.stances.remove(opened)
            test.record.take_over(record)
            if record.has_anything():
                test.fixtures.append(record.data())

        return begin, end

    # ---- reports

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        test = self._attempts[-1] if self._attempts and self._attempts[-1].item is item else None
        if test is not None and call.when == "teardown" and (test.record.has_anything() or any(test.breaches.values())):
            _set_properties(test)
        report = yield
        if test is None or call.when is None:
            return report
        texts = test.breaches.get(call.when, [])
        if texts and report.skipped and not hasattr(report, "wasxfail"):  # of unittest, whose skips are no exceptions here
            report.outcome, report.longrepr = "failed", "\n".join(texts)
        _note_outcome(test, report)
        shown = str(report.longrepr) if report.longrepr is not None else ""
        if texts and any(text.rpartition("\n")[2] not in shown for text in texts):  # the test has an error of its own
            report.sections.append((f"framestance {call.when}", "\n".join(texts)))
        if call.when == "teardown":
            data = test.data(each.data(()) for each in self._attempts[:-1])
            if any(data[key] for key in ("compiles", "hits", "recompiles", "breaks", "eager", "fixtures", "breaches", "earlier")):
                report.framestance = data  # type: ignore[attr-defined]
        return report

    # ---- the fixture

    @contextlib.contextmanager
    def open(self, stance: Stance, judged_for: Test | None = None) -> Iterator[None]:
        """A stance for every thread; refusals under it are judged for that test."""
        opened = Opened(stance, self.torch)
        if judged_for is not None:
            judged_for.stances.append(opened)
        try:
            yield
        finally:
            opened.close()
            if judged_for is not None and opened in judged_for.stances:
                judged_for.stances.remove(opened)

    def switched_off(self) -> str:
        """What switches compiling off, or ""."""
        return switch() if compiler_config.disable else ""

    def watch(self, item: Any) -> CompileWatch:
        """The ``compile_watch`` of a test; where nothing else has asked for the gate, the test begins here."""
        from .watch import CompileWatch

        wrong = self._begin(item) if self.test is None or self.test.item is not item else ""
        if wrong:
            pytest.fail(wrong, pytrace=False)
        assert self.test is not None
        return CompileWatch(self, self.test)


def _break_hits() -> dict[int, int]:
    """Hits of each entry that ends in a graph break, by its id."""
    return {id(entry): entry.hits for entry in _broken_entries()}


def _broken_entries() -> list[_C.Entry]:
    frames = [cache.state.get("frame") for cache in _C.all_caches()]
    return [
        entry
        for frame in frames
        if frame is not None
        for site in frame.sites.values()
        for entry in site.entries
        if getattr(entry.info, "ended_by", None) is not None
    ]


def _add_cached_breaks(test: Test) -> None:
    """A graph break is an event when it is met first; here are those of entries that the test has hit."""
    if not test.policy.breaks or not test.record.hits:
        return
    known = {(each.code, each.where) for each in test.record.breaks}
    for entry in _broken_entries():
        note = entry.info.ended_by
        where = (note.filename, note.lineno)
        if entry.hits > test.breaks_before.get(id(entry), 0) and (note.code, where) not in known:
            known.add((note.code, where))
            test.record.breaks.append(Break(note.code, note.message, note.function, where, note.fix, cached=True))


def _set_properties(test: Test) -> None:
    """What the JUnit file says of the test; a rerun replaces what the run before it said."""
    record = test.record
    kept = [pair for pair in test.item.user_properties if not pair[0].startswith("framestance.")]
    made = [
        ("framestance.compiles", len(record.compiles)),
        ("framestance.compile_seconds", round(record.seconds, 6)),
        ("framestance.recompiles", len(record.recompiles)),
        ("framestance.graph_breaks", len(record.breaks)),
        *(("framestance.recompile", each.text) for each in record.recompiles),
    ]
    test.item.user_properties[:] = kept + made


def _note_outcome(test: Test, report: pytest.TestReport) -> None:
    """The worst of the phases, in pytest's words."""
    if hasattr(report, "wasxfail"):
        test.outcome = "xfailed" if report.skipped else "xpassed"
    elif report.failed:
        test.outcome = "failed" if report.when == "call" else "error"
    elif report.skipped:
        test.outcome = "skipped"
