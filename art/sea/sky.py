"""The sky at blue hour: a glow right of the middle, a few flat clouds."""
from math import atan

import numpy as np
from scipy.ndimage import map_coordinates

from studio.palette import rgb

_SUN = atan(0.27)
_HEIGHTS = np.array([0.0, 0.10, 0.22, 0.36, 0.50, 0.70, 1.0])
"""Square roots of the sine of elevation."""
_TONES = rgb("#3F7480", "#386E7B", "#235D6E", "#124557", "#0B3040", "#06202C", "#04141C")
_GLOWS = ((0.50, 0.092, 0.46, "#C98A6A"), (0.62, 0.034, 0.44, "#E89A68"), (0.20, 0.024, 0.62, "#FFC48A"))
"""Width, height, strength, color."""
_CLOUD = rgb("#12323F")


def smooth(x, start: float, end: float):
    """0 before `start`, 1 after `end`, eased between."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def sky(azimuth: np.ndarray, up: np.ndarray) -> np.ndarray:
    """Linear color at an azimuth (radians from straight ahead) and a sine of elevation, without clouds."""
    height = np.sqrt(np.clip(up, 0, 1))
    color = np.stack([np.interp(height, _HEIGHTS, channel) for channel in _TONES.T], -1)
    away = azimuth - _SUN
    color *= (1 - 0.30 * smooth(-away, 0.1, 1.0))[..., None]
    for width, tall, strength, tint in _GLOWS:
        color += (np.exp(-((away / width) ** 2) - (up / tall) ** 2) * strength)[..., None] * rgb(tint)
    return color


def _clouds(azimuth: np.ndarray, up: np.ndarray) -> np.ndarray:
    """Flat bars low over the horizon, 0 to 1: stretched noise."""
    random = np.random.default_rng(21)
    total, weight = np.zeros_like(azimuth), 0.0
    for octave, strength in enumerate((1, 0.55, 0.3, 0.16)):
        scale, table = 2**octave, random.random((64, 64))
        places = [np.clip(up, 0, 1) ** 0.72 * 42 * scale + 7.3, azimuth * 2.6 * scale + 20.1]
        total += strength * map_coordinates(table, places, order=3, mode="grid-wrap")
        weight += strength
    return smooth(total / weight, 0.53, 0.72) * smooth(up, 0.008, 0.035) * (1 - 0.8 * smooth(up, 0.11, 0.25))


def sky_with_clouds(azimuth: np.ndarray, up: np.ndarray) -> np.ndarray:
    share = _clouds(azimuth, up)[..., None] * 0.60
    return sky(azimuth, up) * (1 - share) + share * (_CLOUD + 0.25 * sky(azimuth, up * 0.5))
