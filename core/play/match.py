"""A match: two seats filled, where it belongs in the competition, and its sheet if there is one."""

from dataclasses import dataclass
from datetime import date

from core.play.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Match:
    """``second`` is None for a bye. ``sheet`` None is unplayed: never 0-0.

    ``id`` is what the steps of a ranking cite; ``group`` is "" where there is one only; ``round`` counts from 1 and
    is None where nobody said; ``leg`` counts from 1; ``on`` is the day on which it starts, by which articles that hold
    from or until a day are asked, None where nobody said; ``round_name`` is that of a knock-out ("semi-final"), within
    its stage where that is declared.
    """

    id: str
    first: str
    second: str | None
    group: str = ""
    stage: str = ""
    round: int | None = None
    leg: int = 1
    sheet: Sheet | None = None
    on: date | None = None
    round_name: str = ""

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides of the match: one where it is a bye."""
        return (self.first,) if self.second is None else (self.first, self.second)
