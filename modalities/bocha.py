"""Bocha, in pairs: ends add up to one partial, so many points for each ball nearer than the rival's best."""

from core.modality import Modality, Points, Word

VALUES = {"ball": 1}

INFRACTIONS = {
    "smoking or drinking": "Smoking or drinking alcohol during the match",
    "slow throw": "Taking longer than the time for a ball",
    "misconduct": "Unsporting conduct or indiscipline",
}

DEFAULTS = {
    "roster": {"athletes": 4, "starters": 2, "substitutions": 1, "substitutions_per": "match"},
    # A match goes up to its target: what the last end gives beyond it is not points that anybody needed.
    "match": {"won_by": "total", "segments": 1, "target": 12, "overshoot": "capped", "slot": "60 min"},
    "table_points": {"win": 3, "loss": 0},
    "walkover": {"score": "target to 0"},
    "tiebreak": {"any": ["head-to-head", "point difference among tied", "point difference in phase", "lot"]},
}

MODALITY = Modality(
    id="bocha",
    name="Bocha",
    form="partials",
    segment=Word("partial", "partials"),
    points=Points(worth="values.ball"),
    infractions=INFRACTIONS,
    values=VALUES,
    defaults=DEFAULTS,
    basis={"": "custom of the game: default of the product"},
)
