"""A date, or a date with its hour: 2027-05-02, 2027-05-02T18:00:00."""

from dataclasses import dataclass
from datetime import date, datetime

from regulations.forms.form import Context, NotThis


@dataclass(frozen=True)
class DayForm:
    """A date as TOML writes it, without quotes; ``timed`` where an hour may follow."""

    timed: bool = False

    def read(self, value: object, context: Context) -> date:  # noqa: ARG002
        """The date, or the date and time."""
        if isinstance(value, datetime):
            if not self.timed:
                raise NotThis(value.date().isoformat())
            return value
        if isinstance(value, date):
            return value
        if isinstance(value, str):
            try:
                meant = date.fromisoformat(value)
            except ValueError:
                raise NotThis from None
            raise NotThis(meant.isoformat())
        raise NotThis

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """Examples."""
        return ("2027-05-02", "2027-05-02T18:00:00") if self.timed else ("2027-05-02",)


DAY = DayForm()
DAY_OR_HOUR = DayForm(timed=True)
