"""Random small programs over tensors, numbers, containers, closures, objects, loops, handlers and opaque calls: source text from a seed, and their arguments.

Programs may raise; they always end. Whatever they do is deterministic, so that a compiled run can be compared with a plain one.
"""

from __future__ import annotations

import random
import re
from typing import Any

import framestance as fs

PRELUDE = """
import functools, math, operator, sys
import framestance as fs

class Manager:
    def __init__(self, name, swallow=False):
        self.name, self.swallow = name, swallow
    def __enter__(self):
        note("enter", self.name)
        return self
    def __exit__(self, kind, value, traceback):
        note("exit", kind and kind.__name__)
        return self.swallow

class Thing:
    shared = 2
    def __init__(self, x):
        self.x = x
        self.items = [x]
    def scale(self, v, k=3):
        return v * k + self.x
    @property
    def twice(self):
        return self.x * 2
    @classmethod
    def make(cls, x):
        return cls(x)
    @staticmethod
    def half(v):
        return v / 2

class Child(Thing):
    def scale(self, v, k=1):
        return super().scale(v, k=k) + self.shared

def helper(v, k=2, *rest, s=1, **more):
    return v * k + s + len(rest) + len(more)

def rows(v, n):
    for i in range(n):
        yield v + i
"""


# What an expression of each kind may be. `@k` stands for an expression of kind k (t tensor, n number, l list, d dict, p tuple, f function, o object), `@s` for
# a list or tuple, `@a` for anything but a function or object, `@c` for a condition, `@v` for a variable of the kind that follows.
EXPRESSIONS = {
    "t": """(@t + @n)|(@t * @t)|(@t - @n)|@t.relu()|fs.maximum(@t, @t)|helper(@t, @n)|helper(@t, *@p)|o.scale(@t)|o.scale(@t, k=@n)|@t[0]|@t[1]|@t[1:]|@t[:2]
        |fs.where(@t > @n, @t, -@t)|(lambda v, k=@n: v * k)(@t)|sum([@t, @n, @t])|Thing.half(@t)|(-@t)|@t.sum()|functools.reduce(operator.add, [@t, @n])
        |(@t if @c else @t)|fs.cat([@t, @t])[:3]|@vf(@t)""",
    "n": """(@n + @n)|(@n * 2)|(@n * 0.5)|(@n % 5)|max(@n, @n)|len(@s)|int(@n)|abs(@n)|(1 if @c else @n)|opaque(@n)|3|-1|0|7|1.5|-0.0|True|o.x|o.twice
        |@vd.get('a', @n)|G|len(o.items)|sum([@n, @n, 0.1])|(@n or @n)|(@n and @n)|round(@n)|@s[0]|(@n // 3)|@vt.shape[0]|@vt.ndim|Thing.shared|o.shared
        |bool(@n)|next(iter(@s))|len(f'{@n:>4}')|(@n is @n)|helper(@n, s=@n, z=1)|sum(@n for q in range(2))|min(@s)|(@s).count(@n)|(q_ := @n)|(@p)[-1]|-@n
        |next(zip(@s, @s))[0]|getattr(o, 'x', @n)|getattr(o, 'y', 5)|len(str(@a))|int('12')|math.floor(@n)""",
    "l": """[@a, @n]|list(@s)|[x for x in @s]|[i * @n for i in range(3) if i != 1]|@l[:]|(@l + [@n])|[]|list(zip(@s, @s))|list(enumerate(@s, 1))
        |list(map(str, range(@n % 5)))|[x for x in reversed(@s)]|list(@d)|[*@s, @n]|[*@d.values()]|list(rows(@n, 2))|[(lambda: x)() for x in @s]|o.items
        |sorted([3, 1, 2])|[@a] * 2|[opaque(x) for x in @s]|list(filter(None, @s))|[[i + j for j in range(2)] for i in range(@n % 3)]|list(@d.items())""",
    "d": """{'a': @a, 'b': @a}|dict(@d)|{**@d, 'c': 1}|{k: v for k, v in @d.items()}|dict(a=@a)|{i: i for i in range(2)}|{}|@d.copy()|{1: @a, True: 2}
        |dict(zip('ab', @s))""",
    "p": """(@a, @a)|tuple(@l)|@p[:]|(1, (2, 3))|()|(@p + @p)|@p[::-1]|divmod(@n, 3)|(lambda *r: r)(*@s)""",
    "f": """helper|(lambda v: v + @vn)|o.scale|functools.partial(helper, k=@vn)""",
    "o": """Thing(@n)|Child.make(@n)|o""",
    "c": """@n > 1|@n == @n|@va is @va|@va is not None|isinstance(@n, int)|isinstance(@va, list)|@vl|not @vd|'a' in @vd|@n in @p|@n|hasattr(o, 'x')
        |hasattr(o, 'y')|type(@n) is int|0 <= @n < 3|@n > 0 and @n < 5|callable(@va)|len(@vl) > 1|@va == @va|@s == @s""",
}
STATEMENTS = {
    "change": """@vl.append(@a)|@vl.extend([@n])|@vl.insert(0, @n)|@vl.pop()|@vd['a'] = @a|@vd[1] = @n|@vd[True] = @n|@vd.pop('a', None)|@vd.update(z=@n)
        |@vd.setdefault('s', [])|@vl[0] = @a|del @vl[0]|@vl += [@n]|del @vd['a']|o.items.append(@n)|@vl.reverse()|@vl[1:] = [@n]|@vd |= {'q': @n}""",
    "in_place": """@vt.add_(@vn)|@vt[0] = @vn|@vt *= 2|@vt.mul_(@vt)|@vt += @vt""",
    "augment": """@vn += @n|@vn -= @n|@vn *= @n|G = @n|G += @n|o.x = @n|o.y = @n|o.x += @n|o.items = @l|del o.y|Thing.shared = @n""",
    "note": """note(@a, @a)|note(@a is @a, @c)|print(end='')|note(sorted(locals())[0])""",
    "raise": """if @c: raise ValueError(@n)|v_ = 10 // @n|v_ = @vl[5]|v_ = @vd['zz']|assert @c, @n|v_ = o.zz|v_ = @vt + fs.ones(7)
        |v_ = undefined|v_ = @vt.nope""",
    "head": """NAME in range(3)|NAME in list(@s)[:4]|NAME, v_ in enumerate(tuple(@s)[:3])|NAME, v_ in list(@d.items())|NAME in @d|NAME in @vt[:2]
        |NAME, v_ in zip(range(2), @s)|NAME in rows(@vt, 2)|NAME, v_ in @d.items()|NAME in map(opaque, tuple(@s)[:4])""",
    "case": """1 \\| 2|[x_, *y_]|{'a': x_}|int() \\| float()|(x_, 2)|Thing(x=x_)|None""",
}
_KINDS = "tnldpfo"


