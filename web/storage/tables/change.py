"""Table of the journal: one row for each accepted change of an event, each sealed with the one before."""

from sqlalchemy import UniqueConstraint
from sqlmodel import Field

from web.storage.columns import STRICT, At, Data, Stored, Words, between, length


class Change(Stored, table=True):
    """One accepted change: the revision it made, when, who, from where, what was done to what, and the details.

    ``digest`` seals it together with the digest before it, so that a row changed, lost or moved is found.
    """

    __table_args__ = (
        UniqueConstraint("event_id", "revision"),
        between("revision", 1, 2_000_000_000),
        length("origin", 120),
        length("act", 60),
        length("object", 120),
        length("digest", 64, least=64),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="event.id")
    revision: int
    at: At
    who: int = Field(foreign_key="account.id")
    origin: Words
    act: Words
    object: Words
    detail: Data
    digest: Words
