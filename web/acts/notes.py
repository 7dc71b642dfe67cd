"""Writing an official note into the draft: numbered, dated, signed, with its reason."""

from collections.abc import Mapping, Sequence

from core.rules.refusal import Refusal
from regulations.document import read_document
from regulations.writing.edits import add_article
from web.acts import drafts
from web.acts.answers import Refused
from web.acts.drafts import StaleDraft
from web.acts.events import amend
from web.acts.names import clean, text_refusals
from web.regulating.note import NewNote
from web.storage import find
from web.storage.database import Session
from web.storage.drafts import draft_of
from web.storage.journal import By
from web.storage.tables import Event, RegulationDraft, RegulationText

NOTES = "notes.toml"


def with_notes(files: Mapping[str, str], notes: Sequence[NewNote]) -> dict[str, str] | None:
    """The files with these notes at the end of theirs, numbered on; None where that file is no TOML."""
    text = files.get(NOTES, "")
    document = read_document(NOTES, text)[0]
    if document.broken:
        return None
    numbers = [number for note in document.articles if isinstance(number := note.get("number"), int)]
    for at, note in enumerate(notes, len(document.articles)):
        number = max(numbers, default=0) + 1
        numbers.append(number)
        text = add_article(NOTES, text, at, note.raw(number))
    return {**files, NOTES: text.lstrip("\n")}


def write_note(session: Session, event: Event, note: NewNote, by: By) -> RegulationDraft | StaleDraft | Refused:
    """The draft with the note; begun from the text in force where there is none."""
    if found := refusals(note):
        return Refused(found)
    draft = draft_of(session, event.id)
    if draft is None:
        begun = drafts.begin(session, event, find.regulation_text(session, event.id).files, by, "in force")
        if isinstance(begun, Refused):
            return begun
        draft = begun
    files = with_notes(draft.files, [note])
    if files is None:
        return Refused((Refusal("regulation with errors", "draft"),))
    return drafts.save(session, event, files, draft.version, by)


def put_in_force(session: Session, event: Event, notes: Sequence[NewNote], by: By) -> RegulationText | Refused:
    """The text in force with these notes, and the draft with them too where its own notes are still the same.

    Raises RegulationError where it does not load.
    """
    found = tuple(refusal for note in notes for refusal in refusals(note))
    if found:
        return Refused(found)
    current = find.regulation_text(session, event.id)
    files = with_notes(current.files, notes)
    if files is None:
        return Refused((Refusal("regulation with errors", "draft"),))
    answer = amend(session, event, files, by)
    draft = draft_of(session, event.id)
    if isinstance(answer, RegulationText) and draft is not None:
        session.flush()
        drafts.brought_up(session, event, draft.version, by)
    return answer


def refusals(note: NewNote) -> tuple[Refusal, ...]:
    """What a note lacks: it says why, and who says so."""
    found = [
        *text_refusals("reason", note.reason, 1000, 3),
        *text_refusals("signed", note.signed, 160, 3),
        *text_refusals("text", clean(note.text), 2000, 3),
    ]
    if note.since is not None and note.since < note.on:
        found.append(Refusal("note before its date", "since", note.since.isoformat(), note.on.isoformat()))
    return tuple(found)
