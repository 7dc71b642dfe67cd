"""Discipline: who misses which matches, the rulings of the board, cards brought from elsewhere, and who leaves."""

from dataclasses import replace
from datetime import date
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from typing import Any, Final

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.exact import Number, plain
from core.rules.forms import Duration, Money
from core.rules.refusal import Refusal
from web.acts import brought, withdrawals
from web.acts import rulings as ruled
from web.acts.answers import Refused
from web.acts.brought import NewBrought
from web.acts.rulings import UNITS, NewRuling
from web.facts.discipline import discipline_facts
from web.facts.discipline_kept import discipline_kept
from web.facts.leaving import leaving_facts
from web.facts.refusals import beside
from web.facts.rulings import rulings_facts
from web.forms import Posted, text
from web.numerals import whole
from web.rendering import page, published
from web.storage import find
from web.storage.database import Session
from web.storage.tables import BroughtCard, Competition, Entry
from web.visit import UnknownError, Visit, Visited

router = APIRouter()

BELOW: Final = "/{event}/comissao/disciplina"


@router.get("/{event}/decisoes", name="rulings")
def rulings(visit: Visited) -> Response:
    """All rulings of the board."""
    return published(visit, "rulings.html", lambda: rulings_facts(visit))


# ------------------------------------------------------------------------------------------------ the committee


@router.get(BELOW, name="discipline_kept")
def kept(visit: Visited) -> Response:
    """What is in force and due, and the forms of a ruling and of brought cards."""
    return shown(visit)


def shown(visit: Visit, form: FormData | None = None, no: tuple[Refusal, ...] = (), of: str = "") -> Response:
    """The page; with what was typed in one of its forms where it was refused."""
    typed = {name: value for name, value in form.multi_items() if isinstance(value, str)} if form else {}
    refused = beside(no, visit, typed)
    facts = discipline_kept(visit) | {"refused": refused if of else {}, "typed": typed, "of": of}
    return page(visit, "committee/discipline.html", 422 if no else 200, **facts)


@router.post(f"{BELOW}/decisoes", name="ruling_sent")
def ruling_sent(visit: Visited, form: Posted) -> Response:
    """Records a ruling."""
    new, wrong = read_ruling(form)
    if new is None:
        return shown(visit, form, wrong, "ruling")
    with visit.writing() as rows:
        answer = ruled.rule(rows.session, rows.event, new, visit.by(), text(form, "once"))
    if isinstance(answer, Refused):
        return shown(visit, form, (*wrong, *answer.refusals), "ruling")
    return RedirectResponse(f"/{visit.of_event().slug}/decisoes#decisao-{answer.number}", 303)


def read_ruling(form: FormData) -> tuple[NewRuling | None, tuple[Refusal, ...]]:
    """The ruling that was typed; None with the reasons where some figure is none."""
    wrong: list[Refusal] = []
    on = _day(text(form, "on"), wrong)
    kind, _, key = text(form, "side").partition("/")
    about = whole(key)
    what, points, fine = text(form, "what"), _number(form, "points", wrong), _number(form, "fine", wrong)
    length, match, revokes = (
        whole(text(form, "length").strip()),
        _whole(form, "match", wrong),
        whole(text(form, "revokes")),
    )
    unit = text(form, "unit")
    new = NewRuling(
        what=what,
        on=on or date.min,
        author=text(form, "author"),
        reason=text(form, "reason"),
        article=text(form, "article"),
        entry=about if kind == "entry" else None,
        delegation=about if kind == "delegation" else None,
        athlete=text(form, "athlete"),
        match=match,
        length=Duration(length, unit) if length and unit in UNITS else None,
        points=points or 0,
        fine=Money(fine, "BRL") if fine is not None else None,
        revokes=revokes if what == ruled.REVOCATION else None,
    )
    score = text(form, "score").strip()
    return (None if wrong else replace(new, score=_score(score)) if score else new), tuple(wrong)


def _score(written: str) -> Any:
    """A word of the language, or the score by points ("3-0"), the winner's figure first."""
    first, dash, second = written.replace("–", "-").partition("-")
    pair = whole(first.strip()), whole(second.strip())
    return {"points": pair} if dash and None not in pair else written


def _day(written: str, wrong: list[Refusal]) -> date | None:
    try:
        return date.fromisoformat(written)
    except ValueError:
        wrong.append(Refusal("not a day", "on"))
        return None


def _whole(form: FormData, name: str, wrong: list[Refusal]) -> int | None:
    written = text(form, name).strip()
    found = whole(written)
    if written and found is None:
        wrong.append(Refusal("not a figure", name, written[:20]))
    return found


