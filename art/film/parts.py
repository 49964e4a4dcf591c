"""The way of water: what each part of the film shows, and how the camera follows.

The steps are named in content/en/impact.yaml, with their times.
"""
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from scenes import beach_unit, filling, treatment_train
from studio.stage import Shot

from .way import Way, ease

RATE = 24
FADE = 0.8
"""Seconds during which a part fades into the next."""


@dataclass(frozen=True)
class Part:
    """One scene of the film."""

    build: Callable[[], None]
    seconds: float
    start: Shot
    end: Shot
    keys: int
    water: Way
    """The path of the water, along which the glow runs."""
    glow: float = 1.0
    rounds: int = 1
    """How often the glow runs along the path."""

    @property
    def frames(self) -> int:
        return round(self.seconds * RATE)

    def shot(self, share: float) -> Shot:
        """The camera at a fraction of its path."""
        mixed = {
            name: _mix(getattr(self.start, name), getattr(self.end, name), share)
            for name in ("target", "distance", "azimuth", "pitch")
        }
        return replace(self.start, **mixed)

    def progress(self, frame: int) -> float:
        """The fraction of its path that the camera has covered at a frame."""
        return ease(frame / (self.frames - 1))

    def glow_at(self, frame: int) -> tuple[np.ndarray, float]:
        """Where the glow is, and how strong: it fades in and out at the ends of its path."""
        share = frame / (self.frames - 1) * self.rounds % 1
        return self.water.at(ease(share, 0.12)), self.glow * min(1, share / 0.06, (1 - share) / 0.06)


def _mix(start, end, share: float):
    mixed = np.array(start) * (1 - share) + np.array(end) * share
    return tuple(mixed.tolist()) if mixed.shape else float(mixed)


_WIDE = {"shape": 9 / 16, "rise": 0.0, "focus": None}

_SEA = Part(
    build=beach_unit.build,
    seconds=3.9,
    start=replace(beach_unit.SHOT, target=(-6.9, -3.3, 0.3), distance=17, azimuth=-30, pitch=21, **_WIDE),
    end=replace(beach_unit.SHOT, target=(-0.6, 0.6, 1.1), distance=25, azimuth=-17, pitch=19, **_WIDE),
    keys=5,
    water=Way([
        (-8.3, -4.75, 0.02), (-7.6, -4.5, 0.03), (-7.0, -3.5, 0.04), (-6.6, -2.6, 0.2), (-6.1, -1.7, 0.45),
        (-5.5, -1.1, 0.75), (-4.8, -0.87, 1.05), (-4.2, -0.6, 1.3), (-3.9, -0.5, 1.75), (-3.2, 0.0, 1.1),
        (-2.5, 0.1, 0.9), (-1.6, 0.5, 0.95), (-0.8, 0.9, 1.3), (-0.42, 1.3, 2.3), (1.5, 1.6, 2.3),
    ]),
)  # fmt: skip

_TRAIN = Part(
    build=treatment_train.build,
    seconds=11.0,
    start=replace(treatment_train.SHOT, target=(-5.0, -0.2, 1.0), distance=13.5, azimuth=-20, pitch=17, **_WIDE),
    end=replace(treatment_train.SHOT, target=(5.4, -0.2, 1.1), distance=13.5, azimuth=-10, pitch=17, **_WIDE),
    keys=8,
    water=Way([
        (-6.35, -0.8, 1.0), (-5.9, 0.3, 0.5), (-5.5, 0.55, 0.45), (-5.1, 0.9, 0.45), (-3.1, 0.9, 0.45),
        (-3.1, -0.35, 0.45), (-3.8, -0.35, 0.45), (-3.8, -0.35, 2.35), (-2.0, -0.35, 2.35), (-2.0, -0.7, 1.6),
        (-2.0, -0.7, 0.5), (-2.0, 0.75, 0.45), (-1.35, 0.75, 0.45), (-1.35, 0.75, 2.3), (-0.75, 0.2, 2.3),
        (-0.75, -0.8, 1.6), (-0.75, -0.85, 0.42), (-0.75, -1.35, 0.42), (0.15, -1.35, 0.42), (0.35, -1.2, 1.2),
        (1.2, -0.6, 1.3), (2.9, -0.6, 1.7), (3.35, -0.4, 2.2), (3.75, -0.4, 2.2), (3.75, -0.4, 1.15),
        (5.15, -0.4, 1.15), (5.15, -0.4, 0.5), (5.6, -0.4, 0.5), (6.2, -0.9, 0.7), (6.35, -0.9, 1.9),
    ]),
)  # fmt: skip

_TAP = Part(
    build=filling.build,
    seconds=3.0,
    start=replace(filling.SHOT, target=(0.55, 0.0, 3.0), distance=17.5, azimuth=-18, pitch=10, **_WIDE),
    end=replace(filling.SHOT, target=(0.35, 0.0, 2.1), distance=15.0, azimuth=-9, pitch=13, **_WIDE),
    keys=5,
    water=Way([(0.75, -0.1, 4.3), (0.75, -0.1, 2.0)]),
    glow=0.55,
    rounds=3,
)

PARTS = {"sea": _SEA, "train": _TRAIN, "tap": _TAP}
