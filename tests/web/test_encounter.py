"""An encounter of Spain's league on a phone: twelve boards, each saved by itself, names and changes between halves."""

import pytest

from tests.web.league import LEAGUE, build_league
from tests.web.site import Site, Someone, words


@pytest.fixture
def league(site: Site) -> Site:
    """The demonstration with the league beside it."""
    build_league(site.database)
    return site


HERE = f"/{LEAGUE}/jogos/1"


def board(person: Someone, number: int, first: int, second: int, **more: str) -> int:
    """Writes the score of one board on its own form; the status of the answer."""
    page = person.get(f"{HERE}/sumula?mesa={number}")
    assert page.status_code == 200
    fields = {"s0.0": str(first), "s0.1": str(second), "do": "save", **more}
    answer = person.send(page, fields, "/sumula")
    if answer.status_code == 303:
        assert answer.headers["location"].endswith("/sumula")
    return answer.status_code


def test_boards_are_written_in_any_order_and_the_theoretical_points_run(league: Site) -> None:
    person = league.someone("comissao")
    assert board(person, 4, 104, 60) == 303
    assert board(person, 1, 40, 101) == 303
    assert board(person, 2, 50, 20) == 303
    page = words(person.get(f"{HERE}/sumula"))
    assert "2 de 12 tabuleiros terminaram" in page or "2 de 12" in page
    assert "104 a 60" in page
    assert "50 a 20" in page
    refused = person.send(person.get(f"{HERE}/sumula"), {"do": "check"}, "/sumula")
    assert refused.status_code == 422
    assert "no-boards-1" in refused.text, "the unfinished board is named at its place"
    assert board(person, 3, 101, 102) == 422


def test_an_encounter_is_closed_with_a_board_completed_for_who_stayed(league: Site) -> None:
    person = league.someone("comissao")
    for number in range(1, 13):
        if number == 5:
            more = {"board.end": "abandoned.0", "board.left": "Caio"}
            assert board(person, number, 90, 10, **more) == 303
        else:
            assert board(person, number, *((105, 44) if number % 2 else (12, 100))) == 303
    answer = person.send(person.get(f"{HERE}/sumula"), {"do": "check"}, "/sumula")
    assert answer.status_code == 303
    check = person.get(answer.headers["location"])
    shown = words(check)
    assert "Mesa 5, primeira parte 90 a 100; Abandonado" in shown
    assert person.send(check, {}, "/conferir").status_code == 303
    public = words(league.visitor().get(HERE))
    assert "5 a 7" in public.replace(" ", " ")
    page = person.get(f"{HERE}/sumula")
    assert page.status_code == 200
    inner = person.send(page, {"go": "5"}, "/sumula")
    assert inner.status_code == 200
    changed = person.send(inner, {"board.end": "played", "s0.0": "100", "s0.1": "10", "do": "save"}, "/sumula")
    assert changed.status_code == 200
    reason = {"do": "check", "reason": "Caio voltou e terminou"}
    check = person.send(changed, reason, "/sumula")
    assert "100 a 10" in words(check)
    assert person.send(check, {}, "/conferir").status_code == 303
    assert "A draw" in words(league.visitor().get(HERE)) or "Empate" in words(league.visitor().get(HERE))


def test_who_was_replaced_does_not_come_back_and_nobody_plays_two_boards(league: Site) -> None:
    person = league.someone("comissao")
    assert board(person, 1, 101, 5, **{"line_up.0": "Ana\nBia", "line_up.1": "Xis\nYuri"}) == 303
    assert board(person, 2, 101, 5, **{"line_up.0": "Bia\nDora"}) == 422
    assert board(person, 2, 101, 5, **{"line_up.0": "Cris\nDora"}) == 303
    assert board(person, 3, 101, 5, **{"line_up.0": "Eva\nFlora\nGina"}) == 422
    second = person.get(f"{HERE}/sumula?mesa=7")
    assert "Ana" in second.text, "the second half begins with those of the first"
    assert board(person, 7, 101, 5, **{"line_up.0": "Ana\nHelga"}) == 303
    page = person.get(f"{HERE}/sumula?mesa=8")
    back = person.send(page, {"line_up.0": "Cris\nBia", "do": "save"}, "/sumula")
    assert back.status_code == 422
    assert "art-36" in back.text
