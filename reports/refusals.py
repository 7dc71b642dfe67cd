"""A refusal as a sentence: what happened, found and allowed, and the article."""

import re
from collections.abc import Mapping
from datetime import date
from typing import Final

from core.modality import Modality
from core.rules.article import Article
from core.rules.refusal import Refusal
from reports.citation import citation
from reports.dates import short_day
from reports.language import Translator, marked
from reports.numbers import DASH
from reports.prose import Prose, Run, joined, plain, prose
from reports.refusals_of_acts import SENTENCES as OF_ACTS
from reports.refusals_of_discipline import SENTENCES as OF_DISCIPLINE
from reports.refusals_of_entries import SENTENCES as OF_ENTRIES
from reports.refusals_of_entries import told
from reports.refusals_of_sheets import DECIDERS
from reports.refusals_of_sheets import SENTENCES as OF_SHEETS
from reports.rules.figures import label

SENTENCES: Final[Mapping[str, str]] = {**OF_ACTS, **OF_DISCIPLINE, **OF_ENTRIES, **OF_SHEETS}

_UNKNOWN: Final = (
    marked("%(code)s"),
    marked("%(code)s: %(found)s"),
    marked("%(code)s: %(found)s, allowed %(allowed)s"),
)
"""A sport of somebody else's may refuse by a code that this catalogue does not have: it is shown as it is."""

_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")
_SCORE: Final = re.compile(r"(?<=\d)-(?=\d)")
_PLACE: Final = re.compile(r"(?:^|\.)segments\.(\d+)")


def say(refusal: Refusal, translator: Translator, modality: Modality | None = None) -> str:
    """The refusal as one sentence. With the modality, its segment is named ("Set 2: …"): for lists, not beside it."""
    return plain(say_prose(refusal, translator, modality))


def say_prose(refusal: Refusal, translator: Translator, modality: Modality | None = None) -> Prose:
    """The same, with its citation as a run of its own."""
    t = translator
    words: Prose = prose(t.gettext(_sentence(refusal)), _values(refusal, t))
    place = _place(refusal, t, modality)
    if place:
        words = prose(t.gettext("%(place)s: %(sentence)s"), {"place": place, "sentence": words})
    if not isinstance(refusal.source, Article):
        return joined([*words, Run(".")])
    cite = Run(citation(refusal.source, t, refusal.letter), refusal.source)
    return prose(t.gettext("%(sentence)s (%(article)s)."), {"sentence": words, "article": (cite,)})


def _sentence(refusal: Refusal) -> str:
    if refusal.code in SENTENCES:
        return SENTENCES[refusal.code]
    return _UNKNOWN[2 if refusal.allowed and refusal.found else 1 if refusal.found else 0]


def _values(refusal: Refusal, t: Translator) -> dict[str, str | Prose]:
    """The figures of the sentence as written: scores with a dash, deciders by their names."""
    values: dict[str, str | Prose] = {name: _written(value, t) for name, value in refusal.params.items()}
    if "figure" in refusal.params:
        values["figure"] = label(refusal.params["figure"], t)
    code = t.gettext(refusal.code)
    if refusal.code in OF_ENTRIES:
        words = {name: told(getattr(refusal, name), t) for name in ("found", "allowed")}
        fact = told(refusal.params.get("fact", ""), t)
        return {**values, **words, "who": refusal.params.get("who", ""), "fact": fact, "code": code}
    return {**values, "code": code, "found": _written(refusal.found, t), "allowed": _written(refusal.allowed, t)}


def _written(text: str, t: Translator) -> str:
    deciders = text.split(", ")
    if all(name in DECIDERS for name in deciders):
        return ", ".join(t.gettext(DECIDERS[name]) for name in deciders)
    if _DAY.fullmatch(text):
        return short_day(date.fromisoformat(text), t)
    return _SCORE.sub(DASH, text)


def _place(refusal: Refusal, t: Translator, modality: Modality | None) -> str:
    found = _PLACE.search(refusal.at)
    if modality is None or found is None:
        return ""
    return t.gettext("%(segment)s %(number)s") % {
        "segment": t.pgettext("segment", modality.segment.one),
        "number": int(found.group(1)) + 1,
    }
