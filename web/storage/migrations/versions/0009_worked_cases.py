"""Worked cases that a committee keeps beside its regulation."""

import sqlalchemy as sa
from alembic import op

from web.storage.columns import Moment

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "worked_case",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("modality", sa.Text(), nullable=False),
        sa.Column("category", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("who", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.CheckConstraint('"version" BETWEEN 1 AND 2000000000', name=op.f("ck_worked_case_version_range")),
        sa.CheckConstraint('length("category") BETWEEN 1 AND 60', name=op.f("ck_worked_case_category_length")),
        sa.CheckConstraint('length("modality") BETWEEN 1 AND 60', name=op.f("ck_worked_case_modality_length")),
        sa.CheckConstraint('length("text") BETWEEN 1 AND 20000', name=op.f("ck_worked_case_text_length")),
        sa.CheckConstraint('length("title") BETWEEN 1 AND 200', name=op.f("ck_worked_case_title_length")),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"], name=op.f("fk_worked_case_event_id")),
        sa.ForeignKeyConstraint(["who"], ["account.id"], name=op.f("fk_worked_case_who")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_worked_case")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_worked_case_event_id"), "worked_case", ["event_id"], unique=False)
