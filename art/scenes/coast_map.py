"""A coast as a stack of layers; the water point is the bright center, supply routes lead to the towns. Unit: 100 m."""
from math import cos, hypot, pi, sin, sqrt
from random import Random

import bpy
import numpy as np

from models.map_point import LIGHT_RADIUS, water_point
from studio.ground import Area, Ground, slab, stand_on_board
from studio.materials import glow, paint, painted
from studio.noise import noise
from studio.objects import place, shape_of
from studio.palette import CLAY, ORANGE, PAPER, SAGE, linear, rgb
from studio.shapes import ball, cylinder, extrude
from studio.stage import Shot
from studio.tubes import tube

SHOT = Shot(
    target=(0.1, -0.1, -0.5), distance=46.5, azimuth=-9, pitch=44, lens=66, blur=0.8, sun=2.5, sky=0.34, reach=3.0,
)  # fmt: skip

_AREA, _STEP, _CENTER = Area(-10.5, 10.5, -6.8, 6.8), 0.24, (1.3, 0.55)
_LAND = rgb(
    "#E9DABA", "#E4D9BE", "#D5D6B8", "#B9C7A4", "#9DB592", "#86A383", "#759476", "#67866C", "#5C7A64", "#54705C"
)
_SEA = rgb("#A9DEDA", "#63C4C6", "#27A3B0", "#12808F", "#0D6273", "#0A4B5C", "#083D4D")
_TOWNS = (
    (4.9, -0.9, 34, 1.3), (-1.6, 3.0, 30, 1.4), (7.7, 1.6, 22, 1.1), (-6.4, 3.6, 24, 1.3), (2.6, 3.9, 22, 1.1),
    (-7.3, -4.4, 9, 0.6), (1.9, -1.5, 12, 0.7),
)  # fmt: skip
"""x, y, houses, radius."""


def _hill(x, y, cx, cy, wide, deep, height):
    return height * np.exp(-(((x - cx) / wide) ** 2 + ((y - cy) / deep) ** 2))


def _smooth_height(x, y):
    coast = y * 0.55 + x * 0.30 + 1.1 * np.sin(x * 0.42 + 0.6) + 0.5 * np.sin(x * 1.1 + 2)
    coast = coast + 1.6 * (noise(x * 0.2 + 4, y * 0.2 + 9, 31, 3) - 0.5)
    bay = _hill(x, y, -3.6, -0.2, 2.2, 1.7, 1.14)
    islands = _hill(x, y, -7.3, -4.4, 1.4, 0.9, 1.9) + _hill(x, y, 0.4, -5.6, 1.0, 0.6, 1.4)
    corner = _hill(x, y, -10.5, 6.8, 0.894, 0.894, 0.15)  # no crumb of the next layer in the corner
    hills = _hill(x, y, 7, 5.4, 3.4, 2.4, 1.5) + _hill(x, y, -2.5, 6.2, 2.6, 1.6, 0.8)
    shape = 0.42 * coast + 0.30 - bay + islands - corner
    return shape * 0.62 + hills * (0.8 + 0.4 * noise(x * 0.5, y * 0.5, 6, 3))


def _layers(x, y):
    """The height in steps, flat around the water point."""
    level = np.clip(_smooth_height(x, y) / _STEP, -6, 9)
    whole = np.floor(level)
    stepped = _STEP * (whole + np.clip((level - whole - 0.86) / 0.14, 0, 1))
    flat = np.clip(1.6 * np.exp(-((x - 1.3) ** 2 + (y - 0.55) ** 2) / 0.9), 0, 1)
    return stepped * (1 - flat) + 0.26 * flat


def _colors(x, y, z):
    number = np.floor(z / _STEP + 0.02).astype(int)
    land, sea = _LAND[np.clip(number, 0, 9)], _SEA[np.clip(-number - 1, 0, 6)]
    tone = np.where((number >= 0)[..., None], land, sea)
    return tone * (0.96 + 0.08 * noise(x * 3, y * 3, 4, 3))[..., None]


