"""Entering a result: what is refused stands beside its field, nothing typed is lost, one form makes one version."""

import json
import re
from datetime import UTC, datetime, timedelta

import pytest
from httpx2 import Response
from sqlmodel import select

from tests.web.site import HERE, Site, Someone, form_of, words
from web.storage.tables import SignIn

FUTSAL, VOLEI, DOMINO, TRUCO = "futsal-feminino", "volei-de-quadra-feminino", "domino-dupla-livre", "truco-dupla-livre"


def sheet(number: int) -> str:
    """The address of a match's sheet."""
    return f"{HERE}/jogos/{number}/sumula"


def figures(page: Response) -> dict[str, str]:
    """What stands in the fields of the segments."""
    return {name: value for name, value in form_of(page, "/sumula")[1].items() if re.fullmatch(r"s\d\.\d", name)}


def enter(person: Someone, number: int, changes: dict[str, str]) -> Response:
    """Opens the form of a sheet and sends it with some fields changed."""
    return person.send(person.get(sheet(number)), changes, "/sumula")


def test_a_step_saves_a_version_and_fills_the_other_side(site: Site) -> None:
    person, number = site.someone("futsal"), site.unplayed(FUTSAL)
    assert figures(person.get(sheet(number))) == {"s0.0": "", "s0.1": "", "s1.0": "", "s1.1": ""}
    answer = enter(person, number, {"plus": "s0.1"})
    assert (answer.status_code, answer.headers["location"]) == (303, sheet(number))
    assert figures(person.get(sheet(number))) == {"s0.0": "0", "s0.1": "1", "s1.0": "", "s1.1": ""}
    enter(person, number, {"minus": "s0.1"})
    enter(person, number, {"minus": "s0.1"})
    assert figures(person.get(sheet(number)))["s0.1"] == "0"
    assert site.versions(number) == 2, "the second minus changed nothing, and nothing new is no version"


def test_everything_refused_is_said_at_once_beside_its_field_and_stays_typed(site: Site) -> None:
    person, number = site.someone("futsal"), site.unplayed(FUTSAL)
    typed = {"s0.0": "3", "s0.1": "x", "s1.0": "", "s1.1": "2", "remarks": "Chuva forte", "do": "save"}
    answer = enter(person, number, typed)
    assert answer.status_code == 422
    assert site.versions(number) == 0
    assert figures(answer) == {"s0.0": "3", "s0.1": "x", "s1.0": "", "s1.1": "2"}
    assert "Chuva forte" in answer.text
    assert "Não gravado: 2 motivos" in words(answer)
    for place in ("no-segments-0", "no-segments-1"):
        assert f'aria-describedby="{place}"' in answer.text
        assert f'id="{place}"' in answer.text
    assert answer.text.count('aria-invalid="true"') == 4


def test_a_gap_is_an_error_at_its_place_and_nothing_shifts(site: Site) -> None:
    person, number = site.someone("volei"), site.unplayed(VOLEI)
    typed = {"s0.0": "21", "s0.1": "10", "s1.0": "", "s1.1": "", "s2.0": "15", "s2.1": "9", "do": "check"}
    answer = enter(person, number, typed)
    assert answer.status_code == 422
    assert 'id="no-segments-1"' in answer.text
    assert figures(answer) == {name: value for name, value in typed.items() if name != "do"}


def test_a_refusal_names_its_article(site: Site) -> None:
    person, number = site.someone("volei"), site.unplayed(VOLEI)
    answer = enter(person, number, {"s0.0": "22", "s0.1": "10", "do": "check"})
    assert answer.status_code == 422
    assert f'href="{HERE}/regulamento/volei-de-quadra#art-' in answer.text


def test_five_taps_of_one_form_make_one_version(site: Site) -> None:
    person, number = site.someone("futsal"), site.unplayed(FUTSAL)
    _, fields = form_of(person.get(sheet(number)), "/sumula")
    fields |= {"s0.0": "1", "s0.1": "0", "do": "save"}
    answers = [person.post(sheet(number), fields) for _ in range(5)]
    assert {answer.status_code for answer in answers} == {303}
    assert site.versions(number) == 1
    again = person.get(answers[-1].headers["location"])
    assert re.search(r"Já registrado às \d+h\d\d", words(again))


def test_closing_twice_with_one_form_closes_once(site: Site) -> None:
    person, number = site.someone("futsal"), site.unplayed(FUTSAL)
    answer = enter(person, number, {"s0.0": "1", "s0.1": "0", "s1.0": "0", "s1.1": "0", "do": "check"})
    page = person.get(answer.headers["location"])
    assert "Confira antes de valer" in words(page)
    assert "O que muda na classificação" in words(page)
    first, second = person.send(page, {}, "/conferir"), person.send(page, {}, "/conferir")
    assert (first.status_code, second.status_code) == (303, 303)
    assert site.versions(number) == 2
    assert "Já registrado às" in words(person.get(second.headers["location"]))


