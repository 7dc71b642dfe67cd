"""Closing a sheet: it is shown in words before it counts; and the other ends of a match."""

from dataclasses import replace
from typing import Final

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.play.sheet import Ending, Sheet
from core.rules.refusal import Refusal
from web.acts import results
from web.acts.answers import Refused, Repeated, Saved, Stale, Version
from web.entry.draft import Draft
from web.facts.sheet import carry, places, sheet_facts
from web.forms import Posted, text
from web.pages.sheet import (
    carried,
    check_page,
    closing_refusals,
    current,
    fixture_of,
    form_page,
    seen,
    stale_page,
)
from web.rendering import page
from web.rulings import format_of
from web.visit import Visit, Visited

router = APIRouter()

ENDS: Final = {
    "walkover.0": (Ending.WALKOVER, frozenset({0})),
    "walkover.1": (Ending.WALKOVER, frozenset({1})),
    "walkover.2": (Ending.WALKOVER, frozenset({0, 1})),
    "abandoned.0": (Ending.ABANDONED, frozenset({0})),
    "abandoned.1": (Ending.ABANDONED, frozenset({1})),
    "void": (Ending.VOID, frozenset[int]()),
}


@router.get("/{event}/jogos/{number}/conferir", name="check")
def check(visit: Visited) -> Response:
    """The open sheet in words; one that cannot be closed yet goes back to its form, with the reasons."""
    version, rules = current(visit), format_of(visit.session, visit.of_competition(), visit.of_match())
    if version.state != "open" or not version.version:
        return RedirectResponse(f"/{visit.of_event().slug}/jogos/{visit.of_match().number}", 303)
    if refused := closing_refusals(version.sheet, rules):
        return form_page(visit, version, version.sheet, refused=refused, status=422)
    return check_page(visit, version.version, version.sheet)


@router.post("/{event}/jogos/{number}/conferir", name="check_sent")
def check_sent(visit: Visited, form: Posted) -> Response:
    """Closes the sheet that was shown: from now on it counts."""
    version, shown = current(visit), replace(carried(form), open=False)
    with visit.database.writing() as session:
        answer = results.save_sheet(
            session,
            visit.of_match().id,
            shown,
            seen(form),
            visit.by(),
            text(form, "once"),
            text(form, "reason"),
            close=True,
        )
    there = f"/{visit.of_event().slug}/jogos/{visit.of_match().number}"
    match answer:
        case Saved():
            return RedirectResponse(f"{there}?closed={answer.version}", 303)
        case Repeated():
            return RedirectResponse(f"{there}?again={answer.first.version}", 303)
        case Stale():
            return stale_page(visit, answer, Draft(form, shown))
        case Refused():
            return form_page(visit, version, shown, draft=Draft(form, shown), refused=answer.refusals, status=422)


@router.get("/{event}/jogos/{number}/outro-fim", name="other_end")
def other_end(visit: Visited) -> Response:
    """Absence, abandonment, void."""
    return end_page(visit, current(visit))


@router.post("/{event}/jogos/{number}/outro-fim", name="other_end_sent")
def other_end_sent(visit: Visited, form: Posted) -> Response:
    """What was chosen, in words, before it counts."""
    version, rules = current(visit), format_of(visit.session, visit.of_competition(), visit.of_match())
    reason, chosen = text(form, "reason").strip(), text(form, "end")
    refused: tuple[Refusal, ...] = ()
    shown = version.sheet
    if chosen not in ENDS:
        refused = (Refusal("end missing", "missing"),)
    else:
        shown = ended(version.sheet, chosen, announced="announced" in form, left_by=text(form, "left_by").strip()[:80])
        refused = closing_refusals(shown, rules)
    if not reason and (chosen in ("void", "abandoned.0", "abandoned.1") or version.state != "open"):
        refused = (*refused, Refusal("reason missing", "reason"))
    if refused:
        return end_page(visit, version, form, refused)
    return check_page(visit, seen(form), shown, reason=reason)


def ended(shown: Sheet, chosen: str, *, announced: bool, left_by: str = "") -> Sheet:
    """The sheet with that end: what was played stays on it, but where nobody came to play."""
    ending, missing = ENDS[chosen]
    who = (left_by if 0 in missing else "", left_by if 1 in missing else "")
    if ending is Ending.WALKOVER:
        told = missing if announced else frozenset[int]()
        return Sheet(ending=ending, missing=missing, announced=told, remarks=shown.remarks)
    left = who if ending is Ending.ABANDONED else ("", "")
    return replace(shown, ending=ending, missing=missing, announced=frozenset(), open=False, left_by=left)


def end_page(
    visit: Visit, version: Version, form: FormData | None = None, refused: tuple[Refusal, ...] = ()
) -> Response:
    """The choice of an end."""
    rules = format_of(visit.session, visit.of_competition(), visit.of_match())
    facts = sheet_facts(visit, fixture_of(visit), version, version.sheet, rules)
    typed = {name: text(form, name) for name in ("end", "reason", "announced", "left_by")} if form else {}
    more = {"typed": typed, "refused": places(refused, visit), "carried": carry(version.sheet)}
    return page(visit, "sheet/other_end.html", 422 if refused else 200, **facts | more)
