from math import cos, pi, sin

from studio.materials import paint
from studio.objects import Point, group
from studio.palette import DEEP, FRAME, ORANGE
from studio.shapes import box, extrude
from studio.tubes import tube

from .truck import cab, chassis


def _arch(radius: float, rise: float) -> list[tuple[float, float]]:
    """From the left wall over the top to the right wall, as (across, up)."""
    angles = (pi * (1 - i / 12) for i in range(13))
    return [(radius * cos(a), 2.3 + rise * sin(a)) for a in angles]


def cargo_truck(location: Point, turn: float = 0) -> None:
    """With a cloth cover; its front to +x."""
    with group(location, turn):
        chassis(7.6, (1.1, -2.9, -4.1))
        cab()
        box((5.3, 2.36, 0.14), (-2.95, 0, 0.98), paint(FRAME))
        for side in (-1, 1):
            box((5.3, 0.06, 0.6), (-2.95, side * 1.15, 1.1), paint(DEEP))
        cover = [(-1.17, 1.66), (-1.17, 2.3), *_arch(1.17, 0.62), (1.17, 1.66)]
        extrude(cover[::-1], 5.2, paint("#C9BE9F"), (-2.95, 0, 0), (0, 0, 90), bevel=0.03)
        for k in range(5):
            x = -5.3 + k * 1.17
            bow = [(-1.195, 1.7), *_arch(1.195, 0.64), (1.195, 1.7)]
            tube([(x, y, z) for y, z in bow], 0.03, paint("#B5A986"), smooth=False)
        box((5.4, 0.02, 0.1), (-2.95, -1.19, 1.62), paint(ORANGE), bevel=0.005)
