"""Removes the noise from a render. Debian's Blender has no denoiser of its own.

A variance-guided à-trous filter smooths the light (color by albedo) and stops at edges that albedo, normal and depth
show. With it 12 to 28 samples a pixel are enough.
"""
import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_gradient_magnitude, median_filter, uniform_filter

from .rays import Passes

_LEVELS, _STRENGTH, _FLOOR = 4, 2.6, 0.03
_KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def denoise(first: Passes, second: Passes) -> tuple[np.ndarray, np.ndarray]:
    """Joins two noisy halves. Returns linear color and depth."""
    albedo, normal = (first.albedo + second.albedo) / 2, (first.normal + second.normal) / 2
    depth = (first.depth[..., 0] + second.depth[..., 0]) / 2
    unsure = _unsure(first, second)
    albedo = _blend_where(unsure, np.clip(albedo, 0, 1) + _FLOOR)
    normal = _blend_where(unsure, normal)
    lights = _without_fireflies(first.color / albedo, second.color / albedo)
    light = _smooth(*lights, albedo, normal, depth, 1 + np.minimum(unsure * 40, 6))
    return light * albedo, depth


def _unsure(first: Passes, second: Passes) -> np.ndarray:
    """How noisy the guides themselves are: glass, leaves."""
    albedo = ((first.albedo - second.albedo) ** 2).sum(-1)
    normal = ((first.normal - second.normal) ** 2).sum(-1)
    return uniform_filter(albedo + 0.25 * normal, 3)


def _blend_where(unsure: np.ndarray, guide: np.ndarray) -> np.ndarray:
    share = np.clip(unsure / 0.012, 0, 1)[..., None]
    return guide * (1 - share) + gaussian_filter(guide, (1.3, 1.3, 0)) * share


def _without_fireflies(first: np.ndarray, second: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A half that is far above its twin and its neighborhood is pulled down."""
    a, b = first.mean(-1), second.mean(-1)
    around = median_filter((a + b) / 2, 3)

    def pulled(light, own, twin):
        most = np.maximum(np.minimum(twin, 3 * around + 0.02) * 2.5 + 0.05, 1e-4)
        return light * np.minimum(1, most / np.maximum(own, 1e-4))[..., None]

    return pulled(first, a, b), pulled(second, b, a)


def _smooth(first, second, albedo, normal, depth, tolerance) -> np.ndarray:
    light = (first + second) / 2
    level = light.mean(-1)
    variance = uniform_filter(((first - second).mean(-1) / 2) ** 2, 7) + 1e-7
    far = np.log(np.maximum(depth, 1e-3))
    slope = np.abs(gaussian_gradient_magnitude(np.minimum(far, 9), 0.8)) + 2e-5
    height, width = level.shape
    for step in (2**i for i in range(_LEVELS)):
        deviation = np.sqrt(gaussian_filter(variance, 1.2)) * _STRENGTH * 0.75 ** np.log2(step) + 1e-4
        reach = step * 2
        wide = [_padded(a, reach) for a in (light, albedo, normal, far, level, variance)]
        total, weights, spread = np.zeros_like(light), np.zeros_like(level), np.zeros_like(level)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                top, left = reach + dy * step, reach + dx * step
                window = np.s_[top : top + height, left : left + width]
                light_, albedo_, normal_, far_, level_, variance_ = (a[window] for a in wide)
                weight = -np.abs(level_ - level) / deviation
                weight -= ((albedo_ - albedo) ** 2).sum(-1) / (0.006 * tolerance)
                weight -= ((normal_ - normal) ** 2).sum(-1) / (0.05 * tolerance)
                weight -= np.abs(far_ - far) / (slope * step * max(1, abs(dx) + abs(dy)) * 1.2 + 1e-4)
                weight = np.exp(weight) * (_KERNEL[dy + 2] * _KERNEL[dx + 2])
                total += light_ * weight[..., None]
                weights += weight
                spread += variance_ * weight * weight
        light, variance = total / weights[..., None], spread / weights**2
        level = light.mean(-1)
    return light


def _padded(values: np.ndarray, by: int) -> np.ndarray:
    return np.pad(values, ((by, by), (by, by)) + ((0, 0),) * (values.ndim - 2), "edge")
