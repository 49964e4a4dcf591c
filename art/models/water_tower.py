from itertools import pairwise

from studio.materials import metal, paint
from studio.objects import Point, group
from studio.palette import CONCRETE, DEEP, ORANGE, SHELL, TEAL
from studio.shapes import box, cylinder, hoop, lathe
from studio.tubes import rod

HEIGHT, RADIUS, TANK = 4.6, 1.3, 1.9
_CORNERS = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
_FOOT, _HEAD = RADIUS * 1.25, RADIUS * 0.92 * 0.72


def water_tower(location: Point, turn: float = 0) -> None:
    with group(location, turn):
        _legs()
        _tank(HEIGHT + 0.12)
        rod((0, 0, 0), (0, 0, HEIGHT), 0.09, paint(TEAL))
        cylinder(0.14, 0.07, (0, 0, 1.0), paint(ORANGE))
        _ladder(RADIUS * 1.14)


def _on_leg(corner: tuple[int, int], share: float) -> Point:
    out = _FOOT + (_HEAD - _FOOT) * share
    return (corner[0] * out, corner[1] * out, HEIGHT * share)


def _legs() -> None:
    frame = paint(DEEP)
    around = list(pairwise([*_CORNERS, _CORNERS[0]]))
    for corner in _CORNERS:
        rod(_on_leg(corner, 0), _on_leg(corner, 1), 0.075, frame)
        box((0.5, 0.5, 0.16), (corner[0] * _FOOT, corner[1] * _FOOT, -0.03), paint(CONCRETE))
    for share in (0.33, 0.66):
        for corner, after in around:
            rod(_on_leg(corner, share), _on_leg(after, share), 0.04, frame)
    for low, high in ((0.02, 0.33), (0.33, 0.66), (0.66, 0.98)):
        for corner, after in around:
            rod(_on_leg(corner, low), _on_leg(after, high), 0.022, frame)
            rod(_on_leg(after, low), _on_leg(corner, high), 0.022, frame)


def _tank(bottom: float) -> None:
    frame, r = paint(DEEP), RADIUS
    cylinder(r * 1.12, 0.12, (0, 0, HEIGHT), frame, sides=48)
    cylinder(r, TANK, (0, 0, bottom), paint(SHELL, 0.45, 0.4), sides=56, bevel=0.05)
    for share in (0.2, 0.5, 0.8):
        z = bottom + TANK * share
        hoop(r, 0.02, z, z + 0.06, paint("#DAD7CE"), sides=56)
    hoop(r, 0.012, bottom + TANK * 0.28, bottom + TANK * 0.5, paint(TEAL), sides=56)
    roof = [(r * 1.08, 0), (r * 1.08, 0.06), (0.16, 0.62), (0.1, 0.64), (0.1, 0.78), (0, 0.8)]
    lathe(roof, frame, (0, 0, bottom + TANK), sides=48)


def _ladder(x: float) -> None:
    for y in (-0.2, 0.2):
        rod((x, y, 0), (x, y, HEIGHT + TANK + 0.3), 0.022, metal())
    for k in range(int((HEIGHT + TANK) / 0.32)):
        rod((x, -0.2, 0.3 + 0.32 * k), (x, 0.2, 0.3 + 0.32 * k), 0.016, metal())
