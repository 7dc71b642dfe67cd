"""Names at the edge: cleaned, folded to find the same name under accents, case and spaces, and made short for a URL."""

import re
import unicodedata
from collections.abc import Mapping

from core.rules.refusal import Refusal

_BREAKS = re.compile(r"\s+")
# What no name needs and a reader cannot see: controls, and marks that reorder or hide text.
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = {"\u200c", "\u200d"}
_NOT_DECOMPOSED: Mapping[int, str] = str.maketrans(
    {"ß": "ss", "ø": "o", "đ": "d", "ł": "l", "æ": "ae", "œ": "oe", "ı": "i", "ﬁ": "fi", "ﬂ": "fl"}
)


def clean(text: str) -> str:
    """As it is kept: composed accents, single spaces, none around."""
    return _BREAKS.sub(" ", unicodedata.normalize("NFC", text)).strip()


def folded(text: str) -> str:
    """Without accents, case, or more than one space: two names that fold alike are the same name."""
    apart = unicodedata.normalize("NFKD", clean(text).casefold().translate(_NOT_DECOMPOSED))
    return clean("".join(c for c in apart if not unicodedata.combining(c) and unicodedata.category(c) != "Cf"))


def short_name(text: str) -> str:
    """For a URL: "Vinícola Nossa Senhora" is "vinicola-nossa-senhora"."""
    return re.sub(r"[^a-z0-9]+", "-", folded(text)).strip("-")


def address(text: str) -> str:
    """An e-mail address as accounts keep it: case, and what is copied along unseen, apart, it is the same address."""
    return clean("".join(c for c in text if unicodedata.category(c) not in _UNSEEN)).casefold()


def text_refusals(at: str, text: str, most: int, least: int = 1) -> tuple[Refusal, ...]:
    """Why a text cannot be kept: empty, too long (in characters), or with signs that nobody sees."""
    kept = clean(text)
    found = []
    if len(kept) < least:
        found.append(Refusal("text missing" if not kept else "text too short", at, str(len(kept)), str(least)))
    if len(kept) > most:
        found.append(Refusal("text too long", at, str(len(kept)), str(most)))
    if any(unicodedata.category(c) in _UNSEEN and c not in _JOINERS for c in kept):
        found.append(Refusal("text with unseen signs", at))
    return tuple(found)
