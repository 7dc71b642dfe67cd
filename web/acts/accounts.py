"""People who may do something: invited with a role, entering with a password, known by a token, and out again."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from core.rules.refusal import Refusal
from web.acts import throttle
from web.acts.answers import Refused
from web.acts.names import address, clean, text_refusals
from web.acts.passwords import hash_password, is_right, password_refusals
from web.storage import find, save
from web.storage.database import Database, Session
from web.storage.journal import By, record
from web.storage.tables import Account, Competition, Event, Grant, Invitation, SignIn

STAYS_IN = timedelta(hours=14)
"""A sign-in lasts a long day of games, and no longer."""
INVITATION_HOLDS = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class Invited:
    """The account and, where it has no password yet, the token of the one-time link that sets one ("" otherwise)."""

    account: Account
    token: str


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Who entered, until when, and the token to keep in the browser; only its hash is stored."""

    account: Account
    token: str
    expires_at: datetime


def invite(
    session: Session, event: Event, name: str, email: str, by: By, competition: Competition | None = None
) -> Invited | Refused:
    """Let a person run the event (committee) or, with a competition, that one alone (coordinator)."""
    email = address(email)
    found = list(_person_refusals(name, email))
    if competition is not None and competition.event_id != event.id:
        found.append(Refusal("competition of another event", "competition", competition.name))
    account = find.account(session, email)
    scope = competition.id if competition is not None else None
    if account is not None and any(
        (grant.event_id, grant.competition_id) == (event.id, scope) for grant in find.grants(session, account.id)
    ):
        found.append(Refusal("already invited", "email", email))
    if found:
        return Refused(tuple(found))
    if account is None:
        account = new_account(session, name, email)
    role = "committee" if competition is None else "coordinator"
    session.add(Grant(account_id=account.id, event_id=event.id, role=role, competition_id=scope))
    about = competition.slug if competition is not None else event.slug
    record(session, event, by, "invite", about, {"account": account.id, "role": role})
    free = not account.password_hash and _all_in(event, find.grants(session, account.id))
    return Invited(account, new_invitation(session, account, by.at) if free else "")


def renew(session: Session, event: Event, account: Account, by: By) -> Invited | Refused:
    """Another one-time link for a person of the event, whose link got lost or whose password is forgotten.

    Whoever has a part in another event, or is on the committee with a password already, gets none: it would give the
    one who asks more than they have. The links of before hold no more.
    """
    if not may_renew(event, account, find.grants(session, account.id)):
        return Refused((Refusal("link not for this committee", "account", account.name),))
    save.forget_invitations(session, account.id)
    record(session, event, by, "renew invitation", event.slug, {"account": account.id})
    return Invited(account, new_invitation(session, account, by.at))


def may_renew(event: Event, account: Account, granted: Sequence[Grant]) -> bool:
    """True where the committee of the event may let the account, which has these parts, choose a password."""
    on_committee = any(grant.role == "committee" for grant in granted)
    return _all_in(event, granted) and not (on_committee and account.password_hash) and not account.disabled


def _all_in(event: Event, granted: Sequence[Grant]) -> bool:
    """True where all parts are in this event."""
    return {grant.event_id for grant in granted} == {event.id}


def new_account(session: Session, name: str, email: str) -> Account:
    """An account without a password and without any right; the first one of an installation is made so."""
    account = Account(name=clean(name), email=address(email))
    session.add(account)
    session.flush()
    return account


def new_invitation(session: Session, account: Account, now: datetime) -> str:
    """The token of a one-time link that sets the account's password."""
    token = _new_token()
    session.add(Invitation(token_hash=_kept(token), account_id=account.id, expires_at=now + INVITATION_HOLDS))
    return token


def accept(database: Database, token: str, password: str, now: datetime) -> Account | Refused:
    """Set the password by the one-time link, which then is used up; sign-ins of before are over."""
    with database.reading() as session:
        account = invited(session, token, now)
        if account is None:
            return Refused((Refusal("invitation not valid", "token"),))
        if refusals := password_refusals(password, account.name, account.email):
            return Refused(refusals)
    kept = hash_password(password)
    with database.writing() as session:
        return take_up(session, token, kept, now)


def take_up(session: Session, token: str, kept: str, now: datetime) -> Account | Refused:
    """Give the account of a one-time link the password of this hash."""
    account = invited(session, token, now)
    if account is None:
        return Refused((Refusal("invitation not valid", "token"),))
    account.password_hash = kept
    session.add(account)
    save.forget_invitations(session, account.id)
    save.forget_sign_ins(session, account.id)
    return account


def invited(session: Session, token: str, now: datetime) -> Account | None:
    """Whose one-time link this is; None where it is used up, over, or of a disabled account."""
    invitation = session.get(Invitation, _kept(token))
    if invitation is None or invitation.expires_at <= now:
        return None
    account = session.get_one(Account, invitation.account_id)
    return None if account.disabled else account


def sign_in(database: Database, email: str, password: str, origin: str, now: datetime) -> SignedIn | Refused:
    """Enter with e-mail and password. The answer, and how long it takes, do not say whether there is such an account.

    The password is checked between two transactions: that is slow on purpose, and nobody else waits for it. Raises
    DatabaseBusyError and DatabaseUnusableError.
    """
    email = address(email)
    with database.reading() as session:
        wait = throttle.wait(session, email, origin, now)
        account = find.account(session, email)
    if wait is not None:
        seconds = wait // timedelta(seconds=1) + 1
        return Refused((Refusal("too many attempts", "email", allowed=str(seconds)),))
    kept = account.password_hash if account is not None else ""
    right = is_right(password, kept)
    with database.writing() as session:
        account = find.account(session, email)
        if not right or account is None or account.disabled or account.password_hash != kept:
            throttle.failed(session, email, origin, now)
            return Refused((Refusal("e-mail or password wrong", "email"),))
        throttle.succeeded(session, email, origin)
        save.forget_expired(session, now)
        token = _new_token()
        expires_at = now + STAYS_IN
        session.add(SignIn(token_hash=_kept(token), account_id=account.id, expires_at=expires_at))
        return SignedIn(account, token, expires_at)


def who_is(session: Session, token: str, now: datetime) -> Account | None:
    """The account that a token stands for; None where it is unknown, over, or the account is disabled."""
    sign_in = session.get(SignIn, _kept(token)) if token else None
    if sign_in is None or sign_in.expires_at <= now:
        return None
    account = session.get_one(Account, sign_in.account_id)
    return None if account.disabled else account


def sign_out(session: Session, token: str) -> None:
    """The token stands for nobody from now on."""
    sign_in = session.get(SignIn, _kept(token))
    if sign_in is not None:
        session.delete(sign_in)


def disable(session: Session, event: Event, account: Account, by: By) -> None:
    """Keep a person out, from now on and everywhere it is signed in."""
    account.disabled = 1
    session.add(account)
    save.forget_sign_ins(session, account.id)
    record(session, event, by, "disable account", f"account {account.id}", {})


def _person_refusals(name: str, email: str) -> tuple[Refusal, ...]:
    found = [*text_refusals("name", name, 80), *text_refusals("email", email, 254, least=3)]
    local, at, domain = email.rpartition("@")
    if not (local and at and domain) or " " in email:
        found.append(Refusal("not an e-mail address", "email", email))
    return tuple(found)


def _new_token() -> str:
    return secrets.token_urlsafe(24)


def _kept(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
