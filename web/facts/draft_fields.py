"""The fields of an article of the draft: its figures table by table, and what it says of itself."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from regulations.document import Document, Raw
from regulations.forms.form import Form
from regulations.language.head import HEAD
from regulations.language.key import Things
from regulations.language.tables import TABLES
from regulations.writing.edits import At
from regulations.writing.outline import Group, Place, form_at, plain_places
from reports.language import marked_in
from reports.prose import capital
from reports.rules.figures import label, thing_words
from web.regulating import article as of_article
from web.regulating.field import shown
from web.regulating.keys import table_words
from web.regulating.lines import Line, literal
from web.regulating.widget import EMPTY, Desk, Option, Widget, below, keys_of

Silent = Callable[[str], str]
"""What holds at a path as long as an article does not state it, in words."""

PLAIN: Mapping[str, str] = {
    "applies": marked_in("article", "applies to"),
    "overrides": marked_in("article", "exception to"),
    "since": marked_in("article", "in force from"),
    "until": marked_in("article", "in force until"),
    "inferred": marked_in("article", "read so because"),
    "to_set": marked_in("article", "left to the committee"),
    "date": marked_in("article", "date of the note"),
    "reason": marked_in("article", "reason"),
    "signed": marked_in("article", "signed by"),
    "played": marked_in("article", "matches already begun"),
    "title": marked_in("article", "title"),
    "source": marked_in("article", "document and edition"),
    "language": marked_in("article", "language of the texts"),
    "modality": marked_in("article", "sport"),
    "category": marked_in("article", "category"),
    "categories": marked_in("article", "categories disputed"),
    "follows": marked_in("article", "amends the regulation"),
}


@dataclass(frozen=True, slots=True)
class FieldShown:
    """A figure with its label; ``drop`` is the name by which it is taken out, "" where it stays; ``silent`` is what
    holds as long as it is not stated."""

    label: str
    widget: Widget
    drop: str = ""
    path: str = ""
    silent: str = ""


@dataclass(frozen=True, slots=True)
class GroupShown:
    """Figures of one table, or of one thing in it; ``thing`` is the name by which that is taken out."""

    title: str
    fields: tuple[FieldShown, ...]
    thing: str = ""


def head_fields(document: Document, desk: Desk) -> Iterator[FieldShown]:
    """What the head of a file says; the sport of a file never changes."""
    for key, form in HEAD.items():
        if key == "modality" or (key == "language" and not document.general):
            continue
        if key == "category" and "category" not in document.head:
            continue
        if key == "follows" and "follows" not in document.head:
            continue
        raw = document.head.get(key, EMPTY)
        yield FieldShown(_plain(key, desk), shown(form, raw, below("head", key), desk))


def _plain(key: str, desk: Desk) -> str:
    return capital(desk.t.pgettext("article", PLAIN.get(key, key)))


def number_widget(raw: Raw, name: str, desk: Desk, *, note: bool) -> Widget:
    """The number of an article, or of a note."""
    place = next(each for each in plain_places(raw, note=note) if each.key == "number")
    return shown(_form(place), raw.get("number", EMPTY), below(name, "number"), desk)


def _form(place: Place) -> Form:
    if place.form is None:
        raise LookupError(place.path)
    return place.form


def figure_options(groups: Sequence[Group], raw: Raw, desk: Desk) -> Iterator[Option]:
    """What ``inferred`` and ``to_set`` may name: the article's figures, the criteria of its chains by their letters."""
    for place in (place for group in groups for place in group.places):
        words = capital(label(place.path, desk.t, desk.modality))
        yield Option(place.path, words)
        listed = place.raw if isinstance(place.raw, list) else []
        for phrase in listed:
            letter, parted, _ = phrase.partition(") ") if isinstance(phrase, str) else ("", "", "")
            if parted:
                yield Option(f"{place.path}.{letter}", f"{words}, {letter}")
    to_set = raw.get("to_set")
    yield from (Option(path, capital(label(path, desk.t, desk.modality))) for path in to_set or () if to_set)


