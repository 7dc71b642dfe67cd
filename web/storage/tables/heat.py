"""Tables of heats: which one it is of which contest, and its start list."""

from sqlalchemy import ForeignKeyConstraint, UniqueConstraint
from sqlmodel import Field

from web.storage.columns import STRICT, Stored, Words, between, length


class Heat(Stored, table=True):
    """What a match without sides is: heat ``position`` of an event of its sport ("100 m", "") at a stage ("final")."""

    __table_args__ = (
        UniqueConstraint("competition_id", "contest", "stage", "position"),
        length("contest", 60, least=0),
        length("stage", 60, least=0),
        between("position", 1, 99),
        STRICT,
    )

    match_id: int = Field(primary_key=True, foreign_key="match.id")
    competition_id: int = Field(foreign_key="competition.id")
    contest: Words = ""
    stage: Words = ""
    position: int


class Start(Stored, table=True):
    """An entry on the start list of a heat: its lane, or its turn, and who starts for it, "" where nobody said."""

    __table_args__ = (
        UniqueConstraint("match_id", "lane"),
        UniqueConstraint("match_id", "entry_id"),
        ForeignKeyConstraint(["entry_id", "competition_id"], ["entry.id", "entry.competition_id"]),
        between("lane", 1, 99),
        length("athlete", 200, least=0),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    match_id: int = Field(foreign_key="heat.match_id")
    competition_id: int
    entry_id: int = Field(index=True)
    lane: int
    athlete: Words = ""
