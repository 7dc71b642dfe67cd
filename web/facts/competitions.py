"""All competitions of an event, with how far each is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from modalities import catalogue
from web.facts.day import listed
from web.storage import find
from web.storage.programme import how_many_entries
from web.visit import Visit


@dataclass(frozen=True, slots=True)
class CompetitionRow:
    """A competition in the list."""

    url: str
    name: str
    sport: str
    entries: int
    done: int
    matches: int


def competitions_facts(visit: Visit) -> Mapping[str, Any]:
    """What the list of competitions shows."""
    event = visit.of_event()
    entries = how_many_entries(visit.session, event.id)
    done: dict[int, int] = {}
    total: dict[int, int] = {}
    for fixture in listed(visit):
        key = fixture.competition.id
        total[key] = total.get(key, 0) + 1
        done[key] = done.get(key, 0) + (fixture.latest is not None and fixture.latest.state != "open")
    return {
        "competitions": [
            CompetitionRow(
                f"/{event.slug}/{one.slug}",
                one.name,
                _sport(one.modality, visit),
                entries.get(one.id, 0),
                done.get(one.id, 0),
                total.get(one.id, 0),
            )
            for one in find.competitions(visit.session, event.id)
        ]
    }


def _sport(modality: str, visit: Visit) -> str:
    found = catalogue.find(modality)
    return visit.t.gettext(found.name) if found else modality
