"""Attribute instructions: loads are followed, stores on plain instances are effects done at the end of the stretch."""

from __future__ import annotations

from ..attributes import get_attribute
from ..breaks import GraphBreak
from ..calls import made_super
from ..decode import Op
from ..effects import store_attribute
from ..executor import Executor, Frame, handles
from ..values import Known


@handles("LOAD_ATTR")
def load_attr(ex: Executor, frame: Frame, op: Op) -> None:
    name = op.arg[1] if isinstance(op.arg, tuple) else op.arg
    frame.push(get_attribute(ex, frame.pop(), name))


@handles("STORE_ATTR")
def store_attr(ex: Executor, frame: Frame, op: Op) -> None:
    value, owner = frame.pop_many(2)
    store_attribute(ex, owner, op.arg, value)


@handles("DELETE_ATTR")
def delete_attr(ex: Executor, frame: Frame, op: Op) -> None:
    store_attribute(ex, frame.pop(), op.arg, None)


@handles("LOAD_SUPER_ATTR")
def load_super_attr(ex: Executor, frame: Frame, op: Op) -> None:
    function, cls, owner = frame.pop_many(3)
    builtin = ex.look(function)
    if not (isinstance(builtin, Known) and builtin.obj is super):
        raise GraphBreak("B003", "super is not the builtin")
    frame.push(get_attribute(ex, made_super(ex, cls, owner), op.arg[2]))
