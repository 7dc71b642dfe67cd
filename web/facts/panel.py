"""What waits for the committee: ties without an order, sheets to be confirmed, sheets that cannot be."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from core.standings.ranking import Due
from reports.explanation import DueWords
from reports.prose import Prose
from web.facts.competition import Ranked
from web.facts.matches import MatchRow, match_row
from web.facts.refusals import said
from web.facts.regulation import article_links
from web.facts.scores import Scores
from web.rulings import standings_of
from web.storage import find
from web.storage.programme import Fixture, fixtures
from web.visit import Visit

KINDS = ("lot", "play-off", "committee")
"""What is due that an order can settle."""


@dataclass(frozen=True, slots=True)
class DueRow:
    """A tie that waits, and where its order is recorded."""

    url: str
    competition: str
    words: DueWords


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A sheet to be confirmed, as it was closed."""

    match: MatchRow
    version: int
    url: str


@dataclass(frozen=True, slots=True)
class ImpossibleRow:
    """A sheet that cannot be under the regulation in force."""

    match: MatchRow
    reasons: list[Prose]
    url: str


@dataclass(frozen=True, slots=True)
class DueForm:
    """A tie with the form that records its order."""

    words: DueWords
    kind: str
    sides: list[tuple[str, str]]


def panel_facts(visit: Visit) -> dict[str, Any]:
    """Everything that waits in the event."""
    event, scores = visit.of_event(), Scores(visit)
    closed = [f for f in fixtures(visit.session, event.id) if f.latest and f.latest.state == "closed"]
    return {
        "dues": list(_dues(visit)),
        "sheets": [_sheet(fixture, scores) for fixture in closed if scores.of(fixture).outcome],
        "impossible": list(_impossible(visit, scores)),
        "link": article_links(visit),
    }


def _sheet(fixture: Fixture, scores: Scores) -> SheetRow:
    slug = scores.visit.of_event().slug
    row = match_row(fixture, scores.of(fixture), scores.visit, slug)
    return SheetRow(row, fixture.match.version, f"/{slug}/jogos/{fixture.match.number}/confirmar")


def _dues(visit: Visit) -> Iterable[DueRow]:
    event = visit.of_event()
    for competition in find.competitions(visit.session, event.id):
        visit.competition = competition
        if not standings_of(visit.session, competition).due:
            continue
        for words in _words(Ranked(visit)):
            yield DueRow(f"/{event.slug}/comissao/sorteios/{competition.slug}", competition.name, words)


def _words(ranked: Ranked) -> Iterable[DueWords]:
    """What is due in each group, in words."""
    for ranking in ranked.standings.rankings:
        if not ranking.due or ranking.provisional:
            continue
        explanation = ranked.explanation(ranking)
        yield from explanation.due
        for tie in explanation.ties:
            yield from tie.due


def _impossible(visit: Visit, scores: Scores) -> Iterable[ImpossibleRow]:
    event = visit.of_event()
    for fixture in fixtures(visit.session, event.id):
        if fixture.latest is None or fixture.latest.state == "open" or scores.of(fixture).outcome:
            continue
        refusals = standings_of(visit.session, fixture.competition).refusals.get(str(fixture.match.id), ())
        address = f"/{event.slug}/jogos/{fixture.match.number}/sumula"
        row = match_row(fixture, scores.of(fixture), visit, event.slug)
        yield ImpossibleRow(row, said(refusals, visit), address)


def dues_facts(visit: Visit) -> Mapping[str, Any]:
    """The ties of one competition that wait, each with its form."""
    ranked = Ranked(visit)
    by_sides = {(due.what, frozenset(due.sides)): due for due in ranked.standings.due}
    return {
        "competition": visit.of_competition(),
        "forms": [
            DueForm(words, words.what, _sides(ranked, due))
            for words in _words(ranked)
            if words.what in KINDS and (due := by_sides.get((words.what, frozenset(words.sides))))
        ],
        "link": article_links(visit),
    }


def _sides(ranked: Ranked, due: Due) -> list[tuple[str, str]]:
    return sorted(((side, ranked.names.get(side, side)) for side in due.sides), key=lambda pair: pair[1])
