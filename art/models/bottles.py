from functools import cache

from studio.materials import paint, wood
from studio.objects import Point, group, place, shape_of
from studio.palette import PAPER, TEAL
from studio.shapes import box, lathe

_BODY = [
    (0, 0), (0.036, 0), (0.044, 0.012), (0.044, 0.06), (0.041, 0.07), (0.044, 0.08), (0.044, 0.19), (0.041, 0.205),
    (0.030, 0.245), (0.0155, 0.275), (0.0155, 0.285),
]  # fmt: skip
_CAP = [(0, 0.283), (0.0185, 0.283), (0.019, 0.287), (0.019, 0.308), (0, 0.31)]
_LABEL = [(0.0448, 0.095), (0.0452, 0.097), (0.0452, 0.172), (0.0448, 0.174)]


@cache
def _bottle() -> tuple:
    """The shapes of a bottle of 1.5 liters, 0.31 tall."""
    return (
        shape_of(lathe(_BODY, paint("#A9DCDC", 0.12, 0.6), sides=18, crease=50)),
        shape_of(lathe(_CAP, paint(PAPER), sides=14)),
        shape_of(lathe(_LABEL, paint(TEAL), sides=18)),
    )


def bottle_pallet(location: Point, layers: int, turn: float = 0) -> None:
    """Bottled water on a wooden pallet of 1.2 × 0.8."""
    wide, deep, pitch = 12, 8, 0.0915
    with group(location, turn):
        _pallet()
        for layer in range(layers):
            z = 0.128 + layer * 0.325
            for i in range(wide):
                for j in range(deep):
                    if layer < layers - 1 and 0 < i < wide - 1 and 0 < j < deep - 1:
                        continue  # unseen
                    spot = ((i - (wide - 1) / 2) * pitch, (j - (deep - 1) / 2) * pitch, z)
                    for part in _bottle():
                        place("bottle", part, spot)
            if layer:
                box((wide * pitch, deep * pitch, 0.01), (0, 0, z - 0.012), paint("#D9CBB0"), bevel=0)


def _pallet() -> None:
    for y in (-0.36, 0, 0.36):
        box((1.2, 0.1, 0.025), (0, y, 0), wood(), bevel=0.004)
        for x in (-0.54, 0, 0.54):
            box((0.12, 0.1, 0.08), (x, y, 0.025), wood(), bevel=0.004)
    for k in range(7):
        box((0.13, 0.8, 0.022), (-0.535 + k * 0.178, 0, 0.105), wood(), bevel=0.004)
