from studio.materials import metal, paint
from studio.objects import Point, group
from studio.palette import RUBBER, ZINC
from studio.shapes import lathe


def wheel(location: Point, radius: float, width: float) -> None:
    """Stands with its axle along y; `location` is its middle."""
    r, w, b = radius, width, 0.07
    tyre = [
        (r * 0.55, 0), (r - b, 0), (r - 0.02, 0.03), (r, b), (r, w - b), (r - 0.02, w - 0.03), (r - b, w), (r * 0.55, w),
    ]  # fmt: skip
    hub = [
        (0, -0.02), (r * 0.2, -0.02), (r * 0.24, 0.05), (r * 0.5, 0.07), (r * 0.58, 0.02),
        (r * 0.58, w - 0.02), (r * 0.5, w - 0.07), (r * 0.24, w - 0.05), (r * 0.2, w + 0.02), (0, w + 0.02),
    ]  # fmt: skip
    with group(location):
        lathe(tyre, paint(RUBBER), (0, w / 2, 0), (90, 0, 0), sides=40)
        lathe(hub, metal(ZINC), (0, w / 2, 0), (90, 0, 0), sides=32)
