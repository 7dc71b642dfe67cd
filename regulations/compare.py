"""What changed from one text of a regulation to the next, article by article, and one change alone."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from regulations.citation import plain_number
from regulations.document import Document, Raw, read_document
from regulations.language.head import ARTICLE, NOTE
from regulations.writing import edits
from regulations.writing.outline import outline

Files = Mapping[str, str]
_NOTHING: Raw = MappingProxyType({})


@dataclass(frozen=True)
class FigureChange:
    """One figure, or what an article says of itself: as written before and after, None where it was not there."""

    path: str
    before: Any
    after: Any


@dataclass(frozen=True)
class Change:
    """What changed in one article: ``number`` as printed, "" for the head of the file or the file as a whole.

    ``before`` is None for what is new, ``after`` for what is gone. ``position`` is where it stands in the new file
    (in the old one, where it is gone). ``whole``: the file itself came or went, or is no TOML.
    """

    file: str
    number: str
    before: Raw | None
    after: Raw | None
    position: int = 0
    whole: bool = False
    old_position: int = field(default=0, compare=False)

    def figures(self) -> tuple[FigureChange, ...]:
        """Figure by figure, in the order of the article."""
        note = self.file == "notes.toml"
        old, new = (dict(_figures(raw or _NOTHING, note)) for raw in (self.before, self.after))
        paths = dict.fromkeys((*old, *new))
        found = (FigureChange(path, old.get(path), new.get(path)) for path in paths)
        return tuple(each for each in found if not edits.same(each.before, each.after))


def _figures(raw: Raw, note: bool) -> Iterator[tuple[str, Any]]:
    known = NOTE if note else ARTICLE
    yield from ((key, value) for key, value in raw.items() if key in known and key != "number")
    for group in outline(raw, note):
        yield from ((place.path, place.raw) for place in group.places if place.key.rpartition(".")[2] != "name")


def changes(old: Files, new: Files) -> tuple[Change, ...]:
    """Every article that is not the same in both, file by file in the order of the new text.

    Articles meet by their number; of several entries under one number, the first meets the first. Their order alone
    is no change.
    """
    return tuple(change for file in dict.fromkeys((*new, *old)) for change in _in_file(file, old, new))


def _in_file(file: str, old: Files, new: Files) -> Iterator[Change]:
    if old.get(file) == new.get(file):
        return
    documents = [read_document(file, texts[file])[0] if file in texts else None for texts in (old, new)]
    one, other = documents
    if one is None or other is None or one.broken or other.broken:
        yield Change(file, "", _all(one), _all(other), whole=True)
        return
    if not edits.same(dict(one.head), dict(other.head)):
        yield Change(file, "", one.head, other.head)
    before, after = _numbered(one), _numbered(other)
    for key, (position, article) in after.items():
        at, was = before.get(key, (0, None))
        if was is None or not edits.same(dict(was), dict(article)):
            yield Change(file, str(article.get("number", "")), was, article, position, old_position=at)
    for key, (position, article) in before.items():
        if key not in after:
            yield Change(file, str(article.get("number", "")), article, None, position, old_position=position)


def _all(document: Document | None) -> Raw | None:
    return None if document is None else document.head


def _numbered(document: Document) -> dict[tuple[str, int], tuple[int, Raw]]:
    found: dict[tuple[str, int], tuple[int, Raw]] = {}
    times: dict[str, int] = {}
    for position, article in enumerate(document.articles):
        number = plain_number(str(article.get("number", "")))
        times[number] = times.get(number, 0) + 1
        found[number, times[number]] = (position, article)
    return found


def alone(old: Files, new: Files, change: Change) -> dict[str, str]:
    """The old text with this one change and no other."""
    files, file = dict(old), change.file
    if change.whole:
        if file in new:
            files[file] = new[file]
        else:
            del files[file]
        return files
    text = files[file]
    if not change.number:
        for key in dict.fromkeys((*(change.before or {}), *(change.after or {}))):
            text = edits.set_head(file, text, key, (change.after or {}).get(key, edits.GONE))
    elif change.before is None:
        text = edits.add_article(file, text, change.position, change.after or {})
    elif change.after is None:
        text = edits.remove_article(file, text, change.old_position)
    else:
        text = edits.set_article(file, text, change.old_position, change.after)
    files[file] = text
    return files


def brought_over(base: Files, mine: Files, current: Files) -> dict[str, str] | None:
    """What was written over ``base``, written over ``current`` instead, file by file; None where both changed one."""
    files: dict[str, str] = {}
    for file in dict.fromkeys((*current, *mine)):
        was, own, now = base.get(file), mine.get(file), current.get(file)
        if own != was and now not in (was, own):
            return None
        if (kept := now if own == was else own) is not None:
            files[file] = kept
    return files
