"""`python -m framestance report`: what is on the page, whatever the traces hold. How it looks, test_report_in_a_browser.py tells."""

from __future__ import annotations

import html.parser
import json
import random
import re

import pytest

import framestance as fs
from framestance import compiler
from framestance.__main__ import main
from framestance.diag import report
from framestance.diag.report import drawing, reading, steps


class Page(html.parser.HTMLParser):
    """Checks that elements are closed in order; keeps their attributes and the text."""

    VOID = {"meta", "link", "br"}

    def __init__(self, source):
        super().__init__()
        self.open, self.elements, self.words = [], [], []
        self.feed(source)
        self.close()
        assert self.open == []
        ids = [attributes["id"] for _, attributes in self.elements if "id" in attributes]
        assert len(ids) == len(set(ids))
        targets = {attributes["href"][1:] for tag, attributes in self.elements if tag == "a"}
        assert targets <= set(ids)
        outside = [value for _, attributes in self.elements for name, value in attributes.items() if name in ("href", "src") and value[:1] != "#"]
        assert outside == ["data:,"] and not {"script", "img", "iframe", "object"} & {tag for tag, _ in self.elements}
        assert not any(name.startswith("on") for _, attributes in self.elements for name in attributes)

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open[-1:] != ["style"]:
            self.words.append(data)

    @property
    def text(self):
        return " ".join(" ".join(self.words).split())


def page_of(folder):
    return Page(report.write(folder).read_text())


# ---- what programs did ---------------------------------------------------------------------------------------------------------------------------


def test_nothing_was_compiled(tmp_path):
    with compiler.trace(tmp_path):
        pass
    page = page_of(tmp_path)
    assert "0 entries" in page.text and "Nothing was compiled." in page.text and "No call ran uncompiled." in page.text


def test_hostile_names_and_values_are_text(tmp_path):
    mark = "</code></pre><script>alert('&lt;')</script>\x00\x1b\ud800\""
    names = {"fs": fs, "__name__": mark}
    exec(compile(f"def f(x, s):\n    return x * len(s), s == {mark!r}\n", f"<{mark.replace(chr(0), '')}>", "exec"), names)
    f = fs.compile(names["f"])
    with compiler.trace(tmp_path):
        f(fs.ones(3), mark)
        f(fs.ones(3), "<b>other & \ud800</b>")
    page = page_of(tmp_path)
    assert "<script>alert('&lt;')</script>" in page.text and "<b>other & " in page.text and "The source was not recorded." in page.text


def test_sources_that_are_no_plain_python(tmp_path):
    path = tmp_path / "cell.py"
    source = "def f(x):\n\treturn x + 1\n"
    path.write_text(source)
    names = {}
    exec(compile(source, str(path), "exec"), names)
    with compiler.trace(tmp_path, measure=False):
        fs.compile(names["f"])(fs.ones(3))
    (file,) = [record for record in map(json.loads, next(tmp_path.glob("*.jsonl")).read_text().splitlines()) if record["event"] == "file"]
    trace = next(tmp_path.glob("*.jsonl"))
    trace.write_text(trace.read_text().replace(json.dumps(file["text"]), json.dumps(file["text"] + "%matplotlib inline\n")))
    assert "return x + 1 compiled step 0" in page_of(tmp_path).text


def test_lines_are_marked(tmp_path):
    def helper(x):
        return x * 3

    def f(
        x,
        flag=True,
    ):
        y = helper(x)
        print(end="")
        return (
            y + 1  # the end
        )

    with compiler.trace(tmp_path):
        fs.compile(f)(fs.ones(1000))
    text = page_of(tmp_path).text
    assert re.search(r"y = helper\(x\) inlined", text) and re.search(r"return x \* 3 compiled step 0", text)
    assert re.search(r'print\(end=""\) broken here .*?\[B001\] call of print', text)
    assert re.search(r"y \+ 1 # the end compiled step 0", text) and re.search(r"\d+ \)", text)


def test_hundreds_of_entries(tmp_path):
    with compiler.trace(tmp_path, measure=False):
        for number in range(310):
            names = {}
            exec(f"def f{number}(x):\n    return x + {number}", names)
            fs.compile(names[f"f{number}"], backend="eager")(fs.ones(2))
    page = page_of(tmp_path)
    shown = [attributes for tag, attributes in page.elements if tag == "details" and attributes.get("class") == "entry"]
    assert len(shown) == 200 and "310 entries" in page.text and page.text.count("1 more entry") == 110


# ---- folders -------------------------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def traced(tmp_path):
    with compiler.trace(tmp_path, measure=False) as recording:
        f = fs.compile(lambda x: x + 1)
        f(fs.ones(3)), f(fs.ones(3, dtype=fs.int64))
    return recording.path


def test_the_command(traced, tmp_path, capsys):
    assert main(["report", str(tmp_path)]) == 0
    assert capsys.readouterr().out.strip() == str(tmp_path / "report.html")
    assert main(["report", str(tmp_path), "-o", str(tmp_path / "other.html")]) == 0
    assert (tmp_path / "other.html").read_text() == (tmp_path / "report.html").read_text()


def test_folders_without_traces(tmp_path, capsys):
    for folder in (tmp_path, tmp_path / "missing"):
        assert main(["report", str(folder)]) == 2
        assert "[A005]" in capsys.readouterr().err
    (tmp_path / "other.jsonl").write_text('{"a": 1}\n[]\nnonsense\n')
    assert main(["report", str(tmp_path)]) == 2
    assert "other.jsonl: not a trace" in capsys.readouterr().err


