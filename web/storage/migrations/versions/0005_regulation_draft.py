"""The draft of an event's regulation."""

import sqlalchemy as sa
from alembic import op

from web.storage.columns import Json, Moment

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "regulation_draft",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("based_on", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("files", Json(), nullable=False),
        sa.Column("who", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.CheckConstraint('"version" BETWEEN 1 AND 2000000000', name=op.f("ck_regulation_draft_version_range")),
        sa.CheckConstraint('length("files") BETWEEN 1 AND 2000000', name=op.f("ck_regulation_draft_files_length")),
        sa.ForeignKeyConstraint(["based_on"], ["regulation_text.id"], name=op.f("fk_regulation_draft_based_on")),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"], name=op.f("fk_regulation_draft_event_id")),
        sa.ForeignKeyConstraint(["who"], ["account.id"], name=op.f("fk_regulation_draft_who")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_regulation_draft")),
        sa.UniqueConstraint("event_id", name=op.f("uq_regulation_draft_event_id")),
        sqlite_strict=True,
    )
