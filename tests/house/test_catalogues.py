"""Every sentence exists in every language, with the same gaps to fill."""

from collections.abc import Iterator
from pathlib import PurePosixPath

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract
from babel.messages.pofile import read_po

from tests.house.tree import ROOT, expect_none, files

# What reports/language.py offers for sentences that are put into words elsewhere.
MARKED = {"marked": None, "marked_in": ((1, "c"), 2), "marked_plural": (1, 2)}


def catalogue(path: PurePosixPath) -> Catalog:
    with (ROOT / path).open("rb") as file:
        return read_po(file, locale=path.parts[2])


def incomplete(message: Message) -> str:
    """Why a message cannot be shown yet; empty if it can."""
    strings = message.string if isinstance(message.string, (tuple, list)) else [message.string]
    if not all(strings):
        return "not translated"
    if message.fuzzy:
        return "fuzzy"
    return "; ".join(str(error) for error in message.check())


def written() -> Iterator[tuple[str, str, str | None]]:
    """Each sentence that the code and the templates say: where, its msgid, its context."""
    for path in files(".py", ".html"):
        if path.parts[0] not in ("web", "reports", "modalities"):
            continue
        method = "jinja2" if path.suffix == ".html" else "python"
        with (ROOT / path).open("rb") as file:
            for line, said, _, context in extract(
                method, file, keywords=DEFAULT_KEYWORDS | MARKED, options={"trimmed": "true", "silent": "false"}
            ):
                yield f"{path}:{line}", said if isinstance(said, str) else said[0], context


def test_every_catalogue_is_complete() -> None:
    found = [
        f"{path}: {message.id!r}: {why}"
        for path in files(".po")
        for message in catalogue(path)
        if message.id and (why := incomplete(message))
    ]
    found += [f"{path}: {old!r}: no longer used" for path in files(".po") for old in catalogue(path).obsolete]
    expect_none(found, "Somebody would read it in the wrong language: translate it, or delete what is not used.")


def test_every_sentence_that_the_product_says_is_in_every_catalogue() -> None:
    catalogues = {path: catalogue(path) for path in files(".po")}
    found = [
        f"{where}: {said!r}{f' ({context})' if context else ''} is not in {path}"
        for where, said, context in written()
        for path, known in catalogues.items()
        if known.get(said, context) is None
    ]
    expect_none(found, "Somebody would read it in English: add the sentence to the catalogue.")


def test_every_language_says_the_same() -> None:
    sentences = {path: {(str(m.id), m.context) for m in catalogue(path) if m.id} for path in files(".po")}
    every = set().union(*sentences.values())
    found = [f"{path} lacks {sentence}" for path, known in sentences.items() for sentence in every - known]
    expect_none(found, "A sentence that one language has and another has not: add it.")
