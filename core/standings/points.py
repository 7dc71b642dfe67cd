"""The point table: what each side takes into the ledger from a settled match."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from core.exact import Number
from core.modality import Modality
from core.play.format import Format, match_format
from core.play.match import Match
from core.play.outcome import Outcome
from core.play.sheet import Ending, Pair
from core.rules.article import Article, Cited
from core.rules.refusal import Refusal
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope
from core.standings.ledger import Row

_NOTHING: Mapping[str, Number] = MappingProxyType({})
_INNER = ("per_segment", "per_board", "match_bonus")


@dataclass(frozen=True)
class PointTable:
    """§ 8 of the language for one competition, each figure with its source.

    ``walkover_win`` and the three after it are None where nothing states them: the credited score then gives the
    points. ``by_score`` is None where it does not rule, ``inner`` whether per_segment, per_board and match_bonus do in
    place of win, draw and loss; ``level`` is what ``by_score`` reads, and
    ``alone`` that a win which it does not list has no points. ``bye`` is None where a bye gives nothing.
    ``at_most`` is the most that a match can give.
    """

    win: Cited[Number]
    draw: Cited[Number]
    loss: Cited[Number]
    walkover_win: Cited[Number] | None
    walkover_loss: Cited[Number] | None
    announced_loss: Cited[Number] | None
    abandonment: Cited[Number] | None
    by_score: Cited[Mapping[Pair, Pair]] | None
    by_win: Cited[Mapping[str, Pair]]
    by_decider: Cited[Pair | None]
    inner: bool
    per_segment: Cited[Number]
    per_board: Cited[Number]
    match_bonus: Cited[Number]
    participation: Cited[Number]
    bye: Cited[Number] | None
    bonus: Cited[tuple[Mapping[str, Any], ...]]
    deduction: Cited[tuple[Mapping[str, Any], ...]]
    level: str
    alone: bool = False
    at_most: Number = 0


def point_table(ruleset: Ruleset, modality: Modality, scope: Scope = EVERYWHERE) -> PointTable:
    """The point table in force for the scope.

    by_score and the inner figures stand in place of win, draw and loss; where an article states those and only the
    sport's own habit states the others, the article rules (language, §§ 4 and 8).
    """

    def cited(key: str, otherwise: Any) -> Cited[Any]:
        return ruleset.cited(f"table_points.{key}", otherwise, scope)

    def stated(key: str) -> Cited[Any] | None:
        figure = ruleset.figure(f"table_points.{key}", scope)
        return None if figure is None or figure.value is None else figure

    def strength(*keys: str) -> int:
        """2 where an article states one of the keys, 1 where only a default does, 0 where nothing does."""
        found = [figure for key in keys if (figure := stated(key)) is not None]
        return max((2 if isinstance(figure.source, Article) else 1 for figure in found), default=0)

    plainly, scored, inner = strength("win", "draw", "loss"), strength("by_score"), strength(*_INNER)
    form = match_format(ruleset, modality, scope)
    by_score = stated("by_score") if scored and scored >= max(inner, strength("win", "loss")) else None
    win = cited("win", 0)
    table = PointTable(
        win=win,
        draw=cited("draw", 0),
        loss=cited("loss", 0),
        walkover_win=stated("walkover_win"),
        walkover_loss=stated("walkover_loss"),
        announced_loss=stated("announced_loss"),
        abandonment=stated("abandonment"),
        by_score=None if by_score is None else replace(by_score, value=_read_scores(by_score.value)),
        by_win=cited("by_win", _NOTHING),
        by_decider=cited("by_decider", None),
        inner=inner > 0 and inner >= plainly and by_score is None,
        per_segment=cited("per_segment", 0),
        per_board=cited("per_board", 0),
        match_bonus=cited("match_bonus", 0),
        participation=cited("participation", 0),
        bye=_bye(ruleset, win, scope),
        bonus=cited("bonus", ()),
        deduction=cited("deduction", ()),
        alone=by_score is not None and scored > strength("win"),
        level="boards" if form.boards.value else "segments" if form.won_by.value == "segments" else "points",
    )
    return replace(table, at_most=_at_most(table, form))


def _bye(ruleset: Ruleset, win: Cited[Number], scope: Scope) -> Cited[Number] | None:
    """What a bye gives: what an article states; else, in a swiss, where not all have one, as much as a win."""
    stated = ruleset.figure("table_points.bye", scope)
    stage = scope.stage or next(iter(ruleset.names("stage")), "")
    if ruleset.value(f"stage.{stage}.kind", scope) == "swiss":
        return ruleset.cited("table_points.bye", win.value, scope)
    return stated if stated is not None and isinstance(stated.source, Article) and stated.value is not None else None


def rows(match: Match, outcome: Outcome, table: PointTable) -> tuple[Row, ...]:
    """The ledger rows of a settled match, the first side's first; none of a void match (language, §§ 8 and 9).

    Both sides of a double walkover take a loss and a walkover. A credited score that is left out of the scored facts
    still gives its table points, win and loss.
    """
    if outcome.void or match.second is None:
        return ()
    return (
        _row(match, match.first, match.second, 0, outcome, table),
        _row(match, match.second, match.first, 1, outcome, table),
    )


def without_points(outcome: Outcome, table: PointTable) -> Refusal | None:
    """Why a win is worth nothing that anybody said: by_score does not list its score (language, § 8)."""
    if outcome.winner is None or table.by_score is None or not table.alone:
        return None
    if _of_score(0, outcome, table) is not None or not any(_by_its_score(side, outcome, table) for side in (0, 1)):
        return None
    score: Pair = getattr(outcome, table.level)
    score = score if outcome.winner == 0 else (score[1], score[0])
    listed = ", ".join(f"{own}-{other}" for own, other in table.by_score.value)
    return Refusal("score without points", "", f"{score[0]}-{score[1]}", listed, table.by_score.source)


def bye_row(match: Match, table: PointTable) -> tuple[Row, ...]:
    """The row of a bye, where it gives points; in round robins and groups there is none unless an article says so."""
    if table.bye is None:
        return ()
    return (
        Row(
            match.id,
            match.first,
            "",
            "bye",
            table.bye.value,
            table.at_most,
            group=match.group,
            stage=match.stage,
            leg=match.leg,
            round=match.round,
            awarded=True,
        ),
    )


def _row(match: Match, side: str, rival: str, index: int, outcome: Outcome, table: PointTable) -> Row:
    winner = outcome.winner
    result = "win" if winner == index else "loss" if index in outcome.losers else "draw"
    counts = outcome.counts[index]
    named = dict(counts) if counts else _NOTHING
    walkover = outcome.ending is Ending.WALKOVER
    missing = index in outcome.missing
    points, segments, boards = outcome.points, outcome.segments, outcome.boards
    extra, partials = outcome.extra, outcome.partials
    if not outcome.scored:
        points = segments = boards = extra = (0, 0)
        partials = ()
    elif index == 1:
        points, segments = (points[1], points[0]), (segments[1], segments[0])
        boards, extra = (boards[1], boards[0]), (extra[1], extra[0])
        partials = tuple((against, own) for own, against in partials)
    return Row(
        match.id,
        side,
        rival,
        result,
        _table_points(index, result, outcome, table),
        table.at_most,
        index == 0,
        match.group,
        match.stage,
        match.leg,
        match.round,
        points,
        segments,
        boards,
        extra,
        partials,
        walkover,
        missing and walkover,
        missing and not walkover,
        named.get("expulsions", 0) > 0,
        named,
    )


def _table_points(index: int, result: str, outcome: Outcome, table: PointTable) -> Number:
    appears = outcome.ending is not Ending.WALKOVER or index not in outcome.missing
    stated = _stated(index, outcome, table)
    return (table.participation.value if appears else 0) + (
        _by_result(index, result, outcome, table) if stated is None else stated.value
    )


def _stated(index: int, outcome: Outcome, table: PointTable) -> Cited[Number] | None:
    """What a walkover or an abandonment gives the side whatever the score, where that is stated."""
    absent = index in outcome.missing
    if outcome.ending is not Ending.WALKOVER:
        return table.abandonment if absent else None
    if not absent:
        return table.walkover_win
    return (table.announced_loss if index in outcome.announced else None) or table.walkover_loss


def _by_its_score(index: int, outcome: Outcome, table: PointTable) -> bool:
    """True where nothing but the score says what the side is given."""
    by_decider = outcome.decided_by and table.by_decider.value is not None
    return not by_decider and outcome.kind not in table.by_win.value and _stated(index, outcome, table) is None


def _by_result(index: int, result: str, outcome: Outcome, table: PointTable) -> Number:
    """What the score gives the side, credited or played."""
    if outcome.winner is not None:
        place = 0 if result == "win" else 1
        if outcome.decided_by and table.by_decider.value is not None:
            return table.by_decider.value[place]
        if outcome.kind in table.by_win.value:
            return table.by_win.value[outcome.kind][place]
    if table.inner:
        own = table.per_segment.value * outcome.segments[index] + table.per_board.value * outcome.boards[index]
        return own + (table.match_bonus.value if result == "win" else 0)
    if table.by_score is not None and (given := _of_score(index, outcome, table)) is not None:
        return given
    return (table.win if result == "win" else table.draw if result == "draw" else table.loss).value


def _of_score(index: int, outcome: Outcome, table: PointTable) -> Number | None:
    """The points that the table lists for the exact score; None where it does not list it, or nobody won or drew."""
    if table.by_score is None or len(outcome.losers) == 2:
        return None
    score: Pair = getattr(outcome, table.level)
    first = 0 if outcome.winner is None else outcome.winner
    given = table.by_score.value.get((score[first], score[1 - first]))
    return None if given is None else given[0 if index == first else 1]


def _read_scores(stated: Mapping[str, Pair]) -> Mapping[Pair, Pair]:
    """ "2-1" to (2, 1)."""
    found: dict[Pair, Pair] = {}
    for score, given in stated.items():
        own, other = score.split("-")
        found[int(own), int(other)] = (given[0], given[1])
    return found


def _at_most(table: PointTable, form: Format) -> Number:
    """The most that one match can give a side that plays it."""
    if table.inner:
        segments = form.most if form.ends == "segments" else form.needed
        boards = form.boards.value or 0
        each = (
            table.per_segment.value * segments * max(boards, 1)
            + table.per_board.value * boards
            + table.match_bonus.value
        )
    else:
        listed = [] if table.by_score is None else [max(pair) for pair in table.by_score.value.values()]
        each = max(listed or [table.win.value, table.draw.value, table.loss.value])
    kinds = [max(pair) for pair in table.by_win.value.values()]
    decider = [] if table.by_decider.value is None else [max(table.by_decider.value)]
    return max([each, *kinds, *decider]) + table.participation.value
