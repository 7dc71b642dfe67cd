"""Tables of people who sign in: accounts, what they may do where, invitations, sign-ins, and failed attempts."""

from sqlalchemy import CheckConstraint, ForeignKeyConstraint, Index, Text, UniqueConstraint, text
from sqlmodel import Field

from web.storage.columns import STRICT, At, Stored, Words, between, length, one_of


class Account(Stored, table=True):
    """A person. ``password_hash`` is empty until the invitation is taken up; ``disabled`` 1 keeps the person out."""

    __table_args__ = (
        UniqueConstraint("email"),
        length("name", 80),
        length("email", 254, least=3),
        length("password_hash", 300, least=0),
        between("disabled", 0, 1),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    name: Words
    email: Words
    password_hash: Words = ""
    disabled: int = 0


class Grant(Stored, table=True):
    """What an account may do in an event: all of it (committee), or one competition (coordinator)."""

    __table_args__ = (
        UniqueConstraint("account_id", "event_id", "competition_id"),
        ForeignKeyConstraint(["competition_id", "event_id"], ["competition.id", "competition.event_id"]),
        one_of("role", "committee", "coordinator"),
        CheckConstraint("(role = 'coordinator') = (competition_id IS NOT NULL)", name="scope"),
        Index(
            "uq_grant_committee",
            "account_id",
            "event_id",
            unique=True,
            sqlite_where=text("role = 'committee'"),
            postgresql_where=text("role = 'committee'"),
        ),
        STRICT,
    )

    id: int = Field(default=None, primary_key=True)
    account_id: int = Field(foreign_key="account.id")
    event_id: int = Field(foreign_key="event.id", index=True)
    role: Words
    competition_id: int | None = None


class Invitation(Stored, table=True):
    """A one-time way to set a password, by the hash of its token."""

    __table_args__ = (length("token_hash", 64, least=64), STRICT)

    token_hash: str = Field(primary_key=True, sa_type=Text)
    account_id: int = Field(foreign_key="account.id", index=True)
    expires_at: At


class SignIn(Stored, table=True):
    """A session of an account, by the hash of its token."""

    __tablename__ = "sign_in"
    __table_args__ = (length("token_hash", 64, least=64), STRICT)

    token_hash: str = Field(primary_key=True, sa_type=Text)
    account_id: int = Field(foreign_key="account.id", index=True)
    expires_at: At


class FailedSignIn(Stored, table=True):
    """Failures to sign in, counted by what they have in common ("email …", "address …") since ``since``."""

    __tablename__ = "failed_sign_in"
    __table_args__ = (length("key", 300), between("count", 1, 2_000_000_000), STRICT)

    key: str = Field(primary_key=True, sa_type=Text)
    count: int
    since: At
