"""Bolão, ball 23: nine pins, each athlete so many balls; the pins of those who count add up, pass by pass."""

from collections.abc import Mapping
from typing import Any

from core.exact import Number
from core.modality import Marks, Modality, Word
from core.rules.refusal import Refusal

PINS = 9

VALUES = {"balls": 20}

INFRACTIONS = {
    "leaving the lane": "Leaving the lane during the turn",
    "smoking or drinking": "Smoking or drinking alcohol at the lane",
    "no uniform": "Playing or coaching without the uniform",
    "disobedience": "Not complying with what the referees determine",
}

DEFAULTS = {
    "roster": {"athletes": 7, "starters": 5},
    "match": {"won_by": "mark", "slot": "60 min"},
    "performance": {"better": "higher", "precision": "1 pin", "attempts": 1, "take": "sum", "passes_take": "sum"},
    "tiebreak": {"any": ["figures counted back from 9", "lot"]},
}


def check(pins: Number, figures: Mapping[str, Any]) -> Refusal | None:
    """No athlete makes more than nine pins with each ball of a pass (values.balls)."""
    most = PINS * figures["balls"]
    return Refusal("mark that cannot be", "", str(pins), str(most)) if pins > most else None


MODALITY = Modality(
    id="bolao",
    name="Bolão",
    form="marks",
    segment=Word("attempt", "attempts"),
    facts=tuple(f"{pins}s" for pins in range(PINS, 0, -1)),
    infractions=INFRACTIONS,
    values=VALUES,
    defaults=DEFAULTS,
    basis={"": "custom of the game: default of the product"},
    marks=Marks(check=check, limit="values.balls"),
)
