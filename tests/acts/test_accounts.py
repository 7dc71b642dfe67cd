"""Who may enter: invited, signed in by a token beyond guessing, out again; who guesses waits and learns nothing."""

from datetime import UTC, datetime, timedelta

import pytest
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from tests.acts.events import bare_event
from web.acts import passwords
from web.acts.accounts import Invited, SignedIn, accept, disable, invite, sign_in, sign_out, who_is
from web.acts.answers import Refused
from web.acts.throttle import MOST, WINDOW
from web.storage import find
from web.storage.database import Database
from web.storage.journal import By
from web.storage.tables import Account, Event, Invitation, SignIn

NOW = datetime(2026, 9, 19, 12, 0, tzinfo=UTC)
ANA, HERS = "ana@exemplo.test", "lua cheia no campo"


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hash with little effort: these tests are about who may enter."""
    quick = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=8, parallelism=1),))
    monkeypatch.setattr(passwords, "_HASH", quick)
    monkeypatch.setattr(passwords, "_NOBODY", quick.hash("nobody"))


def in_order(answer: object) -> list[str]:
    assert isinstance(answer, Refused)
    return [refusal.code for refusal in answer.refusals]


@pytest.fixture
def ana(database: Database) -> Account:
    """Ana, of the committee, with a password."""
    with database.writing() as session:
        event, by = bare_event(session, NOW)
        invited = invite(session, event, "Ana Prado", ANA, by)
        assert isinstance(invited, Invited)
    account = accept(database, invited.token, HERS, NOW)
    assert isinstance(account, Account)
    return account


def enter(
    database: Database, password: str = HERS, origin: str = "10.0.0.1", now: datetime = NOW
) -> SignedIn | Refused:
    return sign_in(database, ANA, password, origin, now)


def test_the_password_is_kept_only_as_a_hash(database: Database, ana: Account) -> None:
    assert ana.password_hash.startswith("$argon2id$")
    assert HERS not in ana.password_hash


def test_a_token_stands_for_the_account_until_it_is_over(database: Database, ana: Account) -> None:
    entered = enter(database)
    assert isinstance(entered, SignedIn)
    with database.reading() as session:
        assert who_is(session, entered.token, NOW) == session.get(Account, ana.id)
        assert who_is(session, entered.token, entered.expires_at - timedelta(seconds=1)) is not None
        assert who_is(session, entered.token, entered.expires_at) is None
        assert who_is(session, "", NOW) is None
        assert who_is(session, entered.token[:-1], NOW) is None


def test_only_the_hash_of_a_token_is_stored_and_each_sign_in_has_its_own(database: Database, ana: Account) -> None:
    first, second = enter(database), enter(database)
    assert isinstance(first, SignedIn)
    assert isinstance(second, SignedIn)
    assert first.token != second.token
    assert len(first.token) * 6 >= 128
    with database.reading() as session:
        for token in (first.token, second.token):
            assert session.get(SignIn, token) is None
            assert who_is(session, token, NOW) is not None


def test_signing_out_ends_that_sign_in_alone(database: Database, ana: Account) -> None:
    first, second = enter(database), enter(database)
    assert isinstance(first, SignedIn)
    assert isinstance(second, SignedIn)
    with database.writing() as session:
        sign_out(session, first.token)
        sign_out(session, "unknown")
    with database.reading() as session:
        assert who_is(session, first.token, NOW) is None
        assert who_is(session, second.token, NOW) is not None


def test_a_disabled_account_is_out_everywhere_and_stays_out(database: Database, ana: Account) -> None:
    entered = enter(database)
    assert isinstance(entered, SignedIn)
    with database.writing() as session:
        event = session.get_one(Event, 1)
        disable(session, event, session.get_one(Account, ana.id), By(ana.id, NOW, "mesa"))
    with database.reading() as session:
        assert who_is(session, entered.token, NOW) is None
    assert in_order(enter(database)) == ["e-mail or password wrong"]


def test_the_answer_does_not_tell_whether_there_is_such_an_account(
    database: Database, ana: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[str] = []
    verify = passwords._HASH.verify

    def watched(password: str, kept: str) -> bool:
        checked.append(kept)
        return verify(password, kept)

    monkeypatch.setattr(passwords._HASH, "verify", watched)
    wrong = enter(database, "not hers")
    unknown = sign_in(database, "ninguem@exemplo.test", "not hers", "10.0.0.1", NOW)
    assert wrong == unknown
    assert in_order(wrong) == ["e-mail or password wrong"]
    assert len(checked) == 2  # the slow part is done in both cases …
    assert {kept.split("$")[3] for kept in checked} == {ana.password_hash.split("$")[3]}  # … with the same effort


def test_an_address_is_the_same_in_capitals(database: Database, ana: Account) -> None:
    assert isinstance(sign_in(database, " ANA@Exemplo.test ", HERS, "10.0.0.1", NOW), SignedIn)


def test_guessing_from_one_place_is_stopped_there_and_not_elsewhere(database: Database, ana: Account) -> None:
    for _ in range(MOST["pair"]):
        assert in_order(enter(database, "guess")) == ["e-mail or password wrong"]
    assert in_order(enter(database)) == ["too many attempts"]
    assert isinstance(enter(database, origin="10.0.0.2"), SignedIn)
    assert in_order(enter(database, now=NOW + WINDOW - timedelta(seconds=1))) == ["too many attempts"]
    assert isinstance(enter(database, now=NOW + WINDOW), SignedIn)


def test_guessing_from_many_places_is_stopped_too(
    database: Database, ana: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MOST, "email", 10)
    for number in range(10):
        assert in_order(enter(database, "guess", f"10.0.1.{number}")) == ["e-mail or password wrong"]
    assert in_order(enter(database, origin="10.0.2.1")) == ["too many attempts"]


def test_entering_starts_the_count_anew(database: Database, ana: Account) -> None:
    for _ in range(3):
        for _ in range(MOST["pair"] - 1):
            assert isinstance(enter(database, "guess"), Refused)
        assert isinstance(enter(database), SignedIn)


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("curta12", "password too short"),
        ("a" * 129, "password too long"),
        ("12345678", "password tried first"),
        ("SENHA123", "password tried first"),
        ("aaaaaaaaaaaa", "password tried first"),
        ("Ana Prado", "password tried first"),
        ("ana@exemplo.test", "password tried first"),
    ],
)
def test_a_password_that_anybody_tries_first_is_refused(database: Database, password: str, code: str) -> None:
    with database.writing() as session:
        event, by = bare_event(session, NOW)
        invited = invite(session, event, "Ana Prado", ANA, by)
    assert isinstance(invited, Invited)
    assert code in in_order(accept(database, invited.token, password, NOW))
    assert isinstance(accept(database, invited.token, HERS, NOW), Account)


def test_an_invitation_is_used_once_and_not_for_ever(database: Database) -> None:
    with database.writing() as session:
        event, by = bare_event(session, NOW)
        invited = invite(session, event, "Ana Prado", ANA, by)
    assert isinstance(invited, Invited)
    with database.reading() as session:
        assert session.get(Invitation, invited.token) is None
    late = NOW + timedelta(days=8)
    assert in_order(accept(database, invited.token, HERS, late)) == ["invitation not valid"]
    assert in_order(accept(database, "guess", HERS, NOW)) == ["invitation not valid"]
    assert isinstance(accept(database, invited.token, HERS, NOW), Account)
    assert in_order(accept(database, invited.token, "outra senha boa", NOW)) == ["invitation not valid"]
    assert isinstance(enter(database), SignedIn)


def test_a_second_role_needs_no_second_password(database: Database, ana: Account) -> None:
    with database.writing() as session:
        event, by = bare_event(session, NOW, slug="outros-jogos")
        again = invite(session, event, "Ana Prado", "ANA@exemplo.test", by)
        assert isinstance(again, Invited)
        assert (again.account.id, again.token) == (ana.id, "")
        assert in_order(invite(session, event, "Ana Prado", ANA, by)) == ["already invited"]
        assert [grant.role for grant in find.grants(session, ana.id)] == ["committee", "committee"]


@pytest.mark.parametrize("email", ["", "ana", "ana@", "@exemplo.test", "a b@exemplo.test", "a" * 250 + "@x.test"])
def test_what_is_no_address_is_refused(database: Database, email: str) -> None:
    with database.writing() as session:
        event, by = bare_event(session, NOW)
        before = event.revision
        assert isinstance(invite(session, event, "Ana", email, by), Refused)
        assert event.revision == before


def test_hashing_takes_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    kept = passwords.hash_password(HERS)
    assert "$m=65536,t=3," in kept
    assert "$m=65536,t=3," in passwords._NOBODY
    assert passwords.is_right(HERS, kept)
    assert not passwords.is_right(HERS + " ", kept)
    assert not passwords.is_right(HERS, "")
    assert not passwords.is_right(HERS, "no hash")
