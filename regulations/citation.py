"""Citations of an article by another: "general, 27", "futsal, 3º", "3º" of the same file, "note 2"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from core.rules.article import Article

_NOTE = re.compile(r"not[ea]\s+(\d+)", re.IGNORECASE)
_IGNORED = re.compile(r"\bart(?:igo|icle)?\b\.?|[ºª°\s]", re.IGNORECASE)


def plain_number(number: str) -> str:
    """The number as it is compared: "Art. 3º, b" is "3,b"."""
    return _IGNORED.sub("", number).lower()


@dataclass(frozen=True)
class Cited:
    """Where a citation leads: file, number as compared. ``known_file`` is False where it names a file that is none."""

    file: str
    number: str
    known_file: bool = True


def parse(citation: str, own: str, files: Sequence[str]) -> Cited:
    """What a citation standing in the file ``own`` names; ``files`` are those that there are, by their names."""
    if found := _NOTE.fullmatch(citation.strip()):
        return Cited("notes", found[1])
    first, comma, rest = citation.partition(",")
    name = first.strip().removesuffix(".toml")
    if comma and rest.strip() and name in files:
        return Cited(name, plain_number(rest))
    looks_like_a_file = bool(comma) and not any(char.isdigit() for char in name) and len(name) > 3
    return Cited(own, plain_number(citation), known_file=not looks_like_a_file)


def written(article: Article, own: str) -> str:
    """The citation by which a file names the article, ready to paste: "general, 3º"; "3º" in the same file."""
    if article.file == "notes":
        return f"note {article.number}"
    return article.number if article.file == own else f"{article.file}, {article.number}"


def spoken(article: Article, own: str) -> str:
    """The article as a message names it: "general, art. 3º"; "art. 3º" in the same file."""
    if article.file == "notes":
        return f"note {article.number}"
    return f"art. {article.number}" if article.file == own else f"{article.file}, art. {article.number}"


def opening(article: Article, own: str) -> str:
    """The same at the beginning of a sentence: "Art. 3º", "General, art. 3º"."""
    words = spoken(article, own)
    return words[:1].upper() + words[1:]
