"""The value that a criterion gives each side of a tie, and the matches behind it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.exact import ABOVE_ALL, Number, Value, plain
from core.standings.chain import Chains
from core.standings.criterion import Criterion, Measure, Where, Whole
from core.standings.ground import ADJUSTED, Ground
from core.standings.ledger import Row
from core.standings.tally import measured, pair, tally

TOTALS = frozenset({Measure.COUNT, Measure.FOR, Measure.AGAINST, Measure.DIFFERENCE})
SHARES = frozenset({"win share", "table point share"})
KNOWN_TO_THE_COMMITTEE = frozenset(
    {Whole.MARK, Whole.PARTICIPANTS, Whole.MODALITIES, Whole.PARITY, Whole.REGISTRATION, Whole.SEED}
)


@dataclass(frozen=True, slots=True)
class Asked:
    """A criterion put to a tie: the sides, the mini-league, and whether it stands in a chain (or in ranking.by)."""

    criterion: Criterion
    tie: tuple[str, ...]
    over: frozenset[str]
    in_chain: bool = True
    equalised: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """The value of each side and the matches that were looked at."""

    values: Mapping[str, Value]
    matches: tuple[str, ...]


def answer(asked: Asked, ground: Ground, chains: Chains) -> Answer | str:
    """The values of the tie's sides, or the reason why the criterion can't be applied (language, section 11)."""
    criterion = asked.criterion
    if criterion.whole is not None:
        return _whole(asked, criterion.whole, ground, chains)
    if criterion.where in (Where.LAST_MATCHES, Where.LAST_SEGMENTS) and ground.rounds(asked.tie) is None:
        return "no rounds"
    above_all = chains.nothing_against.value == "above all"
    values = {side: _measure(side, asked, ground, above_all) for side in asked.tie}
    rows = (row for side in asked.tie for row in ground.rows(side, criterion, asked.over, asked.in_chain))
    return Answer(values, tuple(dict.fromkeys(row.match for row in rows)))


def _measure(side: str, asked: Asked, ground: Ground, above_all: bool) -> Value:
    criterion = asked.criterion
    sums = ground.tally(side, criterion, asked.over, asked.in_chain)
    found: Value
    if criterion.rivals:
        rivals = [row.rival for row in ground.rows(side, criterion, asked.over, asked.in_chain)]
        found = _added([_own(rival, asked, ground, above_all) for rival in rivals])
    else:
        found = _own(side, asked, ground, above_all)
    per_match = criterion.per_match or (asked.equalised and not _given(criterion, ground))
    if per_match and criterion.measure in TOTALS and criterion.fact not in SHARES:
        return plain(Fraction(_number(found)) / sums.matches) if sums.matches else 0
    return found


def _own(side: str, asked: Asked, ground: Ground, above_all: bool) -> Value:
    """The fact of one side in the criterion's WHERE: its rows, what the committee knows, and adjustments."""
    criterion = asked.criterion
    found = measured(ground.tally(side, criterion, asked.over, asked.in_chain), criterion, above_all)
    if criterion.measure is not Measure.COUNT:
        return found
    if criterion.fact == "table points" and criterion.where in ADJUSTED and not criterion.venue:
        return _number(found) + ground.adjusted(side, criterion.where)
    if criterion.fact == "deductions":
        return ground.deducted(side, criterion.where)
    if _given(criterion, ground):
        return _number(found) + ground.ledger.facts[criterion.fact].get(side, 0)
    return found


def _given(criterion: Criterion, ground: Ground) -> bool:
    """True for a fact that no sheet holds and the committee has given."""
    return criterion.measure is Measure.COUNT and criterion.fact in ground.ledger.facts


def _added(values: Sequence[Value]) -> Value:
    """The sum of the rivals' figures: above all as soon as one of them is."""
    return ABOVE_ALL if ABOVE_ALL in values else sum(_number(value) for value in values)


def _number(value: Value) -> Number:
    """The figure of a fact that is always a number; 0 for what is none."""
    return value if isinstance(value, int | Fraction) else 0


def _whole(asked: Asked, whole: Whole, ground: Ground, chains: Chains) -> Answer | str:
    if whole is Whole.HEAD_TO_HEAD:
        return _head_to_head(asked, ground, chains)
    if whole is Whole.SWEEP:
        return _sweep(asked, ground, chains)
    if whole in KNOWN_TO_THE_COMMITTEE:
        known = ground.ledger.facts.get(whole.value, {})
        if any(side not in known for side in asked.tie):
            return "not known"
        return Answer(
            {side: known[side] for side in asked.tie}, _performed(asked, ground) if whole is Whole.MARK else ()
        )
    if whole in (Whole.BACKWARDS, Whole.PROGRESSIVE):
        return _by_round(asked, whole, ground)
    if whole is Whole.PLACES_BACK:
        return _places_back(asked, ground)
    rows = {side: _played(side, asked.criterion, ground) for side in asked.tie}
    matches = tuple(dict.fromkeys(row.match for side in asked.tie for row in rows[side]))
    if whole is Whole.AS_BLACK:
        return Answer({side: sum(not row.first for row in rows[side]) for side in asked.tie}, matches)
    if whole is Whole.COUNTED_BACK:
        figures = range(asked.criterion.number, 0, -1)
        counts = {side: tally(rows[side]).counts for side in asked.tie}
        back: dict[str, Value] = {side: tuple(counts[side].get(f"{n}s", 0) for n in figures) for side in asked.tie}
        return Answer(back, matches)
    return Answer({side: _rivals_points(rows[side], asked.criterion, ground) for side in asked.tie}, matches)


