"""Community supply: a small water tower, a tap stand, houses, a solar pump on a borehole."""
import numpy as np

from models.house import house
from models.jerrycan import jerrycan
from models.palm import palm
from models.people import person
from models.solar import solar_modules
from models.taps import tapstand
from models.tree import tree
from models.water_tower import water_tower
from studio.ground import Area, Ground, dry_land
from studio.materials import earth, glow, metal, paint, wood
from studio.noise import noise
from studio.objects import group
from studio.palette import (
    CLAY, CONCRETE, CYAN, KHAKI, LAKE, LINEN, MOSS, NAVY, ORANGE, PALE_SAGE, PAPER, SAGE, TEAL,
)  # fmt: skip
from studio.shapes import ball, box, cylinder
from studio.stage import Shot
from studio.tubes import pipe

SHOT = Shot(target=(-0.1, 0.1, 1.45), distance=43, azimuth=-15, pitch=25, lens=68)


def _slope(x, y):
    rise = 0.55 * np.clip((y + x * 0.12 + 1.0) / 7, 0, 1) ** 1.6
    return rise + 0.06 * (noise(x * 0.4, y * 0.4, 1, 3) - 0.5)


def _paths(x, y):
    across = np.abs(y + 2.9 + 0.5 * np.sin(x * 0.42))
    up = np.abs(x - 0.6 - 0.35 * np.sin(y * 0.6)) + 20 * (y > 2.5)
    return np.clip(1.5 - np.minimum(across, up) / 0.75, 0, 1) ** 0.6


def _grass(x, y):
    return np.clip((noise(x * 0.22 + 5, y * 0.22 + 2, 12, 3) - 0.40) * 6, 0, 1) * 0.85


def build() -> None:
    ground = dry_land(Area(-9.2, 8.8, -5.2, 6.2), _slope, -1.2, road=_paths, grass=_grass)
    _supply(ground)
    _houses(ground)
    _people(ground)
    with group(ground.at(3.9, -1.3), 20):
        _garden()


def _supply(ground: Ground) -> None:
    """From the borehole to the tower and on to the taps."""
    at, teal = ground.at, paint(TEAL)
    water_tower(at(-1.9, 1.9, -0.05), 12)
    solar_modules(at(3.1, 2.5, -0.05), -10, post=1.0)
    with group(at(1.2, 1.3)):
        _borehole()
    foot = ground.height(-1.9, 1.9) + 0.06
    pipe([at(0.6, 1.35, 0.06), at(-1.0, 1.6, 0.06), (-1.85, 1.85, foot), (-1.85, 1.85, 1.6)], 0.06, teal)
    tapstand(at(-2.6, -2.4), 4, 5)
    tap = (-1.36, -2.3, ground.height(-1.4, -2.3) + 0.09)
    way = [(-1.95, 1.75, 0.6), at(-1.95, 1.2, 0.07), at(-1.5, -1.2, 0.07), tap, (-1.36, -2.3, 1.08)]
    pipe(way, 0.06, teal)
    with group(at(-3.75, 1.3)):
        cylinder(0.55, 1.25, (0, 0, 0.12), paint(NAVY), sides=40, bevel=0.06)
        cylinder(0.7, 0.12, (0, 0, 0), paint(CONCRETE))
        cylinder(0.2, 0.06, (0, 0, 1.37), paint(ORANGE))


def _borehole() -> None:
    box((1.1, 1.1, 0.14), (0, 0, 0), paint(CONCRETE))
    cylinder(0.16, 0.5, (0, 0, 0.14), paint(NAVY))
    cylinder(0.23, 0.06, (0, 0, 0.62), metal())
    pipe([(0, 0, 0.66), (0, 0, 0.95), (-0.6, 0.05, 0.95), (-0.6, 0.05, 0.05)], 0.06, paint(TEAL))
    cylinder(0.1, 0.08, (-0.28, 0.02, 0.95), paint(ORANGE), "x")
    box((0.12, 0.12, 1.3), (0.42, 0.4, 0.1), metal())
    box((0.42, 0.2, 0.55), (0.42, 0.34, 1.0), paint(PAPER))
    box((0.2, 0.02, 0.1), (0.42, 0.235, 1.3), glow(CYAN, 1.2), bevel=0)


def _houses(ground: Ground) -> None:
    at = ground.at
    house(at(-6.4, 2.9, -0.02), 8, 4.2, 3.3, 2.2, 1.15, "#F0E6D4")
    house(at(7.0, 4.0, -0.02), -14, 3.6, 3.0, 2.1, 1.05, "#DDE7E2", "#8FA7A6", TEAL)
    house(at(6.6, -2.4), -66, 3.6, 2.9, 2.1, 1.0, PAPER, CLAY, TEAL)
    trees = (
        (-4.2, 4.9, 0.9, 2.2, 2, SAGE), (1.4, 5.2, 0.95, 2.1, 4, SAGE), (2.6, 5.5, 0.65, 1.6, 6, PALE_SAGE),
        (8.3, 0.4, 0.75, 1.8, 8, SAGE), (-8.5, -0.3, 0.7, 1.6, 9, PALE_SAGE), (-8.2, -3.6, 0.8, 1.5, 12, SAGE),
        (-7.2, -4.5, 0.5, 0.9, 13, PALE_SAGE),
    )  # fmt: skip
    for x, y, radius, height, seed, color in trees:
        tree(at(x, y), radius, height, seed, color)
    palm(at(-8.4, 5.4), 4.4, (0.6, 0.1), 5, 0.85)


def _people(ground: Ground) -> None:
    at = ground.at
    person(at(-3.3, -1.7), 0, TEAL, 1.66)
    person(at(-2.3, -1.65), 12, CLAY, 1.72)
    person(at(-2.0, -3.7), 170, KHAKI, 1.6)
    person(at(-0.2, -3.4), 80, MOSS, 1.68, CYAN)
    person(at(1.6, -3.1), 95, LINEN, 1.7, PAPER)
    person(at(2.1, -3.5), 95, LAKE, 1.15)
    person(at(2.2, 0.9), -60, ORANGE, 1.75)
    person(at(-5.2, -2.6), 70, LAKE, 1.66, PAPER)
    person(at(-6.0, -2.9), 70, CLAY, 1.15)
    cans = ((-3.25, -2.9, CYAN), (-2.75, -2.95, PAPER), (-2.3, -2.9, CYAN), (-3.7, -3.6, TEAL), (-3.4, -3.8, CYAN))
    for i, (x, y, color) in enumerate(cans):
        on_slab = 0.07 if y > -3 else 0
        jerrycan(at(x, y, on_slab), 70 + 37 * i, color)


def _garden() -> None:
    """Raised beds with cabbages."""
    for k in range(3):
        y = k * 0.95
        box((1.9, 0.62, 0.26), (0, y, -0.02), wood(), bevel=0.01)
        box((1.8, 0.52, 0.06), (0, y, 0.23), earth("#6B5846", "#54452F", 3))
        for q in range(7):
            spot = (-0.75 + q * 0.25, y + 0.06 * (-1) ** q, 0.33)
            ball(0.13 + 0.03 * (q % 2), spot, paint(("#6FA06F", "#86B07A", "#5C8F6B")[(q + k) % 3]), 10)
