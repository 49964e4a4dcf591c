"""Smooth noise in the plane."""
import numpy as np
from scipy.ndimage import map_coordinates


def noise(x, y, seed: int = 0, octaves: int = 4) -> np.ndarray:
    """Value noise between 0 and 1 for arrays of places; repeats after 32 units."""
    random = np.random.default_rng(seed)
    total, weight = np.zeros(np.broadcast(x, y).shape), 0.0
    for octave in range(octaves):
        table, strength, scale = random.random((32, 32)), 0.5**octave, 2**octave
        places = [np.asarray(y) * scale % 32, np.asarray(x) * scale % 32]
        total += strength * map_coordinates(table, places, order=3, mode="grid-wrap")
        weight += strength
    return total / weight
