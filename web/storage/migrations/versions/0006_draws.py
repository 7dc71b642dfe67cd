"""Draws of lots: announced, drawn, cancelled."""

import sqlalchemy as sa
from alembic import op

from web.storage.columns import Json, Moment

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "draw",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("contest", sa.Text(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("entries", Json(), nullable=False),
        sa.Column("names", Json(), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("algorithm", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("announced_by", sa.Integer(), nullable=False),
        sa.Column("announced_at", Moment(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("outcome", Json(), nullable=False),
        sa.Column("drawn_by", sa.Integer(), nullable=True),
        sa.Column("drawn_at", Moment(), nullable=True),
        sa.Column("order_id", sa.Integer(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.CheckConstraint("\"state\" IN ('announced', 'drawn', 'cancelled')", name=op.f("ck_draw_state_word")),
        sa.CheckConstraint('"number" BETWEEN 1 AND 9999', name=op.f("ck_draw_number_range")),
        sa.CheckConstraint('length("purpose") BETWEEN 1 AND 200', name=op.f("ck_draw_purpose_length")),
        sa.CheckConstraint('length("entries") BETWEEN 1 AND 2000', name=op.f("ck_draw_entries_length")),
        sa.CheckConstraint('length("names") BETWEEN 1 AND 10000', name=op.f("ck_draw_names_length")),
        sa.CheckConstraint('length("source") BETWEEN 1 AND 500', name=op.f("ck_draw_source_length")),
        sa.CheckConstraint('length("algorithm") BETWEEN 1 AND 40', name=op.f("ck_draw_algorithm_length")),
        sa.CheckConstraint('length("digest") BETWEEN 64 AND 64', name=op.f("ck_draw_digest_length")),
        sa.CheckConstraint('length("value") BETWEEN 0 AND 200', name=op.f("ck_draw_value_length")),
        sa.CheckConstraint('length("outcome") BETWEEN 1 AND 10000', name=op.f("ck_draw_outcome_length")),
        sa.CheckConstraint('length("reason") BETWEEN 0 AND 2000', name=op.f("ck_draw_reason_length")),
        sa.CheckConstraint('length("contest") BETWEEN 0 AND 60', name=op.f("ck_draw_contest_length")),
        sa.CheckConstraint('length("stage") BETWEEN 0 AND 60', name=op.f("ck_draw_stage_length")),
        sa.CheckConstraint("(state = 'drawn') = (drawn_at IS NOT NULL)", name=op.f("ck_draw_drawn")),
        sa.CheckConstraint("(drawn_by IS NULL) = (drawn_at IS NULL)", name=op.f("ck_draw_drawn_by")),
        sa.ForeignKeyConstraint(["announced_by"], ["account.id"], name=op.f("fk_draw_announced_by")),
        sa.ForeignKeyConstraint(
            ["competition_id", "event_id"],
            ["competition.id", "competition.event_id"],
            name=op.f("fk_draw_competition_id_event_id"),
        ),
        sa.ForeignKeyConstraint(["drawn_by"], ["account.id"], name=op.f("fk_draw_drawn_by")),
        sa.ForeignKeyConstraint(["order_id"], ["recorded_order.id"], name=op.f("fk_draw_order_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_draw")),
        sa.UniqueConstraint("event_id", "number", name=op.f("uq_draw_event_id_number")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_draw_competition_id"), "draw", ["competition_id"], unique=False)
