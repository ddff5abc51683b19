"""R: why an entry does not fit a call."""

from __future__ import annotations

from textwrap import dedent, indent

from .catalogue import add


def _add_reason(code: str, title: str, *, cause: str, fix: str, setup: str, first: str, second: str) -> None:
    """A recompile reason; its example compiles a function for one call and refuses the next one."""
    program = (
        f'{dedent(setup).strip()}\n\n{dedent(first).strip()}\nwith torch.compiler.set_stance("fail_on_recompile"):\n{indent(dedent(second).strip(), "    ")}\n'
    )
    add(code, title, cause=cause, fix=fix, example=program)


_add_reason(
    "R001",
    "a tensor has another size",
    cause="The entry was compiled for one size of this dimension. Sizes 0 and 1 always have entries of their own, because they broadcast.",
    fix="Compile with dynamic=True, or leave dynamic unset and let two sizes compile: the second one makes the dimension symbolic.",
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
    fix="Let each value have its entry. For a number: pass a tensor, or let three values compile; the third makes it an argument (not with dynamic=False).",
    setup="f = torch.compile(lambda x, mode: x + 1 if mode == 'up' else x - 1)",
    first="f(torch.ones(3), 'up')",
    second="f(torch.ones(3), 'down')",
)
_add_reason(
    "R007",
    "an object is not the one that was compiled for",
    cause="The entry relies on this very object, or on two arguments being (or not being) the same object.",
    fix="Pass the same object again, made once outside of the call, or let each combination have its entry.",
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
    fix="Set it once before the first call, or let each value have its entry; keep what changes from call to call in a tensor.",
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
add(
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
