"""A regulation as a page shows it: its files, each article beside what is computed from it, and where to find one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.rules.article import Article, Source
from regulations.citation import parse, plain_number
from regulations.read import Regulation
from reports.paper import Cover
from reports.rules.annotated import Annotated, annotated
from reports.rules.exercised import exercises
from reports.rules.places import anchors, stems, title
from reports.rules.summary import Summary, summaries
from web.rendering import STATIC
from web.rulings import regulation_of
from web.storage import find
from web.trials import kept_file
from web.visit import UnknownError, Visit


@dataclass(frozen=True, slots=True)
class FileShown:
    """A file of the regulation, as its list shows it; ``sheet`` is where its referee's summary is, "" where none."""

    url: str
    title: str
    articles: int
    sheet: str = ""


def article_links(visit: Visit) -> Callable[[Source], str]:
    """From an article to the place where it stands; "" for what has none."""
    event = visit.of_event()
    places = anchors(regulation_of(visit.session, event))

    def link(source: Source) -> str:
        if isinstance(source, Article) and source.file == "rulings":
            return f"/{event.slug}/decisoes#decisao-{source.number}"
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
            FileShown(
                f"{there}/{stem}",
                title(regulation, stem, visit.t),
                len(regulation.articles(stem)),
                f"{there}/{stem}/resumo" if of_sport(regulation, stem) else "",
            )
            for stem in stems(regulation)
        ],
    }


def of_sport(regulation: Regulation, stem: str) -> bool:
    """True for the file of a sport that can be ranked: general rules and notes have no referee."""
    return stem in stems(regulation) and stem.partition(".")[0] in regulation.modalities


def title_of(visit: Visit, stem: str) -> str:
    """The title of one file. Raises UnknownError where there is no such file."""
    regulation = regulation_of(visit.session, visit.of_event())
    if stem not in stems(regulation):
        raise UnknownError
    return title(regulation, stem, visit.t)


def has_summary(visit: Visit, stem: str) -> bool:
    """True for the file of a sport."""
    return of_sport(regulation_of(visit.session, visit.of_event()), stem)


def document_of(visit: Visit, files: Sequence[str] = ()) -> Annotated:
    """The annotated regulation of the event, whole or of one file that is there."""
    event = visit.of_event()
    kept = [kept_file(case) for case in find.worked_cases(visit.session, event.id)]
    return annotated(regulation_of(visit.session, event), visit.t, files, exercises(event.regulation, kept))


def file_facts(visit: Visit, stem: str) -> Mapping[str, Any]:
    """One file that is there: its articles with their figures, then what no article states."""
    document = document_of(visit, (stem,))
    (file,) = document.files
    there = f"/{visit.of_event().slug}/regulamento/{stem}"
    regulation = regulation_of(visit.session, visit.of_event())
    return {
        "file": file,
        "notes": changed_by(regulation, stem),
        "written_in": document.language,
        "pdf": f"{there}.pdf",
        "sheet": f"{there}/resumo" if of_sport(regulation, stem) else "",
        "here": f"/{visit.of_event().slug}/regulamento",
        "chains": f"/{visit.of_event().slug}/comissao/regulamento/desempate/{stem}"
        if of_sport(regulation, stem) and visit.person and visit.person.on_committee(visit.of_event().id)
        else "",
    }


def summaries_of(visit: Visit, stem: str) -> tuple[Summary, ...]:
    """The referee's summaries of a sport's file."""
    return summaries(regulation_of(visit.session, visit.of_event()), stem, visit.t)


def summary_facts(visit: Visit, stem: str) -> Mapping[str, Any]:
    """The same for a page."""
    there = f"/{visit.of_event().slug}/regulamento"
    found = summaries_of(visit, stem)
    return {"summaries": found, "pdf": f"{there}/{stem}/resumo.pdf", "file": f"{there}/{stem}", "here": there}


def cover_of(visit: Visit) -> Cover:
    """The head and foot of a document of the regulation."""
    event = visit.of_event()
    stylesheet = (STATIC / "sumula.css").read_text(encoding="utf-8")
    return Cover(visit.language, event.name, stylesheet, event.place, event.starts, event.ends)


def changed_by(regulation: Regulation, stem: str) -> Mapping[str, tuple[str, ...]]:
    """The official notes that change an article of the file, by where it stands on its page."""
    places = anchors(regulation)
    notes: dict[str, list[str]] = {}
    for note in regulation.articles("notes"):
        for written in note.overrides:
            cited = parse(written, "notes", tuple(regulation.heads))
            for entry in regulation.articles(stem):
                if cited.file == stem and plain_number(entry.article.number) == cited.number:
                    notes.setdefault(places[entry.article], []).append(note.article.number)
    return {anchor: tuple(dict.fromkeys(numbers)) for anchor, numbers in notes.items()}
