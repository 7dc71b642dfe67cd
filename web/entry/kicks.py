"""A shoot-out on a result form, kick by kick: who kicks next, in or out, and the last one taken back."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from core.play.deciders import series_of
from core.play.format import Format
from core.play.kicks import Turn, over, tally, turn
from core.play.sheet import Kick, Sheet
from core.rules.refusal import Refusal
from web.entry.draft import Draft
from web.forms import text

PRESSED: Final = ("in", "out", "back")


def read_kicks(draft: Draft, rules: Format) -> None:
    """Writes the kick whose button was pressed, or takes the last one back."""
    pressed, kicks = draft.pressed("kick"), draft.sheet.kicks
    if pressed == "back":
        kicks = kicks[:-1]
    elif pressed in PRESSED:
        first = text(draft.form, "kick.first")
        if not kicks and first not in ("0", "1"):
            draft.wrong.append(Refusal("side missing", "kick.first"))
            return
        due = turn(kicks, series_of(rules, draft.sheet.line_ups), int(first or 0))
        if due is None:
            draft.wrong.append(Refusal("kick after the end", "shoot_out"))
            return
        taker = " ".join(text(draft.form, "kick.taker").split())[:80]
        kicks = (*kicks, Kick(due.side, pressed == "in", taker))
        draft.typed["kick.taker"] = ""
    draft.sheet = replace(draft.sheet, kicks=kicks, shoot_out=None if kicks else draft.sheet.shoot_out)


def kick_facts(sheet: Sheet, rules: Format) -> Mapping[str, Any]:
    """The kicks written, whose turn it is, and what the next one may end."""
    series = series_of(rules, sheet.line_ups)
    due: Turn | None = turn(sheet.kicks, series, 0)
    return {
        "kick_rows": list(enumerate(sheet.kicks)),
        "kick_turn": due if sheet.kicks else None,
        "kick_tally": tally(sheet.kicks),
        "kick_over": bool(sheet.kicks) and over(sheet.kicks, series),
        "kick_shots": series.shots,
        "takers_differ": series.different,
    }
