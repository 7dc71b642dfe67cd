"""The pages of discipline: who misses what, rulings that act in the table, brought cards, a side that leaves."""

import re

from tests.web.site import HERE, Site, Someone, words
from web.app import create_app
from web.storage import find
from web.storage.database import Database, Session
from web.storage.tables import Event

FUTSAL = f"{HERE}/futsal-masculino"
KEPT = f"{HERE}/comissao/disciplina"


def event_of(session: Session) -> Event:
    event = find.event(session, HERE.strip("/"))
    assert event is not None
    return event


def typed(site: Site, number: int, person: Someone, **more: str) -> str:
    """Sends the form of a sheet with what is pressed and typed; gives the words of the page that follows."""
    answer = person.send(person.get(f"{HERE}/jogos/{number}/sumula"), more, "/sumula")
    if answer.status_code == 303:
        answer = person.get(answer.headers["location"])
    return words(answer)


def side_value(site: Site, competition: str, name: str) -> tuple[str, int]:
    """The value of an entry in the forms, and its number."""
    with site.database.reading() as session:
        found = find.competition(session, event_of(session).id, competition)
        assert found is not None
        entry = next(e for e in find.entries(session, found.id) if e.name == name)
        return f"entry/{entry.id}", entry.number


def suspended_next(site: Site) -> tuple[int, int, int, str]:
    """An ended match and one to come of one side: their numbers, which side it is in the first, and its name."""
    found = site.matches("futsal-masculino")
    for later in (f for f in found if f.latest is None):
        for side in (later.first, later.second):
            for earlier in found:
                if earlier.latest is None or earlier.latest.state == "open" or side is None or earlier.second is None:
                    continue
                if side.entry.id in (earlier.first.entry.id, earlier.second.entry.id):
                    index = int(earlier.first.entry.id != side.entry.id)
                    return earlier.match.number, later.match.number, index, side.entry.name
    raise AssertionError("the demonstration has such a pair")


def rule(person: Someone, **fields: str) -> str:
    """Records a ruling; gives the words of the page that follows."""
    base = {"author": "Junta inventada", "reason": "Motivo inventado", "on": "2026-09-19"}
    answer = person.send(person.get(KEPT), base | fields, "/disciplina/decisoes")
    if answer.status_code == 303:
        answer = person.get(answer.headers["location"].split("#")[0])
    return words(answer)


def give_red(site: Site, person: Someone) -> tuple[int, int, str]:
    """A red card written into a match that has ended; the two matches, and whose it is."""
    first, later, index, name = suspended_next(site)
    page = person.get(f"{HERE}/jogos/{first}/sumula")
    pressed = {"card": "red", "card.side": str(index), "card.athlete": "7 Caio Inventado", "do": "card"}
    page = person.send(page, pressed, "/sumula")
    page = person.send(page, {"do": "check", "reason": "Faltava o cartão"}, "/sumula")
    answer = person.send(page, {}, "/conferir")
    assert answer.status_code == 303, words(answer)
    return first, later, name


def test_the_public_pages_of_discipline(site: Site) -> None:
    page = site.visitor().get(f"{FUTSAL}/disciplina")
    assert page.status_code == 200
    assert "Cartões" in words(page)
    assert "Amarelo" in words(page)
    assert "jogo" in words(page)
    assert site.visitor().get(f"{HERE}/decisoes").status_code == 200
    assert "/disciplina" in site.visitor().get(FUTSAL).text


def test_a_red_card_keeps_its_athlete_out_of_the_next_match(site: Site) -> None:
    person = site.someone("comissao")
    first, later, name = give_red(site, person)
    shown = words(site.visitor().get(f"{FUTSAL}/disciplina"))
    assert "Caio Inventado (nº 7)" in shown
    assert f"jogo {later}" in shown
    form = words(person.get(f"{HERE}/jogos/{later}/sumula"))
    assert "Caio Inventado (nº 7): suspenso" in form
    found = site.matches("futsal-masculino")
    match = next(f for f in found if f.match.number == later)
    index = int(match.first.entry.name != name)
    page = person.get(f"{HERE}/jogos/{later}/sumula")
    answer = person.send(page, {f"line_up.{index}": "7 caio inventado\n8 Davi", "do": "save"}, "/sumula")
    assert answer.status_code == 422
    assert f"está suspenso desde o jogo {first}" in words(answer)
    assert "art." in words(answer)
    assert "8 Davi" in answer.text
    kept = person.send(answer, {f"line_up.{index}": "8 Davi", "do": "save"}, "/sumula")
    assert kept.status_code == 303
    assert "Davi (nº 8)" in words(site.visitor().get(f"{HERE}/jogos/{later}"))


