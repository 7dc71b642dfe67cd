"""The buttons of the form: criteria up, down and out; a figure and an article more or less; nothing else touched."""

from collections.abc import Mapping
from typing import Any

import pytest

from regulations.document import read_document
from regulations.find import available, folder_of
from regulations.read import texts
from reports.language import translator
from web.facts.draft_file import file_facts
from web.regulating.deeds import Written, done
from web.regulating.desk import Desks, linted
from web.regulating.widget import sent

OLD = texts(folder_of("jogos-cooperativas-2019"))
FUTSAL = "futsal.toml"
MORE = 6
"""The entry of the futsal with the list for three or more."""


def articles(text: str) -> list[Mapping[str, Any]]:
    document, findings = read_document(FUTSAL, text)
    assert findings == ()
    return list(document.articles)


def form_of(files: Mapping[str, str], file: str, *opened: str) -> dict[str, str]:
    """Everything that a browser sends of the form of a file."""
    facts = file_facts(files, file, linted(files), translator("pt-BR"), opened)
    assert facts is not None
    widgets = [field.widget for field in facts["head"]]
    for article in facts["articles"]:
        widgets += [article.number, article.text, *(field.widget for field in article.around)]
        widgets += [field.widget for group in article.groups for field in group.fields]
    return {name: value for widget in widgets for name, value in sent(widget)}


def pressed(do: str, changes: Mapping[str, str] | None = None, files: Mapping[str, str] = OLD, *opened: str) -> Written:
    fields = form_of(files, FUTSAL, *opened) | {"open": "\n".join(opened)} | dict(changes or {})
    return done(FUTSAL, files[FUTSAL], fields, do, Desks(files, translator("pt-BR")).of(FUTSAL))


@pytest.mark.parametrize("name", available())
def test_every_file_opened_and_saved_unchanged_is_the_same_text(name: str) -> None:
    files = texts(folder_of(name))
    for file, text in files.items():
        desk = Desks(files, translator("es")).of(file)
        assert done(file, text, form_of(files, file), "save", desk).text == text, file


def test_one_figure_typed_changes_that_figure() -> None:
    written = pressed("save", {"e1/roster/athletes": "14", "head/title": "Futsal 2027"})
    assert written.text == OLD[FUTSAL].replace("athletes = 12", "athletes = 14").replace(
        '"Futsal, masculino e feminino"', '"Futsal 2027"'
    )


def test_a_criterion_moves_by_buttons_and_is_taken_out() -> None:
    chain = articles(OLD[FUTSAL])[MORE]["tiebreak"]["more"]
    more = f"e{MORE}/tiebreak/more"
    up = articles(pressed(f"up {more} 2").text)[MORE]["tiebreak"]["more"]
    assert up == [chain[0], chain[2], chain[1], *chain[3:]]
    down = articles(pressed(f"down {more} 0").text)[MORE]["tiebreak"]["more"]
    assert down == [chain[1], chain[0], *chain[2:]]
    assert articles(pressed(f"cut {more} 8").text)[MORE]["tiebreak"]["more"] == chain[:-1]
    assert pressed(f"up {more} 0").text == pressed(f"down {more} 8").text == OLD[FUTSAL]


def test_a_criterion_is_built_from_lists() -> None:
    new = f"e{MORE}/tiebreak/more/9"
    opened = pressed(f"open {new}").opened
    assert opened == (new,)
    built = {f"{new}/letter": "j", f"{new}/fact": "goal ratio", f"{new}/where": "against the first", f"{new}/n": "3"}
    built |= {f"{new}/q1": "without walkovers", f"{new}/q2": "if two", f"{new}/way": "fewest", f"{new}/venue": "away"}
    chain = articles(pressed("save", built, OLD, *opened).text)[MORE]["tiebreak"]["more"]
    assert chain[-1] == "j) fewest away goal ratio against the first 3, without walkovers, if two"
    assert pressed("save", {}, OLD, *opened).text == OLD[FUTSAL], "an empty row is no criterion"


