"""What the committee asks of a chain: the file and the text that are meant, how many sides, and what was counted."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core.competition import advance, advance_best
from core.simulation.trial import APART, EQUAL, Setup
from modalities import catalogue
from regulations.read import Regulation, RegulationError, load_files
from reports.rules.chain_report import chain_report, count_words, method_words, share_words
from reports.rules.places import category_words, stems, title
from web.numerals import whole
from web.rulings import regulation_of
from web.simulating import MOST_RUNS, MOST_SIDES, Counted, written
from web.storage.drafts import draft_of
from web.visit import UnknownError, Visit

IN_FORCE, DRAFT = "in force", "draft"


@dataclass(frozen=True)
class Asked:
    """What is asked: the text, the category, and the figures of the simulation, each within what can be done."""

    regulation: Regulation
    text: str
    stem: str
    category: str
    size: int
    advance: int
    place: int
    sides: str
    runs: int
    seed: str

    @property
    def setup(self) -> Setup:
        """The same for the core."""
        sport = self.stem.partition(".")[0]
        ruleset, modality = self.regulation.ruleset(sport, self.category), self.regulation.modalities[sport]
        return Setup(ruleset, modality, self.size, self.advance, self.place, self.sides)


def asked(visit: Visit, stem: str, typed: Mapping[str, str]) -> Asked:
    """What was asked; what was not said, or is out of bounds, as the regulation has it or nearest.

    Raises UnknownError where there is no such file of a sport.
    """
    text = DRAFT if typed.get("text") == DRAFT and _draft(visit) is not None else IN_FORCE
    regulation = (_draft(visit) if text == DRAFT else None) or regulation_of(visit.session, visit.of_event())
    sport, _, own = stem.partition(".")
    if stem not in stems(regulation) or sport not in regulation.modalities:
        raise UnknownError
    categories = (own,) if own else regulation.categories(sport)
    category = typed.get("category", "")
    category = category if category in categories else categories[0]
    size = _within(typed.get("size", ""), 4, 2, MOST_SIDES)
    ruleset = regulation.ruleset(sport, category)
    return Asked(
        regulation,
        text,
        stem,
        category,
        size,
        _within(typed.get("advance", ""), advance(ruleset, "", size) or min(2, size - 1), 0, size - 1),
        _within(typed.get("place", ""), advance_best(ruleset, "", size)[0], 0, size),
        APART if typed.get("sides") == APART else EQUAL,
        _within(typed.get("runs", ""), 2_000, 1, MOST_RUNS),
        typed.get("seed", "").strip()[:40] or "1",
    )


def chains_facts(visit: Visit, question: Asked, counted: Counted | None, *, going: bool) -> dict[str, Any]:
    """The page: the question, and, once something is counted, the report."""
    t, regulation = visit.t, question.regulation
    sport = question.stem.partition(".")[0]
    report = None
    if counted is not None:
        report = chain_report(question.setup, counted.tally, t, seed=counted.seed, ways=counted.ways)
    return {
        "question": question,
        "title": title(regulation, question.stem, t),
        "written_in": regulation.language,
        "categories": [(each, category_words((each,), t)) for each in regulation.categories(sport)],
        "has_draft": _draft(visit) is not None,
        "most_runs": MOST_RUNS,
        "most_sides": MOST_SIDES,
        "counted": counted,
        "carried": "" if counted is None or counted.ways else written(counted.tally),
        "going": going,
        "report": report,
        "method": "" if report is None else method_words(report, t),
        "share": lambda share: share_words(share, t),
        "count": lambda count: count_words(count, t),
        "here": f"/{visit.of_event().slug}/comissao/regulamento/desempate/{question.stem}",
        "rules": f"/{visit.of_event().slug}/regulamento/{question.stem}",
    }


def _draft(visit: Visit) -> Regulation | None:
    """The draft as a regulation; None where there is none, or none that loads."""
    draft = draft_of(visit.session, visit.of_event().id)
    if draft is None:
        return None
    try:
        return load_files(draft.files, catalogue.find)
    except RegulationError:
        return None


def _within(typed: str, otherwise: int, least: int, most: int) -> int:
    number = whole(typed)
    return max(least, min(most, otherwise if number is None else number))
