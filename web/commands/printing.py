"""``./sumula regulation print`` and ``summary``: a regulation on paper, whole or by file, and the referee's page."""

from pathlib import Path
from typing import Annotated

import typer

from regulations.regulation import Regulation
from reports.annotated_pdf import annotated_pdf
from reports.language import LANGUAGES, Translator, translator
from reports.paper import Cover
from reports.rules.annotated import annotated
from reports.rules.exercised import exercises
from reports.rules.places import stems
from reports.rules.summary import summaries
from reports.summary_pdf import summary_pdf
from web.rendering import STATIC
from web.terminal import language

File = Annotated[str, typer.Option("--file", help="One file: general, futsal, notes …")]
Language = Annotated[str, typer.Option("--language", help="pt-BR, es or en; that of the terminal where none is named.")]
Output = Annotated[Path, typer.Option("--output", help="The folder in which to write.", metavar="DIR")]


def print_regulation(regulation: Regulation, file: str, named: str, output: Path) -> None:
    """Writes the annotated regulation: each article beside what is computed from it."""
    t = _translator(named)
    if file and file not in stems(regulation):
        raise typer.BadParameter(f"{file}: {', '.join(stems(regulation))}", param_hint="--file")
    document = annotated(regulation, t, (file,) if file else (), exercises(regulation.name))
    _write(output, _name(regulation, file, t), annotated_pdf(document, _cover(regulation, t)))


def print_summaries(regulation: Regulation, file: str, named: str, output: Path) -> None:
    """Writes the referee's summary of one sport, or of each: a page for each kind of play."""
    t = _translator(named)
    known = [stem for stem in stems(regulation) if stem.partition(".")[0] in regulation.modalities]
    if file and file not in known:
        raise typer.BadParameter(f"{file}: {', '.join(known)}", param_hint="--file")
    for stem in (file,) if file else known:
        name = _name(regulation, stem, t, t.gettext("summary"))
        _write(output, name, summary_pdf(summaries(regulation, stem, t), _cover(regulation, t)))


def _translator(named: str) -> Translator:
    if named and named not in LANGUAGES:
        raise typer.BadParameter(f"{named}: {', '.join(LANGUAGES)}", param_hint="--language")
    return translator(named or language())


def _cover(regulation: Regulation, t: Translator) -> Cover:
    return Cover(t.language, regulation.title, (STATIC / "sumula.css").read_text(encoding="utf-8"))


def _name(regulation: Regulation, file: str, t: Translator, what: str = "") -> str:
    return f"{'-'.join(part for part in (regulation.name, file, what, t.language) if part)}.pdf"


def _write(folder: Path, name: str, data: bytes) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(data)
    typer.echo(str(folder / name))
