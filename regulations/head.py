"""Reads the heads of the files: what each is called, where it was read from, and of which modality it is."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from core.modality import Modality
from regulations.document import Document
from regulations.finding import Finding
from regulations.forms.form import Problem, Reading
from regulations.language.head import HEAD, MODALITIES
from regulations.names import Contexts
from regulations.nearest import nearest
from regulations.regulation import FileHead
from regulations.sentences import FILE


def read_head(document: Document, contexts: Contexts) -> tuple[FileHead, str, tuple[Finding, ...]]:
    """The head of a file, the language that it names, and what is wrong with it."""
    if document.broken:
        return FileHead(document.file), "", ()
    modality = document.head.get("modality")
    context = contexts.of(modality if isinstance(modality, str) else "")
    reading = Reading(context)
    plain: dict[str, Any] = {
        key: reading.read(form, document.head[key], key) for key, form in HEAD.items() if key in document.head
    }
    findings = [_finding(document, problem) for problem in reading.problems]
    findings += [
        Finding("key missing, head", document.file, params={"missing": key})
        for key in _required(document)
        if key not in document.head
    ]
    head = FileHead(
        document.file,
        str(plain.get("title") or ""),
        str(plain.get("source") or ""),
        str(plain.get("modality") or ""),
        str(plain.get("category") or ""),
        plain.get("categories") or (),
    )
    return head, str(plain.get("language") or ""), tuple(findings)


def _required(document: Document) -> Sequence[str]:
    if document.notes:
        return ()
    if document.general:
        return ("title", "source")
    return ("title", "source", "modality", *(["category"] if "." in document.stem else []))


def _finding(document: Document, problem: Problem) -> Finding:
    return Finding(problem.code, document.file, params=problem.gaps(FILE))


def modality_findings(
    heads: Sequence[FileHead], modalities: Mapping[str, Modality], absent: Collection[str] = ()
) -> list[Finding]:
    """Modalities that are not known, not there yet or no more; two files that are of the same competition."""
    found: list[Finding] = []
    disputed = {head.modality: head.categories for head in heads if head.modality and not head.category}
    seen: dict[tuple[str, str], str] = {}
    for head in heads:
        if not head.modality:
            continue
        if head.modality not in modalities:
            known = [*modalities, *MODALITIES]
            code = "no modality yet" if head.modality in (*MODALITIES, *absent) else "no modality"
            params = {"modality": head.modality, "near": nearest(head.modality, known) or known[0]}
            params["known"] = ", ".join(dict.fromkeys(known))
            found.append(Finding(code, head.file, params=params))
        categories = disputed.get(head.modality, ())
        if head.category and categories and head.category not in categories:
            params = {"category": head.category, "modality": head.modality, "known": ", ".join(categories)}
            found.append(Finding("category not disputed", head.file, params=params))
        key = (head.modality, head.category)
        if key in seen:
            params = {"other": seen[key], "competition": f"{head.modality} {head.category}".strip()}
            found.append(Finding("two files of one kind", head.file, params=params))
        seen.setdefault(key, head.file)
    return found
