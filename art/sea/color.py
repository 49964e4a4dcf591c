"""The color of water, seen from the camera: mirrored sky, Fresnel, light from below. No path tracing, so no noise."""
import numpy as np

from studio.palette import rgb

from .sky import sky, smooth
from .view import EYE_HEIGHT

_DEEP, _LIT = rgb("#04141C", "#0A4A56")


def water_color(points: np.ndarray, lost_slope: np.ndarray) -> np.ndarray:
    """Linear color of every point of the grid; `lost_slope` is the roughness of each row."""
    normal = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0))
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    normal *= np.sign(normal[..., 2:3])
    view = points - np.array([0, 0, EYE_HEIGHT])
    view /= np.linalg.norm(view, axis=-1, keepdims=True)
    facing = np.sum(view * normal, -1)
    mirrored = view - 2 * facing[..., None] * normal
    rough = lost_slope[:, None]

    x, y, z = np.moveaxis(points, -1, 0)
    haze = 0.5 * np.clip((y - 150) / 2450, 0, 1) + 0.36 * smooth(y, 1800, 7000)
    up = np.sqrt(mirrored[..., 2] ** 2 + 1.4 * rough) * (1 - haze)
    free = 0.42 + 0.58 * np.clip((mirrored[..., 2] + 0.12) / 0.13, 0, 1)  # else the ray would hit the next wave
    cosine = np.clip(np.sqrt(facing**2 + 0.9 * rough), 0, 1)
    fresnel = (0.022 + 0.95 * (1 - cosine) ** 3.3) * free
    share = (fresnel * (1 - haze) + haze)[..., None]

    crest = smooth(z, -0.35, 0.65) * (0.25 + 0.75 * np.clip((0.02 - normal[..., 1]) / 0.32, 0, 1))
    below = _DEEP + (_LIT - _DEEP) * (crest * 0.7)[..., None]
    below = below * (1 - 0.35 * smooth(-x / y, -0.1, 0.6))[..., None]
    reflected = 1.12 * sky(np.arctan2(mirrored[..., 0], mirrored[..., 1]), up * 0.86)
    return below * (1 - share) + reflected * share
