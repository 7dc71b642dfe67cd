"""Random groups small and level enough that most of them end in ties: matches, walkovers, adjustments, facts."""

from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from random import Random

from core.exact import Number
from core.standings.chain import Chains
from core.standings.ledger import Adjustment, Ledger, Row
from core.standings.ranking import Recorded

FACTS = ("yellow cards", "red cards", "cards", "card weight", "9s", "8s")
STAGE = "grupos"
EARLIER = "primeira"


@dataclass(frozen=True)
class Example:
    """One question to both rankings: of ``group`` alone, or of ``across``, sides of different groups."""

    ledger: Ledger
    groups: dict[str, tuple[str, ...]]
    chains: Chains
    group: str = ""
    leg: int | None = None
    borders: frozenset[int] = frozenset()
    recorded: Recorded = Recorded()
    across: tuple[str, ...] = ()

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides to be ranked."""
        return self.across or self.groups[self.group]


@dataclass(frozen=True)
class Play:
    """How the matches of one example go: what is scored, what a result gives, how often something odd happens.

    ``narrow``: a match won by one gives its winner one point less and its loser one more.
    """

    scored: str
    gives: tuple[Number, Number, Number]
    walkover_loss: Number
    most: int
    draws: bool
    odd: int
    cards: bool
    credited: bool
    narrow: bool


def random_play(dice: Random) -> Play:
    """One way of playing."""
    half = Fraction(1, 2)
    gives: list[tuple[Number, Number, Number]] = [(3, 1, 0), (3, 1, 0), (2, 1, 0), (2, 1, 1), (1, half, 0), (2, 0, 1)]
    losses: list[Number] = [0, 0, -1, -half]
    return Play(
        scored=dice.choice(["total", "total", "segments", "boards"]),
        gives=dice.choice(gives),
        walkover_loss=dice.choice(losses),
        most=dice.choice([1, 1, 2, 3]),
        draws=dice.random() < 0.7,
        odd=dice.choice([0, 0, 0, 10, 25]),
        cards=dice.random() < 0.4,
        credited=dice.random() < 0.7,
        narrow=dice.random() < 0.25,
    )


def random_ledger(dice: Random, *, hard: bool) -> tuple[Ledger, dict[str, tuple[str, ...]]]:
    """Groups of a stage with their matches, and at times those of an earlier stage.

    ``hard``: one group in which everybody has met, so that what is hard to break is the tie itself.
    """
    play = random_play(dice)
    groups = random_sides(dice, hard=hard)
    everybody = [side for members in groups.values() for side in members]
    rows: list[Row] = []
    open_matches: dict[str, tuple[str, ...]] = {}
    unplayed = 0 if hard else dice.choice([0, 0, 0, 0, 0, 0, 10, 30])
    legs = dice.choice([1, 1, 1, 2])
    missing = dice.choice([0, 0, 0, 20, 50])
    for group, members in groups.items():
        for first, second, leg, number in pairings(dice, members, legs):
            at = Row(f"{group}{number}{first}{second}", first, second, "", 0, 0, True, group, STAGE, leg, number)
            if dice.randrange(100) < missing:
                continue
            if dice.randrange(100) < unplayed:
                open_matches[group] = (*open_matches.get(group, ()), at.match)
            else:
                rows += random_match(dice, play, at)
    if dice.random() < 0.2:
        for number, (first, second) in enumerate(combinations(everybody, 2), start=50):
            if dice.random() < 0.3:
                at = Row(f"{EARLIER}{first}{second}", first, second, "", 0, 0, True, "", EARLIER, 1, number)
                rows += random_match(dice, play, at)
    dice.shuffle(rows)
    facts = random_facts(dice, everybody)
    return Ledger(tuple(rows), random_adjustments(dice, groups), facts, open_matches), groups


def random_sides(dice: Random, *, hard: bool) -> dict[str, tuple[str, ...]]:
    """One group of 2 to 8 sides, or several of 2 to 5."""
    if hard or dice.random() < 0.3:
        sizes = [dice.choice([3, 4, 4, 5, 5, 6, 7, 8] if hard else [2, 2, 3, 4])]
    else:
        sizes = [dice.choice([2, 3, 3, 4, 4, 5]) for _ in range(dice.choice([2, 2, 3]))]
    letters = list("ABCDEFGHIJKLMNO"[: sum(sizes)])
    dice.shuffle(letters)
    names = [""] if len(sizes) == 1 else [f"g{number}" for number in range(len(sizes))]
    return {name: tuple(letters.pop() for _ in range(size)) for name, size in zip(names, sizes, strict=True)}


def pairings(dice: Random, members: tuple[str, ...], legs: int) -> list[tuple[str, str, int, int]]:
    """Everybody against everybody, once or twice: (first, second, leg, round), nobody twice in a round."""
    seats: list[str | None] = [*members] + [None] * (len(members) % 2)
    half = len(seats) // 2
    found = []
    for leg in range(1, legs + 1):
        for turn in range(len(seats) - 1):
            number = (leg - 1) * (len(seats) - 1) + turn + 1
            for one, other in zip(seats[:half], reversed(seats[half:]), strict=True):
                if one is not None and other is not None:
                    swapped = leg % 2 == 0 or (legs == 1 and dice.random() < 0.5)
                    found.append((other, one, leg, number) if swapped else (one, other, leg, number))
            seats.insert(1, seats.pop())
    return found


def random_match(dice: Random, play: Play, at: Row) -> list[Row]:
    """The two rows of one match; ``at`` says whose and where."""
    if dice.randrange(100) < play.odd:
        return awarded_match(dice, play, at)
    partials = [(dice.randint(0, play.most), dice.randint(0, play.most)) for _ in range(dice.choice([1, 1, 2, 3]))]
    extra = (0, 0)
    if level(play, partials) and not play.draws:
        extra = dice.choice([(1, 0), (0, 1), (2, 1), (1, 2)])
        partials.append(extra)
    first = played(dice, play, at, partials, extra)
    second = mirrored(dice, play, first)
    if dice.randrange(100) < play.odd // 3:
        first = replace(first, left=first.result == "loss", expelled=dice.random() < 0.5)
    return [first, second]


def level(play: Play, partials: list[tuple[int, int]]) -> bool:
    """True where nobody has won yet."""
    points, won = sums(partials)
    return points[0] == points[1] if play.scored == "total" else won[0] == won[1]


def sums(partials: list[tuple[int, int]]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Points, and segments won, of both sides."""
    points = (sum(a for a, _ in partials), sum(b for _, b in partials))
    return points, (sum(a > b for a, b in partials), sum(a < b for a, b in partials))


