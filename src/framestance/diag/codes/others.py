"""L: lowering and backends; C: the kernel cache; A: arguments; I: internal."""

from __future__ import annotations

from .catalogue import add

add(
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
add(
    "L002",
    "unknown backend",
    cause="No backend has this name, and the value is not a callable that takes (graph, example_inputs).",
    fix="Use one of the names that the message lists (compiler.list_backends()), or pass a callable.",
    example='torch.compile(lambda x: x + 1, backend="no_such_backend")',
)
add(
    "L003",
    "no machine code can be made in this process",
    cause="Numba is set up so that it compiles nothing (NUMBA_DISABLE_JIT) or makes code that LLVM aborts on (NUMBA_OPT=0). The call runs uncompiled.",
    fix="Unset the variable that the message names, or compile with backend='eager'.",
    example="""
    import os

    os.environ["NUMBA_DISABLE_JIT"] = "1"
    try:
        with torch.compiler.config.patch(disk_cache=False):
            torch.compile(lambda x: x * 3 + x.sin() * 5)(torch.ones(3))
    finally:
        del os.environ["NUMBA_DISABLE_JIT"]
    """,
)
add(
    "L004",
    "a graph or a backend's function does not fit the graph's inputs and outputs",
    cause="A graph is called with all its tensors, then the integers of its symbols; what a backend returns must give all outputs, as tensors or arrays.",
    fix="Call the graph with the arguments that the backend's function is given, and return all that it returns.",
    example="""
    def backend(graph, example_inputs):
        return lambda *args: graph()

    torch.compile(lambda x: x + 1, backend=backend)(torch.ones(3))
    """,
)

# ---- C: the kernel cache -------------------------------------------------------------------------------------------------------------------------

add(
    "C001",
    "a kernel on disk cannot be used",
    cause="The file is damaged, or it was written by another version or for another processor; the kernel is compiled afresh.",
    fix="Nothing. If it comes back, delete the cache directory that the message names.",
    example="""
    import os, pathlib, subprocess, sys, tempfile

    program = "import framestance as torch; torch.compile(lambda x: x * 0.25)(torch.ones(3))"
    with tempfile.TemporaryDirectory() as folder:
        settings = {"FRAMESTANCE_CACHE_DIR": folder + "/kernels", "FRAMESTANCE_LOGS": "cache", "FRAMESTANCE_DISK_CACHE": "1"}
        for _ in range(2):
            subprocess.run([sys.executable, "-c", program], env={**os.environ, **settings}, check=True)
            for file in pathlib.Path(folder, "kernels").glob("*.kernel"):
                file.write_bytes(b"damaged")
    """,
)
add(
    "C002",
    "kernels cannot be kept on disk",
    cause="The cache directory cannot be created or written, or it is not the user's alone; kernels are compiled again in each process.",
    fix="Make the directory writeable for its owner only, or name another one in FRAMESTANCE_CACHE_DIR.",
    example="""
    with torch.compiler.config.patch(disk_cache=True, disk_cache_folder="/dev/null/kernels"):
        torch.compile(lambda x: x * 0.8017)(torch.ones(3))
    """,
)
add(
    "C003",
    "a file of exported kernels cannot be taken over",
    cause="The file is damaged, it is no file that export_cache wrote, or it was written for another processor, Python, framestance, Numba or llvmlite.",
    fix="Export again on a machine and with versions like these; the message says what differs. Nothing was taken from the file.",
    example="""
    import tempfile

    with tempfile.NamedTemporaryFile(suffix=".zip") as file:
        torch.compiler.import_cache(file.name)
    """,
)
add(
    "C004",
    "a kernel was found or compiled",
    cause="The log channel cache is on, and a kernel was needed that this process did not have yet; the message says where it came from.",
    fix="Nothing: this is a report, not a problem.",
    example="torch.compile(lambda x: x * 0.7013)(torch.ones(3))",
)

# ---- A: arguments --------------------------------------------------------------------------------------------------------------------------------

add(
    "A001",
    "an argument has a value that it cannot have",
    cause="A function of framestance.compiler was given a value of another type, an unknown word, or a number out of range.",
    fix="Use what the message lists.",
    example='torch.compile(lambda x: x + 1, mode="fastest")',
)
add(
    "A002",
    "this object cannot be compiled, or marked for the compiler",
    cause="What compile, disable and set_stance take are functions, methods, modules and callable objects. A class is none of these.",
    fix="Pass the function, or the instance; in a class, decorate its methods.",
    example="torch.compile(torch.nn.Linear)",
)
add(
    "A003",
    "a setting does not exist, or cannot have this value",
    cause="There is no setting of this name in compiler.config, or its value is of another type or out of range.",
    fix="Use one of the settings that the message lists, with a value of the type that it names.",
    example="torch.compiler.config.recompile_limit = 0",
)
add(
    "A004",
    "unknown log channel",
    cause="FRAMESTANCE_LOGS names a channel that does not exist; the other channels in it are on.",
    fix="Use names from the list in the message, separated by commas, or all.",
    example="""
    from framestance.diag import logs

    logs.configure("recompile")
    """,
)

add(
    "A005",
    "a folder cannot be used for traces, or holds none",
    cause="A trace is a file that compiler.trace or FRAMESTANCE_TRACE makes in the folder; `python -m framestance report` reads those that are there.",
    fix="Name a folder that may be written, and for the report one that a traced program has written to.",
    example='torch.compiler.trace("/dev/null/traces")',
)

# ---- I: internal ---------------------------------------------------------------------------------------------------------------------------------

add(
    "I001",
    "a defect in framestance itself",
    cause="The compiler met a condition it does not allow for. The call ran uncompiled, so its result is right.",
    fix="Report it with the text of the message. Set FRAMESTANCE_STRICT=1 to see the error where it happens.",
    example="""
    from unittest import mock

    from framestance.compiler import pipeline

    f = torch.compile(lambda x: x + 1)
    with mock.patch.object(pipeline, "capture", side_effect=LookupError("a defect, made on purpose")):
        f(torch.ones(3))
    """,
)
add(
    "I002",
    "a graph was captured",
    cause="The log channel graph is on, and a stretch of a function was compiled; its operations follow in the message.",
    fix="Nothing: this is a report, not a problem.",
    example="torch.compile(lambda x: x + 1)(torch.ones(3))",
)
add(
    "I003",
    "the guards of an entry",
    cause="The log channel guards is on, and an entry was made; the facts that it relies on follow in the message, each with the line that needed it.",
    fix="Nothing: this is a report, not a problem.",
    example="torch.compile(lambda x: x + 1)(torch.ones(3))",
)
add(
    "I004",
    "code was written",
    cause="The log channel output_code is on, and a kernel, or the rewritten code of a function with a graph break, was made; its text follows in the message.",
    fix="Nothing: this is a report, not a problem.",
    example="torch.compile(lambda x: x + 1)(torch.ones(3))",
)
add(
    "I005",
    "a listener of an event failed",
    cause="A function that was subscribed to an event of the compiler raised an exception, which must not break the program that it watches.",
    fix="Correct the function; its exception follows in the message.",
    example="""
    from framestance.diag import events

    stop = events.subscribe("compile", lambda made: 1 / 0)
    torch.compile(lambda x: x + 1)(torch.ones(3))
    stop()
    """,
)
add(
    "I006",
    "a trace ends early",
    cause="What the compiler did could not be written to the folder of traces, for instance because the disk is full. The program goes on unrecorded.",
    fix="Make room, or name another folder; what was recorded until then can be read.",
    example="""
    import os, tempfile
    from unittest import mock

    with tempfile.TemporaryDirectory() as folder, torch.compiler.trace(folder, measure=False):
        with mock.patch.object(os, "write", side_effect=OSError(28, "No space left on device")):
            torch.compile(lambda x: x + 1)(torch.ones(3))
    """,
)
