"""Makes docs/images/report-wide.png, report-source.png and report-phone.png: `make report-screenshots`. The program and the browser are those of the tests."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

DOCS = Path(__file__).resolve().parent
sys.path.insert(0, str(DOCS.parent / "tests"))

from t08_diagnostics import browser  # noqa: E402

# Place in the page at which the picture begins, and its size.
PICTURES = {
    "report-wide": ("header", 1200, 1000),
    "report-source": ("article:has(.inlined)", 1200, 1000),
    "report-phone": (".source:has(.broken)", 390, 844),
}


def main() -> None:
    """Trace the program, write its report, and look at it."""
    problem = browser.missing()
    if problem:
        sys.exit(f"no pictures can be made: {problem}")
    with tempfile.TemporaryDirectory() as folder, browser.chromium() as chromium:
        browser.trace_the_program(Path(folder))
        report = browser.write_the_report(Path(folder))
        for name, (start, width, height) in PICTURES.items():
            with browser.opened(chromium, report, width, height) as (page, asked, said):
                assert not asked and not said, (asked, said)
                page.locator(start).first.evaluate("element => scrollTo(0, element.getBoundingClientRect().top + scrollY - 60)")
                target = DOCS / "images" / f"{name}.png"
                target.parent.mkdir(exist_ok=True)
                page.screenshot(path=target)
                print(f"wrote {target.relative_to(DOCS.parent)}, {target.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
