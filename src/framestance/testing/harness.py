"""The shape of most tests: the user's function, run plain and compiled on equal arguments, with the number of graphs and breaks asserted."""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable
from typing import Any

from .compare import outcome, same_outcome, same_value


def check_compiled(
    function: Callable[..., Any],
    *argument_sets: tuple[Any, ...],
    graphs: int | None = None,
    breaks: int | None = None,
    eager: int | None = None,
    calls: int = 2,
    rtol: float = 0.0,
    **options: Any,
) -> Any:
    """Call ``function`` plain and compiled, ``calls`` times for each set of arguments (deep copies), and compare results, errors and the arguments afterwards.

    graphs, breaks, eager: how many graphs were captured, breaks met and runs made eagerly in all (None: not asserted). options: for ``compile``. Returns
    the compiled function.
    Errors: AssertionError that says what differs.
    """
    from ..compiler import compile, stats

    compiled = compile(function, **options)
    name = getattr(function, "__name__", str(function))
    for number, arguments in enumerate(argument_sets):
        for call in range(calls):
            for_plain, for_compiled = copy.deepcopy(arguments), copy.deepcopy(arguments)
            want = outcome(functools.partial(function, *for_plain))
            got = outcome(functools.partial(compiled, *for_compiled))
            what = f"{name}, arguments {number}, call {call}"
            same_outcome(got, want, what, rtol=rtol)
            same_value(for_compiled, for_plain, f"{what}: arguments afterwards", rtol=rtol)
    found = stats(compiled)
    for label, value, wanted in (("graphs", found.graphs, graphs), ("breaks", len(found.breaks), breaks), ("eager runs", sum(found.eager.values()), eager)):
        assert wanted is None or value == wanted, f"{name}: {value} {label}, wanted {wanted}; {found}"
    return compiled


def same_compiled(*argument_sets: Callable[[], tuple[Any, ...]] | tuple[Any, ...], **expected: Any) -> Callable[[Callable[..., Any]], Callable[[], None]]:
    """Decorator: the decorated function is the user's; the result is a test without arguments that does ``check_compiled``.

    >>> import framestance as fs
    >>> @same_compiled(lambda: (fs.ones(3),), graphs=1, breaks=0)
    ... def test_add(x):
    ...     return x + 1
    >>> test_add()
    """

    def decorate(function: Callable[..., Any]) -> Callable[[], None]:
        def test() -> None:
            check_compiled(function, *(a() if callable(a) else a for a in argument_sets), **expected)

        test.__name__, test.__doc__, test.__module__ = function.__name__, function.__doc__, function.__module__
        return test

    return decorate
