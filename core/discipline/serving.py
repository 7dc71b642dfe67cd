"""Serving a suspension: which matches of its side it means, which have been missed, and who played all the same."""

import calendar
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date, timedelta

from core.discipline.book import EVERYBODY, Suspension
from core.play.athlete import key, keys
from core.play.match import Match
from core.play.sheet import Ending, Sheet
from core.rules.forms import Duration

SERVED_BY_DEFAULT = "walkover counts"
"""What no regulation of ours says: a match that the rival did not come to is missed like any other; one that the side
itself did not come to, a void one and a rest are not."""


def served(
    suspensions: Sequence[Suspension], matches: Sequence[Match], annulled: Iterable[str], unsure: Iterable[str]
) -> tuple[Suspension, ...]:
    """The suspensions with the matches that each means; those of one athlete are served one after the other.

    ``matches`` are in the order of play; ``annulled`` fell for everybody, ``unsure`` are sides whose order is unknown.
    """
    at = {match.id: index for index, match in enumerate(matches)}
    taken: dict[tuple[str, str], set[str]] = {}
    fell, unknown = set(annulled), set(unsure)
    found = []
    for each in suspensions:
        own = [match for match in matches[at.get(each.since, -1) + 1 :] if each.side in match.sides and match.second]
        began = matches[at[each.since]].on if each.since in at else None
        if each.length.unit != "matches":
            found.append(_by_time(each, own, began))
            continue
        if each.side in unknown:
            found.append(replace(each, sure=False))
            continue
        if (begins := each.begins) is not None:
            own = [match for match in own if match.on is None or match.on >= begins]
        used = taken.setdefault((each.side, each.key), set())
        meant, all_the_same = _meant(
            each, [match for match in own if match.id not in used and _counts(match, each, fell)]
        )
        used.update(match.id for match in (*meant, *all_the_same) if each.key)
        done = sum(_over(match) for match in meant)
        misses, broken = (tuple(match.id for match in matches) for matches in (meant, all_the_same))
        found.append(replace(each, misses=misses, served=done, played=broken))
    return tuple(found)


def _meant(each: Suspension, own: Sequence[Match]) -> tuple[list[Match], list[Match]]:
    """The matches that it means, and those before its end that the athlete is known to have played all the same."""
    meant: list[Match] = []
    all_the_same: list[Match] = []
    for match in own:
        if len(meant) == each.length.amount:
            break
        there = match.sheet is not None and not match.sheet.open and each.key != EVERYBODY
        if there and match.sheet is not None and each.key in played(match.sheet, match.sides.index(each.side)):
            all_the_same.append(match)
        else:
            meant.append(match)
    return meant, all_the_same


def _by_time(each: Suspension, own: Sequence[Match], began: date | None) -> Suspension:
    """One that runs by the calendar: all matches of the side until its last day, and those whose day nobody said."""
    until = each.until or (None if began is None else last_day(began, each.length))
    meant = [match for match in own if until is None or match.on is None or match.on <= until]
    if each.begins is not None:
        meant = [match for match in meant if _after(match, each.begins)]
    return replace(each, misses=tuple(match.id for match in meant), until=until)


def _after(match: Match, begins: date) -> bool:
    """True where the match comes after a ruling of that day: one that had ended by then did not wait for it."""
    if match.on is None or match.on == begins:
        return not _over(match)
    return match.on > begins


def last_day(began: date, length: Duration) -> date:
    """The last day of a suspension by time; "1 year" ends on the same day of the next one."""
    if length.unit == "year":
        year = began.year + length.amount
        return began.replace(year=year, day=min(began.day, calendar.monthrange(year, began.month)[1]))
    if length.unit == "days":
        return began + timedelta(days=length.amount)
    hours = {"h": 1, "min": 0, "s": 0}.get(length.unit, 0) * length.amount
    return began + timedelta(days=-(-hours // 24))


def _counts(match: Match, each: Suspension, fell: set[str]) -> bool:
    """True where the match is one that can be missed."""
    sheet = match.sheet
    if match.id in fell:
        return False
    if sheet is None or sheet.open:
        return True
    side = match.sides.index(each.side)
    return sheet.ending is not Ending.VOID and not (sheet.ending is Ending.WALKOVER and side in sheet.missing)


def played(sheet: Sheet, side: int) -> frozenset[str]:
    """The keys of the athletes with whom a side is known to have played: its line-up, and who was given something."""
    line_up = sheet.line_ups[side]
    written = [*line_up, *(each.athlete for each in sheet.incidents if each.side == side), sheet.left_by[side]]
    for board in sheet.boards:
        written += board.line_ups[side]
    found = {own for each in written for own in (*keys(each), key(each, line_up)) if own}
    return frozenset(found)


def _over(match: Match) -> bool:
    return match.sheet is not None and not match.sheet.open
