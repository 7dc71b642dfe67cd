"""§ 10: penalties, infractions, cards, discipline."""

from regulations.forms.duration import DURATION
from regulations.forms.either import either
from regulations.forms.form import Form
from regulations.forms.listed import Listed
from regulations.forms.mix import CARDS
from regulations.forms.moment import MOMENT
from regulations.forms.money import MONEY
from regulations.forms.number import AMOUNT
from regulations.forms.percentage import PERCENT_OF_TARGET
from regulations.forms.record import Record
from regulations.forms.word import Name, words
from regulations.language.key import MODALITY, Key, Shape, Table, Things
from regulations.language.walkover import ABANDONED

POINTS_GO = words("from the offender", "to the other side")
MUST_BE_SAID = "must be said"

PENALTIES = Table(
    {
        "points_go": Key(POINTS_GO, MUST_BE_SAID),
        "wins_at": Key(AMOUNT, "target"),
        "below_zero": Key(words("allowed", "stops at 0"), "allowed"),
        "booked": Key(words("at once", "after the hand"), "at once"),
        "rounding": Key(words("up", "down", "nearest"), "must be said when needed"),
        "repeats_within": Key(words("match", "phase", "competition"), "match"),
        "repeats_by": Key(words("side", "athlete"), "side"),
    }
)

_EFFECTS: dict[str, Form] = {
    "points": either(AMOUNT, PERCENT_OF_TARGET, words(own="points")),
    "points_go": POINTS_GO,
    "hand": words("void", "ends", "replayed", "other side chooses", own="hand"),
    "loses": words("segment", "board", "match"),
    "side": words("disqualified"),
    "warning": words("verbal", "written"),
    "card": Name("card"),
    "athlete": words("replaced", "replaced, else disqualified", "sent off", "expelled"),
    "suspension": DURATION,
    "fine": MONEY,
    "applied": words("always", "at discretion", "if the other side asks"),
}
EFFECTS = {
    **{key: Key(form) for key, form in _EFFECTS.items()},
    "points_go": Key(POINTS_GO, "penalties.points_go"),
    "applied": Key(_EFFECTS["applied"], "always"),
    "again": Key(Listed(Record(_EFFECTS, example="{ points = 10 }")), "as the first time"),
}

INFRACTION = Things(EFFECTS)

CARD = Things(
    {
        **EFFECTS,
        "weight": Key(AMOUNT, MODALITY),
        "equals": Key(Listed(CARDS)),
        "score": Key(ABANDONED, "abandonment.score"),
    }
)

DISCIPLINE = Table(
    {
        "cards_over": Key(words("match", "phase", "competition", "games", "year"), "competition"),
        "carried_until": Key(MOMENT),
        "wiped": Key(MOMENT, "never"),
        "annulled_matches": Key(words("count", "fall"), "count"),
        "accumulated": Key(
            Listed(
                Record(
                    {"cards": CARDS, "suspension": DURATION},
                    ("cards", "suspension"),
                    '{ cards = "3 yellow", suspension = "1 match" }',
                )
            ),
            MODALITY,
        ),
        "longest": Key(DURATION),
        "unserved": Key(words("carried", "lapses"), "carried"),
    }
)

TABLES: dict[str, Shape] = {"penalties": PENALTIES, "infraction": INFRACTION, "card": CARD, "discipline": DISCIPLINE}
