"""The standings of a competition on paper: every table, every broken tie explained, what is adopted and what is due."""

from dataclasses import dataclass
from typing import Final

from reports.explanation import Explanation
from reports.paper import Imprint, printed
from reports.table import Column, Marks, StandingsTable

NARROW: Final = 9
"""So many columns of figures still leave room for names in half the width of a page."""


@dataclass(frozen=True, slots=True)
class GroupStandings:
    """One table with its explanation. ``name`` is "" where there is one only; ``settled`` of ``matches`` have ended.

    ``heading`` stands in place of the group's name where the table is that of a contest, whose heats are counted as
    matches are; ``written`` is then what each side did, attempt by attempt: its key, its name, the words.
    """

    name: str
    table: StandingsTable
    explanation: Explanation
    settled: int
    matches: int
    heading: str = ""
    written: tuple[tuple[str, str, str], ...] = ()

    @property
    def explained(self) -> bool:
        """True where a tie was broken, waits or stays: points alone need no words, nor does a tie in an open group."""
        told = self.explanation
        return bool(told.due) or any(tie.steps or tie.due or not self.table.provisional for tie in told.ties)


@dataclass(frozen=True, slots=True)
class StandingsDocument:
    """What is printed: PDF, CSV and XLSX are made from this same document. Tables carry official names."""

    imprint: Imprint
    competition: str
    groups: tuple[GroupStandings, ...]
    advance: int = 0
    of_marks: bool = False
    decided: tuple[tuple[str, str, str], ...] = ()
    """What was decided that counts in the tables: in words, its citation, its reason."""

    @property
    def settled(self) -> int:
        """Matches that have ended."""
        return sum(group.settled for group in self.groups)

    @property
    def matches(self) -> int:
        """Matches of all groups."""
        return sum(group.matches for group in self.groups)

    @property
    def columns(self) -> tuple[Column, ...]:
        """Every column that some table has, once, for the key."""
        return tuple(dict.fromkeys(column for group in self.groups for column in group.table.columns))

    @property
    def marks(self) -> Marks:
        """The marks that some table bears."""
        found = [group.table.marks for group in self.groups]
        return Marks(*(any(getattr(marks, name) for marks in found) for name in Marks.__match_args__))

    @property
    def two_a_row(self) -> bool:
        """True where two tables fit beside each other."""
        widest = max((len(group.table.columns) for group in self.groups), default=0)
        return len(self.groups) > 1 and widest <= NARROW


def standings_pdf(document: StandingsDocument) -> bytes:
    """The document as an A4 PDF; the same document gives the same bytes."""
    return printed("standings.html", document.imprint, document=document)
