"""The standings of a competition as a document: what PDF, CSV and XLSX are all made from."""

from datetime import UTC, datetime

from reports.paper import Imprint
from reports.standings_pdf import GroupStandings, StandingsDocument
from web.facts.competition import Ranked
from web.rendering import STATIC
from web.rulings import regulation_of
from web.storage.programme import Side
from web.visit import Visit


def standings_document(visit: Visit) -> StandingsDocument:
    """The tables of the competition as they stand at the event's revision.

    A table has the official names, whole; what explains it calls the sides as everybody does.
    """
    event, competition = visit.of_event(), visit.of_competition()
    ranked = Ranked(visit)
    official = {key: _official(side) for key, side in ranked.sides.items()}
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
    groups = []
    for ranking in ranked.standings.rankings:
        of_group = [m for m in ranked.matches.values() if m.group == ranking.group and m.second is not None]
        settled = sum(match.id in ranked.standings.outcomes for match in of_group)
        table, explanation = ranked.table(ranking, official), ranked.explanation(ranking)
        groups.append(GroupStandings(ranking.group, table, explanation, settled, len(of_group)))
    return StandingsDocument(imprint, competition.name, tuple(groups), competition.advance)


def _official(side: Side) -> str:
    """The official name of a delegation; an entry with a name of its own keeps it."""
    return side.delegation.official if side.entry.name == side.delegation.name else side.entry.name
