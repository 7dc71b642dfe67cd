"""Goals by period, with − and +; extra time and a shoot-out only where a winner is needed; cards."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from core.play.format import Format
from core.play.kicks import went_in
from core.play.sheet import Sheet
from core.rules.refusal import Refusal
from web.entry.cards import card_names, card_rows, infraction_names, read_cards
from web.entry.draft import SIDES, Draft, fields_of
from web.entry.kicks import kick_facts, read_kicks

TEMPLATE: Final = "sheet/periods.html"
IN_EXTRA_TIME: Final = ("extra time", "golden point")


def read(draft: Draft, rules: Format) -> None:
    """The sheet of what was typed."""
    draft.step("s")
    draft.step("e")
    draft.step("k")
    draft.sheet = replace(
        draft.sheet,
        segments=draft.segments("s", "segments", rules.length.value),
        extra_time=draft.segments("e", "extra_time", rules.extra_segments.value),
        shoot_out=_shoot_out(draft),
    )
    read_kicks(draft, rules)
    read_cards(draft, rules)
    draft.remarks()


def _shoot_out(draft: Draft) -> tuple[int, int] | None:
    goals = [draft.figure(f"k.{side}", "shoot_out") for side in SIDES]
    if goals == [None, None]:
        return None
    if None in goals:
        draft.wrong.append(Refusal("figure missing", "shoot_out"))
    return int(goals[0] or 0), int(goals[1] or 0)


def fields(sheet: Sheet) -> dict[str, str]:
    """What stands in the fields."""
    found = {**fields_of("s", sheet.segments), **fields_of("e", sheet.extra_time)}
    if sheet.shoot_out is not None:
        found |= {f"k.{side}": str(sheet.shoot_out[side]) for side in SIDES}
    return found


def facts(sheet: Sheet, rules: Format) -> Mapping[str, Any]:
    """What the form shows besides its fields."""
    level = bool(sheet.segments) and len({sum(s.points[side] for s in sheet.segments) for side in SIDES}) == 1
    needed = rules.decided and level
    deciders = rules.deciders.value
    cards = card_names(rules.cited)
    return {
        "periods": range(rules.length.value),
        "extra": range(rules.extra_segments.value)
        if sheet.extra_time or (needed and any(decider in deciders for decider in IN_EXTRA_TIME))
        else (),
        "kicks": went_in(sheet) is not None or (needed and bool({"shoot-out", "sudden death"} & set(deciders))),
        "shots": rules.shots.value,
        **kick_facts(sheet, rules),
        "minutes": rules.cited.get("match.time.segment"),
        "card_names": cards,
        "infraction_names": infraction_names(rules),
        "cards": card_rows(sheet.incidents, rules),
    }
