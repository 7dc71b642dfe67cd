"""The format of a match: § 7 of the language, and what settling needs of §§ 9 and 10, each figure with its source."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from core.exact import Number
from core.modality import Modality
from core.play.credits import Terms
from core.rules.article import Article, Cited, Default
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope

_LENGTHS = ("segments", "best_of", "first_to")
_KEPT = (
    *("match", "encounter", "values", "walkover", "abandonment", "withdrawal", "exclusion"),
    *("penalties", "infraction", "card", "discipline", "eligibility", "roster"),
)


@dataclass(frozen=True, slots=True)
class SegmentRule:
    """What ends a segment. ``target`` None: nothing but the clock; ``overshoot`` None: points come one by one.

    ``wins_at`` is the sum at which a credit wins it where that is not the target: short of it, a side that credits
    alone brought past the target may still lose. ``apart``: it is played in points while the others are made of games
    (a long tie-break in place of the last set), so that it adds one game to the sums of its winner, and not its points.
    """

    target: Cited[Number | None]
    lead: Cited[Number]
    cap: Cited[Number | None]
    overshoot: Cited[str | None]
    wins_at: Cited[Number | None]
    apart: bool = False


@dataclass(frozen=True)
class Format:
    """How a match of one stage is played and settled.

    ``length`` is the figure of ``ends`` ("segments", "best_of" or "first_to"); of it come ``needed``, the segments that
    decide the match, and ``most``, those that can be played. ``decided``: a level match has to be decided, by
    ``deciders`` in order; ``draw`` is the figure behind that; ``sheet_tells``: nobody said, and a decider on the sheet
    says that it had to be. ``boards`` is None where the match is no encounter;
    halves are multiplied in, and ``boards_to_win`` None where more than half are needed. ``negative``: points may be
    below zero. ``effects`` are those of each declared card and infraction ("card.red"), by key; ``cited`` all figures
    by their path, ``figures`` the same without sources. ``campaign`` is the side with the better campaign, where that
    decides; ``repeated`` how often each side had committed each offence before, where that counts beyond one match: no
    sheet knows either.
    """

    modality: Modality
    won_by: Cited[str]
    length: Cited[int]
    ends: str
    needed: int
    most: int
    rule: SegmentRule
    deciding: SegmentRule
    draw: Cited[str]
    decided: bool
    sheet_tells: bool
    deciders: Cited[tuple[str, ...]]
    extra_segments: Cited[int]
    extra_measures: Cited[str]
    shots: Cited[int | None]
    at_limit: Cited[str | None]
    boards: Cited[int | None]
    boards_to_win: Cited[int | None]
    until_decided: bool
    walkover_score: Cited[Any]
    walkover_measures: Cited[str]
    double_walkover: Cited[str]
    abandonment_score: Cited[str]
    negative: bool
    effects: Mapping[str, Mapping[str, Any]]
    cited: Mapping[str, Cited[Any]]
    figures: Mapping[str, Any]
    campaign: int | None = None
    repeated: tuple[Mapping[str, int], Mapping[str, int]] = ({}, {})

    def rule_of(self, index: int) -> SegmentRule:
        """The rule of the segment at ``index``, counted from 0: the last possible one of several has its own."""
        return self.deciding if self.most > 1 and index == self.most - 1 else self.rule

    def terms(self, index: int, earlier: tuple[Mapping[str, int], Mapping[str, int]] = ({}, {})) -> Terms:
        """What the count of the segment at ``index`` is told."""
        rule = self.rule_of(index)
        return Terms(rule.target.value, rule.lead.value, rule.cap.value, rule.overshoot.value, self.figures, earlier)

    def board(self) -> "Format":
        """The format of one board of the encounter: the same match, which a draw may end unless an article says no."""
        told = isinstance(self.draw.source, Article) and self.draw.value == "decided"
        return replace(self, boards=Cited(None, Default()), decided=told)


def match_format(
    ruleset: Ruleset, modality: Modality, scope: Scope = EVERYWHERE, decided: bool | None = None
) -> Format:
    """The format in force for the scope.

    ``decided``: True where a draw cannot stand by the kind of stage (a knock-out), False where it can (a group), None
    where nobody said which it is: a draw then stands unless its sheet carries a decider.
    """

    def cited(path: str, otherwise: Any) -> Cited[Any]:
        return ruleset.cited(path, otherwise, scope)

    every = {f"{table}.{rest}": figure for table in _KEPT for rest, figure in ruleset.under(table, scope).items()}
    figures = {f"values.{name}": value for name, value in modality.values.items()}
    figures |= {path: figure.value for path, figure in every.items() if figure.value is not None}
    ends, length = _length(ruleset, scope)
    needed, most = _decided_after(ends, length.value)
    usual = _segment_rule(ruleset, scope)
    draw = _draw(ruleset, scope, decided is True)
    boards = _boards(ruleset, scope)
    wins_with = cited("encounter.wins_with", "more than half")
    at_limit = cited("match.time.at_limit", None)
    timed = ruleset.value("match.time.limit", scope) is not None or isinstance(at_limit.source, Article)
    return Format(
        modality=_with_unit(modality, every),
        won_by=cited("match.won_by", "total"),
        length=length,
        ends=ends,
        needed=needed,
        most=most,
        rule=usual,
        deciding=_segment_rule(ruleset, scope, usual),
        draw=draw,
        decided=draw.value == "decided",
        sheet_tells=decided is None and not isinstance(draw.source, Article) and draw.value == "stands",
        deciders=cited("match.deciders", ()),
        extra_segments=cited("match.extra_time.segments", 1),
        extra_measures=cited("match.extra_time.measures", "counted"),
        shots=cited("match.shoot_out.shots", None),
        at_limit=at_limit if timed else Cited(None, Default()),
        boards=boards,
        boards_to_win=replace(wins_with, value=None) if wins_with.value == "more than half" else wins_with,
        until_decided=cited("encounter.play", "all").value == "until decided",
        walkover_score=cited("walkover.score", "target to 0"),
        walkover_measures=cited("walkover.measures", "counted"),
        double_walkover=cited("walkover.double", "both lose"),
        abandonment_score=cited("abandonment.score", "as walkover"),
        negative=modality.points.negative or _taken(figures),
        effects=_effects(figures),
        cited=every,
        figures=figures,
    )


def _with_unit(modality: Modality, every: Mapping[str, Cited[Any]]) -> Modality:
    """The modality whose points go by the steps that the regulation states ("values.ball"), where it has such."""
    stated = every.get(modality.points.worth)
    if stated is None or stated.value is None or stated.value <= 0:
        return modality
    return replace(modality, points=replace(modality.points, unit=stated.value, stated=stated))


def _effects(figures: Mapping[str, Any]) -> Mapping[str, Mapping[str, Any]]:
    """The effects of each card and infraction, by the thing's path and the effect's key."""
    found: dict[str, dict[str, Any]] = {}
    for path, value in figures.items():
        thing, _, key = path.rpartition(".")
        if path.startswith(("card.", "infraction.")):
            found.setdefault(thing, {})[key] = value
    return found


def _taken(figures: Mapping[str, Any]) -> bool:
    """True where penalties take points from the offender and nothing stops them at 0."""
    goes = {value for path, value in figures.items() if path.endswith(".points_go")}
    return "from the offender" in goes and figures.get("penalties.below_zero", "allowed") == "allowed"


def _length(ruleset: Ruleset, scope: Scope) -> tuple[str, Cited[int]]:
    """Segments, best of and first to are one figure: of those in force the strongest statement holds."""
    found: list[tuple[int, str, Cited[int]]] = []
    for key in _LENGTHS:
        figure = ruleset.figure(f"match.{key}", scope)
        if figure is not None and figure.value is not None:
            rank = max(i for i, s in enumerate(ruleset.statements) if s.figure is figure)
            found.append((rank, key, figure))
    if not found:
        return "segments", Cited(1, Default())
    _, ends, length = max(found, key=lambda each: each[0])
    return ends, length


def _decided_after(ends: str, length: int) -> tuple[int, int]:
    """Segments that decide the match, and those that can be played."""
    return (length, 2 * length - 1) if ends == "first_to" else (length // 2 + 1, length)


def _segment_rule(ruleset: Ruleset, scope: Scope, usual: SegmentRule | None = None) -> SegmentRule:
    """The rule of a segment, or, given the usual one, of the deciding segment.

    Where only the level below states a target (the games of a set) that one rules the segment's figures. A deciding
    segment with a target of its own level then takes nothing from it.
    """
    below = ruleset.value("match.target", scope) is None and ruleset.value("match.inner.target", scope) is not None
    if usual is not None:
        own = ruleset.value("match.deciding.target", scope) is not None
        if below and own:
            return replace(_stated(ruleset, "match.deciding", scope), apart=True)

        def of(key: str, otherwise: Any) -> Cited[Any]:
            stated = ruleset.figure(f"match.deciding.{key}", scope)
            inner = ruleset.figure(f"match.deciding.inner.{key}", scope)
            return stated or inner or otherwise

        return SegmentRule(
            of("target", usual.target),
            of("lead", usual.lead),
            of("cap", usual.cap),
            of("overshoot", usual.overshoot),
            usual.wins_at,
        )
    return _stated(ruleset, "match.inner" if below else "match", scope)


def _stated(ruleset: Ruleset, at: str, scope: Scope) -> SegmentRule:
    """The rule that stands under one table."""
    return SegmentRule(
        target=ruleset.cited(f"{at}.target", None, scope),
        lead=ruleset.cited(f"{at}.lead", 1, scope),
        cap=ruleset.cited(f"{at}.cap", None, scope),
        overshoot=ruleset.cited(f"{at}.overshoot", None, scope),
        wins_at=ruleset.cited("penalties.wins_at", None, scope),
    )


def _draw(ruleset: Ruleset, scope: Scope, decided: bool) -> Cited[str]:
    """A level match stands in groups and is decided in a knock-out, unless an article says otherwise.

    A sport's own habit that draws stand was not made for a knock-out and gives way there.
    """
    figure = ruleset.figure("match.draw", scope)
    stated = figure is not None and figure.value is not None
    if (
        figure is not None
        and stated
        and (isinstance(figure.source, Article) or figure.value == "decided" or not decided)
    ):
        return figure
    return Cited("decided" if decided else "stands", Default())


def _boards(ruleset: Ruleset, scope: Scope) -> Cited[int | None]:
    figure = ruleset.figure("encounter.boards", scope)
    if figure is None or figure.value is None:
        return Cited(None, Default())
    named = figure.value if isinstance(figure.value, int) else len(figure.value)
    return replace(figure, value=named * int(ruleset.value("encounter.halves", scope, 1)))
