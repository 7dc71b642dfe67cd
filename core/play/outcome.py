"""The outcome of a settled match: who won, why, and the figures of each side that standings will count."""

from dataclasses import dataclass, field
from typing import Any

from core.exact import Number
from core.play.sheet import Ending, Pair
from core.rules.article import Cited


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a sheet comes to under its format.

    ``winner`` is 0 or 1, None for a draw, a void match or a double walkover; ``losers`` all sides that lost (both, in
    a double walkover). ``points``, ``segments``, ``boards`` per side, extra time included only where its measures
    count; ``extra`` the part of ``points`` that came from extra time. ``partials`` are the points of each segment in
    order. ``decided_by`` names what decided a level match ("shoot-out"), "" where the score did. ``kind`` is the
    modality's word for the kind of win. ``scored`` is False where a credited score stays out of the scored facts.
    ``why`` is the article behind an awarded result.
    """

    winner: int | None
    losers: frozenset[int] = frozenset()
    points: Pair = (0, 0)
    segments: Pair = (0, 0)
    boards: Pair = (0, 0)
    extra: Pair = (0, 0)
    partials: tuple[Pair, ...] = ()
    ending: Ending = Ending.PLAYED
    missing: frozenset[int] = frozenset()
    announced: frozenset[int] = frozenset()
    decided_by: str = ""
    shoot_out: Pair | None = None
    kind: str = ""
    scored: bool = True
    why: Cited[Any] | None = None
    counts: tuple[tuple[tuple[str, Number], ...], tuple[tuple[str, Number], ...]] = field(default=((), ()))

    @property
    def void(self) -> bool:
        """True where the match counts for nobody."""
        return self.ending is Ending.VOID
