"""The catalogue of diagnostic codes: what each one means, why it happens, what to do, and a program that triggers it. Imports nothing of ours.

Families: S stance, R recompile reason, B graph break, L lowering and backends, C kernel cache, I internal.
An example is a whole program; running it ends in an exception, a warning or a log line that carries the code. A few conditions (a damaged cache
file, a defect of the compiler itself) cannot be brought about by a program: those have an empty example.
"""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import dedent, indent

FAMILIES = {"S": "stance", "R": "recompile reason", "B": "graph break", "L": "lowering", "C": "cache", "I": "internal"}


@dataclass(frozen=True)
class Code:
    """One diagnostic: ``code`` such as ``"B001"``, and texts in full sentences (``title`` without the full stop)."""

    code: str
    title: str
    cause: str
    fix: str
    example: str = ""

    @property
    def family(self) -> str:
        """The family's name in words.

        >>> CATALOGUE["B001"].family
        'graph break'
        """
        return FAMILIES[self.code[0]]


CATALOGUE: dict[str, Code] = {}


def _add(code: str, title: str, *, cause: str, fix: str, example: str = "") -> None:
    if code in CATALOGUE:
        raise ValueError(f"diagnostic code {code} is listed twice")
    program = f"import framestance as torch\n\n{dedent(example).strip()}\n" if example else ""
    CATALOGUE[code] = Code(code, title, cause, fix, program)


def explain(code: str) -> str:
    """What the diagnostic ``code`` means, as text for a terminal.

    Errors: ValueError for an unknown code; the message lists the codes of the same family, or all families.

    >>> print(explain("S003").splitlines()[0])
    S003 (stance): unknown stance
    """
    found = CATALOGUE.get(code.strip().upper())
    if found is None:
        near = [known for known in CATALOGUE if known[0] == code.strip().upper()[:1]]
        known = ", ".join(near) if near else ", ".join(f"{letter}... ({name})" for letter, name in FAMILIES.items())
        raise ValueError(f"unknown diagnostic code {code!r}; there are {known}")
    lines = [f"{found.code} ({found.family}): {found.title}", f"  Why: {found.cause}", f"  What to do: {found.fix}"]
    if found.example:
        lines += ["  Example:", indent(found.example, "    ")]
    return "\n".join(lines)


# ---- S: stance -----------------------------------------------------------------------------------------------------------------------------------

_add(
    "S001",
    "the stance cannot change inside a compiled region",
    cause="The function that calls, enters or decorates with set_stance is being traced, or compiled or left-over code around it is running.",
    fix="Change the stance outside the compiled function, or in a helper marked with compiler.disable, or behind `if not compiler.is_compiling():`.",
    example="""
    @torch.compile
    def f(x):
        with torch.compiler.set_stance("force_eager"):
            return x + 1

    f(torch.ones(3))
    """,
)
_add(
    "S002",
    "the stance refuses a first compile",
    cause="The function has compiled nothing yet, and the stance in force forbids compiling.",
    fix='Call the function once under the default stance first, or use set_stance("fail_on_recompile", allow_first=True).',
    example="""
    f = torch.compile(lambda x: x + 1)
    with torch.compiler.set_stance("fail_on_recompile"):
        f(torch.ones(3))
    """,
)
_add(
    "S003",
    "unknown stance",
    cause="The first argument of set_stance is not the name of a stance.",
    fix="Use one of the names that the message lists.",
    example='torch.compiler.set_stance("eager")',
)
_add(
    "S004",
    "force_backend goes with the default stance only",
    cause="A stance other than default decides by itself what runs, so a forced backend would contradict it.",
    fix="Leave out the stance, or leave out force_backend.",
    example='torch.compiler.set_stance("force_eager", force_backend="eager")',
)
_add(
    "S005",
    "an option of set_stance has a value it cannot have",
    cause="The option is of another type, is not one of the accepted words, or means nothing with the stance that was asked for.",
    fix="Use what the message lists.",
    example='torch.compiler.set_stance("force_eager", allow_first=True)',
)
_add(
    "S006",
    "no entry fits while guards are skipped",
    cause="Under skip_guard_eval_unsafe only the guards that tell entries apart are run, and none of the compiled entries fits; nothing may be compiled.",
    fix="Warm the function up on every kind of input before switching skip_guard_eval_unsafe on.",
    example="""
    f = torch.compile(lambda x: x + 1, dynamic=False)
    f(torch.ones(3))
    with torch.compiler.set_stance(skip_guard_eval_unsafe=True):
        f(torch.ones(4))
    """,
)
_add(
    "S007",
    "the stance sent a call to the plain function",
    cause="No compiled entry fits and the stance in force does not allow compiling, or the stance is force_eager.",
    fix="Nothing, if this is what the stance was set for; otherwise call the function under the default stance.",
    example="""
    f = torch.compile(lambda x: x + 1, dynamic=False)
    with torch.compiler.set_stance("eager_on_recompile"):
        f(torch.ones(3))
    """,
)

