"""Matches, the versions of their sheets, and the journal; the last two are only added to."""

import sqlalchemy as sa
from alembic import op

from web.storage.columns import Json, Moment

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "match",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("group_id", sa.Integer(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("leg", sa.Integer(), nullable=False),
        sa.Column("first_entry", sa.Integer(), nullable=False),
        sa.Column("second_entry", sa.Integer(), nullable=True),
        sa.Column("starts_at", Moment(), nullable=True),
        sa.Column("venue", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.CheckConstraint('"leg" BETWEEN 1 AND 4', name=op.f("ck_match_leg_range")),
        sa.CheckConstraint('"number" BETWEEN 1 AND 99999', name=op.f("ck_match_number_range")),
        sa.CheckConstraint('"round" BETWEEN 1 AND 999', name=op.f("ck_match_round_range")),
        sa.CheckConstraint('"version" BETWEEN 0 AND 99999', name=op.f("ck_match_version_range")),
        sa.CheckConstraint("first_entry <> second_entry", name=op.f("ck_match_two_sides")),
        sa.CheckConstraint('length("venue") BETWEEN 0 AND 80', name=op.f("ck_match_venue_length")),
        sa.ForeignKeyConstraint(
            ["competition_id", "event_id"],
            ["competition.id", "competition.event_id"],
            name=op.f("fk_match_competition_id_event_id"),
        ),
        sa.ForeignKeyConstraint(
            ["first_entry", "competition_id"],
            ["entry.id", "entry.competition_id"],
            name=op.f("fk_match_first_entry_competition_id"),
        ),
        sa.ForeignKeyConstraint(
            ["group_id", "competition_id"],
            ["group.id", "group.competition_id"],
            name=op.f("fk_match_group_id_competition_id"),
        ),
        sa.ForeignKeyConstraint(
            ["second_entry", "competition_id"],
            ["entry.id", "entry.competition_id"],
            name=op.f("fk_match_second_entry_competition_id"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_match")),
        sa.UniqueConstraint("event_id", "number", name=op.f("uq_match_event_id_number")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_match_competition_id"), "match", ["competition_id"], unique=False)
    op.create_index(op.f("ix_match_starts_at"), "match", ["starts_at"], unique=False)
    op.create_table(
        "sheet_version",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("sheet", Json(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("who", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.CheckConstraint('"revision" BETWEEN 1 AND 2000000000', name=op.f("ck_sheet_version_revision_range")),
        sa.CheckConstraint("\"state\" IN ('open', 'closed', 'confirmed')", name=op.f("ck_sheet_version_state_word")),
        sa.CheckConstraint('"version" BETWEEN 1 AND 99999', name=op.f("ck_sheet_version_version_range")),
        sa.CheckConstraint('length("origin") BETWEEN 1 AND 120', name=op.f("ck_sheet_version_origin_length")),
        sa.CheckConstraint('length("reason") BETWEEN 0 AND 2000', name=op.f("ck_sheet_version_reason_length")),
        sa.CheckConstraint('length("sheet") BETWEEN 1 AND 200000', name=op.f("ck_sheet_version_sheet_length")),
        sa.CheckConstraint('length("token") BETWEEN 1 AND 80', name=op.f("ck_sheet_version_token_length")),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_sheet_version_match_id")),
        sa.ForeignKeyConstraint(["who"], ["account.id"], name=op.f("fk_sheet_version_who")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sheet_version")),
        sa.UniqueConstraint("match_id", "token", name=op.f("uq_sheet_version_match_id_token")),
        sa.UniqueConstraint("match_id", "version", name=op.f("uq_sheet_version_match_id_version")),
        sqlite_strict=True,
    )
    op.create_table(
        "change",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("who", sa.Integer(), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("object", sa.Text(), nullable=False),
        sa.Column("detail", Json(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.CheckConstraint('"revision" BETWEEN 1 AND 2000000000', name=op.f("ck_change_revision_range")),
        sa.CheckConstraint('length("act") BETWEEN 1 AND 60', name=op.f("ck_change_act_length")),
        sa.CheckConstraint('length("digest") BETWEEN 64 AND 64', name=op.f("ck_change_digest_length")),
        sa.CheckConstraint('length("object") BETWEEN 1 AND 120', name=op.f("ck_change_object_length")),
        sa.CheckConstraint('length("origin") BETWEEN 1 AND 120', name=op.f("ck_change_origin_length")),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"], name=op.f("fk_change_event_id")),
        sa.ForeignKeyConstraint(["who"], ["account.id"], name=op.f("fk_change_who")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_change")),
        sa.UniqueConstraint("event_id", "revision", name=op.f("uq_change_event_id_revision")),
        sqlite_strict=True,
    )
    for table in ("change", "sheet_version"):
        for trigger in _only_added_to(table, op.get_bind().dialect.name):
            op.execute(trigger)


def _only_added_to(table: str, dialect: str) -> list[str]:
    """Triggers that let nobody change a row or take one away, whatever program tries."""
    said = f"{table} is only added to"
    if dialect == "sqlite":
        return [
            f'CREATE TRIGGER {table}_no_{event.lower()} BEFORE {event} ON "{table}" '
            f"BEGIN SELECT RAISE(ABORT, '{said}'); END"
            for event in ("UPDATE", "DELETE")
        ]
    refuse = f"$$BEGIN RAISE EXCEPTION '{said}'; END$$"
    event = f'BEFORE UPDATE OR DELETE OR TRUNCATE ON "{table}" FOR EACH STATEMENT'
    return [
        f"CREATE FUNCTION {table}_only_added_to() RETURNS trigger LANGUAGE plpgsql AS {refuse}",
        f"CREATE TRIGGER {table}_no_change {event} EXECUTE FUNCTION {table}_only_added_to()",
    ]
