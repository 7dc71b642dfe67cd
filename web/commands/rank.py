"""``./sumula rank PATH…``: the tables of case files and the reasons for them, in words or as JSON."""

import json
from functools import cache
from pathlib import Path
from typing import Annotated

import typer

from core.competition import Standings, standings
from core.entries.judgement import FINE, Judgement
from modalities import catalogue
from regulations.case import Case, read_case
from regulations.find import folder_of
from regulations.finding import Finding
from regulations.judged import judged
from regulations.read import Regulation, RegulationError, load
from regulations.worked import refused_sheets
from reports.case_json import ranking_json, ranking_text, refusals_json, refusals_text
from reports.language import Translator, translator
from reports.wording import say
from reports.worked import disagreements
from web.terminal import language

app = typer.Typer(help="The table of a case file, and why.")

SOME_FAILED = 1


class ImpossibleSheetError(Exception):
    """A sheet of the case cannot be under its regulation: all of them, one a line."""


@app.command(help="Ranks case files: the table and its reasons. A folder stands for all the .toml files in it.")
def rank(
    paths: Annotated[list[Path], typer.Argument(help="Case files, or folders of them.", metavar="PATH…")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Ranks each case; leaves 1 where one of them could not be read."""
    t = translator(language())
    found = [file for path in paths for file in case_files(path)]
    several, failed = len(found) > 1 or any(path.is_dir() for path in paths), False
    for path in found:
        try:
            if path.is_dir():
                raise RegulationError([Finding("no cases")])
            case = read_case(path, catalogue.find, regulation)
            result = ranked(case)
            judgement = refused_in(case, result)
        except (RegulationError, ImpossibleSheetError, OSError) as error:
            failed = True
            tell_error(path, words_of(error, t), as_json)
            continue
        if as_json:
            named = {"file": str(path)} if several else {}
            refused = {} if judgement is None else {"refusals": refusals_json(judgement)}
            typer.echo(json.dumps(named | ranking_json(result, case.lines) | refused, ensure_ascii=False))
        else:
            typer.echo(f"{path}: {case.title}\n" if several else f"{case.title}\n" if case.title else "", nl=False)
            matches = {match.id: match for match in case.record.matches}
            if result.rankings:
                typer.echo(ranking_text(result, case.modality, t, matches) + "\n")
            if judgement is not None:
                typer.echo(refusals_text(judgement, t) + "\n")
            for line in disagreements(case, result, t):
                typer.echo(line)
    raise typer.Exit(SOME_FAILED if failed else 0)


def case_files(path: Path) -> list[Path]:
    """The file; those of a folder by name, or the folder itself where it has none, which is an error to be told."""
    if not path.is_dir():
        return [path]
    return sorted(file for file in path.rglob("*") if file.suffix.lower() == ".toml" and file.is_file()) or [path]


@cache
def regulation(name: str) -> Regulation:
    """The regulation that a case uses, loaded once. Raises RegulationError, FileNotFoundError."""
    return load(folder_of(name), catalogue.find)


def ranked(case: Case) -> Standings:
    """The standings of the case. Raises ImpossibleSheetError: a table without one of its sheets would be another's.

    A case that has ``refusals`` may be about such a sheet.
    """
    result = standings(case.record, case.ruleset, case.modality)
    if result.refusals and not _expects_refusals(case):
        t = translator(language())
        lines = [f"{match}: {say(refusal, t)}" for match, refusals in result.refusals.items() for refusal in refusals]
        raise ImpossibleSheetError("\n".join(lines))
    return result


def refused_in(case: Case, result: Standings) -> Judgement | None:
    """What is refused of people and of who competes for a trophy; None where nothing of the kind was asked."""
    if case.people is None:
        return None if result.judgement == FINE else result.judgement
    of_sheets = refused_sheets(case, result) if _expects_refusals(case) else FINE
    return judged(case.people, case.ruleset) + result.judgement + of_sheets


def _expects_refusals(case: Case) -> bool:
    return case.people is not None and case.people.expected is not None


def words_of(error: Exception, t: Translator) -> str:
    """Why a case could not be ranked, one finding a line."""
    if isinstance(error, RegulationError):
        findings = [finding for finding in error.findings if finding.error]
    elif isinstance(error, FileNotFoundError):
        findings = [Finding("no case")]
    elif isinstance(error, OSError):
        findings = [Finding("case unread", params={"detail": error.strerror or str(error)})]
    else:
        return str(error)
    return "\n".join(finding.text(t.gettext) for finding in findings)


def tell_error(path: Path, words: str, as_json: bool) -> None:
    """The error in the file's place among the answers, or to whoever looks on."""
    if as_json:
        typer.echo(json.dumps({"file": str(path), "error": words}, ensure_ascii=False))
    else:
        typer.echo(f"{path}: {words}", err=True)
