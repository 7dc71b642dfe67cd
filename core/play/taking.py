"""What of several tries, athletes or passes is the mark: best, sum, average, last, best two; and who is left out.

Where the language leaves it open: in a sum, an average or the best two added, what has no mark adds nothing where the
higher is better, and leaves no mark where the lower is (nobody gains by a time that is missing). An average divides by
all tries written.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from core.exact import Number, plain
from core.play.performance import SUM_OF_PLACES, Status, Try


def taken(tries: Sequence[Try], take: str, *, higher: bool) -> Try:
    """The figure that ``take`` makes of the tries, or why there is none."""
    marks = marked(tries)
    if take == "last":
        return tries[-1]
    if not marks:
        return why_none(tries)
    ordered = sorted(marks, reverse=higher)
    if take == "best":
        return ordered[0]
    number = int(take.removeprefix("best ")) if take.startswith("best ") else len(tries)
    if len(marks) < number and not higher:
        return why_none(tries)
    total = sum(ordered[:number])
    return plain(Fraction(total) / len(tries)) if take == "average" else total


def of_team(
    athletes: Sequence[Try],
    counting: int | None,
    discard: str,
    *,
    higher: bool,
    absent: Mapping[str, Any] | None = None,
    missing: int = 0,
) -> Try:
    """The sum of the athletes that count.

    ``counting`` None: all do. ``missing`` are athletes that the team lacks besides those written as DNS; ``absent``
    gives a score to so many of them. Who has no mark is left out before anybody else.
    """
    figures = list(athletes)
    lacking = figures.count(Status.DNS) + missing
    marks = marked(figures)
    if absent is not None and marks and lacking:
        filled = min(lacking, absent.get("at_most", lacking))
        marks += [_score_of_absent(marks, absent)] * filled
        figures = [figure for figure in figures if figure is not Status.DNS] + [Status.DNS] * (lacking - filled)
    number = counting if counting is not None else len(marks) + sum(isinstance(each, Status) for each in figures)
    if not marks or (len(marks) < number and not higher):
        return why_none(figures)
    return sum(kept(marks, number, discard))


def kept(marks: Sequence[Number], number: int, discard: str) -> list[Number]:
    """The marks that count once those too many are left out: by "highest and lowest" in turn, the lowest first."""
    return sorted(marks[index] for index in kept_at(marks, number, discard))


def kept_at(marks: Sequence[Number], number: int, discard: str) -> list[int]:
    """Where the marks that count stand, in the order written; of equal ones the one written last is left out."""
    left = sorted(range(len(marks)), key=lambda index: (marks[index], -index))
    lowest_next = discard != "highest"
    while len(left) > number:
        if lowest_next:
            del left[0]
        else:
            highest = marks[left[-1]]
            del left[min(place for place, index in enumerate(left) if marks[index] == highest)]
        if discard == "highest and lowest":
            lowest_next = not lowest_next
    return sorted(left)


def places(field: Sequence[Try], *, higher: bool) -> list[int]:
    """The place of each among all: equal marks share it; whoever has none stands behind the last that has one."""
    marks = marked(field)
    return [
        1 + sum(other > each if higher else other < each for other in marks)
        if not isinstance(each, Status)
        else len(marks) + 1
        for each in field
    ]


def marked(tries: Sequence[Try]) -> list[Number]:
    """Those that are marks."""
    return [each for each in tries if not isinstance(each, Status)]


def why_none(tries: Sequence[Try]) -> Status:
    """The word for several tries that leave no mark: disqualified, not finished, not started if none was, no mark."""
    words = [each for each in tries if isinstance(each, Status)]
    for word in (Status.DQ, Status.DNF):
        if word in words:
            return word
    return Status.DNS if words and all(word is Status.DNS for word in words) else Status.NO_MARK


def needs_all(take: str) -> bool:
    """True where each try has to be written, if only as one without a mark."""
    return take in ("sum", "average", SUM_OF_PLACES)


def _score_of_absent(marks: Sequence[Number], absent: Mapping[str, Any]) -> Number:
    scores = absent["scores"]
    own = Fraction(sum(marks)) / len(marks) if scores == "average" else Fraction(scores)
    return plain(max(own - absent.get("less", 0), Fraction(0)))
