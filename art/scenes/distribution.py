"""A distribution point: road tanker, tap stand, pallets of bottled water, a canopy, people."""
import numpy as np

from models.bottles import bottle_pallet
from models.camp import canopy, crate, folding_table
from models.house import house
from models.jerrycan import jerrycan
from models.palm import palm
from models.people import person
from models.tanker import tanker
from models.taps import tapstand
from models.tree import tree
from studio.ground import Area, Ground, dry_land
from studio.materials import paint
from studio.objects import group
from studio.palette import CLAY, CLEAN, CYAN, DEEP, KHAKI, LAKE, LINEN, MOSS, ORANGE, PAPER, RUBBER, TEAL
from studio.shapes import box, cylinder
from studio.stage import Shot
from studio.tubes import hose, rod

SHOT = Shot(target=(0, -0.35, 0.55), distance=40, azimuth=-16, pitch=26, lens=67)


def _road(x, y):
    return np.clip(1.4 - np.abs(y - 1.75 + 0.25 * np.sin(x * 0.3)) / 1.55, 0, 1) ** 0.5 * 0.9


def build() -> None:
    ground = dry_land(Area(-8.6, 8.4, -5.2, 5.4), road=_road, tones=("#DCCBA9", "#C9B48C"))
    at = ground.at
    tanker(at(3.6, 1.7), -3)
    tapstand(at(-1.35, -2.9), -6, 6)
    way = [(-2.85, 2.05, 1.05), (-3.3, 2.0, 0.95), (-3.9, 1.7, 0.10), (-4.0, 0.7, 0.08), (-3.5, -0.6, 0.08)]
    hose([*way, (-3.2, -1.9, 0.09), (-3.1, -2.4, 0.4), (-2.85, -2.76, 1.08)], 0.065, CLEAN)
    pallets = ((1.35, -2.75, 4, 8), (2.95, -2.55, 3, -4), (4.55, -2.8, 4, 6), (2.2, -4.1, 2, -10), (3.9, -4.15, 1, 5))
    for x, y, layers, turn in pallets:
        bottle_pallet(at(x, y), layers, turn)
    with group(at(6.25, -3.0), 12):
        _pallet_truck()
    _shelter(ground)
    _people(ground)
    house(at(-5.6, 3.7), 0, 4.6, 2.4, 2.3, 1.0, "#EDE3D0")
    for x, y, radius, height, seed in ((-1.9, 4.75, 0.85, 2.0, 1), (-0.3, 5.0, 0.6, 1.5, 5), (7.6, 4.9, 0.7, 1.8, 3)):
        tree(at(x, y), radius, height, seed)
    palm(at(-7.4, 5.0), 4.7, (0.5, 0.2), 3, 0.85)
    crate(at(-7.75, -3.9), (0.9, 0.6, 0.45), TEAL, 14)
    crate(at(-7.7, -4.6), (0.9, 0.6, 0.45), DEEP, -8)


def _pallet_truck() -> None:
    orange, rubber = paint(ORANGE), paint(RUBBER)
    for y in (-0.2, 0.2):
        box((1.1, 0.15, 0.06), (0, y, 0.1), orange)
        cylinder(0.07, 0.1, (-0.45, y - 0.05, 0.07), rubber, "y")
        cylinder(0.1, 0.1, (0.68, y - 0.05, 0.1), rubber, "y")
    box((0.25, 0.55, 0.4), (0.65, 0, 0.12), orange, bevel=0.05)
    rod((0.72, 0, 0.45), (1.0, 0, 1.15), 0.03, rubber)
    rod((1.0, -0.18, 1.15), (1.0, 0.18, 1.15), 0.03, rubber)


def _shelter(ground: Ground) -> None:
    canopy(ground.at(-6.2, -1.7), 4, 3.2, 2.7, 2.45)
    folding_table(ground.at(-6.1, -2.3), 4, 2.3)
    top = 0.79 + ground.height(-6, -2.3)
    for i in range(6):
        jerrycan((-7.0 + i * 0.34, -2.36 + 0.022 * i, top), 90, (CYAN, PAPER, CYAN, TEAL)[i % 4], 0.8)


def _people(ground: Ground) -> None:
    at = ground.at
    person(at(-6.6, -1.5), 5, ORANGE)
    person(at(-5.6, -1.45), -10, LINEN, 1.6)
    person(at(-5.9, -3.3), 175, MOSS, 1.7)
    person(at(-4.75, -3.6), 120, CLAY, 1.62, CYAN)
    person(at(-2.2, -2.1), 0, TEAL, 1.66)
    person(at(-1.35, -2.05), -8, KHAKI, 1.74)
    person(at(-0.45, -2.2), 10, CLAY, 1.6)
    person(at(-0.85, -4.1), 165, LAKE, 1.2)
    person(at(-1.5, -4.3), 190, KHAKI, 1.64, PAPER)
    person(at(6.0, -1.3), 40, ORANGE, 1.75)
    person(at(0.55, -4.15), 120, LAKE, 1.7)
    cans = (
        (-2.2, -3.3, CYAN), (-1.75, -3.38, PAPER), (-0.95, -3.42, CYAN), (-0.35, -3.45, TEAL),
        (-2.9, -3.9, CYAN), (-3.2, -3.7, PAPER), (-2.75, -4.2, TEAL),
    )  # fmt: skip
    for i, (x, y, color) in enumerate(cans):
        on_slab = 0.09 if y > -3.5 else 0
        jerrycan(at(x, y, on_slab), 80 + 31 * i, color)
