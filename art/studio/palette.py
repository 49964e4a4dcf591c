"""The colors of the models, and their linear values.

Orange is for couplings, valves, handles, beacons and our own staff's vests: never more than about 3% of a picture.
Water goes from navy (raw) over teal to cyan (clean); so do hoses and pipes.
"""
import numpy as np

ABYSS, DEEP, TEAL, CYAN, MIST = "#06202B", "#0E4354", "#0FA3B1", "#7FD6D2", "#CFEDEA"
PAPER, SAND, DUNE, WOOD, ORANGE = "#F3EEE3", "#DCC7A1", "#C9AD80", "#C49A6C", "#FF5A1F"
SAGE, PALE_SAGE, LEAF, CLAY = "#7C9A84", "#8DA98F", "#3F7A5E", "#C77B58"
STEEL, ZINC, RUBBER, CONCRETE = "#A9B6B8", "#C8CFCF", "#1B2428", "#CFC6B4"
NAVY = "#124A5C"  # equipment: one step lighter than the table, so that silhouettes stay readable
SHADE, FRAME, SHELL = "#082B38", "#22343B", "#F1EFE8"
TABLE, BOARD, BENCH = "#0B3442", "#1A5564", "#E4DCCB"
RAW, CLEAN = "#17414E", "#5FC3C6"  # hoses
KHAKI, LINEN, MOSS, LAKE = "#D9C7A3", "#E8DCC4", "#8FB8A8", "#2F7F8A"  # coats

Rgba = tuple[float, float, float, float]


def linear(color: str) -> Rgba:
    """Scene-linear red, green, blue and alpha of a color written as #RRGGBB."""
    channels = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return (red, green, blue, 1.0)


def rgb(*colors: str) -> np.ndarray:
    """Scene-linear red, green and blue: one row a color; a single color gives a single row's vector."""
    rows = np.array([linear(color)[:3] for color in colors])
    return rows[0] if len(colors) == 1 else rows
