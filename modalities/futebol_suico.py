"""Seven-a-side football: goals in two periods on a small field, penalties where a winner is needed."""

from core.modality import Modality, Word

INFRACTIONS = {
    "misconduct": "Unsporting conduct or indiscipline",
    "offence against an official": "Offence against a referee or another official",
    "fight": "Fight or attempted assault",
}

DEFAULTS = {
    "roster": {
        "athletes": 14,
        "starters": 7,
        "to_start": 6,
        "to_continue": 6,
        "roles": {"goalkeeper": 1},
        "substitutions": "free",
        "substitutions_when": "any time",
        "return": "allowed",
    },
    "match": {
        "won_by": "total",
        "segments": 2,
        "time": {"segment": "20 min", "interval": "5 min", "timeout": "1 min", "clock": "running", "timeouts": 1},
        "slot": "50 min",
        "deciders": ["shoot-out", "sudden death"],
        "shoot_out": {"shots": 3, "takers": "different"},
    },
    "table_points": {"win": 3, "draw": 1, "loss": 0},
    "walkover": {"score": {"points": [3, 0]}},
    "tiebreak": {
        "any": ["head-to-head", "goal difference in group", "goals for in group", "card weight in group", "lot"],
    },
    "card": [
        {"name": "yellow", "weight": 1},
        {"name": "red", "weight": 2, "athlete": "sent off", "suspension": "1 match"},
    ],
}

MODALITY = Modality(
    id="futebol-suico",
    name="Seven-a-side football",
    form="periods",
    point=Word("goal", "goals"),
    segment=Word("period", "periods"),
    roles=("goalkeeper",),
    infractions=INFRACTIONS,
    defaults=DEFAULTS,
    basis={"": "default of the product"},
)
