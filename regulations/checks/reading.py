"""How much of a regulation is figures: what is only read, inferred, left open, or obeyed by nobody yet."""

from collections.abc import Iterable, Iterator

from regulations.checks.numbers import in_figures, in_words
from regulations.checks.subject import Subject
from regulations.entry import Entry
from regulations.finding import Finding
from regulations.language.acts import only_written
from regulations.regulation import Regulation


def left_open(regulation: Regulation, subject: Subject) -> Iterator[Finding]:
    """Figures left to the committee that nobody has set yet."""
    for entry, bounds in regulation.unset(subject.rules.modality, subject.rules.category):
        yield entry.finding("left to the committee", path=bounds.path, allowed=bounds.written())


def of_entries(regulation: Regulation) -> Iterator[Finding]:
    """Remarks on single articles, on the keys of each file, and on the whole."""
    for head in regulation.heads.values():
        own = [entry for entry in regulation.entries if entry.file == head.file]
        if head.modality and head.modality not in regulation.modalities:
            continue
        for entry in own:
            yield from _inferred(entry)
        yield from _read(own)
        yield from _obeyed(own, head.file)
    inferred = sum(entry.any_inferred for entry in regulation.entries)
    if inferred:
        params = {"inferred": str(inferred), "entries": str(len(regulation.entries))}
        yield Finding("inferences", params=params)


def _inferred(entry: Entry) -> Iterator[Finding]:
    """Each reading with its reason, and the figures that it gave."""
    by_reason: dict[str, list[str]] = {}
    for figure in entry.figures:
        reason = entry.reason(figure.path)
        named = figure.path.endswith((".name", ".what")) and len(entry.figures) > 1
        if reason is not None and not named:
            by_reason.setdefault(reason, []).append(figure.path)
        for letter, why in entry.parts.get(figure.path, {}).items():
            by_reason.setdefault(why, []).append(f"{figure.path}.{letter}")
    if entry.inferred is not None and not by_reason:
        by_reason[entry.inferred] = [bounds.path for bounds in entry.to_set] or [entry.article.number]
    for reason, paths in by_reason.items():
        yield entry.finding("inferred", figures=", ".join(dict.fromkeys(paths)), reason=reason)


def _read(entries: Iterable[Entry]) -> Iterator[Finding]:
    listed = tuple(entries)
    for entry in listed:
        stated = {
            number
            for other in listed
            if other.article.number == entry.article.number
            for number in in_figures({key: value for key, value in other.raw.items() if key not in ("text", "reason")})
        }
        if "tiebreak" in entry.raw:
            stated |= {"2", "3"}  # "two sides", "three or more" are the keys themselves
        words = {number: word for number, word in in_words(entry.article.text) if number not in stated}
        if words:
            yield entry.finding("figure in words", figure=", ".join(words.values()))
        elif not entry.figures and not entry.to_set:
            yield entry.finding("only read")


def _obeyed(entries: Iterable[Entry], file: str) -> Iterator[Finding]:
    keys = {figure.key: None for entry in entries for figure in entry.figures if only_written(figure.key)}
    named = [key for key in keys if not key.endswith((".name", ".what"))]
    if named:
        yield Finding("nothing acts on", file, params={"keys": ", ".join(named)})
