from studio.materials import metal, paint
from studio.objects import Point, group
from studio.palette import DEEP, RUBBER, TEAL
from studio.shapes import box, cylinder


def pump(location: Point, turn: float = 0, scale: float = 1) -> None:
    """Motor pump on a skid, its shaft along x, its outlet upwards."""
    dark, rubber, body = paint(DEEP), paint(RUBBER), paint(TEAL)
    with group(location, turn, scale):
        box((1.15, 0.5, 0.07), (0, 0, 0.04), rubber)
        for y in (-0.22, 0.22):
            box((1.25, 0.06, 0.08), (0, y, 0), rubber, bevel=0.01)
        cylinder(0.2, 0.5, (-0.5, 0, 0.36), dark, "x")
        for i in range(7):
            cylinder(0.215, 0.025, (-0.46 + i * 0.062, 0, 0.36), dark, "x", bevel=0.004)
        box((0.2, 0.16, 0.1), (-0.28, 0, 0.54), dark)
        box((0.4, 0.2, 0.2), (-0.25, 0, 0.1), rubber)
        cylinder(0.06, 0.2, (0, 0, 0.36), metal(), "x")
        cylinder(0.24, 0.17, (0.15, 0, 0.36), body, "x", bevel=0.05)
        cylinder(0.11, 0.2, (0.3, 0, 0.36), body, "x")
        cylinder(0.14, 0.05, (0.46, 0, 0.36), metal(), "x")
        cylinder(0.09, 0.26, (0.235, 0, 0.5), body)
        cylinder(0.13, 0.05, (0.235, 0, 0.74), metal())
        box((0.14, 0.3, 0.2), (0.235, 0, 0.07), rubber)
