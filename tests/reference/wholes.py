"""Criteria that are not a measure of one fact: head-to-head, sweep, what looks at rounds, rivals, or an order given."""

from collections.abc import Callable
from fractions import Fraction

from core.exact import Number, Value
from core.standings.criterion import Criterion, Where, Whole
from core.standings.ledger import Row
from tests.reference.asked import Asked, Sides
from tests.reference.counted import counted, round_of

Figure = Callable[[Asked, Criterion, str, Sides, bool], Value]


def meetings(asked: Asked, criterion: Criterion, side: str, rival: str, in_by: bool) -> list[Row]:
    """The side's matches against that rival, in the phase."""
    among = Criterion(criterion.phrase, where=Where.AMONG_TIED, without_walkovers=criterion.without_walkovers)
    return counted(asked, among, side, (side, rival), in_by=in_by)


def head_to_head(asked: Asked, criterion: Criterion, side: str, rival: str, in_by: bool) -> Number:
    """What the side took from its meetings with that rival, as ``head_to_head`` counts it."""
    rows = meetings(asked, criterion, side, rival, in_by)
    match asked.chains.head_to_head.value:
        case "wins":
            return sum(row.result == "win" for row in rows)
        case "aggregate":
            by_segments = asked.chains.won_by == "segments"
            return sum((row.segments if by_segments else row.points)[0] for row in rows)
        case _:
            return sum(row.table_points for row in rows)


def of_two(asked: Asked, criterion: Criterion, side: str, league: Sides, in_by: bool) -> Value:
    """head-to-head: it always looks at its two alone."""
    (rival,) = set(league) - {side}
    return head_to_head(asked, criterion, side, rival, in_by)


def sweep(asked: Asked, criterion: Criterion, side: str, league: Sides, in_by: bool) -> Value:
    """1 for who beat every rival, -1 for who lost to every rival, 0 for the rest."""
    won = lost = True
    for rival in set(league) - {side}:
        own = head_to_head(asked, criterion, side, rival, in_by)
        other = head_to_head(asked, criterion, rival, side, in_by)
        won, lost = won and own > other, lost and own < other
    return won - lost


def by_round(asked: Asked, criterion: Criterion, side: str, tie: Sides, in_by: bool) -> list[Number]:
    """Table points round by round, the first first; a round without a match gives 0.

    The rounds are those that the groups of the tie have in the phase, so that all its sides are taken over the same.
    """
    rows = counted(asked, criterion, side, (), in_by=in_by)
    groups = {member for one in tie for member in asked.groups[asked.group_of(one)]}
    rounds = {round_of(row) for row in asked.ledger.rows if row.stage == asked.stage and row.side in groups}
    return [sum(row.table_points for row in rows if round_of(row) == number) for number in sorted(rounds)]


def backwards(asked: Asked, criterion: Criterion, side: str, tie: Sides, in_by: bool) -> Value:
    """Table points of the last round, then of the one before, and so on."""
    return tuple(reversed(by_round(asked, criterion, side, tie, in_by)))


def progressive(asked: Asked, criterion: Criterion, side: str, tie: Sides, in_by: bool) -> Value:
    """The running total after each round, added up."""
    rounds = by_round(asked, criterion, side, tie, in_by)
    return sum(sum(rounds[: number + 1]) for number in range(len(rounds)))


def table_points(asked: Asked, criterion: Criterion, side: str, in_by: bool) -> Number:
    """The side's table points in the phase, bonuses and deductions included."""
    own = sum(row.table_points for row in counted(asked, criterion, side, (), in_by=in_by))
    given = [a.points for a in asked.ledger.adjustments if a.side == side and a.stage in ("", asked.stage)]
    return own + sum(given)


def of_rivals(asked: Asked, criterion: Criterion, side: str, in_by: bool) -> list[Number]:
    """The table points of the side's rivals, one a match."""
    rows = counted(asked, criterion, side, (), in_by=in_by)
    return [table_points(asked, criterion, row.rival, in_by) for row in rows]


def buchholz(asked: Asked, criterion: Criterion, side: str, _league: Sides, in_by: bool) -> Value:
    """All of them."""
    return sum(of_rivals(asked, criterion, side, in_by))


def median_buchholz(asked: Asked, criterion: Criterion, side: str, _league: Sides, in_by: bool) -> Value:
    """All of them without the highest and the lowest."""
    return sum(sorted(of_rivals(asked, criterion, side, in_by))[1:-1])


def sonneborn_berger(asked: Asked, criterion: Criterion, side: str, _league: Sides, in_by: bool) -> Value:
    """Those of rivals beaten, and half of those drawn with."""
    worth = {"win": Fraction(1), "draw": Fraction(1, 2), "loss": Fraction(0)}
    rows = counted(asked, criterion, side, (), in_by=in_by)
    return sum((worth[row.result] * table_points(asked, criterion, row.rival, in_by) for row in rows), Fraction(0))


def as_black(asked: Asked, criterion: Criterion, side: str, _league: Sides, in_by: bool) -> Value:
    """Matches played as second side; those decided without play count as matches do."""
    rows = counted(asked, criterion, side, (), in_by=in_by)
    return sum(not row.first for row in rows)


def counted_back(asked: Asked, criterion: Criterion, side: str, _league: Sides, in_by: bool) -> Value:
    """How many 9s, then how many 8s, and so on down to 1."""
    rows = counted(asked, criterion, side, (), in_by=in_by)
    return tuple(sum(row.counts.get(f"{n}s", 0) for row in rows) for n in range(criterion.number, 0, -1))


def given(name: str) -> Figure:
    """What is written down beside the sheets: a seed, an order of registration, a mark."""

    def read(asked: Asked, _criterion: Criterion, side: str, _league: Sides, _in_by: bool) -> Value:
        return asked.ledger.facts[name][side]

    return read


WHOLE: dict[Whole, Figure] = {
    Whole.HEAD_TO_HEAD: of_two,
    Whole.SWEEP: sweep,
    Whole.BACKWARDS: backwards,
    Whole.MARK: given("mark"),
    Whole.COUNTED_BACK: counted_back,
    Whole.BUCHHOLZ: buchholz,
    Whole.MEDIAN: median_buchholz,
    Whole.SONNEBORN_BERGER: sonneborn_berger,
    Whole.PROGRESSIVE: progressive,
    Whole.AS_BLACK: as_black,
    Whole.REGISTRATION: given("registration order"),
    Whole.SEED: given("seed"),
}
"""Those that a ranking of matches knows; places counted back, participants and the like are a trophy's."""
