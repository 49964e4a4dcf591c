"""A path through space, followed at a steady speed."""
from collections.abc import Sequence

import numpy as np

from studio.objects import Point


class Way:
    """A line through points; positions on it are fractions of its length, 0 to 1."""

    def __init__(self, points: Sequence[Point]) -> None:
        self._points = np.array(points, float)
        steps = np.linalg.norm(np.diff(self._points, axis=0), axis=1)
        self._shares = np.concatenate([[0], np.cumsum(steps)]) / steps.sum()

    def at(self, share: float) -> np.ndarray:
        return np.array([np.interp(share, self._shares, axis) for axis in self._points.T])


def ease(share: float, softness: float = 0.25) -> float:
    """Even motion that starts and ends at rest: speeds up over the first `softness` of the time, slows over the last."""
    share, s = min(max(share, 0), 1), softness
    speed = 1 / (1 - s)
    if share < s:
        return speed * share**2 / (2 * s)
    if share > 1 - s:
        return 1 - speed * (1 - share) ** 2 / (2 * s)
    return speed * (share - s / 2)
