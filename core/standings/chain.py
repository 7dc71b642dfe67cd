"""The chains of a ruleset: what makes sides level, and by which criteria, in which order, ties are broken."""

from dataclasses import dataclass, replace
from typing import Any

from core.play.performance import higher_mark
from core.rules.article import Cited, Default
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope
from core.standings.criterion import Criterion, Measure, Where, Whole

Chain = tuple[Cited[Criterion], ...]

TABLE_POINTS = Criterion("table points in phase", fact="table points", where=Where.PHASE)
MARK = Criterion("mark", whole=Whole.MARK)


@dataclass(frozen=True, slots=True)
class Drop:
    """Which match a side with too many loses: at ``wins`` wins, the one of ``result`` lowest in fact and measure."""

    wins: int
    result: str
    fact: str
    measure: Measure


@dataclass(frozen=True)
class Chains:
    """Section 11 of the language for one competition: each key by its name there, as a cited value.

    ``two``, ``more``, ``any`` are None where not stated. ``unfinished`` and ``across_by`` likewise; the other keys
    carry the default of the product where nothing is stated. ``won_by`` is the match's: an aggregate head-to-head adds
    up points of matches won by total, segments of those won by segments. ``precision`` is that of marks ("1/100 s"),
    "" where nothing is measured.
    """

    by: Chain
    two: Chain | None = None
    more: Chain | None = None
    any: Chain | None = None
    two_then: Cited[str] = Cited("more", Default())
    two_left: Cited[str] = Cited("stay", Default())
    after_split: Cited[str] = Cited("continue", Default())
    mini_league: Cited[str] = Cited("fixed", Default())
    head_to_head: Cited[str] = Cited("table points", Default())
    never_met: Cited[str] = Cited("next criterion", Default())
    walkovers: Cited[str] = Cited("counted", Default())
    nothing_against: Cited[str] = Cited("above all", Default())
    loses_right: Cited[tuple[str, ...]] = Cited((), Default())
    unfinished: Chain | None = None
    at_stake: Cited[Criterion] = Cited(Criterion("lot", whole=Whole.LOT), Default())
    across_by: Chain | None = None
    equalise: Cited[str] = Cited("per match", Default())
    drop: tuple[Drop, ...] = ()
    won_by: str = "total"
    precision: str = ""

    def for_size(self, size: int) -> Chain:
        """The chain for a tie of that many: its own, else the one for any size, else none (the place is shared)."""
        own = self.two if size == 2 else self.more
        return own if own is not None else (self.any or ())


def chains(ruleset: Ruleset, scope: Scope = EVERYWHERE) -> Chains:
    """The chains in force for the scope, from the figures under ranking, tiebreak and across_groups.

    Which way a mark is better is said by ``performance.better``, unless the phrase says it ("fewest mark").
    """
    higher = higher_mark(ruleset, scope)

    def chain(path: str) -> Chain | None:
        figure = ruleset.figure(path, scope)
        return None if figure is None or figure.value is None else tuple(_turned(c, higher) for c in criteria(figure))

    def word(path: str, otherwise: Any) -> Cited[Any]:
        return ruleset.cited(path, otherwise, scope)

    at_stake = ruleset.figure("tiebreak.at_stake", scope)
    drop = ruleset.value("across_groups.drop", scope, ())
    won_by = ruleset.value("match.won_by", scope, "total")
    usual = _mark(ruleset, scope) if won_by == "mark" else Cited(TABLE_POINTS, Default())
    return Chains(
        by=chain("ranking.by") or (usual,),
        two=chain("tiebreak.two"),
        more=chain("tiebreak.more"),
        any=chain("tiebreak.any"),
        two_then=word("tiebreak.two_then", "more"),
        two_left=word("tiebreak.two_left", "stay"),
        after_split=word("tiebreak.after_split", "continue"),
        mini_league=word("tiebreak.mini_league", "fixed"),
        head_to_head=word("tiebreak.head_to_head", "table points"),
        never_met=word("tiebreak.never_met", "next criterion"),
        walkovers=word("tiebreak.walkovers", "counted"),
        nothing_against=word("tiebreak.nothing_against", "above all"),
        loses_right=word("tiebreak.loses_right", ()),
        unfinished=chain("tiebreak.unfinished"),
        at_stake=Chains.at_stake if at_stake is None or at_stake.value is None else criteria(at_stake)[0],
        across_by=chain("across_groups.by"),
        equalise=word("across_groups.equalise", "per match"),
        drop=tuple(drop),
        won_by=won_by,
        precision=ruleset.value("performance.precision", scope, ""),
    )


def by_mark(found: Chains, ruleset: Ruleset, scope: Scope = EVERYWHERE) -> Chains:
    """The same chains where the mark makes sides level, whatever ``ranking.by`` says: so places give points."""
    return replace(found, by=(_mark(ruleset, scope),))


def _mark(ruleset: Ruleset, scope: Scope) -> Cited[Criterion]:
    """The mark, as the article has it that says which one is better."""
    better = ruleset.cited("performance.better", "", scope)
    return _turned(Cited(MARK, better.source, better.also, better.inferred), higher_mark(ruleset, scope))


def _turned(cited: Cited[Criterion], higher: bool) -> Cited[Criterion]:
    """The criterion, a mark being better the way that it is in this contest."""
    criterion = cited.value
    if criterion.whole is not Whole.MARK or criterion.phrase.startswith(("most ", "fewest ")):
        return cited
    return replace(cited, value=replace(criterion, most=higher))


def criteria(figure: Cited[Any]) -> Chain:
    """A stated list of criteria, each citing its article by its own letter, with its own reason where inferred.

    A criterion without a printed letter is named in ``inferred`` by its phrase ("tiebreak.two.lot").
    """
    listed = figure.value if isinstance(figure.value, tuple) else (figure.value,)
    return tuple(
        Cited(
            criterion,
            figure.source,
            figure.also,
            figure.inferred_parts.get(criterion.letter or criterion.phrase, figure.inferred),
        )
        for criterion in listed
    )
