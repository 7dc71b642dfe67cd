"""§ 9: walkover, abandonment, withdrawal, exclusion."""

from regulations.forms.day import DAY
from regulations.forms.duration import DURATION
from regulations.forms.either import either
from regulations.forms.listed import Listed, pair
from regulations.forms.moment import MOMENT
from regulations.forms.money import MONEY
from regulations.forms.number import AMOUNT, POSITIVE
from regulations.forms.record import Record
from regulations.forms.word import Name, words
from regulations.language.key import MODALITY, Key, Shape, Table

SCORE = either(
    Record(
        {"segments": pair(AMOUNT), "points": pair(AMOUNT), "boards": pair(AMOUNT)},
        example="{ segments = [2, 0], points = [25, 0] }",
    ),
    words("target to 0"),
)
ABANDONED = words(
    *("as walkover", "target to 0", "completed", "as it stands", "as it stands if the other side led"),
)

TOLERANCE = Table(
    {
        "first": Key(DURATION, "15 min"),
        "next": Key(DURATION, "15 min"),
        "first_of": Key(words("day", "half day", "competition"), "day"),
    }
)

WALKOVER = Table(
    {
        "tolerance": Key(TOLERANCE, "15 min each"),
        "given_for": Key(
            Listed(words("absence", "below minimum", "no uniform", "ineligible athlete", "refusal")),
            "absence, below minimum",
        ),
        "score": Key(SCORE, MODALITY),
        "measures": Key(words("counted", "left out"), "counted"),
        "announced": Key(MOMENT),
        "justified": Key(words("new date", "not accepted", "panel decides"), "panel decides"),
        "double": Key(words("both lose", "void", "replayed"), "both lose"),
        "late": Key(Record({"every": DURATION, "loses": words("segment", "board", "match")}, ("every", "loses"))),
        "excluded_after": Key(POSITIVE),
        "excluded_from": Key(words("competition", "next stages", "games"), "competition"),
        "athletes_barred": Key(DURATION),
        "fine": Key(MONEY),
    }
)

ABANDONMENT = Table(
    {
        "score": Key(ABANDONED, "as walkover"),
        "card": Key(Name("card")),
        "partner": Key(words("goes on", "out"), "out"),
    }
)

WITHDRAWAL = Table(
    {
        "annulled_if": Key(
            either(
                words(
                    *("never", "always", "before the end of the first leg", "before half of its matches"),
                    "before the end of the phase",
                ),
                DAY,
            ),
            "never",
        ),
        "played": Key(words("stand", "walkovers"), "stand"),
        "rest": Key(words("walkovers", "not played"), "walkovers"),
        "replacement": Key(words("none", "before the first match", "next in the ranking"), "none"),
        "score": Key(SCORE, "walkover.score"),
        "measures": Key(words("counted", "left out"), "walkover.measures"),
        "athletes_barred": Key(DURATION),
    }
)

EXCLUSION = Table({key: Key(of.form, f"withdrawal.{key}") for key, of in WITHDRAWAL.keys.items()})

TABLES: dict[str, Shape] = {
    "walkover": WALKOVER,
    "abandonment": ABANDONMENT,
    "withdrawal": WITHDRAWAL,
    "exclusion": EXCLUSION,
}
