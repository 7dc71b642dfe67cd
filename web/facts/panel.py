"""What waits for the committee: ties without an order, sheets to be confirmed, sheets that cannot be."""

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from core.standings.ranking import Due
from modalities.isolated.failure import PluginError
from reports.explanation import DueWords
from reports.plugins import failure_words
from reports.prose import Prose
from web.contests import Contest, contests_of, event_heats, of_marks
from web.facts.competition import Ranked
from web.facts.contests import InContest
from web.facts.day import rows
from web.facts.heat_rows import contest_words
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
    contest: Contest = Contest()


def panel_facts(visit: Visit) -> dict[str, Any]:
    """Everything that waits in the event."""
    event, scores = visit.of_event(), Scores(visit)
    failed = {one.id: error for one in find.competitions(visit.session, event.id) if (error := scores.failure(one))}
    closed = [f for f in fixtures(visit.session, event.id) if f.latest and f.latest.state == "closed"]
    return {
        "unavailable": [(error.plugin, failure_words(error, visit.t)) for error in _once(failed.values())],
        "dues": list(_dues(visit, failed)),
        "sheets": [_sheet(fixture, scores) for fixture in closed if scores.of(fixture).outcome]
        + list(_heats(scores, failed)),
        "impossible": [*_impossible(visit, scores), *_heats_that_cannot_be(scores, failed)],
        "link": article_links(visit),
    }


def _sheet(fixture: Fixture, scores: Scores) -> SheetRow:
    slug = scores.visit.of_event().slug
    row = match_row(fixture, scores.of(fixture), scores.visit, slug)
    return SheetRow(row, fixture.match.version, f"/{slug}/jogos/{fixture.match.number}/confirmar")


def _once(errors: Iterable[PluginError]) -> Iterable[PluginError]:
    """The first of each sport."""
    return {error.plugin: error for error in errors}.values()


def _heats(scores: Scores, failed: Container[int]) -> Iterable[SheetRow]:
    """The closed sheets of heats."""
    visit, slug = scores.visit, scores.visit.of_event().slug
    for heat in event_heats(visit.session, visit.of_event().id):
        if heat.latest is not None and heat.latest.state == "closed" and heat.competition.id not in failed:
            row = rows([heat], scores)[0]
            yield SheetRow(row, heat.match.version, f"/{slug}/series/{heat.match.number}/confirmar")


def _dues(visit: Visit, failed: Container[int]) -> Iterable[DueRow]:
    event = visit.of_event()
    for competition in find.competitions(visit.session, event.id):
        if competition.id in failed:
            continue
        visit.competition = competition
        address = f"/{event.slug}/comissao/sorteios/{competition.slug}"
        for ranked in _waiting(visit):
            for words in _words(ranked):
                yield DueRow(address, _name(ranked), words)


def _waiting(visit: Visit) -> Iterable[Ranked]:
    """The tables of a competition in which something is due: its own, or those of its contests and of their heats."""
    competition = visit.of_competition()
    if not of_marks(visit.session, competition):
        return [Ranked(visit)] if standings_of(visit.session, competition).due else []
    return [
        InContest(visit, found, standings)
        for found in contests_of(visit.session, competition)
        for standings in (found.by_heat, found.overall)
        if standings is not None and standings.due
    ]


def _name(ranked: Ranked) -> str:
    """The competition, and the contest of it."""
    contest = contest_words(ranked.found.contest) if isinstance(ranked, InContest) else ""
    return ", ".join(filter(None, (ranked.competition.name, contest)))


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
        if fixture.latest is None or fixture.latest.state == "open":
            continue
        standing = scores.of(fixture)
        if standing.outcome or standing.failure:
            continue
        refusals = standings_of(visit.session, fixture.competition).refusals.get(str(fixture.match.id), ())
        if not refusals:
            continue
        address = f"/{event.slug}/jogos/{fixture.match.number}/sumula"
        row = match_row(fixture, scores.of(fixture), visit, event.slug)
        yield ImpossibleRow(row, said(refusals, visit), address)


def _heats_that_cannot_be(scores: Scores, failed: Container[int]) -> Iterable[ImpossibleRow]:
    """Closed heats with a performance that the regulation in force refuses."""
    visit, slug = scores.visit, scores.visit.of_event().slug
    for heat in event_heats(visit.session, visit.of_event().id):
        known = heat.ended and heat.competition.id not in failed
        found = scores.contest(heat).overall.refusals if known else {}
        refusals = [one for key, those in found.items() if key.startswith(f"{heat.match.id}.") for one in those]
        if refusals:
            address = f"/{slug}/series/{heat.match.number}/sumula"
            yield ImpossibleRow(rows([heat], scores)[0], said(refusals, visit), address)


def dues_facts(visit: Visit) -> Mapping[str, Any]:
    """The ties of one competition that wait, each with its form."""
    return {
        "competition": visit.of_competition(),
        "forms": [form for ranked in _waiting(visit) for form in _forms(ranked)],
        "link": article_links(visit),
    }


def _forms(ranked: Ranked) -> Iterable[DueForm]:
    by_sides = {(due.what, frozenset(due.sides)): due for due in ranked.standings.due}
    contest = ranked.found.contest if isinstance(ranked, InContest) else Contest()
    for words in _words(ranked):
        if words.what in KINDS and (due := by_sides.get((words.what, frozenset(words.sides)))):
            yield DueForm(words, words.what, _sides(ranked, due), contest)


def _sides(ranked: Ranked, due: Due) -> list[tuple[str, str]]:
    return sorted(((side, ranked.names.get(side, side)) for side in due.sides), key=lambda pair: pair[1])