def test_a_page_that_cannot_be_written(traced, tmp_path, capsys):
    assert main(["report", str(tmp_path), "-o", str(tmp_path / "missing" / "page.html")]) == 2
    assert "missing" in capsys.readouterr().err


def test_every_beginning_of_a_file_can_be_read(traced, tmp_path):
    whole = traced.read_bytes()
    first = whole.index(b"\n") + 1
    for end in sorted({first, *random.Random(0).sample(range(first, len(whole)), 25)}):
        traced.write_bytes(whole[:end])
        page = page_of(tmp_path)
    assert "killed" in page.text or end == len(whole)


def test_what_is_no_trace_is_named_and_left_out(traced, tmp_path):
    (tmp_path / "a.jsonl").write_bytes(b"\xff\xfe\x00")
    head = traced.read_text().splitlines()[0]
    (tmp_path / "b.jsonl").write_text(head.replace('"schema":1', '"schema":99'))
    text = page_of(tmp_path).text
    assert "a.jsonl: not a trace" in text and "b.jsonl: written by a newer framestance (schema 99" in text and "2 entries" in text


def test_unknown_events_are_passed_over(traced, tmp_path):
    traced.write_text(traced.read_text() + '{"event": "new in schema 1", "x": 3}\n{"event": "compile"}\n')
    assert "2 entries" in page_of(tmp_path).text


def test_several_processes_are_told_apart(traced, tmp_path):
    (tmp_path / "other.jsonl").write_text(re.sub(r'"process":\d+', '"process":77', traced.read_text()))
    text = page_of(tmp_path).text
    assert "2 processes" in text and "of process 77" in text and "4 entries" in text and "process 77, MainThread" in text


# ---- figures and drawings ------------------------------------------------------------------------------------------------------------------------


def test_rates_are_held_against_what_takes_longer():
    limits = {"copies": [[1000, 1e9], [1_000_000, 4e9]], "flops": 1e10}
    copying = {"read": 600, "written": 400, "flops": 10, "seconds": 2e-6}
    rate = steps.rate_of(copying, limits)
    assert (rate.reached, rate.limit, rate.unit, rate.share) == (pytest.approx(5e8), 1e9, "B/s", pytest.approx(0.5))
    product = {"read": 600, "written": 400, "flops": 1_000_000, "seconds": 1e-3}
    rate = steps.rate_of(product, limits)
    assert (rate.reached, rate.unit, rate.share) == (pytest.approx(1e9), "flop/s", pytest.approx(0.1))
    assert str(rate) == "1.00 Gflop/s of 10.00 Gflop/s"
    for nothing in ({"seconds": None}, {"seconds": 0.0}, {"read": 0, "written": 0, "flops": 0}):
        assert steps.rate_of({**copying, **nothing}, limits) is None
    assert steps.rate_of(copying, None) is None
    assert steps.copy_rate(limits, 1) == 1e9 and steps.copy_rate(limits, 1 << 40) == 4e9


@pytest.mark.parametrize("seed", range(20))
def test_boxes_do_not_overlap_and_edges_go_down(seed):
    generator = random.Random(seed)
    nodes = []
    for number in range(generator.randint(1, 80)):
        inputs = generator.sample(range(number), min(number, generator.randint(0, 3)))
        name = "n" * generator.randint(1, 30)
        op = "elementwise" if inputs else "input"
        nodes.append({"name": name, "op": op, "label": name, "type": "float32(3,)", "text": name, "inputs": inputs, "steps": []})
    record = {"nodes": nodes, "outputs": [len(nodes) - 1], "steps": []}
    boxes = drawing._of_nodes(record, "e0")
    layers = drawing._layers(boxes)
    drawing._order(layers)
    drawing._place(layers)
    for number, layer in enumerate(layers):
        edges = [(box.x - box.width / 2, box.x + box.width / 2) for box in layer]
        assert all(left_end < right_start for (_, left_end), (right_start, _) in zip(edges, edges[1:], strict=False))
        assert all(box.layer == number and all(user.layer == number + 1 and box in user.needs for user in box.users) for box in layer)
    assert {id(box) for layer in layers for box in layer if box.title} == {id(box) for box in boxes}
    Page(drawing.drawing(record, "e0").replace("<svg", '<link href="data:,"><svg'))


def test_what_changes_memory_comes_before_what_reads_it(tmp_path):
    def f(x, y):
        x[1:] = y * 2
        return x.sum()

    with compiler.trace(tmp_path, measure=False):
        fs.compile(f)(fs.ones(4), fs.ones(3))
    (trace,), _ = reading.read(tmp_path)
    nodes = trace.compiles[0]["nodes"]
    write = next(number for number, node in enumerate(nodes) if node["op"] in ("write", "update"))
    total = next(number for number, node in enumerate(nodes) if node["op"] == "reduce")
    assert write in drawing._needs(nodes)[total]


def test_graphs_that_are_too_large_are_drawn_by_steps_or_not_at_all():
    node = {"name": "a", "op": "elementwise", "label": "add", "type": "float32(3,)", "text": "a", "inputs": []}
    step = {"kind": "loop", "name": "", "sources": ["def kernel(): pass"], "shape": [3], "members": []}
    many = {"nodes": [{**node, "steps": [number % 7]} for number in range(100)], "outputs": [], "steps": [step] * 7}
    assert "100 nodes, drawn as the 7 steps" in drawing.drawing(many, "e0")
    more = {"nodes": [{**node, "steps": [number]} for number in range(100)], "outputs": [], "steps": [step] * 100}
    assert "too many to be drawn" in drawing.drawing(more, "e0")
    assert drawing.drawing({"nodes": [], "outputs": [], "steps": []}, "e0") == ""
