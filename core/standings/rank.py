"""Ranks the sides of one group: by what makes them level, then each tie by its chain."""

from collections.abc import Mapping, Sequence

from core.exact import Value
from core.modality import Modality
from core.standings.breaker import Breaker, Tie
from core.standings.chain import Chains
from core.standings.criterion import Criterion, Measure, Where
from core.standings.ground import Ground
from core.standings.ledger import Ledger
from core.standings.ranking import Place, Ranking, Recorded, Step, Unplaced
from core.standings.tally import Tally
from core.standings.values import Asked, answer, separated

IN_STAGE = Criterion("", where=Where.PHASE)


def rank(
    sides: Sequence[str],
    ledger: Ledger,
    chains: Chains,
    recorded: Recorded = Recorded(),
    *,
    group: str = "",
    stage: str = "",
    leg: int | None = None,
    borders: frozenset[int] = frozenset(),
) -> Ranking:
    """The ranking of a group's sides with every step that led to it (language, section 11).

    There is no fallback to name or chance: sides that the chain leaves level share the place, and what is still to be
    recorded (a lot, a play-off, a decision) stands in ``due``. The order of ``sides`` and of the ledger never matters.
    ``borders`` are the places after which a next stage or a title is cut off. While a match of the group is open the
    ranking is provisional and ties take the chain ``unfinished`` (by default they share the place).
    """
    everybody = tuple(sorted(sides))
    tie, last, without = by_mark(everybody, ledger)
    ground = Ground(ledger, stage, dict.fromkeys(everybody, group), leg, chains.walkovers.value == "left out")
    open_matches = bool(ledger.unsettled.get(group))
    breaker = Breaker(ground, chains, recorded, borders, unfinished=open_matches)
    levels = leveled(tie, ground, chains, breaker.steps)
    standing = above(levels)
    ground.above = lambda side: standing.get(side, 0)
    ordered: list[Tie] = []
    for level in levels:
        ordered += breaker.broken(level, 1 + sum(len(part) for part in ordered)) if len(level) > 1 else [level]
    places = placed([*ordered, last] if last else ordered, ground, group)
    return Ranking(
        places, tuple(breaker.steps), tuple(breaker.due), open_matches, group, unplaced(without, ground, group)
    )


def by_mark(sides: Tie, ledger: Ledger) -> tuple[Tie, Tie, Tie]:
    """The sides that are ranked, those without a mark that stand last together, and those that have no place.

    All are ranked where the ledger is of matches.
    """
    if not ledger.unmarked:
        return sides, (), ()
    last = tuple(side for side in sides if side in ledger.unmarked and ledger.unmarked[side].last)
    without = tuple(side for side in sides if side in ledger.unmarked and side not in last)
    return tuple(side for side in sides if side not in ledger.unmarked), last, without


def unplaced(sides: Tie, ground: Ground, group: str | None) -> tuple[Unplaced, ...]:
    """Those without a place, by why they have none; within that in a fixed order that means nothing."""
    order = ["no mark", "DNF", "DNS", "DQ", ""]
    found = [(side, ground.ledger.unmarked[side]) for side in sides]
    return tuple(
        Unplaced(side, no.why, no.rule, ground.group_of.get(side, "") if group is None else group, facts(side, ground))
        for side, no in sorted(found, key=lambda each: order.index(each[1].why))
    )


def leveled(tie: Tie, ground: Ground, chains: Chains, steps: list[Step]) -> list[Tie]:
    """The sides in levels by ``ranking.by`` alone, best first; matches decided without play always count here."""
    levels = [tie] if tie else []
    for cited in chains.by:
        finer: list[Tie] = []
        for level in levels:
            if len(level) < 2:
                finer.append(level)
                continue
            found = answer(Asked(cited.value, level, frozenset(level), in_chain=False), ground, chains)
            if isinstance(found, str):
                steps.append(Step(cited, "by", level, (level,), skipped=found))
                finer.append(level)
                continue
            parts = separated(found.values, cited.value.most)
            steps.append(Step(cited, "by", level, parts, (), found.values, found.matches))
            finer += parts
        levels = finer
    return levels


def above(levels: Sequence[Tie]) -> dict[str, int]:
    """How many sides stand above each, by levels."""
    found: dict[str, int] = {}
    for level in levels:
        so_far = len(found)
        found.update(dict.fromkeys(level, so_far))
    return found


def placed(ordered: Sequence[Tie], ground: Ground, group: str | None) -> tuple[Place, ...]:
    """Places for sides in order: those that share one hold it together, and the next place is left free for them."""
    places: list[Place] = []
    for part in ordered:
        number = len(places) + 1
        for side in part:
            own = ground.group_of.get(side, "") if group is None else group
            why = ground.ledger.unmarked[side].why if side in ground.ledger.unmarked else ""
            places.append(Place(number, side, len(part) > 1, own, facts(side, ground), why))
    return tuple(places)


def facts(side: str, ground: Ground) -> Mapping[str, Value]:
    """The figures of a table row, in the language's own words for point, segment and board."""
    sums: Tally = ground.tally(side, IN_STAGE, frozenset(), in_chain=False)
    return {
        "table points": sums.table_points + ground.adjusted(side),
        "matches": sums.matches,
        "wins": sums.wins,
        "draws": sums.draws,
        "losses": sums.losses,
        "walkovers": sums.walkovers,
        "points for": sums.points_for,
        "points against": sums.points_against,
        "point difference": sums.points_for - sums.points_against,
        "segments for": sums.segments_for,
        "segments against": sums.segments_against,
        "segment difference": sums.segments_for - sums.segments_against,
        "boards for": sums.boards_for,
        "boards against": sums.boards_against,
        "board difference": sums.boards_for - sums.boards_against,
        **({"mark": marks[side]} if side in (marks := ground.ledger.facts.get("mark", {})) else {}),
        **sums.counts,
    }


def in_words_of(modality: Modality, row: Mapping[str, Value]) -> dict[str, Value]:
    """The same figures under the modality's own words ("goals for", "sets won"); boards only where some were played."""
    named = dict(row)
    for fact, word, endings in (
        ("point", modality.point, ("for", "against")),
        ("segment", modality.segment, ("won", "lost")),
        ("board", modality.board, ("won", "lost")),
    ):
        own, theirs, difference = (
            named.pop(f"{fact}s for"),
            named.pop(f"{fact}s against"),
            named.pop(f"{fact} {Measure.DIFFERENCE}"),
        )
        if fact != "board" or own or theirs:
            named[f"{word.many} {endings[0]}"] = own
            named[f"{word.many} {endings[1]}"] = theirs
            named[f"{word.one} {Measure.DIFFERENCE}"] = difference
    return named
