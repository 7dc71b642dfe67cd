"""The languages of the product, and the catalogues that put its sentences into them."""

import gettext
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from babel import Locale
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LANGUAGES: Final = ("pt-BR", "es", "en")
DOMAIN: Final = "sumula"
CATALOGUES: Final = Path(__file__).parent / "locale"


def marked(message: str) -> str:
    """The message itself: marks it for the catalogue where it is translated elsewhere."""
    return message


def marked_in(_context: str, message: str) -> str:
    """The message itself: marks it for the catalogue, with the context in which it is translated elsewhere."""
    return message


def marked_plural(one: str, many: str) -> tuple[str, str]:
    """Both forms of a message as they are: marks them for the catalogue where they are translated elsewhere."""
    return one, many


def catalogue_path(language: str) -> Path:
    """Where the sentences of a language are kept; English has no file, for its sentences are the msgids."""
    return CATALOGUES / language.replace("-", "_") / "LC_MESSAGES" / f"{DOMAIN}.po"


@dataclass(frozen=True, slots=True)
class Translator:
    """Puts English msgids into one language. ``locale`` gives the names of its days and months."""

    language: str
    locale: Locale
    sentences: gettext.NullTranslations

    def gettext(self, message: str) -> str:
        """The message in this language; as it is where the catalogue does not know it (a word of a plugin)."""
        return self.sentences.gettext(message)

    def ngettext(self, one: str, many: str, n: int) -> str:
        """The form of the message for that many."""
        return self.sentences.ngettext(one, many, n)

    def pgettext(self, context: str, message: str) -> str:
        """The message as it reads in a context: an abbreviation by what it abbreviates."""
        return self.sentences.pgettext(context, message)


@cache
def translator(language: str) -> Translator:
    """The translator of one of LANGUAGES. Catalogues are compiled in memory; ValueError for any other language."""
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is none of {', '.join(LANGUAGES)}")
    locale = Locale.parse(language, sep="-")
    if language == "en":
        return Translator(language, locale, gettext.NullTranslations())
    compiled = BytesIO()
    with catalogue_path(language).open("rb") as file:
        write_mo(compiled, read_po(file, locale=locale))
    compiled.seek(0)
    return Translator(language, locale, gettext.GNUTranslations(compiled))