# ---- R: recompile reasons ------------------------------------------------------------------------------------------------------------------------


def _add_reason(code: str, title: str, *, cause: str, fix: str, setup: str, first: str, second: str) -> None:
    """A recompile reason; its example compiles a function for one call and refuses the next one."""
    program = (
        f'{dedent(setup).strip()}\n\n{dedent(first).strip()}\nwith torch.compiler.set_stance("fail_on_recompile"):\n{indent(dedent(second).strip(), "    ")}\n'
    )
    _add(code, title, cause=cause, fix=fix, example=program)


_add_reason(
    "R001",
    "a tensor has another size",
    cause="The entry was compiled for one size of this dimension. Sizes 0 and 1 always have entries of their own, because they broadcast.",
    fix="Compile with dynamic=True, or leave dynamic unset: then a second size makes the dimension symbolic.",
    setup="f = torch.compile(lambda x: x + 1, dynamic=False)",
    first="f(torch.ones(3))",
    second="f(torch.ones(4))",
)
_add_reason(
    "R002",
    "a tensor has another dtype",
    cause="Compiled loops are made for one dtype of each input.",
    fix="Convert the tensor before the call, or let each dtype have its entry.",
    setup="f = torch.compile(lambda x: x + 1)",
    first="f(torch.ones(3))",
    second="f(torch.ones(3, dtype=torch.float64))",
)
_add_reason(
    "R003",
    "a tensor has another number of dimensions",
    cause="Compiled loops are made for one number of dimensions of each input.",
    fix="Reshape the tensor before the call, or let each number of dimensions have its entry.",
    setup="f = torch.compile(lambda x: x + 1)",
    first="f(torch.ones(3))",
    second="f(torch.ones(3, 3))",
)
_add_reason(
    "R004",
    "a tensor lies in memory in another way",
    cause="The entry relies on the strides of this tensor, on its being contiguous, or on its being writeable.",
    fix="Call .contiguous() on the tensor before the call, or let each layout have its entry.",
    setup="f = torch.compile(lambda x: x + 1)",
    first="f(torch.ones(3, 4))",
    second="f(torch.ones(4, 3).t())",
)
_add_reason(
    "R005",
    "a value has another type",
    cause="What the function does depends on the type of this value.",
    fix="Pass values of one type, or let each type have its entry.",
    setup="f = torch.compile(lambda x, k: x * k)",
    first="f(torch.ones(3), 2)",
    second="f(torch.ones(3), 2.0)",
)
_add_reason(
    "R006",
    "a Python value differs",
    cause="The value was used as a constant when the function was compiled.",
    fix="Pass a number that changes often as a tensor, or let each value have its entry.",
    setup="f = torch.compile(lambda x, mode: x + 1 if mode == 'up' else x - 1)",
    first="f(torch.ones(3), 'up')",
    second="f(torch.ones(3), 'down')",
)
_add_reason(
    "R007",
    "an object is not the one that was compiled for",
    cause="The entry relies on this very object, or on two arguments being (or not being) the same object.",
    fix="Pass the same object again, or let each combination have its entry.",
    setup="f = torch.compile(lambda x, activation: activation(x))",
    first="f(torch.ones(3), torch.exp)",
    second="f(torch.ones(3), torch.sin)",
)
_add_reason(
    "R008",
    "a container has another length or other keys",
    cause="Loops over containers are unrolled and keys are looked up when the function is compiled.",
    fix="Keep the length and the keys, stack the elements into one tensor, or let each length have its entry.",
    setup="f = torch.compile(lambda parts: parts[0] + len(parts))",
    first="f([torch.ones(3)])",
    second="f([torch.ones(3), torch.ones(3)])",
)
_add_reason(
    "R009",
    "a global, an attribute or a class was changed",
    cause="The function reads it, and it was another one when the function was compiled.",
    fix="Set it once before the first call, or pass it as an argument.",
    setup="""
    class Layer:
        scale = 2

        def __call__(self, x):
            return x * self.scale

    layer = Layer()
    f = torch.compile(lambda x: layer(x))
    """,
    first="f(torch.ones(3))\nLayer.scale = 3",
    second="f(torch.ones(3))",
)
_add_reason(
    "R010",
    "tensors share memory",
    cause="The entry writes to one of these tensors and relies on the other one lying elsewhere.",
    fix="Pass copies, or let the overlapping case have its entry.",
    setup="""
    def add_one_to(x, y):
        x.add_(1)
        return x + y

    f = torch.compile(add_one_to, dynamic=False)
    """,
    first="f(torch.ones(3), torch.ones(3))",
    second="base = torch.ones(4)\nf(base[:3], base[1:])",
)
_add(
    "R011",
    "the recompile limit is reached",
    cause="The function has as many entries as config.recompile_limit allows; further kinds of input run uncompiled.",
    fix="Look at the reasons of the recompiles first (dynamic=True, tensors for numbers that change); raise compiler.config.recompile_limit only then.",
    example="""
    with torch.compiler.config.patch(recompile_limit=1, fail_on_recompile_limit_hit=True):
        f = torch.compile(lambda x: x + 1, dynamic=False)
        f(torch.ones(3))
        f(torch.ones(4))
    """,
)
_add_reason(
    "R012",
    "a setting of the process differs",
    cause="The entry was compiled under another default dtype or another global mode.",
    fix="Set it once before the first call.",
    setup="f = torch.compile(lambda x: x + torch.ones(3))",
    first="f(torch.ones(3))\ntorch.set_default_dtype(torch.float64)",
    second="f(torch.ones(3, dtype=torch.float32))",
)

