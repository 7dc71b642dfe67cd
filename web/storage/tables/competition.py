"""Tables of a competition: its entries, its groups with their seats, and what the committee recorded of it."""

from sqlalchemy import ForeignKeyConstraint, UniqueConstraint
from sqlmodel import Field

from web.storage.columns import STRICT, At, Data, Stored, Words, between, length, one_of


class Competition(Stored, table=True):
    """A modality in a category within an event. ``advance``: how many of each group go on; ``legs``: rounds played."""

    __table_args__ = (
        UniqueConstraint("event_id", "slug"),
        UniqueConstraint("event_id", "modality", "category"),
        UniqueConstraint("id", "event_id"),
        length("slug", 240),
        length("modality", 40),
        length("category", 40),
        length("name", 80),
        between("advance", 0, 64),
        between("legs", 1, 4),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="event.id")
    slug: Words
    modality: Words
    category: Words
    name: Words
    advance: int = 0
    legs: int = 1


class Entry(Stored, table=True):
    """A side of a competition. ``number`` is its own there, for ever; its id is the side's key in the core."""

    __table_args__ = (
        UniqueConstraint("competition_id", "number"),
        UniqueConstraint("competition_id", "delegation_id", "folded"),
        UniqueConstraint("id", "competition_id"),
        length("name", 80),
        length("folded", 240),
        between("number", 1, 999),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    competition_id: int = Field(foreign_key="competition.id")
    delegation_id: int = Field(foreign_key="delegation.id", index=True)
    name: Words
    folded: Words
    number: int


class Group(Stored, table=True):
    """A group of a competition; the name is empty where there is one only."""

    __table_args__ = (
        UniqueConstraint("competition_id", "name"),
        UniqueConstraint("competition_id", "position"),
        UniqueConstraint("id", "competition_id"),
        length("name", 20, least=0),
        between("position", 1, 64),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    competition_id: int = Field(foreign_key="competition.id")
    name: Words
    position: int


class Seat(Stored, table=True):
    """A seat of a group and the entry that sits there: one seat for each entry, of its own competition."""

    __table_args__ = (
        UniqueConstraint("group_id", "position"),
        UniqueConstraint("entry_id"),
        ForeignKeyConstraint(["group_id", "competition_id"], ["group.id", "group.competition_id"]),
        ForeignKeyConstraint(["entry_id", "competition_id"], ["entry.id", "entry.competition_id"]),
        between("position", 1, 64),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    competition_id: int
    group_id: int
    position: int
    entry_id: int


class RecordedOrder(Stored, table=True):
    """A lot drawn, a play-off played or a decision taken: entries best first, serving the tie of exactly these.

    ``contest`` and ``stage`` say in which event of a sport of performances, "" where there is one only.
    """

    __tablename__ = "recorded_order"
    __table_args__ = (
        one_of("kind", "lot", "play-off", "committee"),
        length("contest", 60, least=0),
        length("stage", 60, least=0),
        length("order", 2_000),
        length("note", 2_000, least=0),
        length("witnesses", 500, least=0),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    competition_id: int = Field(foreign_key="competition.id", index=True)
    kind: Words
    contest: Words = ""
    stage: Words = ""
    order: Data
    who: int = Field(foreign_key="account.id")
    at: At
    note: Words = ""
    witnesses: Words = ""


class Adjustment(Stored, table=True):
    """Table points given to an entry or, below zero, taken: ``points`` exact, as text ("-1", "1/2")."""

    __table_args__ = (
        ForeignKeyConstraint(["entry_id", "competition_id"], ["entry.id", "entry.competition_id"]),
        length("points", 12),
        length("name", 80),
        length("reason", 2_000),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    competition_id: int = Field(index=True)
    entry_id: int
    points: Words
    name: Words
    who: int = Field(foreign_key="account.id")
    at: At
    reason: Words


class Withdrawal(Stored, table=True):
    """An entry that left the competition, or was put out of it."""

    __table_args__ = (
        UniqueConstraint("entry_id"),
        ForeignKeyConstraint(["entry_id", "competition_id"], ["entry.id", "entry.competition_id"]),
        one_of("kind", "withdrawn", "excluded"),
        length("reason", 2_000),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    competition_id: int = Field(index=True)
    entry_id: int
    kind: Words
    who: int = Field(foreign_key="account.id")
    at: At
    reason: Words
