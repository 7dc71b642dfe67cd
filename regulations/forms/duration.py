"""A duration: "30 s", "15 min", "72 h", "90 days", "1 year", "2 matches"."""

import re
from dataclasses import dataclass

from core.rules.forms import Duration
from regulations.forms.form import Context, NotThis

UNITS = {
    "segments": "segments", "segment": "segments", "matches": "matches", "match": "matches",
    "min": "min", "s": "s", "h": "h", "days": "days", "day": "days", "years": "year", "year": "year",
}  # fmt: skip
"""Each unit as it may be written, and as core.rules.forms calls it."""

_DURATION = re.compile(rf"(\d+) ?({'|'.join(UNITS)})")


def duration(text: str) -> Duration | None:
    """The duration that the text is, or None."""
    found = _DURATION.fullmatch(text)
    return Duration(int(found[1]), UNITS[found[2]]) if found else None


@dataclass(frozen=True)
class DurationForm:
    """A whole number of one unit."""

    def read(self, value: object, context: Context) -> Duration:  # noqa: ARG002
        """The duration."""
        found = duration(value) if isinstance(value, str) else None
        if found is None:
            raise NotThis(f'"{value} min"' if isinstance(value, int) and not isinstance(value, bool) else "")
        return found

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """Examples."""
        return tuple(f'"{example}"' for example in ("30 s", "15 min", "72 h", "90 days", "1 year", "2 matches"))


DURATION = DurationForm()
