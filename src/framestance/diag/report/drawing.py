"""A graph as layers of boxes: what a box needs stands above it. Large graphs are drawn with a box for each step of the schedule."""

from __future__ import annotations

from dataclasses import dataclass, field

from .markup import text
from .reading import Record
from .steps import title

MOST = 80  # boxes
_HEIGHT, _GAP, _SPACE, _LETTER = 36, 14, 34, 6.7  # pixels: of a box, beside it, between layers, and of one character
_CONSTANTS = frozenset({"number", "size", "undo"})
_SWEEPS = 6


@dataclass(eq=False)
class Box:
    """Something that is drawn, or (without a title) a place where a long edge goes through a layer."""

    title: str = ""
    below: str = ""
    kind: str = ""
    link: str = ""
    hint: str = ""
    needs: list[Box] = field(default_factory=list)
    users: list[Box] = field(default_factory=list)
    layer: int = 0
    x: float = 0.0

    @property
    def width(self) -> float:
        return max(70.0, 16 + _LETTER * max(len(self.title), len(self.below) * 0.9)) if self.title else 10.0


def drawing(record: Record, anchor: str) -> str:
    """The graph of a compile as SVG, or why there is none."""
    nodes = [node for node in record["nodes"] if node["op"] not in _CONSTANTS]
    if not nodes:
        return ""
    by_step = len(nodes) > MOST
    boxes = _of_steps(record, anchor) if by_step else _of_nodes(record, anchor)
    if not 0 < len(boxes) <= MOST:
        return f"<p>The graph has {len(nodes)} nodes in {len(record['steps'])} steps, too many to be drawn; its text is below.</p>"
    layers = _layers(boxes)
    _order(layers)
    _place(layers)
    note = f"<p>{len(nodes)} nodes, drawn as the {len(boxes)} steps that run; tensors from outside are left out.</p>" if by_step else ""
    return note + _svg(layers)


def _of_nodes(record: Record, anchor: str) -> list[Box]:
    boxes: dict[int, Box] = {}
    outputs, needs = set(record["outputs"]), _needs(record["nodes"])
    for number, node in enumerate(record["nodes"]):
        if node["op"] in _CONSTANTS:
            continue
        step = node["steps"][0] if node["steps"] else None
        kind = "input" if node["op"] == "input" else f"step s{step % 8}" if step is not None else "free"
        kind += " output" if number in outputs else ""
        link = f"{anchor}-s{step}" if step is not None else ""
        name = node["label"] if len(node["label"]) <= 28 else node["label"][:25] + "..."
        hint = node["text"] or f"{node['name']} = {node['label']}: {node['type']}"
        box = boxes[number] = Box(name, node["type"].partition(", memory")[0], kind, link, hint)
        for operand in needs[number]:
            if operand in boxes:
                _join(boxes[operand], box)
    return [box for box in boxes.values() if box.users or "input" not in box.kind.split()]


def _of_steps(record: Record, anchor: str) -> list[Box]:
    """A box for each step; what lies between two steps (views, results) is part of the edge."""
    boxes = []
    for number, step in enumerate(record["steps"]):
        name = f"{number}: {step['kind']}" if step["sources"] else f"{number}: {step['name'].partition(' ')[0]}"
        shape = " x ".join(map(str, step["shape"]))
        boxes.append(Box(name[:30], shape, f"step s{number % 8}", f"{anchor}-s{number}", f"{title(step)}\n" + "\n".join(step["members"])))
    behind: list[frozenset[int]] = []  # node -> the steps that its value comes from
    needs = _needs(record["nodes"])
    for number, node in enumerate(record["nodes"]):
        for step in node["steps"]:
            comes = {other for operand in needs[number] if step not in record["nodes"][operand]["steps"] for other in behind[operand]}
            for other in sorted(comes):
                if other < step < len(boxes) and boxes[other] not in boxes[step].needs:
                    _join(boxes[other], boxes[step])
        # what several steps compute is stored by the first of them, if at all
        behind.append(frozenset(node["steps"][:1]) if node["steps"] else frozenset().union(*(behind[operand] for operand in needs[number])))
    for number in record["outputs"]:
        for step in behind[number]:
            boxes[step].kind += "" if boxes[step].kind.endswith(" output") else " output"
    return boxes


def _needs(nodes: list[Record]) -> list[list[int]]:
    """What each node comes after, by number: its operands, and whatever changed the memory of one before."""
    roots: list[int] = []
    changed: dict[int, int] = {}  # memory, by the node that made it -> the node that changed it last
    found = []
    for number, node in enumerate(nodes):
        roots.append(roots[node["inputs"][0]] if node["op"] == "view" else number)
        operands = [*node["inputs"], *(changed[root] for operand in node["inputs"] if (root := roots[operand]) in changed)]
        found.append(list(dict.fromkeys(operands)))
        if node["op"] in ("write", "update"):
            changed[roots[node["inputs"][0]]] = number
    return found


def _join(a: Box, b: Box) -> None:
    a.users.append(b)
    b.needs.append(a)


