"""Tables of an event: the event itself, the regulation that it keeps, its delegations."""

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlmodel import Field

from web.storage.columns import STRICT, At, Data, On, Stored, Words, between, length


class Event(Stored, table=True):
    """A multi-sport event. ``revision`` counts its accepted changes and ``head`` is the digest of the last one.

    Every public page and document is a function of the revision.
    """

    __table_args__ = (
        UniqueConstraint("slug"),
        length("slug", 60),
        length("name", 120),
        length("place", 120),
        length("timezone", 60),
        length("regulation", 60),
        length("head", 64, least=0),
        between("revision", 0, 2_000_000_000),
        CheckConstraint("ends >= starts", name="days"),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    slug: Words
    name: Words
    place: Words
    starts: On
    ends: On
    timezone: Words
    regulation: Words
    revision: int = 0
    head: Words = ""


class RegulationText(Stored, table=True):
    """The regulation as it was read: file name to text. The one of the highest revision is in force."""

    __tablename__ = "regulation_text"
    __table_args__ = (
        UniqueConstraint("event_id", "revision"),
        between("revision", 0, 2_000_000_000),
        length("files", 2_000_000),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="event.id")
    revision: int
    at: At
    files: Data


class Delegation(Stored, table=True):
    """A cooperative, community or company, by its three names; ``folded`` is the usual one without accents or case."""

    __table_args__ = (
        UniqueConstraint("event_id", "slug"),
        UniqueConstraint("event_id", "code"),
        UniqueConstraint("event_id", "folded"),
        length("slug", 240),
        length("official", 160),
        length("name", 80),
        length("folded", 240),
        length("short", 22),
        length("code", 3, least=3),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    event_id: int = Field(foreign_key="event.id")
    slug: Words
    official: Words
    name: Words
    folded: Words
    short: Words
    code: Words
