"""Sinuca, eight-ball, in pairs: one rack that the 8 decides, and a score of the balls that each side pocketed."""

from core.modality import Modality, Points, Word

INFRACTIONS = {
    "illegal break": "Missing an obligatory aim of the break",
    "ball off the table": "Driving a ball off the table",
    "touched ball": "Touching a ball otherwise than with the tip of the cue",
    "rival's ball": "Pocketing a ball of the rival's group",
    "scratch": "Pocketing the cue ball",
    "double hit": "Hitting the cue ball more than once in a stroke",
    "moving ball": "Playing while a ball is still moving",
    "off the floor": "Playing without a foot on the floor",
    "jumped ball": "Making the cue ball jump over other balls",
    "scratch on the eight": "Pocketing the cue ball with the 8 or right after it",
    "early eight": "Pocketing the 8 before the last ball of the own group",
    "misconduct": "Unsporting conduct or indiscipline",
}

DEFAULTS = {
    "roster": {"athletes": 4, "starters": 2, "substitutions": "free", "substitutions_when": "between matches"},
    # Seven balls of the own group, then the 8: whoever wins by it has pocketed eight, and the other side at most seven.
    "match": {"won_by": "total", "segments": 1, "target": 8, "slot": "30 min"},
    "table_points": {"win": 3, "loss": 0},
    "walkover": {"score": "target to 0"},
    # A rack that a side gives up, or loses by a fault, is the other side's: eight balls to those pocketed till then.
    "abandonment": {"score": "completed"},
    "infraction": [
        {"name": "scratch on the eight", "loses": "match"},
        {"name": "early eight", "loses": "match"},
    ],
    "tiebreak": {"any": ["head-to-head", "ball difference among tied", "ball difference in phase", "lot"]},
}

MODALITY = Modality(
    id="sinuca",
    name="Sinuca, eight-ball",
    form="partials",
    point=Word("ball", "balls", made="pocketed"),
    segment=Word("partial", "partials"),
    points=Points(single=True),
    infractions=INFRACTIONS,
    words={"hand": frozenset({"turn passes"})},
    defaults=DEFAULTS,
    basis={"": "custom of the game: default of the product"},
)
