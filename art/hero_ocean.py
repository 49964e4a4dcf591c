"""Renders the frames of the hero film inside Blender: open water at blue hour, a loop without a seam.

    art/film.sh hero-ocean FOLDER        (all of it)
    blender --background --threads 1 --python art/hero_ocean.py -- FOLDER [--width 1920] [--samples 8] [--first N --last N]

Writes FOLDER/0000.png … 0143.png, 16:9, 24 a second; frames that exist are kept. Frame 0 is the poster.
"""
import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from sea.scene import Sea  # noqa: E402
from sea.view import View  # noqa: E402
from sea.waves import LOOP_SECONDS  # noqa: E402

FRAMES = 144
START = 40 / FRAMES  # the part of the loop with the best first picture


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="hero_ocean.py")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--width", type=int, default=1920)
    parser.add_argument("--samples", type=int, default=8)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--last", type=int, default=FRAMES - 1)
    wanted = parser.parse_args(arguments)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    paths = {frame: wanted.folder / f"{frame:04d}.png" for frame in range(wanted.first, wanted.last + 1)}
    missing = {frame: path for frame, path in paths.items() if not path.exists()}
    if not missing:
        return
    sea = Sea(View(wanted.width, round(wanted.width * 9 / 32) * 2), wanted.samples)
    for frame, path in missing.items():
        sea.render(LOOP_SECONDS * (frame / FRAMES + START), str(path))
        print(path, flush=True)


main(sys.argv[sys.argv.index("--") + 1 :])
