"""The purification unit: a 20-foot container, 6.06 × 2.44 × 2.59, bottom at height 0, its long side to the front."""
from studio.materials import glow, metal, paint
from studio.objects import group
from studio.palette import DEEP, ORANGE, PAPER, SHELL, TEAL
from studio.shapes import box, corrugated
from studio.sign import level_mark
from studio.tubes import pipe, rod

from .pump import pump
from .treatment import filter_vessel, flange, membrane_rack

LENGTH, DEPTH, HEIGHT = 6.06, 2.44, 2.59
_X, _Y = LENGTH / 2, DEPTH / 2
_LEFT, _RIGHT = -_X + 1.15, _X - 0.55  # the opening in the front


def closed_container() -> None:
    _shell()
    corrugated(LENGTH - 0.24, HEIGHT - 0.24, (0, -_Y + 0.06, 0.14), paint(SHELL))
    box((LENGTH - 0.3, 0.02, 0.42), (0, -_Y + 0.045, HEIGHT * 0.42), paint(TEAL), bevel=0.004)


def open_container() -> None:
    """Its front is open and shows the treatment."""
    _shell()
    _front()
    _equipment()
    _canopy()


def _shell() -> None:
    skin, frame = paint(SHELL), paint(DEEP)
    for x in (-_X + 0.06, _X - 0.06):
        for y in (-_Y + 0.06, _Y - 0.06):
            box((0.14, 0.14, HEIGHT), (x, y, 0), skin, bevel=0.015)
            for z in (0, HEIGHT - 0.14):
                box((0.2, 0.18, 0.14), (x, y, z), frame, bevel=0.02)
    for y in (-_Y + 0.05, _Y - 0.05):
        box((LENGTH - 0.2, 0.12, 0.16), (0, y, 0), skin, bevel=0.012)
        box((LENGTH - 0.2, 0.1, 0.12), (0, y, HEIGHT - 0.12), skin, bevel=0.012)
    for x in (-_X + 0.05, _X - 0.05):
        box((0.12, DEPTH - 0.2, 0.16), (x, 0, 0), skin, bevel=0.012)
        box((0.1, DEPTH - 0.2, 0.12), (x, 0, HEIGHT - 0.12), skin, bevel=0.012)
    box((LENGTH - 0.16, DEPTH - 0.16, 0.1), (0, 0, 0.06), paint("#5D6B6E"), bevel=0)
    box((LENGTH - 0.2, DEPTH - 0.2, 0.05), (0, 0, HEIGHT - 0.09), skin, bevel=0)
    corrugated(LENGTH - 0.24, HEIGHT - 0.24, (0, _Y - 0.06, 0.14), skin, 180)
    corrugated(DEPTH - 0.24, HEIGHT - 0.24, (_X - 0.06, 0, 0.14), skin, 90)
    corrugated(DEPTH - 0.24, HEIGHT - 0.24, (-_X + 0.06, 0, 0.14), skin, -90)


def _front() -> None:
    skin, frame = paint(SHELL), paint(DEEP)
    left = _LEFT - (-_X + 0.12)
    right = (_X - 0.12) - _RIGHT
    middle = -_X + 0.12 + left / 2
    corrugated(left, HEIGHT - 0.24, (middle, -_Y + 0.06, 0.14), skin)
    corrugated(right, HEIGHT - 0.24, (_X - 0.12 - right / 2, -_Y + 0.06, 0.14), skin)
    for x in (_LEFT, _RIGHT):
        box((0.07, 0.1, HEIGHT - 0.2), (x, -_Y + 0.07, 0.1), frame, bevel=0.01)
    box((_RIGHT - _LEFT, 0.1, 0.08), ((_LEFT + _RIGHT) / 2, -_Y + 0.07, HEIGHT - 0.26), frame, bevel=0.01)
    box((left - 0.16, 0.03, 1.05), (middle, -_Y + 0.04, HEIGHT * 0.40), paint(TEAL), bevel=0.01)
    level_mark(0.66, (middle, -_Y + 0.015, HEIGHT * 0.40 + 0.46), PAPER)


def _equipment() -> None:
    width, middle = _RIGHT - _LEFT, (_LEFT + _RIGHT) / 2
    box((width, 0.03, HEIGHT - 0.4), (middle, _Y - 0.2, 0.16), paint("#DCE6E4"), bevel=0)
    box((width - 0.6, 0.12, 0.03), (middle, -_Y + 0.45, HEIGHT - 0.2), glow("#FFE9C9", 13.0), bevel=0)
    membrane_rack((_LEFT + 2.85, 0.1, 0.16), 5, 2, 2.3, 0.125)
    for x in (0.45, 1.13):
        filter_vessel((_LEFT + x, -0.25, 0.16), 0.3, 1.55)
    for x in (2.3, 3.35):
        pump((_LEFT + x, -0.78, 0.16), 0, 0.62)
    first, second, third = _LEFT + 0.45, _LEFT + 1.13, _LEFT + 1.62
    y, top, dark = -0.25, 2.02, paint(DEEP)
    pipe([(first, y, 1.85), (first, y, top), (second, y, top), (second, y, 1.85)], 0.05, dark)
    pipe([(second, y, top), (third, y, top), (third, y, 0.6), (_LEFT + 1.95, y, 0.6)], 0.05, dark)
    flange((_LEFT + 1.34, y, top), 0.085)


def _canopy() -> None:
    width = _RIGHT - _LEFT
    with group(((_LEFT + _RIGHT) / 2, -_Y + 0.02, HEIGHT - 0.16), tilt=(-11, 0)):
        box((width - 0.06, 1.55, 0.06), (0, -0.76, 0), paint(SHELL), bevel=0.015)
        box((width - 0.3, 1.3, 0.02), (0, -0.76, -0.02), paint("#E2E0D8"), bevel=0.005)
        box((width - 0.06, 0.05, 0.1), (0, -1.52, -0.03), paint(ORANGE), bevel=0.01)
        for x in (-width / 2 + 0.14, width / 2 - 0.14):
            rod((x, -1.25, 0), (x, -0.03, -0.95), 0.022, metal())
