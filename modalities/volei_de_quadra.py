"""Indoor volleyball: sets by rally point, and a shorter one to decide."""

from core.modality import Modality, Points, Word

INFRACTIONS = {
    "misconduct": "Rude, offensive or aggressive conduct",
    "delay": "Delay of the game",
}

DEFAULTS = {
    "roster": {
        "athletes": 12,
        "starters": 6,
        "to_start": 6,
        "to_continue": 6,
        "substitutions": 6,
        "substitutions_per": "segment",
        "substitutions_when": "any time",
        "return": "once",
    },
    "match": {
        "won_by": "segments",
        "best_of": 5,
        "target": 25,
        "lead": 2,
        "deciding": {"target": 15},
        "time": {"timeout": "30 s", "timeouts": 2},
        "slot": "60 min",
    },
    "table_points": {
        "by_score": {"3-0": [3, 0], "3-1": [3, 0], "3-2": [2, 1], "2-0": [3, 0], "2-1": [2, 1], "1-0": [3, 0]},
    },
    "walkover": {"score": "target to 0"},
    "abandonment": {"score": "completed"},
    "tiebreak": {
        "any": ["wins in phase", "set ratio in phase", "point ratio in phase", "head-to-head", "lot"],
    },
    # A penalty's point already stands in the set's score: the card itself adds none.
    "card": [{"name": "yellow", "weight": 1}, {"name": "red", "weight": 2}],
}

BASIS = {
    "": "default of the product",
    "roster": "FIVB Official Volleyball Rules, 4.1, 7.3 and 15",
    "match": "FIVB Official Volleyball Rules, 6.1 to 6.3",
    "match.time": "FIVB Official Volleyball Rules, 15",
    "match.slot": "default of the product",
    "table_points": "FIVB, points for the result in sets; best of three by analogy",
    "walkover": "FIVB Official Volleyball Rules, 6.4.1 and 6.4.2",
    "abandonment": "FIVB Official Volleyball Rules, 6.4.3",
    "tiebreak": "FIVB: matches won, quotient of sets, quotient of points, the match between them",
}

MODALITY = Modality(
    id="volei-de-quadra",
    name="Indoor volleyball",
    form="sets",
    segment=Word("set", "sets"),
    roles=("libero",),
    points=Points(single=True),
    infractions=INFRACTIONS,
    defaults=DEFAULTS,
    basis=BASIS,
)
