"""Recurrent layers: cells that make one step, and layers that step through a sequence. Loops over time are Python's; compiled, they are unrolled."""

from __future__ import annotations

import math
from typing import Any, ClassVar

from ..tensor import function
from . import functional
from .module import Module
from .parameter import Parameter

_cat, _empty, _stack, _zeros = function("cat"), function("empty"), function("stack"), function("zeros")


def _draw(module: Module, hidden_size: int) -> None:
    """All parameters uniform in ±1/sqrt(hidden_size), as in torch."""
    bound = 1 / math.sqrt(hidden_size) if hidden_size else 0.0
    tensors: list[Any] = list(module.parameters())
    for tensor in tensors:
        tensor.uniform_(-bound, bound)


def _gates(x: Any, count: int) -> list[Any]:
    """The last dimension in equal parts; slices, because ``chunk`` must know the size."""
    size = x.shape[-1] // count
    return [x[..., gate * size : (gate + 1) * size] for gate in range(count)]


def _lstm_step(gates: Any, cell: Any) -> tuple[Any, Any]:
    """(hidden, cell) from the four gates side by side: input, forget, cell, output."""
    enter, forget, new, leave = _gates(gates, 4)
    cell = forget.sigmoid() * cell + enter.sigmoid() * new.tanh()
    return leave.sigmoid() * cell.tanh(), cell


def _gru_step(given: Any, own: Any, hidden: Any) -> Any:
    """The next state from what the input and the state give the three gates: reset, update, new."""
    reset_given, update_given, new_given = _gates(given, 3)
    reset_own, update_own, new_own = _gates(own, 3)
    update = (update_given + update_own).sigmoid()
    new = (new_given + (reset_given + reset_own).sigmoid() * new_own).tanh()
    return new + update * (hidden - new)


class _Cell(Module):
    gates: ClassVar[int] = 1

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True, device: Any = None, dtype: Any = None) -> None:
        super().__init__()
        self.input_size = input_size
        self.hidden_size = hidden_size
        rows = self.gates * hidden_size
        self.weight_ih = Parameter(_empty(rows, input_size, dtype=dtype, device=device))
        self.weight_hh = Parameter(_empty(rows, hidden_size, dtype=dtype, device=device))
        self.bias_ih = Parameter(_empty(rows, dtype=dtype, device=device)) if bias else None
        self.bias_hh = Parameter(_empty(rows, dtype=dtype, device=device)) if bias else None
        _draw(self, hidden_size)

    def _start(self, input: Any) -> Any:
        if input.ndim not in (1, 2):
            raise ValueError(f"{type(self).__name__}: Expected input to be 1D or 2D, got {input.ndim}D instead")
        return _zeros(*input.shape[:-1], self.hidden_size, dtype=input.dtype)

    def extra_repr(self) -> str:
        return f"{self.input_size}, {self.hidden_size}" + ("" if self.bias_ih is not None else ", bias=False")


class RNNCell(_Cell):
    """One step of a plain recurrence: input (batch, input_size), state (batch, hidden_size), zeros if left out; batch may be missing."""

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True, nonlinearity: str = "tanh", device: Any = None, dtype: Any = None) -> None:
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(f"Unknown nonlinearity '{nonlinearity}'. Select from 'tanh' or 'relu'.")
        super().__init__(input_size, hidden_size, bias, device, dtype)
        self.nonlinearity = nonlinearity

    def forward(self, input: Any, hx: Any = None) -> Any:
        hidden = self._start(input) if hx is None else hx
        total = functional.linear(input, self.weight_ih, self.bias_ih) + functional.linear(hidden, self.weight_hh, self.bias_hh)
        return total.tanh() if self.nonlinearity == "tanh" else total.relu()

    def extra_repr(self) -> str:
        return super().extra_repr() + ("" if self.nonlinearity == "tanh" else f", nonlinearity={self.nonlinearity}")


