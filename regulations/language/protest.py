"""§ 14: protests, documents, calendar, authority."""

from regulations.forms.duration import DURATION
from regulations.forms.listed import Listed
from regulations.forms.moment import MOMENT
from regulations.forms.money import MONEY
from regulations.forms.number import POSITIVE
from regulations.forms.text import TEXT
from regulations.forms.word import words
from regulations.language.key import Key, Shape, Table, Things

PROTEST = Table(
    {
        "deadline": Key(MOMENT),
        "lodged_by": Key(words("captain", "delegation head", "accredited delegate"), "delegation head"),
        "form": Key(words("written", "oral"), "written"),
        "fee": Key(MONEY),
        "refund": Key(words("if upheld", "never"), "if upheld"),
        "panel": Key(TEXT, "committee"),
        "answer": Key(DURATION),
        "appeal": Key(TEXT),
    }
)

DOCUMENTS = Things(
    {
        "of": Key(words("athlete", "delegation", "match", "encounter")),
        "when": Key(MOMENT),
        "signed_by": Key(Listed(TEXT)),
    },
    name="what",
)

CALENDAR = Table({"pause": Key(DURATION), "matches_per_day": Key(POSITIVE)})

AUTHORITY = Table({"omitted_cases": Key(TEXT, "committee"), "sanctions": Key(TEXT, "committee")})

TABLES: dict[str, Shape] = {"protest": PROTEST, "documents": DOCUMENTS, "calendar": CALENDAR, "authority": AUTHORITY}
