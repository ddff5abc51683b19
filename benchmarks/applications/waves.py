"""Shallow water on a periodic grid, in plain NumPy: `python -m benchmarks.applications.waves`.

The linear equations on a staggered grid with rotation and friction at the bottom: each velocity is known on the face before its cell. Lengths are
metres, times seconds. The fields are updated in place; the mass is kept exactly but for rounding.
"""

from __future__ import annotations

from typing import Any

import numpy as np

GRAVITY, DEPTH, ROTATION, FRICTION, CELL = 9.81, 100.0, 1e-4, 1e-6, 1e3
STEP = 0.4 * CELL / (GRAVITY * DEPTH) ** 0.5


def initial(size: int) -> tuple[Any, Any, Any]:
    """Water at rest with one hill of 1 m: the height above the mean depth, and both velocities."""
    y, x = np.meshgrid(np.arange(size), np.arange(size), indexing="ij")
    height = np.exp(-((x - size / 3) ** 2 + (y - size / 2) ** 2) / (size / 12) ** 2)
    return height, np.zeros((size, size)), np.zeros((size, size))


def step(height, u, v):
    """One step, in place: first both velocities, then the height with the new ones."""
    # The other velocity in the middle of the four faces around.
    v_at_u = 0.25 * (v + np.roll(v, 1, axis=1) + np.roll(v, -1, axis=0) + np.roll(np.roll(v, 1, axis=1), -1, axis=0))
    u_at_v = 0.25 * (u + np.roll(u, 1, axis=0) + np.roll(u, -1, axis=1) + np.roll(np.roll(u, 1, axis=0), -1, axis=1))
    u += STEP * (ROTATION * v_at_u - GRAVITY / CELL * (height - np.roll(height, 1, axis=1)) - FRICTION * u)
    v += STEP * (-ROTATION * u_at_v - GRAVITY / CELL * (height - np.roll(height, 1, axis=0)) - FRICTION * v)
    height -= STEP * DEPTH / CELL * (np.roll(u, -1, axis=1) - u + np.roll(v, -1, axis=0) - v)


def smooth(field, strength):
    """Take out what is as short as the grid, in the inner part, in place."""
    field[1:-1, 1:-1] += strength * (field[:-2, 1:-1] + field[2:, 1:-1] + field[1:-1, :-2] + field[1:-1, 2:] - 4 * field[1:-1, 1:-1])


def energy(height, u, v):
    """Per area, in joules per square metre over the water's density."""
    return 0.5 * (GRAVITY * (height**2).mean() + DEPTH * ((u**2).mean() + (v**2).mean()))


def advance(height, u, v):
    step(height, u, v)
    smooth(u, 0.01)
    smooth(v, 0.01)


def simulate(advance: Any, size: int, steps: int) -> tuple[Any, Any, Any]:
    """The fields after so many steps of ``advance``."""
    height, u, v = initial(size)
    for _ in range(steps):
        advance(height, u, v)
    return height, u, v


def main(compile: Any) -> None:
    """Mass and energy over time, and the surface at the end."""
    height, u, v = initial(128)
    run = compile(advance)
    for count in range(401):
        if count % 100 == 0:
            print(f"after {count * STEP / 60:5.1f} min: mass {height.sum():.9f}, energy {energy(height, u, v):.6f}")
        run(height, u, v)
    for row in height[::10, ::4]:
        print("".join(" .:-=+*#%@"[int(min(9, max(0, 4.5 + 40 * value)))] for value in row))


if __name__ == "__main__":
    import framestance

    main(framestance.compile)
