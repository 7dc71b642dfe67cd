"""Which matches of a side a criterion looks at."""

from dataclasses import replace

from core.standings.criterion import Criterion, Where
from core.standings.ledger import Row
from tests.reference.asked import Asked, Sides

ALWAYS_STAND = ("walkovers", "abandonments", "deductions")
"""Facts from which the matches decided without play are never left out."""


def counted(asked: Asked, criterion: Criterion, side: str, league: Sides, *, in_by: bool) -> list[Row]:
    """The side's rows over which the criterion is taken; ``league`` are the sides of the mini-league.

    A window (the last 3 matches) is opened over all matches first, walkovers included; only then fall those that the
    regulation or the criterion leaves out.
    """
    own = [r for r in asked.ledger.rows if r.side == side and (r.match, r.side) not in asked.left_out]
    rows = [r for r in named(asked, criterion, own, league) if stands(asked, criterion, r, in_by)]
    if criterion.venue:
        rows = [r for r in rows if r.first == (criterion.venue == "home")]
    return rows


def stands(asked: Asked, criterion: Criterion, row: Row, in_by: bool) -> bool:
    """False for a match decided without play, where such are left out."""
    if not row.awarded:
        return True
    if criterion.without_walkovers:
        return False
    return in_by or asked.chains.walkovers.value == "counted" or criterion.fact in ALWAYS_STAND


def named(asked: Asked, criterion: Criterion, own: list[Row], league: Sides) -> list[Row]:
    """The rows that the words of WHERE name."""
    phase = [row for row in own if row.stage == asked.stage]
    match criterion.where:
        case Where.COMPETITION | Where.GAMES:
            return own
        case Where.STAGE:
            return [row for row in own if row.stage == criterion.stage]
        case Where.GROUP:
            return [row for row in phase if row.group == asked.group_of(row.side)]
        case Where.LEG:
            return [row for row in phase if asked.leg is None or row.leg == asked.leg]
        case Where.AMONG_TIED:
            return [row for row in phase if row.side in league and row.rival in league]
        case Where.FIRST_PLACES:
            return [row for row in phase if row.rival in first_places(asked, row.side, criterion.number)]
        case Where.LAST_MATCHES:
            return latest(phase, criterion.number)
        case Where.LAST_SEGMENTS:
            return latest(phase, 1)
        case Where.PHASE | Where.OWN:
            return phase


def latest(rows: list[Row], number: int) -> list[Row]:
    """The last matches by round: those that have fewer than ``number`` in a later round."""
    return [row for row in rows if sum(round_of(other) > round_of(row) for other in rows) < number]


def round_of(row: Row) -> tuple[int, int]:
    """Its leg and round there; a match of which nobody said the round comes before all of its leg."""
    return row.leg, 0 if row.round is None else row.round


def first_places(asked: Asked, side: str, number: int) -> set[str]:
    """The sides of its group that have fewer than ``number`` above them by ``ranking.by`` alone."""
    from tests.reference.levels import level_by  # noqa: PLC0415 - the two ask each other

    asked = replace(asked, divided=False, left_out=frozenset())
    first: set[str] = set()
    above = 0
    for level in level_by(asked, asked.groups[asked.group_of(side)]):
        if above < number:
            first.update(level)
        above += len(level)
    return first
