"""S: what the stance says, and what it lets happen."""

from __future__ import annotations

from .catalogue import add

add(
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
add(
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
add(
    "S003",
    "unknown stance",
    cause="The first argument of set_stance is not the name of a stance.",
    fix="Use one of the names that the message lists.",
    example='torch.compiler.set_stance("eager")',
)
add(
    "S004",
    "force_backend goes with the default stance only",
    cause="A stance other than default decides by itself what runs, so a forced backend would contradict it.",
    fix="Leave out the stance, or leave out force_backend.",
    example='torch.compiler.set_stance("force_eager", force_backend="eager")',
)
add(
    "S005",
    "an option of set_stance has a value it cannot have",
    cause="The option is of another type, is not one of the accepted words, or means nothing with the stance that was asked for.",
    fix="Use what the message lists.",
    example='torch.compiler.set_stance("force_eager", allow_first=True)',
)
add(
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
add(
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
add(
    "S008",
    "a call runs uncompiled, whatever the stance says",
    cause="Compiling is turned off (config.disable, disable), compiling this part has failed, or its kernels are still being compiled in the background.",
    fix="For the first, turn it on; for the second, look at the warning that came before; for the third, wait (compiler.wait_for_compiles).",
    example="""
    f = torch.compile(lambda x: x + 1)
    with torch.compiler.config.patch(disable=True):
        f(torch.ones(3))
    """,
)
add(
    "S009",
    "the stance changed",
    cause="The log channel stance is on, and set_stance was called as a statement, entered with `with`, or left.",
    fix="Nothing: this is a report, not a problem.",
    example="""
    with torch.compiler.set_stance("eager_on_recompile"):
        pass
    """,
)
add(
    "S010",
    "a stance is left that was not entered",
    cause="The object that set_stance makes was given to something that calls its __exit__ without its __enter__.",
    fix="Use it in a `with` statement, or enter it with an ExitStack.",
    example='torch.compiler.set_stance("default").__exit__(None, None, None)',
)
