"""Settling a performance: its mark under the rule, why it has none, or everything on it that cannot be."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from core.exact import Number, plain
from core.play.mark import write_mark
from core.play.performance import SUM_OF_PLACES, Performance, PerformanceRule, Series, Status, Try
from core.play.taking import needs_all, of_team, places, taken
from core.rules.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Mark:
    """The mark, exact, in the base unit; ``why`` there is none, where there is none."""

    value: Number | None
    why: Status | None = None


def settle_performance(
    performance: Performance, rule: PerformanceRule, field: Sequence[Performance] = ()
) -> Mark | tuple[Refusal, ...]:
    """The mark of a closed performance, or all its refusals at once (language, § 12).

    ``field`` are all performances of the contest, this one included: only a sum of places looks at the others, and at
    those alone that are entered and can be.
    """
    if performance.status is not None:
        return Mark(None, performance.status)
    wrong = refused(performance, rule)
    if wrong:
        return wrong
    own = in_steps(performance, rule)
    if disqualified(own):
        return Mark(None, Status.DQ)
    others = [own, *rivals(own, field, rule)]
    found: Try = _over_passes(own, others, rule)
    return Mark(None, found) if isinstance(found, Status) else Mark(plain(found))


def rivals(own: Performance, field: Sequence[Performance], rule: PerformanceRule) -> list[Performance]:
    """The performances at which a sum of places looks besides: those entered that can be and are not disqualified."""
    if SUM_OF_PLACES not in (rule.take.value, rule.passes_take.value):
        return []
    can_be = (each for each in field if each.entered and each.status is None and not refused(each, rule))
    exact = (in_steps(each, rule) for each in can_be if each.id != own.id)
    return [each for each in exact if not disqualified(each)]


# --------------------------------------------------------------------------------------------------------- the figures


def _over_passes(own: Performance, field: Sequence[Performance], rule: PerformanceRule) -> Try:
    figures = [of_pass(own, index, field, rule) for index in range(len(own.passes))]
    if rule.passes_take.value != SUM_OF_PLACES or all(isinstance(each, Status) for each in figures):
        take = "best" if rule.passes_take.value == SUM_OF_PLACES else rule.passes_take.value
        return taken(figures, take, higher=rule.higher_pass)
    total = 0
    for index, figure in enumerate(figures):
        rivals = (of_pass(other, index, field, rule) for other in field if other is not own)
        total += places([figure, *rivals], higher=rule.higher_pass)[0]
    return total


def of_pass(performance: Performance, index: int, field: Sequence[Performance], rule: PerformanceRule) -> Try:
    """What the side did in one pass: the entry's own figure, or the sum of its athletes that count."""
    athletes = [of_series(series, index, field, rule) for series in performance.passes[index]]
    if len(athletes) == 1 and rule.counting.value is None:
        return athletes[0]
    starters = rule.starters.value
    return of_team(
        athletes,
        rule.counting.value,
        rule.discard.value,
        higher=rule.higher_pass,
        absent=rule.absent.value,
        missing=0 if starters is None else max(starters - len(athletes), 0),
    )


def of_series(series: Series, index: int, field: Sequence[Performance], rule: PerformanceRule) -> Try:
    """What the tries of one athlete, or of the entry as one, come to in a pass."""
    if rule.take.value != SUM_OF_PLACES:
        return taken([with_bonus(each, series, rule) for each in series.tries], rule.take.value, higher=rule.higher)
    if all(isinstance(each, Status) for each in series.tries):
        return taken(series.tries, "best", higher=rule.higher)
    total = 0
    for number, each in enumerate(series.tries):
        rivals = [
            other.tries[number]
            for performance in field
            for other in performance.passes[index]
            if other is not series and number < len(other.tries)
        ]
        total += places([each, *rivals], higher=rule.higher)[0]
    return total


def with_bonus(each: Try, series: Series, rule: PerformanceRule) -> Try:
    """The try with the handicap of a low average: so much of what the average lacks to the base, in whole steps."""
    stated = rule.handicap.value
    if stated is None or series.average is None or isinstance(each, Status):
        return each
    lacks = max(Fraction(stated["base"]) - series.average, Fraction(0))
    bonus = rule.precision.value.down(lacks * stated["percent"].share)
    return plain(Fraction(each + min(bonus, stated.get("at_most", bonus))))


