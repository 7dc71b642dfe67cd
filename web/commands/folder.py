"""``./sumula regulation export`` and ``new``: the regulation of an event as a folder, and a folder to begin one in."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from regulations.find import available, folder_of
from regulations.read import texts
from regulations.writing import starting
from reports.language import translator
from web.terminal import language

Folder = Annotated[Path, typer.Argument(help="The folder to make; it must not be there, or be empty.", metavar="DIR")]


def export(
    event: Annotated[str, typer.Argument(help="The short name of an event.", metavar="EVENT")], folder: Folder
) -> None:
    """Writes the regulation in force in an event into a folder, one file each, as they are kept."""
    from web.server import open_database  # noqa: PLC0415 - small commands start without
    from web.storage import find  # noqa: PLC0415

    database = open_database()
    try:
        with database.reading() as session:
            found = find.event(session, event)
            files = None if found is None else find.regulation_text(session, found.id).files
    finally:
        database.close()
    if files is None:
        _leave(translator(language()).gettext("There is no event “%(event)s”.") % {"event": event})
    else:
        _written(folder, files)


def new(
    folder: Folder,
    source: Annotated[str, typer.Option("--from", help="A regulation to copy; without it, an empty one.")] = "",
) -> None:
    """Begins a regulation in a folder: empty, or copied from one that is there."""
    t = translator(language())
    if source and source not in available():
        known = ", ".join(available())
        _leave(t.gettext("There is no regulation “%(name)s”: there are %(known)s.") % {"name": source, "known": known})
    title, written = t.gettext("Regulation"), t.gettext("written by the committee")
    _written(folder, texts(folder_of(source)) if source else starting.empty(title, written, t.language))


def _written(folder: Path, files: Mapping[str, str]) -> None:
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        words = translator(language()).gettext("%(folder)s is there already, and is not an empty folder.")
        _leave(words % {"folder": folder})
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        typer.echo(str(path))


def _leave(words: str) -> None:
    typer.echo(words, err=True)
    raise typer.Exit(1)
