"""Modules that hold modules or parameters by number or key, as attributes named so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from .module import Module
from .parameter import Parameter


class _Numbered(Module):
    """Attributes "0", "1", ... in order."""

    def _items(self) -> list[Any]:
        return [value for name, value in vars(self).items() if name.isdigit()]

    def _refill(self, items: Iterable[Any]) -> None:
        for name in [name for name in vars(self) if name.isdigit()]:
            del vars(self)[name]
        for number, item in enumerate(items):
            vars(self)[str(number)] = item

    def __len__(self) -> int:
        return len(self._items())

    def __iter__(self) -> Iterator[Any]:
        return iter(self._items())

    def __getitem__(self, index: Any) -> Any:
        found = self._items()[index]
        return type(self)._of(found) if isinstance(index, slice) else found

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
        vars(self)[str(len(self))] = item
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


class Sequential(Module):
    """Modules called one after the other. Given as arguments, or as one ordered mapping from names."""

    def __init__(self, *args: Any) -> None:
        super().__init__()
        named = args[0].items() if len(args) == 1 and isinstance(args[0], Mapping) else ((str(i), m) for i, m in enumerate(args))
        for name, module in named:
            self.add_module(name, module)

    def _modules(self) -> list[Module]:
        return [value for value in vars(self).values() if isinstance(value, Module)]

    def forward(self, input: Any) -> Any:
        """The last module's result."""
        for module in self._modules():
            input = module(input)
        return input

    def append(self, module: Module) -> Sequential:
        """Add one at the end; the container itself."""
        self.add_module(str(len(self)), module)
        return self

    def __len__(self) -> int:
        return len(self._modules())

    def __iter__(self) -> Iterator[Module]:
        return iter(self._modules())

    def __getitem__(self, index: Any) -> Any:
        found = self._modules()[index]
        return Sequential(*found) if isinstance(found, list) else found


class ModuleDict(Module):
    """Modules by name."""

    def __init__(self, modules: Mapping[str, Module] | None = None) -> None:
        super().__init__()
        for name, module in (modules or {}).items():
            self.add_module(name, module)

    def _named(self) -> dict[str, Module]:
        return {name: value for name, value in vars(self).items() if isinstance(value, Module)}

    def __getitem__(self, key: str) -> Module:
        return self._named()[key]

    def __setitem__(self, key: str, module: Module) -> None:
        self.add_module(key, module)

    def __contains__(self, key: str) -> bool:
        return key in self._named()

    def __len__(self) -> int:
        return len(self._named())

    def __iter__(self) -> Iterator[str]:
        return iter(self._named())

    def keys(self) -> Iterable[str]:
        """The names."""
        return self._named().keys()

    def values(self) -> Iterable[Module]:
        """The modules."""
        return self._named().values()

    def items(self) -> Iterable[tuple[str, Module]]:
        """Names and modules."""
        return self._named().items()
