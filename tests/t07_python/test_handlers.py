"""Handlers of exceptions that uncompiled code raised: their tensor code is compiled, too, and the exception stays the one that is being handled."""

from __future__ import annotations

import contextlib
import sys
import traceback

import pytest

import framestance as torch
from framestance.testing import outcome, same_outcome
from framestance.testing.compare import user_lines
from t07_python.comparing import compiled_equals_plain

LOG: list[object] = []


def fails(error=ValueError, *args):
    """Nobody knows what print does: it is called uncompiled, and so is what is called around it."""
    print(end="")
    raise error(*args)


def told():
    kind, value, trace = sys.exc_info()
    LOG.append((kind, str(value), len(traceback.extract_tb(trace)) if trace else 0))


def named(x):
    try:
        fails(ValueError, 3)
    except ValueError as e:
        return x * 2 + 1, e.args


def bare(x):
    try:
        fails()
    except:  # noqa: E722
        x = x * 2
    return x + 1


def second_clause(x):
    try:
        fails(KeyError, "k")
    except ValueError:
        x = x * 3
    except (TypeError, KeyError):
        x = x * 2
        told()
        x = x + 1
    return x + 1


def final(x):
    for i in range(3):
        try:
            if i == 1:
                fails()
            told()
        except ValueError:
            x = x * 2
            continue
        finally:
            x = x + 1
            told()
            x = x * 3
    return x


def final_that_returns(x):
    try:
        fails()
    finally:
        x = x * 2
        return x + 1  # noqa: B012


def final_that_passes_on(x):
    try:
        fails(KeyError, 1)
    finally:
        x = x * 2
        LOG.append(x + 1)


def leaves_the_loop(x):
    while True:
        try:
            fails()
        except ValueError:
            x = x + 1
            if len(LOG) < 3:
                LOG.append(1)
                x = x * 2
                continue
            break
    return x * 3


def nested(x):
    try:
        fails(ValueError, 1)
    except ValueError as outer:
        x = x + 1
        try:
            fails(KeyError, 2)
        except KeyError as inner:
            x = x * 2
            told()
            LOG.append((inner.__context__ is outer, outer.__context__))
            x = x + 3
        told()
        x = x * 4
    told()
    return x + 5


def raised_again(x):
    try:
        fails(ValueError, 1)
    except ValueError:
        LOG.append(x * 2 + 1)
        raise


def raised_from(x):
    try:
        fails(ValueError, 1)
    except ValueError as e:
        y = x * 2 + 1
        raise KeyError(y.shape[0]) from e


def raised_inside_and_handled(x):
    try:
        fails(ValueError, 1)
    except ValueError:
        x = x * 2
        try:
            raise KeyError(2)
        except KeyError as e:
            x = x + 1
            context = e.__context__
            LOG.append((type(context), context.args))
        x = x * 3
    return x + 1


def shapes_that_do_not_fit(x):
    try:
        fails(ValueError, 1)
    except ValueError:
        y = x * 2
        return y + torch.ones(3)


def asked_outside(x):
    try:
        fails(ValueError, 1)
    except ValueError:
        x = x + 1
        kind, value, _ = sys.exc_info()
        x = x * 2
    return x, kind, value.args, sys.exc_info()


def returned_from_loops(x):
    for i in [1, 2]:
        for j in (3, 4):
            try:
                fails()
            except ValueError:
                if j == 4:
                    return x * i + j


@contextlib.contextmanager
def swallowing():
    try:
        yield
    except ValueError:
        LOG.append("swallowed")


def after_a_with_block_that_swallows(x):
    with contextlib.suppress(ValueError):
        x = x + 1
        fails()
        x = x * 100
    x = x * 2
    with swallowing():
        fails()
    return x + 1