def test_an_infraction_is_written_with_its_athlete(site: Site) -> None:
    person = site.someone("futsal")
    number = site.unplayed("futsal-masculino")
    pressed = {"infraction": "misconduct", "card.side": "1", "card.athlete": "9 Ema", "do": "infraction"}
    shown = typed(site, number, person, **pressed)
    assert "Ema (nº 9)" in shown
    wrong = person.send(person.get(f"{HERE}/jogos/{number}/sumula"), pressed | {"infraction": "nada"}, "/sumula")
    assert wrong.status_code == 422


def test_a_ruling_takes_points_is_shown_beside_the_table_and_revoked(site: Site) -> None:
    person = site.someone("comissao")
    _, _, _, name = suspended_next(site)
    value, _ = side_value(site, "futsal-masculino", name)
    shown = rule(person, what="points", side=value, points="-2", article="")
    assert "Decisão 1" in shown
    assert "−2 pontos na tabela" in shown
    table = words(site.visitor().get(FUTSAL))
    assert "Decisões que contam nesta tabela" in table
    assert "decisão 1" in table
    assert site.visitor().get(f"{FUTSAL}.pdf").status_code == 200
    shown = rule(person, what="revocation", revokes="1")
    assert "revogada pela decisão 2" in shown
    assert "Decisões que contam nesta tabela" not in words(site.visitor().get(FUTSAL))


def test_a_match_lost_by_a_ruling_says_so_everywhere(site: Site) -> None:
    person = site.someone("comissao")
    first, _, _, name = suspended_next(site)
    value, _ = side_value(site, "futsal-masculino", name)
    rule(person, what="loss", side=value, match=str(first), score="4-0")
    page = words(site.visitor().get(f"{HERE}/jogos/{first}"))
    assert "decisão 1" in page
    assert "4" in page
    shown = words(site.visitor().get(f"{HERE}/decisoes"))
    assert "perda do jogo" in shown.lower()
    assert "4–0" in shown


def test_a_match_to_be_replayed_waits_for_its_new_sheet(site: Site) -> None:
    person = site.someone("comissao")
    first = site.closed("futsal-masculino", "confirmed")
    rule(person, what="replay", match=str(first))
    assert "A repetir" in words(site.visitor().get(f"{HERE}/jogos/{first}"))


def test_all_reasons_of_a_ruling_stand_beside_their_fields(site: Site) -> None:
    person = site.someone("comissao")
    sent = {"what": "suspension", "on": "2026-09-19", "author": "", "reason": "Motivo", "article": "999"}
    answer = person.send(person.get(KEPT), sent, "/disciplina/decisoes")
    assert answer.status_code == 422
    told = words(answer)
    for reason in ("de que equipe", "de que atleta", "por quanto tempo", "não tem o artigo"):
        assert reason in told
    assert 'value="999"' in answer.text
    for wrong in ({"on": "ontem"}, {"points": "dois"}, {"match": "x"}):
        answer = person.send(person.get(KEPT), sent | wrong, "/disciplina/decisoes")
        assert answer.status_code == 422


def test_nobody_but_the_committee_rules(site: Site) -> None:
    person = site.someone("futsal")
    assert person.get(KEPT).status_code == 404
    assert person.post(f"{KEPT}/decisoes", {}).status_code == 404


def test_a_side_leaves_only_once_it_was_confirmed(site: Site) -> None:
    """C05: the match in play and those to come are shown as they would count; nothing is done before."""
    person = site.someone("comissao")
    _, later, _, name = suspended_next(site)
    _, number = side_value(site, "futsal-masculino", name)
    address = f"{HERE}/comissao/competicoes/futsal-masculino/saida/{number}"
    page = person.get(address)
    assert "por W.O." in words(page)
    assert "fica como está" in words(page)
    assert "W.O." not in words(site.visitor().get(f"{HERE}/jogos/{later}"))
    refused = person.send(page, {"reason": ""}, "/saida/")
    assert refused.status_code == 422
    assert person.send(page, {"reason": "Voltou para casa"}, "/saida/").status_code == 303
    assert "W.O." in words(site.visitor().get(f"{HERE}/jogos/{later}"))
    assert "desistiu" in words(site.visitor().get(FUTSAL))
    assert "já saiu" in words(person.get(address))


