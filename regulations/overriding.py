"""Finds the articles that others name in ``overrides``, and what is wrong with how articles are numbered."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from regulations import citation
from regulations.citation import plain_number
from regulations.entry import Entry
from regulations.finding import Finding
from regulations.forms.form import show
from regulations.layers import Layers
from regulations.nearest import nearest
from regulations.regulation import FileHead


@dataclass(frozen=True)
class Resolved:
    """The entries, with notes narrowed to the modality whose articles they override, and whom each of them overrides.

    ``named`` gives for each entry, by identity, its citations as written and the entries under them.
    """

    entries: tuple[Entry, ...]
    named: Mapping[int, tuple[tuple[str, tuple[Entry, ...]], ...]]
    findings: tuple[Finding, ...]

    @property
    def targets(self) -> Mapping[int, tuple[Entry, ...]]:
        """The entries that each one overrides, by the identity of the entry."""
        return {key: tuple(entry for _, found in pairs for entry in found) for key, pairs in self.named.items()}

    def idle(self, layers: Layers) -> Iterator[Finding]:
        """Citations that change none of the figures of what they name."""
        for entry in self.entries:
            for written, found in self.named.get(id(entry), ()):
                if found and not any(layers.changes(entry, target) for target in found):
                    yield entry.finding("citation without conflict", citation=show(written))


def resolve(entries: Iterable[Entry], heads: Mapping[str, FileHead]) -> Resolved:
    """Finds what each entry overrides. A note that overrides articles of one modality alone holds for that one."""
    read = tuple(entries)
    findings = list(_numbering(read))
    numbered = _by_number(read)
    for at, entry in enumerate(read):
        if entry.note is not None and entry.overrides and not entry.region.modalities:
            files = {citation.parse(each, "notes", tuple(numbered)).file for each in entry.overrides}
            modalities = {heads[file].modality for file in files if file in heads} or {""}
            if len(modalities) == 1 and (modality := modalities.pop()):
                narrowed = replace(entry, region=replace(entry.region, modalities=frozenset({modality})))
                findings.append(entry.finding("note without a modality", modality=modality))
                read = (*read[:at], narrowed, *read[at + 1 :])
    numbered = _by_number(read)
    named: dict[int, tuple[tuple[str, tuple[Entry, ...]], ...]] = {}
    for entry in read:
        pairs = []
        for written in entry.overrides:
            found = _named(entry, written, numbered, findings)
            pairs.append((written, found))
        if pairs:
            named[id(entry)] = tuple(pairs)
    return Resolved(read, named, tuple(findings))


Numbered = Mapping[str, Mapping[str, list[Entry]]]


def _by_number(entries: Sequence[Entry]) -> Numbered:
    found: dict[str, dict[str, list[Entry]]] = {}
    for entry in entries:
        found.setdefault(entry.article.file, {}).setdefault(plain_number(entry.article.number), []).append(entry)
    return found


def _named(entry: Entry, written: str, numbered: Numbered, findings: list[Finding]) -> tuple[Entry, ...]:
    """The entries of the number that a citation names; the finding where there is none."""
    own = entry.article.file
    cited = citation.parse(written, own, tuple(numbered))
    there = numbered.get(cited.file, {})
    found = tuple(each for each in there.get(cited.number, ()) if each is not entry)
    if found:
        return found
    if not cited.known_file:
        files = ", ".join(numbered) or "–"
        findings.append(entry.finding("citation of no file", citation=show(written), known=files))
        return ()
    numbers = {number: entries[0].article.number for number, entries in there.items()}
    near = nearest(cited.number, [number for number in numbers if number != cited.number])
    findings.append(
        entry.finding(
            "citation of nothing, nearest" if near else "citation of nothing",
            citation=show(written),
            near=numbers.get(near, ""),
            known=", ".join(numbers.values()) or "–",
        )
    )
    return ()


def _numbering(entries: Sequence[Entry]) -> Iterator[Finding]:
    """Entries of one number that stand apart, and notes out of order."""
    seen: dict[tuple[str, str], int] = {}
    for at, entry in enumerate(entries):
        key = (entry.article.file, plain_number(entry.article.number))
        if not entry.article.number:
            continue
        if seen.get(key, at - 1) != at - 1:
            yield entry.finding("numbers apart", number=entry.article.number)
        seen[key] = at
        before = entries[at - 1] if at else entry
        if entry.note and before.note and int(before.article.number or 0) > int(entry.article.number):
            yield entry.finding("numbers out of order", number=entry.article.number, before=before.article.number)
