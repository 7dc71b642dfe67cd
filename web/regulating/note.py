"""An official note made of an article: the figures that were changed on its form, and whom it overrides."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from regulations.document import Raw
from regulations.language.key import Things
from regulations.language.tables import TABLES
from regulations.writing.edits import At, changed, same
from regulations.writing.outline import Place, form_at, outline
from web.regulating.addresses import addresses
from web.regulating.field import read
from web.regulating.widget import EMPTY, Desk, Node, node_at

Figures = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class NewNote:
    """What a note says of itself; ``figures`` are its rule tables, ``overrides`` the article that it changes, or ""."""

    on: date
    reason: str
    signed: str
    text: str
    overrides: str = ""
    applies: Figures | None = None
    since: date | None = None
    played: str = "stand"
    figures: Figures | None = None

    def raw(self, number: int) -> dict[str, Any]:
        """The note as its file holds it."""
        found: dict[str, Any] = {
            "number": number,
            "date": self.on,
            "reason": self.reason,
            "signed": self.signed,
            "text": self.text,
        }
        if self.overrides:
            found["overrides"] = self.overrides
        if self.applies:
            found["applies"] = dict(self.applies)
        if self.since is not None and self.since != self.on:
            found["since"] = self.since
        if self.played == "recomputed":
            found["played"] = self.played
        return found | dict(self.figures or {})


def changed_figures(article: Raw, node: Node, desk: Desk) -> dict[str, Any]:
    """The rule tables of a note: what came back and is not what the article says. What is empty is taken away."""
    found: dict[str, Any] = {}
    for group in outline(article):
        for place in group.places:
            here = node_at(node, tuple(str(key) for key in place.at))
            if place.form is None or here is None or _names(place):
                continue
            value = read(place.form, here, desk)
            if not same(value, place.raw):
                found = _stated(found, place, group.name, "none" if value is EMPTY else value)
    known = {place.at for group in outline(article) for place in group.places}
    for at in addresses(node):
        form = form_at(at)
        value = EMPTY if form is None or at in known else read(form[1], node_at(node, tuple(map(str, at))), desk)
        if value is not EMPTY:
            found = dict(changed(found, at, value))
    return found


def left_open(article: Raw) -> tuple[At, ...]:
    """Where the figures stand that the article leaves to the committee and does not state, a whole table or one."""
    stated = {place.path for group in outline(article) for place in group.places}
    paths = article.get("to_set")
    found: list[At] = []
    for path in paths if isinstance(paths, Mapping) else ():
        at = tuple(str(path).split("."))
        keys = [(*at, key) for key in getattr(TABLES.get(at[0]), "keys", {})] if len(at) == 1 else [at]
        found += [each for each in keys if form_at(each) is not None and ".".join(each) not in stated]
    return tuple(found)


def as_typed(article: Raw, node: Node, desk: Desk) -> Raw:
    """The article with what came back in place of what it says, to be shown again where the note was refused."""
    after: Any = article
    for group in outline(article):
        for place in group.places:
            here = node_at(node, tuple(str(key) for key in place.at))
            if place.form is not None and here is not None and not _names(place):
                value = read(place.form, here, desk)
                after = changed(after, place.at, "none" if value is EMPTY else value)
    new = changed_figures({}, node, desk)
    for table, value in new.items():
        if not isinstance(value, list):
            after = {**after, table: _under(value, after.get(table))}
    return dict(after)


def _under(new: Any, there: Any) -> Any:
    """Tables joined, what stands there above what is new."""
    if not isinstance(new, Mapping) or not isinstance(there, Mapping):
        return new if there is None else there
    return {**new, **{key: _under(new.get(key), each) for key, each in there.items()}}


def tables_of(path: str, value: Any) -> dict[str, Any]:
    """The rule table that states one figure, by its path: that of a thing under its name."""
    table, *rest = path.split(".")
    shape = TABLES[table]
    if isinstance(shape, Things):
        name, key = ".".join(rest[:-1]), rest[-1]
        return {table: [{shape.name: name, key: value}]}
    return dict(changed({}, (table, *rest), value))


def _names(place: Place) -> bool:
    return place.key.rpartition(".")[2] in ("name", "what") and len(place.at) > 1


def _stated(found: dict[str, Any], place: Place, name: str, value: Any) -> dict[str, Any]:
    """The tables with one figure more; that of a thing under its name."""
    table = str(place.at[0])
    shape = TABLES[table]
    if not isinstance(shape, Things):
        return dict(changed(found, place.at, value))
    key = str(place.at[-1])
    things = [dict(thing) for thing in found.get(table, [])]
    own = next((thing for thing in things if thing[shape.name] == name), None)
    if own is None:
        things.append({shape.name: name, key: value})
    else:
        own[key] = value
    return {**found, table: things}
