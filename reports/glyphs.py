"""The characters that the packaged fonts can print, so that paper is the same on every machine."""

import logging
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from fontTools.ttLib import TTFont

SIGN: Final = "\N{BLACK DIAMOND}"
"""Stands for a character that no packaged font has."""

_INVISIBLE: Final = re.compile("[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff\U000e0000-\U000e007f]")
_log = logging.getLogger(__name__)


@cache
def covered(fonts: tuple[Path, ...]) -> frozenset[int]:
    """The characters that every one of these fonts has."""
    found = []
    for path in fonts:
        with TTFont(path) as font:
            found.append(set(font.getBestCmap()))
    return frozenset(set.intersection(*found))


def printable(text: str, fonts: tuple[Path, ...]) -> str:
    """The text with accents composed, invisible marks gone, and SIGN for what cannot be printed; those are logged."""
    known = covered(fonts)
    text = _INVISIBLE.sub("", unicodedata.normalize("NFC", text))
    missing = {letter for letter in text if ord(letter) not in known and letter not in "\n\r\t"}
    if missing:
        _log.warning("not in the packaged fonts: %s", ", ".join(sorted(f"U+{ord(letter):04X}" for letter in missing)))
    return "".join(SIGN if letter in missing else letter for letter in text)
