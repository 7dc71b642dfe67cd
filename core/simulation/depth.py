"""How deep a chain looks into a match: at its result alone, at the segments won, or at the points."""

from collections.abc import Iterator

from core.play.format import Format
from core.standings.chain import Chains
from core.standings.criterion import Criterion, Whole
from core.standings.points import PointTable

RESULTS, SEGMENTS, POINTS = "results", "segments", "points"
_ORDER = (RESULTS, SEGMENTS, POINTS)
_CARDS = ("card weight", "cards")


def depth(chains: Chains, form: Format, table: PointTable) -> str:
    """What has to be drawn of a match so that nothing which the chains or the point table ask is left out."""
    if form.boards.value is not None or table.by_win.value:
        return POINTS
    asked = [RESULTS, *(_of(criterion, chains, form) for criterion in criteria(chains))]
    if table.by_score is not None:
        asked.append(SEGMENTS if table.level == "segments" else POINTS)
    if table.inner:
        asked.append(SEGMENTS if form.won_by.value == "segments" else POINTS)
    return max(asked, key=_ORDER.index)


def criteria(chains: Chains) -> Iterator[Criterion]:
    """Every criterion of every list."""
    for chain in (chains.by, chains.two, chains.more, chains.any, chains.unfinished, chains.across_by):
        for cited in chain or ():
            yield cited.value


def reads_cards(chains: Chains) -> bool:
    """True where a criterion counts cards."""
    return any(one.fact in _CARDS or one.fact.endswith(" cards") for one in criteria(chains))


def _of(criterion: Criterion, chains: Chains, form: Format) -> str:
    by_segments = form.won_by.value == "segments"
    if criterion.fact == "segment":
        return SEGMENTS if by_segments else POINTS
    if criterion.fact in ("point", "board"):
        return POINTS
    if criterion.whole is Whole.HEAD_TO_HEAD and chains.head_to_head.value == "aggregate":
        return SEGMENTS if by_segments else POINTS
    return RESULTS
