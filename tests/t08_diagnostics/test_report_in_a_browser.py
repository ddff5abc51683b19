"""The report of the GPT application, and of a program that recompiles, breaks and is refused, as Chromium shows it: on a wide screen and on a phone."""

from __future__ import annotations

import pytest

from t08_diagnostics import browser

pytestmark = [
    pytest.mark.any_python,
    pytest.mark.skipif(bool(browser.missing()), reason=browser.missing() or "there"),
]


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    folder = tmp_path_factory.mktemp("traces")
    browser.trace_the_program(folder)
    return browser.write_the_report(folder)


@pytest.fixture(scope="module")
def chromium():
    with browser.chromium() as started:
        yield started


SIZES = [pytest.param(1200, 900, id="wide"), pytest.param(390, 844, id="phone")]


def visible(page, selector, text):
    found = page.locator(selector, has_text=text)
    assert found.count() >= 1, f"no {selector} with {text!r}"
    first = found.first
    first.scroll_into_view_if_needed()
    assert first.is_visible()
    box = first.bounding_box()
    assert box["width"] > 0 and box["height"] > 0 and box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"] + 1
    return first


@pytest.mark.parametrize("width, height", SIZES)
def test_it_shows_reasons_lines_and_kernels(report, chromium, width, height):
    with browser.opened(chromium, report, width, height) as (page, asked, said):
        card = visible(page, ".card", "dtype of `x`")
        assert visible(page, ".card .side", "float32").is_visible() and "float64" in card.inner_text()
        assert "shifted = x - x.max(dim=-1, keepdim=True).values" in card.inner_text()
        visible(page, ".card", "size of `tokens` at dimension 1")
        line = visible(page, ".line.compiled", "weights = (shifted * scale).exp()")
        assert "compiled" in line.inner_text() and "made here" in line.inner_text()
        broken = visible(page, ".line.broken", 'print(end="")')
        assert "broken here" in broken.inner_text() and "[B001]" in broken.inner_text()
        inlined = visible(page, ".line.compiled", "y = functional.scaled_dot_product_attention(")
        assert "compiled" in inlined.inner_text()
        kernel = page.locator("details.kernel", has_text="rows over 300 x 1000").first
        kernel.locator("xpath=ancestor::details").first.evaluate("element => element.open = true")
        kernel.locator("summary").first.click()
        source = kernel.locator("pre", has_text="def kernel(").first
        assert source.is_visible() and "for " in source.inner_text()
        assert "B/s of" in kernel.inner_text() or "flop/s of" in kernel.inner_text()
        assert (asked, said) == ([], [])


@pytest.mark.parametrize("width, height", SIZES)
def test_only_its_parts_scroll_sideways(report, chromium, width, height):
    with browser.opened(chromium, report, width, height) as (page, asked, said):
        page.evaluate("document.querySelectorAll('details').forEach(element => element.open = true)")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        outside = page.evaluate(
            "[...document.querySelectorAll('main *')].filter(e => !e.closest('.scroll, pre') && e.getBoundingClientRect().right > innerWidth + 1)"
            ".map(e => e.outerHTML.slice(0, 200))"
        )
        assert outside == []
        assert (asked, said) == ([], [])


def test_links_lead_into_what_is_folded(report, chromium):
    with browser.opened(chromium, report) as (page, asked, said):
        targets = page.evaluate(
            "[...document.querySelectorAll('a[href^=\"#\"]')].map(a => a.getAttribute('href').slice(1)).filter(id => !document.getElementById(id))"
        )
        assert targets == []
        link = page.locator("a.kernel").first
        name = link.get_attribute("href")
        link.click()
        page.wait_for_timeout(200)
        assert page.locator(name).is_visible()
        assert (asked, said) == ([], [])


def test_the_timeline_and_the_graph_are_drawn(report, chromium):
    with browser.opened(chromium, report) as (page, asked, said):
        for kind in ("compile", "recompile"):
            box = page.locator(f".lane rect.{kind}").first.bounding_box()
            assert box["width"] >= 0 and 0 <= box["x"] <= 1200
        assert page.locator(".lane line.break").count() and page.locator(".lane line.refused").count() and page.locator(".lane line.eager").count()
        graph = page.locator("svg.graph:visible", has_text="true_divide").first
        assert graph.is_visible()
        overlaps = graph.evaluate(
            """svg => {
              const boxes = [...svg.querySelectorAll('.box rect')].map(r => r.getBBox());
              const meet = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
              return boxes.some((a, i) => boxes.some((b, j) => i < j && meet(a, b)));
            }"""
        )
        assert not overlaps
        assert page.locator("svg.graph").count() >= 3
        assert (asked, said) == ([], [])


def test_it_is_readable_in_the_dark(report, chromium):
    with browser.opened(chromium, report, scheme="dark") as (page, asked, said):
        colours = page.evaluate("[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]")
        ink, paper = (sum(map(int, colour.strip("rgb()").split(","))) for colour in colours)
        assert ink - paper > 450
        assert (asked, said) == ([], [])
