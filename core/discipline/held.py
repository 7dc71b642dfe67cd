"""What the cards of one athlete amount to over several matches: those that equal others, as they add up."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.discipline.cards import equalled, given
from core.play.format import Format
from core.play.match import Match
from core.play.sheet import Ending
from core.rules.article import Cited

Cards = Mapping[str, int]
_NONE: Mapping[tuple[str, str], Cards] = {}


@dataclass(frozen=True, slots=True)
class Amount:
    """``athlete`` of ``side`` holds ``cards`` that amount to a ``card``, by ``why``, since that match."""

    side: str
    athlete: str
    card: str
    cards: Cards
    why: Cited[Any]
    since: str


def amounts(
    matches: Sequence[Match], form: Format, brought: Mapping[tuple[str, str], Cards] = _NONE
) -> tuple[Amount, ...]:
    """The cards that others amounted to over these matches, given in the order played (language, § 10, ``equals``).

    They add up over one match or over all that are given, as ``discipline.cards_over`` says; ``brought`` are those of
    each side's athletes from games before (``carried_until``). Each is told once, in the match that completed it; what
    it brings there is for the referee to record. Cards without an athlete's name do not add up, nor do those of a void
    match where they fall.
    """
    found: list[Amount] = []
    shown = {holder: Counter(cards) for holder, cards in brought.items()}
    for match in matches:
        if match.sheet is None or match.sheet.open or _fallen(match.sheet.ending, form):
            continue
        if form.figures.get("discipline.cards_over") == "match":
            shown = {}
        for each in given(match.sheet, form):
            if not each.card or not each.athlete:
                continue
            holder = match.sides[each.side], each.athlete
            held = shown.setdefault(holder, Counter())
            before = Counter(held)
            held[each.name] += each.times
            found += [
                Amount(*holder, card, dict(held), form.cited[f"card.{card}.equals"], match.id)
                for card in _declared(form)
                if equalled(f"card.{card}", held, form) and not equalled(f"card.{card}", before, form)
            ]
    return tuple(found)


def _declared(form: Format) -> list[str]:
    cards = (path.removeprefix("card.") for path in form.effects if path.startswith("card."))
    return [card for card in cards if f"card.{card}.equals" in form.cited]


def _fallen(ending: Ending, form: Format) -> bool:
    return ending is Ending.VOID and form.figures.get("discipline.annulled_matches") == "fall"
