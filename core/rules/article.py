"""Where a figure comes from: an article, a note, or a default; and the value that cannot be parted from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Generic, TypeVar

T_co = TypeVar("T_co", covariant=True)
_NONE: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Article:
    """An article of a regulation, an official note (``file`` is then "notes") or a ruling of the board ("rulings").

    ``file`` is the name by which other articles cite it ("general", "futsal", "futsal.master"; "" for an article
    written inline in a case); ``number`` is as printed ("3º, b"); ``text`` states it in our own words.
    """

    file: str
    number: str
    text: str = ""

    def cite(self, letter: str = "") -> str:
        """The citation as printed: "art. 4º, b", "art. 39.3.1" where the letter repeats the number, "decisão 3"."""
        if self.file in ("notes", "rulings"):
            return f"{'nota' if self.file == 'notes' else 'decisão'} {self.number}"
        if not letter:
            return f"art. {self.number}"
        return f"art. {letter}" if letter.startswith(f"{self.number}.") else f"art. {self.number}, {letter}"


@dataclass(frozen=True, slots=True)
class Default:
    """No article states the figure: it is a default of the product or of a modality, on the stated basis."""

    owner: str = "product"
    basis: str = "default of the product"

    def cite(self, letter: str = "") -> str:  # noqa: ARG002 - same question as to an article
        """Empty: a default never looks like an article."""
        return ""


Source = Article | Default


@dataclass(frozen=True, slots=True)
class Cited(Generic[T_co]):
    """A value together with its source.

    ``also`` are further articles that state the same; ``inferred`` is the reason where the reading was taken and not
    stated, ``inferred_parts`` the same for parts of a list by their printed letter; ``overrode`` what it is an
    exception to.
    """

    value: T_co
    source: Source
    also: tuple[Article, ...] = ()
    inferred: str | None = None
    inferred_parts: Mapping[str, str] = field(default_factory=lambda: _NONE)
    overrode: tuple["Cited[object]", ...] = ()
