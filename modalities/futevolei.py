"""Footvolley, in pairs: sets by rally point, played over the net without the hands."""

from core.modality import Modality, Points, Word

INFRACTIONS = {
    "misconduct": "Rude, offensive or aggressive conduct",
    "delay": "Delay of the game",
}

DEFAULTS = {
    "roster": {"athletes": 2, "starters": 2, "to_start": 2, "to_continue": 2, "substitutions": "none"},
    "match": {"won_by": "segments", "best_of": 3, "target": 18, "lead": 2, "slot": "45 min"},
    "table_points": {"win": 2, "loss": 0},
    "walkover": {"score": "target to 0"},
    "abandonment": {"score": "completed"},
    "tiebreak": {"any": ["head-to-head", "set difference in phase", "point difference in phase", "lot"]},
    "card": [{"name": "yellow", "weight": 1}, {"name": "red", "weight": 2}],
}

MODALITY = Modality(
    id="futevolei",
    name="Footvolley",
    form="sets",
    segment=Word("set", "sets"),
    points=Points(single=True),
    infractions=INFRACTIONS,
    defaults=DEFAULTS,
    basis={"": "custom of the game: default of the product"},
)
