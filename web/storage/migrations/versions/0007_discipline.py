"""Rulings of the board, which are only added to, and cards brought from games before."""

import sqlalchemy as sa
from alembic import op

from web.storage.columns import Day, Json, Moment

revision = "0007"
down_revision = "0006"

WHAT = (
    "'suspension', 'expulsion', 'admission', 'fine', 'points', 'loss', 'replay', 'exclusion', 'omitted case', "
    "'revocation'"
)


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "ruling",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("on", Day(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=True),
        sa.Column("entry_id", sa.Integer(), nullable=True),
        sa.Column("delegation_id", sa.Integer(), nullable=True),
        sa.Column("match_id", sa.Integer(), nullable=True),
        sa.Column("athlete", sa.Text(), nullable=False),
        sa.Column("detail", Json(), nullable=False),
        sa.Column("article", sa.Text(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("revokes", sa.Integer(), nullable=True),
        sa.Column("who", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.CheckConstraint(f'"what" IN ({WHAT})', name=op.f("ck_ruling_what_word")),
        sa.CheckConstraint("(what = 'revocation') = (revokes IS NOT NULL)", name=op.f("ck_ruling_revokes")),
        sa.CheckConstraint('"number" BETWEEN 1 AND 9999', name=op.f("ck_ruling_number_range")),
        sa.CheckConstraint('"revokes" BETWEEN 1 AND 9999', name=op.f("ck_ruling_revokes_range")),
        sa.CheckConstraint('length("athlete") BETWEEN 0 AND 80', name=op.f("ck_ruling_athlete_length")),
        sa.CheckConstraint('length("article") BETWEEN 0 AND 120', name=op.f("ck_ruling_article_length")),
        sa.CheckConstraint('length("author") BETWEEN 1 AND 120', name=op.f("ck_ruling_author_length")),
        sa.CheckConstraint('length("reason") BETWEEN 1 AND 2000', name=op.f("ck_ruling_reason_length")),
        sa.CheckConstraint('length("detail") BETWEEN 1 AND 2000', name=op.f("ck_ruling_detail_length")),
        sa.CheckConstraint('length("token") BETWEEN 1 AND 80', name=op.f("ck_ruling_token_length")),
        sa.ForeignKeyConstraint(
            ["competition_id", "event_id"],
            ["competition.id", "competition.event_id"],
            name=op.f("fk_ruling_competition_id_event_id"),
        ),
        sa.ForeignKeyConstraint(["delegation_id"], ["delegation.id"], name=op.f("fk_ruling_delegation_id")),
        sa.ForeignKeyConstraint(
            ["entry_id", "competition_id"],
            ["entry.id", "entry.competition_id"],
            name=op.f("fk_ruling_entry_id_competition_id"),
        ),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"], name=op.f("fk_ruling_event_id")),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_ruling_match_id")),
        sa.ForeignKeyConstraint(["who"], ["account.id"], name=op.f("fk_ruling_who")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ruling")),
        sa.UniqueConstraint("event_id", "number", name=op.f("uq_ruling_event_id_number")),
        sa.UniqueConstraint("event_id", "revokes", name=op.f("uq_ruling_event_id_revokes")),
        sqlite_strict=True,
    )
    op.create_table(
        "brought_card",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("competition_id", sa.Integer(), nullable=False),
        sa.Column("entry_id", sa.Integer(), nullable=False),
        sa.Column("athlete", sa.Text(), nullable=False),
        sa.Column("card", sa.Text(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("on", Day(), nullable=False),
        sa.Column("who", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.CheckConstraint('"times" BETWEEN 1 AND 99', name=op.f("ck_brought_card_times_range")),
        sa.CheckConstraint('length("athlete") BETWEEN 1 AND 80', name=op.f("ck_brought_card_athlete_length")),
        sa.CheckConstraint('length("card") BETWEEN 1 AND 40', name=op.f("ck_brought_card_card_length")),
        sa.CheckConstraint('length("source") BETWEEN 1 AND 200', name=op.f("ck_brought_card_source_length")),
        sa.ForeignKeyConstraint(
            ["entry_id", "competition_id"],
            ["entry.id", "entry.competition_id"],
            name=op.f("fk_brought_card_entry_id_competition_id"),
        ),
        sa.ForeignKeyConstraint(["who"], ["account.id"], name=op.f("fk_brought_card_who")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_brought_card")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_brought_card_competition_id"), "brought_card", ["competition_id"], unique=False)
    for statement in _only_added_to("ruling", op.get_bind().dialect.name):
        op.execute(statement)


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
