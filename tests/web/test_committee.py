"""The committee sets an event up form by form, and decides what waits."""

import re

from tests.web.site import EVENT, HERE, Site, Someone, form_of, words


def add_delegation(person: Someone, here: str, number: int) -> None:
    page = person.get(f"{here}/comissao/delegacoes")
    names = {"official": f"Cooperativa Número {number}", "name": f"Número {number}", "short": f"Nº {number}"}
    answer = person.send(page, names | {"code": f"N{number:02d}"}, "/comissao/delegacoes")
    assert answer.status_code == 303, words(answer)


def test_an_event_goes_from_nothing_to_its_first_table(site: Site) -> None:
    person = site.someone("comissao")
    page = person.get("/conta/evento")
    told = {"name": "Jogos do Teste", "slug": "jogos-do-teste", "place": "Vila Teste"} | {
        "regulation": "jogos-cooperativas-2019"
    }
    answer = person.send(page, told | {"starts": "2027-05-01", "ends": "2027-05-02"}, "/conta/evento")
    assert answer.headers["location"] == "/jogos-do-teste/comissao"
    here = "/jogos-do-teste"
    for path in ("", "/", "/modalidades", "/programacao", "/delegacoes", "/regulamento", "/meus-jogos", "/comissao"):
        assert person.get(f"{here}{path}").status_code in (200, 307), path
    for number in range(1, 5):
        add_delegation(person, here, number)
    page = person.get(f"{here}/comissao/competicoes")
    opened = person.send(
        page, {"what": "futsal/male", "name": "Futsal masculino", "advance": "2"}, "/comissao/competicoes"
    )
    there = opened.headers["location"]
    assert there == f"{here}/comissao/competicoes/futsal-masculino"
    public = f"{here}/futsal-masculino"
    assert "Os grupos ainda não foram formados" in words(site.visitor().get(public))
    for number in range(1, 5):
        answer = person.send(person.get(there), {"delegation": f"numero-{number}"}, "/inscricoes")
        assert answer.status_code == 303, words(answer)
    assert person.send(person.get(f"{there}?groups=1"), {}, "/grupos").status_code == 303
    assert person.send(person.get(there), {}, f"{there}/jogos").status_code == 303
    table = site.visitor().get(public)
    assert table.status_code == 200
    assert table.text.count('class="ask"') == 4
    for ending in ("pdf", "csv", "xlsx"):
        assert site.visitor().get(f"{public}.{ending}").status_code == 200
    match = person.get(f"{here}/comissao/jogos/1")
    set_ = person.send(match, {"starts_at": "2027-05-01T15:20", "venue": "Quadra 1"}, "/comissao/jogos/1")
    assert set_.status_code == 303
    assert "15h20" in words(site.visitor().get(f"{here}/programacao"))
    outside = person.send(match, {"starts_at": "2027-06-01T15:20"}, "/comissao/jogos/1")
    assert outside.status_code == 422
    assert 'value="2027-06-01T15:20"' in outside.text
    assert person.send(match, {"starts_at": "amanhã"}, "/comissao/jogos/1").status_code == 422


def test_what_is_refused_keeps_the_form(site: Site) -> None:
    person = site.someone("comissao")
    page = person.get(f"{HERE}/comissao/delegacoes")
    typed = {"official": "Cooperativa X", "name": "Apícola Zumbido Doce", "short": "", "code": "azd"}
    answer = person.send(page, typed, "/comissao/delegacoes")
    assert answer.status_code == 422
    assert "motivos" in words(answer)
    for value in ("Cooperativa X", "Apícola Zumbido Doce", "azd"):
        assert f'value="{value}"' in answer.text
    page = person.get("/conta/evento")
    told = {"name": "X", "slug": "Com Espaço", "place": "Y", "starts": "2027-05-02", "ends": "2027-05-01"}
    answer = person.send(page, told, "/conta/evento")
    assert answer.status_code == 422
    assert 'value="Com Espaço"' in answer.text
    assert person.send(page, told | {"starts": "amanhã"}, "/conta/evento").status_code == 422


def test_a_closed_sheet_is_confirmed(site: Site) -> None:
    person, number = site.someone("comissao"), site.closed("futsal-masculino")
    page = person.get(f"{HERE}/comissao")
    answer = person.send(page, {}, f"/jogos/{number}/confirmar")
    assert answer.headers["location"] == f"{HERE}/comissao"
    assert number != site.closed("futsal-masculino", "confirmed") or site.versions(number) > 1
    assert f"/jogos/{number}/confirmar" not in person.get(f"{HERE}/comissao").text


def test_a_lot_is_recorded_with_who_was_there_and_parts_the_tie(site: Site) -> None:
    person = site.someone("comissao")
    panel = person.get(f"{HERE}/comissao")
    there = re.search(rf"{HERE}/comissao/sorteios/([a-z0-9-]+)", panel.text)
    assert there is not None, "the demonstration has a tie that waits for lots"
    page = person.get(there[0])
    _, fields = form_of(page, "/sorteios/")
    places = sorted(name for name in fields if name.startswith("place."))
    entries = re.findall(r'<option value="(\d+)"', page.text)[: len(places)]
    undone = person.send(page, {places[0]: entries[0], places[1]: entries[0], "witnesses": "Ana"}, "/sorteios/")
    assert undone.status_code == 422
    order = dict(zip(places, entries, strict=True))
    done = person.send(page, order | {"witnesses": "Ana e Beto", "note": "moeda"}, "/sorteios/")
    assert done.status_code == 303, words(done)
    assert there[0] not in person.get(f"{HERE}/comissao").text


