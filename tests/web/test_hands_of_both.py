"""Canastra on its form: one hand gives points to both pairs, below zero too, and its penalties are rows."""

import re
from datetime import UTC, datetime

import pytest

from tests.web.site import EVENT, HERE, Site, Someone, words
from web.acts.answers import Refused
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.groups import make_matches, seat_groups
from web.storage import find
from web.storage.journal import By

SLUG = "canastra-dupla-livre"


@pytest.fixture
def address(site: Site) -> str:
    """The sheet of a match of canastra, opened in the demonstration's event."""
    by = By(1, datetime(2027, 9, 1, tzinfo=UTC), "mesa 1")
    with site.database.writing() as session:
        event = find.event(session, EVENT)
        assert event is not None
        new = NewCompetition("canastra", "open", "Canastra dupla livre")
        competition = open_competition(session, event, new, by)
        assert not isinstance(competition, Refused)
        entries = [enter(session, competition, each, by) for each in find.delegations(session, event.id)[:3]]
        seated = [each.id for each in entries if not isinstance(each, Refused)]
        assert not isinstance(seat_groups(session, competition, [seated], by), Refused)
        assert not isinstance(make_matches(session, competition, by), Refused)
    return f"{HERE}/jogos/{site.unplayed(SLUG)}/sumula"


def send(person: Someone, address: str, changes: dict[str, str]) -> int:
    return person.send(person.get(address), changes, "/sumula").status_code


def sums(person: Someone, address: str) -> list[list[str]]:
    """The running sums of the ledger, row by row."""
    ledger = person.get(address).text.partition('class="ledger"')[2].partition("</tbody>")[0]
    rows = ledger.split("<tr")[2:]
    return [re.findall(r"<td(?: class=\"got\")?>([-−]?\d+)</td>", row) for row in rows]


def test_a_hand_gives_points_to_both(site: Site, address: str) -> None:
    person = site.someone("comissao")
    assert send(person, address, {"won": "1", "how": "out", "points.0": "-100", "points.1": "450", "do": "hand"}) == 303
    assert send(person, address, {"offender": "0", "penalty": "signals"}) == 303
    assert send(person, address, {"how": "stock", "points.0": "60", "points.1": "−40", "do": "hand"}) == 303
    assert sums(person, address) == [["-100", "450"], ["-100", "500"], ["-40", "460"]]


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ({"won": "0", "how": "out", "points.0": "300", "points.1": ""}, "no-points"),
        ({"won": "0", "how": "out", "points.0": "300", "points.1": "x"}, "no-points"),
        ({"how": "out", "points.0": "300", "points.1": "20"}, "no-won"),
    ],
)
def test_what_a_hand_lacks_stands_at_its_field(site: Site, address: str, typed: dict[str, str], place: str) -> None:
    person = site.someone("comissao")
    answer = person.send(person.get(address), {**typed, "do": "hand"}, "/sumula")
    assert answer.status_code == 422
    assert f'id="{place}"' in answer.text
    assert 'value="300"' in answer.text
    assert "Canastra" in words(answer)
