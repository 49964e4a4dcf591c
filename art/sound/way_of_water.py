"""The sound of "the way of water": surf, then the hum of the pump and water in pipes, then a running tap.

    python3 art/sound/way_of_water.py OUT.wav SECONDS        (needs python3-numpy)

Quiet and without speech; it fades in and out at the ends.
"""
import sys
from pathlib import Path

import numpy as np

from synth import RATE, noise, save, swell

SECONDS = float(sys.argv[2])
TIME = np.arange(round(RATE * SECONDS)) / RATE
SEA_ENDS, TAP_STARTS = 3.5, SECONDS - 3.5
random = np.random.default_rng(12)


def between(start: float, end: float, fade: float = 0.9) -> np.ndarray:
    """1 between two times (seconds), eased at both ends."""
    rise, fall = (np.clip((TIME - start) / fade + 0.5, 0, 1), np.clip((end - TIME) / fade + 0.5, 0, 1))
    share = np.minimum(rise, fall)
    return share * share * (3 - 2 * share)


def hum() -> np.ndarray:
    """An electric motor: the mains' double frequency and its multiples, slightly unsteady."""
    phase = 2 * np.pi * 120 * TIME + 0.15 * np.sin(2 * np.pi * 0.7 * TIME)
    return sum(np.sin(k * phase + k) / k**1.6 for k in (0.5, 1, 2, 3))


def channel(phase: float) -> np.ndarray:
    surf = noise(random, SECONDS, 60, 5000, 0.8) * swell(SECONDS, SECONDS / 4, phase, 0.7)
    flow = noise(random, SECONDS, 250, 1600, 0.5) * swell(SECONDS, SECONDS * 1.1, phase, 0.35)
    tap = noise(random, SECONDS, 700, 9000, 0.35) * swell(SECONDS, SECONDS * 2.3, phase, 0.2)
    plant = between(SEA_ENDS - 1.2, TAP_STARTS)
    return (
        1.0 * surf * between(-1, SEA_ENDS)
        + 0.10 * hum() * plant
        + 0.28 * flow * plant
        + 0.34 * tap * between(TAP_STARTS, SECONDS + 1)
    )


ends = np.clip(np.minimum(TIME, SECONDS - TIME) / 0.8, 0, 1)
save(Path(sys.argv[1]), channel(0.0) * ends, channel(0.9) * ends, 0.32)
