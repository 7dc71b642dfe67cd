"""Beach volleyball, in pairs: sets by rally point, and a shorter one to decide."""

from core.modality import Modality, Points, Word

INFRACTIONS = {
    "misconduct": "Rude, offensive or aggressive conduct",
    "delay": "Delay of the game",
}

DEFAULTS = {
    "roster": {"athletes": 2, "starters": 2, "to_start": 2, "to_continue": 2, "substitutions": "none"},
    "match": {
        "won_by": "segments",
        "best_of": 3,
        "target": 21,
        "lead": 2,
        "deciding": {"target": 15},
        "time": {"timeout": "30 s", "timeouts": 1},
        "slot": "45 min",
    },
    "table_points": {"by_score": {"2-0": [2, 0], "2-1": [2, 1]}},
    "walkover": {"score": "target to 0"},
    "abandonment": {"score": "completed"},
    "tiebreak": {"any": ["head-to-head", "set difference in phase", "point difference in phase", "lot"]},
    # A penalty's point already stands in the set's score: the card itself adds none.
    "card": [{"name": "yellow", "weight": 1}, {"name": "red", "weight": 2}],
}

BASIS = {
    "": "default of the product",
    "roster": "FIVB Official Beach Volleyball Rules: two players and no substitutes",
    "match": "FIVB Official Beach Volleyball Rules, 6.1 to 6.3",
    "match.time": "default of the product",
    "match.slot": "default of the product",
}

MODALITY = Modality(
    id="volei-de-areia",
    name="Beach volleyball",
    form="sets",
    segment=Word("set", "sets"),
    points=Points(single=True),
    infractions=INFRACTIONS,
    defaults=DEFAULTS,
    basis=BASIS,
)
