"""What a figure of a regulation is called: "Cartão amarelo: peso" for card.yellow.weight."""

from typing import Final

from core.modality import Modality
from regulations.language.tables import find
from reports.language import Translator, marked
from reports.prose import capital
from reports.rules.labels import LABELS
from reports.rules.values import figure_words

__all__ = ["figure_words", "label", "thing_words"]

OWN: Final = ("bonds", "values", "notice")
"""Tables of free names: the name is what the figure is called."""


def label(path: str, t: Translator, modality: Modality | None = None) -> str:
    """What the figure is called, the thing that it is of first."""
    found = find(path)
    generic = found.generic if found else path
    words = _key_words(generic, t)
    if found is None or generic == path:
        return words
    table, _, rest = path.partition(".")
    if table == "notice":
        return capital(t.pgettext("notice", rest))
    if table == "values":
        return t.pgettext("figure", rest.replace("_", " "))
    if table == "bonds":
        return t.gettext("%(name)s: %(figure)s") % {"name": words, "figure": t.pgettext("share", rest)}
    name = rest.rsplit(".", 1)[0] if generic.count(".") else rest
    return t.gettext("%(name)s: %(figure)s") % {
        "name": capital(thing_words(table, name, t, modality)),
        "figure": words,
    }


def thing_words(table: str, name: str, t: Translator, modality: Modality | None = None) -> str:
    """The name of a declared thing: cards and infractions in the reader's words, others as the regulation has them."""
    if table == "card":
        return t.pgettext("card", name)
    if table == "infraction":
        return t.gettext(modality.infractions.get(name, name) if modality else name)
    return t.gettext(name)


def _key_words(generic: str, t: Translator) -> str:
    """The words of a key: its own, else the match's with a word before, for the last partial or one level below."""
    if generic in LABELS:
        return t.pgettext("figure", LABELS[generic])
    for inner, message in (("match.deciding.", DECIDING), ("match.inner.", INNER)):
        if generic.startswith(inner):
            return t.gettext(message) % {"figure": _key_words(f"match.{generic.removeprefix(inner)}", t)}
    return generic


DECIDING: Final = marked("last partial: %(figure)s")
INNER: Final = marked("game within a partial: %(figure)s")
