"""Which stages a competition has for its matches: the one of its groups, and the rounds of its knock-outs."""

from core.competition import ELIMINATIONS
from core.rules.ruleset import Ruleset, Scope

ROUNDS = ("round of 16", "quarter-final", "semi-final", "third place", "final")
"""The rounds that the language has a name for, in order of play."""


def kind(ruleset: Ruleset, name: str, entries: int | None = None) -> str:
    """What a declared stage is; a round robin where nobody says."""
    found: str = ruleset.value(f"stage.{name}.kind", Scope(stage=name, entries=entries), "round robin")
    return found


def group_stage(ruleset: Ruleset, groups: int, entries: int) -> str:
    """The declared stage of the matches in so many groups: a round robin where there is one, else of groups.

    Where the regulation has only the other of the two, that one; "" where it declares none.
    """
    kinds = {name: kind(ruleset, name, entries) for name in ruleset.names("stage")}
    meant = ("round robin", "groups") if groups == 1 else ("groups", "round robin")
    return next((name for wanted in meant for name, found in kinds.items() if found == wanted), "")


def rounds(ruleset: Ruleset) -> tuple[tuple[str, str], ...]:
    """The stage and the round of a match that may be added by hand; where no knock-out is declared, the round."""
    stages = [name for name in ruleset.names("stage") if kind(ruleset, name) in ELIMINATIONS] or [""]
    return tuple((stage, name) for stage in stages for name in ROUNDS)
