"""Renders the frames of one part of the film "the way of water" inside Blender.

    art/film.sh way-of-water FOLDER        (all of it)
    blender --background --threads 1 --python art/way_of_water.py -- FOLDER sea|train|tap [--step N]

Writes FOLDER/PART/0000.png …, 1280 × 720, 24 a second; keys and frames that exist are kept.
"""
import argparse
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from film.keys import key_picture  # noqa: E402
from film.parts import PARTS, Part  # noqa: E402
from film.projection import Projection  # noqa: E402
from studio.finish import finish  # noqa: E402
from studio.picture import save_png  # noqa: E402
from studio.rays import render_flat  # noqa: E402
from studio.stage import aim, set_stage  # noqa: E402

WIDTH, HEIGHT, SAMPLES = 1280, 720, 4


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="way_of_water.py")
    parser.add_argument("folder", type=Path)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--step", type=int, default=1, help="every Nth frame, for a preview")
    wanted = parser.parse_args(arguments)
    part, folder = PARTS[wanted.part], wanted.folder / wanted.part
    frames = range(0, part.frames, wanted.step)
    missing = [frame for frame in frames if not (folder / f"{frame:04d}.png").exists()]
    if missing:
        render(part, folder, missing)


def render(part: Part, folder: Path, frames: list[int]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    set_stage(part.start)
    part.build()
    keys = [
        key_picture(part.shot(i / (part.keys - 1)), part.start.azimuth, folder / "keys" / f"{i}.npz")
        for i in range(part.keys)
    ]
    lit: tuple[int, Projection] | None = None
    for frame in frames:
        place = part.progress(frame) * (part.keys - 1)
        first = min(int(place), part.keys - 2)
        if lit is None or lit[0] != first:
            lit = (first, Projection(keys[first], keys[first + 1]))
        lit[1].show(place - first, *part.glow_at(frame))
        path = folder / f"{frame:04d}.png"
        save_png(str(path), _frame(part, frame))
        print(path, flush=True)


def _frame(part: Part, frame: int) -> np.ndarray:
    shot = part.shot(part.progress(frame))
    aim(shot)
    light, depth = render_flat(WIDTH, HEIGHT, SAMPLES)
    return finish(light, depth, shot.distance, shot.blur, grain=0.001)


main(sys.argv[sys.argv.index("--") + 1 :])
