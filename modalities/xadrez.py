"""Chess: one game, won, drawn or lost; where a winner is needed, a drawn game is played again."""

from fractions import Fraction

from core.modality import Modality, Points, Word

INFRACTIONS = {
    "illegal move": "Completing an illegal move",
    "moves not recorded": "Not recording the moves where it is due",
    "telephone": "A telephone in the playing area",
    "misconduct": "Unsporting conduct or indiscipline",
}

DEFAULTS = {
    "roster": {"athletes": 2, "starters": 1, "substitutions": "free", "substitutions_when": "between matches"},
    "match": {
        "won_by": "total",
        "segments": 1,
        "time": {"segment": "15 min"},  # each player's own thinking time
        "slot": "45 min",
        "deciders": ["replay", "lot"],
        # A game that was drawn stays a draw in what both have scored: the replay says only who goes on.
        "extra_time": {"measures": "left out"},
    },
    "table_points": {"win": 1, "draw": "1/2", "loss": 0},
    "walkover": {"score": "target to 0"},
    "tiebreak": {"any": ["head-to-head", "sonneborn-berger", "wins in phase", "games as black", "lot"]},
}

MODALITY = Modality(
    id="xadrez",
    name="Chess",
    form="partials",
    segment=Word("partial", "partials"),
    points=Points(unit=Fraction(1, 2), shared=1),
    infractions=INFRACTIONS,
    defaults=DEFAULTS,
    basis={"": "default of the product", "table_points": "FIDE Laws of Chess, article 10"},
)
