"""The fixed camera over the sea, and the grid that stands for the water it sees."""
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from scipy.ndimage import map_coordinates

from .waves import BANDS

EYE_HEIGHT = 2.3
"""Meters over the water."""
HALF_WIDTH = 0.56
"""Tangent of half the angle of view."""
HORIZON = 0.44
"""From the top, as a share of the height."""


@dataclass(frozen=True)
class View:
    """A picture of the given size in pixels, and its grid: even on the screen, so dense where the camera needs it."""

    width: int
    height: int

    @property
    def full(self) -> float:
        """Height of the picture as a tangent."""
        return 2 * HALF_WIDTH * self.height / self.width

    @property
    def rows(self) -> int:
        return int(self.height * 0.80)

    @property
    def columns(self) -> int:
        return int(self.width * 0.72)

    @cached_property
    def distances(self) -> np.ndarray:
        """Of each row of the grid, from just below the horizon to below the picture's lower edge."""
        farthest = 0.00022
        lowest = self.full * (1 - HORIZON) * 1.30
        return EYE_HEIGHT / (farthest + (lowest - farthest) * np.linspace(0, 1, self.rows) ** 1.35)

    @cached_property
    def _plane(self) -> tuple[np.ndarray, np.ndarray]:
        across = np.linspace(-HALF_WIDTH * 1.10, HALF_WIDTH * 1.10, self.columns)
        y = np.repeat(self.distances[:, None], self.columns, 1)
        return self.distances[:, None] * across[None, :], y

    @cached_property
    def shares(self) -> list[np.ndarray]:
        """How much of each band a row shows: waves that are shorter than what a row covers are faded out."""
        along = np.abs(np.gradient(self.distances)) * 1.15
        covered = np.maximum(along, self.distances * (2 * HALF_WIDTH / self.width) * 1.4)
        shares = [np.clip((waves.typical_length / covered - 1.1) / 1.6, 0, 1) for waves in BANDS]
        return [share * share * (3 - 2 * share) for share in shares]

    @cached_property
    def lost_slope(self) -> np.ndarray:
        """Variance of the slopes that were faded out: the shading takes it as roughness."""
        return sum((1 - share**2) * waves.slope**2 for waves, share in zip(BANDS, self.shares, strict=True))

    def water(self, seconds: float) -> np.ndarray:
        """The grid's points at a time: rows × columns × (x, y, z)."""
        plane_x, plane_y = self._plane
        x, y, z = plane_x.copy(), plane_y.copy(), np.zeros_like(plane_x)
        far = np.clip((900 - self.distances) / 600, 0, 1)
        for waves, share in zip(BANDS, self.shares, strict=True):
            seen = share > 0.002
            if not seen.any():
                continue
            tile = waves.fields(seconds)
            cells = len(tile[0]) / waves.size
            places = [plane_y[seen] * cells, plane_x[seen] * cells]
            height, move_x, move_y = (
                map_coordinates(values, places, order=2, mode="grid-wrap", output=np.float32) for values in tile
            )
            strength = (share * far)[seen][:, None]
            z[seen] += height * strength
            x[seen] += move_x * strength
            y[seen] += move_y * strength
        return np.stack([x, y, z], -1)