def variables_of_the_handler(x):
    cell = 0

    def add():
        nonlocal cell
        cell += 1
        return cell

    try:
        late = x * 2
        fails()
        never = 1
    except ValueError as e:
        late = late + add()
        text = str(e)
    try:
        return late * 2, text, cell, never
    except UnboundLocalError as e:
        LOG.append(str(e))
    try:
        return e  # noqa: F821  # it was deleted
    except UnboundLocalError as e:
        return late * add(), str(e)


FUNCTIONS = {
    named: 2,
    bare: 2,
    second_clause: 3,
    final: 3,
    final_that_returns: 2,
    final_that_passes_on: 2,
    leaves_the_loop: 3,
    nested: 5,
    raised_again: 2,
    raised_from: 2,
    raised_inside_and_handled: 4,
    shapes_that_do_not_fit: 1,
    asked_outside: 2,
    returned_from_loops: 2,
    after_a_with_block_that_swallows: 3,
    variables_of_the_handler: 3,
}


def run(function):
    LOG.clear()
    return outcome(lambda: function(torch.ones(2))), list(LOG)


@pytest.mark.parametrize(("function", "operations"), FUNCTIONS.items(), ids=lambda v: getattr(v, "__name__", None))
def test_tensor_code_in_handlers_is_compiled(function, operations):
    want, effects = run(function)
    compiled = torch.compile(function)
    for stance in ("default", "fail_on_recompile"):
        with torch.compiler.set_stance(stance):
            got, compiled_effects = run(compiled)
        same_outcome(got, want, function.__name__)
        same_outcome(outcome(lambda: compiled_effects), outcome(lambda: effects), function.__name__)  # noqa: B023
        if want.error is not None:
            assert user_lines(got.error, __file__) == user_lines(want.error, __file__)
        assert sys.exc_info() == (None, None, None)
    assert torch.compiler.stats(compiled).operations >= operations


def test_what_is_handled_outside_stays():
    compiled = torch.compile(named)
    try:
        raise KeyError(1)
    except KeyError as e:
        for _ in range(3):
            compiled(torch.ones(2))
            assert sys.exc_info()[1] is e
    assert sys.exc_info() == (None, None, None)


def test_a_handler_that_calls_its_own_function():
    def f(x, depth):
        try:
            fails(ValueError, depth)
        except ValueError as e:
            x = x + depth
            if depth:
                x = f(x, depth - 1)
            x = x * 2
            return x + e.args[0]

    stats = compiled_equals_plain(f, 4)
    assert stats.operations


def test_the_stance_is_asked_in_handlers_too():
    def f(x, fail):
        try:
            if fail:
                fails(ValueError, 1)
        except ValueError:
            return x * 2
        return x + 1

    compiled = torch.compile(f)
    compiled(torch.ones(2), False)
    compiled(torch.ones(2), True)
    compiled(torch.ones(2), False)
    with torch.compiler.set_stance("fail_on_recompile"):
        assert compiled(torch.ones(2), True).tolist() == [2, 2]
        with pytest.raises(torch.compiler.RecompileError) as error:
            compiled(torch.ones(2, dtype=torch.float64), True)
    assert not isinstance(error.value.__context__, torch.compiler.RecompileError)


def test_one_compile_serves_all_classes_of_exceptions():
    def f(x, kind):
        try:
            fails(kind, 1)
        except (ValueError, KeyError, TypeError, OSError):
            x = x * 2
        try:
            fails(kind, 1)
        except Exception as e:
            x = x * 3
            y = e.args
        try:
            fails(kind, 1)
        except Exception as seen:  # noqa: F841
            x = x * 4
            y = (lambda: seen)().args + y  # noqa: F821
        return x + 1, y

    compiled = torch.compile(f)
    for kind in (ValueError, KeyError, TypeError, OSError):
        same_outcome(outcome(lambda: compiled(torch.ones(2), kind)), outcome(lambda: f(torch.ones(2), kind)))  # noqa: B023
    stats = torch.compiler.stats(compiled)
    assert stats.operations == stats.compiles == 4 and stats.recompiles == []
