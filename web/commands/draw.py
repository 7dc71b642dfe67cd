"""``./sumula draw``: draws a published record of a draw of lots again."""

import json
from pathlib import Path
from typing import Annotated

import typer

from core.draw.lot import check
from reports.language import Translator, translator
from web.terminal import language

app = typer.Typer(help="Draws of lots that anybody can draw again.", no_args_is_help=True)


@app.callback()
def draw() -> None:
    """Draws of lots that anybody can draw again."""


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="The record of a draw, as its page gives it.")]) -> None:
    """Says whether the record's order is the one that its value gives; leaves 1 where it is not."""
    t = translator(language())
    try:
        record = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        wrong = [error.strerror or str(error)]
    except ValueError:
        wrong = [words(t)["not a record"]]
    else:
        wrong = [words(t)[code] for code in check(record if isinstance(record, dict) else {})]
    for line in wrong or [t.gettext("The order is the one that the announced list and the public value give.")]:
        typer.echo(line)
    raise typer.Exit(1 if wrong else 0)


def words(t: Translator) -> dict[str, str]:
    """What may be wrong with a record."""
    return {
        "not a record": t.gettext("This is no record of a draw."),
        "unknown algorithm": t.gettext("It was drawn with an algorithm that this version does not know."),
        "digest differs": t.gettext("What was announced was changed afterwards: its digest is another one."),
        "not drawn": t.gettext("It has not been drawn."),
        "order differs": t.gettext("The order is not the one that the public value gives."),
    }
