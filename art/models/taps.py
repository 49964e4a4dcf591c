from studio.materials import metal, paint
from studio.objects import Point, group
from studio.palette import CONCRETE, DEEP, ORANGE, PAPER, ZINC
from studio.shapes import box
from studio.tubes import pipe, rod


def tapstand(location: Point, turn: float = 0, taps: int = 6) -> None:
    """Distribution ramp: a pipe on two legs, taps to the front, a drip slab below."""
    width = 0.42 * taps
    with group(location, turn):
        box((width + 0.5, 1.5, 0.09), (0, 0, 0), paint(CONCRETE), bevel=0.03)
        for x in (-width / 2, width / 2):
            for y in (-0.42, 0.42):
                rod((x, y, 0.05), (x, 0, 1.08), 0.035, paint(DEEP))
        rod((-width / 2 - 0.18, 0, 1.08), (width / 2 + 0.18, 0, 1.08), 0.07, paint(PAPER))
        for i in range(taps):
            x = -width / 2 + width * (i + 0.5) / taps
            pipe([(x, 0, 1.06), (x, -0.26, 1.06), (x, -0.26, 0.9)], 0.026, metal(ZINC), bend=0.05)
            box((0.13, 0.035, 0.035), (x, -0.17, 1.1), paint(ORANGE), bevel=0.01)
