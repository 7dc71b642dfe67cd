"""What the rules say of an entry: everything that was refused, and everything that cannot be decided yet."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from core.rules.article import Cited
from core.rules.forms import Mix, Part, Range
from core.rules.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Judgement:
    """``refused``: a rule said no. ``undecided``: a rule asks what nobody has said. All of both, each with its source.

    Both are Refusals: ``params`` have ``who`` (the side or the athlete) and ``rule`` (the key of the language, as
    "eligibility.age"), ``at`` is the field ("athletes.2.born").
    """

    refused: tuple[Refusal, ...] = ()
    undecided: tuple[Refusal, ...] = ()

    @property
    def admitted(self) -> bool:
        """True where nothing was refused and nothing is left open."""
        return not self.refused and not self.undecided

    def __add__(self, other: "Judgement") -> "Judgement":
        return Judgement(self.refused + other.refused, self.undecided + other.undecided)


FINE = Judgement()


def together(judgements: Iterable[Judgement]) -> Judgement:
    """All of them as one."""
    found = FINE
    for judgement in judgements:
        found += judgement
    return found


def refuse(
    code: str, rule: str, who: str, figure: Cited[Any] | None, *, at: str = "", found: object = "", allowed: object = ""
) -> Judgement:
    """One refusal, by the figure of a rule; None where no figure is behind it."""
    return Judgement(refused=(_made(code, rule, who, figure, at, found, allowed),))


def undecide(code: str, rule: str, who: str, figure: Cited[Any] | None, *, at: str = "") -> Judgement:
    """One thing that a rule asks and nobody has said."""
    return Judgement(undecided=(_made(code, rule, who, figure, at, "", ""),))


def _made(
    code: str, rule: str, who: str, figure: Cited[Any] | None, at: str, found: object, allowed: object
) -> Refusal:
    source = None if figure is None else figure.source
    return Refusal(code, at, written(found), written(allowed), source, params={"who": who, "rule": rule})


def written(value: object) -> str:
    """A figure of a refusal, in signs that need no translation where there are such: "≥ 35", "13–15"."""
    match value:
        case Range():
            return _range(value)
        case Mix():
            return ", ".join(_part(part) for part in value.parts)
        case tuple() | list():
            return " / ".join(written(each) for each in value)
        case _:
            return str(value)


def _range(span: Range) -> str:
    if span.low is None or span.high is None:
        return f"≤ {span.high}" if span.low is None else f"≥ {span.low}"
    return str(span.low) if span.low == span.high else f"{span.low}–{span.high}"


def _part(part: Part) -> str:
    bound = {"at least": "≥ ", "at most": "≤ "}.get(part.bound, "")
    amount = f"{part.amount * 100} %" if part.percent else str(part.amount)
    return f"{bound}{amount} {part.what}"