def test_the_winner_and_the_summary_are_computed_never_taken(site: Site) -> None:
    person, number = site.someone("volei"), site.unplayed(VOLEI)
    page = person.get(sheet(number))
    _, fields = form_of(page, "/sumula")
    told = json.dumps({"segments": [{"points": [21, 9]}, {"points": [9, 21]}, {"points": [15, 7]}], "won": [2, 0]})
    typed = {"s0.0": "21", "s0.1": "9", "s1.0": "9", "s1.1": "21", "s2.0": "15", "s2.1": "7", "winner": "1"}
    answer = person.post(sheet(number), fields | typed | {"sheet": told, "do": "check"})
    assert answer.status_code == 422
    assert site.versions(number) == 0


@pytest.mark.parametrize(
    "carried", ["", "[]", '{"segments": 3}', '{"unknown": 1}', '{"segments":[{"points":[-1,0.5]}]}', "["]
)
def test_a_sheet_that_no_form_of_ours_carries_is_not_read(site: Site, carried: str) -> None:
    person, number = site.someone("futsal"), site.unplayed(FUTSAL)
    _, fields = form_of(person.get(sheet(number)), "/sumula")
    answer = person.post(sheet(number), fields | {"sheet": carried, "do": "save"})
    assert answer.status_code in (303, 404)
    assert site.versions(number) <= 1


def test_two_people_on_one_sheet_see_both_versions_and_lose_nothing(site: Site) -> None:
    mine, theirs, number = site.someone("futsal"), site.someone("comissao"), site.unplayed(FUTSAL)
    seen = mine.get(sheet(number))
    enter(theirs, number, {"s0.0": "2", "s0.1": "0", "do": "save"})
    answer = mine.send(
        seen, {"s0.0": "1", "s0.1": "0", "s1.0": "4", "s1.1": "3", "remarks": "x", "do": "save"}, "/sumula"
    )
    assert answer.status_code == 409
    text = words(answer)
    assert "Não gravado: a súmula mudou enquanto você digitava" in text
    assert "Rosa Amarante" in text
    assert "Ficar com 2 a 0" in text
    assert "Gravar 5 a 3" in text
    assert site.versions(number) == 1
    kept = mine.send(answer, {"do": "save"}, "/sumula")
    assert kept.status_code == 303
    assert figures(mine.get(sheet(number))) == {"s0.0": "1", "s0.1": "0", "s1.0": "4", "s1.1": "3"}
    assert site.versions(number) == 2


def test_a_sign_in_that_ended_keeps_what_was_typed(site: Site) -> None:
    person, number = site.someone("volei"), site.unplayed(VOLEI)
    page = person.get(sheet(number))
    with site.database.writing() as session:
        for row in session.exec(select(SignIn)):
            row.expires_at = datetime.now(UTC) - timedelta(minutes=1)
            session.add(row)
    typed = {"s0.0": "21", "s0.1": "19", "s1.0": "20", "s1.1": "21", "s2.0": "15", "s2.1": "13", "do": "save"}
    asked = person.send(page, typed, "/sumula")
    assert asked.status_code == 401
    for name, value in typed.items():
        assert f'name="kept.{name}" value="{value}"' in asked.text
    wrong = person.send(asked, {"email": "volei@exemplo.test", "password": "errada"}, "/entrar")
    assert 'name="kept.s2.1" value="13"' in wrong.text
    back = person.send(wrong, {"email": "volei@exemplo.test", "password": "jogos-de-volei"}, "/entrar")
    assert back.status_code == 200
    answer = person.send(back, {}, "/sumula")
    assert answer.status_code == 303
    assert figures(person.get(sheet(number))) == {name: value for name, value in typed.items() if name != "do"}


def test_a_closed_sheet_is_corrected_with_a_reason_that_is_published(site: Site) -> None:
    person, number = site.someone("futsal"), site.closed("futsal-masculino")
    before = site.versions(number)
    page = person.get(sheet(number))
    assert 'value="save"' not in page.text
    _, fields = form_of(page, "/sumula")
    changed = {"s0.0": str(int(fields["s0.0"]) + 1), "do": "check"}
    refused = person.send(page, changed, "/sumula")
    assert refused.status_code == 422
    assert 'aria-describedby="no-reason"' in refused.text
    shown = person.send(page, changed | {"reason": "Gol anotado no papel e não lançado"}, "/sumula")
    assert shown.status_code == 200
    assert site.versions(number) == before, "nothing is written before it was confirmed"
    done = person.send(shown, {}, "/conferir")
    assert done.status_code == 303
    public = site.visitor().get(f"{HERE}/jogos/{number}")
    assert "Gol anotado no papel e não lançado" in words(public)
    assert site.versions(number) == before + 1


def test_a_confirmed_sheet_is_corrected_by_the_committee_alone(site: Site) -> None:
    number = site.closed("futsal-masculino", "confirmed")
    assert site.someone("futsal").get(sheet(number)).status_code == 404
    assert site.someone("comissao").get(sheet(number)).status_code == 200


