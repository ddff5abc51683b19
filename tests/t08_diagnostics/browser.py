"""A real browser for pages that framestance writes: Chromium without a window, which must not ask the network for anything."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
QUIET = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


def missing():
    """What is not there to look at a page; "" if nothing."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "playwright is not installed"
    return "" if executable() else "there is no Chromium (.ci/browser installs Debian's)"


def executable():
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextlib.contextmanager
def chromium():
    """The browser, for as long as the context lasts."""
    from playwright.sync_api import sync_playwright

    arguments = [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else QUIET  # Chromium's sandbox does not run as root
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=executable(), args=arguments)
        try:
            yield started
        finally:
            started.close()


@contextlib.contextmanager
def opened(browser, path, width=1200, height=900, scheme="light"):
    """A page of the browser with a file in it; beside it, what it asked for besides the file, and what it complained of."""
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
    page, asked, said = context.new_page(), [], []
    page.route("**/*", lambda route: route.continue_() if route.request.url == path.as_uri() else (asked.append(route.request.url), route.abort()))
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    try:
        page.goto(path.as_uri())
        yield page, asked, said
    finally:
        context.close()


def trace_the_program(folder):
    """Run traced.py, recorded in ``folder``, as a user would who is in the project's folder."""
    environment = {
        **os.environ,
        "FRAMESTANCE_TRACE": str(folder),
        "PYTHONPATH": os.pathsep.join([str(PROJECT / "src"), str(PROJECT)]),
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
    command = ["python", "tests/t08_diagnostics/traced.py"]
    subprocess.run(command, executable=sys.executable, env=environment, cwd=PROJECT, check=True, capture_output=True, text=True, timeout=500)


def write_the_report(folder):
    """The page of ``folder``, by the command."""
    command = [sys.executable, "-m", "framestance", "report", str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(PROJECT / "src")}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, timeout=100)
    return Path(done.stdout.strip())
