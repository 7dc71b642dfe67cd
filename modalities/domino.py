"""Dominoes, in pairs: hands add up to a partial, penalties are credited as they happen."""

from core.exact import Number
from core.modality import Counted, Modality, Word
from core.play.credits import Terms
from core.play.parts import count_parts
from core.play.sheet import Pair, Part, Segment
from core.rules.refusal import Refusal

PIPS_OF_THE_SET = 168
SEATS = 4

HOW = frozenset({"out", "block", "level block"})

VALUES = {"winner_writes": "losing side", "level_block": "blocker loses"}

WORDS = {
    "how": HOW,
    "winner_writes": frozenset({"losing side", "all left"}),
    "level_block": frozenset({"blocker loses", "nobody writes", "counts for the starts"}),
    "hand": frozenset({"void at discretion", "void and start lost, or replayed"}),
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
    "false pass against a block": "Passing with a tile that could be played, to prevent a block",
    "misplaced tile found late": "A tile that does not fit, found after further plays",
    "misplaced tile against a block": "A tile that does not fit, to prevent a block",
    "touched tile": "Touching a tile and not playing it",
    "dropped tiles": "Dropping tiles or letting them turn over",
    "tiles turned up": "Turning the own tiles up before the hand is over",
    "error at a block": "Turning tiles up at a block that left the game open",
    "handling of tiles": "Starting, drawing or placing tiles in another way than the rules say",
    "false thought": "Pausing to think with one playable tile alone",
    "clearing the tiles": "Clearing the tiles before the count is agreed",
    "talk": "Talking during the hand",
    "posture": "Posture, movements or gestures that may pass information",
    "telephone": "Speaking by telephone during the match",
    "objects or consumption": "Smoking, eating, drinking or objects on the table, and refusing to stop",
    "intoxication": "Evident influence of drink or drugs",
    "altered score sheet": "Altering the score sheet on purpose",
    "dispute": "Stopping the match without cause or by a dispute",
    "aggression": "Aggression by word, gesture or act",
    "offence to authorities": "Offending the authorities of the competition",
    "disobedience": "Disobeying warnings or sanctions",
    "urged withdrawal": "Promoting the withdrawal of a delegation that then stayed",
    "staying in the room": "Staying in the playing area after the match",
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
    it, or nobody writes. Where it counts for the starts, the pair that blocked has a nought in its column. The winner
    writes the pips of the pair that lost, or all that are left.
    """
    if level == "counts for the starts" and how != "out" and left[0] == left[1]:
        return Part(side, 0, "level block")
    winner = side
    if how != "out":
        winner = left.index(min(left)) if left[0] != left[1] else 1 - side
        how = "block" if left[0] != left[1] else "level block"
    points = sum(left) if writes == "all left" else left[1 - winner]
    return Part(winner, 0 if how == "level block" and level == "nobody writes" else points, how)


def count(partial: Segment, terms: Terms) -> Counted:
    """The sums of a partial written hand by hand.

    A hand gives its points to the pair that won it. On a level block that is the pair that did not block, where
    values.level_block says that the blocker loses; else nobody writes. No hand writes more than the 168 pips of the
    set. A hand that takes the pair that won it to the target wins the partial, and so does a credit that takes a pair
    to penalties.wins_at.
    """
    counted = count_parts(partial, terms, _written)
    wrong = [
        Refusal("more pips than the set has", f"parts.{index}", found=str(part.points), allowed=str(PIPS_OF_THE_SET))
        for index, part in enumerate(partial.parts)
        if not part.infraction and part.points > PIPS_OF_THE_SET
    ]
    return Counted(counted.points, counted.winner, counted.running, wrong=(*counted.wrong, *wrong))


def starter(partial: Segment, terms: Terms) -> int:
    """Who starts the next hand: so many places to the right of who started the first, counted round the table.

    Each hand passes the start on, one that a penalty ends too. A void hand is not written, and is started again by the
    same player; so is a level block that nobody writes, unless values.level_block says that it counts for the starts.
    """
    level = terms.figure("values.level_block", "blocker loses")
    passed = 0
    for part in partial.parts:
        if part.infraction:
            passed += terms.figure(f"infraction.{part.infraction}.hand") == "ends"
        else:
            passed += part.how != "level block" or level != "nobody writes"
    return passed % SEATS


def _written(part: Part, terms: Terms) -> Pair:
    nobody = part.how == "level block" and terms.figure("values.level_block", "blocker loses") != "blocker loses"
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
