"""The names that a regulation declares, and those of its modality, before its values are read."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from core.modality import Modality
from regulations.document import Document, Raw
from regulations.forms.form import Context
from regulations.language.head import CATEGORIES, MODALITIES
from regulations.language.stages import IN_ROUNDS

_CARDS = ("yellow", "red")
"""Their facts are the language's own, so their names are too."""


class Contexts:
    """What the values of an article may name, by its modality; "" is for what holds for all."""

    def __init__(self, documents: tuple[Document, ...], modalities: Mapping[str, Modality]) -> None:
        self._documents = documents
        self._modalities = modalities
        self._made: dict[str, Context] = {}

    def of(self, modality: str = "") -> Context:
        """The words of a modality and the names that are declared for it or for all."""
        if modality not in self._made:
            own = self._modalities.get(modality)
            chosen = (own,) if own else tuple(self._modalities.values())
            files = [d for d in self._documents if not modality or d.head.get("modality") in (None, modality)]
            self._made[modality] = Context(chosen, self._names(files, chosen))
        return self._made[modality]

    def _names(self, files: list[Document], modalities: tuple[Modality, ...]) -> dict[str, tuple[str, ...]]:
        articles = [article for document in files for article in document.articles]
        defaults = [modality.defaults for modality in modalities]
        own = [modality.id for modality in self._modalities.values() if modality.form]
        trophies = _named(articles, "trophy")
        heads = (document.head.get("modality") for document in self._documents)
        known = tuple(dict.fromkeys([*own, *MODALITIES, *(each for each in heads if isinstance(each, str))]))
        return {
            "stage": _unique(_named([*articles, *defaults], "stage")),
            "card": _unique([*_named([*articles, *defaults], "card"), *_CARDS]),
            "event": _unique(_named([*articles, *defaults], "event")),
            "category": _unique([*CATEGORIES, *_named(articles, "category")]),
            "bond": _unique(["employee", *_keys(articles, "bonds")]),
            "division": _unique(_divisions(articles)),
            "role": _unique(role for modality in modalities for role in modality.roles),
            "kind of win": _unique(kind for modality in modalities for kind in modality.kinds_of_win),
            "value": _unique(value for modality in modalities for value in modality.values),
            "modality": known,
            "competition or trophy": _unique([*trophies, *known, *self._competitions(known)]),
        }

    def _competitions(self, known: tuple[str, ...]) -> Iterator[str]:
        """ "futsal female": a modality and one of its categories; any of the four where no file says which."""
        files = [document for document in self._documents if document.head.get("modality") and document.file]
        if not files:
            yield from (f"{modality} {category}" for modality in known for category in CATEGORIES)
        general = next((_listed(d.head.get("categories")) for d in self._documents if d.stem == "general"), [])
        for document in files:
            for category in _listed(document.head.get("categories")) or general:
                yield f"{document.head.get('modality')} {category}"


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value] if value else []


def _unique(names: Iterable[Any]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in names if isinstance(name, str)))


def _named(articles: Iterable[Raw], table: str) -> Iterator[Any]:
    for article in articles:
        for thing in _things(article, table):
            yield thing.get("name")


def _things(article: Raw, table: str) -> list[Raw]:
    listed = article.get(table, [])
    return [each for each in (listed if isinstance(listed, list | tuple) else [listed]) if isinstance(each, Mapping)]


def _keys(articles: Iterable[Raw], table: str) -> Iterator[str]:
    for article in articles:
        if isinstance(declared := article.get(table), Mapping):
            yield from declared


def _divisions(articles: Iterable[Raw]) -> Iterator[Any]:
    for article in articles:
        for trophy in _things(article, "trophy"):
            for division in _things(trophy, "divisions"):
                yield division.get("name")


def stages_in_rounds(documents: Iterable[Document], modalities: Iterable[Modality]) -> frozenset[str]:
    """The stages whose rounds bear the names of a knock-out's, so that the final lies inside one of them."""
    sources = [*(article for d in documents for article in d.articles), *(m.defaults for m in modalities)]
    return frozenset(
        str(stage.get("name"))
        for source in sources
        for stage in _things(source, "stage")
        if any(str(each.get("kind")) in IN_ROUNDS for each in (stage, *_things(stage, "plan")))
    )
