"""One criterion at one tie: passed over, or what it parts, or a place given for good."""

from dataclasses import dataclass

from core.standings.criterion import Criterion, Where, Whole
from tests.reference.asked import Answer, Asked, Sides, sharing
from tests.reference.levels import parted
from tests.reference.wholes import meetings


@dataclass(frozen=True)
class Parted:
    """The criterion applied: one part where it separated nobody."""

    parts: list[Sides]


@dataclass(frozen=True)
class Settled:
    """The place is shared for good: nothing further is looked at."""

    answer: Answer


PASSED_OVER = None


def look(
    asked: Asked, criterion: Criterion, tie: Sides, place: int, league: Sides, *, in_by: bool = False
) -> Parted | Settled | None:
    """The criterion at the tie that holds the places from ``place`` on; None where it is passed over."""
    if not qualified(asked, criterion, tie, place):
        return PASSED_OVER
    if criterion.last_resort:
        return last_resort(asked, criterion, tie, place)
    if criterion.whole is Whole.HEAD_TO_HEAD:
        return duel(asked, criterion, tie, in_by=in_by)
    among_tied = criterion.where is Where.AMONG_TIED or criterion.whole is Whole.SWEEP
    if among_tied and asked.chains.never_met.value == "no mini-league" and not all_met(asked, criterion, tie, in_by):
        return PASSED_OVER
    return Parted(parted(asked, criterion, tie, league, in_by=in_by))


def qualified(asked: Asked, criterion: Criterion, tie: Sides, place: int) -> bool:
    """The qualifiers that look at those still level when the criterion is reached."""
    return (
        (criterion.size != 2 or len(tie) == 2)
        and (criterion.size != 3 or len(tie) >= 3)
        and (not criterion.at_stake or asked.at_stake(place, len(tie)))
        and criterion.for_place in (0, place)
    )


def duel(asked: Asked, criterion: Criterion, tie: Sides, *, in_by: bool) -> Parted | Settled | None:
    """head-to-head: two sides only, and what is said of two that never met."""
    if len(tie) != 2:
        return PASSED_OVER
    if not all_met(asked, criterion, tie, in_by):
        return Settled(sharing(tie)) if asked.chains.never_met.value == "shared" else PASSED_OVER
    return Parted(parted(asked, criterion, tie, tie, in_by=in_by))


def all_met(asked: Asked, criterion: Criterion, tie: Sides, in_by: bool) -> bool:
    """True where every pair of the tie has a match that counts."""
    return all(meetings(asked, criterion, a, b, in_by) for a in tie for b in tie if a != b)


def last_resort(asked: Asked, criterion: Criterion, tie: Sides, place: int) -> Parted | Settled:
    """The recorded order of exactly these sides parts them; without it they share the place and the order is due."""
    what = criterion.whole
    if what is Whole.LOT and asked.at_stake(place, len(tie)):
        what = asked.chains.at_stake.value.whole
    orders = {
        Whole.LOT: asked.recorded.lots,
        Whole.PLAY_OFF: asked.recorded.play_offs,
        Whole.COMMITTEE: asked.recorded.decisions,
    }
    if what not in orders:
        return Settled(sharing(tie))
    for order in orders[what]:
        if sorted(order) == sorted(tie):
            return Parted([(side,) for side in order])
    return Settled(sharing(tie) + Answer(due=frozenset({(str(what), frozenset(tie))})))
