"""§ 8: table points."""

from regulations.forms.listed import Listed, pair
from regulations.forms.number import AMOUNT, NUMBER
from regulations.forms.record import Named, Record
from regulations.forms.text import TEXT, Pattern
from regulations.language.key import MODALITY, Key, Shape, Table

_CREDITED = "what the credited score gives"

BONUS = Listed(Record({"name": TEXT, "adds": AMOUNT}, ("name", "adds"), '{ name = "desfile", adds = 1 }'))
DEDUCTION = Listed(Record({"name": TEXT, "takes": AMOUNT}, ("name", "takes"), '{ name = "walkover", takes = 3 }'))

TABLE_POINTS = Table(
    {
        "win": Key(NUMBER, MODALITY),
        "draw": Key(NUMBER, MODALITY),
        "loss": Key(NUMBER, MODALITY),
        "walkover_win": Key(NUMBER, _CREDITED),
        "walkover_loss": Key(NUMBER, _CREDITED),
        "announced_loss": Key(NUMBER, "walkover_loss"),
        "abandonment": Key(NUMBER, "loss"),
        "by_score": Key(Named(pair(NUMBER), pattern=Pattern(r"\d+-\d+", ("2-1",)), example='{ "2-0" = [3, 0] }')),
        "by_win": Key(Named(pair(NUMBER), "kind of win", example="{ clean = [3, 0] }")),
        "by_decider": Key(pair(NUMBER)),
        "per_segment": Key(NUMBER, "0"),
        "per_board": Key(NUMBER, "0"),
        "match_bonus": Key(NUMBER, "0"),
        "by_place": Key(Listed(NUMBER)),
        "participation": Key(NUMBER, "0"),
        "bye": Key(NUMBER, "win"),
        "bonus": Key(BONUS),
        "deduction": Key(DEDUCTION),
    }
)

TABLES: dict[str, Shape] = {"table_points": TABLE_POINTS}
