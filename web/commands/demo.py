"""``./sumula demo``: an invented event, half played, ready to look at and to enter results in."""

from datetime import UTC, datetime

import typer

from web.commands.serve import Host, Port

app = typer.Typer(help="An invented event, ready to look at.")


@app.command(help="An invented event, ready to look at.")
def demo(port: Port = 8000, host: Host = "127.0.0.1") -> None:
    """Makes the event where it is not there yet, says who can sign in, and serves it."""
    from web.demo import build_demo  # noqa: PLC0415 - small commands start without it
    from web.server import check_port, demo_words, open_database, run  # noqa: PLC0415

    check_port(host, port)
    database = open_database("demo")
    typer.echo(demo_words(build_demo(database, datetime.now(UTC)), host, port))
    run(database, host, port)
