"""Credited scores that the format of the match cannot give."""

from collections.abc import Iterator
from typing import Any

from core.exact import Number
from core.rules.ruleset import Scope
from regulations.checks.subject import Subject, at, written
from regulations.finding import Finding

Right = tuple[str, str]
"""The figure of the format that a score breaks, and the score that would do."""


def walkover_scores(subject: Subject) -> Iterator[Finding]:
    """A walkover's score that can't come out of best_of, of the target or of the boards (language, § 9)."""
    for table in ("walkover", "withdrawal", "exclusion"):
        for scope in subject.scopes(table, "match", "encounter"):
            figure = subject.stated(f"{table}.score", scope)
            if figure is None or not isinstance(figure.value, dict):
                continue
            for level, pair in figure.value.items():
                wrong = _LEVELS[level](subject, scope, pair)
                if wrong:
                    code = "walkover score" if figure.inferred is None else "walkover score, inferred"
                    score = f"{written(pair[0])}-{written(pair[1])}"
                    yield at(figure, code, score=score, format=wrong[0], right=wrong[1])


def _segments(subject: Subject, scope: Scope, pair: tuple[Number, Number]) -> Right | None:
    """Segments credited: as many as win the match, to none or fewer."""
    value = subject.rules.value
    best_of, first_to, segments = (value(f"match.{key}", scope) for key in ("best_of", "first_to", "segments"))
    needed = best_of // 2 + 1 if best_of else first_to
    if needed and (pair[0] != needed or pair[1] >= needed):
        format_ = f"best_of = {best_of}" if best_of else f"first_to = {first_to}"
        return format_, f"[{needed}, 0]"
    if segments and value("match.won_by", scope) == "segments" and sum(pair) != segments:
        return f"segments = {segments}", f"[{segments}, 0]"
    return None


def _points(subject: Subject, scope: Scope, pair: tuple[Number, Number]) -> Right | None:
    """Points of each segment: the target, or beyond it only as far as the format lets a segment go."""
    value = subject.rules.value
    target = value("match.target", scope)
    if target is None or subject.left_open("match.target") or value("match.won_by", scope) == "mark":
        return None
    lead: Number = value("match.lead", scope, 1)
    won, lost = pair
    beyond = won > target and value("match.overshoot", scope) != "kept" and won - lost != lead
    if won < target or won - lost < min(lead, won) or beyond:
        return f"target = {target}", f"[{target}, 0]"
    return None


def _boards(subject: Subject, scope: Scope, pair: tuple[Number, Number]) -> Right | None:
    """Boards of an encounter: all of them where all are played, else as many as win it."""
    value = subject.rules.value
    boards: Any = value("encounter.boards", scope)
    if boards is None:
        return None
    halves = value("encounter.halves", scope, 1)
    played = (boards if isinstance(boards, int) else len(boards)) * halves
    if value("encounter.play", scope, "all") == "all" and sum(pair) != played:
        return f"boards = {played // halves}, halves = {halves}", f"[{played}, 0]"
    return (f"boards = {played}", f"[{played}, 0]") if sum(pair) > played else None


_LEVELS = {"segments": _segments, "points": _points, "boards": _boards}
