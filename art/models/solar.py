from studio.materials import gloss, metal, paint
from studio.objects import Point, group
from studio.palette import CONCRETE
from studio.shapes import box


def solar_modules(location: Point, turn: float, count: int = 3, post: float = 1.1) -> None:
    """Modules of 1.05 × 1.9 side by side, tilted to the front."""
    pitch, lines = 1.08, paint("#5E8496")
    with group(location, turn):
        for side in (-1, 1):
            x = side * count * pitch * 0.36
            box((0.09, 0.09, post), (x, 0, 0), metal(), bevel=0.01)
            box((0.4, 0.4, 0.06), (x, 0, 0), paint(CONCRETE), bevel=0.01)
        with group((0, 0, post), tilt=(26, 0)):
            for i in range(count):
                x = (i - (count - 1) / 2) * pitch
                box((1.05, 1.9, 0.04), (x, 0, 0.04), metal("#D5DAD9"), bevel=0.008)
                box((0.99, 1.84, 0.012), (x, 0, 0.076), gloss("#0B2A3E", 0.15), bevel=0)
                for across in (-0.165, 0.165):
                    box((0.012, 1.84, 0.004), (x + across, 0, 0.088), lines, bevel=0)
                for k in range(1, 6):
                    box((0.99, 0.012, 0.004), (x, -0.92 + k * 1.84 / 6, 0.088), lines, bevel=0)
            for y in (-0.5, 0.5):
                box((count * pitch, 0.07, 0.05), (0, y, -0.01), metal())
