"""How a match ends otherwise, or stops: absence and why, abandonment, void, interruption, lateness, a new date."""

from dataclasses import dataclass, replace
from typing import Final

from starlette.datastructures import FormData

from core.play.format import Format
from core.play.sheet import Ending, Sheet
from core.play.stopped import GIVEN_FOR, late_cost, may_be, with_lateness
from core.rules.refusal import Refusal
from web.forms import text
from web.numerals import whole

ENDS: Final = {
    "walkover.0": (Ending.WALKOVER, frozenset({0})),
    "walkover.1": (Ending.WALKOVER, frozenset({1})),
    "walkover.2": (Ending.WALKOVER, frozenset({0, 1})),
    "abandoned.0": (Ending.ABANDONED, frozenset({0})),
    "abandoned.1": (Ending.ABANDONED, frozenset({1})),
    "void": (Ending.VOID, frozenset[int]()),
}
STOPPED: Final = ("suspended", "replayed", "stands", "leader wins")
LATE: Final = {"late.0": 0, "late.1": 1}
NEW_DATE: Final = "new date"
WITHOUT_REASON: Final = ("walkover.0", "walkover.1", "walkover.2", *LATE)
"""Ends that say by themselves why."""


@dataclass(frozen=True, slots=True)
class End:
    """What was chosen: the ``sheet`` that it makes, ``waits`` where the match goes on, and what was refused."""

    sheet: Sheet
    waits: bool = False
    refused: tuple[Refusal, ...] = ()


def read_end(form: FormData, shown: Sheet, rules: Format) -> End:
    """The sheet with the end that the form says: what was played stays on it, but where nobody came to play."""
    chosen = text(form, "end")
    if chosen in ENDS:
        return _ended(form, shown, chosen)
    if chosen in STOPPED:
        return _stopped(shown, chosen, rules)
    if chosen in LATE:
        return _late(form, shown, LATE[chosen], rules)
    if chosen == NEW_DATE:
        return _new_date(shown, rules)
    return End(shown, refused=(Refusal("end missing", "missing"),))


def causes(rules: Format) -> tuple[str, ...]:
    """What is a walkover under the regulation."""
    return tuple(rules.figures.get("walkover.given_for", GIVEN_FOR))


def _ended(form: FormData, shown: Sheet, chosen: str) -> End:
    ending, missing = ENDS[chosen]
    left_by = " ".join(text(form, "left_by").split())[:80]
    if ending is Ending.WALKOVER:
        told = missing if "announced" in form else frozenset[int]()
        cause = text(form, "cause").strip()[:40]
        return End(Sheet(ending=ending, missing=missing, announced=told, remarks=shown.remarks, cause=cause))
    left = (left_by if 0 in missing else "", left_by if 1 in missing else "")
    left = left if ending is Ending.ABANDONED else ("", "")
    return End(replace(_plain(shown), ending=ending, missing=missing, open=False, left_by=left))


def _stopped(shown: Sheet, word: str, rules: Format) -> End:
    refusal = may_be(word, rules)
    if refusal is not None:
        return End(shown, refused=(refusal,))
    if word == "replayed":
        return End(Sheet(stopped=word, remarks=shown.remarks, line_ups=shown.line_ups, open=True), waits=True)
    return End(replace(_plain(shown), stopped=word, open=word == "suspended"), waits=word == "suspended")


def _late(form: FormData, shown: Sheet, side: int, rules: Format) -> End:
    minutes = whole(text(form, "late").strip())
    if minutes is None or not 0 < minutes < 1000:
        return End(shown, refused=(Refusal("not a minute", "late", text(form, "late")[:20], "999"),))
    figure = rules.cited.get("walkover.late")
    if figure is None:
        return End(shown, refused=(Refusal("lateness costs nothing", "late"),))
    lost, of = late_cost(minutes, rules)
    if of == "match" and lost:
        refusal = Refusal("lateness loses the match", "late", str(minutes), str(lost), figure.source)
        return End(shown, refused=(refusal,))
    return End(replace(with_lateness(_plain(shown), side, minutes, rules), open=True), waits=True)


def _new_date(shown: Sheet, rules: Format) -> End:
    """A just cause for an absence (language, § 9, ``justified``)."""
    figure = rules.cited.get("walkover.justified")
    stated = "panel decides" if figure is None or figure.value is None else str(figure.value)
    if stated == "not accepted":
        source = None if figure is None else figure.source
        return End(shown, refused=(Refusal("just cause not accepted", "missing", source=source),))
    return End(Sheet(stopped=NEW_DATE, remarks=shown.remarks, open=True), waits=True)


def _plain(shown: Sheet) -> Sheet:
    """The sheet as it was played, without how it ended before."""
    return replace(
        shown, ending=Ending.PLAYED, missing=frozenset(), announced=frozenset(), left_by=("", ""), stopped="", cause=""
    )
