"""``./sumula modality list``: the sports that are known, built in or from a package of their own."""

import json
from typing import Annotated

import typer

from modalities.catalogue import catalogue, unusable
from reports.language import translator
from web.terminal import language

app = typer.Typer(help="The modalities that are known.", no_args_is_help=True)


@app.callback()
def modality() -> None:
    """The modalities that are known."""


@app.command("list")
def list_modalities(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Lists the modalities: id, name, and how their result is typed in."""
    known = sorted(catalogue().values(), key=lambda modality: modality.id)
    width = max((len(modality.id) for modality in known), default=0)
    t = translator(language())
    for modality in known:
        if as_json:
            typer.echo(
                json.dumps({"id": modality.id, "name": modality.name, "form": modality.form}, ensure_ascii=False)
            )
        else:
            typer.echo(f"{modality.id:{width}}  {t.gettext(modality.name)}")
    for plugin in unusable():
        typer.echo(f"{plugin.name} ({plugin.where}): {plugin.why}", err=True)
