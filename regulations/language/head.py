"""§§ 1 and 2: the head of a file, and the keys of an article and of a note beside its rule tables."""

from regulations.forms.day import DAY
from regulations.forms.either import either
from regulations.forms.form import Form
from regulations.forms.listed import Listed
from regulations.forms.number import NUMBER, POSITIVE
from regulations.forms.range import RANGE
from regulations.forms.record import Named, Record
from regulations.forms.text import TEXT
from regulations.forms.word import Name, words

CATEGORIES = ("male", "female", "mixed", "open")

MODALITIES = (
    *("atletismo", "bocha", "bolao", "canastra", "domino", "futsal", "futebol-suico", "futebol-dos-presidentes"),
    *("tenis-de-mesa", "tenis-de-quadra", "truco", "volei-de-areia", "volei-de-quadra", "xadrez", "dados", "sinuca"),
    *("jogos-cooperativos", "chopp-metro", "futevolei"),
)
"""Ids that the language knows, also those whose modality is not there yet."""

HEAD: dict[str, Form] = {
    "title": TEXT,
    "source": TEXT,
    "language": words("pt-BR", "es", "en"),
    "modality": TEXT,
    "category": Name("category"),
    "categories": Listed(Name("category")),
    "follows": TEXT,
}

APPLIES = Record(
    {
        "modality": Listed(Name("modality")),
        "category": Listed(Name("category")),
        "event": Listed(Name("event")),
        "stage": Listed(Name("stage", rounds=True)),
        "division": Listed(Name("division")),
        "delegation": Listed(TEXT),
        "entries": RANGE,
    },
    example='{ stage = "final" }',
)

ARTICLE: dict[str, Form] = {
    "number": TEXT,
    "text": TEXT,
    "applies": APPLIES,
    "overrides": Listed(TEXT),
    "inferred": either(TEXT, Named(TEXT, example='{ "match.target" = "…" }')),
    "to_set": Named(either(NUMBER, Listed(either(NUMBER, TEXT))), example='{ "match.target" = "100 to 150" }'),
    "since": DAY,
    "until": DAY,
}

NOTE: dict[str, Form] = {
    **ARTICLE,
    "number": POSITIVE,
    "date": DAY,
    "reason": TEXT,
    "signed": TEXT,
    "played": words("stand", "recomputed"),
}
