"""A competition of performances as its page shows it: each contest with its table, why, its heats and every try."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core.competition import Standings
from core.play.performance import Performance
from core.play.reckoning import reckoned
from core.play.settle_performance import settle_performance
from core.standings.ranking import Ranking
from reports.explanation import Explanation
from reports.performances import PassWords, passes_words
from reports.prose import capital
from reports.table import StandingsTable
from web.acts.names import short_name
from web.contests import Contest, RankedContest, contests_of
from web.facts.competition import Ranked, regulation_file
from web.facts.heat_rows import HeatRow, athlete_of, contest_words, heat_row
from web.facts.heat_sheet import rules
from web.facts.regulation import article_links
from web.rulings import regulation_of
from web.storage.programme import sides
from web.visit import Visit


@dataclass(frozen=True, slots=True)
class Tried:
    """What a side did, try by try."""

    side: str
    name: str
    passes: tuple[PassWords, ...]


@dataclass(frozen=True, slots=True)
class ContestShown:
    """One contest: its condition in words and its mark, table, explanation, heats, and what was tried."""

    anchor: str
    title: str
    word: str
    mark: str
    condition: str
    table: StandingsTable
    explanation: Explanation
    heats: list[HeatRow]
    in_heats: list[tuple[str, Explanation]]
    tried: list[Tried]
    athletes: Mapping[str, str]
    ended: bool


class InContest(Ranked):
    """A contest with its standings, put into words."""

    def __init__(self, visit: Visit, found: RankedContest, standings: Standings | None = None) -> None:
        apart = standings is None and found.by_heat is not None  # then it is the heats that one goes on from
        super().__init__(visit, standings or found.overall, found.record, 0 if apart else found.advance)
        self.found = found

    @property
    def ranking(self) -> Ranking:
        """The places over all heats."""
        return self.standings.rankings[0]

    def title(self, ranking: Ranking) -> str:
        """The contest, and the heat where each is ranked by itself."""
        words = contest_words(self.found.contest)
        if not ranking.group:
            return words
        heat = self.visit.t.gettext("heat %(number)s") % {"number": ranking.group}
        return f"{words}, {heat}" if words else heat

    def why_url(self) -> Any:
        """Where a side asks why, of this contest."""
        there = f"/{self.visit.of_event().slug}/{self.competition.slug}/por-que"
        return lambda side: f"{there}/{self.sides[side].entry.number}#{anchor(self.found.contest)}"


def anchor(contest: Contest) -> str:
    """Where a contest stands on its competition's page."""
    return "-".join(filter(None, ("prova", short_name(contest.name), short_name(contest.stage))))


def contests_facts(visit: Visit) -> Mapping[str, Any]:
    """What the page of a competition of performances shows."""
    competition, event = visit.of_competition(), visit.of_event()
    found = contests_of(visit.session, competition)
    regulation = regulation_of(visit.session, event)
    heats = [heat for one in found for heat in one.heats]
    person = visit.person
    committee = person is not None and person.on_committee(event.id)
    ranked = [InContest(visit, one) for one in found]
    return {
        "competition": competition,
        "contests": [(_shown(one), one.why_url()) for one in ranked],
        "entries": sides(visit.session, competition.id),
        "done": sum(heat.ended for heat in heats),
        "all": len(heats),
        "file": regulation_file(regulation.files, competition.modality, competition.category),
        "link": article_links(visit),
        "committee_url": f"/{event.slug}/comissao/competicoes/{competition.slug}" if committee else "",
    }


def _shown(ranked: InContest) -> ContestShown:
    found, visit = ranked.found, ranked.visit
    title = contest_words(found.contest) or visit.t.gettext("Standings")
    word, mark, condition = _condition(ranked)
    return ContestShown(
        anchor(found.contest),
        capital(title),
        word,
        mark,
        condition,
        ranked.table(ranked.ranking),
        ranked.explanation(ranked.ranking),
        [heat_row(heat, found, visit) for heat in found.heats],
        _in_heats(ranked),
        tried(ranked),
        athletes(found),
        any(heat.ended for heat in found.heats),
    )


