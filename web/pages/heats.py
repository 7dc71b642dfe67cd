"""A heat: its page, the entry of its sheet, the check before it counts, and its confirmation."""

import json

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.play.heat import HeatSheet
from core.rules.refusal import Refusal
from reports.heat_pdf import heat_pdf
from web.acts import heat_results
from web.acts.answers import HeatStale, HeatVersion, Refused, Repeated, Saved
from web.contests import rule_of
from web.entry.heats import HeatDraft, grid_of
from web.facts.heat import fixture_of, heat_facts
from web.facts.heat_document import heat_document
from web.facts.heat_sheet import check_facts, form_facts, places, stale_facts
from web.facts.panel import panel_facts
from web.facts.refusals import beside
from web.forms import Posted, text
from web.pages.competition import filed
from web.pages.sheet import seen
from web.rendering import page, published, short_moment
from web.rulings import modality_of
from web.storage.heat_sheets import read_heat
from web.storage.sheets import NotASheetError
from web.visit import UnknownError, Visit, Visited

router = APIRouter()


@router.get("/{event}/series/{heat}.pdf", name="heat_pdf")
def paper(visit: Visited) -> Response:
    """The sheet of the heat on paper: to be written in before it, with the result after it."""
    found = heat_document(visit)
    return filed(visit, "pdf", "application/pdf", f"{found.competition}, {found.title}", lambda: heat_pdf(found))


@router.get("/{event}/series/{heat}", name="heat")
def heat(visit: Visited, closed: int = 0, again: int = 0) -> Response:
    """One heat; whoever has just closed its sheet is told so."""
    if visit.person is not None and (closed or again):
        return page(visit, "heat/heat.html", **heat_facts(visit, _done(visit, closed or again, repeated=bool(again))))
    return published(visit, "heat/heat.html", lambda: heat_facts(visit))


def _done(visit: Visit, version: int, *, repeated: bool) -> str:
    """What became of the form that led here, if that version is there."""
    found = heat_results.versions_of(visit.session, visit.of_match())
    at = next((one.at for one in found if one.version == version), None)
    if at is None:
        return ""
    words = visit.t.gettext("Already recorded at %(when)s.") if repeated else visit.t.gettext("Recorded at %(when)s.")
    return words % {"when": short_moment(visit, at)}


@router.get("/{event}/series/{heat}/sumula", name="heat_sheet")
def heat_sheet(visit: Visited, again: int = 0) -> Response:
    """The form of the sheet, as it stands."""
    version = current(visit)
    return form_page(visit, version, version.sheet, again=again)


@router.post("/{event}/series/{heat}/sumula", name="heat_sheet_sent")
def heat_sheet_sent(visit: Visited, form: Posted) -> Response:
    """A save, or the way to the check."""
    version, draft, sheet = current(visit), *read(visit, form)
    if draft.wrong:
        return form_page(visit, version, sheet, draft, tuple(draft.wrong))
    correcting, action = version.state != "open", text(form, "do")
    if action == "check" or correcting:
        refused = heat_results.refusals_of(
            visit.session, visit.of_match(), HeatSheet(sheet.performances, sheet.remarks)
        )
        if correcting and not draft.written("reason"):
            refused = (*refused, Refusal("correction without a reason", "reason"))
        if refused:
            return form_page(visit, version, sheet, draft, refused)
    if correcting:
        return check_page(visit, seen(form), sheet, draft.written("reason"))
    return save(visit, form, draft, sheet, version, onwards="conferir" if action == "check" else "sumula")


def save(
    visit: Visit, form: FormData, draft: HeatDraft, sheet: HeatSheet, version: HeatVersion, onwards: str
) -> Response:
    """Saves the open sheet as its next version, unless it is just what is there, and goes on to the next page."""
    there = f"/{visit.of_event().slug}/series/{visit.of_match().number}/{onwards}"
    if version.version and seen(form) == version.version and sheet == version.sheet:
        return RedirectResponse(there, 303)
    with visit.database.writing() as session:
        answer = heat_results.save_heat(session, visit.of_match().id, sheet, seen(form), visit.by(), text(form, "once"))
    match answer:
        case Saved():
            return RedirectResponse(there, 303)
        case Repeated():
            return RedirectResponse(there if onwards == "conferir" else f"{there}?again={answer.first.version}", 303)
        case HeatStale():
            return page(visit, "heat/stale.html", 409, **stale_facts(visit, fixture_of(visit), answer, draft))
        case Refused():
            return form_page(visit, version, sheet, draft, answer.refusals)


