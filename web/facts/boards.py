"""The boards of an encounter in words, as the check, the match page and the comparison of two versions show them."""

from collections.abc import Iterator

from core.play.format import Format
from core.play.sheet import Ending, Sheet
from reports import numbers
from web.entry.encounter import BoardRow, facts, is_encounter
from web.visit import Visitor


def board_words(sheet: Sheet, rules: Format, visitor: Visitor) -> Iterator[tuple[str, str]]:
    """Each board that was written on: what it is called, its score, how it ended, and who played it."""
    if not is_encounter(rules) or sheet.ending is Ending.WALKOVER:
        return
    halves = facts(sheet, rules)["halves"]
    for rows in halves:
        for row in rows:
            if row.state or any(row.line_ups):
                yield board_title(row, len(halves), visitor), _how(row, visitor)


def board_title(row: BoardRow, halves: int, visitor: Visitor) -> str:
    """What a board is called: its own name, or its table; and the half, where there are several."""
    t = visitor.t
    name = row.name or t.gettext("Table %(number)s") % {"number": row.number}
    if halves == 1:
        return name
    halves_named = (t.gettext("first half"), t.gettext("second half"))
    half = halves_named[row.half] if row.half < 2 else t.gettext("part %(number)s") % {"number": row.half + 1}
    return f"{name}, {half}"


def _how(row: BoardRow, visitor: Visitor) -> str:
    t = visitor.t
    words = []
    if row.score:
        first, second = (numbers.number(figure, t) for figure in row.score)
        words.append(t.gettext("%(first)s to %(second)s") % {"first": first, "second": second})
    if row.ending is not Ending.PLAYED:
        words.append(t.gettext("W.O.") if row.ending is Ending.WALKOVER else t.gettext("Abandoned"))
    if any(row.line_ups):
        words.append(" × ".join(", ".join(side) or "–" for side in row.line_ups))
    return "; ".join(words)
