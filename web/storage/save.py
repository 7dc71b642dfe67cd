"""What is written beyond adding a row: taking seats and start lists apart, letting go of tokens that are over."""

from datetime import datetime

from sqlmodel import col, delete

from web.storage.database import Session
from web.storage.tables import Competition, FailedSignIn, Group, Heat, Invitation, Match, Seat, SignIn, Start


def unseat(session: Session, competition: Competition) -> None:
    """Take away all groups of a competition and their seats."""
    session.exec(delete(Seat).where(col(Seat.competition_id) == competition.id))
    session.exec(delete(Group).where(col(Group.competition_id) == competition.id))


def forget_starts(session: Session, match_id: int) -> None:
    """Take away the start list of a heat."""
    session.exec(delete(Start).where(col(Start.match_id) == match_id))


def forget_heat(session: Session, match: Match) -> None:
    """Take away a heat of which nothing was written, with its start list."""
    forget_starts(session, match.id)
    session.exec(delete(Heat).where(col(Heat.match_id) == match.id))
    session.delete(match)


def forget_invitations(session: Session, account_id: int) -> None:
    """No one-time link of the account holds any more."""
    session.exec(delete(Invitation).where(col(Invitation.account_id) == account_id))


def forget_sign_ins(session: Session, account_id: int) -> None:
    """The account is signed in nowhere any more."""
    session.exec(delete(SignIn).where(col(SignIn.account_id) == account_id))


def forget_expired(session: Session, now: datetime) -> None:
    """Let go of sign-ins and one-time links whose time is over."""
    session.exec(delete(SignIn).where(col(SignIn.expires_at) <= now))
    session.exec(delete(Invitation).where(col(Invitation.expires_at) <= now))


def forget_failures(session: Session, before: datetime) -> None:
    """Let go of failed sign-ins that began to be counted before that moment."""
    session.exec(delete(FailedSignIn).where(col(FailedSignIn.since) < before))
