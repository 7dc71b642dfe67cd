"""General: five dice, three throws; numbers and figures on a sheet, a figure worth more when it comes in one throw."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from core.exact import Number
from core.modality import Marks, Modality, Word
from core.rules.refusal import Refusal

FIGURES = ("full house", "four", "straight", "five")

VALUES = {
    "full_house": 20,
    "full_house_at_once": 25,
    "four": 30,
    "four_at_once": 35,
    "straight": 40,
    "straight_at_once": 45,
    "five": 50,
    "five_at_once": 60,
}

INFRACTIONS = {
    "spread dice": "Spreading the dice over the table",
    "misconduct": "Unsporting conduct or indiscipline",
}

DEFAULTS = {
    "roster": {"athletes": 2, "starters": 1},
    "match": {"won_by": "mark", "slot": "30 min"},
    "performance": {"better": "higher", "precision": "1 point", "attempts": 1, "take": "sum"},
    "tiebreak": {"any": ["best figure in phase", "lot"]},
}


def worth(
    written_as: str | int, dice: Sequence[int], *, at_once: bool, values: Mapping[str, Any] = VALUES
) -> Number | None:
    """What five dice give in one line of the sheet; None where they do not make it.

    A number takes the sum of its dice. A figure is worth more where one throw made it. Five of a kind fill no other
    figure, except the four (cooperatives' games of 2019, General, arts. 8º and 9º).
    """
    if isinstance(written_as, int):
        return written_as * list(dice).count(written_as)
    if not _makes(written_as, dice):
        return None
    name = written_as.replace(" ", "_")
    found: Number = values[f"{name}_at_once" if at_once else name]
    return found


def _makes(figure: str, dice: Sequence[int]) -> bool:
    alike = sorted(Counter(dice).values(), reverse=True)
    match figure:
        case "full house":
            return alike == [3, 2]
        case "four":
            return alike[0] >= 4
        case "straight":
            return sorted(dice) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])
        case _:
            return alike == [5]


def most(figures: Mapping[str, Any] = VALUES) -> Number:
    """The most that one sheet can give: five dice of each number, and each figure at its dearer price."""
    names = (each.replace(" ", "_") for each in FIGURES)
    dearest: Number = sum(max(figures[name], figures[f"{name}_at_once"]) for name in names)
    return 5 * sum(range(1, 7)) + dearest


LINES = ("1", "2", "3", "4", "5", "6", *FIGURES)


def line_points(name: str, figures: Mapping[str, Any]) -> Mapping[Number, str]:
    """What a line of the sheet may have: a number, so many of its dice; a figure, nothing, its price or that in one
    throw ("de mão", cooperatives' games of 2019, General, arts. 8º and 9º).
    """
    if name.isdigit():
        return {int(name) * dice: "" for dice in range(6)}
    path = name.replace(" ", "_")
    return {0: "", figures[path]: f"values.{path}", figures[f"{path}_at_once"]: f"values.{path}_at_once"}


def check(total: Number, figures: Mapping[str, Any]) -> Refusal | None:
    """No sheet adds up to more than all its lines at their best."""
    limit = most(figures)
    return Refusal("mark that cannot be", "", str(total), str(limit)) if total > limit else None


MODALITY = Modality(
    id="dados",
    name="General (dice)",
    form="marks",
    segment=Word("attempt", "attempts"),
    facts=("best figure",),
    infractions=INFRACTIONS,
    values=VALUES,
    defaults=DEFAULTS,
    basis={"": "custom of the game: default of the product"},
    marks=Marks(check=check, limit="values.five", lines=LINES, line_points=line_points),
)
