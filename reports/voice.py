"""Who speaks: the language, the sport's words, and the names by which sides are called."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from core.exact import Value
from core.modality import Modality
from core.standings.chain import Chains
from core.standings.criterion import Criterion, Measure, Whole
from reports.criteria import is_difference, with_number
from reports.language import Translator
from reports.numbers import decimals_for, figure, mark
from reports.prose import alphabetical, listed


@dataclass(frozen=True)
class Voice:
    """``names`` call a side in sentences (its usual name), ``short`` beside its values, ``codes`` above a column."""

    modality: Modality
    chains: Chains
    names: Mapping[str, str]
    t: Translator
    short: Mapping[str, str] = field(default_factory=dict)
    codes: Mapping[str, str] = field(default_factory=dict)

    def name(self, side: str) -> str:
        """The usual name of a side."""
        return self.names.get(side, side)

    def short_name(self, side: str) -> str:
        """The short name, or the usual one where there is none."""
        return self.short.get(side) or self.name(side)

    def code(self, side: str) -> str:
        """The code, or the short name where there is none."""
        return self.codes.get(side) or self.short_name(side)

    def all(self, sides: Iterable[str]) -> str:
        """ "A, B e C", in the order of the alphabet, which means nothing."""
        return listed(sorted(map(self.name, sides), key=alphabetical), self.t)

    def figures(self, criterion: Criterion, values: Mapping[str, Value]) -> dict[str, str]:
        """Each side's value as written, unequal ones never alike."""
        if self.is_mark(criterion):
            return {side: mark(value, self.chains.precision, self.t) for side, value in values.items()}
        decimals = decimals_for(values.values())
        signed = is_difference(self.measured(criterion))
        return {s: figure(value, self.t, signed=signed, decimals=decimals) for s, value in values.items()}

    def value(self, criterion: Criterion, value: Value, shown: str = "") -> str:
        """One value with its noun: "1 vitória", "saldo de gols +1"."""
        if self.is_mark(criterion):
            shown = shown or mark(value, self.chains.precision, self.t)
        return with_number(self.measured(criterion), value, self.modality, self.t, shown)

    def is_mark(self, criterion: Criterion) -> bool:
        """True for a mark that is written with the decimals of its precision."""
        return criterion.whole is Whole.MARK and bool(self.chains.precision)

    def measured(self, criterion: Criterion) -> Criterion:
        """What a head-to-head counts, by the key head_to_head; any other criterion is what it says."""
        if criterion.whole is not Whole.HEAD_TO_HEAD:
            return criterion
        way = self.chains.head_to_head.value
        if way != "aggregate":
            return Criterion("", fact="wins" if way == "wins" else "table points")
        return Criterion("", fact="segment" if self.chains.won_by == "segments" else "point", measure=Measure.FOR)
