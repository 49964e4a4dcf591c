"""Solid shapes. Lengths in scene units (meters at full scale), rotations in degrees."""
from collections.abc import Sequence
from math import cos, pi, sin

from .objects import ORIGIN, Point, mesh

_AXES = {"z": (0, 0, 0), "x": (0, 90, 0), "y": (-90, 0, 0)}


def box(size: Point, location: Point, material, bevel: float = 0.02, rotation: Point = ORIGIN, segments: int = 2):
    """`location` is the middle of the bottom."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
    vertices = [(*corner, 0) for corner in corners] + [(*corner, z) for corner in corners]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    bevel = min(bevel, min(size) * 0.45)
    return mesh(vertices, faces, material, location, rotation, bevel=bevel, segments=segments)


def ring(count: int, start: float = 0, end: float = 2 * pi) -> list[tuple[float, float]]:
    """Points of the unit circle at equal angles from `start`, up to but without `end`."""
    angles = (start + (end - start) * i / count for i in range(count))
    return [(cos(angle), sin(angle)) for angle in angles]


def lathe(
    profile: Sequence[tuple[float, float]],
    material,
    location: Point = ORIGIN,
    rotation: Point = ORIGIN,
    sides: int = 40,
    stretch: tuple[float, float] = (1, 1),
    crease: float = 35,
):
    """Turns points (radius, height) about z; `stretch` makes the section an ellipse."""
    circle, (wide, deep), n = ring(sides), stretch, sides
    vertices = [(wide * radius * c, deep * radius * s, z) for radius, z in profile for c, s in circle]
    faces: list[tuple[int, ...]] = []
    for j in range(len(profile) - 1):
        for i in range(n):
            k = (i + 1) % n
            faces.append((j * n + i, j * n + k, (j + 1) * n + k, (j + 1) * n + i))
    if profile[0][0] > 1e-6:
        faces.append(tuple(range(n - 1, -1, -1)))
    if profile[-1][0] > 1e-6:
        faces.append(tuple((len(profile) - 1) * n + i for i in range(n)))
    return mesh(vertices, faces, material, location, rotation, crease=crease)


def hoop(radius: float, out: float, low: float, high: float, material, location=ORIGIN, sides=40, **rest):
    """A flat band around a cylinder: stands out from `radius` by `out`, between two heights."""
    inner = radius + 0.002
    profile = [(inner, low), (radius + out, low), (radius + out, high), (inner, high)]
    return lathe(profile, material, location, sides=sides, **rest)


def cylinder(
    radius: float,
    length: float,
    location: Point,
    material,
    axis: str = "z",
    bevel: float = 0.015,
    sides: int = 32,
    end: float | None = None,
):
    """`location` is the middle of the first end; it grows along `axis`, to the radius `end` where that differs."""
    b, last = min(bevel, radius * 0.4, length * 0.4), radius if end is None else end
    profile = [(radius - b, 0), (radius, b), (last, length - b), (last - b, length)]
    return lathe(profile, material, location, _AXES[axis], sides=sides, crease=50)


def ball(radius: float, location: Point, material, sides: int = 24, stretch: float = 1):
    """`stretch` makes it taller."""
    half = sides // 2
    profile = [(radius * sin(pi * i / half), -radius * stretch * cos(pi * i / half)) for i in range(half + 1)]
    profile[0], profile[-1] = (0, profile[0][1]), (0, profile[-1][1])
    return lathe(profile, material, location, sides=sides, crease=80)


def dome_profile(radius: float, height: float, dome: float) -> list[tuple[float, float]]:
    """Half the outline of a vessel with domed ends."""
    quarter = [pi / 2 * i / 7 for i in range(8)]
    lower = [(radius * sin(a), dome - dome * cos(a)) for a in quarter]
    return lower + [(radius * cos(a), height - dome + dome * sin(a)) for a in quarter]


def vessel(radius: float, height: float, location: Point, material):
    """Pressure vessel: an upright cylinder with domed ends."""
    return lathe(dome_profile(radius, height, radius * 0.45), material, location, sides=36, crease=60)


def extrude(
    profile: Sequence[tuple[float, float]],
    depth: float,
    material,
    location: Point = ORIGIN,
    rotation: Point = ORIGIN,
    bevel: float = 0.02,
    segments: int = 2,
    crease: float = 35,
):
    """A polygon in x and z (counter-clockwise seen from the front), thick along y, centered."""
    n, half = len(profile), depth / 2
    vertices = [(x, -half, z) for x, z in profile] + [(x, half, z) for x, z in profile]
    faces: list[tuple[int, ...]] = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    return mesh(vertices, faces, material, location, rotation, bevel=bevel, segments=segments, crease=crease)


def corrugated(width: float, height: float, location: Point, material, turn: float = 0):
    """A container's wall in x and z, centered in x, with upright ribs."""
    count = max(2, round(width / 0.27))
    pitch, depth = width / count, 0.045
    rib = [(0, 0), (0.28, 0), (0.40, depth), (0.88, depth)]
    outline = [(-width / 2 + i * pitch + share * pitch, y) for i in range(count) for share, y in rib]
    outline.append((width / 2, 0))
    n = len(outline)
    vertices = [(x, y, 0) for x, y in outline] + [(x, y, height) for x, y in outline]
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    return mesh(vertices, faces, material, location, (0, 0, turn), smooth=False)
