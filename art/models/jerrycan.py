"""Containers of 20 liters: 0.36 × 0.19 × 0.46."""
from studio.clear import resin
from studio.materials import paint
from studio.objects import Point, group
from studio.palette import CYAN, DEEP
from studio.shapes import box, cylinder, extrude, lathe
from studio.sign import level_mark
from studio.tubes import pipe

_OUTLINE = [(-0.18, 0), (0.18, 0), (0.18, 0.34), (0.12, 0.40), (-0.18, 0.40)]


def jerrycan(location: Point, turn: float = 0, color: str = CYAN, scale: float = 1) -> None:
    with group(location, turn, scale):
        skin = paint(color, 0.4)
        extrude(_OUTLINE, 0.19, skin, bevel=0.035, segments=3)
        pipe([(-0.13, 0, 0.38), (-0.13, 0, 0.46), (0.07, 0, 0.46), (0.07, 0, 0.38)], 0.02, skin, bend=0.03)
        cylinder(0.035, 0.06, (0.145, 0, 0.37), paint(DEEP), sides=16)
        box((0.24, 0.2, 0.012), (-0.02, 0, 0.18), paint(color), bevel=0.004)


def clear_jerrycan(location: Point, level: float, scale: float) -> None:
    """See-through, open, filled up to `level`."""
    with group(location, 0, scale):
        extrude(_OUTLINE, 0.19, resin("#DDF3F0", 0.60), bevel=0.035, segments=4)
        water = [(-0.174, 0.006), (0.174, 0.006), (0.174, level), (-0.174, level)]
        extrude(water, 0.178, resin("#4FC0C4", 0.15), bevel=0.028, segments=4)
        box((0.335, 0.165, 0.003), (0, 0, level + 0.0005), paint("#A9E6E2"), bevel=0.001)
        rim = paint("#BFE4E1")
        pipe([(-0.13, 0, 0.385), (-0.13, 0, 0.465), (0.05, 0, 0.465), (0.05, 0, 0.385)], 0.02, rim, bend=0.03)
        neck = [(0.030, 0), (0.038, 0), (0.038, 0.05), (0.030, 0.05), (0.030, 0)]
        lathe(neck, rim, (0.145, 0, 0.362), sides=36)
        level_mark(0.12, (-0.02, -0.0985, 0.17), "#0B6F7E", water="#0B6F7E")
