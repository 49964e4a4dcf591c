#!/bin/sh
# One picture: art/render.sh PICTURE OUT.png [--width 1600] [--samples N]. Needs blender, python3-numpy, python3-scipy.
exec nice -n 19 blender --background --threads 1 --python-exit-code 1 --python "$(dirname "$0")/render.py" -- "$@"
