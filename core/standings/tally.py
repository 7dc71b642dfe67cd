"""A tally: what the rows of one side add up to, and the figure that a fact and a measure make of it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from core.exact import ABOVE_ALL, Number, Value, plain
from core.standings.criterion import Criterion, Measure
from core.standings.ledger import Row


@dataclass(slots=True)
class Tally:
    """Sums over rows. ``points``, ``segments`` and ``boards`` are kept as for and against."""

    matches: int = 0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    walkovers: int = 0
    abandonments: int = 0
    table_points: Number = 0
    at_most: Number = 0
    points_for: Number = 0
    points_against: Number = 0
    segments_for: Number = 0
    segments_against: Number = 0
    boards_for: Number = 0
    boards_against: Number = 0
    counts: dict[str, Number] = field(default_factory=dict)


def tally(rows: Iterable[Row], without_extra_time: bool = False) -> Tally:
    """The rows of one side added up; extra time's points are left out where asked. A bye is no match, a
    performance counts as one."""
    sums = Tally()
    for row in rows:
        if row.result == "win":
            sums.wins += 1
        elif row.result == "draw":
            sums.draws += 1
        elif row.result == "loss":
            sums.losses += 1
        elif row.result == "performance":
            sums.matches += 1
        sums.walkovers += row.absent
        sums.abandonments += row.left
        sums.table_points += row.table_points
        sums.at_most += row.at_most
        sums.points_for += row.points[0]
        sums.points_against += row.points[1]
        if without_extra_time:
            sums.points_for -= row.extra[0]
            sums.points_against -= row.extra[1]
        sums.segments_for += row.segments[0]
        sums.segments_against += row.segments[1]
        sums.boards_for += row.boards[0]
        sums.boards_against += row.boards[1]
        for name, times in row.counts.items():
            sums.counts[name] = sums.counts.get(name, 0) + times
    sums.matches += sums.wins + sums.draws + sums.losses
    return sums


def partials(row: Row, last: int) -> Tally:
    """The last segments of one row as a tally of points, and of segments won and lost."""
    sums = Tally(matches=1)
    for won, lost in row.partials[-last:]:
        sums.points_for += won
        sums.points_against += lost
        sums.segments_for += won > lost
        sums.segments_against += lost > won
    return sums


def pair(sums: Tally, fact: str) -> tuple[Number, Number]:
    """For and against of a scored fact."""
    if fact == "point":
        return sums.points_for, sums.points_against
    if fact == "segment":
        return sums.segments_for, sums.segments_against
    return sums.boards_for, sums.boards_against


def measured(sums: Tally, criterion: Criterion, above_all: bool) -> Value:
    """The figure that the criterion's fact and measure make of a tally.

    ``above_all``: a ratio with nothing against is above all, else it counts as one against; a ratio, share or average
    of nothing is 0 (language, section 11).
    """
    fact, measure = criterion.fact, criterion.measure
    if measure is Measure.COUNT:
        return counted(sums, fact)
    won, lost = pair(sums, fact)
    if measure is Measure.FOR:
        return won
    if measure is Measure.AGAINST:
        return lost
    if measure is Measure.DIFFERENCE:
        return won - lost
    if measure is Measure.SHARE:
        return share(won, won + lost)
    if won == 0:
        return 0
    if lost == 0:
        return ABOVE_ALL if above_all else won
    return plain(Fraction(won) / lost)


def counted(sums: Tally, fact: str) -> Number:
    """A counted fact of a tally; what the sheets do not know is 0 here."""
    match fact:
        case "table points":
            return sums.table_points
        case "wins":
            return sums.wins
        case "draws":
            return sums.draws
        case "losses":
            return sums.losses
        case "matches":
            return sums.matches
        case "walkovers":
            return sums.walkovers
        case "abandonments":
            return sums.abandonments
        case "win share":
            return share(sums.wins, sums.matches)
        case "table point share":
            return share(sums.table_points, sums.at_most)
        case _:
            return sums.counts.get(fact, 0)


def share(part: Number, whole: Number) -> Number:
    """part ÷ whole, exact; 0 of nothing."""
    return plain(Fraction(part) / whole) if whole else 0
