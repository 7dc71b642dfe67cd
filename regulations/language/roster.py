"""§ 5: categories, events, roster."""

from regulations.forms.either import either
from regulations.forms.listed import Listed
from regulations.forms.mix import SEXES
from regulations.forms.moment import MOMENT
from regulations.forms.number import COUNT, POSITIVE
from regulations.forms.record import Named
from regulations.forms.word import Name, words
from regulations.language.key import MODALITY, Key, Shape, Table, Things

CATEGORY = Things(
    {"sex": Key(words("men", "women", "mixed", "any"), "any")},
)

EVENT = Things(
    {
        "kind": Key(words("individual", "relay", "team"), MODALITY),
        "category": Key(Listed(Name("category")), "all"),
    },
)

ROSTER = Table(
    {
        "athletes": Key(POSITIVE, MODALITY),
        "athletes_min": Key(COUNT, "starters"),
        "starters": Key(POSITIVE, MODALITY),
        "reserves": Key(COUNT, "the rest"),
        "to_start": Key(COUNT, "starters"),
        "to_continue": Key(COUNT, "to_start"),
        "composition": Key(either(Listed(SEXES), words("free")), "the category's"),
        "list_composition": Key(either(Listed(SEXES), words("free")), "the category's"),
        "roles": Key(Named(COUNT, "role", example="{ goalkeeper = 1 }")),
        "staff": Key(either(Named(COUNT, example="{ coach = 1, medical = 1 }"), words("free")), "free"),
        "captain": Key(words("required", "none"), "none"),
        "substitutions": Key(either(COUNT, words("free", "none")), MODALITY),
        "substitutions_per": Key(words("match", "segment"), MODALITY),
        "substitutions_when": Key(words("any time", "between segments", "between halves", "between matches"), MODALITY),
        "return": Key(words("allowed", "once", "none"), MODALITY),
        "each_plays": Key(words("1 segment", "1 match", "every match")),
        "formed_by": Key(words("delegation", "committee", "lots"), "delegation"),
        "partners": Key(words("fixed", "drawn each round"), "fixed"),
        "closes": Key(MOMENT, "first match"),
        "changes_after": Key(Listed(words("injury", "end of bond", "none"))),
        "line_up": Key(MOMENT, "start of the match"),
    }
)

TABLES: dict[str, Shape] = {"category": CATEGORY, "event": EVENT, "roster": ROSTER}