def in_steps(performance: Performance, rule: PerformanceRule) -> Performance:
    """The same with every mark in whole steps of the precision: a finer one counts as the next worse step."""

    def whole(each: Try) -> Try:
        if isinstance(each, Status) or rule.precision.value.fits(each):
            return each
        return rule.precision.value.down(each) if rule.higher else rule.precision.value.up(each)

    passes = tuple(
        tuple(replace(series, tries=tuple(map(whole, series.tries))) for series in athletes)
        for athletes in performance.passes
    )
    return replace(performance, passes=passes)


def disqualified(performance: Performance) -> bool:
    """True where an entry that is written as one is disqualified in a try; one athlete of a team is not the team."""
    return any(len(athletes) == 1 and Status.DQ in athletes[0].tries for athletes in performance.passes)


# -------------------------------------------------------------------------------------------------------- what is wrong


def refused(performance: Performance, rule: PerformanceRule) -> tuple[Refusal, ...]:
    """Everything on the performance that cannot be, each at its place and with its article."""
    wrong: list[Refusal] = []
    number, passes = len(performance.passes), rule.passes.value
    if number != passes:
        wrong.append(Refusal("number of passes", "passes", str(number), str(passes), rule.passes.source))
    for index, athletes in enumerate(performance.passes):
        wrong += _athletes_refused(athletes, f"passes.{index}", rule)
        for athlete, series in enumerate(athletes):
            wrong += _series_refused(series, f"passes.{index}.{athlete}", rule)
    return tuple(wrong)


def _athletes_refused(athletes: Sequence[Series], at: str, rule: PerformanceRule) -> list[Refusal]:
    most, least = rule.starters, rule.to_start
    if most.value is not None and len(athletes) > most.value:
        return [Refusal("more athletes than play", at, str(len(athletes)), str(most.value), most.source)]
    started = sum(not all(each is Status.DNS for each in series.tries) for series in athletes)
    if rule.counting.value is not None and least.value is not None and started < least.value:
        return [Refusal("fewer athletes than can start", at, str(started), str(least.value), least.source)]
    return []


def _series_refused(series: Series, at: str, rule: PerformanceRule) -> list[Refusal]:
    wrong: list[Refusal] = []
    if not series.tries:
        return [Refusal("performance not entered", at)]
    number, attempts = len(series.tries), rule.attempts
    gave_up = any(each in (Status.DNF, Status.DNS, Status.DQ) for each in series.tries)
    if number > attempts.value:
        wrong.append(Refusal("more attempts than there are", at, str(number), str(attempts.value), attempts.source))
    elif number < attempts.value and needs_all(rule.take.value) and not gave_up:
        wrong.append(Refusal("attempts missing", at, str(number), str(attempts.value), attempts.source))
    if series.average is not None and rule.handicap.value is None:
        wrong.append(Refusal("average without a handicap", at, str(series.average), source=rule.handicap.source))
    for index, each in enumerate(series.tries):
        if not isinstance(each, Status):
            wrong += _mark_refused(each, f"{at}.{index}", rule)
    for index, (lines, each) in enumerate(zip(series.lines, series.tries, strict=False)):
        wrong += _lines_refused(lines, each, f"{at}.{index}", rule)
    return wrong


def _lines_refused(lines: Sequence[Number | None], total: Try, at: str, rule: PerformanceRule) -> Iterator[Refusal]:
    """A line with points that it cannot have, by the figure that they miss; a total that is not their sum."""
    if not lines or rule.marks.line_points is None:
        return
    for position, (name, points) in enumerate(zip(rule.marks.lines, lines, strict=False)):
        admitted = rule.marks.line_points(name, rule.figures)
        if points is not None and points not in admitted:
            figure = next((rule.values[path] for path in admitted.values() if path in rule.values), None)
            allowed = ", ".join(str(each) for each in sorted(admitted))
            source = None if figure is None else figure.source
            params = {"line": name}
            yield Refusal("line that cannot be", f"{at}.{position}", str(points), allowed, source, params=params)
    written = sum(each for each in lines if each is not None)
    if total != written:
        yield Refusal("sum that the lines do not give", at, str(total), str(written))


def _mark_refused(mark: Number, at: str, rule: PerformanceRule) -> list[Refusal]:
    precision = rule.precision.value
    if not precision.fits(mark) and rule.marks.finer == "refused":
        finest = replace(precision, step=Fraction(precision.step) / 1000)
        found = write_mark(mark, finest).rstrip("0")
        return [Refusal("mark finer than its precision", at, found, precision.text, rule.precision.source)]
    wrong = rule.marks.check(mark, rule.figures) if rule.marks.check is not None else None
    return [] if wrong is None else [replace(wrong, at=at, source=None if rule.limit is None else rule.limit.source)]
