"""What decides a level match: the deciders of the regulation in their order, as far as the sheet carries them."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from core.play.format import Format
from core.play.kicks import Series, faults, over, tally, went_in, winner
from core.play.reading import written
from core.play.score import Score, leader
from core.play.segment import Fault, figures, judge, score
from core.play.sheet import Pair, Segment, Sheet
from core.play.shoot_out import possible
from core.rules.article import Cited
from core.rules.refusal import Refusal


class Decision(NamedTuple):
    """``winner`` and the decider it came ``by``; ``extra`` the points of the further segments played."""

    winner: int | None
    by: str = ""
    extra: Pair = (0, 0)


def decide(sheet: Sheet, form: Format, found: Score, campaign: int | None, wrong: list[Refusal]) -> Decision:
    """Who wins the match, by its score or by a decider (language, § 7, ``deciders``).

    ``campaign`` is the side with the better campaign, which no sheet knows. Refused: a decider where the match is not
    level or a draw stands, one that the sheet lacks, one that was not due, and figures that it cannot give.
    """
    decided = form.decided or (form.sheet_tells and any(there for _, there in _deciding_fields(sheet)))
    if found.winner is not None or not decided:
        _refuse_needless(sheet, form, found, wrong)
        return Decision(found.winner)
    walk = _Walk(sheet, form, found, campaign, wrong, list(written(sheet.extra_time, wrong, "extra_time")))
    return walk.decision()


def _refuse_needless(sheet: Sheet, form: Format, found: Score, wrong: list[Refusal]) -> None:
    level = found.winner is None
    code = "decider where a draw stands" if level else "decider in a match that is not level"
    source = form.draw.source if level else form.deciders.source
    for at, there in _deciding_fields(sheet):
        if there:
            wrong.append(Refusal(code, at, _ended(found, form), source=source))


def _ended(found: Score, form: Format) -> str:
    """The score as people say how the match ended: in boards, segments or points."""
    by_segments = form.won_by.value == "segments"
    return score(found.boards if form.boards.value is not None else found.segments if by_segments else found.points)


def _deciding_fields(sheet: Sheet) -> tuple[tuple[str, bool], ...]:
    return (
        ("extra_time", any(not segment.blank for segment in sheet.extra_time)),
        ("shoot_out", went_in(sheet) is not None),
        ("lots", sheet.lots is not None),
    )


@dataclass
class _Walk:
    """One level match on its way down the deciders; ``left`` are the further segments not used yet."""

    sheet: Sheet
    form: Format
    found: Score
    campaign: int | None
    wrong: list[Refusal]
    left: list[Segment]
    extra: list[Pair] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    lacking: bool = False

    def decision(self) -> Decision:
        winner, by = None, ""
        for decider in self.form.deciders.value:
            winner, by = self._by(decider)(decider), decider
            if winner is not None or self.lacking:
                break
        if winner is None and not self.lacking and not self.wrong:
            allowed = ", ".join(self.form.deciders.value)
            ended = _ended(self.found, self.form)
            self.wrong.append(Refusal("level match to be decided", "", ended, allowed, self.form.draw.source))
        if not self.lacking:
            self._refuse_leftovers(by)
        extra = (sum(each[0] for each in self.extra), sum(each[1] for each in self.extra))
        return Decision(winner, by if winner is not None else "", extra)

    def _by(self, decider: str) -> Callable[[str], int | None]:
        return {
            "extra time": self._extra_time,
            "golden point": self._golden_point,
            "shoot-out": self._shoot_out,
            "sudden death": self._sudden_death,
            "extra segment": self._extra_segment,
            "replay": self._replay,
            "better campaign": self._better_campaign,
            "countback": self._countback,
            "lot": self._lot,
        }[decider]

    def _extra_time(self, decider: str) -> int | None:
        taken = self._take(decider, self.form.extra_segments.value)
        target = self.form.cited.get("match.extra_time.target")
        if target is not None and target.value is not None:
            rule = replace(self.form.rule, target=target, lead=Cited(1, target.source), cap=Cited(None, target.source))
            for index, points in enumerate(taken):
                if isinstance(fault := judge(points, rule, self.form.modality.points), Fault):
                    self.wrong.append(fault.refusal(points, f"extra_time.{index}"))
                    self.lacking = True
        return leader(self._sum(taken))

    def _golden_point(self, decider: str) -> int | None:
        points = self._sum(self._take(decider, 1))
        if sum(points) > self.form.modality.points.unit:
            self._refuse("golden point ends it", "extra_time", score(points), "1-0")
        return leader(points)

    def _extra_segment(self, decider: str) -> int | None:
        taken = self._take(decider, 1)
        if not taken:
            return None
        verdict = judge(taken[0], self.form.deciding, self.form.modality.points)
        if isinstance(verdict, Fault):
            self.wrong.append(verdict.refusal(taken[0], f"extra_time.{len(self.extra) - 1}"))
            return None
        return verdict

    def _replay(self, decider: str) -> int | None:
        """As the last decider it is played again and again until somebody wins."""
        again = self.form.deciders.value[-1] == decider
        winner = leader(self._sum(self._take(decider, 1)))
        while again and winner is None and self.left:
            winner = leader(self._sum(self._take(decider, 1)))
        return winner

    def _shoot_out(self, decider: str) -> int | None:
        chain = self.form.deciders.value
        following = chain[chain.index(decider) + 1 :]
        # Where nothing is said of a level series it goes on kick by kick, as a replay does: somebody has to win.
        sudden = not following or following[:1] == ("sudden death",)
        return self._kicks(decider, self.form.shots.value, sudden, may_be_level=bool(following) and not sudden)

    def _sudden_death(self, decider: str) -> int | None:
        return self._kicks(decider, 0, sudden=True, may_be_level=False)

    def _kicks(self, decider: str, shots: int | None, sudden: bool, may_be_level: bool) -> int | None:
        kicks = went_in(self.sheet)
        if "shoot_out" in self.used:
            return None
        if kicks is None:
            self._lack(decider, "shoot_out")
            return None
        self.used.add("shoot_out")
        if self.sheet.kicks:
            return self._one_by_one(Series(shots, sudden, takers_differ(self.form), self.sheet.line_ups), may_be_level)
        whole = all(isinstance(goals, int) and goals >= 0 for goals in kicks)
        if not whole or not possible((int(kicks[0]), int(kicks[1])), shots, sudden, may_be_level):
            self._refuse("shoot-out that cannot be", "shoot_out", score(kicks), "" if shots is None else str(shots))
            self.lacking = True
        return leader(kicks)

    def _one_by_one(self, series: Series, may_be_level: bool) -> int | None:
        """Each kick in its turn, none after the end, and the end reached."""
        kicks = self.sheet.kicks
        found = faults(kicks, series)
        takers = self.form.cited.get("match.shoot_out.takers")
        for index, code in found:
            source = takers.source if takers and code == "taker kicks again" else self.form.shots.source
            self.wrong.append(Refusal(code, f"kicks.{index}", kicks[index].taker or str(index + 1), source=source))
        if not over(kicks, series) or (winner(kicks, series) is None and not may_be_level):
            self.wrong.append(
                Refusal("shoot-out not decided", "shoot_out", score(tally(kicks)), source=self.form.shots.source)
            )
            self.lacking = True
        self.lacking = self.lacking or bool(found)
        return winner(kicks, series)

    def _better_campaign(self, decider: str) -> int | None:
        if self.campaign is None:
            self._lack(decider, "")
        return self.campaign

    def _countback(self, _decider: str) -> int | None:
        """The last segment that was not level decides."""
        return next((who for points in reversed(self.found.partials) if (who := leader(points)) is not None), None)

    def _lot(self, decider: str) -> int | None:
        if self.sheet.lots is None:
            self._lack(decider, "lots")
        self.used.add("lots")
        return self.sheet.lots

    def _take(self, decider: str, most: int) -> list[Pair]:
        """The points of the next further segments; what they cannot be is refused."""
        taken = [segment.points for segment in self.left[:most]]
        del self.left[:most]
        if not taken:
            self._lack(decider, "extra_time")
        for points in taken:
            if fault := figures(points, self.form.modality.points, self.form.negative):
                self.wrong.append(fault.refusal(points, f"extra_time.{len(self.extra)}"))
            self.extra.append(points)
        self.used.add("extra_time")
        return taken

    def _sum(self, taken: list[Pair]) -> Pair:
        return sum(points[0] for points in taken), sum(points[1] for points in taken)

    def _lack(self, decider: str, at: str) -> None:
        self.lacking = True
        self._refuse("decider missing", at, _ended(self.found, self.form), decider)

    def _refuse(self, code: str, at: str, found: str, allowed: str) -> None:
        self.wrong.append(Refusal(code, at, found, allowed, self.form.deciders.source))

    def _refuse_leftovers(self, by: str) -> None:
        if self.left:
            self._refuse("decider that was not due", "extra_time", "", by)
        for at, there in _deciding_fields(self.sheet)[1:]:
            if there and at not in self.used:
                self._refuse("decider that was not due", at, "", by)


def series_of(form: Format, line_ups: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())) -> Series:
    """How the shoot-out of the format goes: its kicks each, and one by one after them where sudden death follows."""
    chain = form.deciders.value
    after = chain[chain.index("shoot-out") + 1 :] if "shoot-out" in chain else ()
    shots = form.shots.value if "shoot-out" in chain else 0
    return Series(shots, after[:1] == ("sudden death",) or not after, takers_differ(form), line_ups)


def takers_differ(form: Format) -> bool:
    """True where each kick has another taker (``match.shoot_out.takers``)."""
    figure = form.cited.get("match.shoot_out.takers")
    return figure is not None and figure.value == "different"
