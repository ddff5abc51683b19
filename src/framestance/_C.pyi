# What the C extension offers to Python: tensors, guards, artifacts, caches, compiled functions, stance, regions and the frame hook.
from collections.abc import Callable, Sequence
from types import CodeType, FunctionType
from typing import Any, Self, TypedDict, final

import numpy as np

from . import Tensor as Tensor

# ---- tensors ----
# A wrapper over one ndarray; operators are installed by set_operator, methods set from Python. What it has then is in the package's stub.
# The array as a Tensor, without a copy.
def wrap(array: np.ndarray[Any, Any], /) -> Tensor: ...

# Make a Tensor one over another array.
def set_array(tensor: Tensor, array: np.ndarray[Any, Any], /) -> None: ...

# Install what an operator does; gives what was installed. Two exact Tensors of one listed native dtype go to the ufunc.
def set_operator(
    slot_name: str,
    ufunc: Callable[..., Any] | None,
    typenums: tuple[int, ...],
    fallback: Callable[..., Any] | None,
    /,
) -> tuple[Callable[..., Any] | None, tuple[int, ...], Callable[..., Any] | None]: ...

# A method of Tensor whose function ``make(name)`` gives when it is first looked up or called; the class that has it does not change then.
@final
class LazyMethod:
    def __new__(cls, name: str, make: Callable[[str], Callable[..., Any]]) -> Self: ...
    def __get__(self, owner: object, kind: type | None = None, /) -> Callable[..., Any]: ...
    def __call__(self, *args: Any, **kwargs: Any) -> Any: ...

# ---- guards ----
# The facts under which a compiled entry may be used. A bad record raises ValueError or TypeError that names it.
@final
class GuardProgram:
    def __new__(cls, nargs: int, nvals: int, records: Sequence[tuple[Any, ...]]) -> Self: ...
    @property
    def nargs(self) -> int: ...
    @property
    def nvals(self) -> int: ...
    # Whether an object that a guard compares with is gone.
    @property
    def dead(self) -> bool: ...

    # -1, or the index of the first record that fails.
    def check(self, args: tuple[Any, ...], globals: dict[str, Any], builtins: dict[str, Any], /) -> int: ...

    # Arguments and what the loads found, up to the first failure; None for what was not loaded.
    def values(self, args: tuple[Any, ...], globals: dict[str, Any], builtins: dict[str, Any], /) -> list[Any]: ...

# Whether the keys of a dict, or of a class's own attributes, are exact strings: no lookup runs code.
def has_only_str_keys(value: object, /) -> bool: ...

# Whether a call of a Python function runs its code: no C extension has put another one in its place.
def is_plainly_called(function: object, /) -> bool: ...

# Set one of 16 process-wide words that STATE records compare with.
def state_set(index: int, value: int, /) -> None: ...
def state_get(index: int, /) -> int: ...

# ---- artifacts ----
# A compiled stretch: inputs, size arithmetic, steps, and the recipe of what the caller gets.
@final
class Artifact:
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
    # The results for these values; RuntimeError("rerun") where a kernel gives up.
    def run(self, vals: tuple[Any, ...], /) -> tuple[Any, ...]: ...

    # Seconds that each of the first ``steps`` takes with these values, without results; fewer where one of them gives up.
    def time(self, vals: tuple[Any, ...], steps: int, /) -> tuple[float, ...]: ...

# ---- caches ----
# One compiled stretch and the facts under which it may be used. exit -1 returns, >= 0 is a landing; no artifact: run the original.
@final
class Entry:
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
    operations: int
    live: bool
    info: Any
    # Not the site, but the compiled functions that use it keep it alive; set before it is added.
    of_users: bool
    # Made to explain one call: its hits count for no function, and no function keeps it alive; set before it is added.
    apart: bool
    unsafe_program: GuardProgram | None

DORMANT: int
TIRED: int

# A place where entries are looked up; rewritten code calls it with the live values.
# The call gives None to go on natively, (True, value) to return, or (False, (locals, exit, stack)).
@final
class Site:
    def __new__(cls, info: Any = None) -> Self: ...
    info: Any
    # DORMANT: where no entry fits, the miss handler is not asked; TIRED: only where the stance may refuse; 0 everywhere else.
    dormant: int
    # Number of the instruction it stands before; a frame that runs natively under a line tracer skips the sites before its exit's.
    position: int
    # Most recently used first.
    @property
    def entries(self) -> tuple[Entry, ...]: ...
    # Pairs (argument, local): the site takes these from the frame that calls it where they are bound there, else as they are given.
    def look_up_locals(self, pairs: tuple[tuple[int, int], ...], /) -> None: ...
    def add(self, entry: Entry, /) -> None: ...
    def remove(self, entry: Entry, /) -> None: ...
    def clear(self) -> None: ...
    def __call__(self, /, *values: Any) -> tuple[bool, Any] | None: ...

