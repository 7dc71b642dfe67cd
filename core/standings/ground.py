"""The ground of a ranking: which rows of a side each WHERE looks at, and what they add up to."""

from collections.abc import Callable, Collection, Mapping, Sequence

from core.exact import Number
from core.standings.criterion import Criterion, Where
from core.standings.ledger import Ledger, Row
from core.standings.tally import Tally, partials, tally

ADJUSTED = frozenset({Where.GROUP, Where.PHASE, Where.COMPETITION, Where.GAMES})
"""Where bonuses and deductions enter table points (language, section 8)."""

NEVER_LEFT_OUT = frozenset({"walkovers", "abandonments", "deductions"})
"""Facts in which matches decided without play always count (language, section 11, walkovers)."""


class Ground:
    """Rows by side for one ranking.

    ``group_of`` gives each side's group; ``left_out`` takes matches decided without play out of the chains;
    ``dropped`` are match ids that a comparison across groups leaves out; ``above`` tells how many stand above a side
    by ``ranking.by`` alone.
    """

    def __init__(
        self,
        ledger: Ledger,
        stage: str,
        group_of: Mapping[str, str],
        leg: int | None = None,
        left_out: bool = False,
        dropped: Mapping[str, Collection[str]] | None = None,
    ) -> None:
        self.ledger = ledger
        self.stage = stage
        self.group_of = group_of
        self.leg = leg
        self.left_out = left_out
        self.dropped = dropped or {}
        self.above: Callable[[str], int] = lambda side: 0
        self._stage_rows: dict[str, list[Row]] = {}
        self._tallies: dict[tuple[object, ...], Tally] = {}

    def rows(self, side: str, criterion: Criterion, over: Collection[str], in_chain: bool) -> Sequence[Row]:
        """The rows of a side that a criterion looks at; ``over`` is the mini-league of an *among tied* criterion."""
        where = criterion.where
        if where in (Where.COMPETITION, Where.GAMES):
            rows: Sequence[Row] = self._kept(side)
        elif where is Where.STAGE:
            rows = [row for row in self._kept(side) if row.stage == criterion.stage]
        else:
            rows = self.stage_rows(side)
            if where is Where.GROUP:
                rows = [row for row in rows if row.group == self.group_of.get(side, row.group)]
            elif where is Where.AMONG_TIED:
                rows = [row for row in rows if row.rival in over]
            elif where is Where.LEG and self.leg is not None:
                rows = [row for row in rows if row.leg == self.leg]
            elif where is Where.FIRST_PLACES:
                rows = [row for row in rows if self.above(row.rival) < criterion.number]
            elif where in (Where.LAST_MATCHES, Where.LAST_SEGMENTS):
                rows = sorted(rows, key=in_order)[-(criterion.number if where is Where.LAST_MATCHES else 1) :]
        if criterion.venue:
            rows = [row for row in rows if row.first == (criterion.venue == "home")]
        if criterion.without_walkovers or (in_chain and self.left_out and criterion.fact not in NEVER_LEFT_OUT):
            rows = [row for row in rows if not row.awarded]
        return rows

    def stage_rows(self, side: str) -> list[Row]:
        """The side's rows of the ranked stage (a side plays in one group of it), without what is dropped."""
        found = self._stage_rows.get(side)
        if found is None:
            found = [row for row in self._kept(side) if row.stage == self.stage]
            self._stage_rows[side] = found
        return found

    def _kept(self, side: str) -> Sequence[Row]:
        """All rows of the side in the competition, without what a comparison across groups leaves out."""
        rows = self.ledger.by_side.get(side, [])
        out = self.dropped.get(side)
        return [row for row in rows if row.match not in out] if out else rows

    def tally(self, side: str, criterion: Criterion, over: frozenset[str], in_chain: bool) -> Tally:
        """What those rows add up to; the same question is added up once."""
        among = over if criterion.where is Where.AMONG_TIED else None
        out = criterion.without_walkovers or (in_chain and self.left_out and criterion.fact not in NEVER_LEFT_OUT)
        key = (
            *(side, criterion.where, among, criterion.venue, out, criterion.without_extra_time),
            *(criterion.number, criterion.stage),
        )
        found = self._tallies.get(key)
        if found is None:
            rows = self.rows(side, criterion, over, in_chain)
            if criterion.where is Where.LAST_SEGMENTS:
                found = partials(rows[0], criterion.number) if rows else Tally()
            else:
                found = tally(rows, criterion.without_extra_time)
            self._tallies[key] = found
        return found

    def adjusted(self, side: str, where: Where = Where.PHASE) -> Number:
        """Table points that bonuses and deductions add to the side there (below zero: take)."""
        return sum(self._adjustments(side, where))

    def deducted(self, side: str, where: Where) -> Number:
        """Table points that deductions take from the side there, as a positive number."""
        return sum(-points for points in self._adjustments(side, where) if points < 0)

    def _adjustments(self, side: str, where: Where) -> list[Number]:
        """Those of the ranked stage, or of all stages; one without a stage holds everywhere."""
        everywhere = where in (Where.COMPETITION, Where.GAMES)
        own = (a for a in self.ledger.adjustments if a.side == side)
        return [a.points for a in own if everywhere or a.stage in ("", self.stage)]

    def rounds(self, sides: Collection[str]) -> tuple[tuple[int, int], ...] | None:
        """The rounds that these sides' groups have played, (leg, round) in order; None where a match has none."""
        found: set[tuple[int, int]] = set()
        groups = {self.group_of.get(side, "") for side in sides}
        for row in self.ledger.rows:
            if row.stage == self.stage and (row.group in groups or row.side in sides):
                if row.round is None:
                    return None
                found.add((row.leg, row.round))
        return tuple(sorted(found))


def in_order(row: Row) -> tuple[int, int, str]:
    """Rows of one side in the order of play."""
    return row.leg, row.round or 0, row.match