def _number(form: FormData, name: str, wrong: list[Refusal]) -> Number | None:
    """An exact figure as people type it: "-3", "1/2", "12,50"."""
    written = text(form, name).strip().replace("−", "-")
    if not written:
        return None
    try:
        return plain(Fraction(written) if "/" in written else Fraction(Decimal(written.replace(",", "."))))
    except (ValueError, InvalidOperation, ZeroDivisionError, OverflowError):
        wrong.append(Refusal("not a figure", name, written[:20]))
        return None


@router.post(f"{BELOW}/trazidos", name="brought_sent")
def brought_sent(visit: Visited, form: Posted) -> Response:
    """Writes brought cards down, or takes some back."""
    with visit.writing() as rows:
        if dropped := whole(text(form, "drop")):
            brought.take_back(rows.session, _brought(rows.session, visit, dropped), visit.by())
            return back(visit, "trazidos")
        wrong: list[Refusal] = []
        on, times = _day(text(form, "on"), wrong), _whole(form, "times", wrong)
        entry = _entry(rows.session, visit, text(form, "side").removeprefix("entry/"))
        if entry is None:
            wrong.append(Refusal("ruling about nobody", "side"))
        if on is None or entry is None or wrong:
            return shown(visit, form, tuple(wrong), "brought")
        new = NewBrought(text(form, "athlete"), text(form, "card"), times or 0, text(form, "source"), on)
        answer = brought.bring(rows.session, entry, new, visit.by())
    return shown(visit, form, answer.refusals, "brought") if isinstance(answer, Refused) else back(visit, "trazidos")


def _entry(session: Session, visit: Visit, key: str) -> Entry | None:
    """An entry of the event by its id as a form has it."""
    number = whole(key)
    entry = session.get(Entry, number) if number is not None else None
    if entry is None or session.get_one(Competition, entry.competition_id).event_id != visit.of_event().id:
        return None
    return entry


def _brought(session: Session, visit: Visit, key: int) -> BroughtCard:
    row = session.get(BroughtCard, key)
    if row is None or session.get_one(Competition, row.competition_id).event_id != visit.of_event().id:
        raise UnknownError
    return row


def back(visit: Visit, anchor: str = "") -> Response:
    """The committee's page, as it is now."""
    return RedirectResponse(f"/{visit.of_event().slug}/comissao/disciplina{f'#{anchor}' if anchor else ''}", 303)


# ------------------------------------------------------------------------------------------------ for everybody


@router.get("/{event}/{competition}/disciplina", name="discipline")  # after the committee's: that is any other word
def discipline(visit: Visited) -> Response:
    """Cards, suspensions and decisions of a competition."""
    return published(visit, "discipline.html", lambda: discipline_facts(visit))


# ------------------------------------------------------------------------------------------------ who leaves


@router.get("/{event}/comissao/competicoes/{competition}/saida/{entry}", name="leaving")
def leaving(visit: Visited, entry: str, kind: str = "withdrawn") -> Response:
    """What becomes of each match of a side that leaves, before anything is done."""
    return leaving_page(visit, _of_competition(visit, entry), kind)


@router.post("/{event}/comissao/competicoes/{competition}/saida/{entry}", name="leaving_sent")
def leaving_sent(visit: Visited, entry: str, form: Posted) -> Response:
    """The side leaves: confirmed, with its reason."""
    found, kind = _of_competition(visit, entry), text(form, "kind")
    with visit.writing() as rows:
        row = rows.session.get_one(Entry, found.id)
        answer = withdrawals.withdraw(rows.session, row, kind, text(form, "reason"), visit.by())
    if isinstance(answer, Refused):
        return leaving_page(visit, found, kind, form, answer.refusals)
    return RedirectResponse(f"/{visit.of_event().slug}/{visit.of_competition().slug}", 303)


def leaving_page(
    visit: Visit, entry: Entry, kind: str, form: FormData | None = None, no: tuple[Refusal, ...] = ()
) -> Response:
    """The matches of the side as they are and as they would count."""
    typed = {"reason": text(form, "reason")} if form else {}
    known = kind if kind in withdrawals.KINDS else withdrawals.KINDS[0]
    facts = leaving_facts(visit, entry, known) | {"refused": beside(no, visit, ("reason",)), "typed": typed}
    return page(visit, "committee/leaving.html", 422 if no else 200, **facts)


def _of_competition(visit: Visit, number: str) -> Entry:
    """The entry of that number in the competition of the address."""
    wanted = whole(number)
    entry = next((e for e in find.entries(visit.session, visit.of_competition().id) if e.number == wanted), None)
    if entry is None:
        raise UnknownError
    return entry
