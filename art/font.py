"""Cuts the site's font files out of Special Gothic, and the Arabic one out of Alexandria:
`python3 art/font.py special-gothic-latin-standard-normal.woff2 alexandria-arabic-wght-normal.woff2`.

The arguments are files of the npm packages `@fontsource-variable/special-gothic` and `@fontsource-variable/alexandria`.
Writes to `site/fonts`. Needs Debian's packages `fonttools` and `python3-brotli`. The ranges are also in
`site/styles/fonts.css`.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# What pages in English, Spanish, French and Haitian Creole contain, and punctuation that writers may add. Other letters,
# which only visitors write, are the device's.
CORE = [
    *(letter for letter in range(0x20, 0x7F) if chr(letter) not in "#*<>[\\]^_`{|}~"),
    *map(ord, "\u00a0©°×÷\u2002\u2009\u202f–—…’“”•−¡¿«»áéíóúñàâçèêîôùûòÉÀÈÒÓÚ"),
]
# What Arabic pages contain of Special Gothic. Latin words there have the fallback, all letters alike.
FIGURES = [*map(ord, "0123456789+–-.,()%/:×")]
ARABIC = [*map(ord, " \u00a0،؛؟«»():.,-–%"), *range(0x621, 0x63B), *range(0x640, 0x653)]
ARABIC_FEATURES = ["init", "medi", "fina", "rlig", "ccmp", "calt", "mark", "kern", "liga"]
# The range of widths and weights that the design uses.
AXES = {"wdth": (75, 112), "wght": (400, 700)}
# Kerning for every width would be as large as the letters: text has this one.
TEXT = {"wdth": 104, "wght": 500}


def font(source, axes, letters, features=("kern", "tnum")):
    instance = instancer.instantiateVariableFont(TTFont(source), axes)
    instance.flavor = None
    instance.save("/tmp/instance.ttf")
    result = TTFont("/tmp/instance.ttf")
    options = subset.Options(layout_features=list(features), hinting=False, name_IDs=[1, 2, 6])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(result)
    return result


def cut(source, letters, target):
    result = font(source, AXES, letters)
    result["GPOS"] = font(source, TEXT, letters)["GPOS"]
    del result["GDEF"]
    save(result, target)


def save(result, target):
    for table in ("MVAR", "prep", "gasp"):
        if table in result:
            del result[table]
    result.flavor = "woff2"
    result.save(target)


cut(sys.argv[1], CORE, "site/fonts/special-gothic.woff2")
cut(sys.argv[1], FIGURES, "site/fonts/special-gothic-figures.woff2")
save(
    font(sys.argv[2], {"wght": AXES["wght"]}, ARABIC, ARABIC_FEATURES),
    "site/fonts/alexandria-arabic.woff2",
)
