"""One change of a file's text: a figure stated or taken out, an article added, moved or removed, a head key set.

The author's comments and layout stay where nothing changed, and every change is read again before it is believed.
"""

from collections.abc import Mapping
from copy import deepcopy
from enum import Enum
from typing import Any, Final

import tomlkit
from tomlkit.exceptions import TOMLKitError

from regulations.document import Document, Raw, read_document
from regulations.toml_text import parse
from regulations.writing.pieces import Pieces, cut
from regulations.writing.values import article_text, file_text, value_text

At = tuple[str | int, ...]
"""Where a value stands in an article: ("stage", 0, "plan")."""


class Gone(Enum):
    """What is set where a value is taken out."""

    GONE = "gone"


GONE: Final = Gone.GONE


def changed(raw: Any, at: At, value: Any) -> Any:
    """A copy of the data with the value at its place; tables on the way are made, and taken out once they are empty."""
    copy = deepcopy(raw)
    _set(copy, at, deepcopy(value))
    return copy


def _set(here: Any, at: At, value: Any) -> None:
    first, rest = at[0], at[1:]
    if rest:
        if isinstance(first, int):
            if first >= len(here):
                here.append({})
        elif not isinstance(here.get(first), Mapping | list):
            here[first] = [] if isinstance(rest[0], int) else {}
        _set(here[first], rest, value)
        if value is GONE and not here[first]:
            del here[first]
    elif value is not GONE:
        if isinstance(first, int) and first >= len(here):
            here.append(value)
        else:
            here[first] = value
    elif isinstance(first, int):
        del here[first : first + 1]
    else:
        here.pop(first, None)


def set_at(file: str, text: str, article: int, at: At, value: Any) -> str:
    """The text with one value of an article set; ``GONE`` takes it out. IndexError where there is no such article."""
    pieces = cut(file, text)
    piece = pieces.articles[article]
    before = _one(file, piece)
    after = changed(before, at, value)
    if after == before:
        return text
    return pieces.put(article, _rewritten(file, piece, at, value, after, pieces.heading), instead=1).text()


def set_article(file: str, text: str, article: int, raw: Raw) -> str:
    """The text with a whole article written anew, key by key where it can be."""
    before = _one(file, cut(file, text).articles[article])
    for key in before:
        if key not in raw:
            text = set_at(file, text, article, (key,), GONE)
    for key, value in raw.items():
        if before.get(key) != value:
            text = set_at(file, text, article, (key,), value)
    return text


def add_article(file: str, text: str, at: int, raw: Raw) -> str:
    """The text with an article more, before the one at that place or at the end."""
    pieces = cut(file, text)
    return pieces.put(at, "\n" + article_text(raw, pieces.heading)).text()


def remove_article(file: str, text: str, at: int) -> str:
    """The text without an article."""
    return cut(file, text).put(at, instead=1).text()


def move_article(file: str, text: str, at: int, by: int) -> str:
    """The text with an article some places further down, or up where ``by`` is negative; never beyond the ends."""
    pieces = cut(file, text)
    to = min(max(at + by, 0), len(pieces.articles) - 1)
    moved = pieces.articles[at]
    return pieces.put(at, instead=1).put(to, moved).text()


def set_head(file: str, text: str, key: str, value: Any) -> str:
    """The text with one key of its head set, or taken out."""
    pieces = cut(file, text)
    before = read_document(file, pieces.head)[0].head
    after = changed(before, (key,), value)
    if after == before:
        return text
    head = _edited(pieces.head, (key,), value)
    if head is None or read_document(file, head)[0].head != after:
        head = file_text(after, ()) + "\n"
    return Pieces(head, pieces.articles, pieces.heading).text()


def _one(file: str, piece: str) -> dict[str, Any]:
    return dict(_document(file, piece).articles[0])


def _document(file: str, text: str) -> Document:
    return read_document(file, text)[0]


def _rewritten(file: str, piece: str, at: At, value: Any, after: Raw, heading: str) -> str:
    """The article with that one change in its own layout; written anew where that cannot be done."""
    edited = _edited(piece, (heading, 0, *at), value)
    if edited is not None:
        document = _document(file, edited)
        if not document.broken and document.articles == (after,):
            return edited
    blank = "\n" if piece.startswith("\n") else ""
    return (
        f"{blank}{article_text(after, heading)}\n" if piece.endswith("\n\n") else blank + article_text(after, heading)
    )


def _edited(text: str, at: At, value: Any) -> str | None:
    """The text as tomlkit changes it, None where it cannot."""
    try:
        document = tomlkit.parse(text)
        _place(document, at, value)
        return tomlkit.dumps(document)
    except (TOMLKitError, TypeError, ValueError, AttributeError, LookupError):
        return None  # a layout that it does not master: the article is then written anew


def _place(here: Any, at: At, value: Any) -> None:
    first, rest = at[0], at[1:]
    there = first < len(here) if isinstance(first, int) else first in here
    if rest:
        if not there:
            # A table that was not there is written on its key's line.
            here[first] = _item(changed({}, at, value)[first])
            return
        _place(here[first], rest, value)
        if value is GONE and not here[first]:
            del here[first]
    elif value is GONE:
        del here[first]
    elif isinstance(first, int) and not there:
        here.append(_item(value))
    else:
        here[first] = _item(value)


def _item(value: Any) -> Any:
    """The value as tomlkit holds it, laid out as we write it."""
    written = value_text(value)
    if isinstance(value, list) and len(written) > 90:
        lines = "".join(f"\n  {value_text(each)}," for each in value)
        written = f"[{lines}\n]"
    return tomlkit.value(written)


def same(one: Any, other: Any) -> bool:
    """True where two values say the same: one value may stand without the brackets of its list."""
    if isinstance(one, list) != isinstance(other, list):
        one, other = (each if isinstance(each, list) else [each] for each in (one, other))
    if type(one) is not type(other) and not (isinstance(one, Mapping) and isinstance(other, Mapping)):
        return False
    if isinstance(one, Mapping):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    return bool(one == other)


def plain(text: str, file: str = "") -> dict[str, Any]:
    """The data of a text, {} where it is no TOML."""
    return parse(text, file)[0]
