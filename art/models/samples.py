"""What a laboratory bench holds. Unit: 10 cm."""
from math import atan2, cos, degrees, radians, sin, sqrt
from random import Random

from studio.clear import resin, thin_glass
from studio.materials import paint
from studio.objects import group, mesh
from studio.palette import CLAY, NAVY, PAPER
from studio.shapes import ball, box, cylinder, lathe, ring

_RADIUS, _HEIGHT = 0.42, 1.75
_GLASS = [
    (0, 0), (0.37, 0), (0.42, 0.05), (0.42, 1.155), (0.378, 1.3125), (0.21, 1.47), (0.1932, 1.505), (0.1932, 1.68),
]  # fmt: skip


def sample_bottle(x: float, y: float, water: str, clarity: float, cap: str = PAPER) -> None:
    inside, top = _RADIUS - 0.045, _HEIGHT * 0.64 * 0.93
    with group((x, y, 0)):
        lathe(_GLASS, thin_glass(), sides=56, crease=50)
        filling = [(0, 0.05), (inside - 0.04, 0.05), (inside, 0.09), (inside, top), (0, top)]
        lathe(filling, resin(water, clarity), sides=56)
        surface = [(0, top), (inside - 0.01, top), (inside - 0.01, top + 0.012), (0, top + 0.012)]
        lathe(surface, paint(water), sides=56)
        _cap(cap)
        _strip(_RADIUS + 0.008, -150, 120, 0.42, 0.86, "#F7F3EA")
        for k, share in enumerate((0.5, 0.36, 0.44)):
            _strip(_RADIUS + 0.012, -132, 160 * share, 0.74 - k * 0.1, 0.77 - k * 0.1, NAVY)


def _cap(color: str) -> None:
    radius, z = _RADIUS * 0.56, _HEIGHT * 0.93
    cylinder(radius, 0.3, (0, 0, z), paint(color), sides=36, bevel=0.03)
    for c, s in ring(18):
        spot = (c * (radius + 0.004), s * (radius + 0.004), z + 0.03)
        box((0.02, 0.03, 0.22), spot, paint(color), bevel=0.004, rotation=(0, 0, degrees(atan2(s, c))))


def _strip(radius: float, start: float, angle: float, low: float, high: float, color: str) -> None:
    """Paper around a bottle, from `start` over `angle` degrees; -90 is the front."""
    count = 16
    vertices = []
    for i in range(count + 1):
        a = radians(start + angle * i / count)
        vertices += [(radius * cos(a), radius * sin(a), low), (radius * cos(a), radius * sin(a), high)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(count)]
    mesh(vertices, faces, paint(color), crease=80)


def petri_dish(x: float, y: float, colonies: int) -> None:
    """With a gridded membrane, on which something may have grown."""
    grid = paint("#8FB9B8")
    with group((x, y, 0), x * 40):
        rim = [(0, 0.02), (0.5, 0.02), (0.5, 0.16), (0.53, 0.16), (0.53, 0), (0, 0)]
        lathe(rim, thin_glass(), sides=56)
        cylinder(0.44, 0.05, (0, 0, 0.025), paint("#F4EFE2"), sides=48, bevel=0.01)
        for k in range(-3, 4):
            length = 2 * sqrt(max(0, 0.42**2 - (k * 0.12) ** 2))
            box((length, 0.01, 0.003), (0, k * 0.12, 0.076), grid, bevel=0)
            box((0.01, length, 0.003), (k * 0.12, 0, 0.076), grid, bevel=0)
        random = Random(colonies)
        for k in range(colonies):
            angle, out = random.uniform(0, 6.28), random.uniform(0, 0.36)
            spot = (out * cos(angle), out * sin(angle), 0.08)
            ball(0.028, spot, paint(CLAY if k % 3 else "#C9A227"), 10, 0.6)
