"""The walk over a competition's matches in the order of play, adding up what each athlete was shown."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from core.discipline.book import EVERYBODY, Amount, Brought, Expulsion, Fine, Shown, Suspension
from core.discipline.cards import Forfeit, Given, given, losing_card
from core.discipline.worth import completed, declared, times
from core.play.athlete import key, read_athlete
from core.play.format import Format
from core.play.match import Match
from core.play.sheet import Ending, Sheet
from core.rules.article import Cited
from core.rules.forms import Duration, Moment, Money

Holder = tuple[str, str]
"""A side and the key of one of its athletes."""

_BEFORE = re.compile(r"^(?:before|start of) (?:the )?")
_AFTER = re.compile(r"^(?:end of|after) (?:the )?")
_EACH_STAGE = frozenset({"stage", "next stage", "phase", "next phase"})
_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


@dataclass
class Walk:
    """What was found on the way. ``form_of`` gives the rules of a match; ``fallen`` are matches that were annulled."""

    form_of: Callable[[Match], Format]
    fallen: Collection[str] = ()
    names: dict[Holder, str] = field(default_factory=dict)
    shown: list[Shown] = field(default_factory=list)
    amounts: list[Amount] = field(default_factory=list)
    suspensions: list[Suspension] = field(default_factory=list)
    expulsions: list[Expulsion] = field(default_factory=list)
    fines: list[Fine] = field(default_factory=list)
    forfeits: dict[str, list[Forfeit]] = field(default_factory=dict)
    over_matches: dict[str, set[str]] = field(default_factory=dict)
    """The matches whose cards made up an amount, by the match that completed it."""
    _held: dict[tuple[Holder, object], Counter[str]] = field(default_factory=dict)
    _from: dict[tuple[Holder, object], set[str]] = field(default_factory=dict)
    _wiped: set[str] = field(default_factory=set)
    _day: date | None = None
    _stage: str | None = None
    _earlier: tuple[str, ...] = ()
    _forgiving: bool = False

    def over(self, matches: Sequence[Match], brought: Sequence[Brought]) -> None:
        """Goes over the matches, given in the order of play."""
        self._day = min((match.on for match in matches if match.on), default=None)
        waiting = list(brought)
        starts = {each.before for each in brought} & {match.id for match in matches}
        first = matches[0].id if matches else ""
        if not matches:
            self.shown += [Shown(b.side, key(b.athlete), b.card, b.times, source=b.source) for b in brought]
        for match in matches:
            self._day = match.on or self._day
            form = self.form_of(match)
            self._wipe(match, form)
            due = [b for b in waiting if b.before == match.id or (match.id == first and b.before not in starts)]
            for each in due:
                waiting.remove(each)
                self._bring(each, match, form)
            if match.sheet is not None and match.second is not None:
                self._name_all(match, match.sheet)
                if not match.sheet.open:
                    self._read(match, match.sheet, form)

    def _read(self, match: Match, sheet: Sheet, form: Format) -> None:
        fell = form.figures.get("discipline.annulled_matches") == "fall" and (
            sheet.ending is Ending.VOID or match.id in self.fallen
        )
        if self._forgiving:  # Only now: until a match after it is played, what is held may still cost something.
            self.shown, self._forgiving = [replace(each, counts=False) for each in self.shown], False
        for each in given(sheet, form):
            side = match.sides[each.side]
            if each.card:
                self.shown.append(Shown(side, each.key, each.name, each.times, match.id, counts=not fell))
            if fell:
                continue
            self._effects(each, side, match.id, form)
            if each.card and each.key:
                for _ in range(each.times):
                    self._add(each, side, match, form)
        if not fell:
            self._absent(match, sheet, form)
            self._left(match, sheet, form)

    # ------------------------------------------------------------------------------------------ adding up

    def _scope(self, match: str, stage: str, form: Format, day: date | None) -> object:
        """Over what the cards of a match add up: two that have the same scope do."""
        over = form.figures.get("discipline.cards_over", "competition")
        part = match if over == "match" else stage if over == "phase" else ""
        ends = [form.figures.get(f"discipline.{key}") for key in ("carried_until", "wiped")]
        return part, len(self._wiped), *(period(day, end) for end in ends)

    def _bring(self, each: Brought, match: Match, form: Format) -> None:
        holder = each.side, key(each.athlete)
        self._name(*holder, each.athlete)
        here = self._scope(match.id, match.stage, form, self._day)
        there = self._scope(match.id, match.stage, form, each.on or self._day)
        wide = form.figures.get("discipline.cards_over", "competition") not in ("match", "phase")
        counts = here == there and wide
        self.shown.append(Shown(*holder, each.card, each.times, source=each.source, counts=counts))
        if counts:
            self._held.setdefault((holder, here), Counter())[each.card] += each.times

    def _add(self, each: Given, side: str, match: Match, form: Format) -> None:
        """One card more for an athlete: what all of them now amount to, and whom that suspends."""
        holder = side, each.key
        scope = self._scope(match.id, match.stage, form, self._day)
        held = self._held.setdefault((holder, scope), Counter())
        came = self._from.setdefault((holder, scope), set())
        before = Counter(held)
        held[each.name] += 1
        came.add(match.id)
        equals = declared(form.effects)
        for card in equals:
            why = form.cited.get(f"card.{card}.equals")
            if why and card != each.name and times(card, held, equals) > times(card, before, equals):
                self.amounts.append(Amount(side, each.key, card, dict(held), why, match.id))
                self._amounted(card, each, side, match, form)
                self.over_matches.setdefault(match.id, set()).update(came)
        figure = form.cited.get("discipline.accumulated")
        for stated in (figure.value or ()) if figure else ():
            if figure and completed(stated["cards"], held) > completed(stated["cards"], before):
                because = each.name
                self._suspend(side, each.key, stated["suspension"], figure, because, match.id, form)

    def _amounted(self, card: str, each: Given, side: str, match: Match, form: Format) -> None:
        """The effects of a card that others amounted to: as if it had been shown, which nobody did."""
        effects = form.effects.get(f"card.{card}", {})
        if effects.get("applied", "always") != "always":
            return
        costs = losing_card(card, form)
        if costs is not None and match.sheet is not None and match.sheet.ending is Ending.PLAYED:
            self.forfeits.setdefault(match.id, []).append(replace(costs, side=each.side))
        amount = Given(card, each.side, each.athlete, each.key, 1, card=True, infraction=False, effects=effects)
        self._effects(amount, side, match.id, form)

    # ------------------------------------------------------------------------------------------ effects

    def _effects(self, each: Given, side: str, match: str, form: Format) -> None:
        """What one card or infraction does to its athlete by itself; nothing that is left to discretion."""
        if each.effects.get("applied", "always") != "always":
            return
        start = f"{'card' if each.card else 'infraction'}.{each.name}"

        def figure(effect: str) -> Cited[Any]:
            return form.cited.get(f"{start}.{effect}") or form.cited[f"{start}.again"]

        length, money = each.effects.get("suspension"), each.effects.get("fine")
        for _ in range(each.times):
            if isinstance(length, Duration):
                self._suspend(side, each.key, length, figure("suspension"), each.name, match, form)
            if isinstance(money, Money):
                self.fines.append(Fine(side, money, figure("fine"), each.name, match, each.key))
        if each.effects.get("athlete") == "expelled":
            self._expel(side, each.key, figure("athlete"), each.name, match)

    def _absent(self, match: Match, sheet: Sheet, form: Format) -> None:
        """What a walkover costs the absent side's athletes, and its delegation (language, § 9)."""
        if sheet.ending is not Ending.WALKOVER:
            return
        barred, fine = form.cited.get("walkover.athletes_barred"), form.cited.get("walkover.fine")
        for index in sorted(sheet.missing):
            side = match.sides[index]
            if barred is not None and isinstance(barred.value, Duration):
                self._suspend(side, EVERYBODY, barred.value, barred, "walkover", match.id, form)
            if fine is not None and isinstance(fine.value, Money):
                self.fines.append(Fine(side, fine.value, fine, "walkover", match.id))

    def _left(self, match: Match, sheet: Sheet, form: Format) -> None:
        """Where pairs are drawn each round, whoever abandoned is out for good; the partner too unless it "goes on"."""
        if sheet.ending is not Ending.ABANDONED or form.figures.get("roster.partners") != "drawn each round":
            return
        out = form.cited.get("abandonment.partner") or Cited("out", form.abandonment_score.source)
        for index in sorted(sheet.missing):
            side, line_up = match.sides[index], sheet.line_ups[index]
            leaver = key(sheet.left_by[index], line_up)
            gone = [leaver] if leaver else []
            if out.value == "out":
                gone += [own for own in (key(each, line_up) for each in line_up) if own != leaver]
            for own in gone:
                self._expel(side, own, out, "abandonment", match.id)

    def _suspend(
        self, side: str, own: str, length: Duration, why: Cited[Any], because: str, match: str, form: Format
    ) -> None:
        self.suspensions.append(Suspension(side, own, shortened(length, form), why, because, match))

    def _expel(self, side: str, own: str, why: Cited[Any], because: str, match: str) -> None:
        if not any((each.side, each.key) == (side, own) and own for each in self.expulsions):
            self.expulsions.append(Expulsion(side, own, why, because, match))

    # ------------------------------------------------------------------------------------------ names, forgiveness

    def _name_all(self, match: Match, sheet: Sheet) -> None:
        for index, side in enumerate(match.sides):
            written = [*sheet.line_ups[index], sheet.left_by[index], *_written(sheet, index)]
            for each in written:
                self._name(side, key(each, sheet.line_ups[index]), each)

    def _name(self, side: str, own: str, written: str) -> None:
        words = read_athlete(written).words
        if own and len(words) > len(self.names.get((side, own), "")):
            self.names[side, own] = words

    def _wipe(self, match: Match, form: Format) -> None:
        """Cards held are forgiven before the first match of the stage or round that ``wiped`` names, or after its last.

        A day of the year, or one alone, parts them as ``carried_until`` does (``_scope``).
        """
        moment = form.figures.get("discipline.wiped")
        text = moment.text if isinstance(moment, Moment) else ""
        said = _AFTER.sub("", _BEFORE.sub("", text))
        own = tuple(filter(None, (match.stage, match.round_name, f"round {match.round}")))
        stage, self._stage = self._stage, match.stage
        earlier, self._earlier = self._earlier, own
        if said in _EACH_STAGE:
            said = f"stage {match.stage}" if stage not in (None, match.stage) else ""
        elif said not in own if not _AFTER.match(text) else said not in earlier or said in own:
            return
        if said and said not in self._wiped:
            self._wiped.add(said)
            self._forgiving = True


def _written(sheet: Sheet, side: int) -> Iterator[str]:
    yield from (each.athlete for each in sheet.incidents if each.side == side)
    yield from (part.athlete for one in sheet.segments for part in one.parts if part.side == side)
    for board in sheet.boards:
        yield from board.line_ups[side]
        yield from _written(board, side)


def shortened(length: Duration, form: Format) -> Duration:
    """A suspension within ``discipline.longest``, where both are counted in the same unit."""
    longest = form.figures.get("discipline.longest")
    if isinstance(longest, Duration) and longest.unit == length.unit and longest.amount < length.amount:
        return longest
    return length


def period(day: date | None, until: Any) -> int:
    """Which period a day falls in, where cards are carried until a day: of each year ("31 December"), or one alone."""
    if isinstance(until, date):
        return int(day is not None and day > until)
    words = until.text.split() if isinstance(until, Moment) else []
    if day is None or len(words) != 2 or words[1] not in _MONTHS:
        return 0
    return day.year + ((day.month, day.day) > (_MONTHS.index(words[1]) + 1, int(words[0])))
