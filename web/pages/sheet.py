"""Entry of a result: each button saves a version of the open sheet; a closed one is corrected in one go."""

import json
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.play.format import Format
from core.play.impossible import impossible
from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Sheet
from core.rules.refusal import Refusal
from reports import dates
from web.acts import results
from web.acts.answers import Refused, Repeated, Saved, Stale, Version
from web.entry.draft import Draft
from web.entry.encounter import number_of, with_board
from web.entry.kinds import kind_of
from web.entry.sets import undone
from web.facts.check import check_facts, score_words, stale_facts
from web.facts.sheet import places, sheet_facts
from web.forms import Posted, text
from web.numerals import whole as whole_number
from web.pages.board import board_page, of_board, read_board
from web.rendering import page
from web.rulings import format_of
from web.storage.programme import Fixture, fixtures
from web.storage.sheets import read_sheet
from web.visit import UnknownError, Visit, Visited

router = APIRouter()

STEPS = ("plus", "minus", "point", "penalty", "drop", "kick")
"""Buttons that change the sheet by themselves."""
CHOSEN = ("card", "card.side", "infraction", "won", "how", "offender", "kick.first")


def fixture_of(visit: Visit) -> Fixture:
    """The match of the address, with its sides; a bye has no sheet."""
    match = visit.of_match()
    (fixture,) = fixtures(visit.session, match.event_id, number=match.number)
    if fixture.second is None:
        raise UnknownError
    return fixture


def current(visit: Visit) -> Version:
    """The version in force. One that the committee confirmed is corrected by the committee alone."""
    version = results.current_version(visit.session, visit.of_match())
    if version.state == "confirmed" and not visit.signed_in().on_committee(visit.of_match().event_id):
        raise UnknownError
    return version


@router.get("/{event}/jogos/{number}/sumula", name="sheet")
def sheet(visit: Visited, again: int = 0, mesa: str = "") -> Response:
    """The form of the sheet, as it stands; of an encounter, that of the board that is asked for."""
    version = current(visit)
    index = number_of(mesa, format_of(visit.session, visit.of_competition(), visit.of_match()))
    if index is not None:
        return board_page(visit, fixture_of(visit), version, version.sheet, index)
    return form_page(visit, version, version.sheet, again=again)


@router.post("/{event}/jogos/{number}/sumula", name="sheet_sent")
def sheet_sent(visit: Visited, form: Posted) -> Response:
    """One button of the form: a step, a save, or the way to its check."""
    version, rules = current(visit), format_of(visit.session, visit.of_competition(), visit.of_match())
    draft = Draft(form, carried(form))
    if (index := number_of(text(form, "board"), rules)) is not None:
        return board_sent(visit, form, version, draft.sheet, index)
    if (index := number_of(text(form, "go"), rules)) is not None:
        return board_page(visit, fixture_of(visit), version, draft.sheet, index, typed={"reason": text(form, "reason")})
    kind_of(rules).read(draft, rules)
    draft.line_ups()
    draft.typed["reason"] = text(form, "reason")
    correcting, action = version.state != "open", text(form, "do")
    if action == "undo" and not correcting:
        draft.sheet = undone([one.sheet for one in results.versions_of(visit.session, visit.of_match())]) or draft.sheet
        draft.typed, draft.wrong = {}, []
    if draft.wrong:
        return form_page(visit, version, draft.sheet, draft=draft, refused=tuple(draft.wrong), status=422)
    stepped = action not in ("save", "check") or any(draft.pressed(step) for step in STEPS)
    if correcting and stepped:
        return form_page(visit, version, draft.sheet, draft=draft)
    if action == "check" and (refused := closing_refusals(draft.sheet, rules)):
        return form_page(visit, version, draft.sheet, draft=draft, refused=refused, status=422)
    if correcting:
        if not draft.typed["reason"].strip():
            refused = (Refusal("correction without a reason", "reason"),)
            return form_page(visit, version, draft.sheet, draft=draft, refused=refused, status=422)
        return check_page(visit, seen(form), draft.sheet, reason=draft.typed["reason"].strip())
    return save(visit, form, draft, version, onwards="conferir" if action == "check" else "sumula")


