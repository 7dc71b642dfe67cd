"""What a card or an infraction brings by the regulation, as the form of a sheet shows it beside where it is written."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from core.play.format import Format
from core.rules.article import Cited, Source
from reports.citation import citation, default_words
from reports.language import Translator
from reports.rules.figures import label
from reports.rules.values import figure_words

_LEFT_OUT = ("weight", "points_go")


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect in words, with its article."""

    words: str
    cite: str
    source: Source


@dataclass(frozen=True, slots=True)
class Brings:
    """A card or an infraction and all that it brings."""

    name: str
    effects: tuple[Effect, ...]


def incident_words(rules: Format, t: Translator) -> Mapping[str, str]:
    """What each card and infraction is called."""
    names = dict.fromkeys((*rules.modality.infractions, *_named(rules, "infraction")))
    found = {name: t.gettext(rules.modality.infractions.get(name, name)) for name in names}
    return found | {name: t.pgettext("card", name) for name in ("yellow", "red", *_named(rules, "card"))}


def brings(rules: Format, t: Translator) -> list[Brings]:
    """Every card and infraction for which the regulation states an effect on somebody."""
    words = incident_words(rules, t)
    found = []
    for table in ("card", "infraction"):
        for name in _named(rules, table):
            effects = tuple(_effects(rules, f"{table}.{name}", t))
            if effects:
                found.append(Brings(_capital(words.get(name, name)), effects))
    return found


def _named(rules: Format, table: str) -> tuple[str, ...]:
    start = f"{table}."
    return tuple(dict.fromkeys(path.split(".")[1] for path in rules.cited if path.startswith(start)))


def _effects(rules: Format, thing: str, t: Translator) -> Iterator[Effect]:
    for path, figure in rules.cited.items():
        key = path.removeprefix(f"{thing}.")
        if path.startswith(f"{thing}.") and figure.value is not None and key not in (*_LEFT_OUT, "name"):
            yield Effect(_effect(path, key, figure, rules, t), _law(figure, t), figure.source)


def _effect(path: str, key: str, figure: Cited[Any], rules: Format, t: Translator) -> str:
    table = path.partition(".")[0]
    named = label(path, t, rules.modality).rpartition(": ")[2]
    return f"{named}: {figure_words(figure.value, t, rules.modality, f'{table}.{key}')}"


def _law(figure: Cited[Any], t: Translator) -> str:
    return citation(figure.source, t) or default_words(figure.source, t)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
