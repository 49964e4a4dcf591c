"""Cuts the site's font files out of Special Gothic: `python3 art/font.py special-gothic-latin-standard-normal.woff2`.

The argument is the file of the npm package `@fontsource-variable/special-gothic`. Writes to `site/fonts`. Needs Debian's
packages `fonttools` and `python3-brotli`. The ranges are also in `site/styles/fonts.css`.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# What English pages contain. The first view waits for this file, so rare letters are in the second one.
CORE = [
    *(letter for letter in range(0x20, 0x7F) if chr(letter) not in "#*<>[\\]^_`{|}~"),
    *map(ord, "\u00a0©°×÷\u2002\u2009\u202f–’“”•−"),
]
MORE = [*map(ord, "#*<>[\\]^_`{|}~"), *range(0xA1, 0x100), 0x152, 0x153, *map(ord, "—‘…‹›€™")]
# The range of widths and weights that the design uses.
AXES = {"wdth": (75, 112), "wght": (400, 700)}
# Kerning for every width would be as large as the letters: text has this one.
TEXT = {"wdth": 104, "wght": 500}


def font(source, axes, letters):
    instance = instancer.instantiateVariableFont(TTFont(source), axes)
    instance.flavor = None
    instance.save("/tmp/instance.ttf")
    result = TTFont("/tmp/instance.ttf")
    options = subset.Options(layout_features=["kern", "tnum"], hinting=False, name_IDs=[1, 2, 6])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(result)
    return result


def cut(source, letters, target):
    result = font(source, AXES, letters)
    result["GPOS"] = font(source, TEXT, letters)["GPOS"]
    for table in ("GDEF", "MVAR", "prep", "gasp"):
        if table in result:
            del result[table]
    result.flavor = "woff2"
    result.save(target)


cut(sys.argv[1], CORE, "site/fonts/special-gothic-core.woff2")
cut(sys.argv[1], MORE, "site/fonts/special-gothic-more.woff2")
