"""Table tennis, singles: sets to eleven by two points, and match points for a match that was played, even lost."""

from core.modality import Modality, Points, Word

INFRACTIONS = {
    "misconduct": "Unsporting conduct or indiscipline",
    "delay": "Delay of the game",
    "racket": "Racket that the rules do not allow",
}

DEFAULTS = {
    "roster": {"athletes": 1, "starters": 1, "substitutions": "none"},
    "match": {
        "won_by": "segments",
        "best_of": 5,
        "target": 11,
        "lead": 2,
        "time": {"interval": "1 min", "timeout": "1 min"},
        "slot": "30 min",
    },
    "table_points": {"win": 2, "loss": 1, "walkover_loss": 0, "abandonment": 0},
    "walkover": {"score": "target to 0"},
    "tiebreak": {
        "any": ["table points among tied", "set ratio among tied", "point ratio among tied", "lot"],
        "after_split": "restart",
    },
}

BASIS = {
    "": "default of the product",
    "match": "ITTF Laws of Table Tennis, 2.11 and 2.12",
    "match.time": "default of the product",
    "match.slot": "default of the product",
    "table_points": "ITTF, group matches: two points for a win, one for a loss, none for a match not played out",
    "tiebreak": "ITTF, group matches: points, sets and points of the matches between those level",
}

MODALITY = Modality(
    id="tenis-de-mesa",
    name="Table tennis",
    form="sets",
    segment=Word("set", "sets"),
    points=Points(single=True),
    infractions=INFRACTIONS,
    defaults=DEFAULTS,
    basis=BASIS,
)
