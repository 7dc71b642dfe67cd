"""Scores that were not played: what a side is credited against an absent one, or lacked when the other left."""

from collections.abc import Mapping
from typing import Any

from core.exact import Number
from core.play.encounter import needed, wins
from core.play.format import Format
from core.play.parts import completed
from core.play.score import Score, leader
from core.play.segment import summed
from core.play.sheet import Pair


def credited(form: Format, stated: Any) -> Score:
    """The score credited to a side against an absent one, the credited side first (language, § 9, ``score``).

    ``stated`` is "target to 0" or the score by level. What it leaves out is what the match takes: the boards or
    segments that win it (all, where all are played), each at its target to 0; 0-0 in points where there is no target.
    """
    levels: Mapping[str, Pair] = {} if isinstance(stated, str) else stated
    if form.boards.value is None:
        return _match(form, levels)
    boards = levels.get("boards", (needed(form) if form.until_decided else form.boards.value, 0))
    each = _match(form, {level: pair for level, pair in levels.items() if level != "boards"})
    return Score(0, _times(each.points, boards), _times(each.segments, boards), boards)


def what_it_lacked(standing: Score, form: Format, side: int) -> Score:
    """The score as it stands with ``side`` given what it lacked to win; the other keeps its own."""
    if form.boards.value is not None:
        return _boards_completed(standing, form, side)
    partials = list(standing.partials)
    segments = list(standing.segments)
    if form.won_by.value != "segments":
        last = partials[-1] if partials else (0, 0)
        partials = [*partials[:-1], completed(last, side, form.terms(max(len(partials) - 1, 0)))]
    else:
        if len(partials) > sum(segments):
            partials[-1] = completed(partials[-1], side, form.terms(len(partials) - 1))
            segments[side] += 1
        kept = bool(partials) or not sum(segments)
        while segments[side] < form.needed if form.ends != "segments" else sum(segments) < form.most:
            if kept:
                partials.append(_facing(_one_segment(form, int(sum(segments))), side))
            segments[side] += 1
    return Score(side, summed(partials, form), (segments[0], segments[1]), partials=tuple(partials))


def led(standing: Score, form: Format) -> int | None:
    """The side in front: by boards or segments won, and where those are level by the points of what was in play."""
    if form.boards.value is not None:
        return leader(standing.boards)
    if form.won_by.value != "segments":
        return leader(standing.points)
    in_play = len(standing.partials) > sum(standing.segments)
    ahead = leader(standing.segments)
    return leader(standing.partials[-1]) if ahead is None and in_play else ahead


def facing(score: Score, winner: int) -> Score:
    """A score whose first side is the credited one, turned so that ``winner`` is."""
    if winner == 0:
        return score
    return Score(
        1,
        _facing(score.points, 1),
        _facing(score.segments, 1),
        _facing(score.boards, 1),
        tuple(_facing(pair, 1) for pair in score.partials),
    )


def _match(form: Format, levels: Mapping[str, Pair]) -> Score:
    if form.won_by.value != "segments":
        each = levels.get("points")
        partials = (each,) if each else tuple(_one_segment(form, i) for i in range(form.length.value))
        segments: Pair = (0, 0)
    else:
        segments = levels.get("segments", (form.most if form.ends == "segments" else form.needed, 0))
        own, other = int(segments[0]), int(segments[1])
        each = levels.get("points")
        won = [each or _one_segment(form, i) for i in range(own + other)]
        partials = tuple(pair if i < own else _facing(pair, 1) for i, pair in enumerate(won))
    return Score(0, summed(partials, form), segments, partials=partials)


def _one_segment(form: Format, index: int) -> Pair:
    """One segment won without play: its target to 0, or all of the points that a segment shares out."""
    target: Number | None = form.rule_of(index).target.value
    if target is None:
        target = form.modality.points.shared
    return (target or 0, 0)


def _boards_completed(standing: Score, form: Format, side: int) -> Score:
    boards, points, segments = list(standing.boards), standing.points, standing.segments
    each = facing(_match(form, {}), side)
    while sum(boards) < (form.boards.value or 0) and not (form.until_decided and wins(boards[side], form)):
        boards[side] += 1
        points = (points[0] + each.points[0], points[1] + each.points[1])
        segments = (segments[0] + each.segments[0], segments[1] + each.segments[1])
    return Score(side, points, segments, (boards[0], boards[1]))


def _times(pair: Pair, boards: Pair) -> Pair:
    return pair[0] * boards[0] + pair[1] * boards[1], pair[1] * boards[0] + pair[0] * boards[1]


def _facing(pair: Pair, winner: int) -> Pair:
    return pair if winner == 0 else (pair[1], pair[0])
