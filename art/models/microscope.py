"""Unit: 10 cm."""
from studio.clear import thin_glass
from studio.materials import gloss, metal, paint
from studio.objects import group
from studio.palette import NAVY, ORANGE, TEAL
from studio.shapes import box, cylinder, extrude

_FOOT = [(-0.95, 0), (0.85, 0), (0.85, 0.2), (0.5, 0.3), (-0.6, 0.3), (-0.95, 0.22)]
_ARM = [
    (0.75, 0.25), (1.0, 0.5), (1.12, 1.4), (0.98, 2.2), (0.55, 2.62), (0.05, 2.72), (0.05, 2.42), (0.45, 2.32),
    (0.72, 2.0), (0.78, 1.4), (0.62, 0.8), (0.3, 0.55), (0.3, 0.25),
]  # fmt: skip


def microscope() -> None:
    body, dark = paint("#F1EEE6", 0.42, 0.45), paint(NAVY)
    extrude(_FOOT, 1.15, body, bevel=0.06, segments=3)
    extrude(_ARM[::-1], 0.42, body, bevel=0.05, segments=3)
    _stage(dark)
    with group((-0.25, 0, 2.05)):
        cylinder(0.3, 0.16, (0, 0, -0.02), dark, sides=36)
        cylinder(0.12, 0.5, (0, 0, -0.5), metal(), sides=24, end=0.13)
        cylinder(0.07, 0.2, (0, 0, -0.68), metal("#DADFDE"), sides=20)
        cylinder(0.1, 0.35, (0.2, 0.12, -0.36), metal(), sides=20)
        cylinder(0.1, 0.3, (0.18, -0.16, -0.32), metal(), sides=20)
        cylinder(0.27, 0.34, (0, 0, 0.14), body, sides=36)
    with group((-0.2, 0, 2.5), tilt=(0, -38)):
        for y in (-0.17, 0.17):
            cylinder(0.14, 1.0, (0, y, 0), body, sides=28)
            cylinder(0.17, 0.24, (0, y, 0.92), dark, sides=28)
            cylinder(0.11, 0.05, (0, y, 1.15), gloss("#0A1A20"), sides=24)
        box((0.42, 0.62, 0.34), (0, 0, -0.05), body, bevel=0.08)
    for side in (-1, 1):
        cylinder(0.26, 0.16, (0.62, side * 0.21 - (0.16 if side < 0 else 0), 0.62), dark, "y", sides=36)
        cylinder(0.14, 0.1, (0.62, side * 0.37 - (0.1 if side < 0 else 0), 0.62), paint(ORANGE), "y", sides=28)


def _stage(dark) -> None:
    box((1.25, 1.15, 0.09), (-0.1, 0, 1.05), dark)
    box((0.5, 0.5, 0.75), (0.35, 0, 0.35), dark, bevel=0.05)
    cylinder(0.16, 0.3, (-0.25, 0, 0.72), metal(), sides=24)
    box((0.7, 0.26, 0.02), (-0.25, 0, 1.14), thin_glass("#CFEFEA"), bevel=0)
    cylinder(0.09, 0.01, (-0.25, 0, 1.155), paint(TEAL), sides=20)
