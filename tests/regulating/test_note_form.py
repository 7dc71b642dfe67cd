"""The form of a note: what was changed is what the note states; what is left open can be stated; the rest stays."""

from regulations.document import read_document
from regulations.find import folder_of
from regulations.read import texts
from regulations.writing.outline import outline
from reports.language import translator
from web.facts.draft_fields import figure_fields, open_fields
from web.facts.notes import article_of
from web.regulating.desk import Desks
from web.regulating.note import as_typed, changed_figures, left_open
from web.regulating.widget import sent, tree

FILES = texts(folder_of("jogos-cooperativas-2019"))


def sent_back(stem: str, number: str, **changes: str) -> tuple[dict[str, object], dict[str, object]]:
    """The figures of the note, and the article as it would be shown again."""
    article = article_of(FILES, stem, number)
    assert article is not None
    desk = Desks(FILES, translator("pt-BR")).of(f"{stem}.toml", article)
    groups = [*figure_fields(outline(article), "note", desk), *open_fields(left_open(article), "note", desk)]
    fields = {name: value for group in groups for field in group.fields for name, value in sent(field.widget)}
    assert set(changes) <= set(fields), sorted(fields)
    node = tree(fields | changes).get("note", {})
    return changed_figures(article, node, desk), dict(as_typed(article, node, desk))


def test_nothing_changed_is_nothing_stated() -> None:
    for file in FILES:
        for article in read_document(file, FILES[file])[0].articles:
            assert sent_back(file.removesuffix(".toml"), str(article["number"]))[0] == {}


def test_a_figure_changed_taken_away_and_one_of_a_thing() -> None:
    found, shown = sent_back("futsal", "3º", **{"note/match/time/segment/n": "20", "note/match/time/interval/n": ""})
    assert found == {"match": {"time": {"segment": "20 min", "interval": "none"}}}
    assert shown["match"] == {"segments": 2, "time": {"segment": "20 min", "interval": "none", "clock": "running"}}
    found, _ = sent_back("futsal", "4º, e", **{"note/card/1/weight": "3"})
    assert found == {"card": [{"name": "red", "weight": 3}]}


def test_all_entries_under_one_number_are_one_article() -> None:
    found, _ = sent_back("futsal", "4º", **{"note/tiebreak/two/0/letter": "x", "note/tiebreak/more/0/letter": "y"})
    assert set(found) == {"tiebreak"}
    assert isinstance(found["tiebreak"], dict)
    assert set(found["tiebreak"]) == {"two", "more"}


def test_a_table_left_open_can_be_stated() -> None:
    number = next(
        str(article["number"])
        for article in read_document("x.toml", FILES["futebol-dos-presidentes.toml"])[0].articles
        if "to_set" in article
    )
    typed = {"note/table_points/win": "3", "note/match/segments": "2"}
    found, shown = sent_back("futebol-dos-presidentes", number, **typed)
    assert found == {"table_points": {"win": 3}, "match": {"segments": 2}}
    assert shown["table_points"] == {"win": 3}
