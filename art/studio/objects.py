"""Objects in the scene, and groups that move what is built inside them."""
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import radians

import bpy

Point = tuple[float, float, float]
ORIGIN: Point = (0, 0, 0)

_groups: list = []


def place(name: str, data, location: Point = ORIGIN, rotation: Point = ORIGIN):
    """Puts a mesh, a curve, a light or nothing into the scene, inside the open group. Rotation in degrees."""
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    made.location = location
    made.rotation_euler = [radians(angle) for angle in rotation]
    if _groups:
        made.parent = _groups[-1]
    return made


@contextmanager
def group(location: Point = ORIGIN, turn: float = 0, scale: float = 1, tilt: tuple[float, float] = (0, 0)) -> Iterator:
    """Everything built inside stands at `location`, turned about z and tilted about x and y (degrees)."""
    frame = place("group", None, location, (*tilt, turn))
    frame.scale = (scale,) * 3
    _groups.append(frame)
    try:
        yield frame
    finally:
        _groups.pop()


def mesh(
    vertices: Sequence[Sequence[float]],
    faces: Sequence[Sequence[int]],
    material,
    location: Point = ORIGIN,
    rotation: Point = ORIGIN,
    smooth: bool = True,
    crease: float = 35,
    bevel: float = 0,
    segments: int = 2,
):
    """A surface. Edges sharper than `crease` degrees stay sharp; `bevel` rounds edges sharper than 40."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(vertex) for vertex in vertices], [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth, data.auto_smooth_angle = True, radians(crease)
    data.materials.append(material)
    made = place("mesh", data, location, rotation)
    if bevel:
        rounding = made.modifiers.new("bevel", "BEVEL")
        rounding.width, rounding.segments = bevel, segments
        rounding.limit_method, rounding.angle_limit = "ANGLE", radians(40)
    return made


def thicken(made, thickness: float, offset: float = -1) -> None:
    """Gives a surface a wall."""
    wall = made.modifiers.new("wall", "SOLIDIFY")
    wall.thickness, wall.offset = thickness, offset


def shape_of(made):
    """Takes an object out of the scene and keeps its shape, to place it many times."""
    data = made.data
    bpy.data.objects.remove(made)
    return data
