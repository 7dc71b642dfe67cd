"""Official notes: those in force as everybody reads them, and the form of a new one made of an article."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from core.rules.article import Article
from regulations import citation as citations
from regulations.citation import plain_number
from regulations.document import Raw, read_document
from regulations.entry import Entry, Note
from regulations.language.head import NOTE
from regulations.read import Regulation
from regulations.writing.outline import outline
from reports.citation import citation
from reports.prose import capital
from reports.rules.figures import figure_words, label
from web.facts.draft_fields import PLAIN, GroupShown, figure_fields, open_fields
from web.facts.drafting import file_title
from web.facts.regulation import article_links
from web.regulating.desk import Desks
from web.regulating.field import read, shown
from web.regulating.note import as_typed, left_open
from web.rulings import regulation_of
from web.storage import find
from web.storage.drafts import draft_of
from web.visit import Visit

PREFIX = "note"


@dataclass(frozen=True, slots=True)
class NoteShown:
    """A note in force: ``changes`` are the articles that it names, each with its link; ``figures`` what it states."""

    number: str
    note: Note
    text: str
    since: date
    url: str
    changes: tuple[tuple[str, str], ...]
    figures: tuple[tuple[str, str], ...]
    holds: str


def notes_facts(visit: Visit) -> Mapping[str, Any]:
    """All notes in force, the latest first."""
    regulation = regulation_of(visit.session, visit.of_event())
    return {"notes": list(reversed(list(_notes(regulation, visit))))}


def note_facts(visit: Visit, number: str) -> Mapping[str, Any] | None:
    """One note; None where there is none of that number."""
    regulation = regulation_of(visit.session, visit.of_event())
    found = [note for note in _notes(regulation, visit) if note.number == number]
    return {"note": found[0]} if found else None


def _notes(regulation: Regulation, visit: Visit) -> Iterator[NoteShown]:
    link, t = article_links(visit), visit.t
    for entry in regulation.articles("notes"):
        if entry.note is None:
            continue
        (sport,) = tuple(entry.region.modalities) if len(entry.region.modalities) == 1 else ("",)
        modality = regulation.modalities.get(sport)
        yield NoteShown(
            entry.article.number,
            entry.note,
            entry.article.text,
            entry.region.narrowing.since or entry.note.date,
            f"/{visit.of_event().slug}/notas/{entry.article.number}",
            tuple((capital(citation(each.article, t)), link(each.article)) for each in _changed(regulation, entry)),
            tuple(
                (capital(label(one.path, t, modality)), figure_words(one.value, t, modality, one.key))
                for one in entry.figures
                if not one.path.endswith((".name", ".what"))
            ),
            _holds(entry, regulation, visit),
        )


def _changed(regulation: Regulation, note: Entry) -> Iterable[Entry]:
    """The articles that a note names among those that it changes."""
    stems = tuple(regulation.heads)
    for written in note.overrides:
        cited = citations.parse(written, "notes", stems)
        for entry in regulation.articles(cited.file):
            if plain_number(entry.article.number) == cited.number:
                yield entry
                break


def _holds(entry: Entry, regulation: Regulation, visit: Visit) -> str:
    """For which sports and stages it holds, "" where for all."""
    t, narrowing = visit.t, entry.region.narrowing
    known = regulation.modalities
    parts = [*(t.gettext(known[each].name) for each in sorted(entry.region.modalities) if each in known)]
    parts += [*(t.gettext(each) for each in sorted(entry.region.categories))]
    return ", ".join([*parts, *(t.gettext(each) for each in sorted(narrowing.stages))])


def new_note_facts(
    visit: Visit, stem: str, number: str, typed: Mapping[str, str], nodes: Mapping[str, Any]
) -> dict[str, Any]:
    """The form of a note; with an article, its figures as they hold, to be changed."""
    event, session, t = visit.of_event(), visit.session, visit.t
    files = note_files(visit)
    found = article_of(files, stem, number)
    opened = [add] if (add := typed.get("do", "").removeprefix("open ")) != typed.get("do", "") else []
    desks = Desks(files, t, [typed.get(f"more:{one}", one) for one in opened])
    groups: tuple[GroupShown, ...] = ()
    if found is not None:
        desk = desks.of(f"{stem}.toml", found)
        whole = as_typed(found, nodes[PREFIX], desk) if PREFIX in nodes else found
        groups = (*figure_fields(outline(whole), PREFIX, desk), *open_fields(left_open(whole), PREFIX, desk))
    begun, undated = _begun(visit, stem)
    desk = desks.of(f"{stem}.toml", found)
    applied = read(NOTE["applies"], nodes.get("applies"), desk)
    applies = shown(NOTE["applies"], applied, "applies", desk)
    today = visit.today()
    return {
        "articles": list(_articles(files, visit)),
        "stem": stem if found is not None else "",
        "number": number if found is not None else "",
        "cited": capital(citation_of(stem, number, visit)) if found is not None else "",
        "law": str(found.get("text", "")) if found is not None else "",
        "groups": groups,
        "applies": applies,
        "begun": begun,
        "undated": undated,
        "typed": {
            "date": today.isoformat(),
            "since": (today + timedelta(days=1) if begun else today).isoformat(),
            "signed": ", ".join((visit.signed_in().name, t.gettext("organising committee"))),
            "played": "stand",
            **typed,
        },
        "played_options": [
            ("stand", t.pgettext("played", "keep the rule that they began with")),
            ("recomputed", t.pgettext("played", "are counted anew")),
        ],
        "draft": draft_of(session, event.id),
        "plain": {key: capital(t.pgettext("article", words)) for key, words in PLAIN.items()},
    }


def note_files(visit: Visit) -> Mapping[str, str]:
    """The texts over which a note is written: the draft's, else those in force."""
    draft = draft_of(visit.session, visit.of_event().id)
    files: Mapping[str, str] = (draft or find.regulation_text(visit.session, visit.of_event().id)).files
    return files


