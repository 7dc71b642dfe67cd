"""The rules of one trophy (language, section 15), each figure with its source."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core.exact import Number
from core.rules.article import Cited, Default
from core.rules.forms import Range
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope
from core.standings.chain import Chain, Chains, criteria
from core.standings.criterion import Criterion, Where, Whole

TOTAL = Criterion("table points in games", fact="table points", where=Where.GAMES)
_USUAL: Chain = (
    Cited(Criterion("places counted back", whole=Whole.PLACES_BACK), Default()),
    Cited(Criterion("shared", whole=Whole.SHARED), Default()),
)


@dataclass(frozen=True)
class TrophyRules:
    """Section 15 for one trophy and one division of it; what nobody states has the product's default.

    ``by_place`` is None where places give nothing, ``sums`` where all that count are added up; ``best_only`` where all
    entries of a delegation score, ``at_most`` and ``divide_by`` where there is neither.
    """

    name: str
    declared: Cited[str]
    ranks: Cited[str]
    sums: Cited[tuple[str, ...]] | None
    by_place: Cited[tuple[Number, ...]] | None
    small_fields: Cited[tuple[Mapping[str, Any], ...]]
    by_stage: Cited[Mapping[str, Number]]
    stages_add: Cited[str]
    weights: Cited[Mapping[str, Number]]
    factors: Cited[tuple[Mapping[str, Any], ...]]
    best_only: Cited[int] | None
    equal_places: Cited[str]
    participation: Cited[Number]
    per_athlete: Cited[Number]
    per_win: Cited[Number]
    at_most: Cited[Number] | None
    bonus: Cited[tuple[Mapping[str, Any], ...]]
    deduction: Cited[tuple[Mapping[str, Any], ...]]
    divide_by: Cited[str] | None
    needs: Cited[Mapping[str, Range]]
    divisions: Cited[tuple[Mapping[str, Any], ...]]
    chains: Chains


def trophy_rules(ruleset: Ruleset, name: str, scope: Scope = EVERYWHERE) -> TrophyRules:
    """The rules of the trophy of that name. KeyError where the ruleset declares none of that name."""
    if name not in ruleset.names("trophy", scope):
        raise KeyError(name)

    def cited(key: str, otherwise: Any) -> Cited[Any]:
        return ruleset.cited(f"trophy.{name}.{key}", otherwise, scope)

    def stated(key: str) -> Cited[Any] | None:
        figure = ruleset.figure(f"trophy.{name}.{key}", scope)
        return None if figure is None or figure.value is None or figure.value == "free" else figure

    declared, by_place, tiebreak = cited("name", name), stated("by_place"), stated("tiebreak")
    total = by_place or stated("by_stage") or stated("sums") or declared
    return TrophyRules(
        name=name,
        declared=declared,
        ranks=cited("ranks", "delegations"),
        sums=stated("sums"),
        by_place=by_place,
        small_fields=cited("small_fields", ()),
        by_stage=cited("by_stage", {}),
        stages_add=cited("stages_add", "furthest"),
        weights=cited("weights", {}),
        factors=cited("factors", ()),
        best_only=stated("best_only"),
        equal_places=cited("equal_places", "each the higher"),
        participation=cited("participation", 0),
        per_athlete=cited("per_athlete_entered", 0),
        per_win=cited("per_win", 0),
        at_most=stated("at_most"),
        bonus=cited("bonus", ()),
        deduction=cited("deduction", ()),
        divide_by=stated("divide_by"),
        needs=cited("needs", {}),
        divisions=cited("divisions", ()),
        chains=Chains(
            by=(Cited(TOTAL, total.source, total.also, total.inferred),),
            any=_USUAL if tiebreak is None else criteria(tiebreak),
            won_by="mark",
        ),
    )
