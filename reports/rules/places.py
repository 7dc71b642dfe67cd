"""Where an article stands, how another one names it, and for what it holds."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import date

from core.rules.article import Article
from core.rules.forms import Range
from regulations.entry import Entry
from regulations.region import Region
from regulations.regulation import Regulation
from reports import dates
from reports.citation import citation
from reports.language import Translator, marked
from reports.prose import listed
from reports.rules.values import form_words

CATEGORIES = (marked("open"), marked("male"), marked("female"), marked("mixed"))


def anchors(regulation: Regulation) -> Mapping[Article, str]:
    """Where each article stands on its page: "art-3o-b" for "3º, b"; the second part of a parted one, "art-4o-2"."""
    found: dict[Article, str] = {}
    parts: Counter[str] = Counter()
    for entry in regulation.entries:
        name = "art-" + re.sub(r"[^a-z0-9]+", "-", _folded(entry.article.number)).strip("-")
        parts[f"{entry.article.file}#{name}"] += 1
        number = parts[f"{entry.article.file}#{name}"]
        found[entry.article] = name if number == 1 else f"{name}-{number}"
    return found


def _folded(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def stems(regulation: Regulation) -> list[str]:
    """The names of the files that have articles, the general one first, the notes last."""
    found = dict.fromkeys(entry.article.file for entry in regulation.entries)
    return sorted(found, key=lambda name: (name != "general", name == "notes"))


def title(regulation: Regulation, stem: str, t: Translator) -> str:
    """The printed title of a file, or what the file is."""
    if stem == "general":
        return t.gettext("General regulation")
    if stem == "notes":
        return t.gettext("Official notes")
    head = regulation.heads.get(stem)
    return head.title if head and head.title else stem


def own_words(entry: Entry, t: Translator) -> str:
    """The article as its own file calls it: "art. 4º", "nota 2"."""
    article = entry.article
    return citation(Article("notes" if entry.note else "", article.number), t)


def other_words(regulation: Regulation, entry: Entry, own: str, t: Translator) -> str:
    """The article as another file calls it: with the file, and a note with its day."""
    if entry.note is not None:
        gaps = {"note": own_words(entry, t), "day": long_day(entry.note.date, t)}
        return t.gettext("%(note)s of %(day)s") % gaps
    if entry.article.file in (own, "general"):
        return citation(entry.article, t)
    return f"{title(regulation, entry.article.file, t)}, {own_words(entry, t)}"


def long_day(on: date, t: Translator) -> str:
    """ "2 de maio de 2027"."""
    return dates.days(on, on, t)


def category_words(categories: Iterable[str], t: Translator) -> str:
    """ "masculino e feminino"; a category of the regulation's own as it is called there."""
    return listed((t.gettext(name) for name in categories), t)


def holds_words(region: Region, home: Region, regulation: Regulation, t: Translator) -> tuple[str, ...]:
    """For what the article holds, within its file: stages, categories, numbers of entries, days."""
    narrowing, words = region.narrowing, []
    if region.modalities and region.modalities != home.modalities:
        named = [_modality_title(regulation, name, t) for name in sorted(region.modalities)]
        words.append(t.gettext("sport: %(names)s") % {"names": listed(named, t)})
    if region.categories and region.categories != home.categories:
        words.append(t.gettext("category: %(names)s") % {"names": category_words(sorted(region.categories), t)})
    for message, names in (
        (marked("stage: %(names)s"), narrowing.stages),
        (marked("event: %(names)s"), narrowing.events),
        (marked("division: %(names)s"), narrowing.divisions),
        (marked("delegation: %(names)s"), narrowing.delegations),
    ):
        if names:
            words.append(
                t.gettext(message) % {"names": listed((t.pgettext("rule", name) for name in sorted(names)), t)}
            )
    if narrowing.entries:
        entries = form_words(Range(*narrowing.entries), t)
        words.append(t.gettext("number of entries: %(range)s") % {"range": entries})
    return (*words, *in_force(region, t))


def in_force(region: Region, t: Translator) -> tuple[str, ...]:
    """Since and until when: empty where that is always."""
    since, until = region.narrowing.since, region.narrowing.until
    words = []
    if since is not None:
        words.append(t.gettext("in force since %(day)s") % {"day": long_day(since, t)})
    if until is not None:
        words.append(t.gettext("in force until %(day)s") % {"day": long_day(until, t)})
    return tuple(words)


def _modality_title(regulation: Regulation, name: str, t: Translator) -> str:
    modality = regulation.modalities.get(name)
    return t.gettext(modality.name) if modality else name
