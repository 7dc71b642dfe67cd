"""Draws the sheet of a match: only results that its format can give, so deep as the chain looks."""

from dataclasses import dataclass, replace
from fractions import Fraction

from core.exact import Number, plain
from core.modality import Points
from core.play.encounter import needed
from core.play.format import Format, SegmentRule
from core.play.outcome import Outcome
from core.play.segment import judge
from core.play.settle import settle
from core.play.sheet import Incident, Pair, Segment, Sheet
from core.simulation.chance import Choose, reduced
from core.simulation.depth import POINTS, RESULTS, SEGMENTS

ATTACKS = 12
"""Attacks of a match that the clock ends, half of each side where both are equally strong; one in four scores."""
MISSES = 3
HANDS = 4
"""A hand is worth at most this part of the points that win a segment."""
STEPS = 40
"""Where the target is high a hand is worth whole steps of this part of it: 50 of 2,000."""
YELLOWS, REDS = (4, 3, 2, 1), (9, 1)
"""Chances of 0, 1, 2, 3 yellow cards, and of 0, 1 red ones, of a side in a match."""

Strengths = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Drawing:
    """How a match is drawn: its format, how deep, and whether its cards are drawn too (their names)."""

    form: Format
    depth: str
    cards: tuple[str, ...] = ()

    @property
    def can_be_level(self) -> bool:
        """True where a match can end level and stay so."""
        form = self.form
        if form.decided or form.boards.value is not None:
            return False
        if form.won_by.value == "segments":
            return form.ends == "segments" and form.most % 2 == 0
        return form.modality.points.shared is not None or form.rule.target.value is None


def draw(how: Drawing, strengths: Strengths, choose: Choose) -> Sheet:
    """A closed sheet that the format can give; the stronger side wins each of its parts the more often."""
    sheet = _match(how, strengths, choose)
    if not how.cards:
        return sheet
    found: list[Incident] = []
    for side in (0, 1):
        for name, weights in (("yellow", YELLOWS), ("red", REDS)):
            if name in how.cards and (times := choose(weights)):
                found.append(Incident(name, side, times))
    return replace(sheet, incidents=tuple(found))


def _match(how: Drawing, strengths: Strengths, choose: Choose) -> Sheet:
    form = how.form
    by_segments = form.won_by.value == "segments"
    if form.boards.value is not None:
        return _encounter(how, strengths, choose)
    if how.depth == SEGMENTS and by_segments:
        return Sheet(won=_segments(form, strengths, choose))
    if how.depth == RESULTS:
        return _result(how, strengths, choose)
    return _by_segments(form, strengths, choose) if by_segments else _by_total(form, strengths, choose)


def _encounter(how: Drawing, strengths: Strengths, choose: Choose) -> Sheet:
    """Board by board; where it ends once it is decided, no further."""
    form = how.form
    one = replace(how, form=form.board(), depth=POINTS, cards=())
    boards: list[Sheet] = []
    won: list[Number] = [0, 0]
    while len(boards) < (form.boards.value or 0) and not (form.until_decided and max(won) >= needed(form)):
        boards.append(_match(one, strengths, choose))
        outcome = settle(boards[-1], one.form)
        if isinstance(outcome, Outcome) and outcome.winner is not None:
            won[outcome.winner] += 1
    return Sheet(boards=tuple(boards))