# ---- B: graph breaks -----------------------------------------------------------------------------------------------------------------------------


def _add_break(code: str, title: str, *, cause: str, fix: str, body: str, setup: str = "") -> None:
    """A graph break; its example asks for the whole graph of a function ``f(x)`` with this body, so that the break is an error."""
    before = f"{dedent(setup).strip()}\n\n" if setup else ""
    program = f"{before}@torch.compile(fullgraph=True)\ndef f(x):\n{indent(dedent(body).strip(), '    ')}\n\nf(torch.ones(3))\n"
    _add(code, title, cause=cause, fix=fix, example=program)


_add_break(
    "B001",
    "a call that cannot be looked into",
    cause="The called object is not Python code and not a known operation, or it was marked with compiler.disable.",
    fix="Move the call out of the compiled function, or write it with tensor operations.",
    body="""
    x = x + 1
    print("half way")
    return x * 2
    """,
)
_add_break(
    "B002",
    "a branch depends on the data of a tensor",
    cause="Which way the program goes is known only once the numbers are there.",
    fix="Use where(condition, a, b), or compute the condition outside the compiled function.",
    body="""
    if x.sum() > 0:
        return x + 1
    return x - 1
    """,
)
_add_break(
    "B003",
    "an instruction that is not supported",
    cause="The function contains a construct that capture has no rule for.",
    fix="Rewrite the line named in the message with plainer constructs, or move it into a helper that is not compiled.",
    body="""
    class Scale:
        factor = 2
    return x * Scale.factor
    """,
)
_add_break(
    "B004",
    "an attribute that cannot be read or written while capturing",
    cause="The attribute is computed by code that capture cannot follow, or it does not exist.",
    fix="Read the attribute before the compiled part and pass it as an argument.",
    setup="import array\n\nnumbers = array.array('d')",
    body="return x * numbers.itemsize",
)
_add_break(
    "B005",
    "an object is changed in a way that cannot be replayed",
    cause="The object lives on after the call, and this way of changing it cannot be recorded and repeated by compiled code.",
    fix="Return a new value instead, or move the change out of the compiled function.",
    setup="log = bytearray(3)",
    body="log[0] = 1\nreturn x + 1",
)
_add_break(
    "B006",
    "generators and coroutines run uncompiled",
    cause="The frame of a generator, a coroutine or an asynchronous generator outlives a call, so it is never replaced.",
    fix="Compile the function that is called between two yields instead.",
    body="yield x + 1",
)
_add_break(
    "B007",
    "an exception is raised while capturing",
    cause="The code raises, and no handler that capture can follow takes it; the uncompiled code raises it again, at the same line.",
    fix="Check the arguments before the compiled function is called.",
    body="""
    if x.dim() != 2:
        raise NotImplementedError
    return x + 1
    """,
)
_add_break(
    "B008",
    "a number is read out of a tensor",
    cause="Methods such as item() and tolist(), and int() or float(), need the data, which exist only when the function runs.",
    fix="Keep the number as a tensor of no dimensions, or read it outside the compiled function.",
    body="return x * x.sum().item()",
)
_add_break(
    "B009",
    "a form of call that is not supported",
    cause="What is called is known, but not with these arguments, or the arguments cannot be bound to its parameters while capturing.",
    fix="Use the plainer form that the message names, or pass the arguments one by one.",
    body="""
    whole = x.is_contiguous(memory_format=torch.contiguous_format)
    return x * whole
    """,
)
_add_break(
    "B010",
    "an operation rejected its arguments",
    cause="Run with these arguments the operation raises; the uncompiled code raises the same error at the same line.",
    fix="Correct the call: the error of the operation itself follows in the message.",
    body="return torch.sin(x, x)",
)
_add_break(
    "B011",
    "a context manager that cannot be entered while capturing",
    cause="Entering or leaving it runs code that capture cannot follow.",
    fix="Put the `with` around the call of the compiled function.",
    setup="import threading\n\nlock = threading.Lock()",
    body="with lock:\n    return x + 1",
)
_add_break(
    "B012",
    "a loop over something of unknown length",
    cause="The iterable is not a container, a range or a tensor of known size, so the loop cannot be unrolled.",
    fix="Loop over a list, a tuple or a range.",
    setup="scales = {2.0: 'twice', 3.0: 'thrice'}",
    body="""
    for k in reversed(scales):
        x = x * k
    return x
    """,
)
_add_break(
    "B013",
    "a place where compiled code cannot stop",
    cause="The uncompiled code cannot go on there: it lies in a part of a `with` block or of an exception handler, or a live value cannot be handed over.",
    fix="Move the `with`, the handler or the value that the message names out of the compiled function.",
    body="""
    steps = iter([1, 2])
    for step in steps:
        x = x * step
    return x, steps
    """,
)
_add(
    "B014",
    "a value that changes from call to call is needed as a constant",
    cause="An int, float or string was another one at each compile, so it became a value of run time; here the code needs to know which one it is.",
    fix="Pass it as a tensor, or move what needs it out of the compiled function.",
    example="""
    @torch.compile
    def f(x, word):
        return x * len(word)

    for word in ("a", "bb", "ccc", "dddd"):
        f(torch.ones(3), word)
    """,
)

