"""The draft of the event's regulation as a whole: its files, what may be copied, what it changes, what is wrong."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from modalities import catalogue
from regulations.compare import Change, changes
from regulations.document import read_document
from reports.language import Translator
from web.facts.draft_findings import findings_shown
from web.facts.sources import copies, sources
from web.regulating.desk import Linted, linted
from web.rendering import moment
from web.storage import find
from web.storage.drafts import draft_of
from web.storage.tables import RegulationDraft
from web.visit import Visit


@dataclass(frozen=True, slots=True)
class FileShown:
    """A file of the draft. ``broken``: it is no TOML, and only its text can be mended."""

    file: str
    stem: str
    title: str
    articles: int
    errors: int
    remarks: int
    changed: int
    broken: bool


def drafting_facts(visit: Visit) -> dict[str, Any]:
    """The page of the draft; without one, what it may be begun from."""
    event = visit.of_event()
    draft = draft_of(visit.session, event.id)
    text = find.regulation_text(visit.session, event.id)
    if draft is None:
        return {"draft": None, "sources": sources(visit)}
    checked = linted(draft.files, text.files)
    changed = changes(text.files, draft.files)
    return {
        "draft": draft,
        "saved": saved_words(visit, draft),
        "behind": draft.based_on != text.id,
        "files": list(files_shown(draft.files, checked, changed, visit.t)),
        "findings": list(findings_shown(visit, draft.files, checked)),
        "errors": checked.errors,
        "remarks": checked.remarks,
        "changed": len(changed),
        "sports": sports(draft.files, visit.t),
        "copies": copies(visit),
        "own": [each.stem for each in files_shown(draft.files, checked, changed, visit.t) if each.stem not in FIXED],
    }


FIXED: Final = ("general", "notes")


def saved_words(visit: Visit, draft: RegulationDraft) -> tuple[str, str]:
    """By whom, and when."""
    return find.accounts(visit.session, [draft.who])[draft.who].name, moment(visit, draft.at)


def files_shown(
    files: Mapping[str, str], checked: Linted, changed: Iterable[Change], t: Translator
) -> Iterable[FileShown]:
    """The files in their order; those of a regulation that it amends are not the committee's to edit."""
    listed = tuple(changed)
    for file in sorted((each for each in files if "/" not in each), key=_order):
        document, _ = read_document(file, files[file])
        own = [finding for finding in checked.findings if finding.file == file]
        yield FileShown(
            file,
            document.stem,
            file_title(document.stem, document.head, t),
            len(document.articles),
            sum(finding.error for finding in own),
            sum(not finding.error for finding in own),
            sum(change.file == file for change in listed),
            document.broken,
        )


def _order(file: str) -> tuple[int, str]:
    return (0 if file == "general.toml" else 2 if file == "notes.toml" else 1), file


def file_title(stem: str, head: Mapping[str, Any], t: Translator) -> str:
    """The printed title of a file, or what the file is."""
    if stem == "general":
        return t.gettext("General regulation")
    if stem == "notes":
        return t.gettext("Official notes")
    return str(head.get("title") or stem)


def sports(files: Mapping[str, str], t: Translator) -> list[tuple[str, str]]:
    """The sports that have no file yet."""
    there = {str(read_document(file, text)[0].head.get("modality")) for file, text in files.items() if "/" not in file}
    known = catalogue.catalogue()
    found = [(name, t.gettext(known[name].name)) for name in known if name not in there]
    return sorted(found, key=lambda each: each[1])
