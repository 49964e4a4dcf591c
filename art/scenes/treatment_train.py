"""The treatment train, cut open: raw water, pump, filters, membranes, ultraviolet light, clear water. Left to right."""
from math import cos, radians, sin
from random import Random

from models.cutaway import cut_media_filter, cut_tank, media_filter
from models.jerrycan import jerrycan
from models.people import person
from models.pump import pump
from models.treatment import flange, membrane_rack
from studio.ground import bench
from studio.materials import glow, metal, paint
from studio.objects import group
from studio.palette import CLEAN, CYAN, NAVY, ORANGE, PAPER, TEAL, ZINC
from studio.shapes import ball, box, cylinder, extrude
from studio.stage import Shot
from studio.tubes import pipe, rod

SHOT = Shot(target=(0, -0.15, 0.85), distance=30, azimuth=-16, pitch=23, lens=64, blur=0.8, shape=0.5, rise=0.031)

_WHITE, _TEAL_PIPE = "#EFEBE1", "#2C8F97"


def build() -> None:
    bench(15.4, 5.6, 0.22)
    for x in (-5.05, -2.6, 0.35, 3.5):
        box((0.03, 5.3, 0.012), (x, 0, -0.005), paint("#C9BFA9"), bevel=0)  # bays
    _raw_water()
    _pump()
    _filters()
    _membranes()
    _ultraviolet()
    _clear_water()
    with group((-0.6, 2.0, 0)):
        _control_cabinet()
    person((-3.05, -2.0, 0), 165, ORANGE, 1.75)
    person((4.9, 1.5, 0), -10, TEAL, 1.68)


def _raw_water() -> None:
    """Murky green-blue, with what floats in it."""
    x, y, radius = -6.35, 0.1, 0.975
    cut_tank((x, y, 0), 1.05, 2.0, "#2C6E6A", 0.72, paint(_WHITE))
    for i in range(26):
        random = Random(i)
        angle = radians(random.uniform(200, 330))
        size, height = random.uniform(0.012, 0.03), random.uniform(0.25, 1.3)
        spot = (x + radius * cos(angle), y + radius * sin(angle), height)
        ball(size, spot, paint(("#8A7A52", "#5E7D4E", "#B79C6A")[i % 3]), 8)


def _pump() -> None:
    pump((-4.1, -0.35, 0), 0, 1.25)
    suction = [(-3.45, -0.35, 0.45), (-3.1, -0.35, 0.45), (-3.1, 0.9, 0.45), (-5.1, 0.9, 0.45), (-5.5, 0.55, 0.45)]
    pipe(suction, 0.085, paint(NAVY))
    y, top = -0.35, 2.35
    delivery = [(-3.8, y, 0.95), (-3.8, y, top), (-2.0, y, top), (-2.0, y, 2.0)]
    pipe(delivery, 0.085, paint(_TEAL_PIPE))
    flange((-2.95, y, top), 0.13)
    flange((-3.62, y, top), 0.11, NAVY)
    box((0.05, 0.05, 0.3), (-2.92, y, top), metal())
    cylinder(0.17, 0.035, (-2.92, y, top + 0.30), paint(ORANGE), sides=24)


def _filters() -> None:
    cut_media_filter(-2.0, -0.35)
    media_filter(-0.75, -0.35)
    between = [(-2.0, 0.35, 0.45), (-2.0, 0.75, 0.45), (-1.35, 0.75, 0.45), (-1.35, 0.75, 2.3), (-0.75, 0.2, 2.3)]
    pipe([*between, (-0.75, -0.35, 2.3), (-0.75, -0.35, 2.05)], 0.075, paint(_TEAL_PIPE))
    out = [(-0.75, -0.85, 0.42), (-0.75, -1.35, 0.42), (0.15, -1.35, 0.42), (0.15, -1.35, 0.7), (0.42, -1.2, 0.7)]
    pipe(out, 0.075, paint("#3FB0B5"))
    flange((-0.4, -1.35, 0.42), 0.115)


