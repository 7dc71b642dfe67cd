"""Loads a regulation: from its folder, from texts in memory, or from the articles that stand in a case file."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from core.modality import Modality
from core.rules.ruleset import Ruleset
from regulations import find
from regulations.checks import errors, errors_of, remarks
from regulations.checks.chains import unreachable
from regulations.checks.subject import Subject
from regulations.defaults import sound
from regulations.document import Document, amended, read_document
from regulations.entry import Entry, read_entry
from regulations.finding import Finding, RegulationError, raise_errors
from regulations.forms.form import show
from regulations.head import modality_findings, read_head
from regulations.layers import Layers
from regulations.names import Contexts, stages_in_rounds
from regulations.overriding import resolve
from regulations.region import Region, Regions
from regulations.regulation import FileHead, Regulation, ruleset
from regulations.sentences import KINDS

__all__ = ["Regulation", "RegulationError", "inline", "load", "load_files", "sports_of", "texts"]

_ABOUT_OTHERS = ("nothing of that name", "citation", "no modality")
"""Findings that may only be there because a file of the regulation could not be read."""

ModalityOf = Callable[[str], Modality | None]


def load(folder: Path, modality_of: ModalityOf) -> Regulation:
    """The regulation in a folder. Raises RegulationError with all findings where one of them is an error.

    FileNotFoundError where there is no such folder.
    """
    if not folder.is_dir():
        raise FileNotFoundError(folder)
    files, findings = _texts(folder)
    return _load(files, findings, modality_of, folder.resolve().name)


def load_files(
    files: Mapping[str, str], modality_of: ModalityOf, name: str = "", absent: Collection[str] = ()
) -> Regulation:
    """The regulation of these texts, by file name: a stored snapshot, ``Regulation.files`` of an earlier loading.

    ``absent`` are modalities that were there once: where one no longer is, or declares nonsense, the rest is read.
    """
    return _load(files, [], modality_of, name, absent)


def sports_of(files: Mapping[str, str]) -> frozenset[str]:
    """The modalities that the heads of these texts name."""
    heads = (read_document(file, text)[0].head for file, text in files.items())
    return frozenset(head["modality"] for head in heads if isinstance(head.get("modality"), str))


def texts(folder: Path) -> dict[str, str]:
    """The texts of a regulation by file name, those that it follows too ("base/futsal.toml")."""
    files, findings = _texts(folder)
    raise_errors(findings)
    return files


def _texts(folder: Path) -> tuple[dict[str, str], list[Finding]]:
    files: dict[str, str] = {}
    findings: list[Finding] = []
    above, seen = "", {folder.name}
    while True:
        for path in sorted(folder.glob("*.toml"), key=lambda path: _order(path.name)):
            try:
                files[above + path.name] = path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                findings.append(Finding("not text", above + path.name))
        general = files.get(f"{above}general.toml")
        follows = read_document("general.toml", general)[0].head.get("follows") if general else None
        if not isinstance(follows, str) or follows in seen:
            return files, findings
        seen.add(follows)
        try:
            folder = find.folder_of(follows)
        except FileNotFoundError:
            return files, findings
        above = f"{follows}/"


def _order(file: str) -> tuple[int, str]:
    """general first, notes last, a category after its modality."""
    return (0 if file == "general.toml" else 2 if file == "notes.toml" else 1), file.removesuffix(".toml")


def _load(
    files: Mapping[str, str],
    found: list[Finding],
    modality_of: ModalityOf,
    name: str,
    absent: Collection[str] = (),
) -> Regulation:
    documents, findings = _documents(files, "", (name,))
    findings = [*found, *findings]
    if not files:
        findings.append(Finding("no files"))
    named = dict.fromkeys(str(d.head["modality"]) for d in documents if isinstance(d.head.get("modality"), str))
    modalities = {
        each: modality
        for each in named
        if (modality := modality_of(each)) is not None and (each not in absent or sound(modality))
    }
    contexts = Contexts(tuple(documents), modalities)
    heads: dict[str, FileHead] = {}
    languages: list[str] = []
    for document in documents:
        head, language, wrong = read_head(document, contexts)
        heads[document.stem] = head
        languages.append(language)
        findings += wrong
    findings += modality_findings(tuple(heads.values()), modalities, absent)
    entries: list[Entry] = []
    for document in documents:
        own, wrong_entries = _entries(document, heads[document.stem], contexts, modalities)
        entries += own
        findings += wrong_entries
    resolved = resolve(entries, heads)
    layers = Layers(resolved.entries, resolved.targets, Regions(stages_in_rounds(documents, modalities.values())))
    findings += [*resolved.findings, *layers.findings, *resolved.idle(layers)]
    general = heads.get("general") or next(iter(heads.values()), FileHead(""))
    regulation = Regulation(
        name=name,
        title=general.title,
        source=general.source,
        language=next(filter(None, languages), "pt-BR"),
        files=dict(files),
        findings=(),
        modalities=modalities,
        heads=heads,
        entries=resolved.entries,
        layers=layers,
        contexts=contexts,
    )
    findings += errors(regulation)
    if any(document.broken for document in documents):
        findings = [finding for finding in findings if not finding.code.startswith(_ABOUT_OTHERS)]
    raise_errors(_in_order(findings, regulation))
    return replace(regulation, findings=_in_order([*findings, *remarks(regulation)], regulation))


def _documents(files: Mapping[str, str], above: str, seen: tuple[str, ...]) -> tuple[list[Document], list[Finding]]:
    """The files of one folder, laid over those of the regulation that it follows."""
    own = {file.removeprefix(above): text for file, text in files.items() if file.rpartition("/")[0] == above[:-1]}
    documents: dict[str, Document] = {}
    findings: list[Finding] = []
    for file in sorted(own, key=_order):
        documents[file], wrong = read_document(file, own[file])
        findings += [replace(finding, file=above + file) for finding in wrong]
    general = documents.get("general.toml")
    follows = general.head.get("follows") if general else None
    if isinstance(follows, str):
        base, wrong_base = _followed(files, follows, seen, above + "general.toml")
        findings += wrong_base
        for document in base:
            if not document.notes:
                documents[document.file] = amended(document, documents.get(document.file))
    return [documents[file] for file in sorted(documents, key=_order)], findings


def _followed(
    files: Mapping[str, str], follows: str, seen: tuple[str, ...], file: str
) -> tuple[list[Document], list[Finding]]:
    if follows in seen:
        return [], [Finding("follows itself", file, params={"name": follows})]
    if not any(each.startswith(f"{follows}/") for each in files):
        params = {"name": follows, "known": ", ".join(find.available()) or "–"}
        return [], [Finding("follows nothing", file, params=params)]
    return _documents(files, f"{follows}/", (*seen, follows))


def _entries(
    document: Document, head: FileHead, contexts: Contexts, modalities: Mapping[str, Modality]
) -> tuple[list[Entry], list[Finding]]:
    """The articles of a file; those of a modality that is not there yet are kept to be shown, without their figures."""
    modality, category = head.modality, head.category
    home = Region(_one(modality), _one(category))
    entries: list[Entry] = []
    findings: list[Finding] = []
    for raw in document.articles:
        shown = raw
        if modality and modality not in modalities:
            shown = {key: raw[key] for key in ("number", "text") if key in raw}
        entry, wrong = read_entry(shown, document, home, contexts.of(modality or _only_modality(raw)))
        entries.append(entry)
        findings += wrong
    return entries, findings


def _one(name: str) -> frozenset[str]:
    return frozenset({name} if name else ())


def _only_modality(raw: Mapping[str, Any]) -> str:
    """The one modality to which an article of general.toml or a note is narrowed, "" where it holds for several."""
    applies = raw.get("applies")
    named = applies.get("modality") if isinstance(applies, Mapping) else None
    if isinstance(named, list) and len(named) == 1:
        named = named[0]
    return named if isinstance(named, str) else ""


def _in_order(findings: Iterable[Finding], regulation: Regulation) -> tuple[Finding, ...]:
    """Without repetition, file by file and article by article; errors first in each article."""
    files = [head.file for head in regulation.heads.values()]
    numbers = {(entry.file, entry.article.number): at for at, entry in enumerate(regulation.entries)}
    unique: list[Finding] = []
    for finding in findings:
        if finding not in unique:
            unique.append(finding)
    return tuple(
        sorted(
            unique,
            key=lambda f: (
                files.index(f.file) if f.file in files else len(files) if f.code == "inferences" else -1,
                f.line or 0,
                numbers.get((f.file, f.article), -1),
                not f.error,
            ),
        )
    )


def inline(articles: list[dict[str, Any]], modality: Modality, category: str = "open") -> Ruleset:
    """The ruleset of the articles that stand in a case file, over the modality's defaults.

    Raises RegulationError with all that is wrong with them.
    """
    document = Document("", {"modality": modality.id, "category": category}, tuple(articles))
    contexts = Contexts((document,), {modality.id: modality})
    home = Region(_one(modality.id))
    entries: list[Entry] = []
    findings: list[Finding] = []
    for raw in articles:
        entry, wrong = read_entry(raw, document, home, contexts.of(modality.id))
        entries.append(entry)
        findings += wrong
    resolved = resolve(entries, {"": FileHead("", modality=modality.id)})
    layers = Layers(resolved.entries, resolved.targets, Regions(stages_in_rounds((document,), (modality,))))
    known = contexts.of(modality.id).named("category")
    if category not in known:
        params = {"found": show(category), "kind": KINDS["category"], "known": ", ".join(known)}
        findings.append(Finding("nothing of that name", params=params))
    laid = [each for each in layers if each.region.covers(modality.id, category)]
    rules = ruleset("", modality, category, laid, (entry.article for entry in resolved.entries))
    findings += [*resolved.findings, *layers.findings, *resolved.idle(layers)]
    findings += [
        *unreachable(resolved.entries),
        *errors_of(Subject(rules, tuple(b for e in resolved.entries for b in e.to_set))),
    ]
    raise_errors(findings)
    return rules
