"""Every text of the regulation that was ever in force: who changed it when, and what against the one before."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regulations.compare import changes
from regulations.document import read_document
from web.facts.changes import ChangeShown, changes_shown
from web.facts.drafting import file_title
from web.rendering import moment
from web.storage import find
from web.storage.drafts import texts_of
from web.storage.journal import changes as journal
from web.storage.tables import RegulationText
from web.visit import Visit


@dataclass(frozen=True, slots=True)
class VersionShown:
    """One text: its number, since when, by whom, and how many articles it changed."""

    number: int
    when: str
    who: str
    changed: int
    in_force: bool


def versions_facts(visit: Visit) -> Mapping[str, Any]:
    """All texts, the one in force first."""
    event, session = visit.of_event(), visit.session
    texts = texts_of(session, event.id)
    authors = {change.revision: change.who for change in journal(session, event)}
    names = find.accounts(session, sorted({authors[text.revision] for text in texts if text.revision in authors}))
    shown = [
        VersionShown(
            number,
            moment(visit, text.at),
            names[authors[text.revision]].name if authors.get(text.revision) in names else "",
            len(changes(texts[number - 2].files, text.files)) if number > 1 else 0,
            number == len(texts),
        )
        for number, text in enumerate(texts, 1)
    ]
    return {"versions": list(reversed(shown))}


def version_facts(visit: Visit, number: int) -> Mapping[str, Any] | None:
    """One text with what it changed of the one before, and all its articles; None where there is none."""
    texts = texts_of(visit.session, visit.of_event().id)
    if not 1 <= number <= len(texts):
        return None
    text = texts[number - 1]
    found: list[ChangeShown] = []
    if number > 1:
        found = changes_shown(changes(texts[number - 2].files, text.files), text.files, visit.t)
    return {
        "number": number,
        "last": len(texts),
        "when": moment(visit, text.at),
        "changes": found,
        "files": [(file_title(stem, head, visit.t), body) for stem, head, body in _files(text)],
    }


def _files(text: RegulationText) -> list[tuple[str, Mapping[str, Any], str]]:
    order = sorted(text.files, key=lambda file: (file != "general.toml", file == "notes.toml", file))
    documents = ((read_document(file, text.files[file])[0], text.files[file]) for file in order)
    return [(document.stem, document.head, body) for document, body in documents]
