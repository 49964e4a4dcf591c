"""Vessels cut open toward the viewer, so that what is inside can be seen."""
from math import cos, radians, sin

from studio.materials import earth, paint
from studio.objects import Point, group, mesh, thicken
from studio.palette import NAVY
from studio.shapes import cylinder, dome_profile, lathe, vessel
from studio.tubes import tube

from .treatment import feet

_CASE = ("#1C8C99", 0.42, 0.45)


def cut_tank(location: Point, radius: float, height: float, water: str, level: float, shell) -> None:
    """Standing tank with water up to the share `level` of its height."""
    count, wall, inside = 60, 0.07, radius - 0.08
    angles = [radians(-25 + 230 * i / count) for i in range(count + 1)]
    section = ((radius, 0), (radius, height), (radius - wall, height), (radius - wall, 0))
    vertices = [(r * cos(a), r * sin(a), z) for a in angles for r, z in section]
    faces: list[tuple[int, ...]] = [
        (4 * i + k, 4 * (i + 1) + k, 4 * (i + 1) + (k + 1) % 4, 4 * i + (k + 1) % 4)
        for i in range(count)
        for k in range(4)
    ]
    faces += [(3, 2, 1, 0), (4 * count, 4 * count + 1, 4 * count + 2, 4 * count + 3)]
    with group(location):
        mesh(vertices, faces, shell, crease=40, bevel=0.012)
        cylinder(radius + 0.08, 0.12, (0, 0, 0), paint(NAVY), sides=64)
        cylinder(inside, level * height - 0.12, (0, 0, 0.12), paint(water, 0.15, 0.6), sides=64, bevel=0.03)
        surface = [(0, 0), (inside - 0.02, 0), (inside - 0.02, 0.012), (0, 0.012)]
        lathe(surface, paint("#CFEFEA", 0.12, 0.6), (0, 0, level * height - 0.004), sides=64)
        for share in (0.35, 0.7):
            band = [((radius + 0.012) * cos(a), (radius + 0.012) * sin(a), height * share) for a in angles[::2]]
            tube(band, 0.02, paint(NAVY), smooth=False)


_RADIUS, _HEIGHT = 0.52, 1.9
_LAYERS = (
    (0.28, ("#8C8F8A", "#6C706C", 22)),  # gravel
    (0.42, ("#D8BF8E", "#C2A672", 40)),  # sand
    (0.34, ("#2B3236", "#1E2427", 40)),  # carbon
)


def media_filter(x: float, y: float) -> None:
    with group((x, y, 0.16)):
        feet(_RADIUS * 0.8, 0.09, -0.16, paint(NAVY))
        vessel(_RADIUS, _HEIGHT, (0, 0, -0.02), paint(*_CASE))


def cut_media_filter(x: float, y: float) -> None:
    """Shows its layers of gravel, sand and carbon under water."""
    profile, count = dome_profile(_RADIUS, _HEIGHT, 0.23), 54
    angles = [radians(-22 + 224 * i / count) for i in range(count + 1)]
    vertices, m = [(r * cos(a), r * sin(a), z) for a in angles for r, z in profile], len(profile)
    faces = [
        (i * m + k, (i + 1) * m + k, (i + 1) * m + k + 1, i * m + k + 1) for i in range(count) for k in range(m - 1)
    ]
    with group((x, y, 0.16)):
        feet(_RADIUS * 0.8, 0.09, -0.16, paint(NAVY))
        thicken(mesh(vertices, faces, paint(*_CASE), crease=50), 0.045)
        z, inside = 0.2, _RADIUS - 0.06
        for height, tones in _LAYERS:
            cylinder(inside, height, (0, 0, z), earth(*tones), sides=48, bevel=0.01)
            z += height + 0.004
        cylinder(inside, 0.32, (0, 0, z), paint("#6FC9CB", 0.15, 0.6), sides=48, bevel=0.01)
