"""The tables, by idea: event, draft, draw, competition, match, heat, discipline, account, change."""

from web.storage.columns import Stored
from web.storage.tables.account import Account, FailedSignIn, Grant, Invitation, SignIn
from web.storage.tables.change import Change
from web.storage.tables.competition import (
    Adjustment,
    Competition,
    Entry,
    Group,
    RecordedOrder,
    Seat,
    Withdrawal,
)
from web.storage.tables.discipline import BroughtCard, Ruling
from web.storage.tables.draft import RegulationDraft
from web.storage.tables.draw import Draw
from web.storage.tables.event import Delegation, Event, RegulationText
from web.storage.tables.heat import Heat, Start
from web.storage.tables.match import Match, SheetVersion
from web.storage.tables.worked_case import WorkedCase

__all__ = [
    "Account",
    "Adjustment",
    "BroughtCard",
    "Change",
    "Competition",
    "Delegation",
    "Draw",
    "Entry",
    "Event",
    "FailedSignIn",
    "Grant",
    "Group",
    "Heat",
    "Invitation",
    "Match",
    "RecordedOrder",
    "RegulationDraft",
    "RegulationText",
    "Ruling",
    "Seat",
    "SheetVersion",
    "SignIn",
    "Start",
    "Stored",
    "Withdrawal",
    "WorkedCase",
]