def groups_shown(groups: Sequence[Group], name: str, raw: Raw, desk: Desk, silent: Silent) -> Iterator[GroupShown]:
    """The figures of an article as they stand, and those that are open to be stated."""
    new = [keys_of(each) for each in sorted(desk.opened) if keys_of(each)[0] == name]
    used: set[tuple[str, ...]] = set()
    for group in groups:
        fields = [_field(place, name, desk) for place in group.places]
        start = tuple(str(key) for key in group.at)
        for keys in new:
            if keys[1 : len(start) + 1] == start and (field := _opened(keys, raw, desk, silent)):
                fields.append(field)
                used.add(keys)
        named = [*group.at[1:]] != [] or bool(group.name)
        title = table_words(group.table, desk.t)
        if group.name:
            title = f"{title}: {capital(thing_words(group.table, group.name, desk.t, desk.modality))}"
        yield GroupShown(title, tuple(fields), below(name, *group.at) if named else "")
    for keys in new:
        if keys not in used and (field := _opened(keys, raw, desk, silent)):
            yield GroupShown(table_words(keys[1], desk.t), (field,))


def figure_fields(groups: Sequence[Group], name: str, desk: Desk) -> Iterator[GroupShown]:
    """The figures of an article as a note may change them: nothing is taken out, and no thing loses its name."""
    for group in groups:
        title = table_words(group.table, desk.t)
        if group.name:
            title = f"{title}: {capital(thing_words(group.table, group.name, desk.t, desk.modality))}"
        places = [place for place in group.places if place.form is not None]
        fields = (_field(place, name, desk) for place in places)
        yield GroupShown(title, tuple(replace(field, drop="") for field in fields if field.drop))


def open_fields(places: Sequence[At], name: str, desk: Desk) -> Iterator[GroupShown]:
    """Empty fields of what an article leaves to the committee, table by table."""
    for table in dict.fromkeys(str(at[0]) for at in places):
        own = ((at, form_at(at)) for at in places if at[0] == table)
        fields = (
            FieldShown(_label(".".join(map(str, at)), desk), shown(found[1], EMPTY, below(name, *at), desk))
            for at, found in own
            if found is not None
        )
        yield GroupShown(table_words(table, desk.t), tuple(fields))


def _field(place: Place, name: str, desk: Desk) -> FieldShown:
    here = below(name, *place.at)
    widget = literal(place.raw, here, desk) if place.form is None else shown(place.form, place.raw, here, desk)
    named = place.key.rpartition(".")[2] in ("name", "what") and len(place.at) > 1
    words = desk.t.gettext("name") if named else _label(place.path, desk)
    return FieldShown(words, widget, "" if named else here, place.path)


def _label(path: str, desk: Desk) -> str:
    """What the figure is called, without the thing under whose heading it stands."""
    words = label(path, desk.t, desk.modality)
    thing = isinstance(TABLES.get(path.partition(".")[0]), Things)
    return capital(words.rpartition(": ")[2] if thing else words)


def _opened(keys: tuple[str, ...], raw: Raw, desk: Desk, silent: Silent) -> FieldShown | None:
    """The field of a figure that the article is to state, with what holds as long as it does not."""
    at = tuple(int(key) if key.isdecimal() and n == 1 else key for n, key in enumerate(keys[1:]))
    found = form_at(at)
    here: Any = raw
    for key in at:
        try:
            here = here[key]
        except (KeyError, IndexError, TypeError):
            break
    else:
        return None
    if found is None:
        return None
    key, form = found
    path = ".".join(str(part) for part in at)
    name = below(keys[0], *at)
    return FieldShown(_label(key, desk), shown(form, EMPTY, name, desk), name, path, silent(path))


def around_fields(raw: Raw, name: str, desk: Desk, *, note: bool) -> Iterator[FieldShown]:
    """Where an article applies, what it is an exception to, since when, how it was read."""
    for place in plain_places(raw, note=note):
        here, value = below(name, place.key), raw.get(place.key, EMPTY)
        if place.key in ("number", "text"):
            continue
        if place.key == "inferred":
            widget = of_article.inferred_widget(value, here, desk)
        elif place.key == "to_set":
            widget = of_article.to_set_widget(value, here, desk)
        elif place.key == "reason" and (area := Line(several=True).show(value, here, desk)):
            widget = area
        else:
            widget = shown(_form(place), value, here, desk)
        yield FieldShown(_plain(place.key, desk), widget)
