"""Worked cases by the articles that they exercise: those that came along with the sports, and others that are kept."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from core.rules.article import Article

CASES: Final = Path(__file__).parents[2] / "modalities" / "cases"


@dataclass(frozen=True, slots=True)
class Exercise:
    """A case: its number among those of its sport, its title, its file, and the citations that its reasons make."""

    sport: str
    number: int
    title: str
    file: str
    cited: frozenset[str] = frozenset()

    def of(self, article: Article) -> bool:
        """True where its reasons cite the article, or a letter of it."""
        own = article.cite()
        return any(cited == own or cited.startswith(f"{own},") for cited in self.cited)


def exercises(regulation: str, kept: Sequence[tuple[str, str, str]] = ()) -> Mapping[str, tuple[Exercise, ...]]:
    """The cases that use the regulation of that name, by sport; ``kept`` are further ones: sport, file name, text."""
    found: dict[str, list[Exercise]] = {}
    for sport, file, text in (*shipped(), *kept):
        data = tomllib.loads(text)
        name, _, used = str(data.get("use", "")).partition("/")
        if name == regulation:
            own = found.setdefault(used or sport, [])
            own.append(Exercise(used or sport, len(own) + 1, str(data.get("title", file)), file, _cited(data)))
    return {sport: tuple(cases) for sport, cases in found.items()}


@cache
def shipped() -> tuple[tuple[str, str, str], ...]:
    """Every case that came along: sport, file name, text."""
    files: Iterable[Path] = sorted(CASES.glob("*/*.toml"))
    return tuple((file.parent.name, file.name, file.read_text(encoding="utf-8")) for file in files)


def _cited(data: Mapping[str, object]) -> frozenset[str]:
    """The last field of each line of reasons, where it is a citation."""
    lines = str(data.get("reasons", "")).splitlines()
    last = (line.rsplit("  ", 1)[-1].strip() for line in lines if "  " in line.strip())
    return frozenset(cited for cited in last if cited.startswith(("art. ", "nota ")))
