"""The figures left to the committee: what each may be, what it is, and whether it can still be set."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from core.rules.article import Article
from regulations.bounds import ToSet
from regulations.entry import Entry
from regulations.language.tables import find as find_key
from regulations.read import Regulation
from reports.citation import citation
from reports.prose import capital
from reports.rules.figures import figure_words, label
from web.regulating.desk import Desks
from web.regulating.field import read, shown
from web.regulating.widget import EMPTY, Desk, Widget, node_at
from web.rulings import regulation_of
from web.storage import find
from web.visit import Visit


@dataclass(frozen=True)
class Open:
    """A figure left open in one sport: in which categories, and by which article; ``drawn`` once matches are made."""

    sport: str
    categories: tuple[str, ...]
    entry: Entry
    bounds: ToSet
    drawn: bool

    @property
    def name(self) -> str:
        """The name of its field."""
        return f"set/{self.sport}/{self.bounds.path}"


@dataclass(frozen=True, slots=True)
class OpenShown:
    """The same as a page shows it; ``now`` is what holds, "" where nothing does; ``widget`` None where it is closed,
    ``note`` where the form of a note about its article is."""

    label: str
    cite: str
    law: str
    bounds: str
    now: str
    widget: Widget | None
    name: str
    drawn: bool
    note: str


@dataclass(frozen=True, slots=True)
class SportShown:
    """The figures of one sport."""

    name: str
    figures: tuple[OpenShown, ...]


def open_figures(visit: Visit, regulation: Regulation) -> Iterator[Open]:
    """Every figure that is left open in a sport of the regulation, once, however many its categories."""
    drawn = {
        c.modality for c in find.competitions(visit.session, visit.of_event().id) if find.matches(visit.session, c.id)
    }
    for sport in regulation.modalities:
        found: dict[tuple[str, str], tuple[Entry, ToSet, list[str]]] = {}
        for category in regulation.categories(sport):
            for entry, bounds in regulation.to_set(sport, category):
                key = (entry.article.cite(), bounds.path)
                found.setdefault(key, (entry, bounds, []))[2].append(category)
        for entry, bounds, categories in found.values():
            yield Open(sport, tuple(categories), entry, bounds, sport in drawn)


def to_set_facts(visit: Visit, typed: Mapping[str, Any]) -> dict[str, Any]:
    """The page: sport by sport, each figure with its article and bounds."""
    regulation = regulation_of(visit.session, visit.of_event())
    desks = Desks(regulation.files, visit.t)
    by: dict[str, list[OpenShown]] = {}
    for one in open_figures(visit, regulation):
        by.setdefault(one.sport, []).append(_shown(one, regulation, desks, visit, typed))
    t = visit.t
    return {
        "sports": [SportShown(t.gettext(regulation.modalities[s].name), tuple(found)) for s, found in by.items()],
        "signed": ", ".join((visit.signed_in().name, t.gettext("organising committee"))),
    }


def _shown(one: Open, regulation: Regulation, desks: Desks, visit: Visit, typed: Mapping[str, Any]) -> OpenShown:
    t, path = visit.t, one.bounds.path
    modality = regulation.modalities[one.sport]
    figure = regulation.ruleset(one.sport, one.categories[0]).figure(path)
    now = ""
    if figure is not None and figure.value is not None:
        source = citation(figure.source, t) if isinstance(figure.source, Article) else t.gettext("default")
        now = f"{figure_words(figure.value, t, modality, path)} ({source})"
    found = find_key(path)
    widget = None
    if found is not None and found.form is not None and not one.drawn:
        desk = desk_of(desks, one)
        raw = read(found.form, node_at(typed, tuple(one.name.split("/"))), desk) if typed else EMPTY
        widget = shown(found.form, raw, one.name, desk)
    return OpenShown(
        capital(label(path, t, modality)),
        capital(citation(one.entry.article, t)),
        one.entry.article.text,
        one.bounds.written(),
        now,
        widget,
        one.name,
        one.drawn,
        f"/{visit.of_event().slug}/comissao/regulamento/nota?{urlencode(_place(one))}",
    )


def _place(one: Open) -> dict[str, str]:
    """The article that leaves it open, as the address of a note's form names it."""
    return {"artigo": one.entry.article.file, "numero": one.entry.article.number}


def desk_of(desks: Desks, one: Open) -> Desk:
    """The desk at which a figure of the sport is written."""
    return desks.of(f"{one.sport}.toml", {"applies": {"modality": one.sport}})
