"""What the pages show on which an event is set up."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core.fixtures.groups import group_names, group_sizes, seat
from reports.language import marked
from reports.prose import capital
from web.facts.day import rows
from web.facts.matches import MatchRow, round_words
from web.facts.regulation import article_links
from web.facts.scores import Scores
from web.rulings import regulation_of, ruleset_of
from web.stages import rounds
from web.storage import find
from web.storage.programme import Side, fixtures, sides
from web.visit import Visit

CATEGORIES = {
    "male": marked("men"),
    "female": marked("women"),
    "mixed": marked("mixed"),
    "open": marked("open"),
}
MOST_GROUPS = 32


@dataclass(frozen=True, slots=True)
class SeatShown:
    """An entry with the group in which it sits, or would sit."""

    key: int
    name: str
    group: int


def delegations_setup(visit: Visit) -> dict[str, Any]:
    """The delegations of the event."""
    return {"delegations": find.delegations(visit.session, visit.of_event().id), "link": article_links(visit)}


def competitions_setup(visit: Visit) -> dict[str, Any]:
    """The competitions, and what the regulation has besides."""
    event, t = visit.of_event(), visit.t
    regulation = regulation_of(visit.session, event)
    opened = find.competitions(visit.session, event.id)
    taken = {(one.modality, one.category) for one in opened}
    return {
        "competitions": opened,
        "options": [
            (f"{name}/{category}", f"{t.gettext(modality.name)}, {t.gettext(CATEGORIES.get(category, category))}")
            for name, modality in regulation.modalities.items()
            for category in regulation.categories(name)
            if (name, category) not in taken
        ],
        "link": article_links(visit),
    }


def competition_setup(visit: Visit, wanted: int = 0) -> Mapping[str, Any]:
    """One competition: who is entered and may be, the groups as they are or would be, the matches."""
    event, competition, session = visit.of_event(), visit.of_competition(), visit.session
    entered = sides(session, competition.id)
    found = fixtures(session, event.id, competition_id=competition.id)
    seated = {seat.entry_id: seat.group_id for seat in find.seats(session, competition.id)}
    groups = find.groups(session, competition.id)
    count = min(max(wanted or len(groups) or 1, 1), MOST_GROUPS)
    own = {side.delegation.id for side in entered}
    return {
        "competition": competition,
        "entered": entered,
        "delegations": [
            (one.slug, one.name)
            for one in sorted(find.delegations(session, event.id), key=lambda one: (one.id in own, one.folded))
        ],
        "groups": groups,
        "count": count,
        "most": min(MOST_GROUPS, max(1, len(entered) // 2)),
        "names": group_names(count),
        "seats": _seats(entered, seated, [group.id for group in groups], count, again=bool(wanted)),
        "matches": _matches(visit, found),
        "made": any(fixture.group is not None for fixture in found),
        "rounds": [
            (f"{stage}/{name}", f"{stage}: {round_words(name, visit)}" if stage else capital(round_words(name, visit)))
            for stage, name in rounds(ruleset_of(session, competition))
        ],
        "sides": [(str(side.entry.id), side.entry.name) for side in entered],
        "link": article_links(visit),
    }


def _seats(
    entered: list[Side], seated: Mapping[int, int], groups: list[int], count: int, *, again: bool
) -> list[SeatShown]:
    """Where each entry sits; where nobody sits yet, to and fro into groups as even as can be."""
    if seated and not again:
        return [
            SeatShown(side.entry.id, side.entry.name, groups.index(seated[side.entry.id]))
            for side in entered
            if side.entry.id in seated
        ] + [SeatShown(side.entry.id, side.entry.name, 0) for side in entered if side.entry.id not in seated]
    groups_of = seat(group_sizes(len(entered), count))
    place = {number: group for group, made in enumerate(groups_of) for number in made.seats}
    return [SeatShown(side.entry.id, side.entry.name, place[number]) for number, side in enumerate(entered)]


def _matches(visit: Visit, found: list[Any]) -> list[MatchRow]:
    return rows(found, Scores(visit))


def match_setup(visit: Visit) -> Mapping[str, Any]:
    """One match, with its hour and venue."""
    match, event = visit.of_match(), visit.of_event()
    found = fixtures(visit.session, event.id, number=match.number)
    local = match.starts_at.astimezone(visit.zone) if match.starts_at else None
    return {
        "match": rows(found, Scores(visit))[0],
        "competition": visit.of_competition(),
        "starts_at": local.strftime("%Y-%m-%dT%H:%M") if local else "",
        "venue": match.venue,
        "first": event.starts,
        "last": event.ends,
        "link": article_links(visit),
    }
