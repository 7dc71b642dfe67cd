"""Malha: iron discs thrown at a pin; a pin knocked down counts four, the nearest disc two."""

from core.modality import Counted, Modality, Word
from core.play.credits import Terms
from core.play.parts import count_parts
from core.play.sheet import Pair, Part, Segment
from core.rules.refusal import Refusal

VALUES = {"pin": 4, "nearest": 2}

HOW = frozenset({"pin", "nearest"})

DEFAULTS = {
    "roster": {"athletes": 3, "starters": 2},
    "match": {"won_by": "segments", "best_of": 3, "target": 12, "overshoot": "kept", "slot": "40 min"},
    "table_points": {"win": 2, "draw": 1, "loss": 0},
    "walkover": {"score": "target to 0"},
    "tiebreak": {"any": ["head-to-head", "point difference among tied", "point difference in phase", "lot"]},
}


def count(partial: Segment, terms: Terms) -> Counted:
    """The sums of a partial written throw by throw; a throw is worth what the regulation says of it."""
    counted = count_parts(partial, terms, _worth)
    wrong = [
        Refusal("no hand is worth that", f"parts.{index}", part.how, ", ".join(sorted(HOW)))
        for index, part in enumerate(partial.parts)
        if not part.infraction and part.how not in HOW
    ]
    return Counted(counted.points, counted.winner, counted.running, wrong=(*counted.wrong, *wrong))


def _worth(part: Part, terms: Terms) -> Pair:
    points = terms.figure(f"values.{part.how}", 0)
    return (points, 0) if part.side == 0 else (0, points)


MODALITY = Modality(
    id="malha",
    name="Malha",
    form="hands",
    segment=Word("partial", "partials"),
    values=VALUES,
    words={"how": HOW},
    defaults=DEFAULTS,
    basis={"": "custom of the game"},
    count=count,
)
