"""§ 12: performances."""

from regulations.forms.either import either
from regulations.forms.number import AMOUNT, COUNT, NUMBER, POSITIVE
from regulations.forms.percentage import PERCENT
from regulations.forms.record import Record
from regulations.forms.text import Pattern
from regulations.forms.word import words
from regulations.language.key import MODALITY, Key, Shape, Table

TAKE = either(words("best", "sum", "average", "last", "sum of places"), Pattern(r"best [1-9]\d*", ("best 2",)))
PRECISION = Pattern(r"(1/)?[1-9]\d* (s|min|mm|cm|m|km|g|kg|ml|pin|point|hit)", ("1/100 s", "1 cm", "1 pin", "1 point"))

PERFORMANCE = Table(
    {
        "better": Key(words("lower", "higher"), MODALITY),
        "precision": Key(PRECISION, MODALITY),
        "attempts": Key(POSITIVE, MODALITY),
        "take": Key(TAKE, MODALITY),
        "counting": Key(POSITIVE, "starters"),
        "discard": Key(words("lowest", "highest", "highest and lowest"), "lowest"),
        "passes": Key(POSITIVE, "1"),
        "passes_take": Key(TAKE, "sum"),
        "handicap": Key(
            Record(
                {"base": NUMBER, "percent": PERCENT, "at_most": AMOUNT},
                ("base", "percent"),
                '{ base = 180, percent = "75 %", at_most = 50 }',
            )
        ),
        "absent": Key(
            Record(
                {"scores": either(NUMBER, words("average")), "less": AMOUNT, "at_most": COUNT},
                ("scores",),
                '{ scores = "average", less = 5, at_most = 1 }',
            )
        ),
        "no_mark": Key(words("last", "unplaced"), "unplaced"),
    }
)

TABLES: dict[str, Shape] = {"performance": PERFORMANCE}
