"""Competitions of performances on the pages: the public table, the entry of a heat, the committee's start lists."""

import csv
import re
from io import BytesIO, StringIO

from pypdf import PdfReader

from tests.web.site import EVENT, HERE, Forms, Site, Someone, form_of, words
from web.acts import heat_results
from web.contests import Contest, contests_of
from web.storage import find
from web.storage.heats import HeatFixture

ATHLETICS, BOWLING = "atletismo-masculino", "bolao-masculino"


def heat(site: Site, contest: str, stage: str, position: int = 1, competition: str = ATHLETICS) -> HeatFixture:
    """A heat of the demonstration."""
    return next(
        each
        for each in site.heats(competition)
        if (each.heat.contest, each.heat.stage, each.heat.position) == (contest, stage, position)
    )


def keys(fixture: HeatFixture) -> dict[str, str]:
    """The sides of a heat by the code of their delegation."""
    return {starter.side.delegation.code: starter.key for starter in fixture.starters}


def versions(site: Site, fixture: HeatFixture) -> int:
    with site.database.reading() as session:
        return len(heat_results.versions_of(session, fixture.match))


def marks(site: Site, contest: Contest, competition: str = ATHLETICS) -> dict[str, str]:
    """The exact mark of each side by its name."""
    with site.database.reading() as session:
        event = find.event(session, EVENT)
        assert event is not None
        found = find.competition(session, event.id, competition)
        assert found is not None
        (ranked,) = [each for each in contests_of(session, found) if each.contest == contest]
        names = {starter.key: starter.side.entry.name for each in ranked.heats for starter in each.starters}
        return {names[place.side]: str(place.facts["mark"]) for place in ranked.overall.rankings[0].places}


# ------------------------------------------------------------------------------------------------------ what all see


def test_each_event_has_its_table_its_heats_and_its_reasons(site: Site) -> None:
    page = site.visitor().get(f"{HERE}/{ATHLETICS}")
    told = words(page)
    assert page.status_code == 200
    for title in ("100 m, final", "100 m, eliminatória", "400 m, eliminatória", "5000 m, final", "4×100 m, final"):
        assert title in told
    assert re.search(r"Pescadores da Lagoa Mansa Bento Maré Baixa por quê\? .{0,40} 12,11", told)
    assert "Decisão da comissão" in told
    for word in ("não largou", "não terminou", "desclassificado"):
        assert word in told
    assert "art. 1º" in told


def test_a_heat_has_its_own_page_with_its_versions(site: Site) -> None:
    second = heat(site, "100 m", "eliminatória", 2)
    told = words(site.visitor().get(f"{HERE}/series/{second.match.number}"))
    assert "100 m, eliminatória, série 2" in told
    assert "Tempos de duas raias lidos em ordem trocada" in told
    assert "Pescadores da Lagoa Mansa Q Bento Maré Baixa 4 12,19" in told
    assert "Valdir Sobrado 3 DNF" in told


def test_a_heat_is_not_a_match_nor_a_match_a_heat(site: Site) -> None:
    number = heat(site, "100 m", "final").match.number
    assert site.visitor().get(f"{HERE}/jogos/{number}").status_code == 404
    assert site.visitor().get(f"{HERE}/series/1").status_code == 404
    assert site.someone("comissao").get(f"{HERE}/jogos/{number}/sumula").status_code == 404


def test_why_a_team_stands_where_it_does_with_what_was_left_out(site: Site) -> None:
    entry = next(each for each in heat(site, "", "produção", 1, BOWLING).starters if each.side.delegation.code == "LBE")
    told = words(site.visitor().get(f"{HERE}/{BOWLING}/por-que/{entry.side.entry.number}"))
    assert "140 + 135 + 126 + 133 + (110) = 534" in told
    assert "131 + 134 + 130 + 125 + (118) = 520" in told
    assert "art. 3º" in told


