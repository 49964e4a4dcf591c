from math import atan2, degrees, hypot, pi, sin

from studio.materials import gloss, paint
from studio.objects import Point, group, mesh
from studio.palette import CLAY, CONCRETE, DEEP
from studio.shapes import box, extrude

_OVERHANG = 0.35


def house(
    location: Point,
    turn: float,
    length: float,
    width: float,
    walls: float,
    rise: float,
    color: str,
    roof: str = CLAY,
    door: str = DEEP,
) -> None:
    """A gabled house: ridge along x, door to the front, walls and roof as high as `walls` and `rise`."""
    half = width / 2
    gable = [(-half, 0), (half, 0), (half, walls), (0, walls + rise), (-half, walls)]
    with group(location, turn):
        extrude(gable, length, paint(color), rotation=(0, 0, 90))
        for side in (0, 180):
            _roof_side(length + 2 * _OVERHANG, half, rise, (0, 0, walls + rise + 0.07), side, paint(roof))
        box((length + 2 * _OVERHANG, 0.26, 0.1), (0, 0, walls + rise + 0.05), paint(roof), bevel=0.04)
        _front(length, -half, paint(door))
        for y in (-0.8, 0.8):
            box((0.05, 0.8, 0.8), (length / 2, y, 1.1), gloss("#173B47", 0.2), bevel=0.01)
        box((length + 0.5, width + 0.5, 0.12), (0, 0, -0.06), paint(CONCRETE), bevel=0.03)


def _roof_side(length: float, half: float, rise: float, ridge: Point, turn: float, material) -> None:
    """A wavy sheet from the ridge down over the eaves."""
    slope, down = atan2(rise, half), hypot(half, rise) + 0.45
    count = int(length / 0.16) * 4 + 1
    wave = [(-length / 2 + length * i / (count - 1), 0.028 * sin(i * pi / 2)) for i in range(count)]
    n, vertices = count, []
    for thick in (0, -0.07):
        for y in (0, -down):
            vertices += [(x, y, z + thick) for x, z in wave]
    span = range(n - 1)
    faces: list[tuple[int, ...]] = [(i, n + i, n + i + 1, i + 1) for i in span]
    faces += [(n + i, 3 * n + i, 3 * n + i + 1, n + i + 1) for i in span]
    faces += [(2 * n + i + 1, 3 * n + i + 1, 3 * n + i, 2 * n + i) for i in span]
    faces += [(0, 2 * n, 3 * n, n), (n - 1, 2 * n - 1, 4 * n - 1, 3 * n - 1)]
    mesh(vertices, faces, material, ridge, (degrees(slope), 0, turn), crease=60)


def _front(length: float, y: float, door) -> None:
    trim = paint("#D8CDB8")
    box((0.95, 0.06, 2.0), (-length * 0.08, y - 0.01, 0.05), door)
    box((1.15, 0.05, 2.12), (-length * 0.08, y, 0.02), trim, bevel=0.01)
    for x in (-length * 0.34, length * 0.26):
        box((1.05, 0.05, 1.05), (x, y, 0.95), trim, bevel=0.01)
        box((0.85, 0.06, 0.85), (x, y - 0.01, 1.05), gloss("#173B47", 0.2), bevel=0.01)
        box((0.04, 0.08, 0.85), (x, y - 0.01, 1.05), trim, bevel=0.005)
        for side in (-1, 1):
            box((0.42, 0.05, 1.0), (x + side * 0.76, y - 0.01, 0.98), door, bevel=0.01)
