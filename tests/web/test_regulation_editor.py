"""The committee writes its regulation on pages: form, text, linter, trial, notes, figures to set, folder, versions."""

import re
from collections.abc import Mapping

import pytest
from httpx2 import Response

from modalities import catalogue
from regulations.writing import edits, starting
from tests.web.site import BASE, EVENT, HERE, Forms, Site, Someone, form_of, words
from web.regulating.desk import linted
from web.storage import find
from web.storage.drafts import draft_of, texts_of

DRAFT = f"{HERE}/comissao/regulamento"
FUTSAL = f"{DRAFT}/futsal"


@pytest.fixture
def person(site: Site) -> Someone:
    """Somebody of the committee, with a draft begun from the text in force."""
    person = site.someone("comissao")
    answer = person.send(person.get(DRAFT), {"source": "in force"}, DRAFT)
    assert answer.status_code == 303
    return person


def files(site: Site) -> Mapping[str, str]:
    """The texts of the draft."""
    with site.database.reading() as session:
        event = find.event(session, EVENT)
        assert event is not None
        draft = draft_of(session, event.id)
        assert draft is not None
        return dict(draft.files)


def in_force(site: Site) -> list[Mapping[str, str]]:
    """Every text that was in force."""
    with site.database.reading() as session:
        event = find.event(session, EVENT)
        assert event is not None
        return [dict(text.files) for text in texts_of(session, event.id)]


def text_sent(person: Someone, file: str, text: str) -> Response:
    """A file of the draft saved as text."""
    return person.send(person.get(f"{DRAFT}/{file}/texto"), {"text": text}, "/texto")


def test_without_a_draft_every_page_leads_to_where_one_is_begun(site: Site) -> None:
    person = site.someone("comissao")
    for path in (FUTSAL, f"{FUTSAL}/texto", f"{DRAFT}/experimentar"):
        assert person.get(path).headers["location"] == DRAFT
    page = person.get(DRAFT)
    for name in ("domino-fid", "domino-espana", "jogos-cooperativas-2019"):
        assert name in page.text
    assert person.send(page, {"source": "nada"}, DRAFT).status_code == 422


@pytest.mark.parametrize("source", ["domino-fid", "empty"])
def test_a_draft_begins_from_any_regulation_or_an_empty_one(site: Site, source: str) -> None:
    person = site.someone("comissao")
    assert person.send(person.get(DRAFT), {"source": source}, DRAFT).status_code == 303
    assert ("domino.toml" in files(site)) == (source == "domino-fid")
    assert "general.toml" in files(site)
    assert person.get(DRAFT).status_code == 200
    assert person.get(f"{DRAFT}/experimentar").status_code == 200


def test_the_form_saves_one_figure_and_keeps_every_other_byte(site: Site, person: Someone) -> None:
    before = files(site)
    answer = person.send(person.get(FUTSAL), {"e1/roster/athletes": "14"}, FUTSAL)
    assert answer.status_code == 303
    after = files(site)
    assert after == {**before, "futsal.toml": before["futsal.toml"].replace("athletes = 12", "athletes = 14")}


def test_each_file_opened_and_saved_stays_as_it_was(site: Site, person: Someone) -> None:
    before = files(site)
    for file in before:
        stem = file.removesuffix(".toml")
        page = person.get(f"{DRAFT}/{stem}")
        assert page.status_code == 200
        assert person.send(page, {}, f"{DRAFT}/{stem}").status_code == 303
    assert files(site) == before


def test_two_at_once_both_are_shown_and_either_can_stay(site: Site, person: Someone) -> None:
    mine = person.get(FUTSAL)
    person.send(person.get(FUTSAL), {"e1/roster/athletes": "14"}, FUTSAL)
    answer = person.send(mine, {"e1/roster/athletes": "16"}, FUTSAL)
    assert answer.status_code == 409
    assert "athletes = 14" in answer.text
    assert "athletes = 16" in answer.text
    assert "athletes = 14" in files(site)["futsal.toml"]
    assert person.send(answer, {}, "/futsal/texto").status_code == 303
    assert "athletes = 16" in files(site)["futsal.toml"]


