"""A criterion: one phrase of a tie-break chain, taken apart. criterion_phrase.py reads it."""

from dataclasses import dataclass
from enum import StrEnum


class Measure(StrEnum):
    """How a fact becomes a figure of a side."""

    COUNT = "count"
    FOR = "for"
    AGAINST = "against"
    DIFFERENCE = "difference"
    RATIO = "ratio"
    SHARE = "share"


class Where(StrEnum):
    """Over which matches. OWN is for whole criteria that know by themselves."""

    OWN = ""
    AMONG_TIED = "among tied"
    GROUP = "in group"
    LEG = "in leg"
    PHASE = "in phase"
    COMPETITION = "in competition"
    GAMES = "in games"
    STAGE = "in stage"
    FIRST_PLACES = "against the first"
    LAST_SEGMENTS = "in the last segments"
    LAST_MATCHES = "in the last matches"


class Whole(StrEnum):
    """Criteria that are not a measure of one fact."""

    HEAD_TO_HEAD = "head-to-head"
    SWEEP = "sweep among tied"
    BACKWARDS = "results from the last round backwards"
    MARK = "mark"
    COUNTED_BACK = "figures counted back"
    PLACES_BACK = "places counted back"
    BUCHHOLZ = "buchholz"
    MEDIAN = "median buchholz"
    SONNEBORN_BERGER = "sonneborn-berger"
    PROGRESSIVE = "progressive"
    AS_BLACK = "games as black"
    PARTICIPANTS = "participants"
    MODALITIES = "modalities entered"
    PARITY = "parity"
    REGISTRATION = "registration order"
    SEED = "seed"
    LOT = "lot"
    PLAY_OFF = "play-off"
    COMMITTEE = "committee"
    SHARED = "shared"


LAST_RESORTS = frozenset({Whole.LOT, Whole.PLAY_OFF, Whole.COMMITTEE, Whole.SHARED})


@dataclass(frozen=True, slots=True)
class Criterion:
    """One criterion. ``phrase`` is what was written without its letter; ``letter`` as printed ("b", "39.3.1"), or "".

    Either ``whole`` is set, or ``fact`` is: "table points", "wins", "point", "segment", "board", "yellow cards", a
    fact of the modality … ``most`` says which way is better. ``venue`` is "home", "away" or "". ``number`` belongs to
    ``where`` (the first 3) or to figures counted back (from 9); ``stage`` is the name in "in NAME".
    ``size`` 2 is "if two", 3 "if three or more", 0 any; ``at_stake`` and ``for_place`` are the other qualifiers.
    """

    phrase: str
    letter: str = ""
    whole: Whole | None = None
    fact: str = ""
    measure: Measure = Measure.COUNT
    where: Where = Where.OWN
    most: bool = True
    venue: str = ""
    rivals: bool = False
    per_match: bool = False
    number: int = 0
    stage: str = ""
    without_walkovers: bool = False
    without_extra_time: bool = False
    size: int = 0
    at_stake: bool = False
    for_place: int = 0

    @property
    def last_resort(self) -> bool:
        """True for lot, play-off, committee and shared."""
        return self.whole in LAST_RESORTS

    @property
    def in_run(self) -> bool:
        """True for what belongs to a run of mini-league criteria: among tied, head-to-head, sweep."""
        return self.where is Where.AMONG_TIED or self.whole in (Whole.HEAD_TO_HEAD, Whole.SWEEP)
