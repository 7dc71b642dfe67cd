"""A heat as a row of the pages: its contest, when and where, who starts in which lane or finished in which place."""

from dataclasses import dataclass
from typing import Any

from core.play.performance import Performance, Status
from core.play.settle_performance import Mark, settle_performance
from modalities.isolated.failure import PluginError
from reports import dates
from reports.performances import try_words
from reports.plugins import failure_words
from web.contests import Contest, RankedContest
from web.facts.matches import MatchRow, SideRow, short
from web.storage.heats import HeatFixture, Starter
from web.visit import Visit

FEW = 8
"""So many starters stand in a row; a page of its own has them all."""


@dataclass(frozen=True, slots=True)
class StartRow:
    """One line of a heat: ``place`` in it and the mark, or the word for why there is none; ``on``: it goes on."""

    lane: int
    name: str
    athlete: str
    key: str
    place: str = ""
    mark: str = ""
    won: bool = False
    on: bool = False


@dataclass(frozen=True, slots=True)
class HeatRow:
    """A heat, ready for its place on a page."""

    number: int
    url: str
    title: str
    word: str
    mark: str
    when: str
    venue: str
    starters: tuple[StartRow, ...]
    ended: bool
    enter_url: str = ""


def heat_row(fixture: HeatFixture, found: RankedContest, visit: Visit) -> HeatRow:
    """The heat with its starters: in the order of their places once it ended, else of their lanes."""
    t, event = visit.t, visit.of_event()
    starts = fixture.match.starts_at
    local = starts.astimezone(visit.zone) if starts else None
    word, mark = condition(fixture, visit)
    address = f"/{event.slug}/series/{fixture.match.number}"
    may = visit.person is not None and visit.person.may_record(event.id, fixture.competition.id)
    return HeatRow(
        number=fixture.match.number,
        url=address,
        title=heat_words(fixture, visit),
        word=word,
        mark=mark,
        when=f"{dates.weekday(local.date(), t)} {dates.hour(local, t)}" if local else t.gettext("hour to be set"),
        venue=fixture.match.venue,
        starters=start_rows(fixture, found, visit),
        ended=fixture.ended,
        enter_url=f"{address}/sumula" if may and not fixture.ended else "",
    )


def contest_words(contest: Contest) -> str:
    """ "100 m, final"; "" where the sport has one event and no stage. Both names are the regulation's own."""
    return ", ".join(filter(None, (contest.name, contest.stage)))


def heat_words(fixture: HeatFixture, visit: Visit) -> str:
    """ "heat 2"."""
    return visit.t.gettext("heat %(number)s") % {"number": fixture.heat.position}


def condition(fixture: HeatFixture, visit: Visit) -> tuple[str, str]:
    """The word for how a heat stands, and its mark; both empty for one to come."""
    t = visit.t
    if fixture.latest is None:
        return "", ""
    return {
        "open": (t.gettext("Live"), "live"),
        "closed": (t.gettext("To be checked"), "check"),
        "confirmed": (t.gettext("Final"), "done"),
    }[fixture.latest.state]


def start_rows(fixture: HeatFixture, found: RankedContest, visit: Visit) -> tuple[StartRow, ...]:
    """The starters of a heat with what they did, once it is closed."""
    rankings = (found.by_heat or found.overall).rankings
    own = {starter.key for starter in fixture.starters}
    placed = [place for ranking in rankings for place in ranking.places if place.side in own]
    ahead = {place.side: sum(other.place < place.place for other in placed) + 1 for place in placed}
    through = _through(fixture, found)
    rows = [
        StartRow(
            starter.start.lane,
            starter.side.entry.name,
            athlete_of(starter, found),
            starter.key,
            str(ahead[starter.key]) if fixture.ended and starter.key in ahead else "",
            mark_words(found.performances.get(starter.key), found, visit) if fixture.ended else "",
            won=fixture.ended and ahead.get(starter.key) == 1,
            on=starter.key in through,
        )
        for starter in fixture.starters
    ]
    return tuple(sorted(rows, key=lambda row: (not row.place, int(row.place or 0), row.lane)))


