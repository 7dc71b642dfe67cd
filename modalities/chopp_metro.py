"""The metre of draught beer: a contest against the clock, one drinker at a time."""

from core.modality import Marks, Modality, Word

INFRACTIONS = {
    "spilling": "Spilling beer, or leaving some in the glass",
    "misconduct": "Unsporting conduct or indiscipline",
}

DEFAULTS = {
    "roster": {"athletes": 2, "starters": 1},
    "match": {"won_by": "mark", "slot": "10 min"},
    "performance": {"better": "lower", "precision": "1/100 s", "attempts": 1, "take": "best"},
    "tiebreak": {"any": ["lot"]},
}

MODALITY = Modality(
    id="chopp-metro",
    name="Metre of draught beer",
    form="marks",
    segment=Word("attempt", "attempts"),
    infractions=INFRACTIONS,
    defaults=DEFAULTS,
    basis={"": "default of the product"},
    marks=Marks(finer="worse"),
)