def test_a_figure_is_added_named_taken_away_left_open_and_taken_out() -> None:
    added = pressed("add", {"add.article": "e0", "add.key": "match.slot"})
    assert (added.text, added.opened) == (OLD[FUTSAL], ("e0/match/slot",))
    typed = {"e0/match/slot/n": "40", "e0/match/slot/unit": "min"}
    assert articles(pressed("save", typed, OLD, *added.opened).text)[0]["match"] == {"slot": "40 min"}
    none = pressed("add", {"add.article": "e0", "add.key": "match.slot", "add.how": "none"})
    assert articles(none.text)[0]["match"] == {"slot": "none"}
    left = {"add.article": "e0", "add.key": "match.time.segment", "add.how": "set", "add.bounds": "10 min to 15 min"}
    assert articles(pressed("add", left).text)[0]["to_set"] == {"match.time.segment": "10 min to 15 min"}
    stage = pressed("add", {"add.article": "e0", "add.key": "stage.kind", "add.name": "grupos"})
    assert articles(stage.text)[0]["stage"] == [{"name": "grupos"}]
    assert stage.opened == ("e0/stage/0/kind",)
    notice = pressed("add", {"add.article": "e0", "add.key": "notice", "add.name": "bola"})
    typed = {"e0/notice/bola": "tamanho 4"}
    assert articles(pressed("save", typed, OLD, *notice.opened).text)[0]["notice"] == {"bola": "tamanho 4"}
    assert "reserves" not in articles(pressed("drop e1/roster/reserves").text)[1]["roster"]
    assert "reserves" not in articles(pressed("save", {"e1/roster/reserves": " "}).text)[1]["roster"]


def test_things_keep_their_places_and_one_is_taken_out() -> None:
    at = next(n for n, article in enumerate(articles(OLD[FUTSAL])) if "card" in article)
    cards = articles(OLD[FUTSAL])[at]["card"]
    assert articles(pressed(f"thing e{at}/card/0").text)[at]["card"] == cards[1:]
    changed = articles(pressed("save", {f"e{at}/card/1/weight": "5"}).text)[at]["card"]
    assert changed == [cards[0], {**cards[1], "weight": 5}]


def test_articles_are_added_moved_and_taken_out() -> None:
    old = articles(OLD[FUTSAL])
    end = articles(pressed("article-add end", {"new.number": "30", "new.text": "Novo."}).text)
    assert end == [*old, {"number": "30", "text": "Novo."}]
    after = articles(pressed("article-add 1").text)
    assert after[2] == {"number": "2º-A", "text": "…"}
    assert [*after[:2], *after[3:]] == old
    assert articles(pressed("article-down 0").text)[:2] == [old[1], old[0]]
    assert articles(pressed("article-up 0").text) == old
    assert articles(pressed("article-cut 3").text) == [*old[:3], *old[4:]]


def test_where_it_applies_why_it_was_read_so_and_its_exceptions() -> None:
    typed = {
        "e1/applies/category/0": "male",
        "e1/overrides/0": "general, geral, 1",
        "e1/since": "2027-01-01",
        "e1/inferred/parts/0/path": "roster.athletes",
        "e1/inferred/parts/0/text": "Lido do anexo.",
        "e1/to_set/0/path": "roster.reserves",
        "e1/to_set/0/text": "5; 6; 7",
    }
    article = articles(pressed("save", typed).text)[1]
    assert article["applies"] == {"category": ["male"]}
    assert article["overrides"] == ["general, geral, 1"]
    assert article["since"].isoformat() == "2027-01-01"
    assert article["inferred"] == {"roster.athletes": "Lido do anexo."}
    assert article["to_set"] == {"roster.reserves": [5, 6, 7]}
    whole = articles(pressed("save", {"e1/inferred/whole": "Faltava a linha."}).text)[1]
    assert whole["inferred"] == "Faltava a linha."


@pytest.mark.parametrize(
    "do",
    ["", "up", "up e1", "cut e99/x 3", "article-up 99", "article-cut x", "add", "thing e1", "thing x", "open", "nada"],
)
def test_a_deed_about_nothing_does_nothing(do: str) -> None:
    assert pressed(do).text == OLD[FUTSAL]


def test_what_is_typed_wrongly_is_kept_for_the_linter_to_refuse() -> None:
    written = pressed("save", {"e1/roster/athletes": "doze"})
    found = linted({**OLD, FUTSAL: written.text})
    assert found.regulation is None
    (error,) = [finding for finding in found.findings if finding.error]
    assert (error.file, error.article, error.params["table"]) == (FUTSAL, "2º", "roster.athletes")
    facts = file_facts({**OLD, FUTSAL: written.text}, FUTSAL, found, translator("pt-BR"))
    assert facts is not None
    article = facts["articles"][1]
    assert "roster.athletes" in article.wrong
    assert [said.error for said in article.said] == [True]