def test_the_linter_is_asked_on_change_and_nothing_is_saved(site: Site, person: Someone) -> None:
    before = files(site)
    _, fields = form_of(person.get(FUTSAL), FUTSAL)
    answer = person.post(f"{FUTSAL}/verificar", fields | {"e1/roster/athletes": "doze"})
    assert answer.status_code == 200
    assert "“doze”" in words(answer) or '"doze"' in words(answer)
    assert 'hx-swap-oob="true"' in answer.text
    assert files(site) == before


def test_text_that_is_no_toml_is_kept_said_and_never_in_force(site: Site, person: Someone) -> None:
    assert text_sent(person, "futsal", "[[article]\n").status_code == 303
    assert person.get(FUTSAL).headers["location"] == f"{FUTSAL}/texto"
    assert "[[article]" in person.get(f"{FUTSAL}/texto").text
    trial = person.get(f"{DRAFT}/experimentar")
    assert "disabled" in trial.text
    assert person.send(trial, {"do": "enforce"}, DRAFT).status_code == 422
    assert len(in_force(site)) == 2


def test_a_draft_is_tried_put_in_force_and_compared(site: Site, person: Someone) -> None:
    text = edits.set_at("truco.toml", files(site)["truco.toml"], 0, ("text",), "Regra inventada.")
    at = next(n for n in range(40) if "table_points" in edits.plain(text)["article"][n])
    text = edits.set_at("truco.toml", text, at, ("table_points", "win"), 7)
    text_sent(person, "truco", text)
    trial = person.get(f"{DRAFT}/experimentar")
    said = words(trial)
    assert "Regra inventada." in said
    moved = re.search(r"<td>(\d+) → <b>(\d+)</b></td>", trial.text)
    assert moved is not None
    assert int(moved[2]) * 3 == int(moved[1]) * 7
    assert person.send(trial, {"do": "enforce"}, DRAFT).headers["location"] == f"{HERE}/regulamento/versoes"
    assert len(in_force(site)) == 3
    visitor = site.visitor()
    assert visitor.get(f"{HERE}/regulamento/versoes").status_code == 200
    second = visitor.get(f"{HERE}/regulamento/versoes/3")
    assert "Regra inventada." in words(second)
    assert visitor.get(f"{HERE}/regulamento/versoes/4").status_code == 404
    assert person.get(DRAFT).status_code == 200


def test_a_file_of_a_sport_and_of_a_category_are_added_and_taken_out(site: Site) -> None:
    person = site.someone("comissao")
    person.send(person.get(DRAFT), {"source": "empty"}, DRAFT)
    made = person.send(person.get(DRAFT), {"do": "new file", "sport": "futsal", "copy": "defaults"}, DRAFT)
    assert made.headers["location"] == FUTSAL
    assert person.get(FUTSAL).status_code == 200
    copied = {"do": "new file", "sport": "truco", "copy": "jogos-cooperativas-2019"}
    assert person.send(person.get(DRAFT), copied, DRAFT).status_code == 303
    assert "tiebreak" in files(site)["truco.toml"]
    nothing = {"do": "new file", "sport": "futevolei", "copy": "domino-fid"}
    assert person.send(person.get(DRAFT), nothing, DRAFT).status_code == 422
    _, fields = form_of(person.get(DRAFT), DRAFT)
    version = re.search(r'name="seen" value="(\d+)"', person.get(DRAFT).text)
    assert version is not None
    base = {"form": fields["form"], "seen": version[1]}
    added = person.post(DRAFT, base | {"do": "new file", "sport": "futsal", "category": "Máster"})
    assert added.headers["location"] == f"{FUTSAL}.master"
    again = person.post(DRAFT, base | {"do": "new file", "sport": "futsal", "category": "Máster"})
    assert again.status_code == 422
    out = {"do": "remove file", "file": "futsal.master", "seen": str(int(version[1]) + 1)}
    assert person.post(DRAFT, base | out).status_code == 303
    assert "futsal.master.toml" not in files(site)


