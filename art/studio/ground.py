"""The block that a model stands on: ground with cut sides, its board, the table."""
from collections.abc import Callable
from dataclasses import dataclass

import bpy
import numpy as np

from .materials import paint, painted, strata
from .noise import noise
from .objects import Point, mesh, place
from .palette import BENCH, BOARD, TABLE, rgb
from .shapes import box

Field = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""A value for every place (x, y) of an array."""


@dataclass(frozen=True)
class Area:
    """A rectangle of the plane."""

    left: float
    right: float
    front: float
    back: float

    def grown(self, by: float) -> "Area":
        return Area(self.left - by, self.right + by, self.front - by, self.back + by)


class Ground:
    """The height of the ground, to place things on it."""

    def __init__(self, surface: Field) -> None:
        self.surface = surface

    def height(self, x: float, y: float) -> float:
        return float(self.surface(np.array([[x]], float), np.array([[y]], float))[0, 0])

    def at(self, x: float, y: float, lift: float = 0) -> Point:
        """The point on the ground, or `lift` above it."""
        return (x, y, self.height(x, y) + lift)


def slab(area: Area, surface: Field, base, top, side, colors: Callable, columns: int):
    """A block: its top follows `surface`, its straight sides go down to `base`, a height or a field of them.

    `colors(x, y, z)` gives the top's linear colors, stored at the vertices as "col".
    """
    rows = max(4, int(columns * (area.back - area.front) / (area.right - area.left)))
    x, y = np.meshgrid(np.linspace(area.left, area.right, columns), np.linspace(area.front, area.back, rows))
    z = surface(x, y)
    vertices = np.stack([x, y, z], -1).reshape(-1, 3)
    index = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4).tolist()
    rim = np.concatenate([index[0], index[1:, -1], index[-1, -2::-1], index[-2:0:-1, 0]])
    lower = vertices[rim].copy()
    lower[:, 2] = np.minimum(base(lower[:, 0], lower[:, 1]), lower[:, 2]) if callable(base) else base
    first, second, count = len(vertices), len(vertices) + len(rim), len(rim)
    for k in range(count):
        after = (k + 1) % count
        faces.append((first + after, first + k, second + k, second + after))
    everything = np.concatenate([vertices, vertices[rim], lower])

    data = bpy.data.meshes.new("slab")
    data.from_pydata(everything.tolist(), [], faces)
    data.materials.append(top)
    data.materials.append(side)
    is_side = np.zeros(len(faces), bool)
    is_side[-count:] = True
    data.polygons.foreach_set("material_index", is_side.astype(np.int32))
    data.polygons.foreach_set("use_smooth", ~is_side)
    tops = colors(x, y, z).reshape(-1, 3)
    painted_colors = np.ones((len(everything), 4), np.float32)
    painted_colors[:, :3] = np.concatenate([tops, tops[rim], tops[rim]])
    data.attributes.new("col", "FLOAT_COLOR", "POINT").data.foreach_set("color", painted_colors.ravel())
    data.update()
    return place("slab", data)


def board(area: Area, top: float, thickness: float) -> None:
    """What the block lies on."""
    size = (area.right - area.left, area.back - area.front, thickness)
    middle = ((area.left + area.right) / 2, (area.front + area.back) / 2, top - thickness)
    box(size, middle, paint(BOARD, 0.5), bevel=0.05)


def table(height: float) -> None:
    """The dark ground of every picture, so large that it has no edge."""
    far = 600
    corners = [(-far, -far, height), (far, -far, height), (far, far, height), (-far, far, height)]
    mesh(corners, [(0, 1, 2, 3)], paint(TABLE, 0.9, 0.1), smooth=False)


def stand_on_board(area: Area, base: float, thickness: float, out: float) -> None:
    board(area.grown(out), base, thickness)
    table(base - thickness)


def bench(width: float, depth: float, board_thickness: float = 0.25, color: str = BENCH, y: float = 0) -> None:
    """A smooth pale slab on its board, its top at height 0."""
    box((width, depth, 0.5), (0, y, -0.5), paint(color), bevel=0.07, segments=3)
    box((width + 0.3, depth + 0.3, board_thickness), (0, y, -0.5 - board_thickness), paint(BOARD), bevel=0.05)
    table(-0.5 - board_thickness)


def _gentle(x, y):
    return 0.07 * (noise(x * 0.35, y * 0.35, 1, 3) - 0.5) + 0 * x


def dry_land(
    area: Area,
    surface: Field = _gentle,
    base: float = -1.1,
    tones: tuple[str, str] = ("#D8C7A6", "#C4AE86"),
    road: Field | None = None,
    grass: Field | None = None,
    columns: int = 300,
) -> Ground:
    """Dry earth on its board. `road` and `grass` say between 0 and 1 where there is a packed track or green flock."""
    light, dark = rgb(*tones)
    track, green, deep_green = rgb("#B9A888", "#7E9B78", "#66856A")

    def colors(x, y, z):
        coarse, fine = noise(x * 0.8, y * 0.8, 8, 4)[..., None], noise(x * 2.6, y * 2.6, 9, 3)[..., None]
        color = (light * coarse + dark * (1 - coarse)) * (0.93 + 0.14 * fine)
        if grass is not None:
            share = np.clip(grass(x, y), 0, 1)[..., None]
            color = color * (1 - share) + (green * coarse + deep_green * (1 - coarse)) * share
        if road is not None:
            share = np.clip(road(x, y), 0, 1)[..., None]
            color = color * (1 - share) + track * (0.9 + 0.2 * fine) * share
        return color

    slab(area, surface, base, painted("col"), strata(), colors, columns)
    stand_on_board(area, base, 0.45, 0.1)
    return Ground(surface)
