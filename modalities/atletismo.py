"""Athletics: races, each entry against the clock; a regulation with jumps and throws states them by event."""

from core.modality import Marks, Modality, Word

EVENTS = [
    {"name": "100 m", "kind": "individual"},
    {"name": "400 m", "kind": "individual"},
    {"name": "3000 m", "kind": "individual"},
    {"name": "5000 m", "kind": "individual"},
    {"name": "4×100 m", "kind": "relay"},
]

INFRACTIONS = {
    "false start": "Starting before the gun",
    "lane infringement": "Running outside the own lane with an advantage",
    "baton": "Passing the baton outside its zone",
    "misconduct": "Unsporting conduct or indiscipline",
}

DEFAULTS = {
    "event": EVENTS,
    "roster": {"athletes": 2, "starters": 1},
    "match": {"won_by": "mark", "slot": "10 min"},
    "performance": {"better": "lower", "precision": "1/100 s", "attempts": 1, "take": "best"},
    "tiebreak": {"any": ["shared"]},
}

BASIS = {
    "": "default of the product",
    "performance.better": "World Athletics Technical Rules: the shorter time wins",
    "performance.precision": "World Athletics Technical Rules: times of a photo finish in hundredths",
}

MODALITY = Modality(
    id="atletismo",
    name="Athletics",
    form="marks",
    segment=Word("attempt", "attempts"),
    infractions=INFRACTIONS,
    defaults=DEFAULTS,
    basis=BASIS,
    # A time is taken up to the next hundredth, a distance cut down to the centimetre: nobody gains by what is cut.
    marks=Marks(finer="worse"),
)
