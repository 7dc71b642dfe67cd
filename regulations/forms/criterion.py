"""A criterion: a phrase of a tie-break chain, read by core/standings/phrase.py."""

from dataclasses import dataclass

from core.standings.criterion import Criterion, Measure
from core.standings.phrase import PhraseError, read_criterion
from regulations.forms.form import Context, NotThis, Problem, Wrong

SCORED = frozenset({"point", "segment", "board"})


@dataclass(frozen=True)
class CriterionForm:
    """One phrase; ``last_resort`` where only one of those is allowed."""

    last_resort: bool = False

    def read(self, value: object, context: Context) -> Criterion:
        """The criterion, taken apart."""
        if not isinstance(value, str):
            raise NotThis
        try:
            criterion = read_criterion(value, context.vocabulary)
        except PhraseError as error:
            letter = value.rpartition(") ")[0].strip()
            code = f"criterion, {error.code}" + (", nearest" if error.gaps.get("near") else "")
            raise Wrong(Problem(code, letter=letter, params=error.gaps)) from None
        if self.last_resort and not criterion.last_resort:
            raise NotThis
        return criterion

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """Examples, or the last resorts."""
        if self.last_resort:
            return ('"lot"', '"play-off"', '"committee"', '"shared"')
        return ('"table points among tied"', '"lot"')


@dataclass(frozen=True)
class MeasureForm:
    """A scored fact with its measure and no WHERE: "goal difference" (for what is taken within one match)."""

    def read(self, value: object, context: Context) -> tuple[str, Measure]:
        """The fact ("point", "segment", "board") and its measure."""
        known = context.vocabulary.known
        if not isinstance(value, str) or value not in known or known[value][0] not in SCORED:
            raise NotThis
        return known[value]

    def written(self, context: Context) -> tuple[str, ...]:
        """Examples in the modality's word."""
        words = context.vocabulary.point
        return (f'"{words.one} difference"', f'"{words.many} for"')


CRITERION = CriterionForm()
LAST_RESORT = CriterionForm(last_resort=True)
MEASURE = MeasureForm()
