"""What the checks look at: the ruleset of one competition, and what is left open in it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from core.exact import Number, plain
from core.rules.article import Article, Cited, Default
from core.rules.forms import Duration, Percent
from core.rules.ruleset import EVERYWHERE, Narrowing, Ruleset, Scope
from core.standings.criterion import Criterion
from core.standings.phrase import ROUNDS
from regulations.bounds import ToSet
from regulations.finding import Finding


@dataclass(frozen=True)
class Subject:
    """``file`` is that of the modality, where a finding has no article to stand at."""

    rules: Ruleset
    to_set: tuple[ToSet, ...] = ()
    file: str = ""

    def stated(self, path: str, scope: Scope = EVERYWHERE) -> Cited[Any] | None:
        """The figure where an article states it, None where only a default does."""
        figure = self.rules.figure(path, scope)
        return figure if figure is not None and figure.value is not None and is_stated(figure) else None

    def scopes(self, *tables: str) -> Iterator[Scope]:
        """Everywhere, and wherever some figure of these tables holds more narrowly."""
        yield EVERYWHERE
        narrowings = (s.narrowing for s in self.rules.statements if s.path.split(".", 1)[0] in tables)
        for narrowing in dict.fromkeys(narrowings):
            if narrowing != Narrowing():
                yield _inside(narrowing)

    def left_open(self, path: str) -> ToSet | None:
        """The bounds of a figure that is left to the committee."""
        return next((bounds for bounds in self.to_set if bounds.covers(path)), None)


def _inside(narrowing: Narrowing) -> Scope:
    """A scope that the narrowing admits."""
    name = min(narrowing.stages, default=None)
    low, high = narrowing.entries or (None, None)
    return Scope(
        stage=None if name in ROUNDS else name,
        round=name if name in ROUNDS else None,
        event=min(narrowing.events, default=None),
        division=min(narrowing.divisions, default=None),
        delegation=min(narrowing.delegations, default=None),
        entries=low if low is not None else high,
        on=narrowing.since or narrowing.until,
    )


def is_stated(figure: Cited[Any]) -> bool:
    """True where an article states the figure."""
    return isinstance(figure.source, Article)


def at(figure: Cited[Any], code: str, letter: str = "", **params: str | tuple[str, ...]) -> Finding:
    """A finding at the article that states the figure."""
    source = figure.source
    if isinstance(source, Default):
        return Finding(code, f"modality {source.owner}", letter=letter, params=params)
    return Finding(code, f"{source.file}.toml" if source.file else "", source.number, letter, params=params)


def written(value: Any) -> str:
    """A value that has been read, as a message shows it."""
    match value:
        case Criterion():
            return f'"{value.phrase}"'
        case Percent():
            return f"{decimal(value.share * 100)} %{f' of {value.of}' if value.of else ''}"
        case Duration():
            return f'"{value.amount} {value.unit}"'
        case str():
            return f'"{value}"'
        case dict():
            return "{ " + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + " }"
        case tuple():
            return f"[{', '.join(written(each) for each in value)}]"
        case None:
            return '"none"'
        case _:
            return str(value)


def decimal(number: Number) -> str:
    """An exact number whose denominator divides a power of ten, in figures: 22.5."""
    exact = plain(number)
    if isinstance(exact, int):
        return str(exact)
    for places in range(1, 9):
        scaled = exact * 10**places
        if scaled.denominator == 1:
            digits = f"{abs(scaled.numerator):0{places + 1}d}"
            return f"{'-' if exact < 0 else ''}{digits[:-places]}.{digits[-places:]}"
    return str(exact)
