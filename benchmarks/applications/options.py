"""Options priced by Monte Carlo: `python -m benchmarks.applications.options`.

A European call under Black and Scholes with its delta and vega (pathwise, antithetic draws), and one under Heston (Euler steps with full truncation).
Prices are checked against the closed form and against Heston's integral. Rates and volatilities are per year, times are years.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

SPOT, STRIKE, RATE, MATURITY, VOLATILITY = 100.0, 105.0, 0.03, 1.0, 0.2
REVERSION, LEVEL, VARIANCE, SPREAD, CORRELATION = 2.0, 0.04, 0.05, 0.4, -0.6  # Heston's kappa, theta, v0, xi and rho


def black_scholes(torch: Any) -> Any:
    """A function of the number of draws that gives price, standard error, delta and vega."""

    def price(draws):
        z = torch.randn(draws)
        z = torch.cat([z, -z])
        spot = SPOT * torch.exp((RATE - VOLATILITY**2 / 2) * MATURITY + VOLATILITY * math.sqrt(MATURITY) * z)
        discount = math.exp(-RATE * MATURITY)
        payoff = discount * torch.relu(spot - STRIKE)
        inside = torch.where(spot > STRIKE, discount * spot, 0.0)
        pairs = (payoff[:draws] + payoff[draws:]) / 2
        delta = (inside / SPOT).mean()
        vega = (inside * (z * math.sqrt(MATURITY) - VOLATILITY * MATURITY)).mean()
        return pairs.mean(), pairs.std() / math.sqrt(draws), delta, vega

    return price


def heston_step(torch: Any) -> Any:
    """One step of all paths; the variance may become negative and counts as 0 then."""

    def step(spot, variance, dt):
        z = torch.randn_like(spot)
        w = CORRELATION * z + math.sqrt(1 - CORRELATION**2) * torch.randn_like(spot)
        positive = torch.clamp(variance, min=0.0)
        deviation = torch.sqrt(positive * dt)
        spot = spot * torch.exp((RATE - positive / 2) * dt + deviation * z)
        variance = variance + REVERSION * (LEVEL - positive) * dt + SPREAD * deviation * w
        return spot, variance

    return step


def heston(torch: Any, step: Any, paths: int, steps: int) -> tuple[Any, Any]:
    """Price and standard error after so many steps."""
    spot, variance = torch.full((paths,), SPOT), torch.full((paths,), VARIANCE)
    for _ in range(steps):
        spot, variance = step(spot, variance, MATURITY / steps)
    payoff = math.exp(-RATE * MATURITY) * torch.relu(spot - STRIKE)
    return payoff.mean(), payoff.std() / math.sqrt(paths)


def black_scholes_exact() -> tuple[float, float, float]:
    """Price, delta and vega in closed form."""

    def distribution(x):
        return math.erfc(-x / math.sqrt(2)) / 2

    d1 = (math.log(SPOT / STRIKE) + (RATE + VOLATILITY**2 / 2) * MATURITY) / (VOLATILITY * math.sqrt(MATURITY))
    d2 = d1 - VOLATILITY * math.sqrt(MATURITY)
    price = SPOT * distribution(d1) - STRIKE * math.exp(-RATE * MATURITY) * distribution(d2)
    return price, distribution(d1), SPOT * math.sqrt(MATURITY) * math.exp(-d1 * d1 / 2) / math.sqrt(2 * math.pi)


def heston_exact() -> float:
    """The price by Fourier inversion of the characteristic function, in the form that has no jumps of the logarithm's branch."""
    u = (np.arange(40000) + 0.5) * 0.005

    def characteristic(s):
        lead = REVERSION - CORRELATION * SPREAD * 1j * s
        d = np.sqrt(lead**2 + SPREAD**2 * (1j * s + s**2))
        ratio, decay = (lead - d) / (lead + d), np.exp(-d * MATURITY)
        growth = REVERSION * LEVEL / SPREAD**2 * ((lead - d) * MATURITY - 2 * np.log((1 - ratio * decay) / (1 - ratio)))
        return np.exp(1j * s * (math.log(SPOT) + RATE * MATURITY) + growth + VARIANCE / SPREAD**2 * (lead - d) * (1 - decay) / (1 - ratio * decay))

    turn = np.exp(-1j * u * math.log(STRIKE)) / (1j * u)
    forward = SPOT * math.exp(RATE * MATURITY)
    in_spot = 0.5 + np.sum((turn * characteristic(u - 1j) / forward).real) * 0.005 / math.pi
    in_cash = 0.5 + np.sum((turn * characteristic(u)).real) * 0.005 / math.pi
    return float(SPOT * in_spot - STRIKE * math.exp(-RATE * MATURITY) * in_cash)


def black_scholes_numpy(rng: np.random.Generator, draws: int) -> tuple[Any, ...]:
    """The same in plain NumPy."""
    z = rng.standard_normal(draws, dtype=np.float32)
    z = np.concatenate([z, -z])
    spot = SPOT * np.exp((RATE - VOLATILITY**2 / 2) * MATURITY + VOLATILITY * math.sqrt(MATURITY) * z)
    discount = math.exp(-RATE * MATURITY)
    payoff = discount * np.maximum(spot - STRIKE, 0)
    inside = np.where(spot > STRIKE, discount * spot, np.float32(0))
    pairs = (payoff[:draws] + payoff[draws:]) / 2
    vega = (inside * (z * math.sqrt(MATURITY) - VOLATILITY * MATURITY)).mean()
    return pairs.mean(), pairs.std(ddof=1) / math.sqrt(draws), (inside / SPOT).mean(), vega


def heston_numpy(rng: np.random.Generator, paths: int, steps: int) -> tuple[Any, Any]:
    """The same in plain NumPy."""
    spot, variance, dt = np.full(paths, SPOT, np.float32), np.full(paths, VARIANCE, np.float32), MATURITY / steps
    for _ in range(steps):
        z = rng.standard_normal(paths, dtype=np.float32)
        w = CORRELATION * z + math.sqrt(1 - CORRELATION**2) * rng.standard_normal(paths, dtype=np.float32)
        positive = np.maximum(variance, 0)
        deviation = np.sqrt(positive * dt)
        spot = spot * np.exp((RATE - positive / 2) * dt + deviation * z)
        variance = variance + REVERSION * (LEVEL - positive) * dt + SPREAD * deviation * w
    payoff = math.exp(-RATE * MATURITY) * np.maximum(spot - STRIKE, 0)
    return payoff.mean(), payoff.std(ddof=1) / math.sqrt(paths)


def main(torch: Any) -> None:
    """Both prices beside the exact ones."""
    torch.manual_seed(0)
    price, error, delta, vega = (float(value) for value in torch.compile(black_scholes(torch))(500_000))
    print("Black-Scholes: price {:.4f}, delta {:.4f}, vega {:.3f} exactly".format(*black_scholes_exact()))
    print(f"               price {price:.4f} +- {error:.4f}, delta {delta:.4f}, vega {vega:.3f}")
    price, error = (float(value) for value in heston(torch, torch.compile(heston_step(torch)), 100_000, 100))
    print(f"Heston:        price {heston_exact():.4f} exactly\n               price {price:.4f} +- {error:.4f}")


if __name__ == "__main__":
    import framestance

    main(framestance)