def test_heats_stand_among_the_matches_of_the_day_of_a_delegation_and_of_the_programme(site: Site) -> None:
    visitor = site.visitor()
    for path in (f"{HERE}/dias/2026-09-18", f"{HERE}/programacao", f"{HERE}/delegacoes/pescadores-da-lagoa-mansa"):
        assert "100 m, eliminatória, série 2" in words(visitor.get(path)), path
    assert "4×100 m, final, série 1" in words(visitor.get(f"{HERE}/dias/2026-09-20"))
    assert "3 de 6" in words(visitor.get(f"{HERE}/modalidades"))


def test_files_say_the_place_or_the_word_for_each(site: Site) -> None:
    visitor = site.visitor()
    lines = list(
        csv.reader(StringIO(visitor.get(f"{HERE}/{ATHLETICS}.csv").content.decode("utf-8-sig")), delimiter=";")
    )
    assert lines[0] == ["Prova", "Posição", "Equipe", "Marca", "Situação"]
    final = [line for line in lines if line[0] == "100 m, final"]
    assert [(line[1], line[3]) for line in final] == [("1", "11,98"), ("2", "12,11"), ("3", "12,11"), ("4", "12,40")]
    without = {line[4] for line in lines if line[0] == "100 m, eliminatória" and not line[1]}
    assert without == {"não largou", "não terminou", "desclassificado"}
    assert visitor.get(f"{HERE}/{ATHLETICS}.xlsx").content[:2] == b"PK"


def paper(site: Site, path: str) -> str:
    """The text of a PDF."""
    reader = PdfReader(BytesIO(site.visitor().get(path).content))
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in reader.pages))


def test_paper_has_the_results_the_words_and_the_discards(site: Site) -> None:
    told = paper(site, f"{HERE}/{ATHLETICS}.pdf")
    assert "12,11" in told
    assert "não terminou" in told
    assert "140 + 135 + 126 + 133 + (110)" in paper(site, f"{HERE}/{BOWLING}.pdf")


def test_the_sheet_of_a_heat_on_paper_before_and_after(site: Site) -> None:
    before = paper(site, f"{HERE}/series/{heat(site, '5000 m', 'final').match.number}.pdf")
    assert "Olavo Estirão" in before
    assert "Cronometrista" in before
    after = paper(site, f"{HERE}/series/{heat(site, '100 m', 'eliminatória').match.number}.pdf")
    assert "12,05" in after
    assert "DNS" in after


# ---------------------------------------------------------------------------------------------------- whoever enters


def entry(site: Site, who: str, fixture: HeatFixture) -> tuple[Someone, str]:
    """Somebody at the form of a heat."""
    return site.someone(who), f"{HERE}/series/{fixture.match.number}/sumula"


def test_a_heat_is_entered_checked_and_closed_without_a_script(site: Site) -> None:
    fixture = heat(site, "400 m", "eliminatória")
    person, path = entry(site, "atletismo", fixture)
    page, key = person.get(path), keys(fixture)
    _, fields = form_of(page, "/sumula")
    assert (fields[f"n.{key['VPA']}.0.0.0"], fields[f"m.{key['VPA']}.0.0.0"]) == ("1", "02,35")
    typed = {
        f"m.{key['TEN']}.0.0.0": "58.19",
        f"n.{key['AZD']}.0.0.0": "1",
        f"m.{key['AZD']}.0.0.0": "1,5",
        f"w.{key['LBE']}.0.0.0": "DQ",
        "do": "check",
    }
    answer = person.send(page, typed, "/sumula")
    check = person.get(answer.headers["location"])
    told = words(check)
    assert "Transportadores Estrada Nova 58,19" in told
    assert "Apícola Zumbido Doce 1:01,50" in told
    assert "Laticínios Nossa Senhora da Boa Esperança desclassificado" in told
    assert "Transportadores Estrada Nova 1º, 58,19" in told
    closed = person.send(check, {}, "/conferir")
    assert closed.status_code == 303
    assert "Registrado às" in words(person.get(closed.headers["location"]))
    assert marks(site, Contest("400 m", "eliminatória")) == {
        "Transportadores Estrada Nova": "5819/100",
        "Apícola Zumbido Doce": "123/2",
        "Vinícola Parreiral do Alto": "1247/20",
    }


