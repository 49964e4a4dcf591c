"""Takes a picture of what has been built."""
import bpy
import numpy as np

from .denoise import denoise
from .finish import finish
from .rays import render_halves
from .stage import Shot


def take(shot: Shot, width: int, samples: int) -> tuple[np.ndarray, np.ndarray]:
    """Linear color and depth as the camera sees them; rows from the bottom."""
    return denoise(*render_halves(width, round(width * shot.shape), samples, shot.reach))


def develop(shot: Shot, width: int, samples: int) -> np.ndarray:
    """The finished picture, display values 0 to 1."""
    light, depth = take(shot, width, samples)
    return finish(light, depth, shot.focus or shot.distance, shot.blur)


def save_png(path: str, shown: np.ndarray) -> None:
    height, width, _ = shown.shape
    image = bpy.data.images.new("picture", width, height, alpha=False)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = shown
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()
