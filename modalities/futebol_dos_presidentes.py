"""The presidents' football: a friendly seven-a-side match between teams that the committee makes up."""

from core.modality import Modality, Word

INFRACTIONS = {"misconduct": "Unsporting conduct or indiscipline"}

# As seven-a-side football until the committee sets its own figures, but any number of players makes a match.
DEFAULTS = {
    "roster": {
        "athletes": 14,
        "starters": 7,
        "to_start": 5,
        "to_continue": 5,
        "formed_by": "committee",
        "roles": {"goalkeeper": 1},
        "substitutions": "free",
        "substitutions_when": "any time",
        "return": "allowed",
    },
    "eligibility": {"same": "none"},
    "entry": {"counts_for": "no trophy"},
    "match": {
        "won_by": "total",
        "segments": 2,
        "time": {"segment": "15 min", "interval": "5 min", "clock": "running"},
        "slot": "50 min",
        "deciders": ["shoot-out", "sudden death"],
        "shoot_out": {"shots": 3, "takers": "different"},
    },
    "table_points": {"win": 3, "draw": 1, "loss": 0},
    "walkover": {"score": {"points": [3, 0]}},
    "tiebreak": {
        "any": ["head-to-head", "goal difference in group", "goals for in group", "card weight in group", "shared"],
    },
    "card": [{"name": "yellow", "weight": 1}, {"name": "red", "weight": 2, "athlete": "sent off"}],
}

MODALITY = Modality(
    id="futebol-dos-presidentes",
    name="Presidents' football",
    form="periods",
    point=Word("goal", "goals"),
    segment=Word("period", "periods"),
    roles=("goalkeeper",),
    infractions=INFRACTIONS,
    defaults=DEFAULTS,
    basis={"": "default of the product"},
)
