"""Steps of water treatment."""
from math import cos, pi, sin

from studio.materials import metal, paint
from studio.objects import Point, group
from studio.palette import DEEP, ORANGE, PAPER, TEAL
from studio.shapes import box, cylinder, hoop, vessel
from studio.tubes import rod


def feet(distance: float, thickness: float, bottom: float, material) -> None:
    """Three short legs under a vessel."""
    for k in range(3):
        angle = 2 * pi * k / 3 + 0.5
        spot = (distance * cos(angle), distance * sin(angle), bottom)
        box((thickness, thickness, 0.3), spot, material, bevel=0.01)


def flange(location: Point, radius: float = 0.1, color: str = ORANGE) -> None:
    """Ring around a pipe along x."""
    cylinder(radius, 0.06, location, paint(color), "x")


def filter_vessel(location: Point, radius: float, height: float) -> None:
    dark = paint(DEEP)
    with group(location):
        feet(radius * 0.75, 0.07, 0, dark)
        vessel(radius, height, (0, 0, 0.16), paint(TEAL, 0.4, 0.45))
        cylinder(radius * 0.3, 0.12, (0, 0, height + 0.13), dark)
        for z in (0.16 + radius * 0.5, height + 0.1 - radius * 0.42):
            hoop(radius, 0.018, z, z + 0.045, dark, sides=36)
        cylinder(0.06, 0.04, (0, -radius - 0.02, height * 0.62), paint(PAPER), "y")


def membrane_rack(location: Point, rows: int, columns: int, length: float, radius: float) -> None:
    """White pressure vessels along x in a dark frame; the first column faces the front."""
    frame, shell, cap = paint(DEEP), paint("#EFEDE6", 0.35, 0.45), paint(TEAL, 0.4)
    rise, deep = radius * 2.75, radius * 2.7
    height, depth = rows * rise + 0.16, columns * deep
    with group(location):
        for x in (-length * 0.36, length * 0.36):
            for y in (-depth / 2, depth / 2):
                box((0.06, 0.05, height), (x, y, 0), frame, bevel=0.008)
            for k in range(rows + 1):
                box((0.05, depth + 0.05, 0.03), (x, 0, 0.07 + k * rise), frame, bevel=0.006)
        for i in range(rows):
            for j in range(columns):
                y, z = -depth / 2 + deep * (j + 0.5), 0.07 + radius + 0.035 + i * rise
                cylinder(radius, length, (-length / 2, y, z), shell, "x", bevel=0.02)
                for x in (-length / 2 - 0.03, length / 2 - 0.06):
                    cylinder(radius * 1.08, 0.09, (x, y, z), cap, "x")
                for x in (-length / 2 - 0.08, length / 2 + 0.03):
                    cylinder(radius * 0.35, 0.05, (x, y, z), metal(), "x", bevel=0.005)
        for x in (-length / 2 - 0.12, length / 2 + 0.12):
            rod((x, -depth / 2, 0.1), (x, -depth / 2, height), 0.04, frame)
