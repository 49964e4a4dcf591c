"""The water point on the map: the unit, tanks and cans on a lit disc. Unit: 100 m, the things far larger than true."""
from studio.materials import glow, paint
from studio.objects import Point, group
from studio.palette import CYAN, DEEP, ORANGE, PAPER, RUBBER, TEAL
from studio.shapes import box, cylinder, ring
from studio.sign import level_mark
from studio.tubes import tube

LIGHT_RADIUS = 0.98
_CREAM = "#FBF8F1"


def water_point(location: Point) -> None:
    with group(location):
        cylinder(LIGHT_RADIUS, 0.05, (0, 0, 0), paint(_CREAM), sides=72)
        cylinder(0.86, 0.03, (0, 0, 0.045), paint("#BFE6E2"), sides=72)
        for radius, width, strength in ((LIGHT_RADIUS, 0.028, 5.0), (1.3, 0.014, 3.0), (1.62, 0.009, 2.0)):
            z = 0.07 + (radius - LIGHT_RADIUS) * 0.25
            circle = [(radius * c, radius * s, z) for c, s in ring(48)]
            tube(circle, width, glow("#8FF2F0", strength), smooth=False, closed=True)
        with group((-0.1, 0.12, 0.07), -14):
            _unit()
        cylinder(0.2, 0.34, (0.5, -0.32, 0.07), paint(TEAL), sides=40)
        cylinder(0.16, 0.26, (-0.55, -0.35, 0.07), paint(_CREAM), sides=40)
        for i, color in enumerate((CYAN, PAPER, CYAN)):
            box((0.12, 0.1, 0.12), (0.05 + i * 0.16, -0.52, 0.07), paint(color), bevel=0.01)


def _unit() -> None:
    box((0.95, 0.4, 0.42), (0, 0, 0.08), paint(_CREAM))
    box((0.97, 0.42, 0.1), (0, 0, 0.12), paint(TEAL), bevel=0.01)
    level_mark(0.24, (-0.3, -0.215, 0.36), DEEP, water=TEAL)
    box((0.5, 0.03, 0.2), (0.18, -0.21, 0.24), paint(ORANGE), bevel=0.01)
    for x in (-0.3, 0.3):
        cylinder(0.07, 0.44, (x, -0.22, 0.05), paint(RUBBER), "y", sides=20)
