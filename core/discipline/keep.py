"""Keeping the book: the walk over the matches, the rulings laid over it, and who is barred from which match."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from core.discipline.book import EMPTY, EVERYBODY, Bar, Book, Brought, Expulsion, Fine, Suspension
from core.discipline.play_order import in_order_of_play, unsure_sides
from core.discipline.ruling import Ruling
from core.discipline.serving import last_day, played, served
from core.discipline.walk import Walk, shortened
from core.play.athlete import key, read_athlete
from core.play.format import Format
from core.play.match import Match
from core.play.sheet import Ending, Sheet
from core.rules.article import Cited
from core.rules.forms import Duration


def book(
    matches: Sequence[Match],
    form_of: Callable[[Match], Format],
    *,
    brought: Sequence[Brought] = (),
    rulings: Sequence[Ruling] = (),
    played_order: Sequence[str] = (),
    stages: Sequence[str] = (),
    annulled: Collection[str] = (),
) -> Book:
    """What the sheets of a competition and its board's rulings come to (language, § 10).

    Cards are personal: those on a sheet that does not say whose they are do not add up. ``brought`` are cards from
    elsewhere, ``annulled`` the matches that a withdrawal made fall. Order of input never matters: matches are walked in
    the order of play (``played_order``, else day, stage, leg and round), and where that would decide and is not known
    the match is named in ``unsure``.
    """
    if not (brought or rulings or any(_says_anything(match.sheet) for match in matches)):
        return EMPTY
    ordered = in_order_of_play(matches, played_order, stages)
    unknown = unsure_sides(matches, played_order, stages)
    walk = Walk(form_of, annulled)
    walk.over(ordered, brought)
    expulsions = [*walk.expulsions, *_expelled(rulings)]
    ruled = [_suspended(each, ordered, form_of) for each in rulings if each.what == "suspension" and each.length]
    suspensions = served([*walk.suspensions, *ruled], ordered, annulled, unknown)
    bars = _bars(ordered, form_of, suspensions, expulsions, rulings)
    for each in rulings:
        own = key(each.athlete)
        if own and len(read_athlete(each.athlete).words) > len(walk.names.get((each.side, own), "")):
            walk.names[each.side, own] = read_athlete(each.athlete).words
    kept = Book(
        names=walk.names,
        shown=tuple(walk.shown),
        amounts=tuple(walk.amounts),
        suspensions=suspensions,
        expulsions=tuple(expulsions),
        fines=(*walk.fines, *_fined(rulings)),
        forfeits={match: tuple(lost) for match, lost in walk.forfeits.items()},
        bars=bars,
        unsure=_unsure(walk, ordered, unknown),
        out=_out(ordered, form_of, expulsions),
    )
    return replace(kept, ineligible=tuple(_ineligible(kept, ordered)))


def _says_anything(sheet: Sheet | None) -> bool:
    """False for the many sheets on which nothing of discipline stands."""
    return sheet is not None and bool(
        sheet.incidents
        or any(sheet.line_ups)
        or sheet.ending in (Ending.WALKOVER, Ending.ABANDONED)
        or any(part.infraction for segment in sheet.segments for part in segment.parts)
        or any(_says_anything(board) for board in sheet.boards)
    )


def _suspended(each: Ruling, ordered: Sequence[Match], form_of: Callable[[Match], Format]) -> Suspension:
    """A suspension that a board decided; it runs from the day of the ruling where no match began it."""
    length = each.length or Duration(0, "matches")
    if ordered:
        length = shortened(length, form_of(ordered[-1]))
    until = last_day(each.on, length) if each.on and length.unit != "matches" else None
    own = key(each.athlete) if each.athlete else EVERYBODY
    begins = None if each.match else each.on
    return Suspension(
        each.side, own, length, each.cited(length), f"ruling {each.number}", each.match, until=until, begins=begins
    )


def _expelled(rulings: Sequence[Ruling]) -> list[Expulsion]:
    return [
        Expulsion(each.side, key(each.athlete), each.cited("expelled"), f"ruling {each.number}", each.match)
        for each in rulings
        if each.what == "expulsion" and each.athlete
    ]


def _fined(rulings: Sequence[Ruling]) -> list[Fine]:
    return [
        Fine(each.side, each.fine, each.cited(each.fine), f"ruling {each.number}", each.match, key(each.athlete))
        for each in rulings
        if each.fine is not None
    ]


def _bars(
    ordered: Sequence[Match],
    form_of: Callable[[Match], Format],
    suspensions: Sequence[Suspension],
    expulsions: Sequence[Expulsion],
    rulings: Sequence[Ruling],
) -> Mapping[str, tuple[tuple[str, Bar], ...]]:
    """The bars of each match, by side; none where the suspended are admitted, by article or by a ruling."""
    at = {match.id: index for index, match in enumerate(ordered)}
    open_to = {(each.side, key(each.athlete), each.match) for each in rulings if each.what == "admission"}
    found: dict[str, list[tuple[str, Bar]]] = {}
    for index, match in enumerate(ordered):
        if match.second is None or form_of(match).figures.get("eligibility.suspended") == "admitted":
            continue
        against = [
            (each.side, Bar(each.key, each.why, each.because, each.since, each.misses, each.until))
            for each in suspensions
            if each.key and match.id in (*each.misses, *each.played)
        ]
        against += [
            (each.side, Bar(each.key, each.why, each.because, each.match, expelled=True))
            for each in expulsions
            if each.key and each.side in match.sides and at.get(each.match, -1) < index
        ]
        kept = [
            (side, bar)
            for side, bar in against
            if (side, bar.key, match.id) not in open_to and (side, bar.key, "") not in open_to
        ]
        if kept:
            found[match.id] = kept
    return {match: tuple(bars) for match, bars in found.items()}


def _unsure(walk: Walk, ordered: Sequence[Match], unknown: frozenset[str]) -> Mapping[str, Cited[Any]]:
    """The matches whose cards lose one of them, where nobody can say which: the order of play is not known."""
    found: dict[str, Cited[Any]] = {}
    by_id = {match.id: match for match in ordered}
    for match, lost in walk.forfeits.items():
        sides = {by_id[match].sides[each.side] for each in lost}
        among = walk.over_matches.get(match, set())
        if sides & unknown and len(among) > 1:
            found |= dict.fromkeys(among, lost[0].why)
    return found


def _out(
    ordered: Sequence[Match], form_of: Callable[[Match], Format], expulsions: Sequence[Expulsion]
) -> Mapping[str, Cited[Any]]:
    """The sides whose only athlete is expelled: an entry of one goes with its athlete."""
    found: dict[str, Cited[Any]] = {}
    for each in expulsions:
        own = next((match for match in ordered if each.side in match.sides), None)
        figures = form_of(own).figures if own else {}
        alone = figures.get("roster.athletes", figures.get("roster.starters")) == 1 and not figures.get(
            "roster.reserves"
        )
        if alone:
            found.setdefault(each.side, each.why)
    return found


def _ineligible(kept: Book, ordered: Sequence[Match]) -> list[tuple[str, str, Bar]]:
    """Who is known to have played a match from which they were barred: match, side, and why."""
    found: list[tuple[str, str, Bar]] = []
    for match in ordered:
        if match.sheet is None or match.sheet.open or match.id not in kept.bars:
            continue
        for index, side in enumerate(match.sides):
            there = played(match.sheet, index)
            found += [(match.id, side, bar) for bar in kept.barred(match.id, side) if bar.key in there]
    return found
