"""Every sentence that is said stands in both catalogues, translated, with the same gaps."""

import re
from io import BytesIO
from string import Formatter

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from reports.catalogue import template
from reports.language import LANGUAGES, catalogue_path, translator
from tests.house.tree import expect_none

TRANSLATED = tuple(language for language in LANGUAGES if language != "en")


def catalogue(language: str) -> Catalog:
    return read_po(BytesIO(catalogue_path(language).read_bytes()), locale=language.replace("-", "_"))


def gaps(text: str) -> set[str]:
    """What a message leaves to be filled: "%(name)s" and "{name}"."""
    percent = set(re.findall(r"%\((\w+)\)s", text))
    return percent or {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_catalogue_is_what_the_product_says(language: str) -> None:
    said = {(str(message.id), message.context) for message in template() if message.id}
    known = {(str(message.id), message.context) for message in catalogue(language) if message.id}
    expect_none({str(one) for one in said - known}, "Not in the catalogue: run python -m reports.catalogue.")
    expect_none({str(one) for one in known - said}, "Said no more: run python -m reports.catalogue.")


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_message_is_translated_with_its_gaps(language: str) -> None:
    found = []
    for message in catalogue(language):
        if not message.id:
            continue
        strings = [message.string] if isinstance(message.string, str) else list(message.string or ("",))
        if not all(strings) or message.fuzzy:
            found.append(f"{message.id!r}: not translated")
        found += [f"{message.id!r}: {error}" for error in message.check()]
        forms = [message.id] if isinstance(message.id, str) else list(message.id)
        wanted = set().union(*map(gaps, forms))
        found += [f"{message.id!r}: other gaps" for string in strings if string and not gaps(string) <= wanted]
        if len(forms) == 1 and strings[0] and gaps(strings[0]) != wanted:
            found.append(f"{message.id!r}: a gap is missing")
    expect_none(found, "Somebody would read it in the wrong language.")


def test_a_word_that_no_catalogue_knows_is_shown_as_it_is() -> None:
    assert translator("pt-BR").gettext("pétanque boule difference") == "pétanque boule difference"


def test_no_other_language_is_spoken() -> None:
    with pytest.raises(ValueError, match="xx"):
        translator("xx")


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("pt-BR", ["0 ponto", "1 ponto", "2 pontos", "21 pontos"]),
        ("es", ["0 puntos", "1 punto", "2 puntos", "21 puntos"]),
        ("en", ["0 points", "1 point", "2 points", "21 points"]),
    ],
)
def test_the_number_chooses_the_form(language: str, forms: list[str]) -> None:
    t = translator(language)
    assert [t.ngettext("%(n)s point", "%(n)s points", n) % {"n": n} for n in (0, 1, 2, 21)] == forms
