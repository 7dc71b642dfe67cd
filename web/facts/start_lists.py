"""What the pages show on which a competition of performances is set up: entries, contests, start lists, hours."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from core.fixtures.lanes import by_marks, events, heat_sizes, lanes_by, lanes_of
from core.rules.article import Article
from core.rules.ruleset import Ruleset
from reports.citation import citation, default_words
from web.contests import Contest, RankedContest, contests_of, scope_of, stages_of
from web.facts.heat_rows import HeatRow, contest_words, heat_row
from web.facts.heat_sheet import head
from web.facts.regulation import article_links
from web.facts.sheet import CitedWords
from web.rulings import ruleset_of
from web.storage import find
from web.storage.heats import HeatFixture
from web.storage.programme import Side, sides
from web.visit import Visit

MOST_HEATS = 20


@dataclass(frozen=True, slots=True)
class ContestKept:
    """A contest that may have heats, with those that it has."""

    contest: Contest
    title: str
    url: str
    heats: list[HeatRow]


@dataclass(frozen=True, slots=True)
class StartKept:
    """An entry on the form of start lists: its heat (0: it does not start), its lane, who starts for it."""

    key: str
    name: str
    code: str
    heat: int
    lane: str
    athlete: str
    mark: str = ""
    begun: bool = False


def contests_setup(visit: Visit) -> Mapping[str, Any]:
    """One competition: who is entered and may be, and the heats of each event at each stage."""
    event, competition, session = visit.of_event(), visit.of_competition(), visit.session
    entered = sides(session, competition.id)
    own = {side.delegation.id for side in entered}
    ruleset = ruleset_of(session, competition)
    found = {one.contest: one for one in contests_of(session, competition)}
    here = f"/{event.slug}/comissao/competicoes/{competition.slug}/series"
    listed = [Contest(name, stage) for name in events(ruleset, competition.category) for stage in stages_of(ruleset)]
    return {
        "competition": competition,
        "entered": entered,
        "delegations": [
            (one.slug, one.name)
            for one in sorted(find.delegations(session, event.id), key=lambda one: (one.id in own, one.folded))
        ],
        "contests": [
            ContestKept(
                contest,
                contest_words(contest) or visit.t.gettext("Heats"),
                f"{here}?{_query(contest)}",
                [heat_row(heat, found[contest], visit) for heat in found[contest].heats] if contest in found else [],
            )
            for contest in listed
        ],
        "link": article_links(visit),
    }


def _query(contest: Contest) -> str:
    return urlencode({"prova": contest.name, "fase": contest.stage})


def start_lists(visit: Visit, contest: Contest, wanted: int = 0) -> Mapping[str, Any]:
    """The form of the start lists of a contest: as they are, or as the regulation would have them."""
    competition, session = visit.of_competition(), visit.session
    ruleset = ruleset_of(session, competition)
    entered = sides(session, competition.id)
    found = {one.contest: one for one in contests_of(session, competition)}
    there = found.get(contest)
    earlier = _earlier(contest, stages_of(ruleset), found)
    rows, count = _rows(ruleset, contest, entered, there, earlier, wanted)
    return {
        "competition": competition,
        "contest": contest,
        "title": contest_words(contest) or visit.t.gettext("Heats"),
        "rows": rows,
        "count": max(count, wanted),
        "most": MOST_HEATS,
        "lanes_rule": _lanes_rule(ruleset, contest, visit),
        "earlier": contest_words(earlier.contest) if earlier else "",
        "link": article_links(visit),
    }


def _earlier(contest: Contest, stages: Sequence[str], found: Mapping[Contest, RankedContest]) -> RankedContest | None:
    """The stage before, where it has heats."""
    if contest.stage not in stages:
        return None
    before = stages[: stages.index(contest.stage)]
    return next(
        (found[Contest(contest.name, stage)] for stage in reversed(before) if Contest(contest.name, stage) in found),
        None,
    )


def _rows(
    ruleset: Ruleset,
    contest: Contest,
    entered: Sequence[Side],
    there: RankedContest | None,
    earlier: RankedContest | None,
    wanted: int,
) -> tuple[list[StartKept], int]:
    """Each entry with its heat and lane, and how many heats there are."""
    scope = scope_of(contest, len(entered))
    stated = lanes_of(ruleset, contest.stage, scope)
    lanes: int | None = None if stated is None else stated.value
    names = {str(side.entry.id): side for side in entered}
    kept = {
        starter.key: (heat, starter.start.lane, starter.start.athlete)
        for heat in (there.heats if there else ())
        for starter in heat.starters
    }
    marks = _marks(earlier)
    if kept and not wanted:
        rows = [_kept(key, side, kept.get(key), marks) for key, side in names.items()]
        return rows, max(heat.heat.position for heat, _, _ in kept.values())
    begun = {key: own for key, own in kept.items() if own[0].latest is not None}
    if earlier is not None:
        through = _through(earlier)
        proposal = by_marks(
            [key for key in marks if key in through],
            lanes if lanes is None or not wanted else -(-len(through) // wanted),
        )
        place = {key: (n, str(lane)) for n, heat in enumerate(proposal, 1) for key, lane in heat.items()}
    else:
        sizes = heat_sizes(len(entered), lanes if not wanted else -(-max(len(entered), 1) // wanted))
        turns = [(n, lane) for n, size in enumerate(sizes, 1) for lane in range(1, size + 1)]
        drawn = ruleset.value(f"stage.{contest.stage}.kind", scope) == "heats" if contest.stage else False
        place = {key: (n, "" if drawn else str(lane)) for key, (n, lane) in zip(names, turns, strict=False)}
    rows = [
        _kept(key, side, begun[key], marks)
        if key in begun
        else StartKept(
            key,
            side.entry.name,
            side.delegation.code,
            *place.get(key, (0, "")),
            _athlete(key, kept, earlier),
            marks.get(key, ""),
        )
        for key, side in names.items()
    ]
    return rows, max((row.heat for row in rows), default=1) or 1


def _kept(key: str, side: Side, own: tuple[HeatFixture, int, str] | None, marks: Mapping[str, str]) -> StartKept:
    name, code, mark = side.entry.name, side.delegation.code, marks.get(key, "")
    if own is None:
        return StartKept(key, name, code, 0, "", "", mark)
    heat, lane, athlete = own
    return StartKept(key, name, code, heat.heat.position, str(lane), athlete, mark, begun=heat.latest is not None)


def _athlete(key: str, kept: Mapping[str, tuple[HeatFixture, int, str]], earlier: RankedContest | None) -> str:
    """Who started before, where somebody did."""
    if key in kept:
        return kept[key][2]
    starters = (starter for heat in (earlier.heats if earlier else ()) for starter in heat.starters)
    return next((starter.start.athlete for starter in starters if starter.key == key), "")


def _marks(earlier: RankedContest | None) -> dict[str, str]:
    """The place over the heats of the stage before, by side, best first."""
    if earlier is None:
        return {}
    return {place.side: str(place.place) for place in earlier.overall.rankings[0].places}


def _through(earlier: RankedContest) -> frozenset[str]:
    """Who goes on from the stage before by their places, whatever is still to be parted."""
    rankings = (earlier.by_heat or earlier.overall).rankings
    return frozenset(side for ranking in rankings for side in ranking.inside(earlier.advance))


def _lanes_rule(ruleset: Ruleset, contest: Contest, visit: Visit) -> CitedWords | None:
    """How lanes are given, with the article."""
    stated = lanes_by(ruleset, contest.stage, scope_of(contest))
    if stated is None:
        return None
    t = visit.t
    words = (
        t.gettext("Lanes go by lot: type them in as they were drawn.")
        if stated.value == "lot"
        else t.gettext("Lanes go by the marks of the stage before: proposed with the best in the middle lanes.")
    )
    law = citation(stated.source, t) if isinstance(stated.source, Article) else default_words(stated.source, t)
    return CitedWords(law, stated.source, words)


def heat_setup(visit: Visit, heat: HeatFixture) -> Mapping[str, Any]:
    """One heat, with its hour and venue."""
    event, starts = visit.of_event(), heat.match.starts_at
    local = starts.astimezone(visit.zone) if starts else None
    return head(visit, heat) | {
        "starts_at": local.strftime("%Y-%m-%dT%H:%M") if local else "",
        "first": event.starts,
        "last": event.ends,
        "names": [starter.side.entry.name for starter in heat.starters],
    }
