"""A competition: each group's table with its explanation, everyone against everyone, and the matches by round."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from core.competition import Record, Standings
from core.play.match import Match
from core.play.outcome import Outcome
from core.rules.article import Source
from core.standings.ranking import Ranking
from reports.citation import citation, default_words
from reports.crosstable import crosstable
from reports.explanation import CrossTable, Explanation
from reports.prose import capital
from reports.rules.figures import figure_words, label
from reports.table import StandingsTable, standings_table
from reports.uneven import is_uneven, uneven_words
from reports.voice import Voice
from reports.wording import explain
from web.contests import once
from web.facts.alternatives import alternatives
from web.facts.day import rows
from web.facts.matches import MatchRow, anchor, round_words, short
from web.facts.regulation import article_links
from web.facts.rulings import decided
from web.facts.scores import Scores
from web.rulings import modality_of, record_of, regulation_of, ruleset_of, standings_of
from web.stages import ROUNDS
from web.storage import find
from web.storage.programme import Fixture, Side, fixtures, sides
from web.visit import Visit


@dataclass(frozen=True, slots=True)
class Round:
    """The matches of one round."""

    title: str
    matches: list[MatchRow]


@dataclass(frozen=True, slots=True)
class GroupShown:
    """One group: its condition in words and its mark, table, explanation, crosstable, matches by round."""

    anchor: str
    title: str
    word: str
    mark: str
    condition: str
    table: StandingsTable
    explanation: Explanation
    cross: CrossTable
    rounds: list[Round]


class Ranked:
    """A competition with its standings, and what it takes to put them into words.

    ``standings`` and ``record`` are those of its matches, unless others are given (of a contest of performances).
    """

    def __init__(
        self, visit: Visit, standings: Standings | None = None, record: Record | None = None, advance: int | None = None
    ) -> None:
        self.visit, self.competition = visit, visit.of_competition()
        session = visit.session
        self.standings = standings or standings_of(session, self.competition)
        self.record = record or record_of(session, self.competition)
        self.advance = self.competition.advance if advance is None else advance
        self.matches: dict[str, Match] = {match.id: match for match in self.record.matches}
        self.modality = modality_of(self.competition)
        entered = once(session, ("sides", self.competition.id), lambda: sides(session, self.competition.id))
        self.sides: dict[str, Side] = {str(side.entry.id): side for side in entered}
        self.names = {key: side.entry.name for key, side in self.sides.items()}
        self.short = {key: short(side) for key, side in self.sides.items()}
        self.codes = {key: _code(side, self.sides.values()) for key, side in self.sides.items()}

    @property
    def results(self) -> Mapping[str, tuple[Match, Outcome]]:
        """The settled matches."""
        outcomes = self.standings.outcomes
        return {key: (match, outcomes[key]) for key, match in self.matches.items() if key in outcomes}

    def table(self, ranking: Ranking, names: Mapping[str, str] | None = None) -> StandingsTable:
        """The table of a group, with the usual names unless others are given."""
        table = standings_table(
            ranking, self.standings.chains, self.modality, names or self.names, self.visit.t, self.advance
        )
        return replace(table, note=uneven_words(ranking, self.standings.chains, self.void(ranking), self.visit.t))

    def void(self, ranking: Ranking) -> list[int]:
        """The numbers of the matches of a closed group that count for nobody, between sides that are ranked in it."""
        if not is_uneven(ranking, self.standings.chains):
            return []
        ranked = {place.side for place in ranking.places}
        own = {
            key
            for key, (match, outcome) in self.results.items()
            if outcome.void and ranked >= set(match.sides) and _within(match, ranking, self.record)
        }
        kept = find.matches(self.visit.session, self.competition.id)
        return sorted(match.number for match in kept if str(match.id) in own)

    def explanation(self, ranking: Ranking) -> Explanation:
        """Why the order of a group is what it is."""
        return explain(
            ranking,
            self.standings.chains,
            self.modality,
            self.names,
            self.visit.t,
            short=self.short,
            codes=self.codes,
            results=self.results,
            alternatives=alternatives(self.standings, self.record, ranking),
        )

    def cross(self, ranking: Ranking) -> CrossTable:
        """Everyone of a group against everyone."""
        voice = Voice(self.modality, self.standings.chains, self.names, self.visit.t, self.short, self.codes)
        of_group = {key: found for key, found in self.results.items() if _within(found[0], ranking, self.record)}
        return crosstable([place.side for place in ranking.places], of_group, voice)

    def title(self, ranking: Ranking) -> str:
        """The name of a group."""
        if not ranking.group:
            return self.visit.t.gettext("Standings")
        return self.visit.t.gettext("Group %(name)s") % {"name": ranking.group}

    def why_url(self) -> Callable[[str], str]:
        """Where a side asks why."""
        there = f"/{self.visit.of_event().slug}/{self.competition.slug}/por-que"
        return lambda side: f"{there}/{self.sides[side].entry.number}"


def _within(match: Match, ranking: Ranking, record: Record) -> bool:
    """True for a match of the group, and not of a later round."""
    return match.group == ranking.group and match.stage == record.stage


def _code(side: Side, everybody: Iterable[Side]) -> str:
    """The delegation's code; with the entry's number where the delegation has several."""
    several = sum(other.delegation.id == side.delegation.id for other in everybody) > 1
    return f"{side.delegation.code}{side.entry.number}" if several else side.delegation.code


def competition_facts(visit: Visit) -> Mapping[str, Any]:
    """What the page of a competition shows."""
    ranked, scores = Ranked(visit), Scores(visit)
    competition, event = visit.of_competition(), visit.of_event()
    scores.known[competition.id] = ranked.standings
    found = fixtures(visit.session, event.id, competition_id=competition.id)
    played = [fixture for fixture in found if fixture.second is not None]
    regulation = regulation_of(visit.session, event)
    return {
        "competition": competition,
        "groups": [_group(ranked, ranking, played, scores) for ranking in ranked.standings.rankings],
        "knock_out": list(_knock_out(played, scores)),
        "entries": list(ranked.sides.values()),
        "done": sum(_over(ranked, fixture) for fixture in played),
        "all": len(played),
        "file": regulation_file(regulation.files, competition.modality, competition.category),
        "link": article_links(visit),
        "why_url": ranked.why_url(),
        "committee_url": _committee_url(visit),
        "decided": decided(visit, competition, ranked.names),
    }


def regulation_file(files: Iterable[str], modality: str, category: str) -> str:
    """The file of a regulation in which the competition's own articles stand, by the name that others cite."""
    known = {name.removesuffix(".toml") for name in files}
    return next((name for name in (f"{modality}.{category}", modality, "general") if name in known), "")


