"""A crossing: two seats of a knock-out that meet, "1A x 2B"."""

from dataclasses import dataclass

from core.fixtures.seat import read_seat
from regulations.forms.form import Context, NotThis


@dataclass(frozen=True)
class CrossingForm:
    """Two seats with " x " between them."""

    def read(self, value: object, context: Context) -> tuple[str, str]:  # noqa: ARG002
        """The two seats as written."""
        seats = value.split(" x ") if isinstance(value, str) else []
        if len(seats) != 2:
            raise NotThis
        try:
            for seat in seats:
                read_seat(seat)
        except ValueError:
            raise NotThis from None
        return seats[0], seats[1]

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """Examples."""
        examples = ("1A x 2B", "1A x best 3rd", "winner 1 x winner 2", "loser 1 x loser 2", "seed 1 x invited 1")
        return tuple(f'"{example}"' for example in examples)


CROSSING = CrossingForm()
