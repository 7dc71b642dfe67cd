"""``./sumula rank PATH…``: the tables of case files and the reasons for them, in words or as JSON."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Annotated

import typer

from core.competition import Standings, standings
from core.play.notation import NotationError
from modalities import catalogue
from regulations.case import Case, CaseError, read_case
from regulations.find import folder_of
from regulations.read import Regulation, RegulationError, load
from reports.case_json import ranking_json, ranking_text
from reports.language import translator
from reports.wording import say
from web.terminal import language

app = typer.Typer(help="The table of a case file, and why.")

SOME_FAILED = 1
UNREADABLE = (CaseError, NotationError, RegulationError, OSError)


class ImpossibleSheetError(Exception):
    """A sheet of the case cannot be under its regulation: all of them, one a line."""


@app.command(help="Ranks case files: the table and its reasons. A folder stands for all the .toml files in it.")
def rank(
    paths: Annotated[list[Path], typer.Argument(help="Case files, or folders of them.", metavar="PATH…")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Ranks each case; leaves 1 where one of them could not be read."""
    found = list(case_files(paths))
    several, failed = len(found) > 1 or any(path.is_dir() for path in paths), False
    for path in found:
        try:
            case = read_case(path, catalogue.find, regulation)
            result = ranked(case)
        except (*UNREADABLE, ImpossibleSheetError) as error:
            failed = True
            tell_error(path, error, as_json)
            continue
        if as_json:
            typer.echo(json.dumps(({"file": str(path)} if several else {}) | ranking_json(result), ensure_ascii=False))
        else:
            typer.echo(f"{path}: {case.title}\n" if several else f"{case.title}\n" if case.title else "", nl=False)
            matches = {match.id: match for match in case.record.matches}
            typer.echo(ranking_text(result, case.modality, translator(language()), matches) + "\n")
            for line in disagreements(case, result):
                typer.echo(line)
    raise typer.Exit(SOME_FAILED if failed else 0)


def case_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files, those of a folder by name."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


@cache
def regulation(name: str) -> Regulation:
    """The regulation that a case uses, loaded once. Raises RegulationError, FileNotFoundError."""
    return load(folder_of(name), catalogue.find)


def ranked(case: Case) -> Standings:
    """The standings of the case. Raises ImpossibleSheetError: a table without one of its sheets would be another's."""
    result = standings(case.record, case.ruleset, case.modality)
    if result.refusals:
        t = translator(language())
        lines = [f"{match}: {say(refusal, t)}" for match, refusals in result.refusals.items() for refusal in refusals]
        raise ImpossibleSheetError("\n".join(lines))
    return result


def tell_error(path: Path, error: Exception, as_json: bool) -> None:
    """Why a case could not be ranked: in the file's place among the answers, or to whoever looks on."""
    words = f"{error.strerror}." if isinstance(error, OSError) and error.strerror else str(error)
    if as_json:
        typer.echo(json.dumps({"file": str(path), "error": words}, ensure_ascii=False))
    else:
        typer.echo(f"{path}: {words}", err=True)


def disagreements(case: Case, result: Standings) -> Iterator[str]:
    """Where the case's own ``table`` expects something else."""
    t = translator(language())
    places = {place.side: place for ranking in result.rankings for place in ranking.places}
    for line in case.table:
        place = places.get(line.side)
        if place is None:
            yield t.gettext("The case expects %(side)s in its table, who is not there.") % {"side": line.side}
        elif (place.place, place.facts.get("table points")) != (line.place, line.points):
            yield t.gettext("The case expects %(side)s on place %(place)s with %(points)s.") % {
                "side": line.side,
                "place": line.place,
                "points": line.points,
            }
