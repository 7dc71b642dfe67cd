"""A word of a closed list, and a name that was declared elsewhere."""

from dataclasses import dataclass

from core.standings.phrase import ROUNDS
from regulations.forms.form import Context, NotThis, Problem, Wrong
from regulations.nearest import nearest
from regulations.sentences import KINDS

ROUND_ORDER = ("round of 16", "quarter-final", "semi-final", "third place", "final")
"""The rounds that phrases know, in the order of play."""


@dataclass(frozen=True)
class Words:
    """One of these words; ``own`` names the key under which a modality may bring words of its own."""

    listed: tuple[str, ...]
    own: str = ""

    def read(self, value: object, context: Context) -> str:
        """The word. A modality's own may follow a word of the list after a comma ("ends, own melds lost")."""
        if not isinstance(value, str):
            raise NotThis
        if value in self.listed:
            return value
        own = context.words(self.own) if self.own else frozenset()
        if value in own or (own and all(part in own or part in self.listed for part in value.split(", "))):
            return value
        raise NotThis

    def written(self, context: Context) -> tuple[str, ...]:
        """All the words."""
        own = sorted(context.words(self.own)) if self.own else []
        return tuple(f'"{word}"' for word in (*self.listed, *own))


def words(*listed: str, own: str = "") -> Words:
    """The form of a closed list of words."""
    return Words(listed, own)


@dataclass(frozen=True)
class Name:
    """The name of something declared: a stage, a card, a category. ``rounds``: those of a knock-out are names too."""

    kind: str
    rounds: bool = False

    def read(self, value: object, context: Context) -> str:
        """The name. Raises Wrong with all the names where nothing is called so."""
        if not isinstance(value, str):
            raise NotThis
        known = context.named(self.kind)
        if value in known or (self.rounds and value in ROUNDS):
            return value
        raise Wrong(nothing_called(value, self.kind, known, rounds=self.rounds))

    def written(self, context: Context) -> tuple[str, ...]:
        """All the names."""
        return tuple(f'"{name}"' for name in (*context.named(self.kind), *(ROUND_ORDER if self.rounds else ())))


def nothing_called(value: str, kind: str, known: tuple[str, ...], *, rounds: bool = False) -> Problem:
    """The problem of a name that names nothing, with the nearest one and all of them."""
    every = (*known, *ROUND_ORDER) if rounds else known
    near = nearest(value, every)
    params = {"found": f'"{value}"', "kind": KINDS[kind], "known": ", ".join(known) or "–", "near": near}
    params["rounds"] = ", ".join(ROUND_ORDER)
    return Problem(f"nothing of that name{', rounds' if rounds else ''}{', nearest' if near else ''}", params=params)