# What is known about one code object.
@final
class CodeCache:
    start: Site
    sited_code: CodeType | None
    skip: bool
    # The code was made by framestance (it is some other code's sited_code).
    @property
    def own(self) -> bool: ...

    # For the Python side.
    @property
    def state(self) -> dict[Any, Any]: ...

# The CodeCache of a code object, made if it has none.
def code_cache(code: CodeType, /) -> CodeCache: ...
def has_code_cache(code: CodeType, /) -> bool: ...

# Every CodeCache whose code is alive, without those of code that framestance made.
def all_caches() -> list[CodeCache]: ...

class _Handlers(TypedDict):
    miss: Callable[[CompiledFunction | None, Site, tuple[Any, ...], FunctionType | None, dict[str, Any], dict[str, Any]], Entry | None] | None
    key: Callable[[Any, Any], Any] | None
    unsafe: Callable[[Site], object] | None
    frame: Callable[[FunctionType, tuple[Any, ...]], object] | None
    find: Callable[[CompiledFunction], tuple[FunctionType, Any]] | None
    mirror: Callable[[Entry, tuple[Any, ...], dict[str, Any], dict[str, Any], int], object] | None

# Install the Python side; what is not named stays, None removes. Gives what was installed. Handlers run with compiling() true.
def set_handlers(
    *,
    miss: Callable[[CompiledFunction | None, Site, tuple[Any, ...], FunctionType | None, dict[str, Any], dict[str, Any]], Entry | None] | None = ...,
    key: Callable[[Any, Any], Any] | None = ...,
    unsafe: Callable[[Site], object] | None = ...,
    frame: Callable[[FunctionType, tuple[Any, ...]], object] | None = ...,
    find: Callable[[CompiledFunction], tuple[FunctionType, Any]] | None = ...,
    mirror: Callable[[Entry, tuple[Any, ...], dict[str, Any], dict[str, Any], int], object] | None = ...,
) -> _Handlers: ...

# ---- compiled functions ----
# A function whose calls run compiled where an entry fits.
class CompiledFunction:
    def __new__(cls, func: FunctionType, self: object = None, key: object = None, info: Any = None) -> Self: ...
    __wrapped__: Callable[..., Any]
    _info: Any
    _key: Any
    hits: int
    operations_run: int
    eager_by_stance: int
    disabled: bool
    # Entries that were made for this function or that it hit, in all its parts.
    @property
    def _used(self) -> set[Entry]: ...
    @property
    def _func(self) -> FunctionType: ...
    @property
    def _self(self) -> Any: ...
    # What the function is looked up through; None: it is always the same.
    @property
    def _owner(self) -> Any: ...
    @property
    def _cache(self) -> CodeCache: ...

    # Ask the find handler which function a call runs: now, and whenever the owner's class, or the attribute ``name`` of its own, has changed.
    def _look_up_through(self, owner: object, name: str | None, /) -> None: ...
    def __call__(self, /, *args: Any, **kwargs: Any) -> Any: ...
    def __get__(self, instance: object, owner: type | None = None, /) -> Any: ...

# (hits, operations run) of all compiled functions, dead ones too; True sets both to 0 afterwards.
def hit_totals(clear: bool, /) -> tuple[int, int]: ...

# ---- stance ----
# An immutable record. ids: 0 default, 1 force_eager, 2 eager_on_recompile, 3 fail_on_recompile, 4 eager_then_compile,
# 5 aot_eager_then_compile, 6 warn_on_recompile; flags: 1 skip_guard_eval_unsafe, 2 allow_first, 4 process scope.
@final
class Stance:
    def __new__(cls, id: int, flags: int = 0, backend: object = None, name: str = ...) -> Self: ...
    @property
    def id(self) -> int: ...
    @property
    def flags(self) -> int: ...
    @property
    def backend(self) -> Any: ...
    @property
    def name(self) -> str: ...

# A stretch of a context, or of the process, in which a stance is in force. Pushed once.
@final
class Scope:
    def __new__(cls, stance: Stance, parent: Scope | None = None) -> Self: ...
    stance: Stance
    @property
    def closed(self) -> bool: ...
    @property
    def parent(self) -> Scope | None: ...

