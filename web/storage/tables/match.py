"""Tables of matches: the match, or the heat that stands in place of one, and every version of its sheet."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKeyConstraint, UniqueConstraint
from sqlmodel import Field

from web.storage.columns import STRICT, At, Data, Moment, Stored, Words, between, length, one_of


class Match(Stored, table=True):
    """A match, numbered within the event. ``version`` is that of its latest sheet; 0 is unplayed, never 0-0.

    ``stage`` is the one that the regulation declares, "" where it declares none; ``round_name`` is that of a knock-out
    ("semi-final").

    Without a first side it is a heat, of which a row of ``heat`` says the rest: it has its number, hour, venue and the
    versions of its sheet as a match has them.
    """

    __table_args__ = (
        UniqueConstraint("event_id", "number"),
        ForeignKeyConstraint(["competition_id", "event_id"], ["competition.id", "competition.event_id"]),
        ForeignKeyConstraint(["group_id", "competition_id"], ["group.id", "group.competition_id"]),
        ForeignKeyConstraint(["first_entry", "competition_id"], ["entry.id", "entry.competition_id"]),
        ForeignKeyConstraint(["second_entry", "competition_id"], ["entry.id", "entry.competition_id"]),
        CheckConstraint(
            "second_entry IS NULL OR (first_entry IS NOT NULL AND first_entry <> second_entry)", name="two_sides"
        ),
        length("stage", 60, least=0),
        length("round_name", 40, least=0),
        length("venue", 80, least=0),
        between("number", 1, 99_999),
        between("round", 1, 999),
        between("leg", 1, 4),
        between("version", 0, 99_999),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    event_id: int
    competition_id: int = Field(index=True)
    number: int
    group_id: int | None = None
    round: int | None = None
    leg: int = 1
    stage: Words = ""
    round_name: Words = ""
    first_entry: int | None = None
    second_entry: int | None = None
    starts_at: datetime | None = Field(default=None, sa_type=Moment, index=True)
    venue: Words = ""
    version: int = 0


class SheetVersion(Stored, table=True):
    """One version of a match's sheet, with who, when, from where and why; no row is ever changed or taken away.

    ``revision`` is the one of the event that it made; ``token`` is that of the form that brought it: the same form
    again finds its first answer here.
    """

    __tablename__ = "sheet_version"
    __table_args__ = (
        UniqueConstraint("match_id", "version"),
        UniqueConstraint("match_id", "token"),
        one_of("state", "open", "closed", "confirmed"),
        between("version", 1, 99_999),
        between("revision", 1, 2_000_000_000),
        length("sheet", 200_000),
        length("origin", 120),
        length("reason", 2_000, least=0),
        length("token", 80),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    match_id: int = Field(foreign_key="match.id")
    version: int
    sheet: Data
    state: Words
    who: int = Field(foreign_key="account.id")
    at: At
    origin: Words
    reason: Words = ""
    token: Words
    revision: int
