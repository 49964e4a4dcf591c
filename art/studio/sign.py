"""The one sign on equipment: the brand's level mark, standing on water. No words, no flags, no emblems."""
from .materials import paint
from .objects import Point, group
from .palette import CYAN, PAPER
from .shapes import box, extrude


def level_mark(size: float, location: Point, color: str = PAPER, turn: float = 0, water: str = CYAN) -> None:
    """Flat, faces the front, `size` wide, its water line at `location`. Proportions as in the logo."""
    with group(location, turn):
        extrude([(-size * 0.30, size * 0.42), (0, 0), (size * 0.30, size * 0.42)], 0.02, paint(color), bevel=0)
        box((size, 0.02, size * 0.45), (0, 0, -size * 0.45), paint(water), bevel=0)