def test_each_refusal_stands_beside_its_field_and_what_was_typed_stays(site: Site) -> None:
    fixture = heat(site, "5000 m", "final")
    person, path = entry(site, "atletismo", fixture)
    key = keys(fixture)
    typed = {
        f"m.{key['VIA']}.0.0.0": "18.59.99",
        f"m.{key['MDJ']}.0.0.0": "dezoito",
        f"m.{key['HMS']}.0.0.0": "19:10",
        f"w.{key['HMS']}.0.0.0": "DNF",
        f"n.{key['RVM']}.0.0.0": "19",
        f"m.{key['RVM']}.0.0.0": "75",
        "do": "check",
    }
    answer = person.send(person.get(path), typed, "/sumula")
    assert answer.status_code == 422
    told = words(answer)
    for sentence in (
        "pode ser minutos ou segundos",
        "“dezoito” não é tempo",
        "deixe só uma das duas",
        "“19:75” não é tempo",
    ):
        assert sentence in told, sentence
    _, fields = form_of(answer, "/sumula")
    for name, value in typed.items():
        assert name == "do" or fields[name] == value, name
    assert answer.text.count('aria-invalid="true"') >= 4
    assert versions(site, fixture) == 0


def test_an_empty_line_is_not_entered_yet_and_keeps_the_heat_open(site: Site) -> None:
    fixture = heat(site, "400 m", "eliminatória")
    person, path = entry(site, "atletismo", fixture)
    answer = person.send(person.get(path), {"do": "check"}, "/sumula")
    # It is kept as an open sheet; the check sends it back to the form, with the reasons.
    sent_back = answer if answer.status_code == 422 else person.get(answer.headers["location"])
    assert words(sent_back).count("Ainda não anotado") == 2
    assert marks(site, Contest("400 m", "eliminatória")) == {}


def test_two_people_on_one_heat_both_see_both(site: Site) -> None:
    fixture = heat(site, "5000 m", "final")
    person, path = entry(site, "atletismo", fixture)
    key = keys(fixture)["VIA"]
    mine = person.get(path)
    theirs = site.someone("comissao")
    theirs.send(theirs.get(path), {f"n.{key}.0.0.0": "18", f"m.{key}.0.0.0": "59,99", "do": "save"}, "/sumula")
    late = person.send(mine, {f"n.{key}.0.0.0": "19", f"m.{key}.0.0.0": "00,01", "do": "save"}, "/sumula")
    assert late.status_code == 409
    assert "Agropecuária Vale do Ipê-Amarelo 18:59,99 19:00,01" in words(late)
    assert person.send(late, {}, "/sumula").status_code == 303
    assert versions(site, fixture) == 2


def test_the_same_form_again_writes_nothing(site: Site) -> None:
    fixture = heat(site, "5000 m", "final")
    person, path = entry(site, "atletismo", fixture)
    page = person.get(path)
    changes = {f"m.{keys(fixture)['VIA']}.0.0.0": "58,1", "do": "save"}
    assert person.send(page, changes, "/sumula").status_code == 303
    again = person.send(page, changes, "/sumula")
    assert "again=1" in again.headers["location"]
    assert versions(site, fixture) == 1


def test_a_closed_heat_is_corrected_with_its_reason(site: Site) -> None:
    fixture = heat(site, "100 m", "final")
    person, path = entry(site, "atletismo", fixture)
    changes = {f"m.{keys(fixture)['CRC']}.0.0.0": "12,50", "do": "check"}
    refused = person.send(person.get(path), changes, "/sumula")
    assert refused.status_code == 422
    assert "motivo" in words(refused)
    check = person.send(person.get(path), changes | {"reason": "Ficha relida."}, "/sumula")
    assert "de 1º para 4º, 12,50" in words(check)
    closed = person.send(check, {}, "/conferir")
    assert closed.status_code == 303
    assert "Ficha relida." in words(site.visitor().get(f"{HERE}/series/{fixture.match.number}"))


def test_a_confirmed_heat_is_corrected_by_the_committee_alone(site: Site) -> None:
    fixture = heat(site, "100 m", "eliminatória")
    assert site.someone("atletismo").get(f"{HERE}/series/{fixture.match.number}/sumula").status_code == 404
    assert site.someone("comissao").get(f"{HERE}/series/{fixture.match.number}/sumula").status_code == 200


