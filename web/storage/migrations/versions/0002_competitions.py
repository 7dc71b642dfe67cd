"""Competitions with their entries, groups and seats; what is granted and recorded of them."""

import sqlalchemy as sa
from alembic import op

from web.storage.columns import Json, Moment

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "competition",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("slug", sa.Text(), nullable=False),
        sa.Column("modality", sa.Text(), nullable=False),
        sa.Column("category", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("advance", sa.Integer(), nullable=False),
        sa.Column("legs", sa.Integer(), nullable=False),
        sa.CheckConstraint('"advance" BETWEEN 0 AND 64', name=op.f("ck_competition_advance_range")),
        sa.CheckConstraint('"legs" BETWEEN 1 AND 4', name=op.f("ck_competition_legs_range")),
        sa.CheckConstraint('length("category") BETWEEN 1 AND 40', name=op.f("ck_competition_category_length")),
        sa.CheckConstraint('length("modality") BETWEEN 1 AND 40', name=op.f("ck_competition_modality_length")),
        sa.CheckConstraint('length("name") BETWEEN 1 AND 80', name=op.f("ck_competition_name_length")),
        sa.CheckConstraint('length("slug") BETWEEN 1 AND 240', name=op.f("ck_competition_slug_length")),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"], name=op.f("fk_competition_event_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_competition")),
        sa.UniqueConstraint("event_id", "modality", "category", name=op.f("uq_competition_event_id_modality_category")),
        sa.UniqueConstraint("event_id", "slug", name=op.f("uq_competition_event_id_slug")),
        sa.UniqueConstraint("id", "event_id", name=op.f("uq_competition_id_event_id")),
        sqlite_strict=True,
    )
    op.create_table(
        "entry",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("delegation_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.CheckConstraint('"number" BETWEEN 1 AND 999', name=op.f("ck_entry_number_range")),
        sa.CheckConstraint('length("folded") BETWEEN 1 AND 240', name=op.f("ck_entry_folded_length")),
        sa.CheckConstraint('length("name") BETWEEN 1 AND 80', name=op.f("ck_entry_name_length")),
        sa.ForeignKeyConstraint(["competition_id"], ["competition.id"], name=op.f("fk_entry_competition_id")),
        sa.ForeignKeyConstraint(["delegation_id"], ["delegation.id"], name=op.f("fk_entry_delegation_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_entry")),
        sa.UniqueConstraint(
            "competition_id", "delegation_id", "folded", name=op.f("uq_entry_competition_id_delegation_id_folded")
        ),
        sa.UniqueConstraint("competition_id", "number", name=op.f("uq_entry_competition_id_number")),
        sa.UniqueConstraint("id", "competition_id", name=op.f("uq_entry_id_competition_id")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_entry_delegation_id"), "entry", ["delegation_id"], unique=False)
    op.create_table(
        "grant",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=True),
        sa.CheckConstraint("(role = 'coordinator') = (competition_id IS NOT NULL)", name=op.f("ck_grant_scope")),
        sa.CheckConstraint("\"role\" IN ('committee', 'coordinator')", name=op.f("ck_grant_role_word")),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name=op.f("fk_grant_account_id")),
        sa.ForeignKeyConstraint(
            ["competition_id", "event_id"],
            ["competition.id", "competition.event_id"],
            name=op.f("fk_grant_competition_id_event_id"),
        ),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"], name=op.f("fk_grant_event_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_grant")),
        sa.UniqueConstraint(
            "account_id", "event_id", "competition_id", name=op.f("uq_grant_account_id_event_id_competition_id")
        ),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_grant_event_id"), "grant", ["event_id"], unique=False)
    op.create_index(
        "uq_grant_committee",
        "grant",
        ["account_id", "event_id"],
        unique=True,
        sqlite_where=sa.text("role = 'committee'"),
        postgresql_where=sa.text("role = 'committee'"),
    )
    op.create_table(
        "group",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.CheckConstraint('"position" BETWEEN 1 AND 64', name=op.f("ck_group_position_range")),
        sa.CheckConstraint('length("name") BETWEEN 0 AND 20', name=op.f("ck_group_name_length")),
        sa.ForeignKeyConstraint(["competition_id"], ["competition.id"], name=op.f("fk_group_competition_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_group")),
        sa.UniqueConstraint("competition_id", "name", name=op.f("uq_group_competition_id_name")),
        sa.UniqueConstraint("competition_id", "position", name=op.f("uq_group_competition_id_position")),
        sa.UniqueConstraint("id", "competition_id", name=op.f("uq_group_id_competition_id")),
        sqlite_strict=True,
    )
    op.create_table(
        "seat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("group_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("entry_id", sa.Integer(), nullable=False),
        sa.CheckConstraint('"position" BETWEEN 1 AND 64', name=op.f("ck_seat_position_range")),
        sa.ForeignKeyConstraint(
            ["entry_id", "competition_id"],
            ["entry.id", "entry.competition_id"],
            name=op.f("fk_seat_entry_id_competition_id"),
        ),
        sa.ForeignKeyConstraint(
            ["group_id", "competition_id"],
            ["group.id", "group.competition_id"],
            name=op.f("fk_seat_group_id_competition_id"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seat")),
        sa.UniqueConstraint("entry_id", name=op.f("uq_seat_entry_id")),
        sa.UniqueConstraint("group_id", "position", name=op.f("uq_seat_group_id_position")),
        sqlite_strict=True,
    )
    op.create_table(
        "recorded_order",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("order", Json(), nullable=False),
        sa.Column("who", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("witnesses", sa.Text(), nullable=False),
        sa.CheckConstraint("\"kind\" IN ('lot', 'play-off', 'committee')", name=op.f("ck_recorded_order_kind_word")),
        sa.CheckConstraint('length("note") BETWEEN 0 AND 2000', name=op.f("ck_recorded_order_note_length")),
        sa.CheckConstraint('length("order") BETWEEN 1 AND 2000', name=op.f("ck_recorded_order_order_length")),
        sa.CheckConstraint('length("witnesses") BETWEEN 0 AND 500', name=op.f("ck_recorded_order_witnesses_length")),
        sa.ForeignKeyConstraint(["competition_id"], ["competition.id"], name=op.f("fk_recorded_order_competition_id")),
        sa.ForeignKeyConstraint(["who"], ["account.id"], name=op.f("fk_recorded_order_who")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_recorded_order")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_recorded_order_competition_id"), "recorded_order", ["competition_id"], unique=False)
    op.create_table(
        "adjustment",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("entry_id", sa.Integer(), nullable=False),
        sa.Column("points", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("who", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.CheckConstraint('length("name") BETWEEN 1 AND 80', name=op.f("ck_adjustment_name_length")),
        sa.CheckConstraint('length("points") BETWEEN 1 AND 12', name=op.f("ck_adjustment_points_length")),
        sa.CheckConstraint('length("reason") BETWEEN 1 AND 2000', name=op.f("ck_adjustment_reason_length")),
        sa.ForeignKeyConstraint(
            ["entry_id", "competition_id"],
            ["entry.id", "entry.competition_id"],
            name=op.f("fk_adjustment_entry_id_competition_id"),
        ),
        sa.ForeignKeyConstraint(["who"], ["account.id"], name=op.f("fk_adjustment_who")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_adjustment")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_adjustment_competition_id"), "adjustment", ["competition_id"], unique=False)
    op.create_table(
        "withdrawal",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("entry_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("who", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.CheckConstraint("\"kind\" IN ('withdrawn', 'excluded')", name=op.f("ck_withdrawal_kind_word")),
        sa.CheckConstraint('length("reason") BETWEEN 1 AND 2000', name=op.f("ck_withdrawal_reason_length")),
        sa.ForeignKeyConstraint(
            ["entry_id", "competition_id"],
            ["entry.id", "entry.competition_id"],
            name=op.f("fk_withdrawal_entry_id_competition_id"),
        ),
        sa.ForeignKeyConstraint(["who"], ["account.id"], name=op.f("fk_withdrawal_who")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_withdrawal")),
        sa.UniqueConstraint("entry_id", name=op.f("uq_withdrawal_entry_id")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_withdrawal_competition_id"), "withdrawal", ["competition_id"], unique=False)
