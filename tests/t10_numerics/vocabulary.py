"""What random programs are made of: expressions and statements over tensors, and over NumPy arrays.

An entry is text with ``{v}`` for a variable and ``{o}`` for a variable or number; entries that are rounded differently by kernels are marked inexact.
"""

from __future__ import annotations

from dataclasses import dataclass

from t10_numerics.programs import LAYOUTS, NUMPY_LAYOUTS

NUMBERS = "2 3 -1 0 1 0.5 -0.0 True False 2.5 1e-3 100 -7 300 0.1 1e10".split()
BASIC = "0|-1|1:|::2|:-1|None|...|..., 0|..., 1:|:, 0|:, None|1:, ::2|0, 1|:, -1|:0|2:1|1:3, 1:3|0, ...".split("|")


@dataclass
class Vocabulary:
    """Texts by kind, and how arguments are made."""

    numpy: bool
    layouts: list[str]
    numbers: list[str]
    exact: list[str]
    inexact: list[str]
    statements: list[str]
    indices: list[str]

    def _fill(self, choose, text, variables):
        while "{" in text:
            before, _, rest = text.partition("{")
            code, _, after = rest.partition("}")
            if code == "i":
                filled = choose.choice(self.indices)
            else:
                filled = choose.choice(variables) if code == "v" or choose.random() < 0.65 else choose.choice(self.numbers)
            text = before + filled + after
        return text

    def expression(self, choose, variables):
        """(text, whether kernels give the very same bits)."""
        exact = choose.random() < 0.75
        return self._fill(choose, choose.choice(self.exact if exact else self.inexact), variables), exact

    def statement(self, choose, variables):
        """(text, None)."""
        return self._fill(choose, choose.choice(self.statements), variables), None


def _each(pattern, names):
    return [pattern.replace("NAME", name) for name in names.split()]


_BINARY = _each("({v} NAME {o})", "+ - * / // % < <= == != > & | ^") + _each("({o} NAME {v})", "+ - * / // % <")
_ASSIGN = _each("{v} NAME {o}", "+= -= *= /= //= %= &=") + ["{v}[{i}] = {o}"] * 4 + _each("{v}[{i}] NAME {o}", "+= *= -=")

TENSORS = Vocabulary(
    False,
    LAYOUTS,
    NUMBERS,
    exact=_BINARY
    + _each(
        "{v}.NAME()", "neg abs relu floor ceil trunc round sqrt sign square reciprocal rsqrt isnan isinf logical_not clone contiguous detach flatten ravel t"
    )
    + _each("T.NAME({v}, {o})", "maximum minimum fmod logical_and")
    + _each("{v}.to(T.NAME)", "float32 float64 int8 int16 int32 int64 uint8 bool")
    + _each("{v}.NAME()", "amax amin any all argmax argmin")
    + _each("{v}.NAME(0)", "amax any argmin unsqueeze squeeze")
    + _each("{v}.NAME(-1, keepdim=True)", "amin all argmax")
    + ["{v}[{i}]"] * 8
    + ["{v}[[1, 0, 1]]", "{v}[{v} > 0]", "{v}[T.tensor([0, 1])]", "{v}.T", "{v}.permute(1, 0)", "{v}.permute(2, 0, 1)", "{v}.reshape(-1)", "{v}.view(-1, 2)"]
    + ["{v}.reshape({v}.shape[0], -1)", "{v}.transpose(0, -1)", "{v}.expand(2, -1, -1)", "{v}.expand(-1, 3)", "{v}.expand_as({v})", "T.diagonal({v}, 1)"]
    + [
        "T.where({v} > 0, {o}, {o})",
        "{v}.clamp(-1, 2.5)",
        "{v}.masked_fill({v} > 0, {o})",
        "({v} ** 2)",
        "({v} ** -1)",
        "T.add({v}, {v}, alpha=2)",
        "-{v}",
        "~{v}",
    ]
    + [
        "T.cat([{v}, {v}])",
        "T.stack([{v}, {v}], -1)",
        "{v}.repeat(2, 1)",
        "{v}.flip(0)",
        "T.tril({v})",
        "{v}.sort(-1)[0]",
        "{v}.narrow(-1, 0, 2)",
        "{v}.chunk(2)[0]",
    ]
    + ["T.zeros_like({v})", "T.ones({v}.shape)", "T.full(({v}.shape[0], 2), 3)", "T.arange(0, {v}.numel(), 2)", "T.tensor([1.5, 2.0])", "{v} * {v}.shape[0]"]
    + ["T.div({v}, {o}, rounding_mode='floor')", "T.div({v}, {o}, rounding_mode='trunc')", "{v}.unbind()[0]", "{v}.movedim(0, -1)", "{v}.select(0, -1)"],
    inexact=_each("{v}.NAME()", "exp sin tanh sigmoid log sum mean prod std norm")
    + _each("{v}.NAME(0, keepdim=True)", "sum mean var")
    + _each("{v}.NAME(-1)", "sum mean prod softmax log_softmax cumsum")
    + [
        "{v}.sum((0, 2))",
        "{v} @ {v}",
        "{v} @ {v}.T",
        "{v}.t() @ {v}",
        "T.matmul({v}, {v}.transpose(-1, -2))",
        "T.linear({v}, {v})",
        "({v} ** {o})",
        "T.atan2({v}, {o})",
    ]
    + ["T.addcmul({v}, {v}, {v}, value=0.5)", "T.lerp({v}, {v}, 0.25)", "{v}.sum() / {v}.numel()"],
    statements=_ASSIGN
    + _each("{v}.NAME", "relu_() neg_() zero_() clamp_(-1,2) fill_(2) sqrt_() abs_() square_()")
    + ["{v}.copy_({v})", "{v}.masked_fill_({v} > 0, {o})", "{v}[{i}].add_(1)", "{v}[[1, 0]] = {o}", "{v}[{v} > 0] = {o}"],
    indices=BASIC,
)

ARRAYS = Vocabulary(
    True,
    NUMPY_LAYOUTS,
    [*NUMBERS, "np.float32(1.5)", "np.float64(0.1)", "np.int64(3)", "np.int8(100)", "np.bool_(True)"],
    exact=_BINARY
    + _each("np.NAME({v})", "negative abs sqrt square isnan isinf logical_not floor ceil trunc rint")
    + _each("np.NAME({v}, {o})", "add subtract multiply true_divide floor_divide remainder maximum minimum fmod logical_and greater")
    + _each("{v}.NAME()", "max min any all argmax argmin copy ravel transpose")
    + _each("{v}.NAME(axis=0)", "max any argmin")
    + _each("{v}.astype(np.NAME)", "float32 float64 int32 uint8 bool int8")
    + ["{v}[{i}]"] * 8
    + ["{v}.T", "{v}.reshape(-1)", "{v}.reshape(-1, 1)", "np.where({v} > 0, {o}, {o})", "np.where({v}, {o}, {v})", "({v} ** 2)", "({v} ** 0.5)", "-{v}", "~{v}"]
    + ["{v} * {v}.shape[0]", "{v} + {v}.size"],
    inexact=_each("np.NAME({v})", "exp sin tanh log expm1 log1p exp2 log2")
    + _each("{v}.NAME()", "sum mean prod")
    + _each("np.NAME({v}, axis=0, keepdims=True)", "sum mean")
    + ["{v}.sum(axis=(0, 1))", "{v} @ {v}", "{v} @ {v}.T", "({v} ** 3)", "np.hypot({v}, {o})", "np.arctan2({v}, {o})"],
    statements=_ASSIGN,
    indices=[*BASIC, "::-1", "::-2", ":, ::-1", "-2:"],
)
