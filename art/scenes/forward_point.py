"""A forward water point: a convoy on a track, tents, bladder tanks."""
from random import Random

import numpy as np

from models.bladder import bladder
from models.bottles import bottle_pallet
from models.camp import crate, tent
from models.cargo_truck import cargo_truck
from models.container import closed_container
from models.jerrycan import jerrycan
from models.people import person
from models.tanker import tanker
from models.taps import tapstand
from models.trailer import trailer_unit
from models.tree import tree
from studio.ground import Area, Ground, dry_land
from studio.materials import glow, metal, paint
from studio.noise import noise
from studio.objects import group
from studio.palette import (
    CLAY, CLEAN, CYAN, KHAKI, LINEN, MOSS, NAVY, ORANGE, PALE_SAGE, PAPER, SAGE, TEAL, ZINC,
)  # fmt: skip
from studio.shapes import ball, box, cylinder
from studio.stage import Shot
from studio.tubes import hose

SHOT = Shot(target=(0.3, 0.7, 0.5), distance=57, azimuth=-17, pitch=31, lens=68, blur=0.75)

_AREA = Area(-11.6, 12.0, -6.4, 8.4)


def _hills(x, y):
    left = 1.9 * np.exp(-(((x + 9.5) / 4.2) ** 2 + ((y - 9.2) / 2.0) ** 2))
    right = 1.6 * np.exp(-(((x - 8) / 5.0) ** 2 + ((y - 10.0) / 2.0) ** 2))
    rough = 0.85 + 0.3 * noise(x * 0.5, y * 0.5, 5, 3)
    return (left + right) * rough + 0.07 * (noise(x * 0.4, y * 0.4, 1, 3) - 0.5)


def _track(x, y):
    away = np.abs(y + 4.2)
    rut = np.exp(-(((away - 0.95) / 0.22) ** 2))
    return np.clip(np.clip(1.35 - away / 1.75, 0, 1) ** 0.5 * (0.75 + 0.35 * rut), 0, 1)


def build() -> None:
    ground = dry_land(_AREA, _hills, -1.5, ("#D6C3A0", "#BFA57C"), _track, columns=340)
    at = ground.at
    cargo_truck(at(7.9, -4.2))
    trailer_unit(at(-2.45, -4.2), 0, closed_container)
    tent(at(-8.6, 4.4), -80)
    tent(at(-3.9, 5.0), -84)
    _water(ground)
    _people(ground)
    bottle_pallet(at(-5.9, 1.9), 4, 5)
    bottle_pallet(at(-4.5, 1.6), 3, -4)
    for x, y, z, color, turn in ((-10.6, 1.3, 0, NAVY, 10), (-10.6, 2.2, 0, TEAL, -6), (-10.6, 1.4, 0.6, TEAL, 25)):
        crate(at(x, y, z), (1.1, 0.75, 0.6), color, turn)
    with group(at(11.0, 4.2)):
        _light_mast()
    _stones(ground)
    tree(at(-10.9, 7.3), 0.8, 1.5, 3)
    tree(at(11.2, 7.4), 0.9, 1.6, 4, PALE_SAGE)
    tree(at(-6.4, 7.7), 0.7, 1.4, 9, SAGE)
    tree(at(-1.2, 7.9), 0.6, 1.2, 2, PALE_SAGE)


def _water(ground: Ground) -> None:
    at = ground.at
    tanker(at(8.6, 1.3), 6)
    bladder(at(1.6, 5.6, 0.02), 4, 2.5, 1.7, 0.95)
    bladder(at(7.6, 6.0, 0.02), 4, 2.3, 1.5, 0.9)
    filling = [(2.1, 0.55, 1.0), (1.7, 0.5, 0.8), (1.2, 0.9, 0.1), (0.6, 2.0, 0.09), (0.5, 3.0, 0.1), (0.7, 3.85, 0.35)]
    hose(filling, 0.075)
    feeding = [(-0.85, 5.2, 0.3), (-1.25, 4.7, 0.1), (-1.3, 3.0, 0.09), (-2.6, 1.0, 0.09), (-5.2, 0.2, 0.09)]
    hose([*feeding, (-6.2, -0.1, 0.4), (-6.55, -0.25, 1.08)], 0.06, CLEAN)
    tapstand(at(-7.95, -0.1), 6, 6)


def _people(ground: Ground) -> None:
    at = ground.at
    person(at(-8.7, 0.7), 0, CLAY, 1.7)
    person(at(-7.7, 0.75), 10, TEAL, 1.62)
    person(at(-6.9, 0.7), -10, KHAKI, 1.7)
    person(at(-8.3, -1.2), 170, LINEN, 1.66)
    person(at(-6.2, -1.7), 100, MOSS, 1.65, PAPER)
    person(at(-9.9, -1.4), 80, CLAY, 1.7, CYAN)
    person(at(0.3, 1.3), 60, ORANGE, 1.75)
    person(at(4.0, 4.1), -40, ORANGE, 1.75)
    person(at(9.9, -5.6), 60, ORANGE, 1.75)
    cans = (
        (-8.9, -0.55, CYAN), (-8.5, -0.6, PAPER), (-7.6, -0.6, CYAN), (-7.1, -0.55, TEAL),
        (-9.2, -1.5, CYAN), (-9.0, -1.8, PAPER), (-7.3, -1.5, CYAN),
    )  # fmt: skip
    for i, (x, y, color) in enumerate(cans):
        on_slab = 0.08 if y > -1 else 0
        jerrycan(at(x, y, on_slab), 30 + 47 * i, color)


def _light_mast() -> None:
    cylinder(0.06, 4.6, (0, 0, 0), metal(ZINC), sides=12)
    box((0.7, 0.12, 0.3), (0, -0.1, 4.4), glow("#FFE3B8", 2.0), bevel=0.03)
    box((0.9, 0.6, 0.5), (0, 0, 0), paint(NAVY), bevel=0.04)


def _stones(ground: Ground) -> None:
    random = Random(7)
    for i in range(26):
        x = random.uniform(_AREA.left + 0.6, _AREA.right - 0.6)
        y = random.choice((random.uniform(7.6, 8.1), random.uniform(-6.2, -5.7)))
        size, color = random.uniform(0.12, 0.34), ("#B9A683", "#A8977A", "#C9B893")[i % 3]
        stone = ball(size, ground.at(x, y, 0.03), paint(color), 10, 0.7)
        stone.rotation_euler = (random.random(), random.random(), random.random() * 6)
