from collections.abc import Callable

from studio.materials import metal, paint
from studio.objects import Point, group
from studio.palette import DEEP, FRAME, ORANGE
from studio.shapes import box, cylinder, extrude
from studio.tubes import rod

from .container import open_container
from .wheel import wheel

_MUDGUARD = [(-1.25, 0), (-1.2, 0), (-1.05, 0.3), (1.05, 0.3), (1.2, 0), (1.25, 0), (1.1, 0.36), (-1.1, 0.36)]


def trailer_unit(location: Point, turn: float = 0, container: Callable[[], None] = open_container) -> None:
    """The unit on a two-axle trailer with drawbar and jacks."""
    frame = paint(FRAME)
    with group(location, turn):
        for y in (-0.55, 0.55):
            box((6.1, 0.14, 0.24), (0, y, 0.74), frame)
        for x in (-2.7, -1.4, 0, 1.4, 2.7):
            box((0.12, 2.3, 0.12), (x, 0, 0.86), frame, bevel=0.01)
        for x in (-0.62, 0.62):
            for y in (-1.0, 1.0):
                wheel((x, y, 0.5), 0.5, 0.3)
            cylinder(0.07, 2.0, (x, -1.0, 0.5), frame, "y")
            for y in (-0.55, 0.55):
                box((0.5, 0.1, 0.2), (x, y, 0.55), frame)
        for y in (-1.02, 1.02):
            extrude(_MUDGUARD[::-1], 0.34, paint(DEEP), (0, y, 0.72), bevel=0.01)
        _drawbar(frame)
        for x in (-2.75, 2.75):
            for y in (-1.0, 1.0):
                box((0.11, 0.11, 0.82), (x, y, 0.06), metal(), bevel=0.01)
                box((0.36, 0.36, 0.06), (x, y, 0), paint("#B08A5C"))
        with group((0, 0, 0.98)):
            container()


def _drawbar(frame) -> None:
    for y in (-0.55, 0.55):
        rod((3.0, y, 0.82), (4.5, 0, 0.72), 0.07, frame)
    cylinder(0.11, 0.1, (4.55, 0, 0.67), paint(ORANGE))
    cylinder(0.05, 0.7, (4.15, 0, 0.1), metal())
    cylinder(0.13, 0.05, (4.15, 0, 0.06), frame)
