"""Build backend: setuptools' own, told about the one extension, which compile_extension.py compiles."""

import functools
from pathlib import Path

import compile_extension
import setuptools
from setuptools.build_meta import *  # noqa: F403  the hooks that pip calls
from setuptools.command.build_ext import build_ext


class BuildExtension(build_ext):
    """Compile with the project's flags and reuse its object files; setuptools only says where the library goes."""

    def build_extension(self, ext: setuptools.Extension) -> None:
        compile_extension.build(Path(self.get_ext_fullpath(ext.name)).resolve())


extension = setuptools.Extension(
    "framestance._C",
    sources=[f"csrc/{path.name}" for path in compile_extension.sources()],
    # What a source distribution must hold besides the sources.
    depends=[f"csrc/{path.name}" for path in [*compile_extension.headers(), *compile_extension.CSRC.glob("*.py")]],
)
# Without a setup.py setuptools calls setuptools.setup() itself; this is where an extension can be added to that call
# while `ext-modules` in pyproject.toml is experimental.
setuptools.setup = functools.partial(setuptools.setup, ext_modules=[extension], cmdclass={"build_ext": BuildExtension})