class LSTMCell(_Cell):
    """One step: input (batch, input_size), a pair of hidden and cell state (batch, hidden_size), zeros if left out, to the next pair."""

    gates = 4

    def forward(self, input: Any, hx: Any = None) -> tuple[Any, Any]:
        hidden, cell = (self._start(input), self._start(input)) if hx is None else hx
        gates = functional.linear(input, self.weight_ih, self.bias_ih) + functional.linear(hidden, self.weight_hh, self.bias_hh)
        return _lstm_step(gates, cell)


class GRUCell(_Cell):
    """One step: input (batch, input_size), state (batch, hidden_size), zeros if left out, to the next state."""

    gates = 3

    def forward(self, input: Any, hx: Any = None) -> Any:
        hidden = self._start(input) if hx is None else hx
        given = functional.linear(input, self.weight_ih, self.bias_ih)
        return _gru_step(given, functional.linear(hidden, self.weight_hh, self.bias_hh), hidden)


class _Recurrent(Module):
    """Layers of recurrences, maybe in both directions. Parameters are named as torch names them: ``weight_ih_l0_reverse`` and so on."""

    gates: ClassVar[int] = 1

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        proj_size: int = 0,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        if not 0 <= dropout <= 1:
            raise ValueError("dropout should be a number in range [0, 1] representing the probability of an element being zeroed")
        if hidden_size <= 0 or num_layers <= 0:
            raise ValueError("hidden_size and num_layers must be greater than zero")
        if proj_size and self.gates != 4:
            raise ValueError("proj_size argument is only supported for LSTM, not RNN or GRU")
        if proj_size < 0 or proj_size >= hidden_size:
            raise ValueError("proj_size has to be smaller than hidden_size, or zero to disable projections")
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.num_layers = num_layers
        self.bias = bias
        self.batch_first = batch_first
        self.dropout = float(dropout)
        self.bidirectional = bidirectional
        self.proj_size = proj_size
        rows, size = self.gates * hidden_size, proj_size or hidden_size
        for layer in range(num_layers):
            for suffix in self._suffixes(layer):
                width = input_size if layer == 0 else size * (2 if bidirectional else 1)
                shapes: dict[str, tuple[int, ...]] = {"weight_ih": (rows, width), "weight_hh": (rows, size)}
                if bias:
                    shapes.update(bias_ih=(rows,), bias_hh=(rows,))
                if proj_size:
                    shapes.update(weight_hr=(proj_size, hidden_size))
                for name, shape in shapes.items():
                    setattr(self, name + suffix, Parameter(_empty(shape, dtype=dtype, device=device)))
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw the parameters anew."""
        _draw(self, self.hidden_size)

    def flatten_parameters(self) -> None:
        """Nothing: parameters need not lie together here."""

    def _suffixes(self, layer: int) -> tuple[str, ...]:
        return (f"_l{layer}", f"_l{layer}_reverse") if self.bidirectional else (f"_l{layer}",)

    def _step(self, given: Any, own: Any, state: tuple[Any, ...]) -> tuple[Any, ...]:
        """The next state, from what input and state give the gates."""
        raise NotImplementedError

    def _direction(self, sequence: Any, suffix: str, state: tuple[Any, ...]) -> tuple[Any, tuple[Any, ...]]:
        """(the states of all times, the last state) of one layer in one direction."""
        weight_hh = getattr(self, "weight_hh" + suffix)
        bias_ih = getattr(self, "bias_ih" + suffix) if self.bias else None
        bias_hh = getattr(self, "bias_hh" + suffix) if self.bias else None
        given = functional.linear(sequence, getattr(self, "weight_ih" + suffix), bias_ih)
        times = range(sequence.shape[0])
        outputs = []
        for time in reversed(times) if suffix.endswith("reverse") else times:
            state = self._step(given[time], functional.linear(state[0], weight_hh, bias_hh), state)
            if self.proj_size:
                state = (functional.linear(state[0], getattr(self, "weight_hr" + suffix)), *state[1:])
            outputs.append(state[0])
        if suffix.endswith("reverse"):
            outputs.reverse()
        return _stack(outputs), state

    def _run(self, input: Any, states: tuple[Any, ...] | None, count: int) -> tuple[Any, tuple[Any, ...]]:
        """The last layer's outputs, and the last states of all layers and directions, ``count`` kinds of them."""
        if input.ndim not in (2, 3):
            raise ValueError(f"{type(self).__name__}: Expected input to be 2D or 3D, got {input.ndim}D tensor instead")
        if input.shape[-1] != self.input_size:
            raise RuntimeError(f"input.size(-1) must be equal to input_size. Expected {self.input_size}, got {input.shape[-1]}")
        single = input.ndim == 2
        sequence = input.unsqueeze(1) if single else input.transpose(0, 1) if self.batch_first else input
        directions = 2 if self.bidirectional else 1
        if states is None:
            sizes = (self.proj_size or self.hidden_size, self.hidden_size)
            states = tuple(_zeros(self.num_layers * directions, sequence.shape[1], size, dtype=input.dtype) for size in sizes[:count])
        elif single:
            states = tuple(state.unsqueeze(1) for state in states)
        last: list[tuple[Any, ...]] = []
        for layer in range(self.num_layers):
            parts = []
            for suffix in self._suffixes(layer):
                output, state = self._direction(sequence, suffix, tuple(s[len(last)] for s in states))
                parts.append(output)
                last.append(state)
            sequence = _cat(parts, -1) if len(parts) > 1 else parts[0]
            if self.dropout and self.training and layer < self.num_layers - 1:
                sequence = functional.dropout(sequence, self.dropout, True)
        ends = tuple(_stack([state[kind] for state in last]) for kind in range(count))
        if single:
            return sequence.squeeze(1), tuple(end.squeeze(1) for end in ends)
        return (sequence.transpose(0, 1) if self.batch_first else sequence), ends

    def extra_repr(self) -> str:
        text = f"{self.input_size}, {self.hidden_size}"
        for name, usual in (("proj_size", 0), ("num_layers", 1), ("bias", True), ("batch_first", False), ("dropout", 0.0), ("bidirectional", False)):
            if getattr(self, name) != usual:
                text += f", {name}={getattr(self, name)}"
        return text


