"""Suspensions that cards and infractions bring: who misses how much, by which figure, and which matches are meant."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.discipline.cards import Given, given
from core.play.format import Format
from core.play.match import Match
from core.play.sheet import Ending
from core.rules.article import Cited
from core.rules.forms import Duration, Mix


@dataclass(frozen=True, slots=True)
class Suspension:
    """``athlete`` ("" where the sheet names nobody) of ``side`` misses ``length`` by ``why``, for ``because`` ("red").

    ``since`` is the match in which it was incurred; ``misses`` are the ids of the side's next matches that are meant,
    as far as they are known. The match itself is never one of them.
    """

    side: str
    athlete: str
    length: Duration
    why: Cited[Any]
    because: str
    since: str
    misses: tuple[str, ...] = ()


def suspensions(matches: Sequence[Match], form: Format) -> tuple[Suspension, ...]:
    """The suspensions of these matches, given in the order in which they are played (language, § 10).

    A card or an infraction suspends by its own figure; cards of one athlete that add up (``discipline.accumulated``) do
    each time that they reach the mix, over the matches given or over one match (``cards_over``). Cards of void matches
    count unless ``annulled_matches`` lets them fall. Cards on a sheet that names no athlete do not add up: nobody
    knows whose they are. ``longest`` shortens what is counted in the same unit.
    """
    found: list[Suspension] = []
    shown: dict[tuple[str, str], Counter[str]] = {}
    for index, match in enumerate(matches):
        if match.sheet is None or match.sheet.open or _fallen(match, form):
            continue
        if form.figures.get("discipline.cards_over") == "match":
            shown.clear()
        for each in given(match.sheet, form):
            side = match.sides[each.side]
            found += _own(each, side, index, matches, form)
            if each.card and each.athlete:
                cards = shown.setdefault((side, each.athlete), Counter())
                for _ in range(each.times):
                    cards[each.name] += 1
                    found += _accumulated(cards, each, side, index, matches, form)
    return tuple(found)


def _fallen(match: Match, form: Format) -> bool:
    annulled = match.sheet is not None and match.sheet.ending is Ending.VOID
    return annulled and form.figures.get("discipline.annulled_matches") == "fall"


def _own(each: Given, side: str, index: int, matches: Sequence[Match], form: Format) -> list[Suspension]:
    length = each.effects.get("suspension")
    if not isinstance(length, Duration) or each.effects.get("applied", "always") != "always":
        return []
    start = f"{'card' if each.card else 'infraction'}.{each.name}"
    figure = form.cited.get(f"{start}.suspension") or form.cited[f"{start}.again"]
    made = _made(side, each.athlete, length, figure, each.name, index, matches, form)
    return [made] * each.times


def _accumulated(
    cards: Counter[str], each: Given, side: str, index: int, matches: Sequence[Match], form: Format
) -> list[Suspension]:
    figure = form.cited.get("discipline.accumulated")
    if figure is None or figure.value is None:
        return []
    return [
        _made(side, each.athlete, stated["suspension"], figure, each.name, index, matches, form)
        for stated in figure.value
        if _reached(stated, cards, each.name)
    ]


def _reached(stated: Mapping[str, Any], cards: Mapping[str, int], last: str) -> bool:
    """True where the last card shown completed the mix, or completed it once more."""
    mix: Mix = stated["cards"]
    before = {**cards, last: cards[last] - 1}
    return _times(mix, cards) > _times(mix, before)


def _times(mix: Mix, cards: Mapping[str, int]) -> int:
    return min(int(cards.get(part.what, 0) // part.amount) for part in mix.parts)


def _made(
    side: str,
    athlete: str,
    length: Duration,
    figure: Cited[Any],
    because: str,
    index: int,
    matches: Sequence[Match],
    form: Format,
) -> Suspension:
    longest = form.figures.get("discipline.longest")
    if isinstance(longest, Duration) and longest.unit == length.unit and longest.amount < length.amount:
        length = longest
    following = [match.id for match in matches[index + 1 :] if side in match.sides and match.second is not None]
    misses = tuple(following[: length.amount]) if length.unit == "matches" else ()
    return Suspension(side, athlete, length, figure, because, matches[index].id, misses)
