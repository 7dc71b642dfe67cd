"""One file of a regulation as it was written: its head and its articles, before any of them is understood."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from regulations.citation import plain_number
from regulations.finding import Finding
from regulations.language.head import ARTICLE, HEAD, NOTE
from regulations.language.tables import TABLES
from regulations.nearest import nearest
from regulations.sentences import FILE
from regulations.toml_text import parse

Raw = Mapping[str, Any]


@dataclass(frozen=True)
class Document:
    """``file`` is its name ("futsal.toml"), ``stem`` the name by which others cite it, "" for what stands in a case.

    ``broken``: it is not TOML, and nothing is known of what it says.
    """

    file: str
    head: Raw
    articles: tuple[Raw, ...]
    broken: bool = False

    @property
    def stem(self) -> str:
        """ "futsal.master" of "futsal.master.toml"."""
        return self.file.removesuffix(".toml")

    @property
    def notes(self) -> bool:
        """True for the file of the official notes."""
        return self.stem == "notes"

    @property
    def general(self) -> bool:
        """True for what holds for all modalities."""
        return self.stem == "general"


def read_document(file: str, text: str) -> tuple[Document, tuple[Finding, ...]]:
    """The file's head and articles, and what is wrong with how it is laid out."""
    data, findings = parse(text, file)
    if findings:
        return Document(file, {}, (), broken=True), findings
    document = Document(file, {key: value for key, value in data.items() if key not in ("article", "note")}, ())
    own, other = ("note", "article") if document.notes else ("article", "note")
    found = list(_misplaced(document))
    listed = data.get(own, [])
    if not isinstance(listed, list) or not all(isinstance(each, dict) for each in listed):
        found.append(Finding("heading of one", file, params={"heading": f"[{own}]", "right": f"[[{own}]]"}))
        listed = []
    if other in data:
        found.append(Finding("notes apart", file))
    return replace(document, articles=tuple(listed)), tuple(found)


def _misplaced(document: Document) -> Iterator[Finding]:
    """Keys at the top of the file that belong to an article, or that nobody knows."""
    for key in document.head:
        if key in HEAD:
            continue
        if key in ARTICLE or key in NOTE or key in TABLES:
            yield Finding("key above its article", document.file, params={"unknown": key})
            continue
        known = (*HEAD, "note" if document.notes else "article")
        near = nearest(key, known)
        params = {"table": FILE, "unknown": key, "near": near, "known": ", ".join(known)}
        yield Finding("unknown key, nearest" if near else "unknown key", document.file, params=params)


def amended(base: Document, own: Document | None) -> Document:
    """The document that ``own`` makes of the one that it amends: an article of the same number is replaced whole."""
    if own is None:
        return base
    named = {plain_number(str(article.get("number", ""))) for article in own.articles}
    taken: set[str] = set()
    articles: list[Raw] = []
    for article in base.articles:
        number = plain_number(str(article.get("number", "")))
        if number not in named:
            articles.append(article)
        elif number not in taken:
            taken.add(number)
            articles += [each for each in own.articles if plain_number(str(each.get("number", ""))) == number]
    articles += [each for each in own.articles if plain_number(str(each.get("number", ""))) not in taken]
    return Document(own.file, {**base.head, **own.head}, tuple(articles))
