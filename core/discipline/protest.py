"""Protests (language, section 14): until when, by whom, how and for what deposit; who judges, and what may follow."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from core.rules.article import Cited
from core.rules.forms import Money
from core.rules.moment import Occasions, days_later, later, limit
from core.rules.refusal import Refusal
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope


@dataclass(frozen=True, slots=True)
class Protest:
    """As it came in: of which side, when, lodged by whom ("captain" …), "written" or "oral", with what deposit."""

    side: str
    at: datetime
    by: str = "delegation head"
    form: str = "written"
    paid: Money | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """What happens to a protest that was taken: who judges, by when, who hears an appeal ("" nobody), the deposit.

    ``answer`` is None where no article sets a time; ``refunded`` whether the deposit is given back if it is upheld.
    """

    panel: Cited[str]
    answer: date | None
    appeal: str
    refunded: bool


def lodged(
    protest: Protest, ruleset: Ruleset, occasions: Occasions, scope: Scope = EVERYWHERE
) -> tuple[tuple[Refusal, ...], tuple[Refusal, ...]]:
    """Why the protest cannot be taken, all of it, and what cannot be decided because a time is not known.

    The last instant of the deadline is in time. Who may lodge it and how are by default the head of the delegation, in
    writing; a deposit is asked only where an article names one.
    """
    refused: list[Refusal] = []
    undecided: list[Refusal] = []
    deadline = ruleset.figure("protest.deadline", scope)
    if deadline is not None and deadline.value is not None:
        last = limit(deadline.value, occasions)
        if last is None:
            undecided.append(_refuse("protest due at a time not known", "protest.deadline", protest, deadline))
        elif not last.met(protest.at):
            when = protest.at.isoformat(sep=" ", timespec="minutes")
            refused.append(_refuse("protest too late", "protest.deadline", protest, deadline, when, str(last.at)))
    by = ruleset.cited("protest.lodged_by", "delegation head", scope)
    if protest.by != by.value:
        refused.append(_refuse("protest by another", "protest.lodged_by", protest, by, protest.by, by.value))
    form = ruleset.cited("protest.form", "written", scope)
    if protest.form != form.value:
        refused.append(_refuse("protest in another form", "protest.form", protest, form, protest.form, form.value))
    fee = ruleset.figure("protest.fee", scope)
    if fee is not None and fee.value is not None and not _covers(protest.paid, fee.value):
        refused.append(
            _refuse("protest without its deposit", "protest.fee", protest, fee, _money(protest.paid), _money(fee.value))
        )
    return tuple(refused), tuple(undecided)


def course(protest: Protest, ruleset: Ruleset, scope: Scope = EVERYWHERE) -> Course:
    """Who judges the protest, until when, and what comes after."""
    answer = ruleset.value("protest.answer", scope)
    until = None if answer is None else later(protest.at, answer) or days_later(protest.at.date(), answer)
    return Course(
        panel=ruleset.cited("protest.panel", "committee", scope),
        answer=until,
        appeal=str(ruleset.value("protest.appeal", scope, "")),
        refunded=ruleset.value("protest.refund", scope, "if upheld") == "if upheld",
    )


def _covers(paid: Money | None, fee: Money) -> bool:
    return paid is not None and paid.currency == fee.currency and paid.amount >= fee.amount


def _money(money: Money | None) -> str:
    return "–" if money is None else f"{money.amount} {money.currency}"


def _refuse(code: str, rule: str, protest: Protest, figure: Cited[Any], found: str = "", allowed: str = "") -> Refusal:
    params = {"who": protest.side, "rule": rule}
    return Refusal(code, rule.partition(".")[2], found, allowed, figure.source, params=params)