def _in_heats(ranked: InContest) -> list[tuple[str, Explanation]]:
    """Why the order of a heat is what it is, where it had a tie."""
    if ranked.found.by_heat is None:
        return []
    own = InContest(ranked.visit, ranked.found, ranked.found.by_heat)
    told = [(own.title(ranking), own.explanation(ranking)) for ranking in own.standings.rankings]
    return [(title, words) for title, words in told if words.ties or words.due]


def athletes(found: RankedContest) -> dict[str, str]:
    """Who started for each entry that is written as one."""
    return {starter.key: athlete_of(starter, found) for heat in found.heats for starter in heat.starters}


def why_facts(visit: Visit, number: int) -> Mapping[str, Any] | None:
    """Why one entry is where it is, contest by contest; None for a number that nobody has."""
    found = []
    name = ""
    for one in contests_of(visit.session, visit.of_competition()):
        ranked = InContest(visit, one)
        side = next((key for key, own in ranked.sides.items() if own.entry.number == number), "")
        name = ranked.names.get(side, name)
        table = ranked.table(ranked.ranking)
        row = next((row for row in table.rows if row.side == side), None)
        if row is None:
            continue
        told_so = ranked.explanation(ranked.ranking)
        found.append(
            {
                "anchor": anchor(one.contest),
                "title": capital(ranked.title(ranked.ranking)) or visit.t.gettext("Standings"),
                "side": side,
                "row": row,
                "shared": any(place.shared for place in ranked.ranking.places if place.side == side),
                "provisional": ranked.ranking.provisional,
                "table": table,
                "explanation": told_so,
                "own_ties": [tie for tie in told_so.ties if side in tie.sides],
                "passes": told(one.performances[side], one, visit) if side in one.performances else (),
                "rules": list(rules(one.rule, visit)),
            }
        )
    if not found:
        return None
    competition = visit.of_competition()
    return {
        "competition": competition,
        "name": name,
        "contests": found,
        "back": f"/{visit.of_event().slug}/{competition.slug}",
        "link": article_links(visit),
    }


def tried(ranked: InContest) -> list[Tried]:
    """What each side did, in the order of the table, where that is more than one figure."""
    found = ranked.found
    performances = found.performances
    order = [place.side for place in ranked.ranking.places] + [each.side for each in ranked.ranking.unplaced]
    rows = []
    for side in order:
        passes = told(performances[side], found, ranked.visit) if side in performances else ()
        if sum(len(line.tries) for one in passes for line in one.lines) > 1:
            rows.append(Tried(side, ranked.names[side], passes))
    return rows


def told(performance: Performance, found: RankedContest, visit: Visit) -> tuple[PassWords, ...]:
    """What a side did, pass by pass, once its heat is closed."""
    field = found.record.performances
    if not performance.entered or isinstance(settle_performance(performance, found.rule, field), tuple):
        return ()
    return passes_words(reckoned(performance, found.rule, field), found.rule.precision.value.text, visit.t)


def _condition(ranked: InContest) -> tuple[str, str, str]:
    """A word for how the contest stands, its mark, and how certain the table is."""
    t, heats = ranked.visit.t, ranked.found.heats
    done = sum(heat.ended for heat in heats)
    live = any(heat.latest is not None and not heat.ended for heat in heats)
    if ranked.found.due and done == len(heats):
        words = {"lot": t.gettext("Lots to be drawn"), "play-off": t.gettext("Extra match to be played")}
        word = words.get(ranked.found.due[0].what, t.gettext("Waits for the committee"))
        return word, "open", t.gettext("place still open")
    if done < len(heats):
        figures = t.ngettext("%(done)s of %(n)s heat has ended", "%(done)s of %(n)s heats have ended", len(heats))
        return t.gettext("Live") if live else "", "live" if live else "", figures % {"done": done, "n": len(heats)}
    if all(heat.latest is not None and heat.latest.state == "confirmed" for heat in heats):
        return t.gettext("Final"), "done", t.gettext("definite")
    return t.gettext("To be checked"), "check", t.gettext("all heats have ended")
