"""Key pictures: the scene, fully lit, seen from a few positions along the camera's path.

The frames between are not lit again. The light of the two nearest keys is projected onto the scene's true shapes, which
then glow by themselves: a frame takes seconds instead of minutes, its edges are exact, and nothing flickers.
"""
from dataclasses import dataclass, replace
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector
from scipy.ndimage import distance_transform_edt, maximum_filter, minimum_filter

from studio.picture import take
from studio.stage import Shot, aim, light_from

WIDTH, SAMPLES = 1440, 10
_WIDER = 0.92
"""Keys cover a little more than the frames, so that no edge shows when the camera turns."""


@dataclass(frozen=True)
class Key:
    """What a camera saw, and from where. The images are Blender's."""

    eye: Vector
    right: Vector
    up: Vector
    forward: Vector
    zoom: float
    """Focal length divided by the sensor's width."""
    shape: float
    light: object
    depth: object
    behind: object
    """The light without near objects: what may be behind them."""


def key_picture(shot: Shot, sun_from: float, stored: Path) -> Key:
    """Renders a key, or loads it if an earlier run stored it. The sun stays where it is for a camera at `sun_from`."""
    shot = replace(shot, lens=shot.lens * _WIDER)
    aim(shot)
    light_from(sun_from)
    bpy.context.view_layer.update()
    if not stored.exists():
        light, depth = take(shot, WIDTH, SAMPLES)
        stored.parent.mkdir(parents=True, exist_ok=True)
        np.savez(stored, light=light.astype(np.float32), depth=depth.astype(np.float32))
    arrays = np.load(stored)
    light, depth = arrays["light"], arrays["depth"]
    axes = bpy.context.scene.camera.matrix_world
    return Key(
        eye=axes.translation.copy(),
        right=axes.col[0].to_3d(),
        up=axes.col[1].to_3d(),
        forward=-axes.col[2].to_3d(),
        zoom=shot.lens / 36,
        shape=shot.shape,
        light=_image(light),
        depth=_image(np.repeat(_grown(depth)[..., None], 3, -1)),
        behind=_image(_behind(light, depth)),
    )


def _grown(depth: np.ndarray) -> np.ndarray:
    """Extends near objects by a pixel, so that nothing behind them gets the mixed color of their edges."""
    nearest = minimum_filter(depth, 3)
    return np.where(depth - nearest > 0.02 * depth, nearest, depth)


def _behind(light: np.ndarray, depth: np.ndarray) -> np.ndarray:
    """Objects in front of their surroundings get the color of the nearest place beside them."""
    stands_out = depth < 0.8 * maximum_filter(depth, WIDTH // 6)
    nearest = distance_transform_edt(stands_out, return_distances=False, return_indices=True)
    return light[tuple(nearest)]


def _image(values: np.ndarray):
    height, width, _ = values.shape
    image = bpy.data.images.new("key", width, height, float_buffer=True, is_data=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = values
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    return image
