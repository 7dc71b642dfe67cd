"""What cards are worth in one another: how often those shown amount to a card (language, § 10, ``equals``)."""

from collections.abc import Mapping

from core.rules.forms import Mix

Equals = Mapping[str, tuple[Mix, ...]]
"""The mixes that each declared card equals, by the card's name."""


def declared(effects: Mapping[str, Mapping[str, object]]) -> Equals:
    """The mixes of every card that equals others, from the effects of a format ("card.red")."""
    found: dict[str, tuple[Mix, ...]] = {}
    for thing, keys in effects.items():
        stated = keys.get("equals")
        mixes = stated if isinstance(stated, tuple) else (stated,)
        if thing.startswith("card.") and any(isinstance(mix, Mix) for mix in mixes):
            found[thing.removeprefix("card.")] = tuple(mix for mix in mixes if isinstance(mix, Mix))
    return found


def times(card: str, shown: Mapping[str, int], equals: Equals) -> int:
    """How many times the cards shown amount to the card, those of its own name included.

    A mix of one kind ("3 yellow") takes every card at what it is worth in that kind, so that a red and a yellow are
    three yellows where a red equals two; a mix of several ("1 red, 1 yellow") takes them as they were shown.
    """
    found = [shown.get(card, 0)]
    for mix in equals.get(card, ()):
        if len(mix.parts) == 1:
            kind, amount = mix.parts[0].what, int(mix.parts[0].amount)
            found.append(sum(number * worth(each, kind, equals) for each, number in shown.items()) // amount)
        else:
            found.append(shown.get(card, 0) + min(shown.get(p.what, 0) // int(p.amount) for p in mix.parts))
    return max(found)


def worth(card: str, kind: str, equals: Equals, _within: frozenset[str] = frozenset()) -> int:
    """What one card is worth in cards of a kind: a red that equals two yellows is two; 0 where nothing says."""
    if card == kind:
        return 1
    if card in _within:
        return 0
    for mix in equals.get(card, ()):
        parts = [(int(p.amount), worth(p.what, kind, equals, _within | {card})) for p in mix.parts]
        if all(each for _, each in parts):
            return sum(amount * each for amount, each in parts)
    return 0


def reaches(card: str, other: str, equals: Equals) -> bool:
    """True where one card is, or is worth at least, the other."""
    return card == other or times(other, {card: 1}, equals) > 0 or _holds(card, other, equals, frozenset())


def _holds(card: str, other: str, equals: Equals, within: frozenset[str]) -> bool:
    parts = {part.what for mix in equals.get(card, ()) for part in mix.parts} - within
    return other in parts or any(_holds(part, other, equals, within | {card}) for part in parts if part != card)


def completed(mix: Mix, cards: Mapping[str, int]) -> int:
    """How many times over the cards as shown complete a mix ("3 yellow")."""
    return min(cards.get(part.what, 0) // int(part.amount) for part in mix.parts)
