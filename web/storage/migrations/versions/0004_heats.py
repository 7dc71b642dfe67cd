"""Heats with their start lists; an order that was recorded says of which contest it is.

A match without sides becomes possible. SQLite cannot take NOT NULL from a column: there the table is made again, with
its rows, while references to it are looked at only at the end.
"""

import sqlalchemy as sa
from alembic import op

from web.storage.migrations.remaking import made_again

revision = "0004"
down_revision = "0003"

ONE = "first_entry <> second_entry"
BOTH = f"second_entry IS NULL OR (first_entry IS NOT NULL AND {ONE})"


ORDERS = {
    "kind TEXT NOT NULL,": "kind TEXT NOT NULL, \n\tcontest TEXT NOT NULL, \n\tstage TEXT NOT NULL,",
    "CONSTRAINT ck_recorded_order_kind_word": ", \n\t".join(
        (
            'CONSTRAINT ck_recorded_order_contest_length CHECK (length("contest") BETWEEN 0 AND 60)',
            'CONSTRAINT ck_recorded_order_stage_length CHECK (length("stage") BETWEEN 0 AND 60)',
            "CONSTRAINT ck_recorded_order_kind_word",
        )
    ),
}
"""What changes in the statement of recorded_order, as SQLite keeps it."""


def upgrade() -> None:
    """Take the step."""
    if op.get_bind().dialect.name == "sqlite":
        op.execute("PRAGMA defer_foreign_keys = ON")
        made_again(
            "match", {"first_entry INTEGER NOT NULL": "first_entry INTEGER", f"CHECK ({ONE})": f"CHECK ({BOTH})"}
        )
        made_again("recorded_order", ORDERS)
    else:
        op.alter_column("match", "first_entry", nullable=True)
        op.drop_constraint(op.f("ck_match_two_sides"), "match")
        op.create_check_constraint(op.f("ck_match_two_sides"), "match", BOTH)
        for name in ("contest", "stage"):
            op.add_column("recorded_order", sa.Column(name, sa.Text(), nullable=False, server_default=""))
            op.alter_column("recorded_order", name, server_default=None)
            check = op.f(f"ck_recorded_order_{name}_length")
            op.create_check_constraint(check, "recorded_order", f'length("{name}") BETWEEN 0 AND 60')
    op.create_table(
        "heat",
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("contest", sa.Text(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.CheckConstraint('"position" BETWEEN 1 AND 99', name=op.f("ck_heat_position_range")),
        sa.CheckConstraint('length("contest") BETWEEN 0 AND 60', name=op.f("ck_heat_contest_length")),
        sa.CheckConstraint('length("stage") BETWEEN 0 AND 60', name=op.f("ck_heat_stage_length")),
        sa.ForeignKeyConstraint(["competition_id"], ["competition.id"], name=op.f("fk_heat_competition_id")),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_heat_match_id")),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_heat")),
        sa.UniqueConstraint(
            *("competition_id", "contest", "stage", "position"),
            name=op.f("uq_heat_competition_id_contest_stage_position"),
        ),
        sqlite_strict=True,
    )
    op.create_table(
        "start",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("entry_id", sa.Integer(), nullable=False),
        sa.Column("lane", sa.Integer(), nullable=False),
        sa.Column("athlete", sa.Text(), nullable=False),
        sa.CheckConstraint('"lane" BETWEEN 1 AND 99', name=op.f("ck_start_lane_range")),
        sa.CheckConstraint('length("athlete") BETWEEN 0 AND 200', name=op.f("ck_start_athlete_length")),
        sa.ForeignKeyConstraint(
            ["entry_id", "competition_id"],
            ["entry.id", "entry.competition_id"],
            name=op.f("fk_start_entry_id_competition_id"),
        ),
        sa.ForeignKeyConstraint(["match_id"], ["heat.match_id"], name=op.f("fk_start_match_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_start")),
        sa.UniqueConstraint("match_id", "entry_id", name=op.f("uq_start_match_id_entry_id")),
        sa.UniqueConstraint("match_id", "lane", name=op.f("uq_start_match_id_lane")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_start_entry_id"), "start", ["entry_id"], unique=False)
