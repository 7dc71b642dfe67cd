"""The command line, ``./sumula``: a command is loaded when it is asked for, so that small ones start at once."""

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

COMMANDS = ("demo", "serve", "rank", "regulation", "modality", "draw")


class Commands(TyperGroup):
    """The commands by name, each in its own module of web.commands."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - the signature is typer's
        """All of them, in the order in which one needs them."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002
        """The command of that name, or None."""
        if cmd_name not in COMMANDS:
            return None
        command = typer.main.get_command(import_module(f"web.commands.{cmd_name}").app)
        command.name = cmd_name
        return command


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Súmula: games run by their written regulation.",
)


@app.callback()
def sumula() -> None:
    """Súmula: games run by their written regulation."""


if __name__ == "__main__":
    app(prog_name="sumula")