@router.get("/{event}/series/{heat}/conferir", name="heat_check")
def heat_check(visit: Visited) -> Response:
    """The open sheet in words; one that cannot be closed yet goes back to its form, with the reasons."""
    version = current(visit)
    if version.state != "open" or not version.version:
        return RedirectResponse(f"/{visit.of_event().slug}/series/{visit.of_match().number}", 303)
    sheet = version.sheet
    refused = heat_results.refusals_of(visit.session, visit.of_match(), HeatSheet(sheet.performances, sheet.remarks))
    if refused:
        return form_page(visit, version, sheet, None, refused)
    return check_page(visit, version.version, sheet, "")


@router.post("/{event}/series/{heat}/conferir", name="heat_check_sent")
def heat_check_sent(visit: Visited, form: Posted) -> Response:
    """Closes the sheet that was shown: from now on it counts."""
    version, sheet = current(visit), carried(form)
    with visit.database.writing() as session:
        answer = heat_results.save_heat(
            session,
            visit.of_match().id,
            sheet,
            seen(form),
            visit.by(),
            text(form, "once"),
            text(form, "reason"),
            close=True,
        )
    there = f"/{visit.of_event().slug}/series/{visit.of_match().number}"
    match answer:
        case Saved():
            return RedirectResponse(f"{there}?closed={answer.version}", 303)
        case Repeated():
            return RedirectResponse(f"{there}?again={answer.first.version}", 303)
        case HeatStale():
            return page(visit, "heat/stale.html", 409, **stale_facts(visit, fixture_of(visit), answer, None))
        case Refused():
            return form_page(visit, version, sheet, None, answer.refusals)


@router.post("/{event}/series/{heat}/confirmar", name="heat_confirm_sent")
def heat_confirm_sent(visit: Visited, form: Posted) -> Response:
    """Confirms the closed sheet as it stands."""
    with visit.database.writing() as session:
        answer = heat_results.confirm_heat(session, visit.of_match().id, seen(form), visit.by(), text(form, "once"))
    if isinstance(answer, Refused):
        no = beside(answer.refusals, visit, ())
        return page(visit, "committee/panel.html", 422, **panel_facts(visit), refused=no)
    return RedirectResponse(f"/{visit.of_event().slug}/comissao", 303)


def current(visit: Visit) -> HeatVersion:
    """The version in force. One that the committee confirmed is corrected by the committee alone."""
    version = heat_results.current_version(visit.session, visit.of_match())
    if version.state == "confirmed" and not visit.signed_in().on_committee(visit.of_match().event_id):
        raise UnknownError
    return version


def read(visit: Visit, form: FormData) -> tuple[HeatDraft, HeatSheet]:
    """What was typed, and the sheet that it makes."""
    found, competition = fixture_of(visit), visit.of_competition()
    rule = rule_of(visit.session, competition, found)
    draft = HeatDraft(form, rule, grid_of(rule, modality_of(competition).facts))
    sheet = draft.sheet([starter.key for starter in found.starters])
    draft.written("reason")
    return draft, sheet


def form_page(
    visit: Visit,
    version: HeatVersion,
    shown: HeatSheet,
    draft: HeatDraft | None = None,
    refused: tuple[Refusal, ...] = (),
    again: int = 0,
) -> Response:
    """The form: with what was typed where it was refused, else with what the sheet holds."""
    facts = form_facts(visit, fixture_of(visit), version, shown, draft)
    history = heat_results.versions_of(visit.session, visit.of_match()) if again else ()
    at = next((one.at for one in history if one.version == again), None)
    more = {"refused": places(refused, visit), "again": short_moment(visit, at) if at else ""}
    return page(visit, "heat/sheet.html", 422 if refused else 200, **facts | more)


def check_page(visit: Visit, version: int, shown: HeatSheet, reason: str) -> Response:
    """The sheet in words, before it counts."""
    return page(visit, "heat/check.html", **check_facts(visit, fixture_of(visit), version, shown, reason))


def carried(form: FormData) -> HeatSheet:
    """The sheet that the form carries, checked whole. Raises UnknownError for what no form of ours carries."""
    try:
        return read_heat(json.loads(text(form, "sheet", "{}")), is_open=True)
    except (NotASheetError, ValueError, RecursionError):
        raise UnknownError from None
