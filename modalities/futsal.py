"""Futsal: goals in two periods, a shoot-out where a winner is needed."""

from core.modality import Modality, Word

INFRACTIONS = {
    "misconduct": "Unsporting conduct or indiscipline",
    "offence against an official": "Offence against a referee or another official",
    "fight": "Fight or attempted assault",
}

DEFAULTS = {
    "roster": {
        "athletes": 14,
        "starters": 5,
        "to_start": 3,
        "to_continue": 3,
        "roles": {"goalkeeper": 1},
        "substitutions": "free",
        "substitutions_when": "any time",
        "return": "allowed",
    },
    "match": {
        "won_by": "total",
        "segments": 2,
        "time": {"segment": "20 min", "interval": "15 min", "timeout": "1 min", "clock": "stopped", "timeouts": 1},
        "slot": "50 min",
        "deciders": ["extra time", "shoot-out", "sudden death"],
        "extra_time": {"segments": 2, "segment": "5 min", "measures": "counted"},
        "shoot_out": {"shots": 5, "takers": "different"},
    },
    "table_points": {"win": 3, "draw": 1, "loss": 0},
    "walkover": {"score": {"points": [5, 0]}},
    "tiebreak": {
        "any": [
            "head-to-head",
            "goal difference in group",
            "goals for in group",
            "card weight in group",
            "lot",
        ]
    },
    "card": [
        {"name": "yellow", "weight": 1},
        {"name": "red", "weight": 2, "athlete": "sent off", "suspension": "1 match"},
    ],
}

BASIS = {
    "": "default of the product",
    "roster": "FIFA Futsal Laws of the Game, Law 3",
    "match": "FIFA Futsal Laws of the Game, Laws 7 and 10",
    "match.slot": "default of the product",
    "walkover": "FIFA Disciplinary Code, forfeit: 5-0 in futsal",
    "card.red.athlete": "FIFA Futsal Laws of the Game, Law 12",
}

MODALITY = Modality(
    id="futsal",
    name="Futsal",
    form="periods",
    point=Word("goal", "goals"),
    segment=Word("period", "periods"),
    roles=("goalkeeper",),
    infractions=INFRACTIONS,
    defaults=DEFAULTS,
    basis=BASIS,
)
