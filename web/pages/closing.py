"""Closing a sheet: it is shown in words before it counts; and the other ends of a match."""

from dataclasses import replace

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.rules.refusal import Refusal
from web.acts import results
from web.acts.answers import Refused, Repeated, Saved, Stale, Version
from web.acts.stopping import stop
from web.entry.draft import Draft
from web.entry.ends import LATE, WITHOUT_REASON, read_end
from web.facts.ends import end_facts
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
    end = read_end(form, version.sheet, rules)
    refused = end.refused
    if not refused and not end.waits:
        refused = closing_refusals(end.sheet, rules)
    known = chosen in WITHOUT_REASON and version.state == "open"
    if not reason and not known and not any(each.code == "end missing" for each in refused):
        refused = (*refused, Refusal("reason missing", "reason"))
    if refused:
        return end_page(visit, version, form, refused)
    if not end.waits:
        return check_page(visit, seen(form), end.sheet, reason=reason)
    with visit.database.writing() as session:
        answer = stop(session, visit.of_match().id, end.sheet, seen(form), visit.by(), text(form, "once"), reason)
    there = f"/{visit.of_event().slug}/jogos/{visit.of_match().number}"
    match answer:
        case Saved():
            return RedirectResponse(f"{there}/sumula" if chosen in LATE else there, 303)
        case Repeated():
            return RedirectResponse(f"{there}?again={answer.first.version}", 303)
        case Stale():
            return stale_page(visit, answer, Draft(form, end.sheet))
        case Refused():
            return end_page(visit, version, form, answer.refusals)


def end_page(
    visit: Visit, version: Version, form: FormData | None = None, refused: tuple[Refusal, ...] = ()
) -> Response:
    """The choice of an end."""
    rules = format_of(visit.session, visit.of_competition(), visit.of_match())
    facts = sheet_facts(visit, fixture_of(visit), version, version.sheet, rules)
    typed = (
        {name: text(form, name) for name in ("end", "reason", "announced", "left_by", "cause", "late")} if form else {}
    )
    more = {"typed": typed, "refused": places(refused, visit), "carried": carry(version.sheet)}
    return page(visit, "sheet/other_end.html", 422 if refused else 200, **{**facts, **more, **end_facts(visit, rules)})
