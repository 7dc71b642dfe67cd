"""Every key of the language through the form of the page, and back: the same values, never another."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest

from modalities import catalogue
from regulations.document import Document, read_document
from regulations.find import available, folder_of
from regulations.forms.number import NUMBER
from regulations.forms.word import words
from regulations.language.tables import every_key
from regulations.names import Contexts
from regulations.read import texts
from regulations.toml_text import parse
from regulations.writing.edits import same
from regulations.writing.outline import Place, form_at, outline
from reports.language import LANGUAGES, translator
from tests.regulations.test_keys import KEYS
from web.regulating.field import read, shown
from web.regulating.widget import EMPTY, Desk, Widget, below, keys_of, node_at, sent, tree

NAME = "e0"


def desk_of(documents: Iterable[Document], sport: str, language: str = "pt-BR") -> Desk:
    listed = tuple(documents)
    named = {str(d.head["modality"]) for d in listed if "modality" in d.head}
    known = {name: found for name in sorted(named) if (found := catalogue.find(name))}
    return Desk(Contexts(listed, known).of(sport), translator(language), known.get(sport))


def back(widget: Widget, place: Place, desk: Desk) -> Any:
    assert place.form is not None
    return read(place.form, node_at(tree(dict(sent(widget))), keys_of(below(NAME, *place.at))), desk)


def kinds(widget: Widget) -> Iterator[str]:
    yield widget.kind
    for part in widget.parts:
        yield from kinds(part)


def there_and_back(article: Mapping[str, Any], desk: Desk, note: bool = False) -> int:
    count = 0
    for group in outline(article, note):
        for place in group.places:
            assert place.form is not None, place
            widget = shown(place.form, place.raw, below(NAME, *place.at), desk)
            assert same(back(widget, place, desk), place.raw), place
            assert "literal" not in set(kinds(widget)), f"{place}: it has a field of its own"
            count += 1
    return count


@pytest.mark.parametrize(("sport", "line"), [(s, line) for s, line, _ in KEYS], ids=[k[1][:60] for k in KEYS])
def test_each_key_of_the_language(sport: str, line: str) -> None:
    article = parse(f'[[article]]\nnumber = "1"\ntext = "x"\n{line}\n', "")[0]["article"][0]
    document = Document("x.toml", {"modality": sport}, (article,))
    for language in LANGUAGES:
        assert there_and_back(article, desk_of([document], sport, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", available())
def test_each_regulation_figure_by_figure(name: str, language: str) -> None:
    documents = [read_document(file, text)[0] for file, text in texts(folder_of(name)).items()]
    count = sum(
        there_and_back(article, desk_of(documents, str(document.head.get("modality", "")), language))
        for document in documents
        for article in document.articles
    )
    assert count > 20


def test_every_key_has_an_empty_field_that_says_nothing() -> None:
    desk = desk_of([Document("x.toml", {"modality": "futsal"}, ())], "futsal")
    for key, of in every_key().items():
        widget = shown(of.form, EMPTY, NAME, desk)  # type: ignore[arg-type]
        node = node_at(tree(dict(sent(widget))), (NAME,))
        assert read(of.form, node, desk) is EMPTY, key  # type: ignore[arg-type]


def test_what_no_field_can_show_stays_as_it_is() -> None:
    desk = desk_of([Document("x.toml", {"modality": "futsal"}, ())], "futsal")
    for form, raw in ((NUMBER, {"a": 1}), (NUMBER, "none"), (words("a", "b"), 3)):
        widget = shown(form, raw, NAME, desk)
        assert read(form, node_at(tree(dict(sent(widget))), (NAME,)), desk) == raw


def test_what_is_typed_wrongly_is_kept_as_it_was_typed() -> None:
    desk = desk_of([Document("x.toml", {"modality": "futsal"}, ())], "futsal")
    assert read(NUMBER, "doze", desk) == "doze"
    assert read(NUMBER, " 12 ", desk) == 12
    assert read(NUMBER, "−1", desk) == -1


def test_a_path_leads_to_its_form_and_nowhere_else() -> None:
    assert form_at(("match", "time", "segment")) is not None
    assert form_at(("stage", 0, "plan")) is not None
    assert form_at(("values", "ball")) is not None
    for wrong in (("match",), ("match", "nada"), ("stage", 0), ("nada",), (), ("match", "target", "x")):
        assert form_at(wrong) is None
