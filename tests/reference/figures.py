"""The figure of one side under one criterion, added up anew from the rows each time it is asked for."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from fractions import Fraction

from core.exact import ABOVE_ALL, AboveAll, Number, Value
from core.play.sheet import Pair
from core.standings.criterion import Criterion, Measure, Where
from core.standings.ledger import Row
from tests.reference.asked import Asked, Sides
from tests.reference.counted import counted
from tests.reference.wholes import WHOLE

OF_ONE_MATCH: dict[str, Callable[[Row], Number]] = {
    "wins": lambda row: row.result == "win",
    "draws": lambda row: row.result == "draw",
    "losses": lambda row: row.result == "loss",
    "matches": lambda row: 1,
    "walkovers": lambda row: row.absent,
    "abandonments": lambda row: row.left,
}
SHARES = ("win share", "table point share")
WITH_ADJUSTMENTS = (Where.GROUP, Where.PHASE, Where.COMPETITION, Where.GAMES)


def figure(asked: Asked, criterion: Criterion, side: str, league: Sides, *, in_by: bool = False) -> Value:
    """What the criterion gives the side, ``league`` being the sides of the mini-league."""
    if criterion.whole is not None:
        return WHOLE[criterion.whole](asked, criterion, side, league, in_by)
    rows = counted(asked, criterion, side, league, in_by=in_by)
    value: Number | AboveAll
    if criterion.rivals:
        of_rival = replace(criterion, rivals=False, per_match=False)
        undivided = replace(asked, divided=False)
        value = total(measured(undivided, of_rival, row.rival, league, in_by) for row in rows)
    else:
        value = measured(asked, criterion, side, league, in_by)
    if (criterion.per_match or is_equalised(asked, criterion)) and not isinstance(value, AboveAll):
        return over(value, len(rows))
    return value


def is_equalised(asked: Asked, criterion: Criterion) -> bool:
    """Across groups, per match: totals and differences are divided; ratios and shares, and facts of no match, not."""
    quotient = criterion.measure in (Measure.RATIO, Measure.SHARE) or criterion.fact in SHARES
    return asked.divided and not quotient and criterion.fact not in asked.ledger.facts


def measured(asked: Asked, criterion: Criterion, side: str, league: Sides, in_by: bool) -> Number | AboveAll:
    """The fact of this side alone, under the measure, before it is divided by matches."""
    rows = counted(asked, criterion, side, league, in_by=in_by)
    if criterion.fact not in ("point", "segment", "board"):
        return amount_of(asked, criterion, side, rows)
    pairs = [pair_of(criterion, row) for row in rows]
    own = sum((Fraction(pair[0]) for pair in pairs), Fraction(0))
    against = sum((Fraction(pair[1]) for pair in pairs), Fraction(0))
    match criterion.measure:
        case Measure.FOR | Measure.COUNT:
            return own
        case Measure.AGAINST:
            return against
        case Measure.DIFFERENCE:
            return own - against
        case Measure.SHARE:
            return over(own, own + against)
        case Measure.RATIO:
            return ratio(own, against, asked.chains.nothing_against.value)


def ratio(own: Number, against: Number, nothing_against: str) -> Number | AboveAll:
    """For divided by against. Of nothing at all it is 0; of something with nothing against, what was ruled."""
    if against != 0:
        return Fraction(own) / against
    if own == 0:
        return 0
    return ABOVE_ALL if nothing_against == "above all" else own


def over(amount: Number, parts: Number) -> Number:
    """A quotient, 0 where there is nothing to divide by."""
    return Fraction(amount) / parts if parts != 0 else Fraction(0)


def total(values: Iterable[Number | AboveAll]) -> Number | AboveAll:
    """A sum; above all as soon as one of them is."""
    added: Number = 0
    for value in values:
        if isinstance(value, AboveAll):
            return ABOVE_ALL
        added += value
    return added


def pair_of(criterion: Criterion, row: Row) -> Pair:
    """(for, against) of one match, in points, segments or boards."""
    if criterion.where is Where.LAST_SEGMENTS:
        last = row.partials[-criterion.number :]
        if criterion.fact == "segment":
            return sum(a > b for a, b in last), sum(a < b for a, b in last)
        return sum(a for a, _ in last), sum(b for _, b in last)
    if criterion.fact == "segment":
        return row.segments
    if criterion.fact == "board":
        return row.boards
    if criterion.without_extra_time:
        return row.points[0] - row.extra[0], row.points[1] - row.extra[1]
    return row.points


def amount_of(asked: Asked, criterion: Criterion, side: str, rows: list[Row]) -> Number:
    """A counted fact over these rows; where no sheet holds the fact, what was recorded of the side."""
    fact = criterion.fact
    added = adjusted(asked, criterion, side)
    if fact == "win share":
        return over(sum(row.result == "win" for row in rows), len(rows))
    if fact == "table point share":
        return over(sum(row.table_points for row in rows), sum(row.at_most for row in rows))
    if fact == "table points":
        return sum((row.table_points for row in rows), sum(added))
    if fact == "deductions":
        return sum(-points for points in added if points < 0)
    if fact in OF_ONE_MATCH:
        return sum(OF_ONE_MATCH[fact](row) for row in rows)
    if fact in asked.ledger.facts:
        return asked.ledger.facts[fact].get(side, 0)
    return sum(row.counts.get(fact, 0) for row in rows)


def adjusted(asked: Asked, criterion: Criterion, side: str) -> list[Number]:
    """They enter in group, phase, competition and games; never among tied, at home, away, or of some matches."""
    if criterion.where not in WITH_ADJUSTMENTS or criterion.venue:
        return []
    own = [a for a in asked.ledger.adjustments if a.side == side]
    if criterion.where in (Where.GROUP, Where.PHASE):
        own = [a for a in own if a.stage in ("", asked.stage)]
    if criterion.where is Where.GROUP:
        own = [a for a in own if a.group in ("", asked.group_of(side))]
    return [a.points for a in own]
