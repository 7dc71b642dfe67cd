"""Where a figure comes from, in words: "art. 4º, três ou mais, b"; a default says whose it is."""

from typing import Any

from core.rules.article import Article, Cited, Source
from core.standings.chain import Chains
from core.standings.criterion import Criterion
from reports.language import Translator
from reports.prose import Prose, Run


def citation(source: Source, t: Translator, *parts: str) -> str:
    """The citation of an article with its finer parts, as it stands inside a sentence; "" for a default."""
    if not isinstance(source, Article):
        return ""
    number = ", ".join(part for part in (source.number, *parts) if part)
    if source.file == "notes":
        return t.gettext("note %(number)s") % {"number": number}
    if source.file == "rulings":
        return t.gettext("ruling %(number)s") % {"number": number}
    if source.file == "general":
        named = source.number.startswith(("geral", "general"))  # a number that says so itself: "geral, 1"
        return number if named else t.gettext("general, art. %(number)s") % {"number": number}
    return t.gettext("art. %(number)s") % {"number": number}


def criterion_citation(cited: Cited[Criterion], chain: str, chains: Chains, t: Translator) -> str:
    """The citation of a criterion by its letter, with the list's name where its article has more than one list."""
    part = list_name(chain, t) if _two_lists(cited.source, chains) and chain in ("two", "more") else ""
    return citation(cited.source, t, part, cited.value.letter)


def default_words(source: Source, t: Translator) -> str:
    """Whose default it is and on what basis; "" for an article."""
    if isinstance(source, Article):
        return ""
    if source.owner == "product":
        return t.gettext("No article says this: default of the product.")
    if source.basis in ("", "default of the product"):
        return t.gettext("No article says this: default of the sport.")
    return t.gettext("No article says this: default of the sport (%(basis)s).") % {"basis": t.gettext(source.basis)}


def list_name(chain: str, t: Translator) -> str:
    """The name of a list of criteria: "duas", "três ou mais"; "" for one that needs none."""
    return {"two": t.gettext("two"), "more": t.gettext("three or more")}.get(chain, "")


def run(cited: Cited[Any], words: str) -> Run:
    """The citation as a run of a sentence."""
    return Run(words, cited.source if isinstance(cited.source, Article) else None)


def cite(cited: Cited[Any], t: Translator) -> Prose:
    """The citation of a whole figure as prose; empty for a default."""
    words = citation(cited.source, t)
    return (run(cited, words),) if words else ()


def _two_lists(source: Source, chains: Chains) -> bool:
    """True where the lists for two and for three or more stand under this one number, whose letters may then repeat."""
    if not isinstance(source, Article):
        return False
    printed = (source.file, source.number)
    return all(any(_printed(cited.source) == printed for cited in chain or ()) for chain in (chains.two, chains.more))


def _printed(source: Source) -> tuple[str, str] | None:
    return (source.file, source.number) if isinstance(source, Article) else None