def _membranes() -> None:
    """A rack of vessels, and before it one element on a stand, its sheets unwound from the core."""
    membrane_rack((1.95, 0.15, 0), 5, 3, 2.6, 0.165)
    rod((0.35, -1.2, 0.1), (0.35, -1.2, 2.25), 0.08, paint(NAVY))
    cylinder(0.12, 0.06, (0.35, -1.2, 2.25), paint(ORANGE))
    with group((1.0, -1.75, 0)):
        for x in (0.1, 1.5):
            foot = [(-0.22, 0), (0.22, 0), (0.12, 0.42), (-0.12, 0.42)]
            extrude(foot, 0.12, paint(NAVY), (x, 0, 0), (0, 0, 90))
        cylinder(0.24, 1.05, (0.55, 0, 0.66), paint(_WHITE), "x", sides=48)
        sheets = ((0.215, "#E9E4D6"), (0.18, CYAN), (0.145, "#E9E4D6"), (0.11, CYAN), (0.075, "#E9E4D6"))
        for k, (radius, color) in enumerate(sheets):
            start = (0.45 - 0.085 * k, 0, 0.66)
            cylinder(radius, 0.16 + 0.085 * k, start, paint(color), "x", sides=48, bevel=0.006)
        cylinder(0.045, 2.0, (-0.2, 0, 0.66), paint(TEAL), "x")
    pipe([(3.35, -0.4, 2.2), (3.75, -0.4, 2.2), (3.75, -0.4, 1.15), (3.95, -0.4, 1.15)], 0.075, paint(CLEAN))


def _ultraviolet() -> None:
    """A steel chamber with a window and a lamp."""
    with group((3.9, -0.4, 1.15)):
        for x in (0.25, 1.15):
            box((0.1, 0.3, 1.0), (x, 0, -1.15), paint(NAVY))
        for x in (0, 1.05):
            cylinder(0.23, 0.35, (x, 0, 0), metal(ZINC), "x", sides=40)
        for angle in range(0, 360, 60):
            y, z = 0.2 * cos(radians(angle)), 0.2 * sin(radians(angle))
            rod((0.33, y, z), (1.07, y, z), 0.016, metal())
        cylinder(0.075, 0.74, (0.33, 0, 0), glow("#9FF4FF", 3.2), "x")
        for x in (0.33, 1.03):
            cylinder(0.27, 0.05, (x, 0, 0), paint(NAVY), "x")
        cylinder(0.1, 0.2, (1.4, 0, 0), paint(ORANGE), "x")
    pipe([(5.15, -0.4, 0.95), (5.15, -0.4, 0.5), (5.6, -0.4, 0.5)], 0.075, paint(CYAN))


def _clear_water() -> None:
    cut_tank((6.35, 0.1, 0), 1.1, 2.5, "#6FD0D0", 0.82, paint(_WHITE))
    outlet = [(6.9, -1.0, 0.34), (6.9, -1.75, 0.34), (6.9, -1.75, 0.95), (6.9, -2.05, 0.95), (6.9, -2.05, 0.72)]
    pipe(outlet, 0.05, metal(ZINC), bend=0.09)
    box((0.16, 0.05, 0.04), (6.9, -1.9, 1.0), paint(ORANGE), bevel=0.01)
    jerrycan((6.9, -2.1, 0), 12, CYAN, 1.25)
    jerrycan((6.2, -2.2, 0), -20, PAPER, 1.25)
    jerrycan((5.6, -2.0, 0), 35, CYAN, 1.25)


def _control_cabinet() -> None:
    box((1.5, 0.5, 2.1), (0, 0, 0), paint(NAVY), bevel=0.03)
    box((0.9, 0.02, 0.5), (0, -0.26, 1.35), glow(CYAN, 0.55), bevel=0)
    box((0.2, 0.03, 0.2), (0.5, -0.26, 0.8), paint(ORANGE))
    for k in range(4):
        box((0.1, 0.03, 0.1), (-0.5 + k * 0.2, -0.26, 0.95), paint(PAPER))