def _through(fixture: HeatFixture, found: RankedContest) -> frozenset[str]:
    """Who goes on by the place in the heat, whatever is still to be parted."""
    if not fixture.ended:
        return frozenset()
    rankings = (found.by_heat or found.overall).rankings
    ranking = next(each for each in rankings if each.group in ("", str(fixture.heat.position)))
    return frozenset() if ranking.provisional else ranking.inside(found.advance)


def athlete_of(starter: Starter, found: RankedContest) -> str:
    """Who started: as the sheet says, else as the start list does."""
    performance = found.performances.get(starter.key)
    if performance is not None and performance.passes and len(performance.passes[0]) == 1:
        return performance.passes[0][0].athlete or starter.start.athlete
    return starter.start.athlete


def mark_words(performance: Performance | None, found: RankedContest, visit: Visit) -> str:
    """The mark as written, or the officials' word for why there is none; "" where it is not settled."""
    if performance is None or not performance.entered:
        return ""
    settled = settle_performance(performance, found.rule, found.record.performances)
    if not isinstance(settled, Mark):
        return ""
    each = settled.value if settled.value is not None else settled.why or Status.NO_MARK
    return try_words(each, found.rule.precision.value.text, visit.t)


def without_marks(fixture: HeatFixture, visit: Visit, why: PluginError) -> MatchRow:
    """The heat where its sport cannot be used now: who starts, and why nothing is said of their marks."""
    t, address = visit.t, f"/{visit.of_event().slug}"
    starts = fixture.match.starts_at
    local = starts.astimezone(visit.zone) if starts else None
    return MatchRow(
        number=fixture.match.number,
        url=f"{address}/series/{fixture.match.number}",
        competition=fixture.competition.name,
        competition_url=f"{address}/{fixture.competition.slug}",
        sides=tuple(SideRow(short(starter.side)) for starter in fixture.starters[:FEW]),
        word=t.gettext("Sport not available"),
        mark="off",
        hour=dates.hour(local, t) if local else t.gettext("to be set"),
        day=dates.weekday(local.date(), t) if local else "",
        venue=fixture.match.venue,
        decided=failure_words(why, t),
        heat=heat_words(fixture, visit),
    )


def _first(each: StartRow, row: HeatRow) -> str:
    """The place once the heat ended, a dash for who has none; else the lane."""
    if not row.ended:
        return f"{each.lane}."
    return f"{each.place}." if each.place else "–"


def match_row(fixture: HeatFixture, found: RankedContest, visit: Visit, contest: str) -> MatchRow:
    """The heat among the matches of a day: its starters stand where the sides do."""
    row = heat_row(fixture, found, visit)
    starts, latest = fixture.match.starts_at, fixture.latest
    local = starts.astimezone(visit.zone) if starts else None
    closed = latest.at.astimezone(visit.zone) if latest and latest.state != "open" else None
    t = visit.t
    few = row.starters[:FEW]
    more: list[Any] = [] if len(row.starters) <= FEW else [len(row.starters) - FEW]
    names = {starter.key: short(starter.side) for starter in fixture.starters}
    return MatchRow(
        number=row.number,
        url=row.url,
        competition=fixture.competition.name,
        competition_url=f"/{visit.of_event().slug}/{fixture.competition.slug}",
        sides=tuple(SideRow(f"{_first(each, row)} {names[each.key]}", each.mark, won=each.won) for each in few),
        word=row.word,
        mark=row.mark,
        small=dates.hour(closed, t) if closed else "",
        hour=dates.hour(local, t) if local else t.gettext("to be set"),
        day=dates.weekday(local.date(), t) if local else "",
        venue=row.venue,
        decided=t.ngettext("and %(n)s more", "and %(n)s more", more[0]) % {"n": more[0]} if more else "",
        enter_url=row.enter_url,
        heat=f"{contest}, {row.title}" if contest else row.title,
    )
