"""Who plays the boards of an encounter: how many at each, nobody at two at once, and changes between the halves."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from core.play.format import Format
from core.play.sheet import Sheet
from core.rules.article import Cited
from core.rules.refusal import Refusal

_AT_A_BOARD = {"individuals": 1, "pairs": 2}
"""How many of a side play one board, by ``encounter.between``."""

Names = Sequence[tuple[str, ...]]
"""The names of one side at each board."""


def line_up_faults(boards: Sequence[Sheet], form: Format) -> tuple[Refusal, ...]:
    """What the rules say of the names at the boards (language, §§ 5 and 7). A board without names says nothing.

    The same boards are played again in each half; who stands at a board and did not stand there in the half before has
    taken somebody's place.
    """
    found: list[Refusal] = []
    for side in (0, 1):
        names = [board.line_ups[side] for board in boards]
        found += _too_many(names, side, form)
        halves = [names[start : start + _in_a_half(form)] for start in range(0, len(names), _in_a_half(form))]
        for number, half in enumerate(halves):
            found += _at_two(half, number * _in_a_half(form), side, form)
        for number, (before, after) in enumerate(pairwise(halves), 1):
            found += _changes(before, after, number * _in_a_half(form), side, form)
    return tuple(found)


def _in_a_half(form: Format) -> int:
    return max(1, (form.boards.value or 1) // int(form.figures.get("encounter.halves", 1)))


def _too_many(names: Names, side: int, form: Format) -> Iterator[Refusal]:
    between = form.cited.get("encounter.between")
    most = None if between is None else _AT_A_BOARD.get(between.value)
    for index, own in enumerate(names):
        if most is not None and len(own) > most:
            yield _refusal("too many in play", index, side, between, ", ".join(own), str(len(own)), str(most))


def _at_two(half: Names, start: int, side: int, form: Format) -> Iterator[Refusal]:
    seen: Counter[str] = Counter()
    for index, own in enumerate(half):
        for name in own:
            seen[name] += 1
            if seen[name] > 1:
                yield _refusal("athlete at two boards", start + index, side, form.boards, name)


def _changes(before: Names, after: Names, start: int, side: int, form: Format) -> Iterator[Refusal]:
    """Those who came in between two halves."""
    entered = [
        (start + index, name)
        for index, (old, new) in enumerate(zip(before, after, strict=False))
        if old and new
        for name in new
        if name not in old
    ]
    if not entered:
        return
    when, number = form.cited.get("roster.substitutions_when"), form.cited.get("roster.substitutions")
    again = form.cited.get("roster.return")
    played = {name for own in before for name in own}
    if when is not None and when.value == "between matches":
        for index, name in entered:
            yield _refusal("substitution out of time", index, side, when, name, "between halves", "between matches")
    most = None if number is None else 0 if number.value is None else number.value
    if isinstance(most, int) and len(entered) > most:
        everybody = ", ".join(name for _, name in entered)
        yield _refusal("too many substitutions", entered[0][0], side, number, everybody, str(len(entered)), str(most))
    if again is not None and again.value is None:
        for index, name in entered:
            if name in played:
                yield _refusal("came back", index, side, again, name)


def _refusal(
    code: str, board: int, side: int, figure: Cited[Any] | None, who: str, found: str = "", allowed: str = ""
) -> Refusal:
    source = None if figure is None else figure.source
    return Refusal(code, f"boards.{board}.line_ups.{side}", found or who, allowed, source, params={"who": who})
