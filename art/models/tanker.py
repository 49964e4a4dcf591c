from math import cos, pi, sin

from studio.materials import metal, paint
from studio.objects import Point, group
from studio.palette import DEEP, FRAME, ORANGE, SHADE, SHELL, TEAL
from studio.shapes import box, cylinder, hoop, lathe
from studio.sign import level_mark
from studio.tubes import rod, tube

from .truck import cab, chassis


def tanker(location: Point, turn: float = 0) -> None:
    """Road tanker, 8.4 long, its front to +x."""
    with group(location, turn):
        chassis(8.0, (1.1, -3.2, -4.4))
        cab()
        for x in (-1.2, -3.2, -5.2):
            box((0.3, 1.6, 0.32), (x, 0, 0.82), paint(FRAME))
        _tank(5.7, (1.14, 0.84), (-5.95, 0, 1.86))
        for x in (-4.6, -3.1, -1.6):
            cylinder(0.26, 0.1, (x, 0, 2.67), metal())
            cylinder(0.2, 0.07, (x, 0, 2.77), paint(DEEP))
        for side in (-1, 1):
            _side(side)
            level_mark(0.36, (-3.1, side * 1.175, 1.90), turn=0 if side < 0 else 180)
        _outlets()


def _tank(length: float, radii: tuple[float, float], location: Point) -> None:
    """Elliptic tank along x with bands."""
    quarter, dome = [pi / 2 * i / 8 for i in range(9)], 0.22
    rear = [(sin(a), dome * (1 - cos(a))) for a in quarter]
    front = [(cos(a), length - dome + dome * sin(a)) for a in quarter[:-1]]
    profile = [(0, 0), *rear[1:], *front, (0, length)]
    lying = {"location": location, "rotation": (0, 90, 0), "sides": 56, "stretch": radii[::-1]}
    lathe(profile, paint(SHELL, 0.32, 0.5), crease=50, **lying)
    for x in (0.35, length * 0.5, length - 0.35):
        hoop(1, 0.014, x - 0.05, x + 0.05, paint(TEAL), **lying)


def _side(side: int) -> None:
    box((5.2, 0.22, 0.05), (-3.1, side * 0.62, 2.56), metal("#8D9A9D"), bevel=0.01)
    y = side * 0.74
    tube([(-5.6, y, 2.6), (-5.6, y, 2.92), (-0.7, y, 2.92), (-0.7, y, 2.6)], 0.018, metal(), smooth=False)
    box((5.3, 0.06, 0.34), (-3.15, side * 1.13, 1.72), paint(TEAL))
    box((5.6, 0.1, 0.1), (-3.1, side * 1.1, 0.98), paint(ORANGE))
    box((1.1, 0.5, 0.46), (-1.5, side * 0.86, 0.5), paint(SHADE), bevel=0.04)
    box((2.5, 0.42, 0.05), (-3.8, side, 1.1), paint(SHADE))


def _outlets() -> None:
    box((0.4, 1.7, 0.6), (-6.1, 0, 0.74), paint(SHADE), bevel=0.05)
    for y in (-0.45, 0, 0.45):
        cylinder(0.09, 0.16, (-6.3, y, 1.0), metal(), "x")
        cylinder(0.12, 0.05, (-6.36, y, 1.0), paint(ORANGE), "x")
    for k in range(6):
        rod((-6.02, 0.6, 1.2 + 0.26 * k), (-6.02, 0.95, 1.2 + 0.26 * k), 0.016, metal())
    for y in (0.6, 0.95):
        rod((-6.02, y, 1.0), (-6.02, y, 2.85), 0.018, metal())
    box((0.1, 2.2, 0.2), (-6.3, 0, 0.5), paint(SHADE), bevel=0.03)
