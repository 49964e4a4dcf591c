"""What road vehicles share: chassis and cab. The front is at +x; the cab ends at x = 2.05."""
from math import atan2, cos, degrees, pi, sin

from studio.materials import glow, gloss, metal, paint
from studio.palette import DEEP, FRAME, ORANGE, PAPER, RUBBER, SHADE
from studio.shapes import box, cylinder, extrude
from studio.sign import level_mark
from studio.tubes import rod

from .wheel import wheel

WIDTH = 2.36
_CAB = [
    (0, 0.62), (1.95, 0.62), (2.05, 0.9), (2.03, 1.75), (1.72, 2.78), (1.5, 2.9), (0.15, 2.9), (0, 2.75),
]  # fmt: skip
_SIDE_WINDOW = [(0.72, 1.75), (1.86, 1.75), (1.62, 2.55), (0.72, 2.55)]


def cab() -> None:
    glass, shade = gloss("#0A1A20", 0.12), paint(SHADE)
    extrude(_CAB, WIDTH, paint(DEEP, 0.38, 0.45), bevel=0.06, segments=3)
    lean = degrees(atan2(0.31, 1.03))
    box((0.03, WIDTH - 0.3, 0.86), (1.99, 0, 1.83), glass, bevel=0.01, rotation=(0, -lean, 0))
    for side in (-1, 1):
        _cab_side(side, glass, shade)
    box((0.06, WIDTH - 0.9, 0.4), (2.045, 0, 1.1), shade)
    for k in range(3):
        box((0.04, WIDTH - 1.0, 0.04), (2.08, 0, 1.16 + k * 0.11), metal(), bevel=0.01)
    box((0.22, WIDTH, 0.26), (2.03, 0, 0.5), paint(PAPER), bevel=0.05)
    level_mark(0.3, (2.09, 0, 1.64), turn=90)
    for y in (-0.7, 0.7):
        box((0.3, 0.18, 0.09), (0.8, y, 2.9), paint(ORANGE), bevel=0.03)


def _cab_side(side: int, glass, shade) -> None:
    y = side * WIDTH / 2
    extrude(_SIDE_WINDOW, 0.03, glass, (0, y, 0), bevel=0.01)
    box((0.03, 0.02, 1.7), (0.62, y + side * 0.005, 0.85), shade, bevel=0.004)
    box((0.16, 0.03, 0.05), (0.8, y + side * 0.015, 1.55), metal(), bevel=0.01)
    level_mark(0.46, (1.28, y + side * 0.006, 1.26), turn=0 if side < 0 else 180)
    rod((1.9, y, 2.3), (2.12, y + side * 0.2, 2.3), 0.02, paint(RUBBER))
    box((0.08, 0.16, 0.5), (2.12, y + side * 0.2, 1.85), paint(RUBBER), bevel=0.03)
    box((0.06, 0.34, 0.2), (2.06, y - side * 0.32, 0.84), glow("#FFF3DC", 0.9))


def chassis(length: float, axles: tuple[float, ...]) -> None:
    frame = paint(FRAME)
    for y in (-0.42, 0.42):
        box((length, 0.12, 0.22), (1.9 - length / 2, y, 0.62), frame)
    for x in axles:
        cylinder(0.08, WIDTH - 0.5, (x, -(WIDTH - 0.5) / 2, 0.52), frame, "y")
        for side in (-1, 1):
            wheel((x, side * (WIDTH / 2 - 0.17), 0.52), 0.52, 0.32)
    for side in (-1, 1):
        extrude(_arch(axles[0]), 0.4, paint(SHADE), (0, side * (WIDTH / 2 - 0.19), 0), bevel=0.01)


def _arch(x: float) -> list[tuple[float, float]]:
    angles = [pi * i / 10 for i in range(11)]
    outer = [(x + 0.66 * cos(a), 0.52 + 0.66 * sin(a)) for a in angles]
    return outer + [(x + 0.58 * cos(a), 0.52 + 0.58 * sin(a)) for a in reversed(angles)]
