"""What a new regulation begins with: nothing but its head, the defaults of a sport as articles, a category's file."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from core.modality import Modality
from regulations.writing.values import file_text


def empty(title: str, source: str, language: str) -> dict[str, str]:
    """A regulation that says nothing yet."""
    return {"general.toml": file_text({"title": title, "source": source, "language": language}, ())}


def of_defaults(modality: Modality, title: str, source: str, text: Callable[[str], str]) -> str:
    """The file of a sport in which each of its defaults is an article; ``text`` states a table in words."""
    tables: dict[str, Any] = {table: _plain(value) for table, value in modality.defaults.items()}
    values = {**_plain(modality.values), **tables.pop("values", {})}
    if values:
        tables["values"] = values
    articles = tuple(
        {"number": f"{number}º", "text": text(table), table: value}
        for number, (table, value) in enumerate(tables.items(), 1)
    )
    return file_text({"title": title, "modality": modality.id, "source": source}, articles)


def of_category(modality: str, category: str, title: str, source: str) -> str:
    """The file of one category of a sport."""
    return file_text({"title": title, "modality": modality, "category": category, "source": source}, ())


def _plain(value: Any) -> Any:
    """As TOML holds it: lists for tuples, a fraction as text."""
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return str(value) if isinstance(value, Fraction) else value