def test_the_match_in_play_of_a_side_that_left_is_no_longer_live(site: Site) -> None:
    person = site.someone("comissao")
    unplayed = site.unplayed("futsal-masculino")
    typed(site, unplayed, person, **{"s0.0": "1", "s0.1": "0", "do": "save"})
    live = next(f for f in site.matches("futsal-masculino") if f.match.number == unplayed)
    assert "Ao vivo" in words(site.visitor().get(f"{HERE}/jogos/{unplayed}"))
    _, number = side_value(site, "futsal-masculino", live.first.entry.name)
    page = person.get(f"{HERE}/comissao/competicoes/futsal-masculino/saida/{number}")
    assert "jogo em andamento" in words(page)
    person.send(page, {"reason": "Voltou para casa"}, "/saida/")
    shown = words(site.visitor().get(f"{HERE}/jogos/{live.match.number}"))
    assert "Ao vivo" not in shown
    assert "W.O." in shown


def test_cards_are_brought_only_where_the_regulation_carries_them(site: Site) -> None:
    person = site.someone("comissao")
    value, _ = side_value(site, "futsal-masculino", suspended_next(site)[3])
    new = {"side": value, "athlete": "Caio", "card": "yellow", "times": "1", "source": "Copa", "on": "2026-03-01"}
    answer = person.send(person.get(KEPT), new, "/trazidos")
    assert answer.status_code == 422
    assert "nenhum cartão é trazido de fora" in words(answer)


def test_who_left_stands_on_the_sheet(site: Site) -> None:
    person = site.someone("domino")
    number = site.unplayed("domino-dupla-livre")
    page = person.get(f"{HERE}/jogos/{number}/outro-fim")
    sent = {"end": "abandoned.0", "left_by": "Ana Inventada", "reason": "Saiu da mesa"}
    page = person.send(page, sent, "/outro-fim")
    assert "Ana Inventada" in words(page)
    assert person.send(page, {}, "/conferir").status_code == 303
    assert "Ana Inventada" in words(site.visitor().get(f"{HERE}/jogos/{number}"))


def test_no_name_of_an_athlete_is_more_than_text(site: Site) -> None:
    person = site.someone("futsal")
    number = site.unplayed("futsal-masculino")
    hostile = "<script>alert(1)</script>"
    page = person.get(f"{HERE}/jogos/{number}/sumula")
    person.send(page, {"line_up.0": hostile, "do": "save"}, "/sumula")
    page = person.get(f"{HERE}/jogos/{number}/sumula")
    assert "<script>alert" not in page.text
    assert "<script>alert" not in site.visitor().get(f"{HERE}/jogos/{number}").text


def test_what_cards_weigh_in_the_table_is_shown(site: Site) -> None:
    page = words(site.visitor().get(f"{FUTSAL}/disciplina"))
    assert re.search(r"peso na classificação: \d", page)


def test_rulings_and_departures_on_both_databases(demo_database: Database) -> None:
    site = Site(create_app(demo_database), demo_database)
    person = site.someone("comissao")
    value, number = side_value(site, "futsal-masculino", suspended_next(site)[3])
    assert "Decisão 1" in rule(person, what="points", side=value, points="1/2")
    page = person.get(f"{HERE}/comissao/competicoes/futsal-masculino/saida/{number}?kind=excluded")
    assert person.send(page, {"reason": "Motivo inventado"}, "/saida/").status_code == 303
    for path in (FUTSAL, f"{FUTSAL}/disciplina", f"{HERE}/decisoes", f"{HERE}/", f"{FUTSAL}.pdf"):
        assert site.visitor().get(path).status_code == 200, path
    assert "foi excluída" in words(site.visitor().get(FUTSAL))
    assert person.get(KEPT).status_code == 200


def test_the_pages_speak_three_languages(site: Site) -> None:
    person = site.someone("comissao")
    value, _ = side_value(site, "futsal-masculino", suspended_next(site)[3])
    rule(person, what="points", side=value, points="-1")
    for language, told in (("pt-BR", "Decisões"), ("es", "Resoluciones"), ("en", "Rulings")):
        shown = site.visitor().get(f"{HERE}/decisoes?lang={language}")
        assert shown.status_code == 200
        assert told in words(shown)
        assert site.visitor().get(f"{FUTSAL}/disciplina?lang={language}").status_code == 200
        assert person.get(f"{KEPT}?lang={language}").status_code == 200
