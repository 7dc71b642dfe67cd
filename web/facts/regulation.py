"""A regulation as a page shows it: its files, each article beside what is computed from it, and where to find one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.rules.article import Article, Source
from regulations.read import Regulation
from reports.rules.annotated import Annotated, annotated
from reports.rules.exercised import exercises
from reports.rules.places import anchors, stems, title
from web.rulings import regulation_of
from web.visit import Visit


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


def document_of(visit: Visit, files: Sequence[str] = ()) -> Annotated | None:
    """The annotated regulation of the event, whole or of one file; None where there is no such file."""
    event = visit.of_event()
    regulation = regulation_of(visit.session, event)
    if any(name not in stems(regulation) for name in files):
        return None
    return annotated(regulation, visit.t, files, exercises(event.regulation))


def file_facts(visit: Visit, stem: str) -> Mapping[str, Any] | None:
    """One file: its articles with their figures, then what no article states; None where there is none."""
    document = document_of(visit, (stem,))
    if document is None:
        return None
    (file,) = document.files
    there = f"/{visit.of_event().slug}/regulamento/{stem}"
    regulation = regulation_of(visit.session, visit.of_event())
    return {
        "file": file,
        "written_in": document.language,
        "pdf": f"{there}.pdf",
        "sheet": f"{there}/resumo" if of_sport(regulation, stem) else "",
        "here": f"/{visit.of_event().slug}/regulamento",
    }
