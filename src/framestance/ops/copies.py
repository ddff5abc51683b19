"""Rows that copy what a view shows: ``transpose_copy`` is ``transpose`` and a copy, C-contiguous and with memory of its own."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from . import views
from .row import Row, operation
from .splitting import split, split_with_sizes, unbind
from .strided import slice_row, unfold

Samples = Callable[[Any], Any]


def _copy_of(view: Row, name: str, sampler: Samples, method: tuple[str, ...] = ()) -> Row:
    @functools.wraps(view.build)
    def build(builder: Any, *bound: Any) -> Any:
        shown = view.build(builder, *bound)
        return tuple(builder.copy(x) for x in shown) if isinstance(shown, tuple) else builder.copy(shown)

    build.__doc__ = (
        f"A copy of what ``{view.name}`` gives." if view not in (split, split_with_sizes, unbind) else f"Copies of the views that ``{view.name}`` gives."
    )
    return operation("view", name=name, method=method, sampler=sampler)(build)


def _each(*rest: tuple[Any, ...]) -> Samples:
    return lambda s: [(s.plain_values(name, 3, 4).T, *more) for name in ("float32", "int64", "bool") for more in rest]


alias_copy = _copy_of(views.alias, "alias_copy", _each(()))
detach_copy = _copy_of(views.alias, "detach_copy", _each(()))
diagonal_copy = _copy_of(views.diagonal, "diagonal_copy", _each((), (1,)))
expand_copy = _copy_of(views.expand, "expand_copy", _each(((2, 4, 3),), ((-1, -1),)))
narrow_copy = _copy_of(views.narrow, "narrow_copy", _each((0, 1, 2)), ("narrow_copy",))
permute_copy = _copy_of(views.permute, "permute_copy", _each(((1, 0),)))
select_copy = _copy_of(views.select, "select_copy", _each((0, -1)))
slice_copy = _copy_of(slice_row, "slice_copy", _each((0, 1, -1), ()))
split_copy = _copy_of(split, "split_copy", _each((3,)))
split_with_sizes_copy = _copy_of(split_with_sizes, "split_with_sizes_copy", _each(((1, 3),)))
squeeze_copy = _copy_of(views.squeeze, "squeeze_copy", _each((), (0,)))
t_copy = _copy_of(views.t, "t_copy", _each(()))
transpose_copy = _copy_of(views.transpose, "transpose_copy", _each((0, -1)))
unbind_copy = _copy_of(unbind, "unbind_copy", _each((), (1,)))
unfold_copy = _copy_of(unfold, "unfold_copy", _each((0, 2, 1)))
unsqueeze_copy = _copy_of(views.unsqueeze, "unsqueeze_copy", _each((0,), (-1,)))
view_copy = _copy_of(views.reshape, "view_copy", lambda s: [(s.plain_values("float32", 3, 4), ((2, -1),))])
