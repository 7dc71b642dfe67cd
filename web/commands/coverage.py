"""``./sumula regulation coverage``: which articles are at work, and which figures no case would notice the loss of."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

import modalities
from modalities import catalogue
from regulations.case import Case, read_case
from regulations.coverage import Coverage, Figure, coverage, percent, unshown
from regulations.find import available, folder_of
from regulations.finding import Finding
from regulations.read import RegulationError
from reports.language import Translator, translator
from web.commands.rank import regulation
from web.terminal import language

NOT_ALL = 1
_TRAVELLING = Path(modalities.__file__).parent / "cases"


def show_coverage(
    name: Annotated[str, typer.Argument(help="A regulation's name.", metavar="NAME")] = "",
    every: Annotated[bool, typer.Option("--all", help="All regulations that are found.")] = False,
    missing: Annotated[bool, typer.Option("--missing", help="The figures that no case would notice.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Measures which articles a case shows at work; leaves 1 where a figure of one is missing."""
    t = translator(language())
    names = available() if every else [name]
    complete = True
    for each in names:
        try:
            found = coverage(regulation(each), worked_cases(each))
        except FileNotFoundError:
            params = {"name": each, "known": ", ".join(available()) or "–"}
            typer.echo(Finding("no folder", params=params).text(t.gettext), err=True)
            raise typer.Exit(NOT_ALL) from None
        except RegulationError as error:
            typer.echo("\n".join(finding.text(t.gettext) for finding in error.findings), err=True)
            raise typer.Exit(NOT_ALL) from None
        complete = complete and not found.missing
        for line in _json(found) if as_json else _lines(found, t, missing):
            typer.echo(line)
    raise typer.Exit(0 if complete else NOT_ALL)


def shown_by_no_case(name: str) -> tuple[Finding, ...]:
    """A remark for each article of the regulation with figures that no case would notice."""
    return tuple(unshown(coverage(regulation(name), worked_cases(name))))


def worked_cases(name: str) -> dict[str, Case]:
    """The cases of a regulation: those that travel with a modality and use it, and those in its own folder.

    Raises RegulationError, FileNotFoundError where there is no such regulation.
    """
    own = folder_of(name) / "cases"
    paths = [*sorted(_TRAVELLING.glob("*/*.toml")), *sorted(own.glob("*.toml"))]
    used = [path for path in paths if f'"{name}/' in path.read_text(encoding="utf-8")]
    return {f"{path.parent.name}/{path.stem}": read_case(path, catalogue.find, regulation) for path in used}


def _lines(found: Coverage, t: Translator, missing: bool) -> Iterator[str]:
    said = t.gettext(
        "%(stating)s of %(articles)s articles state a rule; applied: %(applied)s; shown by a case: %(shown)s"
    )
    numbers = {
        "stating": found.stating,
        "articles": found.articles,
        "applied": found.applied,
        "shown": found.exercised,
    }
    yield f"{found.regulation}: {said % numbers} ({percent(found.exercised, found.stating)} %)"
    if missing:
        for figure in found.missing:
            yield "  " + t.gettext("%(file)s, art. %(article)s: %(figure)s") % {
                "file": figure.file,
                "article": figure.article,
                "figure": figure.said,
            }


def _json(found: Coverage) -> Iterator[str]:
    data = {
        "regulation": found.regulation,
        "articles": found.articles,
        "stating": found.stating,
        "applied": found.applied,
        "exercised": found.exercised,
        "percent": percent(found.exercised, found.stating),
        "figures": len(found.figures),
        "missing": [_as_data(figure) for figure in found.missing],
    }
    yield json.dumps(data, ensure_ascii=False)


def _as_data(figure: Figure) -> dict[str, str]:
    return {"file": figure.file, "article": figure.article, "figure": figure.said, "how": figure.how}