def _committee_url(visit: Visit) -> str:
    person, event = visit.person, visit.of_event()
    if person is None or not person.on_committee(event.id):
        return ""
    return f"/{event.slug}/comissao/competicoes/{visit.of_competition().slug}"


def _group(ranked: Ranked, ranking: Ranking, found: list[Fixture], scores: Scores) -> GroupShown:
    of_group = [f for f in found if not f.match.round_name and (f.group.name if f.group else "") == ranking.group]
    word, mark, words = _condition(ranked, ranking, of_group)
    return GroupShown(
        anchor=anchor(ranking.group),
        title=ranked.title(ranking),
        word=word,
        mark=mark,
        condition=words,
        table=ranked.table(ranking),
        explanation=ranked.explanation(ranking),
        cross=ranked.cross(ranking),
        rounds=list(_rounds(of_group, scores)),
    )


def _condition(ranked: Ranked, ranking: Ranking, found: list[Fixture]) -> tuple[str, str, str]:
    """A word for how the group stands, its mark, and how certain the table is."""
    t = ranked.visit.t
    done = sum(_over(ranked, f) for f in found)
    live = any(f.latest is not None and not _over(ranked, f) for f in found)
    if ranking.due and not ranking.provisional:
        words = {"lot": t.gettext("Lots to be drawn"), "play-off": t.gettext("Extra match to be played")}
        return (
            words.get(ranking.due[0].what, t.gettext("Waits for the committee")),
            "open",
            t.gettext("place still open"),
        )
    if done == 0 and not live:
        return "", "", t.gettext("no match has ended")
    if ranking.provisional or live:
        figures = t.ngettext(
            "provisional, %(done)s of %(n)s match", "provisional, %(done)s of %(n)s matches", len(found)
        )
        return t.gettext("Live") if live else "", "live" if live else "", figures % {"done": done, "n": len(found)}
    if is_uneven(ranking, ranked.standings.chains) and not ranked.void(ranking):
        return t.gettext("To be checked"), "check", t.gettext("the numbers of matches differ")
    checked = not any(f.latest is not None and f.latest.state == "closed" for f in found)
    if not checked:
        return t.gettext("To be checked"), "check", t.gettext("all matches have ended")
    return t.gettext("Final"), "done", t.gettext("definite")


