"""§ 15: trophies."""

from regulations.forms.either import either
from regulations.forms.listed import Listed
from regulations.forms.number import AMOUNT, NUMBER, POSITIVE
from regulations.forms.range import RANGE
from regulations.forms.record import Named, Record
from regulations.forms.text import TEXT
from regulations.forms.word import Name, words
from regulations.language.key import Key, Shape, Things
from regulations.language.ranking import CHAIN
from regulations.language.table_points import BONUS, DEDUCTION

TROPHY = Things(
    {
        "ranks": Key(words("delegations", "sides", "athletes", "modality"), "delegations"),
        "sums": Key(Listed(Name("competition or trophy")), "all that count"),
        "by_place": Key(Listed(NUMBER)),
        "small_fields": Key(
            Listed(
                Record(
                    {"entries": RANGE, "by_place": Listed(NUMBER)},
                    ("entries", "by_place"),
                    '{ entries = "5 or fewer", by_place = [6, 3] }',
                )
            )
        ),
        "by_stage": Key(Named(NUMBER, "stage", rounds=True, example='{ "semi-final" = 12 }')),
        "stages_add": Key(words("each", "furthest"), "furthest"),
        "weights": Key(Named(AMOUNT, "modality", example="{ futsal = 2 }"), "1"),
        "factors": Key(
            Listed(
                Record(
                    {"fact": TEXT, "range": RANGE, "times": AMOUNT},
                    ("fact", "range", "times"),
                    '{ fact = "conduct grade", range = "2 or fewer", times = "1/2" }',
                )
            )
        ),
        "best_only": Key(either(POSITIVE, words("free")), "all"),
        "equal_places": Key(words("average", "each the higher", "each the lower"), "each the higher"),
        "participation": Key(NUMBER, "0"),
        "per_athlete_entered": Key(NUMBER, "0"),
        "per_win": Key(NUMBER, "0"),
        "at_most": Key(AMOUNT),
        "bonus": Key(BONUS),
        "deduction": Key(DEDUCTION),
        "divide_by": Key(words("participants", "teams")),
        "needs": Key(Named(RANGE, example='{ modalities = "4 or more" }')),
        "divisions": Key(
            Listed(
                Record({"name": TEXT, "members": RANGE}, ("name", "members"), '{ name = "A", members = "300 or more" }')
            )
        ),
        "tiebreak": Key(CHAIN, "places counted back, shared"),
    }
)

TABLES: dict[str, Shape] = {"trophy": TROPHY}