def played(dice: Random, play: Play, at: Row, partials: list[tuple[int, int]], extra: tuple[int, int]) -> Row:
    """The first side's row of a match that was played."""
    points, won = sums(partials)
    own, other = points if play.scored == "total" else won
    row = replace(
        at,
        result="win" if own > other else "loss" if own < other else "draw",
        points=points,
        partials=tuple(partials),
        extra=extra if play.scored == "total" else (0, 0),
        segments=won if play.scored == "segments" else (won[0] + 1, won[1]) if play.scored == "boards" else (0, 0),
        boards=won if play.scored == "boards" else (0, 0),
    )
    return rewarded(dice, play, row)


def rewarded(dice: Random, play: Play, row: Row) -> Row:
    """The row with the table points of its result, and some cards."""
    given = {"win": play.gives[0], "draw": play.gives[1], "loss": play.gives[2]}[row.result]
    if play.narrow and row.result != "draw" and abs(row.points[0] - row.points[1]) == 1:
        given += 1 if row.result == "loss" else -1
    counts: dict[str, Number] = {fact: dice.choice([0, 0, 1, 2]) for fact in FACTS} if play.cards else {}
    return replace(row, table_points=given, at_most=max(play.gives), counts=counts)


def mirrored(dice: Random, play: Play, row: Row) -> Row:
    """The other side's row of the same match."""
    other = replace(
        row,
        side=row.rival,
        rival=row.side,
        first=not row.first,
        result={"win": "loss", "loss": "win", "draw": "draw"}[row.result],
        points=row.points[::-1],
        segments=row.segments[::-1],
        boards=row.boards[::-1],
        extra=row.extra[::-1],
        partials=tuple(pair[::-1] for pair in row.partials),
    )
    return rewarded(dice, play, other)


def awarded_match(dice: Random, play: Play, at: Row) -> list[Row]:
    """A walkover of one side, or of both: then both lose and nobody scores."""
    at = replace(at, awarded=True)
    if dice.random() < 0.2:
        missing = replace(rewarded(dice, play, replace(at, result="loss")), absent=True)
        both = [missing, replace(missing, side=at.rival, rival=at.side, first=not at.first)]
        return [replace(row, table_points=play.walkover_loss) for row in both]
    credit = (play.most, 0) if play.credited else (0, 0)
    present = replace(
        at,
        result="win",
        points=credit,
        partials=(credit,) if play.credited else (),
        segments=credit if play.scored == "segments" else (0, 0),
        boards=credit if play.scored == "boards" else (0, 0),
    )
    present = rewarded(dice, play, present)
    return [present, replace(mirrored(dice, play, present), absent=True, table_points=play.walkover_loss)]


def random_adjustments(dice: Random, groups: dict[str, tuple[str, ...]]) -> tuple[Adjustment, ...]:
    """A bonus or a deduction here and there, of the group, of a stage, or of no place said."""
    if dice.random() < 0.7:
        return ()
    points: list[Number] = [1, -1, -1, -3, Fraction(1, 2)]
    found = []
    for group, members in groups.items():
        for side in members:
            if dice.random() < 0.3:
                where = dice.choice([("", ""), ("", STAGE), (group, STAGE), ("", EARLIER)])
                found.append(Adjustment(side, dice.choice(points), "invented", *where))
    return tuple(found)


def random_facts(dice: Random, everybody: list[str]) -> dict[str, dict[str, Number]]:
    """What no sheet holds; few different figures, so that they part some and not all."""
    return {
        name: {side: dice.randint(1, most) for side in everybody}
        for name, most in (("seed", len(everybody)), ("registration order", 3), ("mark", 2), ("conduct grade", 2))
    }
