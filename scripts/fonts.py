"""Cuts the site's two font files, for Latin and for Arabic pages, out of Special Gothic and Alexandria:
`python3 scripts/fonts.py special-gothic-latin-standard-normal.woff2 alexandria-arabic-wght-normal.woff2`.

The arguments are files of the npm packages `@fontsource-variable/special-gothic` and `@fontsource-variable/alexandria`.
Writes to `site/assets/fonts`. Needs Debian 12's packages `fonttools` (4.38) and
`python3-brotli` (1.0.9).
"""

import sys
from os.path import join
from tempfile import mkdtemp

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# What pages contain, and punctuation that writers may add. Other letters, which only visitors write, are the device's.
ASCII = [letter for letter in range(0x20, 0x7F) if chr(letter) not in "#*<>[\\]^_`{|}~"]
LATIN = [*ASCII, *map(ord, "\u00a0©°×÷\u2002\u2009\u202f–—…’“”•−¡¿«»áéíóúñàâçèêîôùûòÉÀÈÒÓÚ")]
# On Arabic pages: figures, addresses, names of bodies and of languages.
LATIN_IN_ARABIC = [*ASCII, *map(ord, "\u00a0©«»°×÷\u2002\u2009–−çñò")]
ARABIC = [*map(ord, "،؛؟"), *range(0x621, 0x63B), *range(0x640, 0x653)]
ARABIC_FEATURES = ["init", "medi", "fina", "rlig", "ccmp", "calt", "mark", "kern", "liga"]
# The range of weights and widths that the design uses. Alexandria has one width.
WEIGHTS = (400, 700)
WIDTHS = (75, 112)
# Kerning and marks for every weight and width would be as large as the letters: text has those of this one.
TEXT = {"wght": 500, "wdth": 104}

temporary = mkdtemp()


def instance(source, axes, letters, features):
    limited = instancer.instantiateVariableFont(TTFont(source), axes)
    limited.flavor = None
    file = join(temporary, "instance.ttf")
    limited.save(file)
    font = TTFont(file)
    options = subset.Options(layout_features=features, hinting=False, name_IDs=[1, 2, 6])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def cut(source, axes, letters, features):
    font = instance(source, axes, letters, features)
    fixed = instance(source, {axis: TEXT[axis] for axis in axes}, letters, features)
    for table in ("GPOS", "GDEF"):
        if table in font:
            font[table] = fixed[table]
    for table in ("MVAR", "prep", "gasp"):
        if table in font:
            del font[table]
    return font


def merge(fonts):
    """One variable font with the glyphs of all fonts and the axes of the first, which include those of the others."""
    files = []
    variations = {}
    for number, font in enumerate(fonts):
        file = join(temporary, f"{number}.ttf")
        files.append(file)
        font.save(file)
        names = [f"{name}.{number}" for name in TTFont(file).getGlyphOrder()]
        renamed = TTFont(file)
        renamed.setGlyphOrder(names)
        variations.update({name: renamed["gvar"].variations[name] for name in names})
        # Merger does not know variable fonts: it gets their default, and the variations come back below.
        for table in ("fvar", "gvar", "avar", "HVAR", "STAT"):
            del renamed[table]
        renamed["post"].formatType = 2.0
        renamed["post"].extraNames = []
        renamed["post"].mapping = {}
        renamed.save(file)
    merged = Merger().merge(files)
    for table in ("fvar", "gvar", "avar", "STAT"):
        merged[table] = fonts[0][table]
    merged["gvar"].variations = {name: variations[name] for name in merged.getGlyphOrder()}
    merged["post"].formatType = 3.0
    return merged


def save(font, target):
    font.flavor = "woff2"
    font.save(target)


gothic, alexandria = sys.argv[1:]
both = {"wght": WEIGHTS, "wdth": WIDTHS}
save(cut(gothic, both, LATIN, ["kern", "tnum"]), "site/assets/fonts/special-gothic.woff2")
# Without kerning for its few Latin words: 3 KB.
latin = cut(gothic, both, LATIN_IN_ARABIC, ["tnum"])
arabic = cut(alexandria, {"wght": WEIGHTS}, ARABIC, ARABIC_FEATURES)
save(merge([latin, arabic]), "site/assets/fonts/special-gothic-arabic.woff2")