class RNN(_Recurrent):
    """A plain recurrence over (time, batch, input_size): outputs (time, batch, hidden_size * directions) and the last states (layers, batch, hidden_size)."""

    def __init__(self, input_size: int, hidden_size: int, num_layers: int = 1, nonlinearity: str = "tanh", *args: Any, **kwargs: Any) -> None:
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(f"Unknown nonlinearity '{nonlinearity}'. Select from 'tanh' or 'relu'.")
        super().__init__(input_size, hidden_size, num_layers, *args, **kwargs)
        self.nonlinearity = nonlinearity

    def _step(self, given: Any, own: Any, state: tuple[Any, ...]) -> tuple[Any, ...]:
        total = given + own
        return (total.tanh() if self.nonlinearity == "tanh" else total.relu(),)

    def forward(self, input: Any, hx: Any = None) -> tuple[Any, Any]:
        output, states = self._run(input, None if hx is None else (hx,), 1)
        return output, states[0]


class GRU(_Recurrent):
    """Gated recurrent units over (time, batch, input_size): outputs (time, batch, hidden_size * directions) and the last states."""

    gates = 3

    def _step(self, given: Any, own: Any, state: tuple[Any, ...]) -> tuple[Any, ...]:
        return (_gru_step(given, own, state[0]),)

    def forward(self, input: Any, hx: Any = None) -> tuple[Any, Any]:
        output, states = self._run(input, None if hx is None else (hx,), 1)
        return output, states[0]


class LSTM(_Recurrent):
    """Long short-term memory over (time, batch, input_size): outputs (time, batch, size * directions), and a pair of the last hidden and cell states."""

    gates = 4

    def _step(self, given: Any, own: Any, state: tuple[Any, ...]) -> tuple[Any, ...]:
        return _lstm_step(given + own, state[1])

    def forward(self, input: Any, hx: Any = None) -> tuple[Any, Any]:
        output, states = self._run(input, None if hx is None else tuple(hx), 2)
        return output, (states[0], states[1])
