"""A mobile purification unit on a beach: seawater in by hose, a bladder tank, a tap stand, people with cans."""
from random import Random

import numpy as np

from models.bladder import bladder
from models.boat import boat
from models.camp import crate
from models.jerrycan import jerrycan
from models.palm import palm
from models.people import person
from models.pump import pump
from models.solar import solar_modules
from models.taps import tapstand
from models.trailer import trailer_unit
from studio.ground import Area, Ground, slab, stand_on_board
from studio.materials import paint, painted, strata
from studio.noise import noise
from studio.objects import mesh
from studio.palette import CLAY, CLEAN, CYAN, DEEP, KHAKI, LAKE, MOSS, ORANGE, PAPER, SAGE, TEAL, rgb
from studio.shapes import ball, cylinder
from studio.stage import Shot
from studio.tubes import hose
from studio.water import sea

SHOT = Shot(target=(0.25, -0.3, 0.2), distance=47, azimuth=-17, pitch=28, lens=63)

_AREA = Area(-10.0, 10.3, -6.5, 6.0)
_UNIT = (2.4, 2.0)
_DRY, _SHADY, _WET = rgb("#E3D0AC", "#D2B88C", "#B59A70")


def _beach(x, y):
    """Sea in front and left, the beach rises to the back right."""
    inland = (y * 0.80 + x * 0.42) + 4.3 + 0.66 * np.sin(x * 0.33 + 1.0)
    inland = inland + 0.5 * (noise(x * 0.16 + 3, y * 0.16 + 5, 3, 2) - 0.5)
    shore = np.where(inland > 0, 1.15 * (1 - np.exp(-np.maximum(inland, 0) / 3.2)), inland * 0.36)
    dune = 0.72 * np.exp(-(((x * 0.3 + y - 8.6) / 1.9) ** 2)) * np.clip((inland - 6) / 4, 0, 1)
    return shore + dune + 0.05 * (noise(x * 0.8, y * 0.8, 1, 3) - 0.5) * np.clip(inland / 2, 0, 1)


def _sand(x, y, z):
    share = noise(x * 0.7, y * 0.7, 8, 4)[..., None]
    wet = np.clip(1 - (z - 0.02) / 0.30, 0, 1)[..., None]
    return (_DRY * share + _SHADY * (1 - share)) * (1 - wet) + _WET * wet


def build() -> None:
    slab(_AREA, _beach, -2.4, painted("col"), strata(), _sand, 420)
    sea(_AREA, _beach)
    stand_on_board(_AREA, -2.4, 0.5, 0.12)
    ground = Ground(_beach)
    floor = ground.height(_UNIT[0], _UNIT[1] - 0.8) - 0.02
    trailer_unit((*_UNIT, floor), -8)
    _intake(ground, floor)
    _product(ground, floor)
    _people(ground)
    _surroundings(ground)


def _intake(ground: Ground, floor: float) -> None:
    """Strainer and float in the sea, hose up the beach to a pump, on to the unit."""
    x, y = -4.2, -0.6
    z, h, at = ground.height(x, y), ground.height, ground.at
    pump((x, y, z), 205, 1.15)
    ball(0.34, (-8.3, -4.9, 0.12), paint(ORANGE, 0.45))
    cylinder(0.05, 0.5, (-8.3, -4.9, 0.3), paint(PAPER))
    suction = [(-8.3, -4.75, 0.02), (-7.6, -4.5, 0.03), (-7.0, -3.5, 0.04)]
    suction += [(-6.6, -2.6, max(0.06, h(-6.6, -2.6) + 0.1)), at(-6.1, -1.7, 0.08), at(-5.5, -1.1, 0.16)]
    hose([*suction, (x - 0.62, y - 0.27, z + 0.42)], 0.085)
    delivery = [(x + 0.1, y - 0.13, z + 0.95), (x + 0.35, y + 0.1, z + 1.15)]
    delivery += [at(x + 1.0, y + 0.6, 0.35), at(x + 1.7, y + 0.7, 0.06), at(-1.6, 0.5, 0.07), at(-0.8, 0.9, 0.3)]
    hose([*delivery, (-0.42, 1.3, floor + 1.25)], 0.075)