@pytest.mark.parametrize(
    ("end", "shown"),
    [
        ("walkover.0", "Equipe ausente."),
        ("walkover.2", "As duas perdem. Nenhuma das duas compareceu."),
        ("void", "Anulado"),
    ],
)
def test_the_other_ends_are_shown_before_they_count(site: Site, end: str, shown: str) -> None:
    person, number = site.someone("futsal"), site.unplayed(FUTSAL)
    page = person.get(f"{HERE}/jogos/{number}/outro-fim")
    check = person.send(page, {"end": end, "reason": "Ônibus quebrado"}, "/outro-fim")
    assert check.status_code == 200
    assert shown in words(check)
    assert site.versions(number) == 0
    assert person.send(check, {}, "/conferir").status_code == 303
    assert site.versions(number) == 1


def test_an_end_without_choice_or_reason_is_refused_with_what_was_typed(site: Site) -> None:
    person, number = site.someone("futsal"), site.unplayed(FUTSAL)
    page = person.get(f"{HERE}/jogos/{number}/outro-fim")
    assert person.send(page, {"reason": "Chuva"}, "/outro-fim").status_code == 422
    answer = person.send(page, {"end": "void", "reason": ""}, "/outro-fim")
    assert answer.status_code == 422
    assert re.search(r'value="void" checked', answer.text)


def test_points_are_tapped_and_taken_back(site: Site) -> None:
    person, number = site.someone("volei"), site.unplayed(VOLEI)
    for side in ("0", "0", "1"):
        enter(person, number, {"point": side})
    assert figures(person.get(sheet(number)))["s0.0"] == "2"
    for expected in (("2", "0"), ("1", "0"), ("0", "0")):
        page = person.get(sheet(number))
        if expected == ("0", "0"):
            assert 'value="undo"' not in page.text
            continue
        person.send(page, {"do": "undo"}, "/sumula")
        now = figures(person.get(sheet(number)))
        assert (now["s0.0"], now["s0.1"]) == expected


def test_a_hand_and_a_penalty_are_rows_with_running_sums(site: Site) -> None:
    person, number = site.someone("domino"), site.unplayed(DOMINO)
    assert enter(person, number, {"won": "0", "how": "out", "points": "22", "do": "hand"}).status_code == 303
    assert enter(person, number, {"offender": "0", "penalty": "gato"}).status_code == 303
    page = person.get(sheet(number))
    assert re.findall(r'class="got">(\d+)<', page.text) == ["22", "30"]
    refused = enter(person, number, {"points": "12", "do": "hand"})
    assert refused.status_code == 422
    assert 'id="no-won"' in refused.text
    assert 'name="points"' in refused.text
    assert 'value="12"' in refused.text
    enter(person, number, {"do": "back"})
    assert re.findall(r'class="got">(\d+)<', person.get(sheet(number)).text) == ["22"]


def test_cards_are_written_and_taken_off(site: Site) -> None:
    person, number = site.someone("futsal"), site.unplayed(FUTSAL)
    enter(person, number, {"card.side": "1", "card": "yellow", "card.athlete": "7", "card.minute": "9", "do": "card"})
    page = person.get(sheet(number))
    assert "nº 7" in words(page)
    wrong = enter(person, number, {"card": "yellow", "card.minute": "999", "do": "card"})
    assert wrong.status_code == 422
    assert 'id="no-card-side"' in wrong.text
    assert 'id="no-card-minute"' in wrong.text
    enter(person, number, {"drop": "0"})
    assert "nº 7" not in words(person.get(sheet(number)))


def test_partials_are_typed_as_they_ended(site: Site) -> None:
    person, number = site.someone("truco"), site.unplayed(TRUCO)
    answer = enter(person, number, {"s0.0": "12", "s0.1": "9", "s1.0": "12", "s1.1": "3", "do": "check"})
    assert answer.headers["location"].endswith("/conferir")
    check = person.get(answer.headers["location"])
    assert "Partida 1 12 a 9 Partida 2 12 a 3" in words(check)


def test_the_first_button_of_each_form_saves(site: Site) -> None:
    for who, competition in (("futsal", FUTSAL), ("volei", VOLEI), ("domino", DOMINO), ("truco", TRUCO)):
        page = site.someone(who).get(sheet(site.unplayed(competition)))
        form = page.text.split('<form class="sheet"')[1]
        first = re.search(r"<button[^>]*>", form)
        assert first is not None
        assert 'value="save"' in first[0]
        assert 'class="hide"' in first[0]
        assert 'inputmode="numeric"' in form


def test_an_open_sheet_counts_nowhere_and_a_closed_one_at_once(site: Site) -> None:
    person, number = site.someone("futsal"), site.unplayed(FUTSAL)
    table = site.visitor().get(f"{HERE}/{FUTSAL}.csv").text
    answer = enter(person, number, {"s0.0": "9", "s0.1": "0", "s1.0": "9", "s1.1": "0", "do": "check"})
    assert site.visitor().get(f"{HERE}/{FUTSAL}.csv").text.splitlines()[3:] == table.splitlines()[3:]
    assert "Ao vivo" in words(site.visitor().get(f"{HERE}/jogos/{number}"))
    person.send(person.get(answer.headers["location"]), {}, "/conferir")
    assert site.visitor().get(f"{HERE}/{FUTSAL}.csv").text.splitlines()[3:] != table.splitlines()[3:]
