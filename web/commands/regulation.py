"""``./sumula regulation``: lints a regulation, lists those that are found, shows what each article states."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from modalities import catalogue
from regulations.entry import Entry
from regulations.find import available, folder_of
from regulations.finding import Finding
from regulations.forms.form import show as written
from regulations.lint import lint as report_on
from regulations.read import RegulationError, load
from regulations.regulation import Regulation
from reports.language import Translator, translator
from web.commands.chains import Advance, Apart, Category, Place, Runs, Seed, Size, setup_of, tell_chains
from web.commands.coverage import show_coverage, shown_by_no_case
from web.commands.folder import export, new
from web.commands.printing import File, Language, Output, print_regulation, print_summaries
from web.terminal import language

app = typer.Typer(help="Written regulations: what they say, and whether they hold together.", no_args_is_help=True)

Named = Annotated[str, typer.Argument(help="A regulation's name, or the folder that holds it.", metavar="NAME|FOLDER")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object a line.")]


@app.callback()
def regulation() -> None:
    """Written regulations: what they say, and whether they hold together."""


app.command("coverage")(show_coverage)
app.command("export")(export)
app.command("new")(new)


@app.command("list")
def list_regulations() -> None:
    """Lists the regulations that are found."""
    for name in available():
        typer.echo(name)


@app.command()
def lint(
    name: Named,
    as_json: AsJson = False,
    cases: Annotated[bool, typer.Option("--cases", help="Also the articles that no case shows at work.")] = False,
) -> None:
    """Says all that is wrong with a regulation, and what its author should look at; leaves 1 where it does not load."""
    t = translator(language())
    report = report_on(_folder(name, t), catalogue.find)
    if cases and not report.errors:
        report = replace(report, findings=(*report.findings, *shown_by_no_case(Path(name).name)))
    if as_json:
        for finding in report.findings:
            typer.echo(json.dumps(_as_data(finding, t), ensure_ascii=False))
    else:
        for finding in report.brief():
            kind = t.gettext("error") if finding.error else t.gettext("remark")
            typer.echo(f"{kind:8} {finding.text(t.gettext)}")
        errors = t.ngettext("%(n)s error", "%(n)s errors", report.errors) % {"n": report.errors}
        remarks = t.ngettext("%(n)s remark", "%(n)s remarks", report.remarks) % {"n": report.remarks}
        typer.echo(f"{errors}, {remarks}")
    raise typer.Exit(1 if report.errors else 0)


@app.command()
def show(name: Named, file: Annotated[str, typer.Argument(help="One file: general, futsal, notes …")] = "") -> None:
    """Shows a regulation article by article, with the figures that each one states."""
    t, found = translator(language()), _loaded(name)
    for line in _shown(found, file.removesuffix(".toml"), t):
        typer.echo(line)


@app.command("print")
def print_(name: Named, file: File = "", named: Language = "", output: Output = Path()) -> None:
    """Writes the annotated regulation as a PDF: each article beside what is computed from it."""
    print_regulation(_loaded(name), file.removesuffix(".toml"), named, output)


@app.command()
def summary(name: Named, file: File = "", named: Language = "", output: Output = Path()) -> None:
    """Writes the referee's summary as a PDF: one page for each kind of play, of one sport or of all."""
    print_summaries(_loaded(name), file.removesuffix(".toml"), named, output)


@app.command()
def chains(  # noqa: PLR0913 - a command has as many options as it has
    name: Named,
    file: Annotated[str, typer.Argument(help="The file of a sport: futsal, truco …")],
    *,
    size: Size = 4,
    runs: Runs = 10_000,
    seed: Seed = "1",
    advance: Advance = -1,
    place: Place = -1,
    apart: Apart = False,
    category: Category = "",
    as_json: AsJson = False,
) -> None:
    """Tries a tie-break out: how often each criterion decides and a lot is due, in groups with invented results."""
    setup = setup_of(_loaded(name), file.removesuffix(".toml"), category, size, advance, place, apart)
    tell_chains(setup, runs, seed, as_json)


def _loaded(name: str) -> Regulation:
    """The regulation; what is wrong with it is told, and 1 left, where it does not load."""
    t = translator(language())
    try:
        return load(_folder(name, t), catalogue.find)
    except RegulationError as error:
        for finding in error.findings:
            typer.echo(finding.text(t.gettext), err=True)
        raise typer.Exit(1) from None


def _folder(name: str, t: Translator) -> Path:
    """The folder that was meant: one that is there, else the regulation of that name."""
    if Path(name).is_dir():
        return Path(name)
    try:
        return folder_of(name)
    except FileNotFoundError:
        finding = Finding("no folder", params={"name": name, "known": ", ".join(available()) or "–"})
        typer.echo(finding.text(t.gettext), err=True)
        raise typer.Exit(1) from None


def _as_data(finding: Finding, t: Translator) -> dict[str, object]:
    return {
        "severity": finding.severity,
        "code": finding.code,
        "file": finding.file,
        "article": finding.article,
        "letter": finding.letter,
        "line": finding.line,
        "text": finding.text(t.gettext),
    }


def _shown(found: Regulation, file: str, t: Translator) -> Iterator[str]:
    for stem, head in found.heads.items():
        if file in ("", stem):
            yield f"{head.file}: {head.title or found.title}"
            for entry in found.articles(stem):
                yield from _article(entry, t)
            yield ""


def _article(entry: Entry, t: Translator) -> Iterator[str]:
    """An article with its figures, those inferred with their reason, those left open with their bounds."""
    place = Finding("only read", "notes.toml" if entry.note else "", entry.article.number).where(t.gettext)
    yield f"  {place}  {entry.article.text}"
    for figure in entry.figures:
        if figure.entries is None and not figure.path.endswith((".name", ".what")):
            yield f"      {figure.path} = {written(figure.raw)}"
            if reason := entry.reason(figure.path):
                yield f"        {t.gettext('inferred')}: {reason}"
            for letter, why in entry.parts.get(figure.path, {}).items():
                yield f"        {t.gettext('inferred')}, {letter}: {why}"
    for bounds in entry.to_set:
        yield f"      {bounds.path}: {t.gettext('left to the committee')}, {bounds.written()}"