def board_sent(visit: Visit, form: FormData, version: Version, whole: Sheet, index: int) -> Response:
    """One button of the form of a board: the board goes into the encounter, which is saved, or carried on."""
    draft = read_board(form, whole, index, version, visit)
    typed = draft.typed | choices(form) | {"reason": text(form, "reason")}
    fixture, rules = fixture_of(visit), format_of(visit.session, visit.of_competition(), visit.of_match())
    if draft.wrong:
        return board_page(visit, fixture, version, whole, index, draft=draft, refused=tuple(draft.wrong), typed=typed)
    changed = Draft(form, with_board(whole, index, draft.sheet), {"reason": text(form, "reason")})
    if refused := of_board(impossible(replace(changed.sheet, open=True), rules), index):
        return board_page(visit, fixture, version, whole, index, draft=draft, refused=refused, typed=typed)
    stepped = any(draft.pressed(step) for step in STEPS) or text(form, "do") not in ("save", "check")
    if version.state != "open":
        if stepped:
            return board_page(visit, fixture, version, changed.sheet, index, typed=typed)
        return form_page(visit, version, changed.sheet, draft=changed)
    return save(visit, form, changed, version, onwards=f"sumula?mesa={index + 1}" if stepped else "sumula")


def save(visit: Visit, form: FormData, draft: Draft, version: Version, onwards: str) -> Response:
    """Saves the open sheet as its next version, unless it is just what is there, and goes on to the next page."""
    there = f"/{visit.of_event().slug}/jogos/{visit.of_match().number}/{onwards}"
    opened = replace(draft.sheet, open=True, stopped="")  # whoever writes on it has taken it up again
    if version.version and seen(form) == version.version and opened == version.sheet:
        return RedirectResponse(there, 303)
    with visit.database.writing() as session:
        answer = results.save_sheet(
            session, visit.of_match().id, opened, seen(form), visit.by(), text(form, "once"), text(form, "reason")
        )
    match answer:
        case Saved():
            return RedirectResponse(there, 303)
        case Repeated():
            asked = f"{there}{'&' if '?' in there else '?'}again={answer.first.version}"
            return RedirectResponse(there if onwards == "conferir" else asked, 303)
        case Stale():
            return stale_page(visit, answer, draft)
        case Refused():
            return form_page(visit, version, draft.sheet, draft=draft, refused=answer.refusals, status=422)


def form_page(
    visit: Visit,
    version: Version,
    shown: Sheet,
    *,
    draft: Draft | None = None,
    refused: tuple[Refusal, ...] = (),
    again: int = 0,
    status: int = 200,
) -> Response:
    """The form: with what was typed where it was refused, else with what the sheet holds."""
    fixture, rules = fixture_of(visit), format_of(visit.session, visit.of_competition(), visit.of_match())
    kind = kind_of(rules)
    facts = sheet_facts(visit, fixture, version, shown, rules)
    history = results.versions_of(visit.session, visit.of_match()) if version.state == "open" else ()
    before = undone([one.sheet for one in history])
    return page(
        visit,
        kind.TEMPLATE,
        status,
        **facts
        | {
            "undo": score_words(before, rules, visit) if before is not None else "",
            "fields": kind.fields(shown) | (draft.typed if draft else {}),
            "typed": draft.typed | choices(draft.form) if draft else {},
            "refused": places(refused, visit),
            "again": next((when(visit, one) for one in history if one.version == again), ""),
        },
    )


def choices(form: FormData) -> dict[str, str]:
    """What was chosen among a few, to be chosen again."""
    return {name: text(form, name) for name in CHOSEN if name in form}


def check_page(visit: Visit, version: int, shown: Sheet, *, reason: str = "", **more: Any) -> Response:
    """The sheet in words, before it counts."""
    return page(visit, "sheet/check.html", **check_facts(visit, fixture_of(visit), version, shown, reason) | more)


def stale_page(visit: Visit, answer: Stale, draft: Draft) -> Response:
    """The sheet changed meanwhile: both versions, and a button for each. Nothing typed is lost."""
    return page(visit, "sheet/stale.html", 409, **stale_facts(visit, fixture_of(visit), answer, draft))


def closing_refusals(shown: Sheet, rules: Format) -> tuple[Refusal, ...]:
    """Why the sheet cannot be closed as it stands."""
    settled = settle(replace(shown, open=False), rules)
    return () if isinstance(settled, Outcome) else settled


def carried(form: FormData) -> Sheet:
    """The sheet that the form carries, checked whole. Raises UnknownError for what no form of ours carries."""
    try:
        return read_sheet(json.loads(text(form, "sheet", "{}")), is_open=True)
    except (ValueError, RecursionError):
        raise UnknownError from None


def seen(form: FormData) -> int:
    """The version that the person saw."""
    version = whole_number(text(form, "version"))
    return -1 if version is None else version


def when(visit: Visit, version: Version) -> str:
    """The hour of a version."""
    return dates.hour(version.at.astimezone(visit.zone), visit.t) if version.at else ""
