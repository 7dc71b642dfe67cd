"""Truco, in pairs: partials to twelve, in hands worth one, three, six, nine or twelve."""

from core.modality import Counted, Modality, Word
from core.play.credits import Terms
from core.play.parts import count_parts
from core.play.sheet import Pair, Part, Segment
from core.rules.refusal import Refusal

WORTH = (1, 3, 6, 9, 12)

VALUES = {"eleven_lost": 3}

WORDS = {"how": frozenset({"plain", "eleven lost"})}

INFRACTIONS = {
    "talk": "Talk that helps the own pair, in a hand that was not raised",
    "talk at three": "Talk that helps the own pair, in a hand raised to three",
    "talk at six": "Talk that helps the own pair, in a hand raised to six",
    "talk at nine": "Talk that helps the own pair, in a hand raised to nine",
    "talk at twelve": "Talk that helps the own pair, in a hand raised to twelve",
    "looking at eleven all": "Looking at a card before the turn, or at the partner's, at eleven all",
    "raise at eleven": "Raising while a pair has eleven points",
    "disrespect": "Lack of respect between players",
    "misconduct": "Unsporting conduct or indiscipline",
}

DEFAULTS = {
    "roster": {"athletes": 4, "starters": 2, "substitutions": "free", "substitutions_when": "between matches"},
    # A partial goes up to its target: what the last hand is worth beyond it is not points that anybody made.
    "match": {"won_by": "segments", "best_of": 3, "target": 12, "overshoot": "capped", "slot": "60 min"},
    "table_points": {"win": 3, "draw": 1, "loss": 0},
    "walkover": {"score": "target to 0"},
    "tiebreak": {"any": ["head-to-head", "point difference among tied", "point difference in phase", "lot"]},
}


def count(partial: Segment, terms: Terms) -> Counted:
    """The sums of a partial written hand by hand, capped at the target as the format says.

    A hand is worth 1, or 3, 6, 9, 12 where it was raised; the hand of eleven that its pair played and lost ("eleven
    lost") gives the other pair values.eleven_lost.
    """
    counted = count_parts(partial, terms, _worth)
    wrong = [
        Refusal("no hand is worth that", f"parts.{index}", found=str(part.points), allowed="1, 3, 6, 9, 12")
        for index, part in enumerate(partial.parts)
        if not part.infraction and part.how != "eleven lost" and part.points not in WORTH
    ]
    return Counted(counted.points, counted.winner, counted.running, wrong=(*counted.wrong, *wrong))


def _worth(part: Part, terms: Terms) -> Pair:
    points = terms.figure("values.eleven_lost", 3) if part.how == "eleven lost" else part.points
    return (points, 0) if part.side == 0 else (0, points)


MODALITY = Modality(
    id="truco",
    name="Truco",
    form="hands",
    segment=Word("partial", "partials"),
    infractions=INFRACTIONS,
    values=VALUES,
    words=WORDS,
    defaults=DEFAULTS,
    basis={"": "custom of the game: default of the product"},
    count=count,
)
