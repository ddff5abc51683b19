"""What the C extension offers to Python: tensors, guards, artifacts, caches, compiled functions, stance, regions and the frame hook."""

from collections.abc import Callable, Sequence
from types import CodeType, FunctionType
from typing import Any, Self, TypedDict, final

import numpy as np

# ---- tensors ----
class Tensor:
    """A wrapper over one ndarray. Methods are set from Python; operators are installed by set_operator."""

    def __new__(cls, array: np.ndarray[Any, Any]) -> Self: ...
    @property
    def _array(self) -> np.ndarray[Any, Any]: ...

def wrap(array: np.ndarray[Any, Any], /) -> Tensor:
    """The array as a Tensor, without a copy."""

def set_operator(
    slot_name: str,
    ufunc: Callable[..., Any] | None,
    typenums: tuple[int, ...],
    fallback: Callable[..., Any] | None,
    /,
) -> tuple[Callable[..., Any] | None, tuple[int, ...], Callable[..., Any] | None]:
    """Install what an operator does; gives what was installed. Two exact Tensors of one listed native dtype go to the ufunc."""

# ---- guards ----
@final
class GuardProgram:
    """The facts under which a compiled entry may be used. A bad record raises ValueError or TypeError that names it."""

    def __new__(cls, nargs: int, nvals: int, records: Sequence[tuple[Any, ...]]) -> Self: ...
    @property
    def nargs(self) -> int: ...
    @property
    def nvals(self) -> int: ...
    @property
    def dead(self) -> bool:
        """Whether an object that a guard compares with is gone."""

    def check(self, args: tuple[Any, ...], globals: dict[str, Any], builtins: dict[str, Any], /) -> int:
        """-1, or the index of the first record that fails."""

    def values(self, args: tuple[Any, ...], globals: dict[str, Any], builtins: dict[str, Any], /) -> list[Any]:
        """Arguments and what the loads found, up to the first failure; None for what was not loaded."""

def state_set(index: int, value: int, /) -> None:
    """Set one of 16 process-wide words that STATE records compare with."""

def state_get(index: int, /) -> int: ...

# ---- artifacts ----
@final
class Artifact:
    """A compiled stretch: inputs, size arithmetic, steps, and the recipe of what the caller gets."""

    def __new__(
        cls,
        nvals: int,
        inputs: tuple[int, ...],
        ints: Sequence[tuple[Any, ...]],
        steps: Sequence[tuple[Any, ...]],
        recipe: Sequence[tuple[Any, ...]],
        nout: int,
    ) -> Self: ...
    @property
    def nvals(self) -> int: ...
    @property
    def nout(self) -> int: ...
    def run(self, vals: tuple[Any, ...], /) -> tuple[Any, ...]:
        """The results for these values; RuntimeError("rerun") where a kernel gives up."""

# ---- caches ----
@final
class Entry:
    """One compiled stretch and the facts under which it may be used. exit -1 returns, >= 0 is a landing; no artifact: run the original."""

    def __new__(cls, program: GuardProgram, artifact: Artifact | None, exit: int, key: object) -> Self: ...
    @property
    def program(self) -> GuardProgram: ...
    @property
    def artifact(self) -> Artifact | None: ...
    @property
    def exit(self) -> int: ...
    @property
    def key(self) -> Any: ...
    @property
    def hits(self) -> int: ...
    live: bool
    info: Any
    unsafe_program: GuardProgram | None

@final
class Site:
    """A place where entries are looked up; rewritten code calls it with the live values.

    The call gives None to go on natively, (True, value) to return, or (False, (locals, exit, stack)).
    """

    def __new__(cls, info: Any = None) -> Self: ...
    info: Any
    dormant: bool
    @property
    def entries(self) -> tuple[Entry, ...]:
        """Most recently used first."""

    def add(self, entry: Entry, /) -> None: ...
    def remove(self, entry: Entry, /) -> None: ...
    def clear(self) -> None: ...
    def __call__(self, /, *values: Any) -> tuple[bool, Any] | None: ...

@final
class CodeCache:
    """What is known about one code object."""

    start: Site
    sited_code: CodeType | None
    skip: bool
    @property
    def own(self) -> bool:
        """The code was made by framestance (it is some other code's sited_code)."""

    @property
    def state(self) -> dict[Any, Any]:
        """For the Python side."""

def code_cache(code: CodeType, /) -> CodeCache:
    """The CodeCache of a code object, made if it has none."""

