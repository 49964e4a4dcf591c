"""Pipes, hoses, ropes and rods."""
from collections.abc import Sequence

import bpy
from mathutils import Vector

from .materials import paint
from .objects import Point, place
from .palette import ORANGE, RAW


def tube(points: Sequence[Point], radius: float, material, smooth: bool = True, resolution: int = 10, closed=False):
    """A round line through the points: bent (a hose) or straight from point to point."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 3, True
    line = curve.splines.new("NURBS" if smooth else "POLY")
    line.points.add(len(points) - 1)
    for target, point in zip(line.points, points, strict=True):
        target.co = (*point, 1)
    if smooth:
        line.use_endpoint_u, line.order_u, line.resolution_u = True, 4, resolution
    line.use_cyclic_u = closed
    curve.materials.append(material)
    return place("tube", curve)


def rod(start: Point, end: Point, radius: float, material):
    return tube([start, end], radius, material, smooth=False)


def with_elbows(points: Sequence[Point], bend: float) -> list[Point]:
    """The same way with its corners rounded over the length `bend`."""
    corners = [Vector(point) for point in points]
    way = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        into, out = (before - corner).normalized() * bend, (after - corner).normalized() * bend
        for step in range(7):
            t = step / 6
            way.append((corner + into) * (1 - t) ** 2 + corner * 2 * t * (1 - t) + (corner + out) * t**2)
    return [tuple(point) for point in [*way, corners[-1]]]


def pipe(points: Sequence[Point], radius: float, material, bend: float | None = None):
    """Rigid pipe: straight runs with rounded elbows."""
    return tube(with_elbows(points, bend or radius * 2.2), radius, material, smooth=False)


def hose(points: Sequence[Point], radius: float, color: str = RAW) -> None:
    """Lay-flat hose with orange couplings at both ends."""
    tube(points, radius, paint(color, 0.6))
    for end, neighbor in ((points[0], points[1]), (points[-1], points[-2])):
        along = (Vector(neighbor) - Vector(end)).normalized() * 0.22
        rod(end, tuple(Vector(end) + along), radius * 1.5, paint(ORANGE))