def _result(how: Drawing, strengths: Strengths, choose: Choose) -> Sheet:
    """The plainest score of a win, a draw or a loss, each equally likely between equal sides."""
    first, second = strengths
    weights = (2 * first, 2 * second, first + second) if how.can_be_level else (first, second)
    taken = choose(reduced(*weights))
    form = how.form
    if form.won_by.value == "segments":
        most = form.most if form.ends == "segments" else form.needed
        return Sheet(won=((most, 0), (0, most), (most // 2, most // 2))[taken])
    shared = form.modality.points.shared
    won = shared if shared is not None else form.rule.target.value or form.modality.points.unit
    level = 0 if shared is None else plain(Fraction(shared) / 2)
    return Sheet(segments=(Segment(((won, 0), (0, won), (level, level))[taken]),))


def _segments(form: Format, strengths: Strengths, choose: Choose) -> tuple[int, int]:
    """Segments won, until the match is decided or all are played."""
    won = [0, 0]
    while sum(won) < form.most and (form.ends == "segments" or max(won) < form.needed):
        won[choose(reduced(*strengths))] += 1
    return won[0], won[1]


def _by_segments(form: Format, strengths: Strengths, choose: Choose) -> Sheet:
    """Segments with their points, until the match is decided or all are played."""
    won = [0, 0]
    found: list[Segment] = []
    while len(found) < form.most and (form.ends == "segments" or max(won) < form.needed):
        points = _segment(form.rule_of(len(found)), form, strengths, choose)
        won[0 if points[0] > points[1] else 1] += 1
        found.append(Segment(points))
    return Sheet(segments=tuple(found))


def _by_total(form: Format, strengths: Strengths, choose: Choose) -> Sheet:
    """One sum of points, or each segment up to its target; a level one decided where it has to be."""
    shared = form.modality.points.shared
    if form.rule.target.value is not None and shared is None:
        segments = tuple(Segment(_segment(form.rule_of(at), form, strengths, choose)) for at in range(form.most))
        return Sheet(segments=segments)
    if shared is not None:
        first, second = strengths
        half = plain(Fraction(shared) / 2)
        taken = choose(reduced(2 * first, 2 * second, first + second))
        points: Pair = ((shared, 0), (0, shared), (half, half))[taken]
    else:
        points = _attacked(form, strengths, choose)
    sheet = Sheet(segments=(Segment(points),))
    return _decided(sheet, form, strengths, choose) if points[0] == points[1] and form.decided else sheet


def _attacked(form: Format, strengths: Strengths, choose: Choose) -> Pair:
    """Points of a match that the clock ends: each attack is of one side, and scores or not."""
    first, second = strengths
    weights = reduced(first, second, MISSES * (first + second))
    points: list[Number] = [0, 0]
    for _ in range(ATTACKS):
        side = choose(weights)
        if side < 2:
            points[side] += form.modality.points.unit
    return points[0], points[1]


def _segment(rule: SegmentRule, form: Format, strengths: Strengths, choose: Choose) -> Pair:
    """A segment point by point, or hand by hand where they come so, until somebody has won it."""
    how, weights = form.modality.points, reduced(*strengths)
    points: list[Number] = [0, 0]
    while True:
        side = choose(weights)
        points[side] += _gain(rule, how, choose)
        if how.together:
            points[1 - side] += _gain(rule, how, choose) // 2
        elif rule.target.value is None and points[0] != points[1]:
            return points[0], points[1]
        if isinstance(judge((points[0], points[1]), rule, how), int) and rule.target.value is not None:
            return points[0], points[1]


def _gain(rule: SegmentRule, how: Points, choose: Choose) -> Number:
    """One point, or what a hand is worth: any whole number of steps up to a part of the target."""
    target = rule.target.value
    if how.single or rule.overshoot.value is None or target is None:
        return how.unit
    step = max(how.unit, target // STEPS)
    most = max(1, int(target // HANDS // step))
    return step * (1 + choose((1,) * most))


def _decided(sheet: Sheet, form: Format, strengths: Strengths, choose: Choose) -> Sheet:
    """The level match with the first decider that a sheet can carry, won by one side."""
    winner = choose(reduced(*strengths))
    unit, shared = form.modality.points.unit, form.modality.points.shared
    one: Pair = _for(winner, shared or unit, 0)
    for decider in form.deciders.value:
        match decider:
            case "extra time":
                nothing = tuple(Segment((0, 0)) for _ in range(form.extra_segments.value - 1))
                return replace(sheet, extra_time=(Segment(one), *nothing))
            case "golden point" | "replay":
                return replace(sheet, extra_time=(Segment(one),))
            case "shoot-out":
                shots = form.shots.value or 1
                kicks = _for(winner, shots, shots - 1)
                return replace(sheet, shoot_out=kicks)
            case "sudden death":
                return replace(sheet, shoot_out=one)
            case "lot":
                return replace(sheet, lots=winner)
    return sheet


def _for(winner: int, own: Number, other: Number) -> Pair:
    return (own, other) if winner == 0 else (other, own)
