"""One file of the draft as a form: each article beside its figures, and what the linter says of each."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.rules.article import Article
from regulations import citation as citations
from regulations.citation import plain_number
from regulations.document import Document, Raw, read_document
from regulations.writing.outline import outline
from reports.citation import citation, default_words
from reports.language import Translator
from reports.prose import capital
from reports.rules.figures import figure_words
from web.facts.draft_fields import (
    FieldShown,
    GroupShown,
    Silent,
    around_fields,
    figure_options,
    groups_shown,
    head_fields,
    number_widget,
)
from web.facts.draft_findings import Said, findings_of
from web.regulating.desk import Desks, Linted
from web.regulating.keys import key_options
from web.regulating.lines import Line, literal
from web.regulating.widget import EMPTY, Desk, Widget, below


@dataclass(frozen=True, slots=True)
class ArticleShown:
    """An article as it is edited; ``notes`` are the numbers of the official notes that change it."""

    name: str
    index: int
    cite: str
    number: Widget
    text: Widget
    groups: tuple[GroupShown, ...]
    around: tuple[FieldShown, ...]
    said: tuple[Said, ...]
    wrong: frozenset[str]
    notes: tuple[str, ...]


def file_facts(
    files: Mapping[str, str], file: str, linted: Linted, t: Translator, opened: Sequence[str] = ()
) -> dict[str, Any] | None:
    """Everything of one file's form; None where the file is no TOML, so that only its text can be mended."""
    desks = Desks(files, t, opened)
    document = desks.document(file)
    if document is None or document.broken:
        return None
    says = findings_of(document, linted, t)
    articles = [
        _article(document, index, raw, desks, says.get(f"e{index}", ()), (linted, files))
        for index, raw in enumerate(document.articles)
    ]
    return {
        "head": tuple(head_fields(document, desks.of(file))),
        "articles": articles,
        "says": says,
        "head_said": says.get("head", ()),
        "keys": key_options(t, desks.sport(file)),
        "opened": list(opened),
    }


def _article(
    document: Document, index: int, raw: Raw, desks: Desks, said: tuple[Said, ...], of: tuple[Linted, Mapping[str, str]]
) -> ArticleShown:
    linted, files = of
    name, desk = f"e{index}", desks.of(document.file, raw)
    groups = outline(raw, document.notes)
    desk = Desk(desk.context, desk.t, desk.modality, desk.opened, tuple(figure_options(groups, raw, desk)))
    number = str(raw.get("number", ""))
    stem = "notes" if document.notes else ""
    text = raw.get("text", EMPTY)
    return ArticleShown(
        name=name,
        index=index,
        cite=capital(citation(Article(stem, number), desk.t)),
        number=number_widget(raw, name, desk, note=document.notes),
        text=Line(several=True).show(text, below(name, "text"), desk) or literal(text, below(name, "text"), desk),
        groups=tuple(groups_shown(groups, name, raw, desk, _silent(desk, linted))),
        around=tuple(around_fields(raw, name, desk, note=document.notes)),
        said=said,
        wrong=frozenset(each.path for each in said if each.path),
        notes=tuple(_notes(document, number, files)),
    )


def _silent(desk: Desk, linted: Linted) -> Silent:
    """What holds as long as no article states it, by the defaults of the sport."""
    regulation, sport, t = linted.regulation, desk.modality, desk.t

    def words(path: str) -> str:
        if regulation is None or sport is None or sport.id not in regulation.modalities:
            return ""
        figure = regulation.ruleset(sport.id, regulation.categories(sport.id)[0]).figure(path)
        if figure is None or figure.value is None:
            return ""
        source = citation(figure.source, t) or default_words(figure.source, t)
        return f"{figure_words(figure.value, t, sport, path)} ({source.rstrip('.')})"

    return words


def _notes(document: Document, number: str, files: Mapping[str, str]) -> Iterator[str]:
    """The official notes that name the article among those that they change."""
    notes = read_document("notes.toml", files["notes.toml"])[0].articles if "notes.toml" in files else ()
    stems = tuple(file.removesuffix(".toml") for file in files)
    for note in notes:
        overrides = note.get("overrides", [])
        for each in overrides if isinstance(overrides, list) else [overrides]:
            cited = citations.parse(str(each), "notes", stems)
            if (cited.file, cited.number) == (document.stem, plain_number(number)):
                yield str(note.get("number", ""))
