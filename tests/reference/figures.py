"""The figure of one side under one criterion, added up anew from the rows each time it is asked for."""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from core.exact import ABOVE_ALL, AboveAll, Number, Value
from core.play.sheet import Pair
from core.standings.criterion import Criterion, Measure, Where
from core.standings.ledger import Row
from tests.reference.asked import Asked, Sides
from tests.reference.counted import counted
from tests.reference.wholes import WHOLE

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
    of_matches = criterion.fact not in asked.ledger.facts
    return asked.divided and of_matches and criterion.measure not in (Measure.RATIO, Measure.SHARE)


def measured(asked: Asked, criterion: Criterion, side: str, league: Sides, in_by: bool) -> Number | AboveAll:
    """The fact of this side alone, under the measure, before it is divided by matches."""
    rows = counted(asked, criterion, side, league, in_by=in_by)
    if criterion.fact not in ("point", "segment", "board"):
        amount = amount_of(asked, criterion, side, rows)
        return over(amount, most_of(criterion, rows)) if criterion.measure is Measure.SHARE else amount
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
    """A counted fact over these rows."""
    match criterion.fact:
        case "table points":
            return sum((row.table_points for row in rows), adjusted(asked, criterion, side))
        case "wins":
            return sum(row.result == "win" for row in rows)
        case "draws":
            return sum(row.result == "draw" for row in rows)
        case "losses":
            return sum(row.result == "loss" for row in rows)
        case "matches":
            return len(rows)
        case "walkovers":
            return sum(row.absent for row in rows)
        case "abandonments":
            return sum(row.left for row in rows)
        case "deductions":
            return sum(-a for a in adjustments(asked, criterion, side) if a < 0)
        case fact if fact in asked.ledger.facts:
            return asked.ledger.facts[fact].get(side, 0)
        case fact:
            return sum(row.counts.get(fact, 0) for row in rows)


def most_of(criterion: Criterion, rows: list[Row]) -> Number:
    """What a share of a counted fact is taken of: matches for wins, the most that they could give for table points."""
    return sum(row.at_most for row in rows) if criterion.fact == "table points" else len(rows)


def adjusted(asked: Asked, criterion: Criterion, side: str) -> Number:
    """Bonuses and deductions of table points that enter the criterion, together."""
    return sum(adjustments(asked, criterion, side))


def adjustments(asked: Asked, criterion: Criterion, side: str) -> list[Number]:
    """They enter in group, phase, competition and games; never among tied, at home, away, or of some matches."""
    if criterion.where not in WITH_ADJUSTMENTS or criterion.venue:
        return []
    own = [a for a in asked.ledger.adjustments if a.side == side]
    if criterion.where in (Where.GROUP, Where.PHASE):
        own = [a for a in own if a.stage in ("", asked.stage)]
    if criterion.where is Where.GROUP:
        own = [a for a in own if a.group in ("", asked.group_of(side))]
    return [a.points for a in own]
