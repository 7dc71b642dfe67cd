"""What changed in a regulation, as a page shows it: each article with its figures before and after."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from core.modality import Modality
from core.rules.article import Article
from regulations.compare import Change
from regulations.forms.form import NotThis, Wrong, show
from regulations.language.head import ARTICLE, HEAD, NOTE
from regulations.language.tables import find as find_key
from reports.citation import citation
from reports.language import Translator
from reports.prose import capital
from reports.rules.figures import figure_words, label
from web.facts.draft_fields import PLAIN
from web.regulating.desk import Desks
from web.regulating.widget import Desk


@dataclass(frozen=True, slots=True)
class FigureShown:
    """One figure: what it is called, and how much it was and is, "" where it was not stated."""

    name: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class ChangeShown:
    """One article that changed: ``kind`` is "new", "gone", "changed" or "file"."""

    kind: str
    file: str
    stem: str
    cite: str
    text_before: str
    text_after: str
    figures: tuple[FigureShown, ...]
    number: int


def changes_shown(found: Iterable[Change], files: Mapping[str, str], t: Translator) -> list[ChangeShown]:
    """Each change in words, numbered as they come, the articles of a new file after it without a number; ``files`` tell
    whose words its figures use."""
    desks = Desks(files, t)
    shown: list[ChangeShown] = []
    for number, change in enumerate(found):
        shown.append(_shown(change, number, desks, t))
        document = desks.document(change.file) if change.whole else None
        new = document.articles if document is not None and change.before is None else ()
        each = (Change(change.file, str(article.get("number", "")), None, article) for article in new)
        shown += [_shown(one, -1, desks, t) for one in each]
    return shown


def _shown(change: Change, number: int, desks: Desks, t: Translator) -> ChangeShown:
    desk = desks.of(change.file, change.after or change.before)
    stem = change.file.removesuffix(".toml")
    before, after = (str((raw or {}).get("text", "")) for raw in (change.before, change.after))
    kind = "file" if change.whole else "new" if change.before is None else "gone" if change.after is None else "changed"
    figures = [each for each in change.figures() if each.path != "text"] if not change.whole else []
    return ChangeShown(
        kind,
        change.file,
        stem,
        capital(citation(Article("notes" if stem == "notes" else "", change.number), t)) if change.number else "",
        before,
        after,
        tuple(
            FigureShown(
                figure_name(each.path, t, desk.modality),
                raw_words(each.path, each.before, desk),
                raw_words(each.path, each.after, desk),
            )
            for each in figures
        ),
        number,
    )


def figure_name(path: str, t: Translator, modality: Modality | None) -> str:
    """What a figure is called, or what an article says of itself."""
    return capital(t.pgettext("article", PLAIN[path]) if path in PLAIN else label(path, t, modality))


def raw_words(path: str, raw: Any, desk: Desk) -> str:
    """A value as it stands in the file, in words; as it is written where it has none."""
    if raw is None:
        return ""
    found = find_key(path)
    form = found.form if found is not None else {**HEAD, **NOTE, **ARTICLE}.get(path)
    if form is None or path in ("inferred", "to_set"):
        return show(raw)
    try:
        value = None if raw == "none" else form.read(raw, desk.context)
    except (NotThis, Wrong):
        return show(raw)
    return figure_words(value, desk.t, desk.modality, found.generic if found else path)
