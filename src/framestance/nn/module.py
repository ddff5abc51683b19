"""What a module is: an object whose parameters, buffers and submodules are plain attributes, found by looking through them.

Nothing is intercepted: no ``__getattr__``, no ``__setattr__``, no registries beside the instance's own ``__dict__``.
Attribute access costs what it costs in Python.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, Self

import numpy as np

from ..ops.dtypes import dtype as Dtype
from ..tensor import Tensor
from .parameter import Parameter


class IncompatibleKeys(NamedTuple):
    """What ``load_state_dict`` could not match."""

    missing_keys: list[str]
    unexpected_keys: list[str]


class Module:
    """Base class of models: assign parameters and submodules as attributes, and define ``forward``.

    >>> class Net(Module):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.scale = 2.0
    ...
    ...     def forward(self, x):
    ...         return x * self.scale
    >>> Net()(3.0)
    6.0
    """

    training: bool = True

    def __init__(self) -> None:
        pass

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """What calling the module computes; subclasses define it."""
        raise NotImplementedError(f'Module [{type(self).__name__}] is missing the required "forward" function')

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.forward(*args, **kwargs)

    # ---- looking through attributes ----

    def named_children(self) -> Iterator[tuple[str, Module]]:
        """Submodules held directly, with their names, each once."""
        seen: set[int] = set()
        for name, value in list(vars(self).items()):
            if isinstance(value, Module) and id(value) not in seen:
                seen.add(id(value))
                yield name, value

    def children(self) -> Iterator[Module]:
        """Submodules held directly."""
        return (module for _, module in self.named_children())

    def named_modules(self, memo: set[int] | None = None, prefix: str = "", remove_duplicate: bool = True) -> Iterator[tuple[str, Module]]:
        """This module and all below it, with dotted names."""
        memo = set() if memo is None else memo
        if id(self) in memo:
            return
        if remove_duplicate:
            memo.add(id(self))
        yield prefix, self
        for name, child in [(n, v) for n, v in vars(self).items() if isinstance(v, Module)]:
            yield from child.named_modules(memo, f"{prefix}.{name}" if prefix else name, remove_duplicate)

    def modules(self) -> Iterator[Module]:
        """This module and all below it."""
        return (module for _, module in self.named_modules())

    def _own_tensors(self, buffers: bool) -> Iterator[tuple[str, Any]]:
        """Parameters, or registered buffers, of this module alone."""
        names = vars(self).get("_buffer_names", {})
        for name, value in list(vars(self).items()):
            if isinstance(value, Tensor) and (name in names if buffers else isinstance(value, Parameter) and name not in names):
                yield name, value

    def _named_tensors(self, buffers: bool, prefix: str, recurse: bool) -> Iterator[tuple[str, Any]]:
        seen: set[int] = set()
        for path, module in self.named_modules(prefix=prefix) if recurse else [(prefix, self)]:
            for name, value in module._own_tensors(buffers):
                if id(value) not in seen:
                    seen.add(id(value))
                    yield (f"{path}.{name}" if path else name), value

    def named_parameters(self, prefix: str = "", recurse: bool = True) -> Iterator[tuple[str, Parameter]]:
        """Parameters of this module and (if ``recurse``) those below, with dotted names, each once."""
        return self._named_tensors(False, prefix, recurse)

    def parameters(self, recurse: bool = True) -> Iterator[Parameter]:
        """The same without names."""
        return (value for _, value in self.named_parameters(recurse=recurse))

    def named_buffers(self, prefix: str = "", recurse: bool = True) -> Iterator[tuple[str, Any]]:
        """Registered buffers, with dotted names, each once."""
        return self._named_tensors(True, prefix, recurse)

    def buffers(self, recurse: bool = True) -> Iterator[Any]:
        """The same without names."""
        return (value for _, value in self.named_buffers(recurse=recurse))

    def get_submodule(self, target: str) -> Module:
        """The module with that dotted name.

        Errors: AttributeError when there is none.
        """
        module: Any = self
        for name in target.split(".") if target else ():
            module = vars(module).get(name)
            if not isinstance(module, Module):
                raise AttributeError(f"{type(self).__name__} has no submodule '{target}'")
        assert isinstance(module, Module)
        return module

    # ---- registering: the same as assigning, by name ----

    def register_parameter(self, name: str, param: Parameter | None) -> None:
        """Make ``param`` the attribute ``name``."""
        if param is not None and not isinstance(param, Parameter):
            raise TypeError(f"cannot assign '{type(param).__name__}' object to parameter '{name}' (Parameter or None required)")
        setattr(self, name, param)

    def register_buffer(self, name: str, tensor: Any, persistent: bool = True) -> None:
        """Make ``tensor`` the attribute ``name``, part of ``state_dict`` (if ``persistent``) and of ``to``."""
        if tensor is not None and not isinstance(tensor, Tensor):
            raise TypeError(f"cannot assign '{type(tensor).__name__}' object to buffer '{name}' (Tensor or None required)")
        vars(self).setdefault("_buffer_names", {})[name] = persistent
        vars(self)[name] = tensor

    def add_module(self, name: str, module: Module | None) -> None:
        """Make ``module`` the attribute ``name``."""
        if module is not None and not isinstance(module, Module):
            raise TypeError(f"{type(module).__name__} is not a Module subclass")
        setattr(self, name, module)

    register_module = add_module

    # ---- state ----

    def state_dict(self, prefix: str = "") -> dict[str, Any]:
        """Parameters and persistent buffers by dotted name; the tensors share the module's memory."""
        state: dict[str, Any] = {}
        for path, module in self.named_modules(prefix=prefix.rstrip("."), remove_duplicate=False):
            for name, value in module._own_tensors(False):
                state[f"{path}.{name}" if path else name] = value.data
            for name, value in module._own_tensors(True):
                if vars(module)["_buffer_names"][name]:
                    state[f"{path}.{name}" if path else name] = value.data
        return state

    def load_state_dict(self, state_dict: Mapping[str, Any], strict: bool = True) -> IncompatibleKeys:
        """Copy tensors into the module's: ours, or what NumPy reads as arrays.

        Errors: RuntimeError for missing or unexpected names (if ``strict``) and for shapes that differ.
        """
        own = self.state_dict()
        state_dict = {name: value if isinstance(value, Tensor) else Tensor(np.asarray(value)) for name, value in state_dict.items()}
        missing = [name for name in own if name not in state_dict]
        unexpected = [name for name in state_dict if name not in own]
        problems = []
        if strict and unexpected:
            problems.append("Unexpected key(s) in state_dict: " + ", ".join(f'"{n}"' for n in unexpected) + ". ")
        if strict and missing:
            problems.append("Missing key(s) in state_dict: " + ", ".join(f'"{n}"' for n in missing) + ". ")
        for name, target in own.items():
            given = state_dict.get(name)
            if given is not None and given.shape != target.shape:
                problems.append(
                    f"size mismatch for {name}: copying a param with shape {given.shape} from checkpoint, the shape in current model is {target.shape}."
                )
        if problems:
            raise RuntimeError(f"Error(s) in loading state_dict for {type(self).__name__}:\n\t" + "\n\t".join(problems))
        for name, target in own.items():
            if name in state_dict:
                target.copy_(state_dict[name])
        return IncompatibleKeys(missing, unexpected)

    # ---- changing all of it ----

    def apply(self, fn: Callable[[Module], Any]) -> Self:
        """Call ``fn`` on every module below and then on this one."""
        for child in self.children():
            child.apply(fn)
        fn(self)
        return self

    def train(self, mode: bool = True) -> Self:
        """Set ``training`` here and below."""
        for module in self.modules():
            module.training = mode
        return self

    def eval(self) -> Self:
        """``train(False)``."""
        return self.train(False)

    def to(self, *args: Any, **kwargs: Any) -> Self:
        """Parameters and buffers in another dtype (floats only) or on a device (the CPU). A parameter whose dtype changes is replaced."""
        wanted = kwargs.get("dtype", next((x for x in args if isinstance(x, Dtype)), None))
        if wanted is not None and not wanted.is_floating_point:
            raise TypeError(f"Module.to only accepts floating point dtypes, but got desired dtype={wanted}")
        for module in self.modules():
            for buffers in (False, True):
                for name, value in module._own_tensors(buffers):
                    if not value.is_floating_point():
                        continue
                    changed = value.to(*args, **kwargs)
                    if changed is not value:
                        vars(module)[name] = Parameter(changed, value.requires_grad) if isinstance(value, Parameter) else changed
        return self

    def float(self) -> Self:
        """``to(float32)``."""
        from ..ops.dtypes import float32

        return self.to(float32)

    def double(self) -> Self:
        """``to(float64)``."""
        from ..ops.dtypes import float64

        return self.to(float64)

    def half(self) -> Self:
        """``to(float16)``."""
        from ..ops.dtypes import float16

        return self.to(float16)

    def bfloat16(self) -> Self:
        """``to(bfloat16)``."""
        from ..ops.dtypes import bfloat16

        return self.to(bfloat16)

    def cpu(self) -> Self:
        """The module: it is there already."""
        return self

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Set the flag of all parameters."""
        for parameter in self.parameters():
            parameter.requires_grad = requires_grad
        return self

    def zero_grad(self, set_to_none: bool = True) -> None:
        """There are no gradients to clear."""

    # ---- printing ----

    def extra_repr(self) -> str:
        """What stands between the parentheses of the printed module; subclasses define it."""
        return ""

    def __repr__(self) -> str:
        extra = self.extra_repr()
        lines = [f"({name}): " + repr(child).replace("\n", "\n  ") for name, child in vars(self).items() if isinstance(child, Module)]
        if not lines:
            return f"{type(self).__name__}({extra})"
        return f"{type(self).__name__}(\n  " + "\n  ".join(([extra] if extra else []) + lines) + "\n)"
