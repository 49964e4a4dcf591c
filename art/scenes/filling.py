"""Close-up: clear water runs from a tap into a jerrycan. Unit: 10 cm."""
from math import cos, sin
from random import Random

from models.jerrycan import clear_jerrycan, jerrycan
from studio.clear import resin
from studio.ground import bench
from studio.materials import metal, paint, wood
from studio.palette import CYAN, NAVY, ORANGE, PAPER, TEAL, ZINC
from studio.shapes import box, cylinder, lathe
from studio.stage import Shot
from studio.tubes import pipe, rod

SHOT = Shot(
    target=(0, 0.2, 2.05), distance=27, azimuth=-13, pitch=14, lens=73, blur=1.0, focus=26.8,
    sun=2.6, sky=0.42, reach=3.0, samples=40,
)  # fmt: skip

_GRATE, _PIPE = 0.12, 4.75
_SPOUT = _PIPE - 0.66


def build() -> None:
    bench(11.6, 6.0, y=0.5)
    for i in range(9):
        box((11.2, 0.42, 0.12), (0, -1.55 + i * 0.52, 0), wood("#BF9566", "#A67D53"), bevel=0.03)
    _taps()
    clear_jerrycan((-0.207, -0.1, _GRATE), 0.265, 6.6)
    _stream()
    jerrycan((-3.55, 0.25, _GRATE), 14, CYAN, 6.3)
    jerrycan((3.9, 0.55, _GRATE), -12, "#EFE9DC", 6.3)
    jerrycan((2.3, 2.2, _GRATE), 20, TEAL, 6.0)
    _drops()


def _taps() -> None:
    post, zinc, y = paint(NAVY), metal(ZINC), 0.75
    rod((-5.4, y, _PIPE), (5.4, y, _PIPE), 0.2, paint(PAPER))
    for x in (-5.0, 5.0):
        rod((x, y, _PIPE), (x, y, _GRATE), 0.15, post)
        cylinder(0.34, 0.12, (x, y, _GRATE), post)
        cylinder(0.27, 0.3, (x - 0.15, y, _PIPE), post, "x")
    for x in (-3.3, 0.75, 4.05):
        cylinder(0.26, 0.26, (x - 0.13, y, _PIPE), zinc, "x")
        pipe([(x, y, _PIPE), (x, -0.1, _PIPE), (x, -0.1, _PIPE - 0.55)], 0.12, zinc, bend=0.28)
        cylinder(0.16, 0.14, (x, -0.1, _SPOUT), zinc)
        cylinder(0.07, 0.3, (x, 0.28, _PIPE + 0.08), zinc, sides=20)
        handle = (0.17, 0.95, 0.1) if x == 0.75 else (0.95, 0.17, 0.1)  # the open one stands along its pipe
        box(handle, (x, 0.1 if x == 0.75 else 0.28, _PIPE + 0.36), paint(ORANGE), bevel=0.04, segments=3)


def _stream() -> None:
    """Thin where it falls, into the neck of the can."""
    low = _GRATE + 1.78
    profile = [
        (0, low), (0.13, low), (0.085, low + 0.17), (0.075, low + 0.82), (0.082, _SPOUT - 0.5),
        (0.105, _SPOUT + 0.02), (0, _SPOUT + 0.02),
    ]  # fmt: skip
    lathe(profile, resin("#D6F5F2", 0.45), (0.75, -0.1, 0), sides=28, crease=80)


def _drops() -> None:
    """On the wood."""
    random = Random(9)
    for _ in range(15):
        angle, out, r = random.uniform(0, 6.28), random.uniform(0.9, 2.4), random.uniform(0.03, 0.085)
        spot = (0.2 + out * cos(angle) * 1.3, -0.75 + out * 0.35 * sin(angle), _GRATE - 0.004)
        drop = [(0, 0), (0.9 * r, 0), (r, 0.12 * r), (0.8 * r, 0.3 * r), (0, 0.42 * r)]
        lathe(drop, resin("#BFEDEA", 0.5), spot, sides=18, crease=80)