def _product(ground: Ground, floor: float) -> None:
    """From the unit to the bladder tank and on to the tap stand."""
    at = ground.at
    tank = ground.height(7.6, -1.4) + 0.03
    taps = ground.height(2.9, -3.1) - 0.02
    bladder((7.6, -1.4, tank), 62, 2.5, 1.75, 0.95)
    filling = [(4.1, 0.62, floor + 1.2), (4.3, 0.2, floor + 0.6), at(4.6, -0.3, 0.08), at(5.2, -0.7, 0.07)]
    hose([*filling, (6.1, -0.95, tank + 0.3)], 0.07, CLEAN)
    tapstand((2.9, -3.1, taps), -20, 6)
    feeding = [(6.5, -2.9, tank + 0.25), at(5.9, -3.3, 0.07), at(5.2, -3.7, 0.07), at(4.75, -3.95, 0.2)]
    hose([*feeding, (4.38, -3.64, taps + 1.05)], 0.06, CLEAN)


def _people(ground: Ground) -> None:
    at = ground.at
    person(at(1.85, -3.55), 150, TEAL)
    person(at(3.55, -4.25), 165, KHAKI, 1.62)
    person(at(4.25, -4.6), 185, LAKE, 1.25)
    person(at(-0.2, -3.3), 60, MOSS, 1.7, CYAN)
    person(at(-1.5, -2.7), 75, CLAY, 1.6, PAPER)
    person(at(5.1, 0.9), 40, ORANGE, 1.75)
    person(at(-3.3, 0.35), -150, ORANGE, 1.75)
    cans = (
        (2.4, -3.72, CYAN), (2.75, -3.85, PAPER), (3.1, -3.98, CYAN),
        (0.9, -3.9, CYAN), (1.15, -4.2, PAPER), (0.75, -4.3, TEAL),
    )  # fmt: skip
    for i, (x, y, color) in enumerate(cans):
        jerrycan(at(x, y), 20 + 37 * i, color)


def _surroundings(ground: Ground) -> None:
    at = ground.at
    crate(at(-2.6, 3.0), (1.1, 0.7, 0.6), DEEP, 12)
    crate(at(-2.5, 3.9), (0.9, 0.7, 0.5), TEAL, -20)
    crate(at(-2.6, 3.05, 0.6), (0.7, 0.55, 0.4), TEAL, 30)
    solar_modules(at(7.6, 3.6, -0.05), -12)
    for i, (x, y, height) in enumerate(((-7.2, 4.6, 5.4), (-8.8, 3.2, 4.4), (-5.4, 5.4, 4.7), (9.3, 4.9, 3.2))):
        palm(at(x, y, -0.1), height, (0.9, 0.3), i)
    _grass(ground)
    boat((-8.1, -1.9, 0.05), 58)


def _grass(ground: Ground) -> None:
    random = Random(4)
    for _ in range(46):
        x, y = random.uniform(_AREA.left + 0.5, _AREA.right - 0.5), random.uniform(4.5, _AREA.back - 0.3)
        if ground.height(x, y) <= 0.9 or abs(x - _UNIT[0]) <= 3.9:
            continue
        for _ in range(5):
            tip = (0.035 + random.uniform(-0.2, 0.2), random.uniform(-0.2, 0.2), random.uniform(0.25, 0.5))
            root = ground.at(x + random.uniform(-0.2, 0.2), y + random.uniform(-0.2, 0.2))
            turn = (0, 0, random.uniform(0, 180))
            mesh([(0, 0, 0), (0.07, 0, 0), tip], [(0, 1, 2)], paint(SAGE), root, turn, smooth=False)
