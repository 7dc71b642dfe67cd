"""One board of an encounter on the form of its sport: it is saved within the sheet of the whole encounter."""

from dataclasses import replace

from fastapi import Response
from starlette.datastructures import FormData

from core.play.sheet import Sheet
from core.rules.refusal import Refusal
from web.acts.answers import Version
from web.entry import encounter
from web.entry.draft import Draft
from web.entry.kinds import kind_of
from web.facts.sheet import carry, places, sheet_facts
from web.forms import text
from web.rendering import page
from web.rulings import format_of
from web.storage.programme import Fixture
from web.visit import Visit


def board_page(
    visit: Visit,
    fixture: Fixture,
    version: Version,
    whole: Sheet,
    index: int,
    *,
    draft: Draft | None = None,
    refused: tuple[Refusal, ...] = (),
    typed: dict[str, str] | None = None,
) -> Response:
    """The form of one board: what it holds, or what was typed where that was refused."""
    rules = format_of(visit.session, visit.of_competition(), visit.of_match())
    inner = rules.board()
    board = draft.sheet if draft else encounter.with_names(whole, index, rules)
    kind = kind_of(inner)
    facts = sheet_facts(visit, fixture, version, board, inner)
    halves = int(rules.figures.get("encounter.halves", 1))
    (row,) = [one for half in encounter.facts(whole, rules)["halves"] for one in half if one.index == index]
    more = {
        "carried": carry(whole),
        "board": index + 1,
        "board_row": row,
        "board_halves": halves,
        "board_end": text(draft.form, "board.end") if draft else encounter.end_of(board),
        "board_left": next(filter(None, board.left_by), ""),
        "board_places": encounter.places_for(rules),
        "fields": kind.fields(board) | (draft.typed if draft else {}),
        "typed": typed or {},
        "refused": places(refused, visit),
        "again": "",
        "undo": "",
    }
    return page(visit, kind.TEMPLATE, 422 if refused else 200, **facts | more)


def read_board(form: FormData, whole: Sheet, index: int, version: Version, visit: Visit) -> Draft:
    """The board as the form makes it. Its refusals stand at their place on the board."""
    rules = format_of(visit.session, visit.of_competition(), visit.of_match())
    draft = Draft(form, replace(encounter.board_of(whole, index), open=version.state == "open"))
    kind_of(rules.board()).read(draft, rules.board())
    encounter.read_board(draft)
    return draft


def of_board(refusals: tuple[Refusal, ...], index: int) -> tuple[Refusal, ...]:
    """The refusals of that board, each at its place on the board's own form; those of others stand above it."""
    start = f"boards.{index}."
    return tuple(
        replace(each, at=each.at.removeprefix(start) if each.at.startswith(start) else "") for each in refusals
    )