def _performed(asked: Asked, ground: Ground) -> tuple[str, ...]:
    """The performances behind the marks; none where the marks were given without them."""
    rows = (row for side in asked.tie for row in ground.stage_rows(side) if row.result == "performance")
    return tuple(row.match for row in rows)


def _played(side: str, criterion: Criterion, ground: Ground) -> list[Row]:
    """The side's matches of the phase, without those decided without play where key or qualifier says so."""
    rows = ground.stage_rows(side)
    left_out = ground.left_out or criterion.without_walkovers
    return [row for row in rows if not row.awarded] if left_out else rows


def _points(side: str, criterion: Criterion, ground: Ground) -> Number:
    return sum(row.table_points for row in _played(side, criterion, ground)) + ground.adjusted(side)


def _rivals_points(rows: Sequence[Row], criterion: Criterion, ground: Ground) -> Number:
    """Buchholz, median Buchholz and Sonneborn-Berger: the rivals' table points, one a match."""
    if criterion.whole is Whole.SONNEBORN_BERGER:
        weight = {"win": Fraction(1), "draw": Fraction(1, 2), "loss": Fraction(0)}
        met = (row for row in rows if row.rival)
        return plain(sum((weight[row.result] * _points(row.rival, criterion, ground) for row in met), Fraction(0)))
    points = sorted(_points(row.rival, criterion, ground) for row in rows if row.rival)
    return sum(points[1:-1] if criterion.whole is Whole.MEDIAN else points)


def _by_round(asked: Asked, whole: Whole, ground: Ground) -> Answer | str:
    """Table points of each round: as a list from the last one, or as running totals added up."""
    rounds = ground.rounds(asked.tie)
    if rounds is None:
        return "no rounds"
    values: dict[str, Value] = {}
    for side in asked.tie:
        given: dict[tuple[int, int], Number] = dict.fromkeys(rounds, 0)
        for row in _played(side, asked.criterion, ground):
            given[(row.leg, row.round or 0)] += row.table_points
        if whole is Whole.BACKWARDS:
            values[side] = tuple(given[number] for number in reversed(rounds))
        else:
            values[side] = sum(points * (len(rounds) - i) for i, points in enumerate(given[n] for n in rounds))
    rows = (row for side in asked.tie for row in _played(side, asked.criterion, ground))
    return Answer(values, tuple(dict.fromkeys(row.match for row in rows)))


def _places_back(asked: Asked, ground: Ground) -> Answer | str:
    """First places, then second places …, from the facts "place 1", "place 2" …"""
    numbers = sorted(int(name.removeprefix("place ")) for name in ground.ledger.facts if name.startswith("place "))
    if not numbers:
        return "not known"
    known = ground.ledger.facts
    places = range(1, numbers[-1] + 1)
    return Answer({s: tuple(known.get(f"place {n}", {}).get(s, 0) for n in places) for s in asked.tie}, ())


def meetings(first: str, second: str, criterion: Criterion, ground: Ground) -> list[Row]:
    """The first side's rows of its matches with the second, in the ranked stage."""
    return [row for row in _played(first, criterion, ground) if row.rival == second]


def _met(rows: Sequence[Row], chains: Chains, ground: Ground, criterion: Criterion) -> tuple[Number, Number]:
    """What the two take from their meetings, by the key head_to_head: table points, wins or the aggregate."""
    if chains.head_to_head.value == "aggregate":
        return pair(tally(rows, criterion.without_extra_time), "segment" if chains.won_by == "segments" else "point")
    own = tally(rows)
    theirs = tally(meetings(rows[0].rival, rows[0].side, criterion, ground))
    if chains.head_to_head.value == "wins":
        return own.wins, theirs.wins
    return own.table_points, theirs.table_points


def _head_to_head(asked: Asked, ground: Ground, chains: Chains) -> Answer | str:
    if len(asked.tie) != 2:
        return "not two sides"
    first, second = asked.tie
    rows = meetings(first, second, asked.criterion, ground)
    if not rows:
        return "never met"
    own, theirs = _met(rows, chains, ground, asked.criterion)
    return Answer({first: own, second: theirs}, tuple(row.match for row in rows))


def _sweep(asked: Asked, ground: Ground, chains: Chains) -> Answer:
    """1 for who beat every rival of the mini-league, -1 for who lost to every one, 0 for the others."""
    values: dict[str, Value] = {}
    behind: list[str] = []
    for side in asked.tie:
        beaten = lost = 0
        for rival in sorted(asked.over):
            rows = meetings(side, rival, asked.criterion, ground) if rival != side else []
            if rows:
                own, theirs = _met(rows, chains, ground, asked.criterion)
                beaten += own > theirs
                lost += own < theirs
                behind += [row.match for row in rows]
        rivals = len(asked.over) - 1
        values[side] = 1 if beaten == rivals else -1 if lost == rivals else 0
    return Answer(values, tuple(dict.fromkeys(behind)))


def separated(values: Mapping[str, Value], most: bool) -> tuple[tuple[str, ...], ...]:
    """The sides in parts of equal value, best first; within a part in a fixed order that means nothing."""
    by_value: dict[Value, list[str]] = {}
    for side in sorted(values):
        by_value.setdefault(values[side], []).append(side)
    return tuple(tuple(by_value[value]) for value in sorted(by_value, reverse=most))
