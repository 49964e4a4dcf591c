"""The sea's surface: wave fields from Fourier transforms whose motion repeats exactly.

Every wave's frequency is rounded to whole turns per loop: the last picture leads into the first without a cross-fade.
"""
from dataclasses import dataclass
from functools import cached_property
from math import radians

import numpy as np

LOOP_SECONDS = 6.0
_TURN = 2 * np.pi / LOOP_SECONDS
_CELLS = 256


@dataclass(frozen=True)
class Waves:
    """One square tile of waves that repeats. Lengths in meters, angles in radians from +x."""

    size: float
    shortest: float
    longest: float
    heading: float
    focus: float
    """How closely they follow the heading."""
    seed: int
    chop: float
    """How sharp the crests are: sideways motion divided by height."""
    height: float | None = None
    """Standard deviation; or else:"""
    steepness: float | None = None
    """Root mean square of the slope."""

    @cached_property
    def _numbers(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Wave numbers along x, along y, and their length."""
        axis = np.fft.fftfreq(_CELLS, 1 / _CELLS) * 2 * np.pi / self.size
        x, y = np.meshgrid(axis, axis)
        length = np.hypot(x, y)
        length[0, 0] = 1
        return x, y, length

    @cached_property
    def _turns(self) -> np.ndarray:
        """Angular frequencies of deep water with surface tension, rounded to the loop."""
        _, _, k = self._numbers
        return np.maximum(1, np.round(np.sqrt(9.81 * k + 7.4e-5 * k**3) / _TURN)) * _TURN

    @cached_property
    def _spectrum(self) -> np.ndarray:
        x, y, k = self._numbers
        random = np.random.default_rng(self.seed)
        toward = np.abs(np.cos((np.arctan2(y, x) - self.heading) / 2)) ** self.focus
        length = 2 * np.pi / k
        rise = np.clip((length - self.shortest * 0.8) / (self.shortest * 0.4), 0, 1)
        fall = np.clip((self.longest * 1.25 - length) / (self.longest * 0.5), 0, 1)
        amplitude = k**-1.9 * toward * rise * fall
        amplitude[0, 0] = 0
        cells = (_CELLS, _CELLS)
        raw = amplitude * (random.standard_normal(cells) + 1j * random.standard_normal(cells))
        if self.height is not None:
            return raw * (self.height / _real(raw).std())
        return raw * (self.steepness / self._rms_slope(raw))

    def _rms_slope(self, spectrum: np.ndarray) -> float:
        x, y, _ = self._numbers
        return float(np.sqrt(np.mean(_real(1j * x * spectrum) ** 2 + _real(1j * y * spectrum) ** 2)))

    @cached_property
    def slope(self) -> float:
        return self._rms_slope(self._spectrum)

    @property
    def typical_length(self) -> float:
        return float(np.sqrt(self.shortest * self.longest))

    def fields(self, seconds: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Height and sideways motion along x and y over the tile."""
        x, y, k = self._numbers
        now = self._spectrum * np.exp(-1j * self._turns * seconds)
        return _real(now), _real(-1j * x / k * now) * self.chop, _real(-1j * y / k * now) * self.chop


def _real(spectrum: np.ndarray) -> np.ndarray:
    return np.real(np.fft.ifft2(spectrum))


_WIND = radians(-112)  # toward the viewer, a little to the left

BANDS = (
    Waves(173.0, 14, 80, _WIND + 0.35, 14, seed=3, chop=0.9, height=0.23),
    Waves(43.0, 3.0, 14, _WIND, 6, seed=11, chop=0.8, steepness=0.072),
    Waves(9.7, 0.7, 3.0, _WIND - 0.25, 4, seed=5, chop=0.6, steepness=0.080),
    Waves(2.31, 0.12, 0.7, _WIND + 0.1, 3, seed=8, chop=0.4, steepness=0.070),
)
