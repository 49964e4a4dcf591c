from math import cos, pi, sin
from random import Random

from mathutils import Vector

from studio.materials import paint, wood
from studio.objects import Point, group, mesh
from studio.palette import LEAF
from studio.shapes import ball, ring
from studio.tubes import tube

_GREENS = (LEAF, "#4C8767", "#356B53")
_LIFTS = (0.75, 0.25, -0.15)


def palm(location: Point, height: float, lean: tuple[float, float] = (0.8, 0.2), seed: int = 0, scale: float = 1):
    random = Random(seed)
    bark, count = wood("#A58A67", "#8A7050"), 12
    with group(location, random.uniform(0, 360), scale):
        steps = [i / (count - 1) for i in range(count)]
        stem = [(lean[0] * t**1.8, lean[1] * t**1.8, height * t) for t in steps]
        _trunk(stem, height / count, bark)
        top = Vector(stem[-1]) + Vector((0, 0, height / count * 0.6))
        ball(0.2, tuple(top), bark, 12)
        for i in range(13):
            around = 2 * pi * i / 13 + random.uniform(-0.15, 0.15)
            lift = _LIFTS[i % 3] + random.uniform(-0.1, 0.1)
            _frond(top, around, lift, random.uniform(2.1, 2.6), _GREENS[i % 3])
        for i in range(4):
            nut = (top.x + 0.22 * cos(i * 1.7), top.y + 0.22 * sin(i * 1.7), top.z - 0.2)
            ball(0.13, nut, paint("#8A7050"), 12)


def _trunk(stem: list[Point], ring_height: float, bark) -> None:
    """A stack of rings, each wider at its top."""
    sides, circle = 12, ring(12)
    vertices = []
    for i, (x, y, z) in enumerate(stem):
        for wide, lift in ((0.88, 0), (1.0, ring_height * 0.75)):
            radius = (0.21 - 0.10 * i / (len(stem) - 1)) * wide
            vertices += [(x + radius * c, y + radius * s, z + lift) for c, s in circle]
    last = 2 * len(stem) - 1
    faces: list[tuple[int, ...]] = [
        (j * sides + a, j * sides + (a + 1) % sides, (j + 1) * sides + (a + 1) % sides, (j + 1) * sides + a)
        for j in range(last)
        for a in range(sides)
    ]
    faces.append(tuple(last * sides + a for a in range(sides)))
    mesh(vertices, faces, bark, crease=40)


def _frond(origin: Vector, around: float, lift: float, length: float, color: str) -> None:
    """A feathered leaf: a rib that bends down, leaflets as separate narrow blades."""
    count, up = 15, Vector((0, 0, 1))
    out, side = Vector((cos(around), sin(around), 0)), Vector((-sin(around), cos(around), 0))
    point, rib = origin.copy(), []
    for i in range(count):
        forward = out * cos(lift) + up * sin(lift)
        rib.append((point.copy(), forward))
        point += forward * (length / (count - 1))
        lift -= 0.10 + 0.105 * i / count
    vertices, faces = [], []
    for i, (start, forward) in enumerate(rib):
        t = i / (count - 1)
        width = 0.62 * sin(pi * min(1, 0.12 + 0.88 * t)) ** 0.7 * (1 - 0.25 * t) + 0.02
        half = forward * length / count * 0.40
        for sign in (-1, 1):
            first = len(vertices)
            tip = start + side * sign * width + forward * width * 0.55 - up * width * 0.42
            vertices += [start - half, start + half, tip + half * 0.3, tip - half * 0.1]
            blade = (first, first + 1, first + 2, first + 3)
            faces.append(blade if sign > 0 else blade[::-1])
    mesh(vertices, faces, paint(color), smooth=False)
    tube([tuple(start) for start, _ in rib[::3]], 0.022, paint(color), resolution=4)
