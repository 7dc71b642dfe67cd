"""Who may do what: one row for each route, and the one question that every request is asked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Final


class May(Enum):
    """Whom a route admits. Each value says of which object: the event or the competition in the address."""

    ANYBODY = "anybody"
    SIGNED_IN = "whoever is signed in"
    INVOLVED = "whoever has a role in the event"
    RECORD = "the competition's coordinators, and the event's committee"
    COMMITTEE = "the event's committee"
    FOUND = "whoever is on the committee of some event, or has no role yet"


ROUTES: Final[Mapping[str, May]] = MappingProxyType(
    {
        "static": May.ANYBODY,
        "health": May.ANYBODY,
        "events": May.ANYBODY,
        "sign_in": May.ANYBODY,
        "sign_in_sent": May.ANYBODY,
        "sign_out": May.ANYBODY,
        "invitation": May.ANYBODY,
        "invitation_sent": May.ANYBODY,
        # What an event shows to all
        "today": May.ANYBODY,
        "day": May.ANYBODY,
        "competitions": May.ANYBODY,
        "competition": May.ANYBODY,
        "competition_pdf": May.ANYBODY,
        "competition_csv": May.ANYBODY,
        "competition_xlsx": May.ANYBODY,
        "why": May.ANYBODY,
        "discipline": May.ANYBODY,
        "rulings": May.ANYBODY,
        "match": May.ANYBODY,
        "heat": May.ANYBODY,
        "heat_pdf": May.ANYBODY,
        "programme": May.ANYBODY,
        "delegations": May.ANYBODY,
        "delegation": May.ANYBODY,
        "draws": May.ANYBODY,
        "draw": May.ANYBODY,
        "draw_record": May.ANYBODY,
        "regulations": May.ANYBODY,
        "versions": May.ANYBODY,
        "version": May.ANYBODY,
        "notes": May.ANYBODY,
        "note": May.ANYBODY,
        "regulations_pdf": May.ANYBODY,
        "regulation": May.ANYBODY,
        "regulation_pdf": May.ANYBODY,
        "summary": May.ANYBODY,
        "summary_pdf": May.ANYBODY,
        # Whoever writes sheets
        "account": May.SIGNED_IN,
        "my_matches": May.INVOLVED,
        "sheet": May.RECORD,
        "sheet_sent": May.RECORD,
        "check": May.RECORD,
        "check_sent": May.RECORD,
        "other_end": May.RECORD,
        "other_end_sent": May.RECORD,
        "heat_sheet": May.RECORD,
        "heat_sheet_sent": May.RECORD,
        "heat_check": May.RECORD,
        "heat_check_sent": May.RECORD,
        # The committee
        "new_event": May.FOUND,
        "new_event_sent": May.FOUND,
        "panel": May.COMMITTEE,
        "confirm_sent": May.COMMITTEE,
        "lot": May.COMMITTEE,
        "lot_sent": May.COMMITTEE,
        "announce_sent": May.COMMITTEE,
        "draw_sent": May.COMMITTEE,
        "draw_cancelled": May.COMMITTEE,
        "delegations_kept": May.COMMITTEE,
        "delegations_kept_sent": May.COMMITTEE,
        "competitions_kept": May.COMMITTEE,
        "competitions_kept_sent": May.COMMITTEE,
        "competition_kept": May.COMMITTEE,
        "entry_sent": May.COMMITTEE,
        "groups_sent": May.COMMITTEE,
        "matches_sent": May.COMMITTEE,
        "knock_out_sent": May.COMMITTEE,
        "match_kept": May.COMMITTEE,
        "match_kept_sent": May.COMMITTEE,
        "start_lists": May.COMMITTEE,
        "start_lists_sent": May.COMMITTEE,
        "heat_kept": May.COMMITTEE,
        "heat_kept_sent": May.COMMITTEE,
        "heat_confirm_sent": May.COMMITTEE,
        "chains": May.COMMITTEE,
        "chains_sent": May.COMMITTEE,
        "drafting": May.COMMITTEE,
        "experiment": May.COMMITTEE,
        "new_note": May.COMMITTEE,
        "new_note_sent": May.COMMITTEE,
        "to_set": May.COMMITTEE,
        "to_set_sent": May.COMMITTEE,
        "regulation_zip": May.COMMITTEE,
        "import": May.COMMITTEE,
        "import_read": May.COMMITTEE,
        "import_sent": May.COMMITTEE,
        "drafting_sent": May.COMMITTEE,
        "draft_file": May.COMMITTEE,
        "draft_file_sent": May.COMMITTEE,
        "draft_checked": May.COMMITTEE,
        "draft_text": May.COMMITTEE,
        "draft_text_sent": May.COMMITTEE,
        "discipline_kept": May.COMMITTEE,
        "ruling_sent": May.COMMITTEE,
        "brought_sent": May.COMMITTEE,
        "leaving": May.COMMITTEE,
        "leaving_sent": May.COMMITTEE,
        "cases": May.COMMITTEE,
        "new_case": May.COMMITTEE,
        "new_case_sent": May.COMMITTEE,
        "case": May.COMMITTEE,
        "case_sent": May.COMMITTEE,
        "people": May.COMMITTEE,
        "people_sent": May.COMMITTEE,
        "link_sent": May.COMMITTEE,
    }
)


@dataclass(frozen=True, slots=True)
class Person:
    """Who is signed in, and the roles: events on whose committee they are, competitions that they coordinate."""

    id: int
    name: str
    committees: frozenset[int] = frozenset()
    coordinates: Mapping[int, int] = field(default_factory=dict)
    """Competition to its event."""

    def on_committee(self, event: int | None) -> bool:
        """True on the committee of that event."""
        return event in self.committees

    def may_record(self, event: int | None, competition: int | None) -> bool:
        """True where they may write the sheets of that competition."""
        return self.on_committee(event) or (competition is not None and self.coordinates.get(competition) == event)

    def involved(self, event: int | None) -> bool:
        """True where they have any role in that event."""
        return self.on_committee(event) or event in self.coordinates.values()


def admits(route: str, person: Person | None, event: int | None, competition: int | None) -> bool:
    """True where the route admits the person to these objects. A route without a row admits nobody."""
    may = ROUTES.get(route)
    if may is May.ANYBODY:
        return True
    if person is None or may is None:
        return False
    answers = {
        May.SIGNED_IN: True,
        May.INVOLVED: person.involved(event),
        May.RECORD: person.may_record(event, competition),
        May.COMMITTEE: person.on_committee(event),
        May.FOUND: bool(person.committees) or not person.coordinates,
    }
    return answers[may]
