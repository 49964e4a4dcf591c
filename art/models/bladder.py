import numpy as np

from studio.materials import paint
from studio.objects import Point, group, mesh
from studio.palette import DEEP, ORANGE
from studio.shapes import box, cylinder


def bladder(location: Point, turn: float, half_length: float, half_width: float, height: float) -> None:
    """Pillow tank with a welded seam and a filler, on its ground sheet."""
    count = 56
    across = np.linspace(-1, 1, count)
    x, y = np.meshgrid(across, across)
    full = np.clip((1 - np.abs(x) ** 3.2) * (1 - np.abs(y) ** 2.6), 0, 1)
    wrinkles = 0.035 * np.sin(x * 14 + 2 * np.sin(y * 3)) * np.abs(y) ** 4 + 0.03 * np.sin(y * 12 + x) * np.abs(x) ** 5
    top = height * full**0.42 + wrinkles * full**0.3 + 0.05
    narrow_x = 1 - 0.035 * (1 - np.abs(y) ** 2) * np.abs(x) ** 6
    narrow_y = 1 - 0.05 * (1 - np.abs(x) ** 2) * np.abs(y) ** 6
    vertices = np.stack([x * half_length * narrow_x, y * half_width * narrow_y, top], -1).reshape(-1, 3)
    i = np.arange(count * count).reshape(count, count)
    faces = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    with group(location, turn):
        mesh(vertices.tolist(), faces.tolist(), paint("#3E8C93"), crease=80)
        box((2 * half_length + 0.24, 2 * half_width + 0.22, 0.05), (0, 0, 0.01), paint("#2F6F78"))
        box((2 * half_length + 1.1, 2 * half_width + 1.0, 0.02), (0, 0, -0.005), paint("#B9A57E"), bevel=0.005)
        cylinder(0.16, 0.14, (0, 0, height), paint(DEEP))
        cylinder(0.09, 0.12, (0, 0, height + 0.12), paint(ORANGE))