def has_code_cache(code: CodeType, /) -> bool: ...
def all_caches() -> list[CodeCache]:
    """Every CodeCache whose code is alive, without those of code that framestance made."""

class Handlers(TypedDict):
    miss: Callable[[CompiledFunction | None, Site, tuple[Any, ...], FunctionType | None, dict[str, Any], dict[str, Any]], Entry | None] | None
    key: Callable[[Any, Any], Any] | None
    unsafe: Callable[[Site], object] | None
    frame: Callable[[FunctionType, tuple[Any, ...]], object] | None

def set_handlers(
    *,
    miss: Callable[[CompiledFunction | None, Site, tuple[Any, ...], FunctionType | None, dict[str, Any], dict[str, Any]], Entry | None] | None = ...,
    key: Callable[[Any, Any], Any] | None = ...,
    unsafe: Callable[[Site], object] | None = ...,
    frame: Callable[[FunctionType, tuple[Any, ...]], object] | None = ...,
) -> Handlers:
    """Install the Python side; what is not named stays, None removes. Gives what was installed. Handlers run with compiling() true."""

# ---- compiled functions ----
class CompiledFunction:
    """A function whose calls run compiled where an entry fits."""

    def __new__(cls, func: FunctionType, self: object = None, key: object = None, info: Any = None) -> Self: ...
    __wrapped__: Callable[..., Any]
    _info: Any
    _key: Any
    hits: int
    eager_by_stance: int
    disabled: bool
    @property
    def _func(self) -> FunctionType: ...
    @property
    def _self(self) -> Any: ...
    @property
    def _cache(self) -> CodeCache: ...
    def __call__(self, /, *args: Any, **kwargs: Any) -> Any: ...
    def __get__(self, instance: object, owner: type | None = None, /) -> Any: ...

# ---- stance ----
@final
class Stance:
    """An immutable record. ids: 0 default, 1 force_eager, 2 eager_on_recompile, 3 fail_on_recompile, 4 eager_then_compile,
    5 aot_eager_then_compile, 6 warn_on_recompile; flags: 1 skip_guard_eval_unsafe, 2 allow_first, 4 process scope."""

    def __new__(cls, id: int, flags: int = 0, backend: object = None, name: str = ...) -> Self: ...
    @property
    def id(self) -> int: ...
    @property
    def flags(self) -> int: ...
    @property
    def backend(self) -> Any: ...
    @property
    def name(self) -> str: ...

@final
class Scope:
    """A stretch of a context, or of the process, in which a stance is in force. Pushed once."""

    def __new__(cls, stance: Stance, parent: Scope | None = None) -> Self: ...
    stance: Stance
    @property
    def closed(self) -> bool: ...
    @property
    def parent(self) -> Scope | None: ...

def set_default_stance(stance: Stance, /) -> None: ...
def push_scope(scope: Scope, /) -> None:
    """Open it in the running context; its parent becomes the innermost open scope."""

def pop_scope(scope: Scope, /) -> None:
    """Close it, in whatever context; closing twice does nothing."""

def push_process_scope(scope: Scope, /) -> None:
    """Open it for every thread, for as long as the object lives."""

def pop_process_scope(scope: Scope, /) -> None: ...
def current_scope() -> Scope | None: ...
def current_process_scope() -> Scope | None: ...
def current_stance() -> Stance:
    """Innermost open scope of the context, else newest open process scope, else the default."""

def open_scope_count() -> int: ...

# ---- regions and the frame hook ----
@final
class RegionToken: ...

def region_depth() -> int: ...
def region_state() -> tuple[Any, Stance | None, CompiledFunction | None]:
    """Key, stance and compiled function of this thread's innermost region; None outside."""

def region_suspend() -> RegionToken:
    """Depth zero for code that is not compiled, until region_resume; balanced by the caller."""

def region_resume(token: RegionToken, /) -> None: ...
def hook_installed() -> bool: ...
def compiling() -> bool: ...
def compiling_enter() -> int: ...
def compiling_leave(token: int, /) -> None: ...
def pretend_compiling() -> bool: ...

# ---- for tests ----
def _call_in_region(key: object, stance: Stance, callable: Callable[..., Any], /, *args: Any) -> Any: ...
def _force_call_fallback(on: bool, /) -> None: ...
def _test_kernel_address(name: str, /) -> int: ...
