"""A sentence as runs of text, so that an article inside it can be set in its own voice and linked."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from babel.lists import format_list

from core.rules.article import Article
from reports.language import Translator

_GAP = re.compile(r"%\((\w+)\)s")


class Run(NamedTuple):
    """A piece of a sentence; with ``article`` it is a citation."""

    text: str
    article: Article | None = None


Prose = tuple[Run, ...]


def prose(sentence: str, values: Mapping[str, "str | Prose"]) -> Prose:
    """The sentence with its gaps filled; a value that is itself prose keeps its citations."""
    runs: list[Run] = []
    for index, piece in enumerate(_GAP.split(sentence)):
        value = values[piece] if index % 2 else piece
        runs += [Run(value)] if isinstance(value, str) else value
    return joined(runs)


def joined(runs: Iterable[Run]) -> Prose:
    """The same sentence in as few runs as say it."""
    found: list[Run] = []
    for run in runs:
        if found and run.article is None and found[-1].article is None:
            found[-1] = Run(found[-1].text + run.text)
        elif run.text:
            found.append(run)
    return tuple(found)


def plain(sentence: Prose) -> str:
    """The sentence as text."""
    return "".join(run.text for run in sentence)


def capital(text: str) -> str:
    """The text with a capital first letter, the rest as it is."""
    return text[:1].upper() + text[1:]


def listed(items: Iterable[str], t: Translator) -> str:
    """ "A, B e C"."""
    return format_list(list(items), locale=t.locale)


def listed_prose(items: Iterable[Prose], t: Translator) -> Prose:
    """The same for items that carry citations."""
    found = list(items)
    gaps = [f"%(i{index})s" for index in range(len(found))]
    return prose(listed(gaps, t), {f"i{index}": item for index, item in enumerate(found)})


def alphabetical(name: str) -> tuple[str, str]:
    """The key by which names stand in the alphabet: accents and capitals do not count, but where nothing else does."""
    parted = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in parted if not unicodedata.combining(letter)), name
