"""Tables of discipline: rulings of the board, and cards that athletes bring from elsewhere."""

from sqlalchemy import CheckConstraint, ForeignKeyConstraint, UniqueConstraint
from sqlmodel import Field

from web.storage.columns import STRICT, At, Data, On, Stored, Words, between, length, one_of


class Ruling(Stored, table=True):
    """A ruling of the board, numbered within the event, and never edited: a later one revokes it by its number.

    ``what`` it is, of an entry (``entry_id``), of a whole delegation, or of a match; ``athlete`` as written. ``detail``
    has its figures: length, points, score, fine, and the version of the sheet that it was about. ``article`` is as
    printed, "" where the board decided by itself; ``author`` who decided, ``who`` recorded it.
    """

    __table_args__ = (
        UniqueConstraint("event_id", "number"),
        UniqueConstraint("event_id", "revokes"),
        ForeignKeyConstraint(["entry_id", "competition_id"], ["entry.id", "entry.competition_id"]),
        ForeignKeyConstraint(["competition_id", "event_id"], ["competition.id", "competition.event_id"]),
        one_of(
            "what",
            *("suspension", "expulsion", "admission", "fine", "points", "loss", "replay", "exclusion"),
            *("omitted case", "revocation"),
        ),
        CheckConstraint("(what = 'revocation') = (revokes IS NOT NULL)", name="revokes"),
        between("number", 1, 9_999),
        between("revokes", 1, 9_999),
        length("athlete", 80, least=0),
        length("article", 120, least=0),
        length("author", 120),
        length("reason", 2_000),
        length("detail", 2_000),
        length("token", 80),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="event.id")
    number: int
    on: On
    what: Words
    competition_id: int | None = None
    entry_id: int | None = None
    delegation_id: int | None = Field(default=None, foreign_key="delegation.id")
    match_id: int | None = Field(default=None, foreign_key="match.id")
    athlete: Words = ""
    detail: Data
    article: Words = ""
    author: Words
    reason: Words
    revokes: int | None = None
    who: int = Field(foreign_key="account.id")
    at: At
    token: Words


class BroughtCard(Stored, table=True):
    """Cards that an athlete of an entry brings from games before: which, how many, from where, of which day."""

    __tablename__ = "brought_card"
    __table_args__ = (
        ForeignKeyConstraint(["entry_id", "competition_id"], ["entry.id", "entry.competition_id"]),
        between("times", 1, 99),
        length("athlete", 80),
        length("card", 40),
        length("source", 200),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    competition_id: int = Field(index=True)
    entry_id: int
    athlete: Words
    card: Words
    times: int
    source: Words
    on: On
    who: int = Field(foreign_key="account.id")
    at: At
