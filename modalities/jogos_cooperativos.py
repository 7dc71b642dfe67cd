"""Cooperative games: activities that the committee makes up and judges, for the sake of taking part."""

from core.modality import Modality, Word

INFRACTIONS = {"misconduct": "Unsporting conduct or indiscipline"}

DEFAULTS = {
    "roster": {"athletes": 4, "starters": 4},
    "match": {"won_by": "mark", "slot": "60 min"},
    "performance": {"better": "higher", "precision": "1 point", "attempts": 1, "take": "sum"},
    "tiebreak": {"any": ["shared"]},
}

MODALITY = Modality(
    id="jogos-cooperativos",
    name="Cooperative games",
    form="marks",
    segment=Word("attempt", "attempts"),
    infractions=INFRACTIONS,
    defaults=DEFAULTS,
    basis={"": "default of the product"},
)
