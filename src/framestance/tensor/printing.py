"""How a tensor prints: torch's layout, four digits, summarised beyond a thousand elements."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..ops import dtypes

_options: dict[str, Any] = {"precision": 4, "threshold": 1000, "edgeitems": 3, "linewidth": 80, "sci_mode": None}


def set_printoptions(
    precision: int | None = None,
    threshold: int | None = None,
    edgeitems: int | None = None,
    linewidth: int | None = None,
    profile: str | None = None,
    sci_mode: bool | None = None,
) -> None:
    """Set how tensors print: digits after the point, elements before summarising, items at each edge, columns, scientific notation."""
    if profile is not None:
        threshold, edgeitems = {"default": (1000, 3), "short": (1000, 2), "full": (1 << 62, 3)}[profile]
    for name, value in (("precision", precision), ("threshold", threshold), ("edgeitems", edgeitems), ("linewidth", linewidth)):
        if value is not None:
            _options[name] = value
    _options["sci_mode"] = sci_mode


class _Formatter:
    """One notation for all elements of a tensor, chosen from those that are shown."""

    def __init__(self, shown: np.ndarray[Any, Any]) -> None:
        self.floating = shown.dtype.kind == "f"
        self.width = 1
        self.whole = self.scientific = False
        if not self.floating:
            self.width = max([1, *(len(str(x)) for x in shown.ravel().tolist())])
            return
        values = shown[np.isfinite(shown) & (shown != 0)].astype(np.float64).ravel()
        if values.size:
            magnitudes = np.abs(values)
            high, low = float(magnitudes.max()), float(magnitudes.min())
            self.whole = bool(np.all(np.ceil(values) == values))
            self.scientific = high / low > 1000.0 or high > 1.0e8 or (not self.whole and low < 1.0e-4)
        else:
            self.whole = True
            return
        if _options["sci_mode"] is not None:
            self.scientific = _options["sci_mode"]
        self.width = max([1, *(len(self._number(x)) for x in values.tolist())])  # as in torch, zeros and NaN do not widen the columns

    def _number(self, x: Any) -> str:
        if not self.floating:
            return str(x)
        if self.scientific:
            return f"{x:.{_options['precision']}e}"
        if self.whole:
            text = f"{x:.0f}"
            return text if x != x or abs(x) == np.inf else text + "."
        return f"{x:.{_options['precision']}f}"

    def __call__(self, x: Any) -> str:
        return self._number(x).rjust(self.width)


class _ComplexFormatter:
    """A notation for the real parts and one for the imaginary parts."""

    def __init__(self, shown: np.ndarray[Any, Any]) -> None:
        self.real, self.imaginary = _Formatter(shown.real), _Formatter(shown.imag)
        self.width = self.real.width + self.imaginary.width + 1  # that torch counts the j in, not the sign, decides where lines break

    def __call__(self, x: Any) -> str:
        imaginary = self.imaginary(x.imag).lstrip()
        return f"{self.real(x.real)}{'' if imaginary.startswith('-') else '+'}{imaginary}j"


def _formatter(shown: np.ndarray[Any, Any]) -> _Formatter | _ComplexFormatter:
    return (_ComplexFormatter if shown.dtype.kind == "c" else _Formatter)(shown)


def _edges(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The elements that a summary shows."""
    edge = _options["edgeitems"]
    for axis, size in enumerate(array.shape):
        if size > 2 * edge:
            array = np.take(array, [*range(edge), *range(size - edge, size)], axis=axis)
    return array


def _vector(array: np.ndarray[Any, Any], indent: int, summarise: bool, show: _Formatter | _ComplexFormatter) -> str:
    per_line = max(1, (_options["linewidth"] - indent) // (show.width + 2))
    edge = _options["edgeitems"]
    if summarise and array.size > 2 * edge:
        cells = [*map(show, array[:edge].tolist()), " ...", *map(show, array[-edge:].tolist())]
    else:
        cells = [show(x) for x in array.tolist()]
    lines = [", ".join(cells[start : start + per_line]) for start in range(0, len(cells), per_line)]
    return "[" + (",\n" + " " * (indent + 1)).join(lines) + "]"


def _nested(array: np.ndarray[Any, Any], indent: int, summarise: bool, show: _Formatter | _ComplexFormatter) -> str:
    if array.ndim == 0:
        return show(array.item())
    if array.ndim == 1:
        return _vector(array, indent, summarise, show)
    edge = _options["edgeitems"]
    if summarise and len(array) > 2 * edge:
        parts = [_nested(x, indent + 1, summarise, show) for x in array[:edge]]
        parts += ["..."] + [_nested(x, indent + 1, summarise, show) for x in array[-edge:]]
    else:
        parts = [_nested(x, indent + 1, summarise, show) for x in array]
    return "[" + ("," + "\n" * (array.ndim - 1) + " " * (indent + 1)).join(parts) + "]"


def tensor_repr(array: np.ndarray[Any, Any], prefix: str = "tensor(") -> str:
    """The text of a tensor over ``array``."""
    suffixes = []
    if array.size == 0:
        text = "[]"
        if array.ndim != 1:
            suffixes.append(f"size={array.shape}")
    else:
        summarise = array.size > _options["threshold"]
        text = _nested(array, len(prefix), summarise, _formatter(_edges(array) if summarise else array))
    default = dtypes.get_default_dtype().numpy
    implied = array.dtype == default or (array.size and array.dtype in (dtypes.promote_types(default, dtypes.COMPLEX64), dtypes.INT64, dtypes.BOOL))
    if not implied:
        suffixes.append(f"dtype={dtypes.of_numpy(array.dtype)!r}")
    lines = [text]
    for suffix in suffixes:
        room = _options["linewidth"] - len(lines[-1].rpartition("\n")[2]) - (len(prefix) if "\n" not in lines[-1] else 0)
        if len(suffix) + 2 > room:
            lines[-1] += ",\n" + " " * len(prefix) + suffix
        else:
            lines[-1] += ", " + suffix
    return f"{prefix}{lines[0]})"
