"""A moment: "15 min before the match", "entry date", "31 December", "before the semi-final", "round 2"."""

import calendar
import re
from dataclasses import dataclass

from core.rules.forms import Moment
from core.standings.phrase import ROUNDS
from regulations.forms.duration import duration
from regulations.forms.form import Context, NotThis

ANCHORS = frozenset(
    ("match", "first match", "next match", "last match", "encounter", "round", "first round", "next round", "draw")
) | {"stage", "next stage", "phase", "next phase", "competition", "games", "segment", "half", "day", "next day"}
"""What a moment may stand before, after, or at the start or end of, beside rounds and stages by their names."""

_ALONE = frozenset({"entry date", "first match", "draw"})
_ABOUT = re.compile(r"(?:(.+?) )?(before|after|start of|end of) (?:the )?(.+)")
_ROUND = re.compile(r"round [1-9]\d*")
_DAY = re.compile(r"([1-9]|[12]\d|3[01]) (\w+)")
_HOUR = re.compile(r"([01]\d|2[0-3]):[0-5]\d of the (day|next day|day before)")
_MONTHS = frozenset(calendar.month_name[1:])


@dataclass(frozen=True)
class MomentForm:
    """A moment in words. They form a closed list too: what has no date must still be found in the calendar."""

    def read(self, value: object, context: Context) -> Moment:
        """The moment as written, with the time before or after that it names, if any."""
        if not isinstance(value, str):
            raise NotThis
        if value in _ALONE or _ROUND.fullmatch(value) or _HOUR.fullmatch(value):
            return Moment(value)
        if (day := _DAY.fullmatch(value)) and day[2] in _MONTHS:
            return Moment(value)
        found = _ABOUT.fullmatch(value)
        if found is None or not self._anchored(found[3], context):
            raise NotThis
        lead = duration(found[1]) if found[1] else None
        if found[1] and (lead is None or " of" in found[2]):
            raise NotThis
        return Moment(value, lead)

    @staticmethod
    def _anchored(anchor: str, context: Context) -> bool:
        names = ANCHORS | ROUNDS | frozenset(context.named("stage"))
        return anchor in names or _ROUND.fullmatch(anchor) is not None

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """Examples."""
        examples = ("15 min before the match", "30 min after the match", "before the semi-final", "end of the match")
        return tuple(f'"{example}"' for example in (*examples, "entry date", "31 December", "round 2"))


MOMENT = MomentForm()
