"""What a match came to, as whoever played it knows, and the rows that it gives to the ledger."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from core.exact import Number
from core.play.match import Match
from core.play.sheet import Pair, Sheet
from core.standings.ledger import Row
from tests.reference.played.rules import Rules

CARDS = ("yellow", "red")


@dataclass(frozen=True)
class Truth:
    """``winner`` 0, 1 or None; ``partials`` as they count; ``missing`` who was absent, ``left`` who abandoned.

    ``unscored`` are the points and segments of a credited score that enters no scored fact: it gives table points
    alone.
    """

    winner: int | None = None
    points: Pair = (0, 0)
    segments: Pair = (0, 0)
    partials: tuple[Pair, ...] = ()
    missing: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()
    void: bool = False
    unscored: tuple[Pair, Pair] | None = None
    cards: tuple[Mapping[str, int], Mapping[str, int]] = field(default_factory=lambda: ({}, {}))


@dataclass(frozen=True)
class Played:
    """A sheet as it is written, and what it is worth; None both where the match was not played."""

    sheet: Sheet | None
    truth: Truth | None


Done = tuple[Match, Truth | None]
"""A match, and what it came to, None where it was not played."""


def turned(pair: Pair, side: int) -> Pair:
    """The pair as that side sees it: its own first."""
    return pair if side == 0 else (pair[1], pair[0])


def walked_over(rules: Rules, missing: frozenset[int]) -> Truth:
    """Nobody came, or one side: who was there is credited the score that is stated, or target to 0 of what wins."""
    if len(missing) == 2:
        return Truth(void=rules.of("walkover.double") == "void", missing=missing)
    (absent,) = missing
    stated = rules.of("walkover.score", {})
    levels = {} if isinstance(stated, str) else stated
    won, lost = levels.get("segments", (rules.to_win if not rules.all_played else rules.most_segments, 0))
    if not rules.by_segments:
        won, lost = (1 if "points" in levels else rules.most_segments), 0
    each = [levels.get("points", (_worth(rules, index), 0)) for index in range(won + lost)]
    partials = tuple(turned(pair, absent ^ 1 if index < won else absent) for index, pair in enumerate(each))
    segments = turned((won, lost), 1 - absent) if rules.by_segments else (0, 0)
    if rules.of("walkover.measures") == "left out":
        return Truth(1 - absent, missing=missing, unscored=(added(partials), segments))
    return Truth(1 - absent, added(partials), segments, partials, missing)


def _worth(rules: Rules, index: int) -> Number:
    """What a segment that nobody played is worth: its target; all that is shared out (chess); else nothing."""
    shared = rules.modality.points.shared
    worth: Number = rules.target(index) or (shared if shared is not None else 0)
    return worth


def added(partials: tuple[Pair, ...]) -> Pair:
    """The points of all segments."""
    return sum(own for own, _ in partials), sum(other for _, other in partials)


def rows(rules: Rules, match: Match, truth: Truth) -> list[Row]:
    """The two rows of a match, none of a void one."""
    if truth.void or match.second is None:
        return []
    found = []
    for side in (0, 1):
        result = "win" if truth.winner == side else "draw" if truth.winner is None and not truth.missing else "loss"
        at = Row(match.id, match.sides[side], match.sides[1 - side], result, 0, 0, side == 0, match.group)
        counts = counted(rules, truth.cards[side])
        row = replace(
            at,
            points=turned(truth.points, side),
            segments=turned(truth.segments, side),
            partials=tuple(turned(pair, side) for pair in truth.partials),
            awarded=bool(truth.missing),
            absent=side in truth.missing,
            left=side in truth.left,
            counts=counts,
        )
        segments = truth.segments if truth.unscored is None else truth.unscored[1]
        found.append(replace(row, table_points=table_points(rules, row, segments)))
    return found


def counted(rules: Rules, cards: Mapping[str, int]) -> dict[str, Number]:
    """Cards of a side as criteria name them."""
    facts: dict[str, Number] = {f"{name} cards": cards.get(name, 0) for name in CARDS}
    facts["cards"] = sum(cards.values())
    facts["card weight"] = sum(times * rules.of(f"card.{name}.weight", 0) for name, times in cards.items())
    return facts


def table_points(rules: Rules, row: Row, segments: Pair) -> Number:
    """Section 8: absence, presence and leaving by their own figures where stated; else the score; else the result.

    ``segments`` are those of the match, credited ones that count nowhere else too.
    """
    own: Any = None
    if row.absent:
        own = rules.of("table_points.walkover_loss")
    elif row.awarded:
        own = rules.of("table_points.walkover_win")
    elif row.left:
        own = rules.of("table_points.abandonment")
    appears: Number = 0 if row.absent else rules.of("table_points.participation", 0)
    if own is not None:
        return appears + own  # type: ignore[no-any-return]
    score = rules.of("table_points.by_score")
    if score is not None and row.result != "draw" and segments != (0, 0):
        best, least = sorted((int(segments[0]), int(segments[1])), reverse=True)
        pair = score.get(f"{best}-{least}")
        if pair is not None:
            return appears + pair[0 if row.result == "win" else 1]  # type: ignore[no-any-return]
    return appears + rules.of(f"table_points.{row.result}", 0)  # type: ignore[no-any-return]
