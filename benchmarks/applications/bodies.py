"""Gravity among many bodies, in plain NumPy: `python -m benchmarks.applications.bodies`.

Leapfrog (kick, drift, kick) with softened forces between all pairs, in units where the constant of gravity is 1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

SOFTENING = 0.05


def initial(count: int) -> tuple[Any, Any, Any]:
    """Positions and velocities of a ball at rest on the whole, and masses that sum to 1."""
    rng = np.random.default_rng(0)
    positions = rng.standard_normal((count, 3))
    velocities = 0.3 * rng.standard_normal((count, 3))
    mass = rng.uniform(0.5, 1.5, count)
    mass /= mass.sum()
    return positions - mass @ positions, velocities - mass @ velocities, mass


def acceleration(positions, mass):
    x, y, z = positions.T
    dx = x[None, :] - x[:, None]
    dy = y[None, :] - y[:, None]
    dz = z[None, :] - z[:, None]
    squared = dx**2 + dy**2 + dz**2 + SOFTENING**2
    weight = mass / (squared * np.sqrt(squared))
    return np.stack([(dx * weight).sum(axis=1), (dy * weight).sum(axis=1), (dz * weight).sum(axis=1)], axis=1)


def leap(positions, velocities, mass, dt):
    """One step, in place."""
    velocities += 0.5 * dt * acceleration(positions, mass)
    positions += dt * velocities
    velocities += 0.5 * dt * acceleration(positions, mass)


def energy(positions, velocities, mass):
    """Kinetic and potential."""
    difference = positions[None, :, :] - positions[:, None, :]
    pairs = mass[:, None] * mass / np.sqrt((difference**2).sum(axis=-1) + SOFTENING**2)
    return 0.5 * (mass * (velocities**2).sum(axis=1)).sum() - 0.5 * (pairs.sum() - (mass**2).sum() / SOFTENING)


def simulate(leap: Any, count: int, steps: int, dt: float = 0.01) -> tuple[Any, Any]:
    """Positions and velocities after so many steps of ``leap``."""
    positions, velocities, mass = initial(count)
    for _ in range(steps):
        leap(positions, velocities, mass, dt)
    return positions, velocities


def main(compile: Any) -> None:
    """Energy and momentum over time: both are kept."""
    positions, velocities, mass = initial(400)
    run, total = compile(leap), compile(energy)
    for count in range(201):
        if count % 50 == 0:
            print(f"time {count * 0.01:.1f}: energy {total(positions, velocities, mass):.6f}, momentum {np.abs(mass @ velocities).max():.1e}")
        run(positions, velocities, mass, 0.01)


if __name__ == "__main__":
    import framestance

    main(framestance.compile)
