"""What no article says and holds all the same, and what the committee still has to say."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from core.modality import Modality
from core.rules.article import Article
from core.rules.forms import Duration
from core.rules.ruleset import Ruleset
from regulations.bounds import ToSet
from regulations.language.acts import acted_on
from regulations.language.key import MODALITY, Key, Shape, Table, Things
from regulations.language.tables import TABLES, find
from regulations.regulation import Regulation
from reports.citation import citation
from reports.language import Translator, marked
from reports.prose import capital
from reports.rules.figures import label
from reports.rules.values import figure_lines, form_words, one_word

PHRASES: Final[Mapping[str, str]] = {
    "starters": marked("as many as play at once"),
    "the rest": marked("the others of the list"),
    "to_start": marked("as many as to start"),
    "the category's": marked("as the category says"),
    "any of bonds": marked("any of the bonds"),
    "stands in groups, decided in knock-out": marked("stands in groups, is decided in a knock-out"),
    "what the credited score gives": marked("what the credited score gives"),
    "walkover_loss": marked("as a loss by walkover"),
    "absence, below minimum": marked("absence, or too few athletes"),
    "target": marked("the points of a partial"),
    "table points in phase, or mark": marked("table points in the stage, or the mark"),
    "ranking.by, then more (else any) without among tied, head-to-head and sweep": marked(
        "as in the table, then the list of three or more, without what is among those level"
    ),
}
"""Defaults of the product that are no value: what the language says of them, in words."""

PRODUCT: Final = "default of the product"

UNTOLD: Final = (MODALITY, "none", "must be said", "must be said when needed", "required")


@dataclass(frozen=True, slots=True)
class Default:
    """A figure that no article states: what it is called, its value, and whose rule it is where it is somebody's."""

    name: str
    lines: tuple[str, ...]
    basis: str
    applied: bool


@dataclass(frozen=True, slots=True)
class LeftOpen:
    """A figure left to the committee: what it is called, within what, by which article; ``now`` what holds, if set."""

    name: str
    bounds: str
    cite: str
    now: str = ""


def defaults(ruleset: Ruleset, modality: Modality, t: Translator) -> Iterator[Default]:
    """The figures in force of the sport's own, in the order of the language's tables; then those of the product."""
    for path in dict.fromkeys(statement.path for statement in ruleset.statements):
        figure = ruleset.figure(path)
        if figure is None or isinstance(figure.source, Article) or figure.value is None:
            continue
        if path.endswith((".name", ".what")):
            continue
        found = find(path)
        key = found.generic if found else path
        lines = figure_lines(figure.value, t, modality, key)
        yield Default(capital(label(path, t, modality)), lines, _basis(figure.source.basis, t), acted_on(key))


def product_defaults(ruleset: Ruleset, modality: Modality, t: Translator) -> Iterator[Default]:
    """The keys that the product itself answers where neither an article nor the sport says anything."""
    for path, key in _keys():
        figure = ruleset.figure(path)
        stated = figure is not None and figure.value is not None
        if stated or key.default in UNTOLD or not _asked(path, ruleset) or not acted_on(path):
            continue
        yield Default(capital(label(path, t, modality)), (default_value(key.default, t, modality),), "", acted_on(path))


def _basis(basis: str, t: Translator) -> str:
    return "" if basis in ("", PRODUCT) else t.gettext(basis)


def default_value(default: str, t: Translator, modality: Modality | None = None) -> str:
    """A default of the product in words."""
    if default in PHRASES:
        return t.gettext(PHRASES[default])
    if found := re.fullmatch(r"(\d+) (s|min|h|days)", default):
        return form_words(Duration(int(found[1]), found[2]), t)
    at = find(default) if "." in default else None
    if at is not None and at.form is not None:
        return t.gettext("the same as: %(figure)s") % {"figure": label(default, t, modality)}
    return one_word(default, t, modality)


def left_open(regulation: Regulation, modality: str, category: str, t: Translator) -> Iterator[LeftOpen]:
    """What the articles leave to the committee, with what it has said so far."""
    ruleset = regulation.ruleset(modality, category)
    sport = regulation.modalities[modality]
    for entry, bounds in regulation.to_set(modality, category):
        now = _now(ruleset, bounds, t, sport)
        yield LeftOpen(capital(label(bounds.path, t, sport)), bounds_words(bounds, t), citation(entry.article, t), now)


def bounds_words(bounds: ToSet, t: Translator) -> str:
    """Within what a figure may be set: "de 100 a 150"."""
    if bounds.within is None:
        return t.gettext("anything")
    found = find(bounds.path)
    key = found.generic if found else bounds.path
    if isinstance(bounds.within, tuple):
        return ", ".join(one_word(each, t, None, key) for each in bounds.within)
    return form_words(bounds.within, t)


def _now(ruleset: Ruleset, bounds: ToSet, t: Translator, modality: Modality) -> str:
    figure: Any = ruleset.figure(bounds.path)
    if figure is None or figure.value is None or not isinstance(figure.source, Article):
        return ""
    found = find(bounds.path)
    words = "; ".join(figure_lines(figure.value, t, modality, found.generic if found else ""))
    return t.gettext("%(value)s (%(article)s)") % {"value": words, "article": citation(figure.source, t)}


def _asked(path: str, ruleset: Ruleset) -> bool:
    """True where the figure means something here: boards only in encounters, marks only where they are measured."""
    table = path.partition(".")[0]
    marks = bool(ruleset.value("match.won_by") == "mark")
    if ".inner." in path or ".deciding." in path:
        return False
    if ".extra_time." in path:
        return "extra time" in ruleset.value("match.deciders", otherwise=())
    if table == "penalties":
        return any(name.endswith(".points") for name in ruleset.under("infraction"))
    if table == "encounter":
        return ruleset.value("encounter.boards") is not None
    return {"performance": marks, "match": not marks}.get(table, True)


def _keys() -> Iterator[tuple[str, Key]]:
    """Every key that is no thing's, by its path."""

    def walk(shape: Shape, path: str) -> Iterator[tuple[str, Key]]:
        for name, key in getattr(shape, "keys", {}).items():
            if isinstance(key.form, Table):
                yield from walk(key.form, f"{path}.{name}")
            elif not isinstance(key.form, Things):
                yield f"{path}.{name}", key

    for name, shape in TABLES.items():
        if isinstance(shape, Table):
            yield from walk(shape, name)
