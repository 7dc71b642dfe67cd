"""Every sentence exists in every language, with the same gaps to fill."""

from pathlib import PurePosixPath

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from tests.house.tree import ROOT, expect_none, files


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


def test_every_catalogue_is_complete() -> None:
    found = [
        f"{path}: {message.id!r}: {why}"
        for path in files(".po")
        for message in catalogue(path)
        if message.id and (why := incomplete(message))
    ]
    found += [f"{path}: {old!r}: no longer used" for path in files(".po") for old in catalogue(path).obsolete]
    expect_none(found, "Somebody would read it in the wrong language: translate it, or delete what is not used.")


def test_every_language_says_the_same() -> None:
    sentences = {path: {str(m.id) for m in catalogue(path) if m.id} for path in files(".po")}
    every = set().union(*sentences.values())
    found = [f"{path} lacks {sentence}" for path, known in sentences.items() for sentence in every - known]
    expect_none(found, "A sentence that one language has and another has not: add it.")
