"""``./sumula modality``: the sports that are known, who brought them, and whether their worked cases come out."""

import json
from typing import Annotated

import typer

from modalities.catalogue import Installed, Unusable, installed, unusable
from modalities.isolated.failure import PluginError
from regulations.proof import Proof
from reports.language import Translator, translator
from reports.plugins import failure_words
from web.proofs import proof_of
from web.terminal import language

app = typer.Typer(help="The modalities that are known.", no_args_is_help=True)


@app.callback()
def modality() -> None:
    """The modalities that are known."""


@app.command("list")
def list_modalities(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Lists the modalities: id, name, who brought each, what it declares, and its worked cases."""
    known = sorted(installed().values(), key=lambda one: one.modality.id)
    width = max((len(one.modality.id) for one in known), default=0)
    t = translator(language())
    for one in known:
        if as_json:
            typer.echo(json.dumps(_data(one), ensure_ascii=False))
            continue
        brought = f"{one.package} {one.version}" if one.package else t.gettext("built in")
        proved = proof_words(one.modality.id, t)
        typer.echo(f"{one.modality.id:{width}}  {t.gettext(one.modality.name)}, {brought}; {proved}")
    for plugin in unusable():
        why = failure_words(plugin.why, t)
        if as_json:
            typer.echo(json.dumps({"id": plugin.name, "where": plugin.where, "error": why}, ensure_ascii=False))
        else:
            typer.echo(f"{plugin.name} ({plugin.where}): {why}", err=True)


@app.command()
def check(
    name: Annotated[str, typer.Argument(help="One modality; without, all of them.", metavar="ID")] = "",
) -> None:
    """Runs the worked cases of modalities; leaves 1 where one of them fails."""
    t = translator(language())
    wrong: list[Unusable | str] = [*unusable()] if not name else []
    for one in [name] if name else sorted(installed()):
        typer.echo(f"{one}: {proof_words(one, t)}")
        try:
            failed = proof_of(one).failed
        except PluginError:
            wrong.append(one)
            continue
        for case in failed:
            wrong.append(one)
            typer.echo(f"  {case.title}")
            for line in case.why:
                typer.echo(f"    {line}")
    raise typer.Exit(1 if wrong else 0)


def proof_words(name: str, t: Translator) -> str:
    """How many cases it has, and how many of them fail; or why none could be tried."""
    try:
        found = proof_of(name)
    except PluginError as error:
        return failure_words(error, t)
    told = t.ngettext("%(n)s worked case", "%(n)s worked cases", found.cases) % {"n": found.cases}
    if not found.failed:
        return told
    return f"{told}, " + t.ngettext("%(n)s fails", "%(n)s fail", len(found.failed)) % {"n": len(found.failed)}


def _data(one: Installed) -> dict[str, object]:
    sport = one.modality
    try:
        proved: Proof | None = proof_of(sport.id)
    except PluginError:
        proved = None
    return {
        "id": sport.id,
        "name": sport.name,
        "form": sport.form,
        "package": one.package,
        "version": one.version,
        "won_by": sport.defaults.get("match", {}).get("won_by"),
        "words": {"point": sport.point.one, "segment": sport.segment.one, "board": sport.board.one},
        "infractions": sorted(sport.infractions),
        "facts": list(sport.facts),
        "values": {key: str(value) for key, value in sport.values.items()},
        "roles": list(sport.roles),
        "defaults": sorted(sport.defaults),
        "counts": sport.count is not None,
        "built_in": not one.package,
        "cases": None if proved is None else proved.cases,
        "failing": None if proved is None else [case.title for case in proved.failed],
    }
