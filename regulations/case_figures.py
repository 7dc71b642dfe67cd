"""Figures that no sheet can show, as a case says them: the deadline, the documents, the height of the net.

One a line, two or more spaces between: the key, its value as the regulation writes it (a text without its quotation
marks), where it holds if not everywhere, and the article:

    match.time.segment   15 min                          art. 3º
    roster.athletes      4              event 4×100 m    art. 2º
    documents.planilha.of  match                         art. 6º
    match.target         to set: 100 to 150              art. 27

"to set:" is a figure left to the committee, with its bounds. A figure that no article states has no article here.
"""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from core.rules.article import Article
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope
from regulations.bounds import ToSet
from regulations.case_lines import NotALine, fields
from regulations.case_values import Values
from regulations.finding import Finding
from regulations.forms.form import Context, Form, Problem, Reading
from regulations.language.tables import find

EXAMPLE = "match.time.segment  15 min  art. 3º"
_TO_SET = "to set: "
_CITED = ("art. ", "nota ", "decisão ")
_PLACE = re.compile(r"(stage|round|event|division|delegation) (.+)|entries (\d{1,4})")
_NAMES = (".name", ".what")

Left = tuple[Article, ToSet]
"""A figure left to the committee and the article that leaves it."""


@dataclass(frozen=True, slots=True)
class FigureLine:
    """What one line says. ``bounds`` where the figure is left to the committee, else its ``value``, read."""

    line: str
    path: str
    value: Any = None
    bounds: str = ""
    scope: Scope = EVERYWHERE
    article: str = ""


def read_figures(values: Values, context: Context) -> tuple[FigureLine, ...]:
    """The lines of ``figures``; what is wrong with any of them goes into the findings."""
    found: list[FigureLine] = []
    for number, row in enumerate(map(str.strip, values.text("figures").splitlines()), 1):
        if not row:
            continue
        try:
            line, problems = _line(row, context)
        except NotALine:
            params = {"example": EXAMPLE}
            values.findings.append(Finding("case, people, line", "figures", line=number, row=row, params=params))
            continue
        if line is not None:
            found.append(line)
        values.findings += [
            Finding(each.code, "figures", line=number, params={**each.gaps(""), "key": row.split("  ")[0]})
            for each in problems
        ]
    return tuple(found)


def _line(row: str, context: Context) -> tuple[FigureLine | None, list[Problem]]:
    path, *rest = fields(row)
    article = rest.pop() if rest and rest[-1].startswith(_CITED) else ""
    if not rest or len(rest) > 2:
        raise NotALine
    scope = _scope(rest[1]) if len(rest) == 2 else EVERYWHERE
    if rest[0].startswith(_TO_SET):
        return FigureLine(row, path, bounds=rest[0].removeprefix(_TO_SET), scope=scope, article=article), []
    at = find(path)
    if path.endswith(_NAMES):
        return FigureLine(row, path, rest[0], scope=scope, article=article), []
    if at is None or at.form is None:
        raise NotALine
    value, problems = _value(rest[0], at.form, context, path)
    return FigureLine(row, path, value, scope=scope, article=article), problems


def _value(written: str, form: Form, context: Context, path: str) -> tuple[Any, list[Problem]]:
    """The value read as TOML has it, else as a text without its quotation marks."""
    if written == "none":
        return None, []
    reading = Reading(context)
    value = reading.read(form, _as_toml(written), path)
    plainly = Reading(context)
    if reading.problems and (text := plainly.read(form, written, path)) is not None:
        return text, []
    return value, reading.problems


def _scope(text: str) -> Scope:
    place = _PLACE.fullmatch(text)
    if place is None:
        raise NotALine
    if place[3]:
        return Scope(entries=int(place[3]))
    match place.groups()[:2]:
        case "stage", name:
            return Scope(stage=name)
        case "round", name:
            return Scope(round=name)
        case "event", name:
            return Scope(event=name)
        case "division", name:
            return Scope(division=name)
    return Scope(delegation=place[2])


def _as_toml(written: str) -> object:
    """The value as TOML has it; what is none of TOML's other values is a text without its quotation marks."""
    try:
        return tomllib.loads(f"value = {written}")["value"]
    except tomllib.TOMLDecodeError:
        return written


def unlike(lines: Iterable[FigureLine], ruleset: Ruleset, left: Iterable[Left]) -> tuple[str, ...]:
    """The lines that the ruleset does not bear out, each with what it says instead."""
    open_ = tuple(left)
    found = ((line, _left(line, open_) if line.bounds else _stated(line, ruleset)) for line in lines)
    return tuple(f"the figure is not so: {line.line} (found {instead})" for line, instead in found if instead)


def _stated(line: FigureLine, ruleset: Ruleset) -> str:
    """What the ruleset says instead, "" where it says the same."""
    figure = ruleset.figure(line.path, line.scope)
    if figure is None:
        return "nothing"
    cited = {figure.source.cite(), *(article.cite() for article in figure.also)}
    if figure.value == line.value and line.article in cited:
        return ""
    return f"{figure.value} {figure.source.cite()}"


def _left(line: FigureLine, left: tuple[Left, ...]) -> str:
    found = [(article.cite(), bounds.written()) for article, bounds in left if bounds.path == line.path]
    return "" if (line.article, line.bounds) in found else str(found or "nothing left to the committee")