def test_bowling_by_athlete_and_pass_with_what_is_counted_besides(site: Site) -> None:
    fixture = heat(site, "", "produção", 3, BOWLING)
    person, path = entry(site, "bolao", fixture)
    page, key = person.get(path), keys(fixture)
    typed = {"do": "check", f"word.{key['RVM']}": "DNS", f"word.{key['MDJ']}": "DQ"}
    for row in range(4):
        for number in (0, 1):
            typed[f"m.{key['CRC']}.{number}.{row}.0"] = str(130 + row)
        typed[f"a.{key['CRC']}.{row}"] = f"Atleta Inventado {row}"
    typed[f"c.{key['CRC']}.0"] = "41"
    answer = person.send(page, typed, "/sumula")
    check = person.get(answer.headers["location"])
    assert "130 + 131 + 132 + 133 · 130 + 131 + 132 + 133 1052" in words(check)
    assert person.send(check, {}, "/conferir").status_code == 303
    assert marks(site, Contest("", "produção"), BOWLING)["Crédito Rio das Capivaras"] == "1052"
    told = words(site.visitor().get(f"{HERE}/{BOWLING}"))
    assert "Crédito Rio das Capivaras por quê? Crédito Rio das Capivaras 1052 41" in told


def test_more_pins_than_the_balls_can_fell_are_refused_with_the_article(site: Site) -> None:
    fixture = heat(site, "", "produção", 3, BOWLING)
    person, path = entry(site, "bolao", fixture)
    key = keys(fixture)["CRC"]
    answer = person.send(person.get(path), {f"m.{key}.0.2.0": "181", f"m.{key}.0.3.0": "12,5", "do": "save"}, "/sumula")
    assert answer.status_code == 422
    assert "181 não pode ser: o máximo é 180 ( art. 4º )" in words(answer)
    assert 'aria-describedby="no-m-' in answer.text


# ------------------------------------------------------------------------------------------------------ the committee


def lists(site: Site, contest: str, stage: str) -> str:
    return f"{HERE}/comissao/competicoes/{ATHLETICS}/series?prova={contest.replace(' ', '+')}&fase={stage}"


def test_a_final_is_proposed_from_the_heats_with_the_best_in_the_middle(site: Site) -> None:
    person = site.someone("comissao")
    fixture = heat(site, "400 m", "eliminatória")
    scorer, path = entry(site, "atletismo", fixture)
    key = keys(fixture)
    typed = {f"m.{key['AZD']}.0.0.0": "57,0", f"w.{key['LBE']}.0.0.0": "DNS", "do": "check"}
    answer = scorer.send(scorer.get(path), typed, "/sumula")
    scorer.send(scorer.get(answer.headers["location"]), {}, "/conferir")
    page = person.get(lists(site, "400 m", "final"))
    assert "raias vão pelas marcas da fase anterior" in words(page)
    assert "art. 5º" in words(page)
    _, fields = form_of(page, "/series")
    page_fields = {name: value for name, value in _post_fields(page).items() if name.startswith(("heat.", "lane."))}
    assert fields is not None
    lanes = {code: (page_fields[f"heat.{side}"], page_fields[f"lane.{side}"]) for code, side in key.items()}
    assert lanes == {"AZD": ("1", "1"), "TEN": ("1", "2"), "VPA": ("0", ""), "LBE": ("0", "")}


def _post_fields(page: object) -> dict[str, str]:
    """The fields of the second form of the page: the first only asks how many heats."""
    reader = Forms()
    reader.feed(page.text)  # type: ignore[attr-defined]
    return next(fields for _, fields in reader.forms if "form" in fields and "prova" in fields)