def set_default_stance(stance: Stance, /) -> None: ...

# Open it in the running context; its parent becomes the innermost open scope.
def push_scope(scope: Scope, /) -> None: ...

# Close it, in whatever context; closing twice does nothing.
def pop_scope(scope: Scope, /) -> None: ...

# Open it for every thread, for as long as the object lives.
def push_process_scope(scope: Scope, /) -> None: ...
def pop_process_scope(scope: Scope, /) -> None: ...
def current_scope() -> Scope | None: ...
def current_process_scope() -> Scope | None: ...

# Innermost open scope of the context, else newest open process scope, else the default.
def current_stance() -> Stance: ...
def open_scope_count() -> int: ...

# ---- regions and the frame hook ----
@final
class RegionToken: ...

def region_depth() -> int: ...

# Key, stance and compiled function of this thread's innermost region; None outside.
def region_state() -> tuple[Any, Stance | None, CompiledFunction | None]: ...

# Depth zero for code that is not compiled, until region_resume; balanced by the caller.
def region_suspend() -> RegionToken: ...
def region_resume(token: RegionToken, /) -> None: ...
def hook_installed() -> bool: ...

# Call code of the user's from a handler, seen by debuggers and profilers, which see no frame of the compiler.
def call_traced(callable: Callable[..., Any], /, *args: Any) -> Any: ...

# A call in a thread of its own, for which the caller waits: with a large C stack, and undisturbed by signals.
def call_on_large_stack(callable: Callable[[], Any], /) -> Any: ...
def compiling() -> bool: ...
def compiling_enter() -> int: ...
def compiling_leave(token: int, /) -> None: ...
def pretend_compiling() -> bool: ...

# ---- for tests ----
def _call_in_region(key: object, stance: Stance, callable: Callable[..., Any], /, *args: Any) -> Any: ...
def _after_fork_in_child() -> None: ...
def _test_other_hook(install: bool | None, /) -> int: ...
def _force_call_fallback(on: bool, /) -> None: ...
def _test_kernel_address(name: str, /) -> int: ...

# ---- memory of large arrays ----
def empty_cache() -> int: ...
def memory_limit(limit: int, /) -> int: ...
def memory_kept() -> int: ...

# ---- what kernels call ----
def transposes() -> dict[str, int]: ...
def products() -> dict[str, int]: ...
def load_object(code: bytes, entry: str, symbols: dict[str, int]) -> int: ...
def processor() -> str | None: ...

# Normal float32 numbers from (count + 1) // 2 random uint64 words. ValueError for another number of words.
def normals(words: np.ndarray[Any, Any], count: int, /) -> np.ndarray[Any, Any]: ...

# ---- threads of kernels ----
def set_num_threads(count: int, /) -> None: ...
def get_num_threads() -> int: ...

# ---- special functions ----
erf: np.ufunc
erfc: np.ufunc
lgamma: np.ufunc
digamma: np.ufunc
erfinv: np.ufunc
erfcx: np.ufunc
ndtri: np.ufunc
log_ndtr: np.ufunc
i0: np.ufunc
i0e: np.ufunc
i1: np.ufunc
i1e: np.ufunc
k0: np.ufunc
k1: np.ufunc
scaled_k0: np.ufunc
scaled_k1: np.ufunc
bessel_j0: np.ufunc
bessel_j1: np.ufunc
bessel_y0: np.ufunc
bessel_y1: np.ufunc
spherical_bessel_j0: np.ufunc
airy_ai: np.ufunc
zeta: np.ufunc
polygamma: np.ufunc
igamma: np.ufunc
igammac: np.ufunc
chebyshev_t: np.ufunc
chebyshev_u: np.ufunc
chebyshev_v: np.ufunc
chebyshev_w: np.ufunc
shifted_t: np.ufunc
shifted_u: np.ufunc
shifted_v: np.ufunc
shifted_w: np.ufunc
hermite_h: np.ufunc
hermite_he: np.ufunc
laguerre_l: np.ufunc
legendre_p: np.ufunc

# ---- bfloat16 ----
class bfloat16(np.generic[Any]):
    def __new__(cls, number: Any, /) -> Self: ...

# Say int16 of bfloat16 in a DLPack capsule, or (to_bits false) the other way. Whether it was that.
def dlpack_rename(capsule: Any, to_bits: bool, /) -> bool: ...
