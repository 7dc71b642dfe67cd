"""Worked cases by the articles that they exercise: those that came along with the sports, and others that are kept."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from core.rules.article import Article
from regulations.find import folder_of

CASES: Final = Path(__file__).parents[2] / "modalities" / "cases"


@dataclass(frozen=True, slots=True)
class Exercise:
    """A case: its number among those of its sport, its title, its file, and the citations that it makes.

    A case that an event keeps has no file.
    """

    sport: str
    number: int
    title: str
    file: str
    cited: frozenset[str] = frozenset()

    def of(self, article: Article) -> bool:
        """True where its reasons cite the article, or a letter of it."""
        own = article.cite()
        return any(cited == own or cited.startswith(f"{own},") for cited in self.cited)


def exercises(regulation: str, kept: Sequence[str] = ()) -> Mapping[str, tuple[Exercise, ...]]:
    """The cases that use the regulation of that name, by sport.

    They are those that came along with the sports and those in the regulation's own folder; ``kept`` are the texts of
    an event's, which use no other.
    """
    found: dict[str, list[Exercise]] = {}
    travelling = ((file, text) for file, text in (*shipped(), *_own(regulation)) if f'"{regulation}' in text)
    for file, text in (*travelling, *(("", text) for text in kept)):
        try:
            data = tomllib.loads(text)
        except (
            tomllib.TOMLDecodeError
        ):  # kept as it was typed: its own page says what is wrong, and it exercises nothing
            continue
        name, _, sport = str(data.get("use", "")).partition("/")
        sport = sport or str(data.get("modality", ""))
        if name == regulation or not file:
            own = found.setdefault(sport, [])
            own.append(Exercise(sport, len(own) + 1, str(data.get("title", file)), file, _cited(data)))
    return {sport: tuple(cases) for sport, cases in found.items()}


@cache
def shipped() -> tuple[tuple[str, str], ...]:
    """Every case that came along with the sports: file name, text."""
    return _read(CASES.glob("*/*.toml"))


def _own(regulation: str) -> tuple[tuple[str, str], ...]:
    """The cases in the regulation's folder; none for one that has no folder here, as an event's own has not."""
    try:
        return _read((folder_of(regulation) / "cases").glob("*.toml"))
    except FileNotFoundError:
        return ()


def _read(files: Iterable[Path]) -> tuple[tuple[str, str], ...]:
    return tuple((file.name, file.read_text(encoding="utf-8")) for file in sorted(files))


def _cited(data: Mapping[str, object]) -> frozenset[str]:
    """The last field of each line of reasons, refusals and figures, where it is a citation."""
    lines = [line for key in ("reasons", "refusals", "figures") for line in str(data.get(key, "")).splitlines()]
    last = (line.rsplit("  ", 1)[-1].strip() for line in lines if "  " in line.strip())
    return frozenset(cited for cited in last if cited.startswith(("art. ", "nota ")))
