"""Hand by hand: truco's raises and its hand of eleven, canastra's first meld, and what each asks, on their forms."""

import pytest

from core.play.format import Format
from core.play.settle import progress
from core.play.sheet import Part, Segment, Sheet
from modalities.canastra import asks
from tests.modalities.cooperativas import form
from tests.web.site import HERE, Site, words
from web.entry import hands


def written(*parts: Part) -> Sheet:
    return Sheet((Segment((0, 0), parts),), open=True)


def truco() -> Format:
    return form("truco")


@pytest.mark.parametrize("points", range(14))
def test_a_hand_of_truco_is_worth_one_or_what_a_raise_says(points: int) -> None:
    wrong = [each.code for each in progress(written(Part(0, points)), truco()).refusals]
    assert ("no hand is worth that" in wrong) == (points not in (1, 3, 6, 9, 12))


def test_raising_at_eleven_and_looking_out_of_turn_lose_the_partial() -> None:
    names = {one.name for one in hands.penalties(truco())}
    assert {"raise at eleven", "looking at eleven all", "talk"} <= names
    for name in ("raise at eleven", "looking at eleven all"):
        so_far = progress(written(Part(0, 9), Part(0, 1), Part(0, 1), Part(0, infraction=name)), truco())
        assert so_far.winners == (1,), name
        assert so_far.partials[0][1] == 12


def test_the_form_of_truco_begins_with_a_plain_hand(site: Site) -> None:
    facts = hands.facts(Sheet(open=True), truco())
    assert facts["ways"] == ["plain", "eleven lost"]
    person, number = site.someone("truco"), site.unplayed("truco-dupla-livre")
    here = f"{HERE}/jogos/{number}/sumula"
    person.send(person.get(here), {"won": "0", "how": "plain", "points": "6", "do": "hand"}, "/sumula")
    person.send(person.get(here), {"won": "1", "how": "eleven lost", "points": "3", "do": "hand"}, "/sumula")
    page = person.get(here)
    assert 'class="got">6<' in page.text
    assert 'class="got">3<' in page.text
    refused = person.send(page, {"won": "0", "how": "plain", "points": "2", "do": "hand"}, "/sumula")
    assert refused.status_code == 422
    assert "Números do regulamento".lower() in words(page).lower() or "Tempos e números" in words(page)


@pytest.mark.parametrize(
    ("sums", "erred", "expected"),
    [
        ((990, 1000), False, ("", "values.first_meld")),
        ((1000, 999), False, ("values.first_meld", "")),
        ((1500, 1500), True, ("values.first_meld_after_error", "values.first_meld")),
        ((500, 0), True, ("", "")),
    ],
)
def test_the_first_meld_of_canastra_takes_80_from_1000_and_100_after_an_error(
    sums: tuple[int, int], erred: bool, expected: tuple[str, str]
) -> None:
    parts = (Part(0, infraction="irregular meld"),) if erred else ()
    rules = form("canastra")
    assert asks(Segment((0, 0), parts), sums, rules.terms(0)) == expected
    values = {rules.figures[path] for path in expected if path}
    assert values <= {80, 100}


def test_the_form_of_canastra_says_the_first_meld_with_its_article() -> None:
    facts = hands.facts(written(Part(0, 1200, other=300)), form("canastra"))
    first, second = facts["asks"]
    assert (first.value, second) == (80, None)
