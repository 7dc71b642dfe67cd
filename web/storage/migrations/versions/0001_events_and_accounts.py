"""Events with their regulation and delegations; accounts."""

import sqlalchemy as sa
from alembic import op

from web.storage.columns import Day, Json, Moment

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "account",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        sa.Column("disabled", sa.Integer(), nullable=False),
        sa.CheckConstraint('"disabled" BETWEEN 0 AND 1', name=op.f("ck_account_disabled_range")),
        sa.CheckConstraint('length("email") BETWEEN 3 AND 254', name=op.f("ck_account_email_length")),
        sa.CheckConstraint('length("name") BETWEEN 1 AND 80', name=op.f("ck_account_name_length")),
        sa.CheckConstraint('length("password_hash") BETWEEN 0 AND 300', name=op.f("ck_account_password_hash_length")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_account")),
        sa.UniqueConstraint("email", name=op.f("uq_account_email")),
        sqlite_strict=True,
    )
    op.create_table(
        "event",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("slug", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("starts", Day(), nullable=False),
        sa.Column("ends", Day(), nullable=False),
        sa.Column("timezone", sa.Text(), nullable=False),
        sa.Column("regulation", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("head", sa.Text(), nullable=False),
        sa.CheckConstraint('"revision" BETWEEN 0 AND 2000000000', name=op.f("ck_event_revision_range")),
        sa.CheckConstraint("ends >= starts", name=op.f("ck_event_days")),
        sa.CheckConstraint('length("head") BETWEEN 0 AND 64', name=op.f("ck_event_head_length")),
        sa.CheckConstraint('length("name") BETWEEN 1 AND 120', name=op.f("ck_event_name_length")),
        sa.CheckConstraint('length("place") BETWEEN 1 AND 120', name=op.f("ck_event_place_length")),
        sa.CheckConstraint('length("regulation") BETWEEN 1 AND 60', name=op.f("ck_event_regulation_length")),
        sa.CheckConstraint('length("slug") BETWEEN 1 AND 60', name=op.f("ck_event_slug_length")),
        sa.CheckConstraint('length("timezone") BETWEEN 1 AND 60', name=op.f("ck_event_timezone_length")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event")),
        sa.UniqueConstraint("slug", name=op.f("uq_event_slug")),
        sqlite_strict=True,
    )
    op.create_table(
        "failed_sign_in",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("since", Moment(), nullable=False),
        sa.CheckConstraint('"count" BETWEEN 1 AND 2000000000', name=op.f("ck_failed_sign_in_count_range")),
        sa.CheckConstraint('length("key") BETWEEN 1 AND 300', name=op.f("ck_failed_sign_in_key_length")),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_failed_sign_in")),
        sqlite_strict=True,
    )
    op.create_table(
        "delegation",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("slug", sa.Text(), nullable=False),
        sa.Column("official", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), nullable=False),
        sa.Column("short", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.CheckConstraint('length("code") BETWEEN 3 AND 3', name=op.f("ck_delegation_code_length")),
        sa.CheckConstraint('length("folded") BETWEEN 1 AND 240', name=op.f("ck_delegation_folded_length")),
        sa.CheckConstraint('length("name") BETWEEN 1 AND 80', name=op.f("ck_delegation_name_length")),
        sa.CheckConstraint('length("official") BETWEEN 1 AND 160', name=op.f("ck_delegation_official_length")),
        sa.CheckConstraint('length("short") BETWEEN 1 AND 22', name=op.f("ck_delegation_short_length")),
        sa.CheckConstraint('length("slug") BETWEEN 1 AND 240', name=op.f("ck_delegation_slug_length")),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"], name=op.f("fk_delegation_event_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_delegation")),
        sa.UniqueConstraint("event_id", "code", name=op.f("uq_delegation_event_id_code")),
        sa.UniqueConstraint("event_id", "folded", name=op.f("uq_delegation_event_id_folded")),
        sa.UniqueConstraint("event_id", "slug", name=op.f("uq_delegation_event_id_slug")),
        sqlite_strict=True,
    )
    op.create_table(
        "invitation",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("expires_at", Moment(), nullable=False),
        sa.CheckConstraint('length("token_hash") BETWEEN 64 AND 64', name=op.f("ck_invitation_token_hash_length")),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name=op.f("fk_invitation_account_id")),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_invitation")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_invitation_account_id"), "invitation", ["account_id"], unique=False)
    op.create_table(
        "regulation_text",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("files", Json(), nullable=False),
        sa.CheckConstraint('"revision" BETWEEN 0 AND 2000000000', name=op.f("ck_regulation_text_revision_range")),
        sa.CheckConstraint('length("files") BETWEEN 1 AND 2000000', name=op.f("ck_regulation_text_files_length")),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"], name=op.f("fk_regulation_text_event_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_regulation_text")),
        sa.UniqueConstraint("event_id", "revision", name=op.f("uq_regulation_text_event_id_revision")),
        sqlite_strict=True,
    )
    op.create_table(
        "sign_in",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("expires_at", Moment(), nullable=False),
        sa.CheckConstraint('length("token_hash") BETWEEN 64 AND 64', name=op.f("ck_sign_in_token_hash_length")),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name=op.f("fk_sign_in_account_id")),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_sign_in")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_sign_in_account_id"), "sign_in", ["account_id"], unique=False)
