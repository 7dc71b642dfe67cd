"""Scores of a match that the point table forgets: a sheet that ends by one of them cannot be counted."""

from collections.abc import Iterator, Mapping
from typing import Any

from core.rules.article import Article, Cited
from core.rules.ruleset import Scope
from regulations.checks.subject import Subject, at
from regulations.finding import Finding
from regulations.language.lifts import LENGTHS

Scores = frozenset[tuple[int, int]]


def scores_said(subject: Subject) -> Iterator[Finding]:
    """A score by which a match can be won and which by_score does not list (language, § 8).

    Where win and loss are stated beside it they give what the list lacks, and nothing is missing.
    """
    told: list[str] = []
    for scope in subject.scopes("table_points", "match", "encounter"):
        figure = _alone(subject, scope)
        if figure is None:
            continue
        missing = [f"{own}-{other}" for own, other in sorted(_wins(subject, scope), reverse=True)]
        listed = ", ".join(score for score in missing if score not in figure.value)
        if listed and listed not in told:
            told.append(listed)
            yield at(figure, "scores unsaid", missing=listed)


def _alone(subject: Subject, scope: Scope) -> Cited[Mapping[str, Any]] | None:
    """by_score as an article states it, where no article states win beside it."""
    figure = subject.stated("table_points.by_score", scope)
    return figure if subject.stated("table_points.win", scope) is None else None


def _wins(subject: Subject, scope: Scope) -> Scores:
    """The scores, in boards or in segments, by which a match that is played out is won; the winner's figure first."""
    value = subject.rules.value
    boards = value("encounter.boards", scope)
    if boards is not None:
        number = (boards if isinstance(boards, int) else len(boards)) * int(value("encounter.halves", scope, 1))
        return _all_played(number) if value("encounter.play", scope, "all") == "all" else frozenset()
    if value("match.won_by", scope) != "segments":
        return frozenset()
    ends, number = _length(subject, scope)
    if ends == "segments":
        return _all_played(number)
    needed, most = (number, 2 * number - 1) if ends == "first_to" else (number // 2 + 1, number)
    return frozenset((needed, other) for other in range(most - needed + 1))


def _length(subject: Subject, scope: Scope) -> tuple[str, int]:
    """The figure of the length that is in force: an article's before a default's."""
    figures = [(key, subject.rules.figure(f"match.{key}", scope)) for key in LENGTHS]
    in_force = [(key, figure) for key, figure in figures if figure is not None and figure.value is not None]
    by_article = [(key, figure) for key, figure in in_force if isinstance(figure.source, Article)]
    return next(((key, int(figure.value)) for key, figure in (*by_article, *in_force)), ("segments", 1))


def _all_played(number: int) -> Scores:
    return frozenset((own, number - own) for own in range(number + 1) if 2 * own > number)
