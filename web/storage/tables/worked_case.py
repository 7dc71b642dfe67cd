"""Table of the worked cases that a committee keeps: what must come out, whatever its regulation is changed to."""

from sqlmodel import Field

from web.storage.columns import STRICT, At, Stored, Words, between, length


class WorkedCase(Stored, table=True):
    """A case of one competition of the event's regulation. ``text`` is the case file without its title and its use.

    ``version`` counts its savings; ``who`` and ``at`` are of the last one.
    """

    __tablename__ = "worked_case"
    __table_args__ = (
        length("title", 200),
        length("modality", 60),
        length("category", 60),
        length("text", 20_000),
        between("version", 1, 2_000_000_000),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="event.id", index=True)
    title: Words
    modality: Words
    category: Words
    text: Words
    version: int = 1
    who: int = Field(foreign_key="account.id")
    at: At
