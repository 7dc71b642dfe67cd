"""Bringing a database to the tables that this version knows, at start, all steps or none."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from web.storage.database import Database, DatabaseUnusableError

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(database: Database) -> None:
    """Take the steps that the database lacks. Raises DatabaseUnusableError where it was made by a newer version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with database.writing() as session:
        config.attributes["connection"] = session.connection()
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise DatabaseUnusableError(
                f"The database was made by a newer version of Súmula ({error}): start that one. Nothing was changed."
            ) from error
