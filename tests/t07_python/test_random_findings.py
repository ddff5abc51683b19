"""What random programs and hostile readers found, reduced: errors and their words, iterators, keys, contexts of exceptions, classes that change."""

from __future__ import annotations

import functools
import itertools
import warnings

import framestance as torch
from t07_python.comparing import compiled_equals_plain


def test_an_augmented_assignment_says_so_in_its_error():
    def f(x):
        total, said = 0, []
        for wrong in ("a", [1], None):
            try:
                total += wrong
            except TypeError as e:
                said.append(str(e))
        return x + len(said), said

    assert compiled_equals_plain(f).graphs == 1


def test_iterators_that_refuse_their_operands_when_they_are_made():
    def f(x):
        refused = []
        for make in (lambda: itertools.count("a"), lambda: itertools.islice([1], -1), lambda: itertools.chain.from_iterable(3), lambda: itertools.product(2)):
            try:
                make()
            except (TypeError, ValueError) as e:
                refused.append(type(e).__name__)
        return x + len(refused), refused

    compiled_equals_plain(f)


def test_a_tensor_filled_with_more_than_its_dtype_holds_warns_of_nothing():
    def f(x):
        return torch.full((2,), 1e308) + x

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert compiled_equals_plain(f).graphs == 1


def test_errors_of_assignment_and_deletion_say_so():
    def f(x):
        items, said = [1], []
        for attempt in (lambda: items.__setitem__(3, 0), lambda: functools.partial("no function"), lambda: iter(3)):
            try:
                attempt()
            except (IndexError, TypeError) as e:
                said.append(str(e))
        try:
            items[3] = 0
        except IndexError as e:
            said.append(str(e))
        try:
            del items[3]
        except IndexError as e:
            said.append(str(e))
        return x + len(said), said

    compiled_equals_plain(f)


def test_iterators_that_leave_a_stretch_are_of_their_own_class():
    def f(x):
        made = [iter("ab"), iter(b"ab"), iter([1]), iter((1,)), iter(range(2)), iter({1: 2}), reversed([1])]
        next(made[0])
        print(end="")
        return x + 1, [(type(i).__name__, list(i)) for i in made]

    assert compiled_equals_plain(f).graphs > 0


def test_classes_as_keys_of_a_dict():
    def f(x):
        for kind, weight in {int: 1, str: 2}.items():
            if kind is int:
                x = x + weight * 10
        return x, next(iter({int: 1})) is int, [k is type(5) for k in {int: 1}]

    assert compiled_equals_plain(f).graphs == 1


def test_iterators_of_itertools_after_an_exception():
    def refuse(a):
        if a == 2:
            raise ValueError
        return a

    def f(x, make):
        iterator, got = make(), []
        for _ in range(6):
            try:
                got.append(next(iterator))
            except ValueError:
                continue
            except StopIteration:
                return x + 1, got
        return x, got

    for make in (
        lambda: itertools.starmap(refuse, [(1,), (2,), (3,)]),
        lambda: itertools.takewhile(refuse, [1, 2, 3]),
        lambda: itertools.accumulate([1, 2, 3], lambda a, b: a + refuse(b)),
        lambda: itertools.cycle(map(refuse, [1, 2, 3])),
    ):
        compiled_equals_plain(f, make)


def test_a_slice_of_an_iterator_from_behind_its_end():
    def f(x):
        iterator = iter([1, 2, 3, 4, 5, 6, 7, 8])
        return x + 1, list(itertools.islice(iterator, 5, 2)), next(iterator)

    compiled_equals_plain(f)


def test_a_tuple_in_the_tuple_of_an_except_clause():
    def f(x):
        try:
            try:
                raise KeyError(1)
            except (ValueError, (KeyError,)):
                return x + 1
        except TypeError as e:
            return x + 2, str(e)

    compiled_equals_plain(f)


def test_contexts_of_exceptions_make_no_circle():
    def f(x):
        try:
            raise ValueError(1)
        except ValueError as a:
            try:
                raise KeyError(2)
            except KeyError as b:
                try:
                    raise a
                except ValueError as c:
                    return x + 1, type(c.__context__), type(b.__context__)

    assert compiled_equals_plain(f).graphs == 1


def test_what_a_closed_generator_returns():
    def f(x):
        def generator():
            try:
                yield 1
            except GeneratorExit:
                return 5

        made = generator()
        next(made)
        return x + 1, made.close()

    assert compiled_equals_plain(f).graphs == 1


def test_a_class_that_changes_thousands_of_times():
    class Owner:
        count = 0

        def scaled(self, x):
            return x * 2

    owner = Owner()
    for _ in range(3000):
        Owner.count += 1
        owner.scaled(1)  # looks the method up, so that the class has a version again

    def f(x):
        return owner.scaled(x) + 1

    compiled_equals_plain(f)