def _over(ranked: Ranked, fixture: Fixture) -> bool:
    """True once a match counts, or its sheet cannot be; one that a side's leaving decided may have no sheet at all."""
    key = str(fixture.match.id)
    return key in ranked.standings.outcomes or key in ranked.standings.refusals


def _rounds(found: list[Fixture], scores: Scores) -> Iterable[Round]:
    by: dict[tuple[int, int], list[Fixture]] = {}
    for fixture in found:
        by.setdefault((fixture.match.leg, fixture.match.round or 0), []).append(fixture)
    t = scores.visit.t
    for (_, number), fixtures_ in sorted(by.items()):
        title = t.gettext("Round %(number)s") % {"number": number} if number else t.gettext("Matches")
        yield Round(title, rows(fixtures_, scores))


def _knock_out(found: list[Fixture], scores: Scores) -> Iterable[Round]:
    """The matches of the rounds of a knock-out, the first round first."""
    for name in ROUNDS:
        own = [fixture for fixture in found if fixture.match.round_name == name]
        if own:
            yield Round(capital(round_words(name, scores.visit)), rows(own, scores))


def why_facts(visit: Visit, number: int) -> Mapping[str, Any] | None:
    """Why one side is where it is: its row, and the ties in which it stood; None for a number that nobody has."""
    ranked = Ranked(visit)
    side = next((key for key, one in ranked.sides.items() if one.entry.number == number), None)
    for ranking in ranked.standings.rankings:
        place = next((place for place in ranking.places if place.side == side), None)
        if side is None or place is None:
            continue
        explanation = ranked.explanation(ranking)
        table = ranked.table(ranking)
        return {
            "competition": visit.of_competition(),
            "group": ranked.title(ranking),
            "back": f"/{visit.of_event().slug}/{visit.of_competition().slug}#{anchor(ranking.group)}",
            "side": side,
            "name": ranked.names[side],
            "place": place.place,
            "shared": place.shared,
            "provisional": ranking.provisional,
            "row": next(row for row in table.rows if row.side == side),
            "table": table,
            "explanation": explanation,
            "own_ties": [tie for tie in explanation.ties if side in tie.sides],
            "points": list(_points(visit)),
            "link": article_links(visit),
        }
    return None


@dataclass(frozen=True, slots=True)
class PointsRow:
    """What one result gives, and the article that says so."""

    name: str
    words: str
    cite: str
    source: Source


def _points(visit: Visit) -> Iterable[PointsRow]:
    """Where table points come from: what a win, a draw, a score give, each with its article."""
    for rest, figure in ruleset_of(visit.session, visit.of_competition()).under("table_points").items():
        if figure.value is not None:
            cite = citation(figure.source, visit.t)
            law, name = cite or default_words(figure.source, visit.t), label(f"table_points.{rest}", visit.t)
            yield PointsRow(name, figure_words(figure.value, visit.t, key=f"table_points.{rest}"), law, figure.source)
