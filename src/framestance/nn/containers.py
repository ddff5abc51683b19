"""Modules that hold modules or parameters by number or key, as attributes named so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from .module import Module
from .parameter import Parameter


class _Ordered(Module):
    """Attributes in an order of their own. The names are kept in a plain list, so that iterating is ordinary attribute access, which can be compiled."""

    _order: list[str]

    def __init__(self) -> None:
        super().__init__()
        vars(self)["_order"] = []

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in self._order and isinstance(value, Module | Parameter):
            self._order.append(name)
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        super().__delattr__(name)
        if name in self._order:
            self._order.remove(name)

    def _items(self) -> list[Any]:
        return [getattr(self, name) for name in self._order]

    def __len__(self) -> int:
        return len(self._order)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._items())


class _Numbered(_Ordered):
    """Attributes "0", "1", ... in order."""

    def _refill(self, items: Iterable[Any]) -> None:
        items = list(items)
        for name in list(self._order):
            delattr(self, name)
        for number, item in enumerate(items):
            setattr(self, str(number), item)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int):
            return getattr(self, self._order[index])
        return type(self)._of(self._items()[index])

    def __setitem__(self, index: int, item: Any) -> None:
        items = self._items()
        items[index] = item
        self._refill(items)

    def __delitem__(self, index: Any) -> None:
        items = self._items()
        del items[index]
        self._refill(items)

    def append(self, item: Any) -> Any:
        """Add one at the end; the container itself."""
        setattr(self, str(len(self)), item)
        return self

    def extend(self, items: Iterable[Any]) -> Any:
        """Add several at the end; the container itself."""
        for item in items:
            self.append(item)
        return self

    def insert(self, index: int, item: Any) -> None:
        """Add one before ``index``."""
        items = self._items()
        items.insert(index, item)
        self._refill(items)

    @classmethod
    def _of(cls, items: list[Any]) -> Any:
        made = cls()
        made._refill(items)
        return made


class ModuleList(_Numbered):
    """A list of modules whose parameters are found."""

    def __init__(self, modules: Iterable[Module] = ()) -> None:
        super().__init__()
        self._refill(modules)


class ParameterList(_Numbered):
    """A list of parameters that are found."""

    def __init__(self, values: Iterable[Any] = ()) -> None:
        super().__init__()
        self._refill(value if isinstance(value, Parameter) else Parameter(value) for value in values)


class Sequential(_Ordered):
    """Modules called one after the other. Given as arguments, or as one ordered mapping from names."""

    def __init__(self, *args: Any) -> None:
        super().__init__()
        named = args[0].items() if len(args) == 1 and isinstance(args[0], Mapping) else ((str(i), m) for i, m in enumerate(args))
        for name, module in named:
            self.add_module(name, module)

    def forward(self, input: Any) -> Any:
        """The last module's result."""
        for name in self._order:
            input = getattr(self, name)(input)
        return input

    def append(self, module: Module) -> Sequential:
        """Add one at the end; the container itself."""
        self.add_module(str(len(self)), module)
        return self

    def __getitem__(self, index: Any) -> Any:
        found = self._items()[index]
        return Sequential(*found) if isinstance(found, list) else found


class ModuleDict(_Ordered):
    """Modules by name."""

    def __init__(self, modules: Mapping[str, Module] | None = None) -> None:
        super().__init__()
        for name, module in (modules or {}).items():
            self.add_module(name, module)

    def _named(self) -> dict[str, Module]:
        return {name: getattr(self, name) for name in self._order}

    def __getitem__(self, key: str) -> Module:
        if key not in self._order:
            raise KeyError(key)
        module: Module = getattr(self, key)
        return module

    def __setitem__(self, key: str, module: Module) -> None:
        self.add_module(key, module)

    def __contains__(self, key: str) -> bool:
        return key in self._order

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._order))

    def keys(self) -> Iterable[str]:
        """The names."""
        return self._named().keys()

    def values(self) -> Iterable[Module]:
        """The modules."""
        return self._named().values()

    def items(self) -> Iterable[tuple[str, Module]]:
        """Names and modules."""
        return self._named().items()


class ParameterDict(_Ordered):
    """Parameters by name."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        for name, value in (parameters or {}).items():
            self[name] = value

    def _named(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self._order}

    def __getitem__(self, key: str) -> Any:
        if key not in self._order:
            raise KeyError(key)
        return getattr(self, key)

    def __setitem__(self, key: str, value: Any) -> None:
        setattr(self, key, value if isinstance(value, Parameter) else Parameter(value))

    def __contains__(self, key: str) -> bool:
        return key in self._order

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._order))

    def keys(self) -> Iterable[str]:
        """The names."""
        return self._named().keys()

    def values(self) -> Iterable[Any]:
        """The parameters."""
        return self._named().values()

    def items(self) -> Iterable[tuple[str, Any]]:
        """Names and parameters."""
        return self._named().items()