def _layers(boxes: list[Box]) -> list[list[Box]]:
    """Boxes by layer, below all that they need; long edges get a place in each layer between. The boxes are in an order in which that is possible."""
    for box in boxes:
        box.layer = max((other.layer + 1 for other in box.needs), default=0)
    for box in boxes:
        if not box.needs and box.users:  # near to where it is used
            box.layer = min(other.layer for other in box.users) - 1
    layers: list[list[Box]] = [[] for _ in range(max(box.layer for box in boxes) + 1)]
    for box in boxes:
        layers[box.layer].append(box)
    for box in boxes:
        _lead_through(box, layers)
    return layers


def _lead_through(box: Box, layers: list[list[Box]]) -> None:
    """Give the long edges from a box, which go together as far as they can, their places in the layers between."""
    users, box.users = box.users, []
    way = [box]  # in the layers from the box's own on
    for user in sorted(users, key=lambda user: user.layer):
        while box.layer + len(way) < user.layer:
            through = Box(layer=box.layer + len(way), needs=[way[-1]])
            way[-1].users.append(through)
            layers[through.layer].append(through)
            way.append(through)
        above = way[user.layer - box.layer - 1]
        above.users.append(user)
        user.needs[user.needs.index(box)] = above


def _order(layers: list[list[Box]]) -> None:
    """Fewer crossings: each box near to the middle of its neighbours in the layer before, down and up again."""
    for sweep in range(_SWEEPS):
        down = sweep % 2 == 0
        for layer in layers[1:] if down else layers[-2::-1]:
            places = {id(box): place for place, box in enumerate(layer)}
            position = {id(other): place for row in layers for place, other in enumerate(row)}

            def middle(box: Box, down: bool = down, places: dict[int, int] = places, position: dict[int, int] = position) -> float:
                near = [position[id(other)] for other in (box.needs if down else box.users)]
                return sum(near) / len(near) if near else float(places[id(box)])

            layer.sort(key=middle)


def _place(layers: list[list[Box]]) -> None:
    """x of each box's middle: near to its neighbours', without overlaps."""
    for layer in layers:
        x = 0.0
        for box in layer:
            box.x, x = x + box.width / 2, x + box.width + _GAP
    for sweep in range(2 * _SWEEPS):
        for layer in layers if sweep % 2 == 0 else layers[::-1]:
            wanted = []
            for box in layer:
                near = box.needs + box.users
                wanted.append(sum(other.x for other in near) / len(near) if near else box.x)
            _settle(layer, wanted)
    left = min(box.x - box.width / 2 for layer in layers for box in layer)
    for layer in layers:
        for box in layer:
            box.x += 8 - left


def _settle(layer: list[Box], wanted: list[float]) -> None:
    """Keep the order and the gaps: the mean of pushing to the right and pushing to the left."""
    right, left = list(wanted), list(wanted)
    for i in range(1, len(layer)):
        right[i] = max(right[i], right[i - 1] + (layer[i - 1].width + layer[i].width) / 2 + _GAP)
    for i in range(len(layer) - 2, -1, -1):
        left[i] = min(left[i], left[i + 1] - (layer[i].width + layer[i + 1].width) / 2 - _GAP)
    for box, a, b in zip(layer, right, left, strict=True):
        box.x = (a + b) / 2


def _svg(layers: list[list[Box]]) -> str:
    step = _HEIGHT + _SPACE
    width = max(box.x + box.width / 2 for layer in layers for box in layer) + 8
    height = len(layers) * step - _SPACE + 16
    edges, shapes = [], []
    for layer in layers:
        for box in layer:
            y = 8 + box.layer * step
            if not box.title:
                edges.append(f'<path d="M{box.x:.0f} {y}V{y + _HEIGHT}"/>')
            for user in box.users:
                a, b = y + _HEIGHT, 8 + user.layer * step
                edges.append(f'<path d="M{box.x:.0f} {a}C{box.x:.0f} {a + _SPACE / 2:.0f} {user.x:.0f} {b - _SPACE / 2:.0f} {user.x:.0f} {b}"/>')
            if box.title:
                shapes.append(_shape(box, y))
    body = f'<g class="edges">{"".join(edges)}</g>{"".join(shapes)}'
    return f'<div class="scroll" tabindex="0"><svg class="graph" width="{width:.0f}" height="{height}" role="img" aria-label="graph">{body}</svg></div>'


def _shape(box: Box, y: int) -> str:
    x, w = box.x - box.width / 2, box.width
    shape = f'<rect x="{x:.0f}" y="{y}" width="{w:.0f}" height="{_HEIGHT}" rx="{18 if "input" in box.kind else 5}"/>'
    words = f'<text x="{box.x:.0f}" y="{y + 15}">{text(box.title)}</text><text class="type" x="{box.x:.0f}" y="{y + 29}">{text(box.below)}</text>'
    drawn = f'<g class="box {box.kind}"><title>{text(box.hint)}</title>{shape}{words}</g>'
    return f'<a href="#{box.link}">{drawn}</a>' if box.link else drawn
