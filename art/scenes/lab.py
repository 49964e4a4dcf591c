"""The quality bench: samples from raw to clean, a field test kit, a meter, a microscope. Unit: 10 cm."""
from models.microscope import microscope
from models.samples import petri_dish, sample_bottle
from studio.clear import resin, thin_glass
from studio.ground import bench
from studio.materials import glow, metal, paint, wood
from studio.objects import group
from studio.palette import CYAN, DEEP, NAVY, ORANGE, PAPER, RUBBER, TEAL, ZINC
from studio.shapes import box, cylinder
from studio.sign import level_mark
from studio.stage import Shot
from studio.tubes import tube

SHOT = Shot(
    target=(0.15, -0.1, 0.80), distance=29.6, azimuth=-13, pitch=26, lens=67, blur=0.9, reach=3.0, samples=28
)

_INK = "#0A2C38"
_WATERS = (("#A48C52", 0.12), ("#93A862", 0.18), ("#86C2B0", 0.3), ("#9ADFDB", 0.5), ("#D2F3F1", 0.72))
_REAGENTS = ("#E7C66A", "#E9A35F", "#DE7F6B", "#B98BC0", "#8FB7DD", CYAN)


def build() -> None:
    bench(13.6, 7.6, color="#E9E2D3")
    for i, (color, clarity) in enumerate(_WATERS):
        sample_bottle(-4.6 + i * 1.32, -1.35 + 0.07 * i, color, clarity, ORANGE if i == 4 else PAPER)
    box((7.2, 1.25, 0.09), (-1.96, -1.2, 0), wood())
    with group((-3.7, 1.75, 0), 6):
        _field_kit()
    with group((3.9, 1.45, 0), -58, 1.1):
        microscope()
    for x, y, colonies in ((2.55, -1.55, 9), (3.85, -1.75, 2), (3.2, -2.75, 0)):
        petri_dish(x, y, colonies)
    with group((5.45, -1.55, 0), -18):
        _meter()
    with group((0.75, -2.95, 0), 9):
        _log_sheet()


def _field_kit() -> None:
    case, ink = paint(NAVY), paint(_INK)
    box((4.6, 2.5, 0.95), (0, 0, 0), case, bevel=0.09, segments=3)
    box((4.3, 2.2, 0.04), (0, 0, 0.93), ink, bevel=0)
    box((4.64, 2.54, 0.07), (0, 0, 0.84), ink)
    for k, color in enumerate(_REAGENTS):
        x = -1.75 + k * 0.44
        cylinder(0.17, 0.5, (x, -0.62, 0.7), thin_glass(), sides=24)
        cylinder(0.15, 0.36, (x, -0.62, 0.72), resin(color, 0.25), sides=24)
        cylinder(0.18, 0.14, (x, -0.62, 1.2), paint(PAPER), sides=24)
    box((1.5, 0.8, 0.24), (-1.1, 0.45, 0.93), paint("#D9E4E2"), bevel=0.05)
    box((1.2, 0.5, 0.02), (-1.1, 0.45, 1.17), paint("#8FC9C7"))
    for k, color in enumerate((ORANGE, TEAL, PAPER)):
        cylinder(0.34, 0.2, (0.55 + k * 0.62, 0.45, 0.93), paint(color), sides=36, bevel=0.03)
    for k in range(2):
        y = -0.75 + k * 0.28
        cylinder(0.07, 1.3, (0.75, y, 1.0), paint(PAPER), "x", sides=16)
        cylinder(0.09, 0.3, (1.95, y, 1.0), paint(TEAL), "x", sides=16)
    with group((0, 1.27, 0.95), tilt=(-12, 0)):
        box((4.6, 0.45, 2.2), (0, 0.1, 0), case, bevel=0.09, segments=3)
        box((4.2, 0.03, 1.85), (0, -0.135, 0.18), paint("#0F3A49"), bevel=0.01)
        level_mark(1.15, (0, -0.16, 1.03), PAPER)
    for x in (-1.3, 1.3):
        box((0.34, 0.1, 0.26), (x, -1.28, 0.66), metal(ZINC), bevel=0.03)
    handle = [(-0.5, -1.27, 0.5), (-0.45, -1.5, 0.5), (0.45, -1.5, 0.5), (0.5, -1.27, 0.5)]
    tube(handle, 0.06, paint(RUBBER), smooth=False)


def _meter() -> None:
    box((0.95, 1.9, 0.32), (0, 0, 0), paint("#17505F"), bevel=0.1, segments=3)
    box((0.72, 0.62, 0.03), (0, 0.48, 0.31), glow("#BDEBE6", 0.75), bevel=0.01)
    box((0.34, 0.16, 0.006), (-0.05, 0.52, 0.342), paint(DEEP), bevel=0)
    box((0.2, 0.09, 0.006), (-0.05, 0.30, 0.342), paint(DEEP), bevel=0)
    for i in range(3):
        for j in range(2):
            color = ORANGE if (i, j) == (2, 1) else PAPER
            box((0.17, 0.13, 0.05), (-0.24 + i * 0.24, -0.12 - j * 0.25, 0.3), paint(color))
    cylinder(0.19, 0.12, (0, -0.68, 0.3), paint(_INK))
    cylinder(0.14, 0.3, (0, -0.68, 0.36), thin_glass(), sides=24)
    cylinder(0.125, 0.22, (0, -0.68, 0.37), resin("#A8E4E1", 0.5), sides=24)


def _log_sheet() -> None:
    box((2.0, 1.45, 0.05), (0, 0, 0), wood(), bevel=0.015)
    box((1.8, 1.25, 0.012), (0, -0.02, 0.05), paint("#F7F3EA"), bevel=0)
    box((0.6, 0.16, 0.07), (0, 0.64, 0.05), metal(ZINC))
    for k in range(6):
        length, x = (1.5, -0.05) if k % 3 else (1.1, -0.25)
        box((length, 0.018, 0.003), (x, 0.38 - k * 0.17, 0.062), paint("#7FA7AB"), bevel=0)
    for k in range(5):
        box((0.07, 0.07, 0.003), (0.72, 0.36 - k * 0.17, 0.062), paint(TEAL), bevel=0)
    with group((0.55, -0.3, 0.1), 48):
        cylinder(0.04, 1.3, (-0.6, 0, 0.02), paint(ORANGE), "x", sides=6)
        cylinder(0.04, 0.14, (0.7, 0, 0.02), wood(), "x", sides=12, end=0.008)
