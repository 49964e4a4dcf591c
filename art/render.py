"""Renders one picture inside Blender; `art/render.sh` starts it.

    art/render.sh PICTURE OUT.png [--width 1600] [--samples N]
"""
import argparse
import sys
import time
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from studio.picture import develop, save_png  # noqa: E402
from studio.stage import set_stage  # noqa: E402


def main(arguments: list[str]) -> None:
    pictures = sorted(path.stem.replace("_", "-") for path in (HERE / "scenes").glob("*.py"))
    parser = argparse.ArgumentParser(prog="art/render.sh", description="Renders one picture.")
    parser.add_argument("picture", choices=pictures)
    parser.add_argument("out", type=Path)
    parser.add_argument("--width", type=int, default=1600, help="pixels (560 for a preview)")
    parser.add_argument("--samples", type=int, help="rays a pixel (8 for a preview)")
    wanted = parser.parse_args(arguments)

    scene = import_module(f"scenes.{wanted.picture.replace('-', '_')}")
    started = time.monotonic()
    set_stage(scene.SHOT)
    scene.build()
    save_png(str(wanted.out), develop(scene.SHOT, wanted.width, wanted.samples or scene.SHOT.samples))
    print(f"{wanted.out}: {time.monotonic() - started:.0f} s")


main(sys.argv[sys.argv.index("--") + 1 :])
