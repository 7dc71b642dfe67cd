"""What the linter says of the draft, each finding with the place where it is mended."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from regulations.citation import plain_number
from regulations.document import Document, read_document
from regulations.finding import Finding
from reports.language import Translator
from web.regulating.desk import Linted
from web.visit import Visit


@dataclass(frozen=True, slots=True)
class Said:
    """What the linter says: "error" or "remark", in words, with its place and the link to it."""

    error: bool
    words: str
    place: str = ""
    link: str = ""
    path: str = ""


@dataclass(frozen=True, slots=True)
class FindingShown:
    """A finding with the place where it is mended."""

    error: bool
    place: str
    words: str
    link: str


def findings_of(document: Document, linted: Linted, t: Translator) -> dict[str, tuple[Said, ...]]:
    """What the linter says of a file, by the article's place on the page; "head" for the file as a whole."""
    found: dict[str, list[Said]] = {}
    for finding in linted.brief():
        if finding.file == document.file:
            place = place_of(document, finding)
            found.setdefault(place, []).append(
                Said(finding.error, finding.said(t.gettext), _place(finding, t), place, _path(finding))
            )
    return {place: tuple(said) for place, said in found.items()}


def _place(finding: Finding, t: Translator) -> str:
    place = finding.where(t.gettext)
    return place.removeprefix(f"{finding.file}, ")


def _path(finding: Finding) -> str:
    """The figure that a finding is about, "" where it is about none."""
    found = finding.params.get("path") or finding.params.get("table")
    return found if isinstance(found, str) else ""


def place_of(document: Document, finding: Finding) -> str:
    """Where an article stands on its page: "e3"; "head" where the finding is of none."""
    for index, article in enumerate(document.articles):
        if finding.article and plain_number(str(article.get("number", ""))) == plain_number(finding.article):
            return f"e{index}"
    return "head"


def findings_shown(visit: Visit, files: Mapping[str, str], checked: Linted, file: str = "") -> Iterable[FindingShown]:
    """Every error, each with the place where it is mended, and the remarks on one ``file``."""
    documents = {file: read_document(file, text)[0] for file, text in files.items()}
    here = f"/{visit.of_event().slug}/comissao/regulamento"
    for finding in sorted(checked.brief(), key=lambda each: not each.error):
        if not finding.error and finding.file != file:
            continue
        document = documents.get(finding.file)
        link = ""
        if document is not None and "/" not in finding.file:
            below = "/texto" if document.broken else f"#{place_of(document, finding)}"
            link = f"{here}/{document.stem}{below}"
        yield FindingShown(finding.error, finding.where(visit.t.gettext), finding.said(visit.t.gettext), link)
