"""How a chain is read: criterion by criterion, and what happens to each part once one has separated a tie.

The five answers of ``after_split``, ``mini_league``, ``two_then`` and ``two_left`` are decided here and nowhere else.
"""

from dataclasses import dataclass, replace

from core.standings.chain import Chain
from core.standings.criterion import Criterion, Where, Whole
from tests.reference.asked import Answer, Asked, Sides, sharing
from tests.reference.look import Settled, look


@dataclass(frozen=True)
class Run:
    """A run of mini-league criteria: where in the chain it begins, and the tie that began it."""

    start: int
    began: Sides


@dataclass(frozen=True)
class Reading:
    """A list being read. ``in_by`` marks the criteria that stand for ``ranking.by``.

    ``back`` is where in ``more`` a pair goes on that ``two_left`` brought to ``two``. ``beside`` are the sides that
    wait, under "first only" and "last only", until one of those at that end is placed.
    """

    name: str
    chain: tuple[Criterion, ...]
    after_split: str
    in_by: int = 0
    at: int = 0
    run: Run | None = None
    back: "Reading | None" = None
    beside: Sides = ()


def settle(asked: Asked, tie: Sides, place: int) -> Answer:
    """A tie that begins its chain, having the places from ``place`` on."""
    answer = Answer()
    for part in by_lost_right(asked, tie):
        answer += begin(asked, part, place)
        place += len(part)
    return answer


def by_lost_right(asked: Asked, tie: Sides) -> list[Sides]:
    """Before its chain begins: whoever has a walkover … of its own in the phase stands below the others."""
    lost = set()
    for row in asked.ledger.rows:
        own = {"walkover": row.absent, "abandonment": row.left, "expulsion": row.expelled}
        if row.stage == asked.stage and any(own[word] for word in asked.chains.loses_right.value):
            lost.add(row.side)
    kept, below = tuple(s for s in tie if s not in lost), tuple(s for s in tie if s in lost)
    return [part for part in (kept, below) if part]


def begin(asked: Asked, tie: Sides, place: int) -> Answer:
    """The chain for a tie of that size, from its first criterion."""
    chains = asked.chains
    is_open = any(asked.ledger.unsettled.get(asked.group_of(side)) for side in tie)
    if is_open:
        name, chain = "unfinished", chains.unfinished
    elif len(tie) == 2 and chains.two is not None:
        name, chain = "two", chains.two
    elif len(tie) > 2 and chains.more is not None:
        name, chain = "more", chains.more
    else:
        name, chain = "any", chains.any
    return read(asked, Reading(name, plain(chain), chains.after_split.value), tie, place)


def plain(chain: Chain | None) -> tuple[Criterion, ...]:
    """The criteria without their articles; none where nothing is stated."""
    return tuple(cited.value for cited in chain or ())


def read(asked: Asked, reading: Reading, tie: Sides, place: int) -> Answer:
    """The tie goes through the list from ``reading.at`` on."""
    if len(tie) == 1:
        return sharing(tie)
    reading = at_end_of_run(reading, tie)
    if reading.at == len(reading.chain):
        return exhausted(asked, reading, tie, place)
    criterion = reading.chain[reading.at]
    if in_run(criterion) and reading.run is None:
        reading = replace(reading, run=Run(reading.at, tie))
    league = reading.run.began if reading.run and asked.chains.mini_league.value == "fixed" else tie
    found = look(asked, criterion, tie, place, league, in_by=reading.at < reading.in_by)
    onward = replace(reading, at=reading.at + 1)
    if isinstance(found, Settled):
        return with_those_beside(asked, reading, found.answer, place)
    if found is None or len(found.parts) == 1:
        return read(asked, onward, tie, place)
    if reading.after_split in ("first only", "last only"):
        return place_the_end(asked, onward, found.parts, place)
    answer = Answer()
    for part in found.parts:
        answer += after_split(asked, onward, part, place)
        place += len(part)
    return answer


def in_run(criterion: Criterion) -> bool:
    """What a run is made of."""
    return criterion.where is Where.AMONG_TIED or criterion.whole in (Whole.HEAD_TO_HEAD, Whole.SWEEP)


def at_end_of_run(reading: Reading, tie: Sides) -> Reading:
    """Behind the last criterion of a run it ends; "repeat mini-league" then sends a smaller tie through it again."""
    inside = reading.at < len(reading.chain) and in_run(reading.chain[reading.at])
    if reading.run is None or inside:
        return reading
    if reading.after_split == "repeat mini-league" and len(tie) < len(reading.run.began):
        return replace(reading, at=reading.run.start, run=None)
    return replace(reading, run=None)


def after_split(asked: Asked, onward: Reading, part: Sides, place: int) -> Answer:
    """What a part takes that a criterion left level, where every part is placed."""
    if len(part) == 1:
        return sharing(part)
    if onward.after_split == "restart":
        return settle(asked, part, place)
    of_more = onward.name == "more" or (onward.name == "any" and asked.chains.more is None)
    if len(part) == 2 and of_more and asked.chains.two is not None and asked.chains.two_left.value == "two":
        two = Reading("two", plain(asked.chains.two), onward.after_split, back=onward)
        return read(asked, two, part, place)
    return read(asked, onward, part, place)


def place_the_end(asked: Asked, onward: Reading, parts: list[Sides], place: int) -> Answer:
    """ "first only", "last only": those at that end go on alone until one is placed; all the others wait."""
    first = onward.after_split == "first only"
    end = parts[0] if first else parts[-1]
    others = tuple(side for part in parts for side in part if part is not end)
    if not first:
        place += len(others)
    waiting = replace(onward, beside=onward.beside + others)
    if len(end) > 1:
        return read(asked, waiting, end, place)
    return with_those_beside(asked, waiting, sharing(end), place)


def with_those_beside(asked: Asked, reading: Reading, end: Answer, place: int) -> Answer:
    """The end is placed; all the others restart, below it or above it."""
    if not reading.beside:
        return end
    if reading.after_split == "first only":
        return end + settle(asked, reading.beside, place + sum(len(sides) for sides in end.order))
    return settle(asked, reading.beside, place - len(reading.beside)) + end


def exhausted(asked: Asked, reading: Reading, tie: Sides, place: int) -> Answer:
    """Nothing is left to read: the place is shared, unless this was ``two`` and ``two_then`` leads on to ``more``."""
    if reading.name == "two" and asked.chains.two_then.value == "more":
        if reading.back is not None:
            return read(asked, reading.back, tie, place)
        more = asked.chains.more if asked.chains.more is not None else asked.chains.any
        return read(asked, replace(reading, name="more", chain=plain(more), at=0, run=None), tie, place)
    return with_those_beside(asked, reading, sharing(tie), place)
