"""Official notes: read by everybody, written by the committee into the draft."""

from datetime import date

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.rules.refusal import Refusal
from regulations.language.head import NOTE
from web.acts import notes
from web.acts.answers import Refused
from web.acts.drafts import StaleDraft
from web.acts.names import clean
from web.facts.notes import PREFIX, article_of, new_note_facts, note_facts, note_files, notes_facts
from web.facts.refusals import beside
from web.facts.stale_draft import stale_facts
from web.forms import Posted, text
from web.pages.drafting import BELOW, no_link
from web.regulating.deeds import rearranged
from web.regulating.desk import Desks
from web.regulating.field import read
from web.regulating.note import NewNote, changed_figures
from web.regulating.widget import EMPTY, tree
from web.rendering import page, published
from web.visit import UnknownError, Visit, Visited

router = APIRouter()


@router.get("/{event}/notas", name="notes")
def notes_read(visit: Visited) -> Response:
    """The notes in force."""
    return published(visit, "notes.html", lambda: notes_facts(visit))


@router.get("/{event}/notas/{note}", name="note")
def note_read(visit: Visited, note: str) -> Response:
    """One note."""
    facts = note_facts(visit, note)
    if facts is None:
        raise UnknownError
    return published(visit, "note.html", lambda: facts)


@router.get(f"{BELOW}/nota", name="new_note")
def new_note(visit: Visited) -> Response:
    """The form of a note; the address may name the article that it changes."""
    query = visit.request.query_params
    stem, number = query.get("artigo", ""), query.get("numero", "")
    if "/" in stem:
        stem, _, number = stem.partition("/")
    return note_page(visit, stem, number)


@router.post(f"{BELOW}/nota", name="new_note_sent")
def new_note_sent(visit: Visited, form: Posted) -> Response:
    """Writes the note into the draft, where it is tried before it counts."""
    stem, number = text(form, "stem"), text(form, "number")
    if text(form, "do"):
        return note_page(visit, stem, number, form)
    note = read_note(visit, form, stem, number)
    if isinstance(note, Refused):
        return note_page(visit, stem, number, form, note.refusals)
    with visit.writing() as rows:
        answer = notes.write_note(rows.session, rows.event, note, visit.by())
    if isinstance(answer, Refused):
        return note_page(visit, stem, number, form, answer.refusals)
    if isinstance(answer, StaleDraft):
        return page(visit, "committee/regulation/stale.html", 409, **stale_facts(visit, answer, "", ""))
    return RedirectResponse(f"/{visit.of_event().slug}/comissao/regulamento/experimentar", 303)


def read_note(visit: Visit, form: FormData, stem: str, number: str) -> NewNote | Refused:
    """The note that was typed; Refused where a day is none."""
    fields = {name: value for name, value in form.multi_items() if isinstance(value, str)}
    nodes = tree(fields)
    files = note_files(visit)
    found = article_of(files, stem, number)
    desk = Desks(files, visit.t).of(f"{stem}.toml", found)
    days = {name: _day(text(form, name)) for name in ("date", "since")}
    wrong = [
        Refusal("not a day", name) for name, on in days.items() if on is None and (text(form, name) or name == "date")
    ]
    if wrong or days["date"] is None:
        return Refused(tuple(wrong))
    applies = read(NOTE["applies"], nodes.get("applies"), desk)
    narrowed = dict(applies) if isinstance(applies, dict) else {}
    if desk.modality is not None and "modality" not in narrowed:
        narrowed = {"modality": desk.modality.id, **narrowed}
    if "." in stem and "category" not in narrowed:
        narrowed["category"] = stem.partition(".")[2]
    return NewNote(
        on=days["date"],
        reason=clean(text(form, "reason")),
        signed=clean(text(form, "signed")),
        text=clean(text(form, "text")),
        overrides=f"{stem}, {number}" if found is not None else "",
        applies=narrowed if applies is not EMPTY or narrowed else None,
        since=days["since"],
        played=text(form, "played"),
        figures=changed_figures(found, nodes.get(PREFIX), desk) if found is not None else None,
    )


def _day(written: str) -> date | None:
    try:
        return date.fromisoformat(written.strip())
    except ValueError:
        return None


def note_page(
    visit: Visit, stem: str, number: str, form: FormData | None = None, refusals: tuple[Refusal, ...] = ()
) -> Response:
    """The form, with what was typed and why it was refused."""
    typed = {name: value for name, value in form.multi_items() if isinstance(value, str)} if form else {}
    nodes = tree(typed)
    rearranged(nodes, typed.get("do", ""))
    facts = new_note_facts(visit, stem, number, typed, nodes)
    return page(
        visit,
        "committee/regulation/note.html",
        422 if refusals else 200,
        **facts,
        refused=beside(refusals, visit, facts["typed"]),
        link=no_link,
    )
