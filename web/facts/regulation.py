"""A regulation as a page shows it: each article beside its figures; what was inferred, and what no article states."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from core.modality import Modality
from core.rules.article import Article, Source
from regulations.entry import Entry, Note
from regulations.read import Regulation
from reports.citation import citation, default_words
from reports.language import Translator
from reports.rules.figures import figure_words, label
from web.acts.names import folded
from web.rulings import regulation_of
from web.visit import Visit


@dataclass(frozen=True, slots=True)
class FigureShown:
    """A figure of an article: what it is, how much, and why it was read so where it was not stated."""

    name: str
    words: str
    lines: tuple[str, ...] = ()
    inferred: tuple[str, ...] = ()
    basis: str = ""


@dataclass(frozen=True, slots=True)
class ArticleShown:
    """An article beside its figures."""

    anchor: str
    cite: str
    text: str
    figures: tuple[FigureShown, ...]
    note: Note | None = None


@dataclass(frozen=True, slots=True)
class FileShown:
    """A file of the regulation, as its list shows it."""

    url: str
    title: str
    articles: int


def anchors(regulation: Regulation) -> Mapping[Article, str]:
    """Where each article stands on its page: "art-3o-b" for "3º, b"; the second part of a parted one, "art-4o-2"."""
    found: dict[Article, str] = {}
    parts: Counter[str] = Counter()
    for entry in regulation.entries:
        name = "art-" + re.sub(r"[^a-z0-9]+", "-", folded(entry.article.number)).strip("-")
        parts[f"{entry.article.file}#{name}"] += 1
        number = parts[f"{entry.article.file}#{name}"]
        found[entry.article] = name if number == 1 else f"{name}-{number}"
    return found


def article_links(visit: Visit) -> Callable[[Source], str]:
    """From an article to the place where it stands; "" for what has none."""
    event = visit.of_event()
    places = anchors(regulation_of(visit.session, event))

    def link(source: Source) -> str:
        if not isinstance(source, Article) or source not in places:
            return ""
        return f"/{event.slug}/regulamento/{source.file}#{places[source]}"

    return link


def index_facts(visit: Visit) -> Mapping[str, Any]:
    """The files of the event's regulation."""
    regulation = regulation_of(visit.session, visit.of_event())
    there = f"/{visit.of_event().slug}/regulamento"
    return {
        "regulation": regulation,
        "files": [
            FileShown(f"{there}/{stem}", title(regulation, stem, visit.t), len(regulation.articles(stem)))
            for stem in stems(regulation)
        ],
    }


def stems(regulation: Regulation) -> list[str]:
    """The names of the files that have articles, the general one first, the notes last."""
    found = dict.fromkeys(entry.article.file for entry in regulation.entries)
    return sorted(found, key=lambda name: (name != "general", name == "notes"))


def title(regulation: Regulation, stem: str, t: Translator) -> str:
    """The printed title of a file, or what the file is."""
    if stem == "general":
        return t.gettext("General regulation")
    if stem == "notes":
        return t.gettext("Official notes")
    head = regulation.heads.get(stem)
    return head.title if head and head.title else stem


def file_facts(visit: Visit, stem: str) -> Mapping[str, Any] | None:
    """One file: its articles with their figures, then the figures that no article states; None where there is none."""
    regulation = regulation_of(visit.session, visit.of_event())
    if stem not in stems(regulation):
        return None
    head, places = regulation.heads.get(stem), anchors(regulation)
    modality = regulation.modalities.get(stem.partition(".")[0])
    return {
        "title": title(regulation, stem, visit.t),
        "source": head.source if head and head.source else regulation.source,
        "articles": [
            ArticleShown(
                places[entry.article],
                citation(Article("notes" if entry.note else "", entry.article.number), visit.t),
                entry.article.text,
                tuple(_figures(entry, modality, visit)),
                entry.note,
            )
            for entry in regulation.articles(stem)
        ],
        "defaults": list(_defaults(regulation, modality, stem, visit)),
    }


def _figures(entry: Entry, modality: Modality | None, visit: Visit) -> Iterable[FigureShown]:
    """The figures that an article states; the names of things that it declares stand in their labels."""
    for stated in entry.figures:
        if stated.path.endswith((".name", ".what")):
            continue
        listed = stated.value if isinstance(stated.value, tuple) and len(stated.value) > 1 else ()
        parts = entry.parts.get(stated.path, {})
        reasons = [entry.reason(stated.path), *(f"{letter}) {reason}" for letter, reason in parts.items())]
        yield FigureShown(
            name=label(stated.path, visit.t, modality),
            words="" if listed else figure_words(stated.value, visit.t, modality),
            lines=tuple(figure_words(one, visit.t, modality) for one in listed),
            inferred=tuple(reason for reason in reasons if reason),
        )


def _defaults(regulation: Regulation, modality: Modality | None, stem: str, visit: Visit) -> Iterable[FigureShown]:
    """What no article states and holds all the same, for the file of one sport."""
    if modality is None:
        return
    category = stem.partition(".")[2] or regulation.categories(modality.id)[0]
    ruleset = regulation.ruleset(modality.id, category)
    for path in dict.fromkeys(statement.path for statement in ruleset.statements):
        figure = ruleset.figure(path)
        if figure is None or isinstance(figure.source, Article) or figure.value is None:
            continue
        if path.endswith((".name", ".what")):
            continue
        yield FigureShown(
            name=label(path, visit.t, modality),
            words=figure_words(figure.value, visit.t, modality),
            basis=default_words(figure.source, visit.t),
        )
