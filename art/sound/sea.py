"""The sound of the hero film: a soft sea that repeats without a seam.

    python3 art/sound/sea.py OUT.wav        (needs python3-numpy)

Two slow swells with whole periods in the loop make it breathe.
"""
import sys
from pathlib import Path

import numpy as np

from synth import noise, save, swell

SECONDS = 6
random = np.random.default_rng(7)


def channel(phase: float) -> np.ndarray:
    deep = noise(random, SECONDS, 60, 900, 0.9) * swell(SECONDS, 1, phase, 0.6)
    foam = noise(random, SECONDS, 900, 6000, 0.7) * swell(SECONDS, 2, 1.3 + phase, 0.8)
    return deep + 0.35 * foam


save(Path(sys.argv[1]), channel(0.0), channel(0.5), 0.35)
