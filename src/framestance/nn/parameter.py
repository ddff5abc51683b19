"""The tensors that a module owns and trains."""

from __future__ import annotations

from typing import Any, Self

import numpy as np

from ..ops.dtypes import get_default_dtype
from ..tensor import Tensor
from ..tensor.exchange import copied
from ..tensor.printing import tensor_repr


class Parameter(Tensor):
    """A tensor that ``Module.parameters()`` finds. It shares the memory of ``data``.

    ``requires_grad`` is kept as given, so that programs written for training load; no gradient is computed.
    """

    def __new__(cls, data: Any = None, requires_grad: bool = True) -> Self:
        if data is None:
            data = Tensor(np.zeros((0,), get_default_dtype().numpy))
        if not isinstance(data, Tensor):
            raise TypeError(f"Parameter(): argument 'data' must be a Tensor, not {type(data).__qualname__}")
        made = super().__new__(cls, data._array)
        made.__dict__["_requires_grad"] = requires_grad
        return made

    @property
    def requires_grad(self) -> bool:
        """Whether the parameter is meant to be trained."""
        return bool(self.__dict__["_requires_grad"])

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        self.__dict__["_requires_grad"] = bool(value)

    def __repr__(self) -> str:
        return "Parameter containing:\n" + tensor_repr(self._array)

    def __reduce__(self) -> Any:
        return _rebuild, (type(self), self._array, self.requires_grad)

    def __deepcopy__(self, memo: dict[int, Any]) -> Parameter:
        made = type(self)(Tensor(copied(self._array, memo)), self.requires_grad)
        memo[id(self)] = made
        return made


def _rebuild(kind: type[Parameter], array: np.ndarray[Any, Any], requires_grad: bool) -> Parameter:
    return kind(Tensor(array), requires_grad)
