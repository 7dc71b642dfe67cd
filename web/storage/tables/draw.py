"""Tables of draws of lots: what was announced, and what came out."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKeyConstraint, UniqueConstraint
from sqlmodel import Field

from web.storage.columns import STRICT, At, Data, Moment, Stored, Words, between, length, one_of


class Draw(Stored, table=True):
    """A draw of lots, numbered within the event: announced first, then drawn with a public value, or cancelled.

    ``entries`` and ``names`` are the list in its announced order; ``digest`` is that of the announcement; ``value`` and
    ``outcome`` (names, the first first) stand from the draw on, and are never computed again; ``order_id`` is the
    order that it recorded. A cancelled draw stays, with its reason.
    """

    __table_args__ = (
        UniqueConstraint("event_id", "number"),
        ForeignKeyConstraint(["competition_id", "event_id"], ["competition.id", "competition.event_id"]),
        one_of("state", "announced", "drawn", "cancelled"),
        between("number", 1, 9_999),
        length("purpose", 200),
        length("entries", 2_000),
        length("names", 10_000),
        length("source", 500),
        length("algorithm", 40),
        length("digest", 64, least=64),
        length("value", 200, least=0),
        length("outcome", 10_000),
        length("reason", 2_000, least=0),
        length("contest", 60, least=0),
        length("stage", 60, least=0),
        CheckConstraint("(state = 'drawn') = (drawn_at IS NOT NULL)", name="drawn"),
        CheckConstraint("(drawn_by IS NULL) = (drawn_at IS NULL)", name="drawn_by"),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    event_id: int
    competition_id: int = Field(index=True)
    number: int
    state: Words = "announced"
    contest: Words = ""
    stage: Words = ""
    purpose: Words
    entries: Data
    names: Data
    source: Words
    algorithm: Words
    digest: Words
    announced_by: int = Field(foreign_key="account.id")
    announced_at: At
    value: Words = ""
    outcome: Data
    drawn_by: int | None = Field(default=None, foreign_key="account.id")
    drawn_at: datetime | None = Field(default=None, sa_type=Moment)
    order_id: int | None = Field(default=None, foreign_key="recorded_order.id")
    reason: Words = ""
