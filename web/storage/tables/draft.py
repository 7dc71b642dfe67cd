"""The draft of an event's regulation: what the committee is writing, which counts for nothing until it is in force."""

from sqlalchemy import UniqueConstraint
from sqlmodel import Field

from web.storage.columns import STRICT, At, Data, Stored, between, length


class RegulationDraft(Stored, table=True):
    """One draft an event. ``based_on`` is the text that was in force when it was begun; ``files`` file name to text.

    ``version`` counts its savings, so that whoever saves over somebody else's is told; ``who`` and ``at`` are of the
    last one.
    """

    __tablename__ = "regulation_draft"
    __table_args__ = (
        UniqueConstraint("event_id"),
        between("version", 1, 2_000_000_000),
        length("files", 2_000_000),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="event.id")
    based_on: int = Field(foreign_key="regulation_text.id")
    version: int = 1
    files: Data
    who: int = Field(foreign_key="account.id")
    at: At
