"""``./sumula serve``: the server, over the events of this installation."""

from typing import Annotated

import typer

app = typer.Typer(help="Serves the events of this installation.")

Port = Annotated[int, typer.Option("--port", help="The port to listen on.", min=1, max=65535)]
Host = Annotated[str, typer.Option("--host", help="The address to listen on.")]


Invite = Annotated[
    str,
    typer.Option(
        "--invite",
        help="Your e-mail, on the very first start or if you forgot your password: prints a link to choose one.",
    ),
]


@app.command(help="Serves the events of this installation.")
def serve(port: Port = 8000, host: Host = "127.0.0.1", invite: Invite = "") -> None:
    """Serves what is in SUMULA_DATA, or in the database that SUMULA_DATABASE names."""
    from web.server import check_port, invitation_words, open_database, run  # noqa: PLC0415 - small commands start without

    check_port(host, port)
    database = open_database()
    if words := invitation_words(database, invite, host, port):
        typer.echo(words)
    run(database, host, port)