def _options(text: str) -> list[str]:
    return [part.strip().replace("\0", "|") for part in text.replace("\\|", "\0").replace(" | ", "\0").replace("|=", "\0=").split("|")]


TEMPLATES = {name: _options(text) for name, text in (*EXPRESSIONS.items(), *STATEMENTS.items())}


class Writer:
    """Writes one function. ``names`` maps a kind to the variables that hold a value of it."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.lines: list[str] = []
        self.names: dict[str, list[str]] = {"t": ["t"], "n": ["n", "m"], "l": ["l"], "d": ["d"], "p": ["p"], "f": ["helper"], "o": ["o"]}
        self.fresh = 0

    def new(self, kind: str) -> str:
        """A variable for a value of ``kind``: mostly a new one, sometimes one that holds such a value already."""
        if self.chance.random() < 0.3 and kind not in "fo":
            return self.chance.choice(self.names[kind])
        self.fresh += 1
        return f"{kind}{self.fresh}"

    def filled(self, name: str, depth: int = 2) -> str:
        """One of the templates called ``name`` with its parts written."""
        template = self.chance.choice(TEMPLATES[name])
        return re.sub(r"@(v?)(\w)", lambda m: self.part(m[2], 0 if m[1] else depth), template)

    def part(self, kind: str, depth: int) -> str:
        if kind == "a":
            kind = self.chance.choice("tnnlpd")
        if kind == "s":
            kind = self.chance.choice("lp")
        if kind == "c":
            return self.filled("c", depth - 1)
        if depth <= 0 or self.chance.random() < 0.25:
            return self.chance.choice(self.names[kind])
        return self.filled(kind, depth - 1)

    # ------------------------------------------------------------------ statements

    def add(self, indent: int, text: str) -> None:
        self.lines.append("    " * indent + text)

    def block(self, indent: int, size: int, depth: int) -> None:
        saved = {kind: list(names) for kind, names in self.names.items()}
        for _ in range(size):
            self.statement(indent, depth)
        if indent > 1:  # what a branch bound may be unbound behind it: used sometimes all the same
            for kind, names in saved.items():
                self.names[kind] = names + [x for x in self.names[kind] if x not in names and self.chance.random() < 0.2]

    def statement(self, indent: int, depth: int) -> None:
        simple = self.chance.choice(["assign"] * 7 + ["change"] * 4 + ["note"] * 2 + ["in_place", "augment", "augment", "unpack"])
        if depth > 0 and self.chance.random() < 0.5:
            name = self.chance.choice(["branch"] * 3 + ["loop"] * 3 + ["handler"] * 2 + ["with", "while", "nested", "match", "leave"])
            getattr(self, f"_{name}")(indent, depth - 1)
        elif simple in TEMPLATES:
            self.add(indent, self.filled(simple))
        else:
            getattr(self, f"_{simple}")(indent)

    def bind(self, kind: str, name: str) -> str:
        if name not in self.names[kind]:
            self.names[kind].append(name)
        return name

    def _assign(self, indent: int) -> None:
        kind = self.chance.choice("tttnnldpf")
        text = self.filled(kind, 3)
        self.add(indent, f"{self.bind(kind, self.new(kind))} = {text}")

    def _unpack(self, indent: int) -> None:
        text = self.part("s", 2)
        self.add(indent, f"{self.bind('n', self.new('n'))}, *{self.bind('l', self.new('l'))} = {text}")

    def _branch(self, indent: int, depth: int) -> None:
        self.add(indent, f"if {self.filled('c')}:")
        self.block(indent + 1, self.chance.randint(1, 3), depth)
        if self.chance.random() < 0.5:
            self.add(indent, "else:")
            self.block(indent + 1, self.chance.randint(1, 2), depth)

    def _loop(self, indent: int, depth: int) -> None:
        head = self.filled("head")
        kind = "t" if "rows" in head or "[:2]" in head else "n"
        self.fresh += 1
        name = self.bind(kind, f"i{self.fresh}")
        self.add(indent, f"for {head.replace('NAME', name)}:")
        self.block(indent + 1, self.chance.randint(1, 3), depth)
        if self.chance.random() < 0.4:
            self.add(indent + 1, f"if {self.filled('c')}: {self.chance.choice(['break', 'continue'])}")
        if name in self.names[kind] and self.chance.random() < 0.7:
            self.names[kind].remove(name)
        if self.chance.random() < 0.2:
            self.add(indent, "else:")
            self.block(indent + 1, 1, depth)

    def _while(self, indent: int, depth: int) -> None:
        self.fresh += 1
        self.add(indent, f"w{self.fresh} = 0")
        self.add(indent, f"while w{self.fresh} < {self.chance.randint(1, 4)}:")
        self.add(indent + 1, f"w{self.fresh} += 1")
        self.block(indent + 1, self.chance.randint(1, 2), depth)

    def _handler(self, indent: int, depth: int) -> None:
        self.add(indent, "try:")
        self.block(indent + 1, self.chance.randint(0, 2), depth)
        self.add(indent + 1, self.filled("raise"))
        self.block(indent + 1, self.chance.randint(0, 1), depth)
        if self.chance.random() < 0.8:
            self.add(indent, f"except {self.chance.choice(['Exception', '(ValueError, KeyError)', 'ArithmeticError', 'LookupError'])} as e:")
            self.add(indent + 1, "note(type(e).__name__, str(e), type(e.__context__).__name__)")
            self.block(indent + 1, self.chance.randint(0, 2), depth)
            if self.chance.random() < 0.2:
                self.add(indent + 1, self.chance.choice(["raise", "raise RuntimeError('again') from e"]))
        if self.chance.random() < 0.3 or not self.lines[-1].strip() or "except" not in "".join(self.lines[-8:]):
            self.add(indent, "finally:")
            self.add(indent + 1, "note('finally')")
            self.block(indent + 1, 1, depth)

    def _with(self, indent: int, depth: int) -> None:
        self.add(indent, self.chance.choice(["with fs.no_grad():", "with Manager(1) as w_:", "with Manager(2, True):"]))
        self.block(indent + 1, self.chance.randint(1, 3), depth)

    def _nested(self, indent: int, depth: int) -> None:
        kind = self.chance.choice("nt")
        used = self.chance.choice(self.names[kind])
        self.fresh += 1
        name = f"f{self.fresh}"
        self.add(indent, f"def {name}(v, k={self.part('n', 0)}):")
        if self.chance.random() < 0.5:
            self.add(indent + 1, f"nonlocal {used}")
            self.add(indent + 1, f"{used} = {used} + k")
        if self.chance.random() < 0.3:
            self.add(indent + 1, "note(v)")
        self.add(indent + 1, f"return v + {used}")
        self.add(indent, f"{self.chance.choice(['v_', used])} = {name}({self.part(kind, 1)})")
        self.bind("f", name)

    def _match(self, indent: int, depth: int) -> None:
        self.add(indent, f"match {self.part('a', 1)}:")
        self.add(indent + 1, f"case {self.filled('case')}:")
        self.block(indent + 2, 1, depth)
        self.add(indent + 1, "case _:")
        self.block(indent + 2, 1, depth)

    def _leave(self, indent: int, depth: int) -> None:
        self.add(indent, f"if {self.filled('c')}: return {self.part('a', 2)}, {self.part('a', 1)}")

    # ------------------------------------------------------------------ the whole

    def source(self) -> str:
        """The program as text."""
        self.block(1, self.chance.randint(4, 12), 3)
        everything = sorted({name for kind, names in self.names.items() for name in names if kind != "f"})
        stores_global = ["    global G"] if any(line.strip().startswith("G ") for line in self.lines) else []
        result = "    return [" + ", ".join(everything) + "]"
        return PRELUDE + "\ndef program(t, n, m, l, d, p, o):\n" + "\n".join([*stores_global, *self.lines, result]) + "\n"


def compiled_text(source: str) -> Any:
    """The code object of a program; None for the few that Python itself refuses (a nonlocal that is a parameter's default, say)."""
    try:
        return compile(source, "<program>", "exec")
    except SyntaxError:
        return None


def argument_sets(chance: random.Random, thing: type) -> list[Any]:
    """Makers of arguments for one program's calls: first the same twice, then ones that break what the first relied on."""
    tensor = [chance.uniform(-3, 3) for _ in range(3)]

    def make(
        n: Any = 2, m: Any = 3, items: Any = (1, 2), table: Any = (("a", 1), ("b", 2)), x: Any = 4, cls: str = "Thing", p: Any = (5, 6), alias: bool = False
    ) -> Any:
        def arguments(namespace: dict[str, Any]) -> tuple[Any, ...]:
            t = fs.tensor(tensor)
            made = list(items)
            values = dict(table)
            if alias:
                made.append(t)
                values["l"] = made
            return t, n, m, made, values, p, namespace[cls](x)

        return arguments

    variants = [
        make(n=True), make(n=2.0), make(n=-0.0), make(n=0.0), make(n=None), make(n=0, m=-1), make(m="s"), make(items=(1, 2, 3)), make(items=()),
        make(items=(1.0, None)), make(table=(("b", 2), ("a", 1))), make(table=()), make(table=(("a", (1, 2)),)), make(x=1.5), make(x=None), make(cls="Child"),
        make(p=()), make(p=(5, 6, 7)), make(p=((1,), [2])), make(alias=True), make(n=10**20), make(n=float("inf")),
    ]  # fmt: skip
    return [make(), make(), *chance.sample(variants, 5), make()]