def test_every_sport_can_be_begun_from_its_defaults_and_loads(site: Site) -> None:
    for name, sport in catalogue.catalogue().items():
        text = starting.of_defaults(sport, name, "x", lambda table: table)
        found = linted({**starting.empty("x", "y", "pt-BR"), f"{name}.toml": text})
        assert [each.text() for each in found.findings if each.error] == [], name


# ------------------------------------------------------------------------------------------------ notes


def note_of(person: Someone, number: str = "7º", **more: str) -> Response:
    """A note that changes an article of the futsal, written."""
    page = person.get(f"{DRAFT}/nota?artigo=futsal&numero={number}")
    assert page.status_code == 200
    said = {"text": "Texto da nota.", "reason": "Motivo da nota.", "signed": "Comissão inventada"}
    fields = {}
    for address, found in forms(page):
        if "text" in found:
            assert address.endswith("/nota")
            fields = found
    return person.post(f"{DRAFT}/nota", fields | said | more)


def forms(page: Response) -> list[tuple[str, dict[str, str]]]:
    """All forms of a page."""
    reader = Forms()
    reader.feed(page.text)
    return reader.forms


def test_a_note_is_made_of_an_article_tried_and_published(site: Site, person: Someone) -> None:
    answer = note_of(person, **{"note/table_points/win": "2"})
    assert answer.status_code == 303, words(answer)
    assert answer.headers["location"] == f"{DRAFT}/experimentar"
    *_, note = edits.plain(files(site)["notes.toml"])["note"]
    assert (note["number"], note["overrides"], note["applies"]) == (2, "futsal, 7º", {"modality": "futsal"})
    assert note["table_points"] == {"win": 2}
    trial = person.get(f"{DRAFT}/experimentar")
    assert "disabled" not in trial.text
    assert person.send(trial, {"do": "enforce"}, DRAFT).status_code == 303
    visitor = site.visitor()
    assert "Texto da nota." in words(visitor.get(f"{HERE}/notas"))
    public = words(visitor.get(f"{HERE}/notas/2"))
    assert "Motivo da nota." in public
    assert "Comissão inventada" in public
    assert "Art. 7º" in public
    assert visitor.get(f"{HERE}/notas/3").status_code == 404


def test_a_note_without_its_reason_is_refused_and_nothing_typed_is_lost(site: Site, person: Someone) -> None:
    answer = note_of(person, reason=" ", **{"note/table_points/win": "2", "date": "2026-13-45"})
    assert answer.status_code == 422
    answer = note_of(person, reason=" ", **{"note/table_points/win": "2"})
    assert answer.status_code == 422
    assert "Texto da nota." in answer.text
    assert re.search(r'name="note/table_points/win"[^>]*value="2"', answer.text)
    assert len(edits.plain(files(site)["notes.toml"])["note"]) == 1


# ------------------------------------------------------------------------------------------------ figures to be set

OPEN = """
title = "Dominó"
modality = "domino"
source = "Inventado para os testes"

[[article]]
number = "27"
text = "De 100 a 150 pontos, como a comissão fixar."
to_set = { "match.target" = "100 to 150" }
"""


def test_a_figure_left_open_is_set_within_its_bounds_by_a_note(site: Site) -> None:
    person = site.someone("comissao")
    page = person.get(f"{DRAFT}/a-fixar")
    assert page.status_code == 200
    person.send(person.get(DRAFT), {"source": "in force"}, DRAFT)
    sport = "bocha"
    text = OPEN.replace("domino", sport).replace("Dominó", "Bocha")
    assert text_sent(person, sport, text).status_code == 303
    assert person.send(person.get(f"{DRAFT}/experimentar"), {"do": "enforce"}, DRAFT).status_code == 303
    page = person.get(f"{DRAFT}/a-fixar")
    name = f"set/{sport}/match.target"
    said = {"reason": "Congresso técnico.", "signed": "Comissão inventada"}
    refused = person.send(page, said | {name: "160"}, "/a-fixar")
    assert refused.status_code == 422
    assert "27" in words(refused)
    assert re.search(rf'name="{name}"[^>]*value="160"', refused.text)
    assert person.send(page, said, "/a-fixar").status_code == 422
    assert person.send(page, said | {name: "120"}, "/a-fixar").status_code == 303
    *_, note = edits.plain(in_force(site)[-1]["notes.toml"])["note"]
    assert (note["match"], note["applies"]) == ({"target": 120}, {"modality": sport})
    assert "120" in words(person.get(f"{DRAFT}/a-fixar"))


