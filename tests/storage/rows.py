"""One row of each table, all of one small invented event."""

from datetime import UTC, date, datetime

from web.storage.database import Session
from web.storage.tables import (
    Account,
    Adjustment,
    BroughtCard,
    Change,
    Competition,
    Delegation,
    Draw,
    Entry,
    Event,
    FailedSignIn,
    Grant,
    Group,
    Heat,
    Invitation,
    Match,
    RecordedOrder,
    RegulationDraft,
    RegulationText,
    Ruling,
    Seat,
    SheetVersion,
    SignIn,
    Start,
    Stored,
    Withdrawal,
    WorkedCase,
)

NOON = datetime(2026, 9, 19, 15, 0, tzinfo=UTC)
HASH = "0" * 64


def add_one_of_each(session: Session) -> list[Stored]:
    """Add them, in an order that keeps every reference, and give them."""
    rows: list[Stored] = []

    def add(row: Stored) -> None:
        session.add(row)
        session.flush()
        rows.append(row)

    add(Account(name="Ana", email="ana@exemplo.test"))
    add(
        Event(
            slug="jogos",
            name="Jogos",
            place="Vila",
            starts=date(2026, 9, 18),
            ends=date(2026, 9, 20),
            timezone="America/Sao_Paulo",
            regulation="r",
        )
    )
    add(RegulationText(event_id=1, revision=1, at=NOON, files={"a.toml": ""}))
    add(RegulationDraft(event_id=1, based_on=1, files={"a.toml": ""}, who=1, at=NOON))
    add(
        Delegation(event_id=1, slug="alfa", official="Alfa Ltda.", name="Alfa", folded="alfa", short="Alfa", code="ALF")
    )
    add(Competition(event_id=1, slug="truco", modality="truco", category="open", name="Truco"))
    for number in (1, 2):
        name = f"alfa {number}"
        add(Entry(competition_id=1, delegation_id=1, name=name, folded=name, number=number))
    add(Group(competition_id=1, name="A", position=1))
    add(Seat(competition_id=1, group_id=1, position=1, entry_id=1))
    add(Match(event_id=1, competition_id=1, number=1, group_id=1, round=1, first_entry=1, second_entry=2, version=1))
    add(
        SheetVersion(
            match_id=1, version=1, sheet={}, state="open", who=1, at=NOON, origin="mesa 1", token="t", revision=1
        )
    )
    add(Match(event_id=1, competition_id=1, number=2))
    add(Heat(match_id=2, competition_id=1, contest="100 m", stage="final", position=1))
    add(Start(match_id=2, competition_id=1, entry_id=1, lane=4, athlete="Ana Um"))
    add(RecordedOrder(competition_id=1, kind="lot", order=[1, 2], who=1, at=NOON))
    add(
        Draw(
            event_id=1,
            competition_id=1,
            number=1,
            purpose="Truco",
            entries=[1, 2],
            names=["Alfa 1", "Alfa 2"],
            source="Extração 1",
            algorithm="sumula-draw-1",
            digest=HASH,
            announced_by=1,
            announced_at=NOON,
            outcome=None,
        )
    )
    add(Adjustment(competition_id=1, entry_id=1, points="-1", name="Pena", who=1, at=NOON, reason="Atraso"))
    add(Withdrawal(competition_id=1, entry_id=2, kind="withdrawn", who=1, at=NOON, reason="Viagem"))
    add(
        Ruling(
            event_id=1,
            number=1,
            on=NOON.date(),
            what="points",
            competition_id=1,
            entry_id=1,
            delegation_id=1,
            match_id=1,
            detail={"points": -1},
            author="Comissão",
            reason="Atraso",
            who=1,
            at=NOON,
            token="t",
        )
    )
    add(
        BroughtCard(
            competition_id=1,
            entry_id=1,
            athlete="Ana Um",
            card="yellow",
            times=1,
            source="Copa anterior",
            on=NOON.date(),
            who=1,
            at=NOON,
        )
    )
    add(WorkedCase(event_id=1, title="Um caso", modality="truco", category="open", text="sides = []", who=1, at=NOON))
    add(Grant(account_id=1, event_id=1, role="coordinator", competition_id=1))
    add(Invitation(token_hash=HASH, account_id=1, expires_at=NOON))
    add(SignIn(token_hash=HASH, account_id=1, expires_at=NOON))
    add(FailedSignIn(key="address 10.0.0.1", count=1, since=NOON))
    add(
        Change(
            event_id=1,
            revision=1,
            at=NOON,
            who=1,
            origin="mesa 1",
            act="open event",
            object="jogos",
            detail={},
            digest=HASH,
        )
    )
    return rows
