"""The lines of a standings document as spreadsheets have them: no text is a formula, every number is a number."""

from collections.abc import Iterator
from typing import Final

from core.exact import Value
from reports.language import Translator
from reports.standings_pdf import GroupStandings, StandingsDocument

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""A text that begins so is read as a formula by some spreadsheet."""

Field = str | Value | None


def heads(document: StandingsDocument, t: Translator) -> tuple[str, ...]:
    """The heads of the columns. The group's is there also where there is one only, so that every file is alike."""
    figures = (column.title for column in document.columns)
    head = t.pgettext("sport", "Event") if document.of_marks else t.gettext("Group")
    tries = (t.gettext("Attempt by attempt"),) if _has_tries(document) else ()
    return (head, t.gettext("Place"), t.gettext("Team"), *figures, *tries, t.gettext("Status"))


def lines(document: StandingsDocument, t: Translator) -> Iterator[tuple[Field, ...]]:
    """One line for each side, its figures exact; a figure that its table does not have is None."""
    for group in document.groups:
        keys = [column.key for column in group.table.columns]
        tried = {side: words for side, _, words in group.written}
        for row in group.table.rows:
            figures = dict(zip(keys, (cell.value for cell in row.cells), strict=True))
            own = (figures.get(column.key) for column in document.columns)
            yield (
                group.heading or group.name,
                row.place,
                row.name,
                *own,
                *_tries(document, tried.get(row.side)),
                row.why or status(group, row.mark, t),
            )


def _has_tries(document: StandingsDocument) -> bool:
    """True where some mark was made of several figures."""
    return any(group.written for group in document.groups)


def _tries(document: StandingsDocument, words: str | None) -> tuple[Field, ...]:
    return (words,) if _has_tries(document) else ()


def status(group: GroupStandings, mark: str, t: Translator) -> str:
    """What the row's mark says, in a word."""
    if mark == "through":
        return t.gettext("Qualified")
    if mark == "due":
        return t.gettext("waits for a decision")
    return t.gettext("provisional") if group.table.provisional else t.gettext("final")


def harmless(text: str) -> str:
    """The text, with an apostrophe before what a spreadsheet would take for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text