def test_somebody_is_invited_and_signs_in(site: Site) -> None:
    person = site.someone("comissao")
    page = person.get(f"{HERE}/comissao/pessoas")
    told = {"name": "Nair Coordenadora", "email": "nair@exemplo.test", "role": "futsal-masculino"}
    answer = person.send(page, told, "/comissao/pessoas")
    link = re.search(r"/convite/[\w-]+", answer.text)
    assert link is not None
    new = site.visitor()
    invitation = new.get(link[0])
    assert new.send(invitation, {"password": "123"}, "/convite/").status_code == 422
    assert new.send(invitation, {"password": "quatro palavras sem ordem"}, "/convite/").status_code == 200
    assert new.send(invitation, {"password": "outra tentativa qualquer"}, "/convite/").status_code == 422
    entered = new.send(
        new.get("/entrar"), {"email": "nair@exemplo.test", "password": "quatro palavras sem ordem"}, "/entrar"
    )
    assert entered.status_code == 303
    assert new.get(f"{HERE}/jogos/{site.unplayed('futsal-masculino')}/sumula").status_code == 200
    assert new.get(f"{HERE}/jogos/{site.unplayed('futsal-feminino')}/sumula").status_code == 404
    again = person.send(page, told, "/comissao/pessoas")
    assert again.status_code == 422


def test_fields_that_nobody_asked_for_are_not_written(site: Site) -> None:
    person = site.someone("futsal")
    number = site.unplayed("futsal-feminino")
    other = site.unplayed("domino-dupla-livre")
    page = person.get(f"{HERE}/jogos/{number}/sumula")
    address, fields = form_of(page, "/sumula")
    more = {
        "match_id": str(other),
        "event": EVENT,
        "who": "1",
        "state": "confirmed",
        "competition": "domino-dupla-livre",
    }
    answer = person.post(address, fields | more | {"s0.0": "1", "s0.1": "0", "do": "save"})
    assert answer.status_code == 303
    assert site.versions(number) == 1
    assert site.versions(other) == 0
    assert "Ao vivo" in words(site.visitor().get(f"{HERE}/jogos/{number}"))


def test_who_lost_the_link_or_the_password_gets_another_one(site: Site) -> None:
    committee = site.someone("comissao")
    page = committee.get(f"{HERE}/comissao/pessoas")
    assert "Marlene Tapajós" in words(page)
    assert "Novo link para Rosa Amarante" not in page.text, "a committee does not take over its members"
    found = re.search(r'name="account" value="(\d+)"><button[^>]*Novo link para Marlene Tapajós', page.text)
    assert found is not None
    key = found[1]
    made = committee.send(page, {"account": key}, "/comissao/pessoas/link")
    link = re.search(r"/convite/[\w-]+", made.text)
    assert link is not None
    second = committee.send(page, {"account": key}, "/comissao/pessoas/link")
    newer = re.search(r"/convite/[\w-]+", second.text)
    assert newer is not None
    visitor = site.visitor()
    old = visitor.send(visitor.get(link[0]), {"password": "uma-senha-outra"}, "/convite")
    assert old.status_code == 422, "the link before holds no more"
    set_ = visitor.send(visitor.get(newer[0]), {"password": "uma-senha-outra"}, "/convite")
    entered = visitor.send(set_, {"email": "futsal@exemplo.test", "password": "uma-senha-outra"}, "/entrar")
    assert entered.status_code == 303
    assert committee.send(page, {"account": "99999"}, "/comissao/pessoas/link").status_code == 404


def test_a_committee_gets_no_link_for_whoever_has_a_part_in_another_event(site: Site) -> None:
    invited = site.someone("comissao")
    page = invited.get(f"{HERE}/comissao/pessoas")
    told = {"name": "Alba Nova", "email": "alba@exemplo.test", "role": "committee"}
    assert "/convite/" in invited.send(page, told, "/comissao/pessoas").text
    page = invited.get("/conta/evento")
    event = {"name": "Outro", "slug": "outro", "place": "Vila", "regulation": "jogos-cooperativas-2019"}
    invited.send(page, event | {"starts": "2027-05-01", "ends": "2027-05-02"}, "/conta/evento")
    page = invited.get("/outro/comissao/pessoas")
    answer = invited.send(page, told, "/outro/comissao/pessoas")
    assert answer.status_code == 200
    assert "/convite/" not in answer.text, "it would open the first event to the second's committee"
    assert "Novo link para Alba Nova" not in answer.text


def test_each_reason_stands_beside_its_field(site: Site) -> None:
    person = site.someone("comissao")
    page = person.get(f"{HERE}/comissao/delegacoes")
    answer = person.send(page, {"official": "", "name": "Nova", "short": "x" * 30, "code": "novo"}, "delegacoes")
    assert answer.status_code == 422
    assert re.findall(r'aria-describedby="no-(\w+)"', answer.text) == ["official", "short", "code"]
    for name in ("official", "short", "code"):
        assert f'id="no-{name}"' in answer.text
    page = person.get("/conta/evento")
    answer = person.send(page, {"name": "X", "slug": "A B", "place": "", "starts": "x", "ends": "y"}, "evento")
    marked = re.findall(r'aria-describedby="no-(\w+)"', answer.text)
    assert marked == ["slug", "place", "starts", "ends"]
    told = {"name": "X", "slug": "x", "place": "Y", "starts": "0001-01-01", "ends": "9999-12-31"}
    answer = person.send(page, told | {"regulation": "jogos-cooperativas-2019"}, "evento")
    assert re.findall(r'aria-describedby="no-(\w+)"', answer.text) == ["ends"]
    answer = person.send(page, told | {"regulation": "../../etc", "ends": "0001-01-02"}, "evento")
    assert answer.status_code == 422
    assert "Este regulamento não pode ser lido" in words(answer)
