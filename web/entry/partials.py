"""A table of partials, typed as they ended: truco, and every sport whose partials are a pair of figures."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from core.play.format import Format
from core.play.sheet import Sheet
from web.entry.cards import card_names, card_rows, read_cards
from web.entry.draft import Draft, fields_of

TEMPLATE: Final = "sheet/partials.html"


def read(draft: Draft, rules: Format) -> None:
    """The sheet of what was typed."""
    draft.sheet = replace(draft.sheet, segments=draft.segments("s", "segments", rules.most, draft.sheet.segments))
    read_cards(draft, card_names(rules.cited))
    draft.remarks()


def fields(sheet: Sheet) -> dict[str, str]:
    """What stands in the fields."""
    return dict(fields_of("s", sheet.segments))


def facts(sheet: Sheet, rules: Format) -> Mapping[str, Any]:
    """What the form shows besides its fields."""
    cards = card_names(rules.cited)
    return {
        "partials": [(index, rules.rule_of(index).target.value) for index in range(rules.most)],
        "card_names": cards,
        "cards": card_rows(sheet.incidents, cards),
    }
