"""From linear light to the picture: tilt-shift, a little glow, vignette, soft shoulder, grade, grain."""
import numpy as np
from scipy.ndimage import gaussian_filter, median_filter

_EXPOSURE, _SHOULDER = 1.12, 0.62


def finish(light: np.ndarray, depth: np.ndarray, focus: float, blur: float, grain: float = 0.0042) -> np.ndarray:
    """Display values 0 to 1. `focus` in scene units; `blur` 0 is sharp all over."""
    scale = light.shape[1] / 1600
    if blur > 0:
        light = _tilt_shift(light, depth, focus, blur, scale)
    light = light * _EXPOSURE
    radius = 14 * scale
    light = light + 0.15 * gaussian_filter(np.clip(light - 0.85, 0, 2), (radius, radius, 0))
    return _grade(_shoulder(light * _vignette(depth.shape)), grain)


def _tilt_shift(light, depth, focus, blur, scale):
    """Blur by distance from the focus, made after the render: lens blur would spoil the filter's guides."""
    away = np.abs(1 / focus - 1 / np.clip(depth, focus * 0.2, focus * 4)) * focus
    circle = median_filter(np.clip((away - 0.05) * 26 * blur, 0, 6) * scale, 3)
    radii = [0, 1.2 * scale, 2.6 * scale, 5.0 * scale]
    layers = [light]
    for radius in radii[1:]:
        # Sharp pixels hardly count in the blurred layers, so that there is no halo around what is in focus.
        mask = np.clip(circle / radius, 0.004, 1)[..., None] ** 2
        spread = (radius, radius, 0)
        layers.append(gaussian_filter(light * mask, spread) / gaussian_filter(mask, spread))
    place = np.interp(circle, radii, range(4))
    return sum(
        layer * np.clip(1 - np.abs(place - number), 0, 1)[..., None] for number, layer in enumerate(layers)
    )


def _vignette(shape):
    y, x = np.mgrid[-1 : 1 : shape[0] * 1j, -1 : 1 : shape[1] * 1j]
    return (1 - 0.16 * np.clip(np.hypot(x * 0.85, y * 0.85) - 0.45, 0, 2) ** 1.5)[..., None]


def _shoulder(light):
    """Bright parts bend softly to white; below, the palette's colors survive."""
    room = 1 - _SHOULDER
    bent = _SHOULDER + room * (1 - np.exp(-(light - _SHOULDER) / room))
    return np.where(light > _SHOULDER, bent, np.clip(light, 0, None))


def _grade(light, grain):
    """To sRGB, with a touch of contrast, teal shadows and grain against banding."""
    shown = np.where(light <= 0.0031308, 12.92 * light, 1.055 * np.power(np.maximum(light, 1e-8), 1 / 2.4) - 0.055)
    shown = shown + 0.12 * (shown - 0.5) * (1 - np.abs(2 * shown - 1))
    dark = (1 - shown.mean(-1, keepdims=True)) ** 2
    shown = shown + np.array([-0.010, 0.004, 0.012]) * dark
    shown = shown + np.random.default_rng(5).normal(0, grain, (*shown.shape[:2], 1))
    return np.clip(shown, 0, 1)
