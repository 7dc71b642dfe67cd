"""Does a list hold to a mix ("1 man, 1 woman", "at least 50 % employee")? Yes, no, or not to be told yet."""

from collections.abc import Iterable, Mapping, Sequence

from core.exact import Number
from core.rules.forms import Mix, Part


def any_holds(mixes: Sequence[Mix], words: Sequence[str]) -> bool | None:
    """Whether one of the mixes holds for a list whose members are ``words`` ("" for one that is not known).

    None where it depends on what is not known. A mix asks nothing of an empty list.
    """
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    unknown = counts.pop("", 0)
    answers = [_holds(mix, counts, len(words), unknown) for mix in mixes]
    return True if True in answers else None if None in answers else False


def _holds(mix: Mix, counts: Mapping[str, int], total: int, unknown: int) -> bool | None:
    if total == 0:
        return True
    answers = [_every_part(mix, counts, total, unknown), _nobody_else(mix, counts, total, unknown)]
    return False if False in answers else None if None in answers else True


def _every_part(mix: Mix, counts: Mapping[str, int], total: int, unknown: int) -> bool | None:
    found: list[bool | None] = []
    for part in mix.parts:
        own = counts.get(part.what, 0)
        found.append(_agreed(_meets(part, number, total) for number in range(own, own + unknown + 1)))
    return False if False in found else None if None in found else True


def _agreed(answers: Iterable[bool]) -> bool | None:
    """What all the answers are, None where they differ."""
    known = set(answers)
    return known.pop() if len(known) == 1 else None


def _meets(part: Part, number: int, total: int) -> bool:
    """The bounds of a percentage are exact: of 11, at least 50 % is 6 and at most 50 % is 5.

    "50 %" without a bound is the share itself, rounded up or down where it is no whole number: of 11, 5 or 6.
    """
    share: Number = part.amount * total if part.percent else part.amount
    if part.bound == "at least":
        return number >= share
    if part.bound == "at most":
        return number <= share
    return -1 < number - share < 1 if part.percent else number == share


def _nobody_else(mix: Mix, counts: Mapping[str, int], total: int, unknown: int) -> bool | None:
    """Percentages without bounds that add up to the whole leave room for nobody else."""
    if not all(part.percent and part.bound == "exactly" for part in mix.parts):
        return True
    if sum(part.amount for part in mix.parts) != 1:
        return True
    named = unknown + sum(counts.get(part.what, 0) for part in mix.parts)
    return False if named < total else None if unknown else True
