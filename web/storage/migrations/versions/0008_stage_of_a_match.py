"""A match says of which stage it is, and of which round of a knock-out."""

import sqlalchemy as sa
from alembic import op

from web.storage.migrations.remaking import made_again

revision = "0008"
down_revision = "0007"

LENGTHS = {"stage": 60, "round_name": 40}
COLUMNS = {
    "leg INTEGER NOT NULL,": "leg INTEGER NOT NULL, \n\tstage TEXT NOT NULL, \n\tround_name TEXT NOT NULL,",
    "CONSTRAINT ck_match_venue_length": ", \n\t".join(
        [f'CONSTRAINT ck_match_{name}_length CHECK (length("{name}") BETWEEN 0 AND {n})' for name, n in LENGTHS.items()]
        + ["CONSTRAINT ck_match_venue_length"]
    ),
}
"""What changes in the statement of match, as SQLite keeps it."""


def upgrade() -> None:
    """Take the step."""
    if op.get_bind().dialect.name == "sqlite":
        op.execute("PRAGMA defer_foreign_keys = ON")
        made_again("match", COLUMNS)
        return
    for name, most in LENGTHS.items():
        op.add_column("match", sa.Column(name, sa.Text(), nullable=False, server_default=""))
        op.alter_column("match", name, server_default=None)
        op.create_check_constraint(op.f(f"ck_match_{name}_length"), "match", f'length("{name}") BETWEEN 0 AND {most}')
