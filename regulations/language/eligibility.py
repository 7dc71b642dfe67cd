"""§ 6: eligibility and entry."""

from regulations.forms.day import DAY, DAY_OR_HOUR
from regulations.forms.duration import DURATION
from regulations.forms.either import either
from regulations.forms.form import Context, NotThis
from regulations.forms.listed import Listed
from regulations.forms.mix import BONDS
from regulations.forms.moment import MOMENT
from regulations.forms.number import COUNT, POSITIVE
from regulations.forms.range import RANGE
from regulations.forms.record import Named, Record
from regulations.forms.text import TEXT
from regulations.forms.word import Name, words
from regulations.language.key import Key, Open, Shape, Table

BONDS_DECLARED = Open(TEXT)


class Clashes(Listed):
    """Lists of modalities, each of at least two; one list may stand without the outer brackets."""

    def read(self, value: object, context: Context) -> tuple[tuple[str, ...], ...]:
        """The lists in order."""
        alone = isinstance(value, list) and all(isinstance(name, str) for name in value)
        lists = super().read([value] if alone else value, context)
        if any(len(each) < 2 for each in lists):
            raise NotThis
        return lists

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """An example."""
        return ('[["futsal", "futebol-suico"]]',)


ELIGIBILITY = Table(
    {
        "bond": Key(Listed(BONDS), "any of bonds"),
        "hired_by": Key(DAY),
        "bond_for": Key(DURATION),
        "age": Key(RANGE),
        "age_on": Key(either(DAY, MOMENT), "entry date"),
        "age_except": Key(Named(RANGE, "role", example='{ goalkeeper = "30 or more" }')),
        "classes": Key(Listed(TEXT), "all"),
        "licence": Key(words("of the season", "required", "none"), "none"),
        "federated": Key(words("required", "admitted", "barred"), "admitted"),
        "same": Key(words("delegation", "nationality", "department", "none"), "delegation"),
        "suspended": Key(words("barred", "admitted"), "barred"),
        "per_athlete": Key(
            either(
                Record(
                    dict.fromkeys(("modalities", "categories", "events", "individual", "relay"), COUNT),
                    example="{ modalities = 2, categories = 1 }",
                ),
                words("free"),
            ),
            "free",
        ),
        "clashes": Key(Clashes(Listed(Name("modality")))),
    }
)

ENTRY = Table(
    {
        "per_delegation": Key(either(POSITIVE, words("free")), "1"),
        "closes": Key(either(DAY_OR_HOUR, MOMENT)),
        "minimum": Key(POSITIVE, "2"),
        "minimum_of": Key(words("entries", "delegations"), "entries"),
        "maximum": Key(either(POSITIVE, words("free")), "free"),
        "invitations": Key(COUNT, "0"),
        "merge": Key(RANGE),
        "counts_for": Key(words("the trophies", "no trophy", "as the committee says"), "the trophies"),
    }
)

TABLES: dict[str, Shape] = {"bonds": BONDS_DECLARED, "eligibility": ELIGIBILITY, "entry": ENTRY}