def build() -> None:
    slab(_AREA, _layers, -1.9, painted("col"), paint("#0B4656"), _colors, 620)
    stand_on_board(_AREA, -1.9, 0.3, 0.08)
    ground = Ground(_layers)
    random = Random(12)
    _towns(ground, random)
    _woods(ground, random)
    water_point((*_CENTER, 0.27))
    light = bpy.data.lights.new("point", "POINT")
    light.energy, light.color, light.shadow_soft_size = 38, linear("#D6FFFA")[:3], 0.5
    place("point", light, (_CENTER[0] - 0.1, _CENTER[1] - 0.5, 2.1))
    for x, y, _, _ in _TOWNS:
        _route(ground, x, y)


def _from_center(x: float, y: float) -> float:
    return hypot(x - _CENTER[0], y - _CENTER[1])


def _inside(x: float, y: float) -> bool:
    inner = _AREA.grown(-0.3)
    return inner.left < x < inner.right and inner.front < y < inner.back


def _towns(ground: Ground, random: Random) -> None:
    paints = (CLAY, "#B96F4C", "#7E9A9C", "#D9C7A3")
    gable = [(-0.5, 0), (0.5, 0), (0.5, 0.62), (0, 1.0), (-0.5, 0.62)]
    houses = [shape_of(extrude(gable, 1.3, paint(color), bevel=0)) for color in paints]
    for town_x, town_y, count, radius in _TOWNS:
        street = random.uniform(0, 3)
        for _ in range(count):
            angle, out = random.uniform(0, 6.28), radius * sqrt(random.random())
            x, y = town_x + out * cos(angle), town_y + 0.75 * out * sin(angle)
            if not _inside(x, y) or ground.height(x, y) < 0 or _from_center(x, y) < 1.15:
                continue
            made = place("house", random.choice(houses), ground.at(x, y, -0.01))
            size = random.uniform(0.13, 0.2)
            made.scale = (size, size, size * random.uniform(0.9, 1.4))
            made.rotation_euler[2] = street + random.choice((0, pi / 2)) + random.uniform(-0.2, 0.2)


def _woods(ground: Ground, random: Random) -> None:
    trees = (
        shape_of(ball(0.11, (0, 0, 0), paint(SAGE), 10)),
        shape_of(ball(0.09, (0, 0, 0), paint("#6B8F74"), 10)),
    )
    for _ in range(420):
        x = random.uniform(_AREA.left + 0.3, _AREA.right - 0.3)
        y = random.uniform(_AREA.front + 0.3, _AREA.back - 0.3)
        wooded = noise(np.array([[x * 0.5]]), np.array([[y * 0.5]]), 17, 2)[0, 0] > 0.48
        free = all(hypot(x - town_x, y - town_y) > radius * 0.8 for town_x, town_y, _, radius in _TOWNS)
        if ground.height(x, y) > 0.3 and wooded and free and _from_center(x, y) > 1.2:
            made = place("tree", random.choice(trees), ground.at(x, y, 0.07))
            size = random.uniform(0.7, 1.3)
            made.scale = (size, size, size * 1.2)


def _route(ground: Ground, x: float, y: float) -> None:
    """An arc of light from the water point, and a pin where it ends."""
    distance = _from_center(x, y)
    across, up = (x - _CENTER[0]) / distance, (y - _CENTER[1]) / distance
    start, end, way = 0.36, ground.height(x, y) + 0.1, []
    for i in range(17):
        t = i / 16
        out = LIGHT_RADIUS + (distance - LIGHT_RADIUS) * t
        z = start + (end - start) * t + 0.352 * distance * t * (1 - t)
        way.append((_CENTER[0] + across * out, _CENTER[1] + up * out, z))
    tube(way, 0.022, glow("#A8F5F2", 1.5), smooth=False)
    cylinder(0.02, 0.42, ground.at(x, y), paint(PAPER), sides=10)
    ball(0.105, ground.at(x, y, 0.46), paint(ORANGE, 0.4), 20)
