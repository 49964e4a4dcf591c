"""Shelters and what stands in them."""
from math import pi, sin

from studio.materials import metal, paint
from studio.objects import Point, group, mesh, thicken
from studio.palette import DEEP, ORANGE, PAPER, RUBBER, TEAL, ZINC
from studio.shapes import box, cylinder, extrude
from studio.tubes import rod

LENGTH, WIDTH, RIDGE, WALL = 5.0, 3.6, 2.5, 1.5


def tent(location: Point, turn: float = 0) -> None:
    """Frame tent, its ridge along x, its door at the +x end."""
    cloth, half = paint("#E9E2D2"), WIDTH / 2
    with group(location, turn):
        extrude(_section(half), LENGTH, cloth, rotation=(0, 0, 90), bevel=0.03, crease=25)
        _door(cloth)
        for x in (-LENGTH / 2 + 0.1, 0, LENGTH / 2 - 0.1):
            for side in (-1, 1):
                rod((x, side * half * 1.05, WALL), (x, side * (half + 1.1), 0.02), 0.012, paint("#D9D2C2"))
                box((0.05, 0.05, 0.16), (x, side * (half + 1.1), -0.04), paint(ORANGE), bevel=0.01)
        for side in (-1, 1):
            box((LENGTH * 0.8, 0.02, 0.2), (0, side * (half + 0.005), 0.9), paint(TEAL), bevel=0.005)


def _section(half: float) -> list[tuple[float, float]]:
    slope = [(half * 1.06, WALL)]
    for i in range(1, 6):
        t = i / 6
        slope.append((half * (1.05 - t), WALL + (RIDGE - WALL) * t - 0.10 * sin(pi * t)))
    left = [(-x, z) for x, z in reversed(slope)]
    return [(-half, 0), (half, 0), (half, WALL - 0.03), *slope, (0, RIDGE), *left, (-half, WALL - 0.03)]


def _door(cloth) -> None:
    x = LENGTH / 2
    opening = [(x + 0.012, y, z) for y, z in ((-0.75, 0.02), (0.75, 0.02), (0.42, 1.95), (-0.42, 1.95))]
    mesh(opening, [(0, 1, 2, 3)], paint("#16323B"))
    flaps = {1: [(0, 0.02), (0.42, 0.02), (0.12, 1.96), (0, 1.96)], -1: [(0, 0.02), (0, 1.96), (-0.12, 1.96), (-0.42, 0.02)]}
    for side, flap in flaps.items():
        extrude(flap, 0.05, cloth, (x + 0.04, side * 0.55, 0), (0, 0, 90))


def canopy(location: Point, turn: float, length: float, width: float, height: float) -> None:
    """Open shelter: four posts, a hipped cloth roof, a colored valance."""
    x, y, steps = length / 2, width / 2, 9
    with group(location, turn):
        for a in (-x, x):
            for b in (-y, y):
                cylinder(0.045, height, (a, b, 0), metal(ZINC), sides=14)
                box((0.3, 0.3, 0.05), (a, b, 0), paint(RUBBER))
        corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        vertices = []
        for step in range(steps):
            t = step / (steps - 1)
            z = height + 0.75 * t**1.25  # hangs a little
            vertices += [(a * (x * (1 - t) + 0.02), b * (y * (1 - t) + 0.02), z) for a, b in corners]
        faces = [
            (j * 4 + i, j * 4 + (i + 1) % 4, j * 4 + 4 + (i + 1) % 4, j * 4 + 4 + i)
            for j in range(steps - 1)
            for i in range(4)
        ]
        thicken(mesh(vertices, faces, paint("#F3EFE6"), crease=20), 0.03)
        for b in (-y, y):
            box((length + 0.06, 0.025, 0.28), (0, b, height - 0.24), paint(TEAL), bevel=0.005)
        for a in (-x, x):
            box((0.025, width + 0.06, 0.28), (a, 0, height - 0.24), paint(TEAL), bevel=0.005)


def folding_table(location: Point, turn: float, length: float) -> None:
    width = 0.75
    with group(location, turn):
        box((length, width, 0.05), (0, 0, 0.73), paint(PAPER), bevel=0.015)
        for x in (-length / 2 + 0.1, length / 2 - 0.1):
            for y in (-width / 2 + 0.08, width / 2 - 0.08):
                cylinder(0.022, 0.73, (x, y, 0), metal(), sides=10)


def crate(location: Point, size: Point, color: str = DEEP, turn: float = 0) -> None:
    length, width, height = size
    with group(location, turn):
        box(size, (0, 0, 0), paint(color), bevel=0.03)
        band = paint(TEAL if color == DEEP else DEEP)
        box((length + 0.01, width + 0.01, 0.06), (0, 0, height * 0.72), band, bevel=0.01)
        for side in (-1, 1):
            box((0.16, 0.03, 0.05), (0, side * (width / 2 + 0.01), height * 0.5), metal())
