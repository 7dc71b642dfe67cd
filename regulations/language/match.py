"""§ 7: match, encounter, values of the modality's own count, and notices."""

from regulations.forms.counted import COUNTED
from regulations.forms.duration import DURATION
from regulations.forms.either import either
from regulations.forms.listed import Listed
from regulations.forms.number import AMOUNT, COUNT, FEW, POSITIVE
from regulations.forms.text import TEXT
from regulations.forms.word import words
from regulations.language.key import MODALITY, Key, Open, Shape, Table

TIME = Table(
    {
        "segment": Key(DURATION, MODALITY),
        "interval": Key(DURATION, MODALITY),
        "timeout": Key(DURATION, MODALITY),
        "move": Key(DURATION, MODALITY),
        "clock": Key(words("running", "stopped"), MODALITY),
        "timeouts": Key(either(COUNT, words("free")), MODALITY),
        "limit": Key(DURATION, MODALITY),
        "at_limit": Key(words("leader wins", "finish the hand", "one more hand", "draw"), MODALITY),
    }
)

# What may differ in the last possible segment, and one level below (the games of a set).
_SEGMENT = {
    "won_by": Key(words("total", "segments", "mark"), MODALITY),
    "segments": Key(POSITIVE, MODALITY),
    "best_of": Key(POSITIVE, MODALITY),
    "first_to": Key(POSITIVE, MODALITY),
    "target": Key(AMOUNT, MODALITY),
    "lead": Key(AMOUNT, "1"),
    "cap": Key(AMOUNT),
    "overshoot": Key(words("kept", "capped"), MODALITY),
    "time": Key(TIME, MODALITY),
}
_BELOW = Table(_SEGMENT)

MATCH = Table(
    {
        **_SEGMENT,
        "deciding": Key(Table(_SEGMENT | {"inner": Key(_BELOW, "as the others")}), "as the others"),
        "inner": Key(Table(_SEGMENT | {"deciding": Key(_BELOW, "as the others")}), MODALITY),
        "slot": Key(DURATION, MODALITY),
        "draw": Key(words("stands", "decided"), "stands in groups, decided in knock-out"),
        "deciders": Key(
            Listed(
                words(
                    *("extra time", "golden point", "shoot-out", "sudden death", "extra segment", "replay"),
                    *("better campaign", "countback", "lot"),
                )
            ),
            MODALITY,
        ),
        "extra_time": Key(
            Table(
                {
                    "segments": Key(POSITIVE, "1"),
                    "segment": Key(DURATION, MODALITY),
                    "interval": Key(DURATION, MODALITY),
                    "target": Key(AMOUNT, MODALITY),
                    "measures": Key(words("counted", "left out"), "counted"),
                }
            ),
            MODALITY,
        ),
        "shoot_out": Key(
            Table({"shots": Key(FEW, MODALITY), "takers": Key(words("different", "any"), MODALITY)}), MODALITY
        ),
        "interrupted": Key(words("resumed", "replayed", "stands", "leader wins", "panel decides"), "resumed"),
    }
)

ENCOUNTER = Table(
    {
        "boards": Key(either(POSITIVE, Listed(TEXT))),
        "between": Key(words("individuals", "pairs", "teams")),
        "halves": Key(POSITIVE, "1"),
        "play": Key(words("all", "until decided"), "all"),
        "wins_with": Key(either(AMOUNT, words("more than half")), "more than half"),
    }
)

VALUES = Open(COUNTED, "value")
NOTICE = Open(TEXT)

TABLES: dict[str, Shape] = {"match": MATCH, "encounter": ENCOUNTER, "values": VALUES, "notice": NOTICE}