def article_of(files: Mapping[str, str], stem: str, number: str) -> Raw | None:
    """The article of that number: all entries under it as one, so that every figure of it can be changed."""
    text = files.get(f"{stem}.toml")
    if text is None or stem == "notes":
        return None
    own = [
        dict(article)
        for article in read_document(f"{stem}.toml", text)[0].articles
        if plain_number(str(article.get("number", ""))) == plain_number(number)
    ]
    if not own:
        return None
    whole: dict[str, Any] = {}
    for article in own:
        for key, value in article.items():
            whole[key] = _joined(whole[key], value) if key in whole else value
    return whole


def _joined(one: Any, other: Any) -> Any:
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return {**one, **{key: _joined(one[key], each) if key in one else each for key, each in other.items()}}
    return [*one, *other] if isinstance(one, list) and isinstance(other, list) else one


def citation_of(stem: str, number: str, visit: Visit) -> str:
    """The article as it is cited."""
    return citation(Article(stem, number), visit.t)


def _articles(files: Mapping[str, str], visit: Visit) -> Iterator[tuple[str, str]]:
    """Every article of the regulation, to choose the one that the note changes."""
    for file in sorted(files, key=lambda each: (each != "general.toml", each)):
        if "/" in file or file == "notes.toml":
            continue
        document = read_document(file, files[file])[0]
        title = file_title(document.stem, document.head, visit.t)
        for number in dict.fromkeys(str(article.get("number", "")) for article in document.articles):
            yield f"{document.stem}/{number}", f"{title}: {number}"


def _begun(visit: Visit, stem: str) -> tuple[int, int]:
    """Matches that a note in force since today would judge too: begun today, and begun without an hour of their own."""
    event, today = visit.of_event(), visit.today()
    own = {
        c.id
        for c in find.competitions(visit.session, event.id)
        if stem in ("", "general") or c.modality == stem.partition(".")[0]
    }
    begun = [
        match.starts_at
        for match, version in find.sheets(visit.session, event_id=event.id)
        if version is not None and match.competition_id in own
    ]
    days = [None if at is None else at.astimezone(visit.zone).date() for at in begun]
    return days.count(today), days.count(None)
