"""The draft of the event's regulation: begun, saved, thrown away, put in force; the text in force stays as it is."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from core.rules.refusal import Refusal
from regulations.compare import brought_over
from web.acts.answers import Refused
from web.acts.events import amend, journal_lines
from web.storage import find
from web.storage.columns import canonical
from web.storage.database import Session
from web.storage.drafts import draft_of
from web.storage.journal import By, record
from web.storage.tables import Event, RegulationDraft, RegulationText

LONGEST: Final = 1_500_000
"""Characters of all files together."""
FILES: Final = 120
_NAME = re.compile(r"([a-z0-9-]{1,60}/)*[a-z0-9-]{1,60}(\.[a-z0-9-]{1,60})?\.toml")


@dataclass(frozen=True, slots=True)
class StaleDraft:
    """The draft changed after the person saw it: what they would have saved, and what is there now, by whom and when.

    ``files`` is empty and ``version`` 0 where there is no draft any more. Nothing was written.
    """

    offered: Mapping[str, str]
    files: Mapping[str, str]
    version: int
    name: str = ""
    at: datetime | None = None


def begin(session: Session, event: Event, files: Mapping[str, str], by: By, source: str) -> RegulationDraft | Refused:
    """A draft with these texts; ``source`` says in the journal what they were copied from."""
    found = list(_refusals(files))
    if draft_of(session, event.id) is not None:
        found.append(Refusal("draft already there", "draft"))
    if found:
        return Refused(tuple(found))
    based_on = find.regulation_text(session, event.id).id
    draft = RegulationDraft(event_id=event.id, based_on=based_on, files=dict(files), who=by.who, at=by.at)
    session.add(draft)
    record(session, event, by, "begin draft", event.regulation, {"source": source, "version": 1})
    return draft


def save(
    session: Session, event: Event, files: Mapping[str, str], seen: int, by: By
) -> RegulationDraft | StaleDraft | Refused:
    """The draft with these texts instead; stale where somebody saved since the version that the person saw."""
    draft = draft_of(session, event.id)
    if draft is None or draft.version != seen:
        return stale(session, draft, files)
    if found := _refusals(files):
        return Refused(found)
    if dict(files) == draft.files:
        return draft
    detail = {"version": draft.version + 1, "changes": journal_lines(draft.files, files)}
    draft.files, draft.version, draft.who, draft.at = dict(files), draft.version + 1, by.who, by.at
    session.add(draft)
    record(session, event, by, "save draft", event.regulation, detail)
    return draft


def discard(session: Session, event: Event, seen: int, by: By) -> StaleDraft | None:
    """Throw the draft away; None once it is gone."""
    draft = draft_of(session, event.id)
    if draft is None or draft.version != seen:
        return stale(session, draft, {})
    changed = journal_lines(find.regulation_text(session, event.id).files, draft.files)
    session.delete(draft)
    record(session, event, by, "discard draft", event.regulation, {"version": draft.version, "changes": changed})
    return None


def enforce(session: Session, event: Event, seen: int, by: By) -> RegulationText | StaleDraft | Refused:
    """Put the draft in force, and end it. Raises RegulationError where it does not load.

    What was put in force since it was begun is kept where the two changed different files, and refused elsewhere.
    """
    draft = draft_of(session, event.id)
    if draft is None or draft.version != seen:
        return stale(session, draft, {})
    current = find.regulation_text(session, event.id)
    files = _brought_over(session, draft, current)
    if files is None:
        return Refused((Refusal("draft behind", "draft"),))
    if files == current.files:
        return Refused((Refusal("nothing changed", "draft"),))
    answer = amend(session, event, files, by)
    if not isinstance(answer, Refused):
        session.delete(draft)
        session.flush()
    return answer


def brought_up(session: Session, event: Event, seen: int, by: By) -> RegulationDraft | StaleDraft | Refused:
    """The draft over the text that is in force now, where it was begun from an earlier one."""
    draft = draft_of(session, event.id)
    if draft is None or draft.version != seen:
        return stale(session, draft, {})
    current = find.regulation_text(session, event.id)
    files = _brought_over(session, draft, current)
    if files is None:
        return Refused((Refusal("draft behind", "draft"),))
    draft.based_on, draft.files, draft.version, draft.who, draft.at = current.id, files, seen + 1, by.who, by.at
    session.add(draft)
    record(session, event, by, "bring draft up", event.regulation, {"version": draft.version})
    return draft


def _brought_over(session: Session, draft: RegulationDraft, current: RegulationText) -> dict[str, str] | None:
    if draft.based_on == current.id:
        return dict(draft.files)
    return brought_over(session.get_one(RegulationText, draft.based_on).files, draft.files, current.files)


def stale(session: Session, draft: RegulationDraft | None, offered: Mapping[str, str]) -> StaleDraft:
    """What is told whoever saw another version."""
    if draft is None:
        return StaleDraft(dict(offered), {}, 0)
    name = find.accounts(session, [draft.who])[draft.who].name
    return StaleDraft(dict(offered), dict(draft.files), draft.version, name, draft.at)


def _refusals(files: Mapping[str, str]) -> tuple[Refusal, ...]:
    found = [Refusal("not a file of a regulation", "files", file[:80]) for file in files if not _NAME.fullmatch(file)]
    size = len(canonical(dict(files)))
    if size > LONGEST:
        found.append(Refusal("text too long", "files", str(size), str(LONGEST)))
    if not 0 < len(files) <= FILES:
        found.append(Refusal("figure out of range", "files", str(len(files)), f"1-{FILES}"))
    return tuple(found)
