"""Chess on its form: a drawn game of a knock-out asks for the one played again, and after that for the lot."""

from datetime import UTC, datetime

import pytest

from tests.web.site import EVENT, HERE, Site, form_of
from web.acts.answers import Refused
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.groups import make_matches, seat_groups
from web.storage import find
from web.storage.journal import By

SLUG = "xadrez-individual-livre"
HALF = "1/2"


@pytest.fixture
def address(site: Site) -> str:
    """The sheet of a game of chess, opened in the demonstration's event."""
    by = By(1, datetime(2027, 9, 1, tzinfo=UTC), "mesa 1")
    with site.database.writing() as session:
        event = find.event(session, EVENT)
        assert event is not None
        competition = open_competition(session, event, NewCompetition("xadrez", "open", "Xadrez individual livre"), by)
        assert not isinstance(competition, Refused)
        entries = [enter(session, competition, each, by) for each in find.delegations(session, event.id)[:2]]
        seated = [each.id for each in entries if not isinstance(each, Refused)]
        assert not isinstance(seat_groups(session, competition, [seated], by), Refused)
        assert not isinstance(make_matches(session, competition, by), Refused)
    return f"{HERE}/jogos/{site.unplayed(SLUG)}/sumula"


def test_a_drawn_game_is_played_again_and_then_drawn_by_lot(site: Site, address: str) -> None:
    person = site.someone("comissao")
    fields = form_of(person.get(address), "/sumula")[1]
    assert not {"e0.0", "lots"} & fields.keys()
    for typed in ({"s0.0": HALF, "s0.1": HALF}, {"e0.0": HALF, "e0.1": HALF}):
        assert 'name="lots"' not in person.get(address).text
        assert person.send(person.get(address), {**typed, "do": "save"}, "/sumula").status_code == 303
    page = person.get(address)
    assert 'name="lots"' in page.text
    assert person.send(page, {"lots": "1", "do": "save"}, "/sumula").status_code == 303
    fields = form_of(person.get(address), "/sumula")[1]
    assert {name: fields[name] for name in ("s0.0", "s0.1", "e0.0", "e0.1", "lots")} == {
        "s0.0": HALF,
        "s0.1": HALF,
        "e0.0": HALF,
        "e0.1": HALF,
        "lots": "1",
    }


def test_a_game_that_was_won_asks_for_nothing_more(site: Site, address: str) -> None:
    person = site.someone("comissao")
    assert person.send(person.get(address), {"s0.0": "1", "s0.1": "0", "do": "save"}, "/sumula").status_code == 303
    page = person.get(address).text
    assert 'name="e0.0"' not in page
    assert 'name="lots"' not in page
