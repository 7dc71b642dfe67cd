"""Tennis, singles: sets of six games with a tie-break at six all, written in games."""

from core.modality import Modality, Points, Word

INFRACTIONS = {
    "misconduct": "Unsporting conduct or indiscipline",
    "delay": "Delay of the game",
    "drinking": "Alcoholic drink on the field of play",
}

DEFAULTS = {
    "roster": {"athletes": 1, "starters": 1, "substitutions": "none"},
    # Only the games of a set are counted here: the points of a game stay on court.
    "match": {
        "won_by": "segments",
        "best_of": 3,
        "inner": {"target": 6, "lead": 2, "cap": 7},
        "slot": "90 min",
    },
    "table_points": {"win": 1, "loss": 0},
    "walkover": {"score": "target to 0"},
    "tiebreak": {"any": ["head-to-head", "set difference in phase", "game difference in phase", "lot"]},
}

BASIS = {
    "": "default of the product",
    "match": "ITF Rules of Tennis, 6 and 7",
    "match.slot": "default of the product",
}

MODALITY = Modality(
    id="tenis-de-quadra",
    name="Tennis",
    form="sets",
    point=Word("game", "games"),
    segment=Word("set", "sets"),
    points=Points(single=True),
    infractions=INFRACTIONS,
    defaults=DEFAULTS,
    basis=BASIS,
)
