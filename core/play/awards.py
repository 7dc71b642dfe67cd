"""Outcomes that the score alone does not give: walkover, abandonment, a match lost by rule, a void match."""

from typing import Any

from core.discipline.cards import NO_COUNTS, Counts
from core.play.credited import credited, facing, led, what_it_lacked
from core.play.format import Format
from core.play.outcome import Outcome
from core.play.score import Score
from core.play.sheet import Ending
from core.rules.article import Cited


def walkover(
    form: Format,
    missing: frozenset[int],
    announced: frozenset[int] = frozenset(),
    *,
    score: Cited[Any] | None = None,
    measures: Cited[str] | None = None,
    why: Cited[Any] | None = None,
    counts: Counts = NO_COUNTS,
) -> Outcome:
    """A match that a side, or both, did not come to (language, § 9, ``walkover``).

    Both absent: both lose without a score, or the match is void, as ``double`` says; a match to be played again is no
    outcome and must not be asked for. ``score`` and ``measures`` stand in place of the walkover's own where a
    withdrawal or an exclusion has its own.
    """
    if len(missing) == 2:
        if form.double_walkover.value == "void":
            return void(form.double_walkover)
        source = why or form.double_walkover
        return Outcome(
            None, missing, ending=Ending.WALKOVER, missing=missing, announced=announced, why=source, counts=counts
        )
    (absent,) = missing
    stated = score or form.walkover_score
    given = facing(credited(form, stated.value), 1 - absent)
    return Outcome(
        1 - absent,
        missing,
        given.points,
        given.segments,
        given.boards,
        partials=given.partials,
        ending=Ending.WALKOVER,
        missing=missing,
        announced=announced,
        scored=(measures or form.walkover_measures).value == "counted",
        why=why or stated,
        counts=counts,
    )


def lost(
    form: Format,
    side: int,
    standing: Score,
    word: Cited[Any],
    *,
    why: Cited[Any] | None = None,
    ending: Ending = Ending.ABANDONED,
    counts: Counts = NO_COUNTS,
) -> Outcome:
    """A match that ``side`` left, or lost by a card or an infraction, whatever the score (language, § 9).

    ``standing`` is the score at that moment; ``word`` what becomes of it ("as walkover", "target to 0", "completed",
    "as it stands", "as it stands if the other side led"), or the score by level that a ruling credits. The other side
    wins in every case.
    """
    other, scored = 1 - side, True
    if word.value == "as it stands" or (
        word.value == "as it stands if the other side led" and led(standing, form) == other
    ):
        given = standing
    elif word.value == "completed":
        given = what_it_lacked(standing, form, other)
    elif word.value == "target to 0" or not isinstance(word.value, str):
        given = facing(credited(form, word.value), other)
    else:
        given = facing(credited(form, form.walkover_score.value), other)
        scored = form.walkover_measures.value == "counted"
    return Outcome(
        other,
        frozenset({side}),
        given.points,
        given.segments,
        given.boards,
        partials=given.partials,
        ending=ending,
        missing=frozenset({side}) if ending is Ending.ABANDONED else frozenset(),
        scored=scored,
        why=why or word,
        counts=counts,
    )


def both_left(form: Format, counts: Counts = NO_COUNTS) -> Outcome:
    """A match that both sides left: both lose and neither has a score, as where neither comes; it is no walkover."""
    both = frozenset({0, 1})
    return Outcome(None, both, ending=Ending.ABANDONED, missing=both, why=form.abandonment_score, counts=counts)


def void(why: Cited[Any] | None = None) -> Outcome:
    """A match that counts for nobody."""
    return Outcome(None, ending=Ending.VOID, scored=False, why=why)
