"""The page of other ends: reasons, tolerance and its hour, stopped matches, new dates, each by its article."""

import pytest

from tests.web.site import HERE, Site, Someone, form_of, words
from web.storage import find

FUTSAL = "futsal-feminino"


def end(person: Someone, number: int, **fields: str) -> int:
    """Sends the page of other ends with these fields; the status of the answer."""
    page = person.get(f"{HERE}/jogos/{number}/outro-fim")
    return person.send(page, fields, "/outro-fim").status_code


def test_the_tolerance_stands_there_with_its_article_and_the_hour_when_it_runs_out(site: Site) -> None:
    number = site.unplayed(FUTSAL)
    page = site.someone("futsal").get(f"{HERE}/jogos/{number}/outro-fim")
    assert "Tolerância: " in words(page)
    assert f'href="{HERE}/regulamento/general#art-' in page.text


def test_the_reason_of_a_walkover_is_one_of_those_that_the_regulation_has(site: Site) -> None:
    person, number = site.someone("futsal"), site.unplayed(FUTSAL)
    page = person.get(f"{HERE}/jogos/{number}/outro-fim")
    assert 'value="no uniform"' not in page.text
    refused = person.send(page, {"end": "walkover.0", "cause": "no uniform"}, "/outro-fim")
    assert refused.status_code == 422
    assert 'id="no-cause"' in refused.text
    check = person.send(page, {"end": "walkover.0", "cause": "below minimum"}, "/outro-fim")
    assert check.status_code == 200
    assert person.send(check, {}, "/conferir").status_code == 303
    assert "Por que é W.O." in words(site.visitor().get(f"{HERE}/jogos/{number}"))


def test_a_match_that_stops_is_suspended_and_taken_up_again(site: Site) -> None:
    person, number = site.someone("futsal"), site.unplayed(FUTSAL)
    here = f"{HERE}/jogos/{number}"
    person.send(person.get(f"{here}/sumula"), {"s0.0": "2", "s0.1": "1", "do": "save"}, "/sumula")
    assert end(person, number, end="suspended") == 422, "a reason is missing"
    assert end(person, number, end="stands", reason="Faltou luz") == 422, "the regulation says resumed"
    assert end(person, number, end="suspended", reason="Faltou luz") == 303
    assert "Suspenso" in words(site.visitor().get(here))
    fields = form_of(person.get(f"{here}/sumula"), "/sumula")[1]
    assert (fields["s0.0"], fields["s0.1"]) == ("2", "1"), "it goes on from its state"
    answer = person.send(person.get(f"{here}/sumula"), {"do": "check"}, "/sumula")
    assert answer.status_code == 422, "it is still to go on, and one period is written"
    person.send(person.get(f"{here}/sumula"), {"s1.0": "0", "s1.1": "0", "do": "save"}, "/sumula")
    assert "Ao vivo" in words(site.visitor().get(here))


def test_a_just_cause_gives_a_new_date_and_lets_go_of_the_hour(site: Site) -> None:
    person, number = site.someone("comissao"), site.unplayed(FUTSAL)
    assert end(person, number, end="new date", reason="Ônibus em acidente, com laudo") == 303
    with site.database.reading() as session:
        event = find.events(session)[0]
        match = find.match(session, event.id, number)
        assert match is not None
        assert match.starts_at is None
    assert "Terá nova data" in words(site.visitor().get(f"{HERE}/jogos/{number}"))


@pytest.mark.parametrize("late", ["0", "x", "-3", "9999"])
def test_minutes_that_are_none_are_refused(site: Site, late: str) -> None:
    assert end(site.someone("futsal"), site.unplayed(FUTSAL), end="late.0", late=late, reason="Trânsito") == 422