# ------------------------------------------------------------------------------------------------ folder


def uploaded(person: Someone, data: bytes) -> Response:
    """A folder sent as a browser sends a file."""
    page = person.get(f"{DRAFT}/importar")
    address, fields = form_of(page, "/importar/pasta")
    there = {"folder": ("x.zip", data, "application/zip")}
    return person.client.post(address, data=fields, files=there, headers={"origin": BASE})


def test_a_folder_goes_out_and_comes_in_seen_before_it_is_saved(site: Site, person: Someone) -> None:
    person.send(person.get(FUTSAL), {"e1/roster/athletes": "14"}, FUTSAL)
    changed = files(site)
    folder = person.get(f"{DRAFT}/baixar.zip")
    assert folder.headers["content-type"] == "application/zip"
    person.send(person.get(FUTSAL), {"e1/roster/athletes": "15"}, FUTSAL)
    seen = uploaded(person, folder.content)
    assert seen.status_code == 200
    assert "athletes = 15" in files(site)["futsal.toml"], "nothing is saved yet"
    found = next(fields for address, fields in forms(seen) if address == f"{DRAFT}/importar")
    assert person.post(f"{DRAFT}/importar", found).status_code == 303
    assert files(site) == changed


def test_what_is_no_folder_is_refused(site: Site, person: Someone) -> None:
    before = files(site)
    assert uploaded(person, b"nada").status_code == 422
    assert files(site) == before
    page = person.get(f"{DRAFT}/importar")
    address, fields = form_of(page, "/importar/pasta")
    there = {"folder": ("x.zip", b"nada", "application/zip")}
    strange = person.client.post(address, data=fields | {"form": "x"}, files=there, headers={"origin": BASE})
    assert strange.status_code == 403
    elsewhere = person.client.post(DRAFT, data=fields, files=there, headers={"origin": BASE})
    assert elsewhere.status_code == 415, "a file is taken in one place only"


# ------------------------------------------------------------------------------------------------ beginnings


@pytest.mark.parametrize("source", ["empty", "domino-fid", f"event:{EVENT}", "event:nada", "nada"])
def test_an_event_begins_with_any_regulation_that_of_another_event_or_an_empty_one(site: Site, source: str) -> None:
    person = site.someone("comissao")
    page = person.get("/conta/evento")
    told = {"slug": "novo", "name": "Novo", "place": "Vila", "starts": "2027-05-01", "ends": "2027-05-02"}
    answer = person.send(page, told | {"regulation": source}, "/conta/evento")
    if source in ("event:nada", "nada"):
        assert answer.status_code == 422
        return
    assert answer.status_code == 303, words(answer)
    with site.database.reading() as session:
        event = find.event(session, "novo")
        assert event is not None
        texts = find.regulation_text(session, event.id).files
    assert ("futsal.toml" in texts) == (source == f"event:{EVENT}")
    assert person.get("/novo/regulamento").status_code == 200
    assert person.get("/novo/comissao/regulamento").status_code == 200


def test_the_regulation_of_an_event_where_one_has_no_part_is_not_copied(site: Site) -> None:
    stranger = site.someone("futsal")
    assert stranger.get("/conta/evento").status_code == 404
    person = site.someone("comissao")
    assert f"event:{EVENT}" in person.get("/conta/evento").text
    assert f"event:{EVENT}" not in person.get(DRAFT).text, "one's own is the text in force"