def test_start_lists_are_refused_beside_the_entry_and_then_set(site: Site) -> None:
    person = site.someone("comissao")
    page = person.get(lists(site, "5000 m", "eliminatória"))
    assert "As raias são sorteadas" in words(page)
    fields = _post_fields(page)
    entries = sorted(name.removeprefix("heat.") for name in fields if name.startswith("heat."))
    for side in entries:
        fields |= {f"heat.{side}": "0", f"lane.{side}": ""}
    first, second = entries[:2]
    there = f"{HERE}/comissao/competicoes/{ATHLETICS}/series"
    missing = person.post(there, fields | {f"heat.{first}": "1"})
    assert missing.status_code == 422
    assert "Falta dizer em que raia" in words(missing)
    both = {f"heat.{first}": "1", f"lane.{first}": "3", f"heat.{second}": "1", f"lane.{second}": "3"}
    twice = person.post(there, fields | both)
    assert twice.status_code == 422
    assert words(twice).count("A raia 3 aparece duas vezes na série 1") == 2
    made = person.post(there, fields | both | {f"lane.{second}": "4", f"athlete.{first}": "Fulano  Inventado"})
    assert made.status_code == 303
    new = heat(site, "5000 m", "eliminatória")
    assert [(starter.start.lane, starter.start.athlete) for starter in new.starters] == [
        (3, "Fulano Inventado"),
        (4, ""),
    ]
    kept = person.get(f"{HERE}/comissao/series/{new.match.number}")
    saved = person.send(kept, {"starts_at": "2026-09-20T16:00", "venue": "Pista"}, "/comissao/series")
    assert saved.status_code == 303
    assert "16h00" in words(site.visitor().get(f"{HERE}/series/{new.match.number}"))


def test_a_closed_heat_waits_to_be_confirmed_and_a_photo_finish_for_its_decision(site: Site) -> None:
    person, fixture = site.someone("comissao"), heat(site, "100 m", "final")
    panel = person.get(f"{HERE}/comissao")
    assert "100 m, final, série 1" in words(panel)
    done = person.send(panel, {}, f"/series/{fixture.match.number}/confirmar")
    assert done.status_code == 303
    assert "Encerrado" in words(site.visitor().get(f"{HERE}/series/{fixture.match.number}"))


def test_level_times_of_one_event_are_decided_on_the_page_of_orders(site: Site) -> None:
    fixture = heat(site, "5000 m", "final")
    scorer, path = entry(site, "atletismo", fixture)
    key = keys(fixture)
    typed = {f"n.{side}.0.0.0": "19" for side in key.values()} | {"do": "check"}
    typed |= {f"m.{side}.0.0.0": f"{number},00" for number, side in enumerate(key.values(), 10)}
    typed[f"m.{key['MDJ']}.0.0.0"] = typed[f"m.{key['VIA']}.0.0.0"]
    answer = scorer.send(scorer.get(path), typed, "/sumula")
    assert scorer.send(scorer.get(answer.headers["location"]), {}, "/conferir").status_code == 303
    person = site.someone("comissao")
    page = person.get(f"{HERE}/comissao/sorteios/{ATHLETICS}")
    assert "Agropecuária Vale do Ipê-Amarelo e Médica Dois Jacarandás" in words(page)
    order = {"place.0": key["MDJ"], "place.1": key["VIA"], "witnesses": "Um de cada equipe"}
    assert person.send(page, order, "/sorteios").status_code == 303
    told = words(site.visitor().get(f"{HERE}/{ATHLETICS}"))
    assert re.search(r"1 Médica Dois Jacarandás .{0,80}19:10,00 2 Agropecuária Vale do Ipê-Amarelo", told)


def test_a_competition_of_marks_is_opened_on_the_pages(site: Site) -> None:
    person = site.someone("comissao")
    page = person.get(f"{HERE}/comissao/competicoes")
    made = person.send(page, {"what": "chopp-metro/open", "name": "Chopp em metro"}, "/competicoes")
    assert made.status_code == 303
    there = person.get(made.headers["location"])
    assert "0 inscrição" in words(there)
    entered = person.send(there, {"delegation": "apicola-zumbido-doce"}, "/inscricoes")
    assert entered.status_code == 303
    told = words(person.get(made.headers["location"]))
    assert "concurso" in told.lower()
    refused = person.send(page, {"what": "dados/open", "name": "General", "advance": "2"}, "/competicoes")
    assert refused.status_code == 422
    assert "se mede por marcas" in words(refused)
