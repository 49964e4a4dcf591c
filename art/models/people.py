"""Turned wooden figures: no faces, calm and upright, doing something. Nobody lies, begs or runs."""
from studio.materials import paint, wood
from studio.objects import Point, group
from studio.palette import DEEP, TEAL
from studio.shapes import ball, lathe
from studio.tubes import tube

from .jerrycan import jerrycan

_LEGS = [(0, 0), (0.13, 0), (0.145, 0.03), (0.15, 0.45), (0.165, 0.82), (0.17, 0.86)]
_BODY = [
    (0.168, 0.80), (0.19, 0.84), (0.2, 1.0), (0.215, 1.2), (0.21, 1.32), (0.16, 1.40), (0.07, 1.44), (0.055, 1.46),
]  # fmt: skip


def person(location: Point, turn: float = 0, coat: str = TEAL, height: float = 1.7, can: str | None = None) -> None:
    """Faces the front; `can` is the color of a jerrycan in its hand. Our own staff wear orange."""
    with group(location, turn, height / 1.7):
        lathe(_LEGS, paint(DEEP), sides=24, stretch=(1, 0.72), crease=60)
        lathe(_BODY, paint(coat), sides=28, stretch=(1.08, 0.72), crease=60)
        ball(0.118, (0, 0, 1.57), wood(), 24, 1.12)
        for side in (-1, 1):
            arm = [(0.2, 0, 1.33), (0.275, 0, 1.2), (0.27, -0.02, 0.98), (0.255, -0.06, 0.80)]
            tube([(side * x, y, z) for x, y, z in arm], 0.055, paint(coat), resolution=6)
            ball(0.055, (side * 0.255, -0.06, 0.77), wood(), 12)
        if can:
            jerrycan((0.27, -0.07, 0.29), 90, can)
