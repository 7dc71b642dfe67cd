"""A side that leaves in the middle: what section 9 makes of its matches, read once more, plainly."""

from dataclasses import dataclass
from random import Random

from tests.reference.played.rules import Rules
from tests.reference.played.truth import Done, Truth, walked_over

VARIED = (
    {"walkover": {"double": "void", "measures": "left out"}, "table_points": {"walkover_loss": -1}},
    {"withdrawal": {"annulled_if": "always"}, "table_points": {"walkover_win": 2, "walkover_loss": -3}},
    {"withdrawal": {"annulled_if": "before half of its matches", "rest": "not played"}},
    {"withdrawal": {"played": "walkovers"}, "tiebreak": {"walkovers": "left out"}},
)
"""Other ways of treating who is not there, each as the one article of a regulation."""


@dataclass(frozen=True)
class Out:
    """The matches as they count once the side has left; ``gone`` if all that it played fell with it."""

    done: list[Done]
    withdrawn: tuple[str, ...] = ()
    gone: frozenset[str] = frozenset()


def out(dice: Random, rules: Rules, done: list[Done]) -> Out:
    """Nobody leaves, mostly."""
    if not done or dice.random() > 0.15:
        return Out(done)
    left = dice.choice(dice.choice(done)[0].sides)
    own = [truth for match, truth in done if left in match.sides]
    settled = sum(truth is not None for truth in own)
    word = rules.of("withdrawal.annulled_if", "never")
    falls = word == "always" or (word == "before half of its matches" and 2 * settled < len(own))
    after = [
        (match, truth if left not in match.sides else counts(rules, match.sides.index(left), truth, falls))
        for match, truth in done
    ]
    return Out(after, (left,), frozenset({left}) if falls else frozenset())


def counts(rules: Rules, side: int, truth: Truth | None, falls: bool) -> Truth | None:
    """What a match of the side that left counts as."""
    if falls:
        return Truth(void=True)
    if truth is None:
        absent = rules.of("withdrawal.rest", "walkovers") == "walkovers"
        return walked_over(rules, frozenset({side})) if absent else Truth(void=True)
    if rules.of("withdrawal.played", "stand") == "walkovers" and not truth.void and not truth.missing:
        return walked_over(rules, frozenset({side}))
    return truth
