from math import copysign

from studio.materials import paint, wood
from studio.objects import Point, group, mesh, thicken
from studio.palette import DEEP, PAPER, TEAL
from studio.shapes import box
from studio.tubes import tube

LENGTH = 4.6


def boat(location: Point, turn: float = 0) -> None:
    """Open skiff, its bow to +x."""
    rows, columns = 18, 9
    with group(location, turn):
        hull = [_hull(i / (rows - 1), -1 + 2 * j / (columns - 1)) for i in range(rows) for j in range(columns)]
        faces: list[tuple[int, ...]] = [
            (i * columns + j, (i + 1) * columns + j, (i + 1) * columns + j + 1, i * columns + j + 1)
            for i in range(rows - 1)
            for j in range(columns - 1)
        ]
        faces.append(tuple(range(columns)))
        thicken(mesh(hull, faces, paint(PAPER), crease=50), 0.05, 1)
        for side in (0, columns - 1):
            tube(hull[side::columns], 0.04, paint(TEAL), smooth=False)
        for x, width in ((-LENGTH * 0.25, 1.2), (LENGTH * 0.08, 1.35)):
            box((0.28, width, 0.05), (x, 0, 0.38), wood(), bevel=0.01)
        box((0.3, 0.3, 0.5), (-LENGTH / 2 - 0.12, 0, 0.45), paint(DEEP), bevel=0.08)
        box((0.1, 0.1, 0.6), (-LENGTH / 2 - 0.14, 0, -0.1), paint(DEEP))


def _hull(along: float, across: float) -> Point:
    """A point of the hull: `along` 0 to 1 from the stern, `across` -1 to 1."""
    width = 0.78 * (1 - max(0, (along - 0.45) / 0.55) ** 2.2) ** 0.8 + 0.01
    rail = 0.55 + 0.28 * max(0, (along - 0.5) / 0.5) ** 2
    keel = 0.02 + 0.30 * max(0, (along - 0.62) / 0.38) ** 2.4
    y = width * copysign(abs(across) ** 0.75, across)
    return (-LENGTH / 2 + LENGTH * along, y, keel + (rail - keel) * abs(across) ** 2.6)
