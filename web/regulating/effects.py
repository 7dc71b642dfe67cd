"""What another ruleset does to a competition: the pure difference of two standings of the same record."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from core.competition import Record, Standings
from core.exact import Value
from core.rules.article import Cited
from core.rules.ruleset import Ruleset, Scope
from core.standings.ranking import Due, Place, Ranking


@dataclass(frozen=True, slots=True)
class Moved:
    """A side whose place or table points change; None where it has no place."""

    group: str
    side: str
    place: tuple[int | None, int | None]
    points: tuple[Value | None, Value | None]


@dataclass(frozen=True, slots=True)
class FigureChange:
    """A figure that holds for the competition and is another: before and after, each with its source, or None."""

    path: str
    before: Cited[Any] | None
    after: Cited[Any] | None


@dataclass(frozen=True, slots=True)
class Effects:
    """All that changes. ``through`` and ``out`` are sides that qualify now, and no longer; ``due`` what has to be
    recorded now, ``settled`` what no longer has; ``refused`` and ``mended`` matches whose sheet cannot be any more,
    and those whose can again; ``applies`` matches, played and still to play, that a changed figure is about."""

    moved: tuple[Moved, ...] = ()
    through: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    due: tuple[Due, ...] = ()
    settled: tuple[Due, ...] = ()
    refused: tuple[str, ...] = ()
    mended: tuple[str, ...] = ()
    figures: tuple[FigureChange, ...] = ()
    applies: tuple[str, ...] = ()

    @property
    def none(self) -> bool:
        """True where nothing that stands on a table or a sheet changes; figures may all the same."""
        return not any((self.moved, self.through, self.out, self.due, self.settled, self.refused, self.mended))


def effects(old: Standings, new: Standings, advance: int) -> Effects:
    """What the second standings change of the first; ``advance`` of each group go on, 0 where nobody does."""
    before, after = _places(old.rankings), _places(new.rankings)
    was, now = _through(old.rankings, advance), _through(new.rankings, advance)
    return Effects(
        moved=tuple(_moved(before, after)),
        through=tuple(sorted(now - was)),
        out=tuple(sorted(was - now)),
        due=_more(new.due, old.due),
        settled=_more(old.due, new.due),
        refused=tuple(sorted(new.refusals.keys() - old.refusals.keys())),
        mended=tuple(sorted(old.refusals.keys() - new.refusals.keys())),
    )


def _places(rankings: Iterable[Ranking]) -> dict[tuple[str, str], Place]:
    return {(ranking.group, place.side): place for ranking in rankings for place in ranking.places}


def _moved(before: Mapping[tuple[str, str], Place], after: Mapping[tuple[str, str], Place]) -> Iterable[Moved]:
    for group, side in dict.fromkeys((*after, *before)):
        one, other = before.get((group, side)), after.get((group, side))
        place = (one.place if one else None, other.place if other else None)
        points = tuple(each.facts.get("table points") if each else None for each in (one, other))
        if place[0] != place[1] or points[0] != points[1]:
            yield Moved(group, side, place, (points[0], points[1]))


def _through(rankings: Iterable[Ranking], advance: int) -> set[str]:
    """The sides that hold a place within the border alone; who shares it is not through yet."""
    found: set[str] = set()
    for ranking in rankings:
        at = Counter(place.place for place in ranking.places)
        found |= {p.side for p in ranking.places if p.place + at[p.place] - 1 <= advance}
    return found


def _more(some: Iterable[Due], others: Iterable[Due]) -> tuple[Due, ...]:
    known = {(due.what, frozenset(due.sides)) for due in others}
    return tuple(due for due in some if (due.what, frozenset(due.sides)) not in known)


def figures_changed(old: Ruleset, new: Ruleset) -> tuple[FigureChange, ...]:
    """The figures that are others in some scope, in the order of the new ruleset, each as it holds without narrowing.

    A figure stated alike by another article is no change.
    """
    said: list[dict[str, list[Any]]] = [{}, {}]
    for ruleset, found in zip((old, new), said, strict=True):
        for statement in ruleset.statements:
            found.setdefault(statement.path, []).append((statement.narrowing, statement.figure.value))
    paths = dict.fromkeys((*said[1], *said[0]))
    return tuple(
        FigureChange(path, _last(old, path), _last(new, path))
        for path in paths
        if said[0].get(path) != said[1].get(path) and not path.endswith((".name", ".what"))
    )


def _last(ruleset: Ruleset, path: str) -> Cited[Any] | None:
    """The strongest statement of a figure, whatever it is narrowed to."""
    return next((each.figure for each in reversed(ruleset.statements) if each.path == path), None)


def applied_to(record: Record, old: Ruleset, new: Ruleset, changed: Iterable[FigureChange]) -> tuple[str, ...]:
    """The matches that a changed figure is about, by the stage and the day of each."""
    paths = [change.path for change in changed]
    entries = sum(len(group.sides) for group in record.groups) or None
    found = []
    for match in record.matches:
        scope = Scope(stage=match.stage or None, entries=entries, on=match.on)
        if any(_value(old, path, scope) != _value(new, path, scope) for path in paths):
            found.append(match.id)
    return tuple(found)


def _value(ruleset: Ruleset, path: str, scope: Scope) -> Any:
    figure = ruleset.figure(path, scope)
    return None if figure is None else figure.value
