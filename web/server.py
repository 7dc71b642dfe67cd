"""Starting the server: its database, its port, and what is said where one of them is not to be had."""

import errno
import os
import socket
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NoReturn

import typer
import uvicorn

from reports.language import translator
from web.acts import accounts
from web.acts.names import address as address_of
from web.app import create_app
from web.demo import Demo
from web.storage import find
from web.storage.database import Database, DatabaseBusyError, DatabaseUnusableError, sqlite_url
from web.storage.migrate import migrate
from web.storage.programme import has_accounts
from web.terminal import language

DATA: Final = "SUMULA_DATA"
DATABASE: Final = "SUMULA_DATABASE"


def gettext(message: str, **gaps: object) -> str:
    """A message in the language of the terminal; the name is that by which messages are found for the catalogue."""
    return translator(language()).gettext(message) % gaps


def fail(words: str) -> NoReturn:
    """Ends with a message, as for a person who can mend it."""
    typer.echo(words, err=True)
    raise typer.Exit(1)


def open_database(within: str = "") -> Database:
    """The database that SUMULA_DATABASE names, or the one in SUMULA_DATA, brought up to date.

    ``within`` is a folder of its own in SUMULA_DATA. Ends with a message where it cannot be used.
    """
    folder = Path(os.environ.get(DATA) or "data") / within
    try:
        database = Database(os.environ.get(DATABASE) or sqlite_url(folder))
        migrate(database)
    except (DatabaseUnusableError, DatabaseBusyError) as error:
        fail(
            gettext(
                "The events cannot be opened: %(reason)s Mend the folder %(folder)s (or name another in SUMULA_DATA), "
                "or the address in SUMULA_DATABASE.",
                reason=error,
                folder=folder,
            )
        )
    return database


def check_port(host: str, port: int) -> None:
    """Ends with a message where the port is not to be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                fail(
                    gettext(
                        "Port %(port)s is taken. Stop what uses it, or choose another: --port %(other)s.",
                        port=port,
                        other=port + 1 if port < 65535 else port - 1,
                    )
                )
            fail(
                gettext(
                    "Cannot listen on %(host)s, port %(port)s: %(reason)s.",
                    host=host,
                    port=port,
                    reason=error.strerror or error,
                )
            )


def address(host: str, port: int, path: str = "") -> str:
    """Where the server is found."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/{path}"


def run(database: Database, host: str, port: int) -> None:
    """Serves until it is told to stop."""
    check_port(host, port)
    typer.echo(gettext("Súmula is at %(address)s (stop it with Ctrl+C)", address=address(host, port)))
    uvicorn.run(create_app(database), host=host, port=port, log_level="warning", server_header=False)


def invitation_words(database: Database, email: str, host: str, port: int) -> str:
    """Invites the first person of an installation, or one who forgot their password: the link that sets it.

    Without an e-mail, how to. Who starts the server could read and write all of its data anyway.
    """
    with database.reading() as session:
        empty, account = not has_accounts(session), find.account(session, address_of(email))
    if not email:
        return gettext("Nobody can sign in yet: start once with --invite and your e-mail.") if empty else ""
    if account is None and not empty:
        return gettext("There are people already: whoever is on a committee invites others on its pages.")
    with database.writing() as session:
        account = account or accounts.new_account(session, email.partition("@")[0], email)
        token = accounts.new_invitation(session, account, datetime.now(UTC))
    link = address(host, port, f"convite/{token}")
    return gettext("Choose your password here, once: %(link)s", link=link)


def demo_words(demo: Demo, host: str, port: int) -> str:
    """Where the demonstration is, and who can sign in."""
    event = address(host, port, f"{demo.event}/")
    lines = [gettext("The event: %(address)s", address=event), gettext("Sign-ins:")]
    return "\n".join([*lines, *(f"  {one.email:24} {one.password:22} {one.name}" for one in demo.people)])
