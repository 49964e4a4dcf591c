from math import cos, sin
from random import Random

from studio.materials import earth, wood
from studio.objects import Point, group
from studio.palette import SAGE
from studio.shapes import ball, cylinder


def tree(location: Point, radius: float, height: float, seed: int, color: str = SAGE) -> None:
    """A model maker's tree: a cluster of rough balls on a stick."""
    random = Random(seed)
    with group(location):
        cylinder(0.09, height, (0, 0, 0), wood("#A58A67", "#8A7050"), sides=10)
        for _ in range(7):
            angle, out = random.uniform(0, 6.28), random.uniform(0.1, 0.6) * radius
            size, lift = random.uniform(0.5, 0.75) * radius, random.uniform(-0.1, 0.6) * radius
            ball(size, (out * cos(angle), out * sin(angle), height + lift), earth(color, "#5F7F69", 2.5), 20)
