"""The ruleset of one competition: every figure with its source, after all layers have been laid over one another."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from core.rules.article import Article, Cited, Default


@dataclass(frozen=True, slots=True)
class Scope:
    """For what a figure is asked. What is None is not said; then only statements that do not narrow it apply.

    ``round`` is that of a knock-out ("semi-final"), which an article may name in place of the stage.
    """

    stage: str | None = None
    round: str | None = None
    event: str | None = None
    division: str | None = None
    delegation: str | None = None
    entries: int | None = None
    on: date | None = None


EVERYWHERE = Scope()


@dataclass(frozen=True, slots=True)
class Narrowing:
    """The ``applies`` of an article within its competition, and its days in force. Empty means always."""

    stages: frozenset[str] = frozenset()
    events: frozenset[str] = frozenset()
    divisions: frozenset[str] = frozenset()
    delegations: frozenset[str] = frozenset()
    entries: tuple[int | None, int | None] | None = None
    since: date | None = None
    until: date | None = None

    def admits(self, scope: Scope) -> bool:
        """True where every narrowed dimension is met by the scope."""
        low, high = self.entries or (None, None)
        return (
            (not self.stages or scope.stage in self.stages or scope.round in self.stages)
            and (not self.events or scope.event in self.events)
            and (not self.divisions or scope.division in self.divisions)
            and (not self.delegations or scope.delegation in self.delegations)
            and (
                self.entries is None
                or (
                    scope.entries is not None
                    and (low is None or scope.entries >= low)
                    and (high is None or scope.entries <= high)
                )
            )
            and (self.since is None or scope.on is None or scope.on >= self.since)
            and (self.until is None or scope.on is None or scope.on <= self.until)
        )


@dataclass(frozen=True, slots=True)
class Statement:
    """One figure stated by one source: ``path`` is dotted ("match.target", "card.yellow.weight")."""

    path: str
    figure: Cited[Any]
    narrowing: Narrowing = Narrowing()


@dataclass(frozen=True)
class Ruleset:
    """All statements of a competition, the stronger ones later; ask it for a figure by its path.

    ``statements`` are ordered by precedence, weakest first, and already checked for disagreement: the last one whose
    narrowing admits the scope is the figure. ``names`` of a declared table ("stage", "card") keep the order of the
    regulation. ``articles`` are all that hold for the competition, also those that are only read.
    """

    regulation: str
    modality: str
    category: str
    statements: tuple[Statement, ...] = ()
    articles: tuple[Article, ...] = ()
    title: str = ""
    _cache: dict[tuple[str, Scope], Cited[Any] | None] = field(default_factory=dict, compare=False, repr=False)
    _index: dict[str, list[Statement]] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        for statement in self.statements:
            self._index.setdefault(statement.path, []).append(statement)

    def figure(self, path: str, scope: Scope = EVERYWHERE) -> Cited[Any] | None:
        """The figure in force at ``path`` for the scope, or None where neither article nor default states it."""
        key = (path, scope)
        if key not in self._cache:
            self._cache[key] = next(
                (s.figure for s in reversed(self._index.get(path, ())) if s.narrowing.admits(scope)), None
            )
        return self._cache[key]

    def value(self, path: str, scope: Scope = EVERYWHERE, otherwise: Any = None) -> Any:
        """The plain value at ``path``, or ``otherwise`` where nothing states it or it was taken away ("none")."""
        figure = self.figure(path, scope)
        return otherwise if figure is None or figure.value is None else figure.value

    def cited(self, path: str, otherwise: Any, scope: Scope = EVERYWHERE) -> Cited[Any]:
        """The figure at ``path``, or ``otherwise`` as a default of the product."""
        figure = self.figure(path, scope)
        return Cited(otherwise, Default()) if figure is None or figure.value is None else figure

    def under(self, prefix: str, scope: Scope = EVERYWHERE) -> Mapping[str, Cited[Any]]:
        """The figures below ``prefix`` by the rest of their path: under("card.yellow") has "weight"."""
        start = f"{prefix}."
        found: dict[str, Cited[Any]] = {}
        for path in self._index:
            if path.startswith(start) and (figure := self.figure(path, scope)) is not None:
                found[path[len(start) :]] = figure
        return found

    def names(self, table: str, scope: Scope = EVERYWHERE) -> tuple[str, ...]:
        """The things declared in a named table ("stage", "card", "infraction"), in order; none that was taken away."""
        figures = self.under(table, scope).items()
        return tuple(dict.fromkeys(_first(rest) for rest, figure in figures if figure.value is not None))


def _first(rest: str) -> str:
    return rest.split(".", 1)[0]


def merged(layers: Iterable[Iterable[Statement]]) -> tuple[Statement, ...]:
    """Layers laid over one another, weakest first, as one sequence of statements."""
    return tuple(statement for layer in layers for statement in layer)
