"""Every key of the regulation language has a label on the pages, every word of it a translation."""

import dataclasses
from collections.abc import Iterator

import pytest

from regulations.forms.word import Words
from regulations.language.key import Open, Shape, Table, Things
from regulations.language.tables import TABLES
from reports.language import LANGUAGES, translator
from reports.rules.figures import label
from reports.rules.words import WORDS


def paths(shape: Shape, path: str) -> Iterator[tuple[str, object]]:
    """Every key below, with its form."""
    if isinstance(shape, Open):
        yield path, shape.form
        return
    for name, key in shape.keys.items():
        inner = getattr(key, "form", key)
        if isinstance(inner, Table | Things | Open):
            yield from paths(inner, f"{path}.{name}")
        else:
            yield f"{path}.{name}", inner


def listed(form: object) -> Iterator[str]:
    """The words that a form admits, also within lists and alternatives."""
    if isinstance(form, Words):
        yield from form.listed
    elif dataclasses.is_dataclass(form):
        for field in dataclasses.fields(form):
            value = getattr(form, field.name)
            for part in value if isinstance(value, tuple) else (value,):
                if dataclasses.is_dataclass(part):
                    yield from listed(part)


KEYS = [found for name, shape in TABLES.items() for found in paths(shape, name)]


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_key_is_called_something(language: str) -> None:
    t = translator(language)
    assert len(KEYS) > 200
    assert [path for path, _ in KEYS if path not in ("bonds", "values", "notice") and label(path, t) == path] == []


def test_every_word_is_marked_for_the_catalogue() -> None:
    words = {word for _, form in KEYS for word in listed(form)}
    assert len(words) > 100
    assert words - set(WORDS) == set()
