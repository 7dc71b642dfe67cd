"""The standings of a competition as a document: what PDF, CSV and XLSX are all made from."""

from collections.abc import Iterator
from datetime import UTC, datetime

from reports.paper import Imprint
from reports.performances import in_brief
from reports.prose import capital
from reports.standings_pdf import GroupStandings, StandingsDocument
from web.contests import contests_of, of_marks
from web.facts.competition import Ranked
from web.facts.contests import InContest, athletes, tried
from web.facts.rulings import decided
from web.rendering import STATIC
from web.rulings import regulation_of
from web.storage.programme import Side
from web.visit import Visit


def standings_document(visit: Visit) -> StandingsDocument:
    """The tables of the competition as they stand at the event's revision.

    A table has the official names, whole; what explains it calls the sides as everybody does.
    """
    event, competition = visit.of_event(), visit.of_competition()
    regulation = regulation_of(visit.session, event)
    imprint = Imprint(
        language=visit.language,
        event=event.name,
        place=event.place,
        starts=event.starts,
        ends=event.ends,
        regulation=regulation.title,
        revision=event.revision,
        at=(visit.updated or datetime.now(UTC)).astimezone(visit.zone),
        stylesheet=(STATIC / "sumula.css").read_text(encoding="utf-8"),
        address=f"{visit.request.base_url}{event.slug}/{competition.slug}",
    )
    if of_marks(visit.session, competition):
        return StandingsDocument(imprint, competition.name, tuple(_contests(visit)), of_marks=True)
    ranked = Ranked(visit)
    names = {key: official(side) for key, side in ranked.sides.items()}
    groups = []
    for ranking in ranked.standings.rankings:
        of_group = [m for m in ranked.matches.values() if m.group == ranking.group and m.second is not None]
        settled = sum(match.id in ranked.standings.outcomes for match in of_group)
        table, explanation = ranked.table(ranking, names), ranked.explanation(ranking)
        groups.append(GroupStandings(ranking.group, table, explanation, settled, len(of_group)))
    told = tuple((one.words, one.cite, one.reason) for one in decided(visit, competition, ranked.names))
    return StandingsDocument(imprint, competition.name, tuple(groups), competition.advance, decided=told)


def _contests(visit: Visit) -> Iterator[GroupStandings]:
    """The table of each contest, with who started and what was tried."""
    for found in contests_of(visit.session, visit.of_competition()):
        ranked = InContest(visit, found)
        started = athletes(found)
        names = {
            key: f"{official(side)} ({started[key]})" if started.get(key) else official(side)
            for key, side in ranked.sides.items()
        }
        yield GroupStandings(
            "",
            ranked.table(ranked.ranking, names),
            ranked.explanation(ranked.ranking),
            sum(heat.ended for heat in found.heats),
            len(found.heats),
            heading=capital(ranked.title(ranked.ranking)),
            written=tuple((one.side, one.name, in_brief(one.passes)) for one in tried(ranked)),
        )


def official(side: Side) -> str:
    """The official name of a delegation; an entry with a name of its own keeps it."""
    return side.delegation.official if side.entry.name == side.delegation.name else side.entry.name
