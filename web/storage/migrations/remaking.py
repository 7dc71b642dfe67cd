"""A table of SQLite made again with its statement changed: what ALTER TABLE cannot do there."""

from alembic import op


def made_again(table: str, changes: dict[str, str]) -> None:
    """Make a table again with its statement changed: each change is found once; new columns are empty text."""
    bind = op.get_bind()
    made, *indexes = bind.exec_driver_sql(
        "SELECT sql FROM sqlite_master WHERE tbl_name = ? AND sql IS NOT NULL ORDER BY type = 'table' DESC", (table,)
    ).scalars()
    for old, new in changes.items():
        if made.count(old) != 1:
            raise ValueError(f"{table}: {old!r} is not there once")
        made = made.replace(old, new)
    bind.exec_driver_sql(f'CREATE TEMPORARY TABLE kept AS SELECT * FROM "{table}"')  # noqa: S608 - our own names
    kept = [f'"{row[1]}"' for row in bind.exec_driver_sql("PRAGMA temp.table_info(kept)")]
    bind.exec_driver_sql(f'DROP TABLE "{table}"')
    bind.exec_driver_sql(made)
    now = [f'"{row[1]}"' for row in bind.exec_driver_sql(f'PRAGMA main.table_info("{table}")')]
    given = ", ".join(name if name in kept else "''" for name in now)
    bind.exec_driver_sql(f'INSERT INTO "{table}" ({", ".join(now)}) SELECT {given} FROM temp.kept')  # noqa: S608
    bind.exec_driver_sql("DROP TABLE temp.kept")
    for index in indexes:
        bind.exec_driver_sql(index)
