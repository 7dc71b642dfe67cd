"""Dominoes, in pairs: hands add up to a partial, penalties are credited as they happen."""

from core.exact import Number
from core.modality import Counted, Modality, Word
from core.play.credits import Terms
from core.play.parts import count_parts
from core.play.sheet import Pair, Part, Segment
from core.rules.refusal import Refusal

PIPS_OF_THE_SET = 168

HOW = frozenset({"out", "block", "level block"})

VALUES = {"winner_writes": "losing side", "level_block": "blocker loses"}

WORDS = {
    "how": HOW,
    "winner_writes": frozenset({"losing side", "all left"}),
    "level_block": frozenset({"blocker loses", "nobody writes"}),
}

INFRACTIONS = {
    "signals": "Signals, gestures or attitudes that give an advantage",
    "false pass": "Passing with a tile that could be played",
    "gato": "Putting down a tile that does not fit",
    "shown tile": "Showing or dropping one or more tiles",
    "threatened tile": "Threatening to play a tile",
    "out of turn": "Starting or playing out of turn",
    "slow play": "Taking longer than the time for a move",
    "misconduct": "Unsporting conduct or indiscipline",
}

DEFAULTS = {
    "roster": {"athletes": 4, "starters": 2, "substitutions": "free", "substitutions_when": "between matches"},
    "match": {"won_by": "segments", "first_to": 1, "target": 100, "overshoot": "kept", "slot": "60 min"},
    "table_points": {"win": 3, "draw": 1, "loss": 0},
    "walkover": {"score": "target to 0"},
    "tiebreak": {"any": ["head-to-head", "point difference among tied", "point difference in phase", "lot"]},
}


def hand(how: str, side: int, left: Pair, writes: str = "losing side", level: str = "blocker loses") -> Part:
    """A hand as it goes on the sheet, from the pips that each pair has left, partner's included.

    ``side`` went out, or made the block. A block is won by the pair with fewer pips; level, the one that blocked loses
    it, or nobody writes. The winner writes the pips of the pair that lost, or all that are left.
    """
    winner = side
    if how != "out":
        winner = left.index(min(left)) if left[0] != left[1] else 1 - side
        how = "block" if left[0] != left[1] else "level block"
    points = sum(left) if writes == "all left" else left[1 - winner]
    return Part(winner, 0 if how == "level block" and level == "nobody writes" else points, how)


def count(partial: Segment, terms: Terms) -> Counted:
    """The sums of a partial written hand by hand.

    A hand gives its points to the pair that won it; on a level block that is the pair that did not block, unless
    values.level_block says that nobody writes. No hand writes more than the 168 pips of the set. A hand that takes the
    pair that won it to the target wins the partial, and so does a credit that takes a pair to penalties.wins_at.
    """
    counted = count_parts(partial, terms, _written)
    wrong = [
        Refusal("more pips than the set has", f"parts.{index}", found=str(part.points), allowed=str(PIPS_OF_THE_SET))
        for index, part in enumerate(partial.parts)
        if not part.infraction and part.points > PIPS_OF_THE_SET
    ]
    return Counted(counted.points, counted.winner, counted.running, wrong=(*counted.wrong, *wrong))


def _written(part: Part, terms: Terms) -> Pair:
    nobody = part.how == "level block" and terms.figure("values.level_block") == "nobody writes"
    points: Number = 0 if nobody else part.points
    return (points, 0) if part.side == 0 else (0, points)


MODALITY = Modality(
    id="domino",
    name="Dominoes",
    form="hands",
    segment=Word("partial", "partials"),
    infractions=INFRACTIONS,
    values=VALUES,
    words=WORDS,
    defaults=DEFAULTS,
    basis={"": "default of the product"},
    count=count,
)