# ---- L: lowering and backends, C: kernel cache, I: internal --------------------------------------------------------------------------------------

_add(
    "L001",
    "the backend failed",
    cause="The backend raised an error while it compiled the graph; its error follows in the message.",
    fix="Correct the backend, or compile with another one.",
    example="""
    def backend(graph, example_inputs):
        raise ValueError("not today")

    torch.compile(lambda x: x + 1, backend=backend)(torch.ones(3))
    """,
)
_add(
    "L002",
    "unknown backend",
    cause="No backend has this name, and the value is not a callable that takes (graph, example_inputs).",
    fix="Use one of the names that the message lists (compiler.list_backends()), or pass a callable.",
    example='torch.compile(lambda x: x + 1, backend="no_such_backend")',
)
_add(
    "L003",
    "a loop could not be compiled to machine code",
    cause="The code generator refused the loop; the operations in it run one by one instead.",
    fix="Results are not affected. Report it, with the source of the loop from the output_code log channel.",
)
_add(
    "C001",
    "a kernel on disk cannot be used",
    cause="The file is damaged, or it was written by another version or for another processor; the kernel is compiled afresh.",
    fix="Nothing. If it comes back, delete the cache directory that the message names.",
)
_add(
    "C002",
    "kernels cannot be kept on disk",
    cause="The cache directory cannot be created or written, or it is not the user's alone; kernels are compiled again in each process.",
    fix="Make the directory writeable for its owner only, or name another one in FRAMESTANCE_CACHE_DIR.",
    example="""
    with torch.compiler.config.patch(disk_cache=True, disk_cache_folder="/dev/null/kernels"):
        torch.compile(lambda x: x * 0.8017)(torch.ones(3))
    """,
)
_add(
    "I001",
    "a defect in framestance itself",
    cause="The compiler met a condition it does not allow for. The call ran uncompiled, so its result is right.",
    fix="Report it with the text of the message. Set FRAMESTANCE_STRICT=1 to see the error where it happens.",
)
_add(
    "I002",
    "a graph was captured",
    cause="The log channel graph is on, and a stretch of a function was compiled; its operations follow in the message.",
    fix="Nothing: this is a report, not a problem.",
    example="torch.compile(lambda x: x + 1)(torch.ones(3))",
)
