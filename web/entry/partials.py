"""A table of partials, typed as they ended; where a winner is needed, what was played again and whom the lot drew."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from core.play.format import Format
from core.play.settle import progress
from core.play.sheet import Sheet
from web.entry.cards import card_names, card_rows, infraction_names, read_cards
from web.entry.draft import Draft, fields_of
from web.forms import text

TEMPLATE: Final = "sheet/partials.html"
AGAIN: Final = frozenset({"replay", "extra segment"})
"""Deciders that are one more partial."""


def read(draft: Draft, rules: Format) -> None:
    """The sheet of what was typed."""
    lots = text(draft.form, "lots")
    draft.sheet = replace(
        draft.sheet,
        segments=draft.segments("s", "segments", rules.most, draft.sheet.segments),
        extra_time=draft.segments("e", "extra_time", rules.extra_segments.value),
        lots=int(lots) if lots in ("0", "1") else None,
    )
    read_cards(draft, rules)
    draft.remarks()


def fields(sheet: Sheet) -> dict[str, str]:
    """What stands in the fields."""
    found = {**fields_of("s", sheet.segments), **fields_of("e", sheet.extra_time)}
    return found if sheet.lots is None else found | {"lots": str(sheet.lots)}


def facts(sheet: Sheet, rules: Format) -> Mapping[str, Any]:
    """What the form shows besides its fields."""
    cards = card_names(rules.cited)
    due = progress(sheet, rules).due if sheet.segments else ""
    return {
        "partials": [(index, rules.rule_of(index).target.value) for index in range(rules.most)],
        "replays": range(rules.extra_segments.value) if sheet.extra_time or due in AGAIN else (),
        "by_lot": sheet.lots is not None or due == "lot",
        "card_names": cards,
        "infraction_names": infraction_names(rules),
        "cards": card_rows(sheet.incidents, rules),
    }
