"""Performances in words: why a side has no place, and what it did, try by try, with what of it counts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from core.play.performance import Status, Try
from core.play.reckoning import AthleteTold, PassTold
from reports.language import Translator, marked
from reports.numbers import mark

WHY: Final[Mapping[str, str]] = {
    "no mark": marked("no mark"),
    "DNF": marked("did not finish"),
    "DNS": marked("did not start"),
    "DQ": marked("disqualified"),
    "": marked("not entered yet"),
}


def unplaced_words(why: str, t: Translator) -> str:
    """The word of a status, as it is read."""
    return t.gettext(WHY[why])


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure as written; ``counts`` where the mark was made with it."""

    text: str
    counts: bool


@dataclass(frozen=True, slots=True)
class Line:
    """What one athlete did in one pass, or the entry as one: each try, and what they came to."""

    athlete: str
    tries: tuple[Figure, ...]
    figure: Figure


@dataclass(frozen=True, slots=True)
class PassWords:
    """One pass, and what its athletes came to."""

    lines: tuple[Line, ...]
    figure: str


def try_words(each: Try, precision: str, t: Translator) -> str:
    """A mark as written, or the officials' word for why there is none: x, DNS, DNF, DQ."""
    if isinstance(each, Status):
        return "x" if each is Status.NO_MARK else str(each)
    return mark(each, precision, t)


def passes_words(passes: Sequence[PassTold], precision: str, t: Translator) -> tuple[PassWords, ...]:
    """What a side did, pass by pass, with what of it counts."""
    return tuple(
        PassWords(tuple(_line(each, precision, t) for each in one.athletes), try_words(one.figure, precision, t))
        for one in passes
    )


def _line(told: AthleteTold, precision: str, t: Translator) -> Line:
    tries = tuple(Figure(try_words(each.value, precision, t), each.counts and told.counts) for each in told.tries)
    return Line(told.athlete, tries, Figure(try_words(told.figure, precision, t), told.counts))


def in_brief(passes: Sequence[PassWords]) -> str:
    """The same in one line, what does not count in brackets: "130 + 131 + (120) · 140 + …"; "" for a single figure."""
    if sum(len(line.tries) for one in passes for line in one.lines) < 2:
        return ""
    return " · ".join(" + ".join(_brief(line) for line in one.lines) for one in passes)


def _brief(line: Line) -> str:
    return " ".join(figure.text if figure.counts else f"({figure.text})" for figure in line.tries)
