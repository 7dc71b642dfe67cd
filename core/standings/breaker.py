"""Breaks a tie by its chain: runs of mini-league criteria, the five answers after a partial split, last resorts."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from core.rules.article import Cited
from core.standings.chain import Chain, Chains
from core.standings.criterion import Criterion, Where, Whole
from core.standings.ground import Ground
from core.standings.ranking import Due, Recorded, Step
from core.standings.values import Asked, answer, meetings, separated

Tie = tuple[str, ...]
Parts = tuple[Tie, ...]

LOSES_RIGHT = Criterion("loses right", most=False)


@dataclass(frozen=True, slots=True)
class Run:
    """A run of mini-league criteria: the index where it began, and the tie that began it."""

    start: int
    began: Tie


@dataclass(frozen=True, slots=True)
class At:
    """How far a tie has come: which chain, at which criterion, in which run; ``back`` is where a pair that left the
    longer chain goes on in it once its own is exhausted."""

    chain: Chain
    name: str
    index: int = 0
    run: Run | None = None
    back: "At | None" = None

    def on(self) -> "At":
        """The next criterion."""
        return replace(self, index=self.index + 1)


@dataclass
class Breaker:
    """Breaks ties on one ground; collects the steps and what is due.

    ``borders`` are the places after which a next stage or a title is cut off; ``unfinished`` while a match of the
    group is open; ``equalised`` where sides of unequal groups are compared per match.
    """

    ground: Ground
    chains: Chains
    recorded: Recorded
    borders: frozenset[int] = frozenset()
    unfinished: bool = False
    equalised: bool = False
    steps: list[Step] = field(default_factory=list)
    due: list[Due] = field(default_factory=list)

    def broken(self, tie: Tie, place: int) -> list[Tie]:
        """The tie's sides in order, those that share a place together; ``place`` is the best that is at stake."""
        ordered: list[Tie] = []
        for part in self._by_lost_right(tie):
            ordered += self._begun(part, place + sum(len(done) for done in ordered))
        return ordered

    def along(self, tie: Tie, chain: Chain, place: int, name: str) -> list[Tie]:
        """The tie broken along one given chain, read down once."""
        return self._resolved(tie, At(chain, name), place)

    def _by_lost_right(self, tie: Tie) -> Parts:
        """Who has a walkover, abandonment or expulsion of its own in the phase stands below the others."""
        lost = self.chains.loses_right
        if not lost.value:
            return (tie,)
        rows = {side: self.ground.stage_rows(side) for side in tie}
        flags = {"walkover": "absent", "abandonment": "left", "expulsion": "expelled"}
        bad = {s: sum(any(getattr(r, flags[word]) for word in lost.value) for r in rows[s]) > 0 for s in tie}
        parts = separated({side: int(bad[side]) for side in tie}, most=False)
        matches = tuple(dict.fromkeys(row.match for side in tie for row in rows[side] if bad[side]))
        cited = Cited(LOSES_RIGHT, lost.source, lost.also, lost.inferred)
        self.steps.append(Step(cited, "loses_right", tie, parts, (), {s: int(bad[s]) for s in tie}, matches))
        return parts

    def _begun(self, tie: Tie, place: int) -> list[Tie]:
        """The tie at the start of the chain for its size."""
        if len(tie) == 1:
            return [tie]
        if self.unfinished:
            return self._resolved(tie, At(self.chains.unfinished or (), "unfinished"), place)
        own = self.chains.two if len(tie) == 2 else self.chains.more
        name = "any" if own is None else ("two" if len(tie) == 2 else "more")
        return self._resolved(tie, At(self.chains.for_size(len(tie)), name), place)

    def _resolved(self, tie: Tie, at: At, place: int) -> list[Tie]:
        """The tie from where it stands in its chain to its end."""
        if len(tie) == 1:
            return [tie]
        found = self._next_split(tie, at, place)
        if found is None:
            return [tie]
        parts, at = found
        answer_after = "continue" if at.name == "across" else self.chains.after_split.value
        if answer_after in ("first only", "last only"):
            return self._one_only(tie, parts, at, place, first=answer_after == "first only")
        ordered: list[Tie] = []
        for part in parts:
            here = place + sum(len(done) for done in ordered)
            if answer_after == "restart":
                ordered += self._begun(part, here)
            else:
                ordered += self._resolved(part, self._on(part, at), here)
        return ordered

    def _on(self, part: Tie, at: At) -> At:
        """Where a level part goes on: the next criterion, or the pair's own chain (two_left)."""
        following = at.on()
        longer = "any" if self.chains.more is None else "more"
        pair = len(part) == 2 and at.name == longer and self.chains.two is not None
        if pair and self.chains.two_left.value == "two":
            return At(self.chains.two or (), "two", back=following)
        return following

    def _one_only(self, tie: Tie, parts: Parts, at: At, place: int, *, first: bool) -> list[Tie]:
        """Only one end of the split is placed; if several share it, they alone go on until one is; the rest restart."""
        end = parts[0] if first else parts[-1]
        here = place if first else place + len(tie) - len(end)
        while len(end) > 1:
            found = self._next_split(end, at.on(), here)
            if found is None:
                break
            parts, at = found
            end = parts[0] if first else parts[-1]
            here = place if first else place + len(tie) - len(end)
        rest = tuple(side for side in tie if side not in end)
        others = self._begun(rest, place + len(end) if first else place) if rest else []
        return [end, *others] if first else [*others, end]

    def _next_split(self, tie: Tie, at: At, place: int) -> tuple[Parts, At] | None:
        """Down the chain to the first criterion that separates the tie; None where it is exhausted."""
        while True:
            if at.index == len(at.chain):
                again = self._again(tie, at) or self._after_two(at)
                if again is None:
                    return None
                at = again
                continue
            cited = at.chain[at.index]
            criterion = cited.value
            at, restarted = self._in_run(criterion, at, tie)
            if restarted:
                continue
            why_not = self._passed_over(criterion, tie, place)
            if why_not is not None:
                self._skip(cited, at, tie, why_not)
                at = at.on()
                continue
            if criterion.last_resort:
                parts = self._last_resort(cited, at, tie, place)
                return (parts, at) if len(parts) > 1 else None
            parts = self._applied(cited, at, tie)
            if len(parts) > 1:
                return parts, at
            if parts and self._shares_if_never_met(tie, criterion):
                return None
            at = at.on()

    def _in_run(self, criterion: Criterion, at: At, tie: Tie) -> tuple[At, bool]:
        """Where the tie stands towards its run: one begins, one goes on, or one ends (True where it begins again)."""
        if criterion.in_run:
            return (at if at.run is not None else replace(at, run=Run(at.index, tie))), False
        again = self._again(tie, at)
        return (replace(at, run=None), False) if again is None else (again, True)

    def _again(self, tie: Tie, at: At) -> At | None:
        """At the end of a run: whoever is smaller than the tie that began it begins it again with itself alone."""
        if at.run is None or self.chains.after_split.value != "repeat mini-league" or at.name == "across":
            return None
        if len(tie) == len(at.run.began):
            return None
        return replace(at, index=at.run.start, run=Run(at.run.start, tie))

    def _after_two(self, at: At) -> At | None:
        """When the chain for two is exhausted, the longer one is taken, where two_then says so."""
        if at.name != "two" or self.chains.two_then.value != "more":
            return None
        if at.back is not None:
            return at.back
        name = "any" if self.chains.more is None else "more"
        return At(self.chains.for_size(3), name)

    def _passed_over(self, criterion: Criterion, tie: Tie, place: int) -> str | None:
        """Why a criterion's qualifiers keep it from this tie, None where they don't."""
        if criterion.size == 2 and len(tie) != 2:
            return "only for two"
        if criterion.size == 3 and len(tie) < 3:
            return "only for three or more"
        if criterion.at_stake and not self._at_stake(tie, place):
            return "not at stake"
        if criterion.for_place and criterion.for_place != place:
            return f"not for place {criterion.for_place}"
        if criterion.where is Where.AMONG_TIED and self.chains.never_met.value == "no mini-league":
            pairs = ((a, b) for a in tie for b in tie if a < b)
            if any(not meetings(a, b, criterion, self.ground) for a, b in pairs):
                return "not all have met"
        return None

    def _at_stake(self, tie: Tie, place: int) -> bool:
        """True where a border runs through the places that the tie holds."""
        return any(place <= border <= place + len(tie) - 2 for border in self.borders)

    def _applied(self, cited: Cited[Criterion], at: At, tie: Tie) -> Parts:
        """The parts that a criterion makes of the tie; one part where it separates nothing or can't be applied."""
        criterion = cited.value
        mini = self._mini(tie, at) if criterion.where is Where.AMONG_TIED else tie
        in_chain = not any(cited is own for own in self.chains.by)
        found = answer(Asked(criterion, tie, frozenset(mini), in_chain, self.equalised), self.ground, self.chains)
        if isinstance(found, str):
            self._skip(cited, at, tie, found)
            return (tie,)
        over = mini if criterion.in_run else ()
        parts = separated(found.values, criterion.most)
        self.steps.append(Step(cited, at.name, tie, parts, over, found.values, found.matches))
        return parts

    def _mini(self, tie: Tie, at: At) -> Tie:
        """The sides of *among tied*: those level when the run was reached, or those still level."""
        fixed = at.run is not None and self.chains.mini_league.value == "fixed"
        return at.run.began if fixed and at.run is not None else tie

    def _shares_if_never_met(self, tie: Tie, criterion: Criterion) -> bool:
        """Two that never met share the place where never_met says so."""
        if criterion.whole is not Whole.HEAD_TO_HEAD or len(tie) != 2 or self.chains.never_met.value != "shared":
            return False
        return not meetings(tie[0], tie[1], criterion, self.ground)

    def _skip(self, cited: Cited[Criterion], at: At, tie: Tie, why: str) -> None:
        self.steps.append(Step(cited, at.name, tie, (tie,), skipped=why))

    def _last_resort(self, cited: Cited[Criterion], at: At, tie: Tie, place: int) -> Parts:
        """A lot, play-off or decision: the recorded order of exactly these sides, else it is due and the place shared.

        A lot is replaced by the key at_stake where a next stage or a title depends on it.
        """
        if cited.value.whole is Whole.LOT and self._at_stake(tie, place):
            replaced = self.chains.at_stake
            cited = cited if replaced.value.whole is Whole.LOT else replaced
        whole = cited.value.whole
        if whole is Whole.SHARED:
            self.steps.append(Step(cited, at.name, tie, (tie,)))
            return (tie,)
        orders: Iterable[tuple[str, ...]] = {
            Whole.LOT: self.recorded.lots,
            Whole.PLAY_OFF: self.recorded.play_offs,
        }.get(whole or Whole.LOT, self.recorded.decisions)
        drawn = next((order for order in orders if len(order) == len(tie) and set(order) == set(tie)), None)
        if drawn is None:
            self.due.append(Due(str(whole), tie, cited, self.ground.group_of.get(tie[0], "")))
            self.steps.append(Step(cited, at.name, tie, (tie,)))
            return (tie,)
        parts = tuple((side,) for side in drawn)
        values = {side: drawn.index(side) + 1 for side in tie}
        self.steps.append(Step(cited, at.name, tie, parts, (), values))
        return parts
