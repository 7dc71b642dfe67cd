"""What a press of a button does to a file of the draft: what was typed is taken in first, then the deed is done."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regulations.document import read_document
from regulations.language.head import ARTICLE, HEAD, NOTE
from regulations.language.key import Open, Things
from regulations.language.tables import TABLES
from regulations.writing import edits
from regulations.writing.edits import At
from regulations.writing.outline import form_at, outline
from web.regulating.addresses import addresses
from web.regulating.article import inferred, to_set
from web.regulating.field import read
from web.regulating.lines import LITERAL, Line, read_literal
from web.regulating.widget import EMPTY, Desk, Node, below, keys_of, node_at, tree

ROWS = ("up", "down", "cut")
ONES = ("drop", "open")
ARTICLES = ("article-up", "article-down", "article-cut", "article-add")


@dataclass(frozen=True, slots=True)
class Written:
    """The file as it is after the deed, the fields that are open and empty, and where the page goes on."""

    text: str
    opened: tuple[str, ...] = ()
    anchor: str = ""


def done(file: str, was: str, fields: Mapping[str, str], do: str, desk: Desk) -> Written:
    """The file with everything that was typed, and with the deed done; ``was`` is its text as the page showed it.

    An unknown deed, or one about what is not there, does nothing more.
    """
    deed, _, about = do.partition(" ")
    nodes = tree(fields)
    rearranged(nodes, do)
    if deed == "drop":
        _forget(nodes, about)
    text = _heads(file, was, nodes, desk)
    articles = read_document(file, text)[0].articles
    for number, article in enumerate(articles):
        node = nodes.get(f"e{number}")
        if isinstance(node, dict):
            text = _article(file, text, number, article, node, desk)
    opened = tuple(name for name in fields.get("open", "").split("\n") if name)
    if deed in ARTICLES:
        return _articles(file, text, deed, about, fields)
    if deed == "add":
        return _added(file, text, fields, opened)
    if deed == "thing":
        at = tuple(int(key) if key.isdecimal() else key for key in keys_of(about))
        return Written(_thing_gone(file, text, at), opened, str(at[0]))
    if deed == "open":
        opened = (*opened, fields.get(f"more:{about}", "") if f"more:{about}" in fields else about)
    return Written(text, opened, keys_of(about)[0] if deed in (*ROWS, *ONES) else "")


def rearranged(nodes: dict[str, Node], do: str) -> None:
    """Swaps two rows of a list, or takes one out, before any of them is read; any other deed moves nothing."""
    deed, _, about = do.partition(" ")
    name, _, row = about.rpartition(" ")
    if deed not in ROWS:
        return
    rows = node_at(nodes, keys_of(name))
    if not isinstance(rows, dict) or row not in rows:
        return
    if deed == "cut":
        del rows[row]
        return
    order = sorted((key for key in rows if key.isdecimal()), key=int)
    to = order.index(row) + (-1 if deed == "up" else 1)
    if 0 <= to < len(order):
        rows[row], rows[order[to]] = rows[order[to]], rows[row]


def _forget(nodes: dict[str, Node], name: str) -> None:
    above = node_at(nodes, keys_of(name)[:-1])
    if isinstance(above, dict):
        above[keys_of(name)[-1]] = {LITERAL: ""}


def _heads(file: str, text: str, nodes: dict[str, Node], desk: Desk) -> str:
    head = read_document(file, text)[0].head
    node = nodes.get("head")
    for key, form in HEAD.items():
        if isinstance(node, dict) and key in node:
            value = read(form, node[key], desk)
            if not edits.same(value, head.get(key, EMPTY)):
                text = edits.set_head(file, text, key, edits.GONE if value is EMPTY else value)
    return text


def _article(file: str, text: str, number: int, article: Mapping[str, Any], node: dict[str, Node], desk: Desk) -> str:
    """An article with its figures as they were typed; what the page did not show stays as it is."""
    after: Any = article
    note = file == "notes.toml"
    stands = [(place.at, place.form, place.raw) for group in outline(article, note) for place in group.places]
    known = {at for at, _, _ in stands}
    new = [(at, *form_at(at)[1:], EMPTY) for at in addresses(node) if at not in known and form_at(at)]  # type: ignore[index]
    for at, form, raw in [*new, *reversed(stands)]:
        here = node_at(node, tuple(str(key) for key in at))
        if here is None:
            continue
        value = read(form, here, desk) if form is not None else _literally(here)
        if not edits.same(value, raw):
            after = edits.changed(after, at, edits.GONE if value is EMPTY else value)
    for key, form in (NOTE if note else ARTICLE).items():
        if key in node:
            value = _plain(key, form, node[key], desk)
            if not edits.same(value, article.get(key, EMPTY)):
                after = edits.changed(after, (key,), edits.GONE if value is EMPTY else value)
    return edits.set_article(file, text, number, after) if after != article else text


def _plain(key: str, form: Any, node: Node, desk: Desk) -> Any:
    if key in ("inferred", "to_set"):
        return (inferred if key == "inferred" else to_set)(node)
    return Line(several=True).read(node, desk) if key in ("text", "reason") else read(form, node, desk)


def _literally(node: Node) -> Any:
    return read_literal(str(node.get(LITERAL, ""))) if isinstance(node, dict) else EMPTY


def _articles(file: str, text: str, deed: str, about: str, fields: Mapping[str, str]) -> Written:
    articles = read_document(file, text)[0].articles
    if deed == "article-add":
        number = " ".join(fields.get("new.number", "").split())
        at = int(about) + 1 if about.isdecimal() else len(articles)
        if about.isdecimal() and int(about) < len(articles):
            number = f"{articles[int(about)].get('number', '')}-A"
        text = edits.add_article(file, text, at, _new(file, number, fields.get("new.text", ""), len(articles)))
        return Written(text, anchor=f"e{min(at, len(articles))}")
    if not about.isdecimal() or int(about) >= len(articles):
        return Written(text)
    at = int(about)
    if deed == "article-cut":
        return Written(edits.remove_article(file, text, at))
    by = -1 if deed == "article-up" else 1
    return Written(edits.move_article(file, text, at, by), anchor=f"e{min(max(at + by, 0), len(articles) - 1)}")


def _new(file: str, number: str, text: str, count: int) -> dict[str, Any]:
    said = " ".join(text.split()) or "…"
    if file == "notes.toml":
        return {"number": count + 1, "text": said}
    return {"number": number or f"{count + 1}º", "text": said}


def _added(file: str, text: str, fields: Mapping[str, str], opened: tuple[str, ...]) -> Written:
    """A figure of the language that an article is to state: its field is opened, or it is left to the committee."""
    about, key = fields.get("add.article", ""), fields.get("add.key", "")
    name = " ".join(fields.get("add.name", "").split()).replace(".", "")
    number = int(about.removeprefix("e")) if about.removeprefix("e").isdecimal() else -1
    articles = read_document(file, text)[0].articles
    table, *rest = key.split(".")
    shape = TABLES.get(table)
    if not 0 <= number < len(articles) or shape is None or (isinstance(shape, Open | Things) and not name):
        return Written(text, opened, about)
    if fields.get("add.how") == "set":
        path = ".".join([table, name, *rest] if isinstance(shape, Open | Things) else [table, *rest])
        bounds = to_set({"0": {"path": path, "text": fields.get("add.bounds", "") or "any"}})
        return Written(edits.set_at(file, text, number, ("to_set", path), bounds[path]), opened, about)
    at: At = (table, *rest)
    if isinstance(shape, Open):
        at = (table, name)
    elif isinstance(shape, Things):
        text, thing = _thing(file, text, number, table, shape.name, name)
        at = (table, thing, *rest)
    if form_at(at) is None:
        return Written(text, opened, about)
    if fields.get("add.how") == "none":
        return Written(edits.set_at(file, text, number, at, "none"), opened, about)
    return Written(text, (*opened, below(about, *at)), about)


def _thing(file: str, text: str, article: int, table: str, key: str, name: str) -> tuple[str, int]:
    """The text in which the thing of that name is declared, and its place among those of its table."""
    listed = read_document(file, text)[0].articles[article].get(table, [])
    listed = listed if isinstance(listed, list) else [listed]
    names = [each.get(key) for each in listed if isinstance(each, Mapping)]
    if name in names:
        return edits.set_at(file, text, article, (table,), listed), names.index(name)
    return edits.set_at(file, text, article, (table,), [*listed, {key: name}]), len(listed)


def _thing_gone(file: str, text: str, at: At) -> str:
    article = str(at[0]).removeprefix("e")
    if not article.isdecimal() or len(at) < 2:
        return text
    return edits.set_at(file, text, int(article), at[1:], edits.GONE)
