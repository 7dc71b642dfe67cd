"""A file's text cut at its articles, so that one can be moved or written anew and the rest stays as it is."""

import re
from dataclasses import dataclass
from itertools import pairwise

from regulations.document import Raw, read_document
from regulations.writing.values import article_text, file_text

_OPENS = re.compile(r"^[ \t]*\[\[[ \t]*(article|note)[ \t]*\]\][ \t]*(#.*)?$")


@dataclass(frozen=True)
class Pieces:
    """``head`` is all before the first article; comments that stand right above an article go with it."""

    head: str
    articles: tuple[str, ...]
    heading: str = "article"

    def text(self) -> str:
        """The file again."""
        return "".join(_ended(piece) for piece in (self.head, *self.articles) if piece)

    def put(self, at: int, *pieces: str, instead: int = 0) -> "Pieces":
        """With these pieces before article ``at``, ``instead`` of so many that stood there."""
        kept = list(self.articles)
        kept[at : at + instead] = pieces
        return Pieces(self.head, tuple(kept), self.heading)


def cut(file: str, text: str) -> Pieces:
    """The pieces of a file that is TOML; each is one on its own. ValueError where it is none.

    Where articles stand in a way that the cut does not find (a list in brackets), the file is written anew.
    """
    document, findings = read_document(file, text)
    if document.broken:
        raise ValueError(findings[0].text())
    heading = "note" if document.notes else "article"
    found = _cut(text, heading)
    if _same(file, found, document.articles):
        return found
    head = file_text(document.head, ())
    return Pieces(head, tuple("\n" + article_text(each, heading) for each in document.articles), heading)


def _cut(text: str, heading: str) -> Pieces:
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").splitlines(keepends=True)
    starts: list[int] = []
    for number, line in enumerate(lines):
        if _OPENS.match(line.rstrip("\n")):
            while number and lines[number - 1].lstrip().startswith("#"):
                number -= 1  # noqa: PLW2901 - the piece begins with the comments right above it
            starts.append(number)
    bounds = [*starts, len(lines)]
    articles = tuple("".join(lines[a:b]) for a, b in pairwise(bounds))
    return Pieces("".join(lines[: bounds[0]]), articles, heading)


def _same(file: str, pieces: Pieces, articles: tuple[Raw, ...]) -> bool:
    """True where each piece alone is the article that it is in the whole."""
    if len(pieces.articles) != len(articles) or read_document(file, pieces.head)[0].broken:
        return False
    read = (read_document(file, piece)[0] for piece in pieces.articles)
    return all(each.articles == (article,) and not each.head for each, article in zip(read, articles, strict=True))


def _ended(piece: str) -> str:
    return piece if piece.endswith("\n") else f"{piece}\n"
