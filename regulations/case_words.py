"""What a case may count: the words of incidents and of facts, of the language, the modality and the regulation."""

import re

from core.modality import Modality
from core.rules.ruleset import Ruleset
from core.standings.criterion import Measure
from core.standings.phrase import vocabulary
from core.standings.values import KNOWN_TO_THE_COMMITTEE

PLACE = re.compile(r"place [1-9]\d{0,3}")
"""The facts that "places counted back" looks at."""

_OF_RESULTS = frozenset(
    ("table points", "wins", "draws", "losses", "matches", "walkovers", "abandonments", "deductions", "win share")
) | {"table point share"}
_ON_A_LINE = ("yellow", "red", "foul", "fouls", "conduct grade")


def incidents(modality: Modality, ruleset: Ruleset) -> tuple[str, ...]:
    """What a line of a case may say of a side: cards, infractions, facts, and what the point table gives points for."""
    stated = (
        *ruleset.value("table_points.bonus", otherwise=()),
        *ruleset.value("table_points.deduction", otherwise=()),
    )
    named = [str(each["name"]) for each in stated]
    return _each_once(
        *(*_ON_A_LINE, *ruleset.names("card"), *modality.infractions, *ruleset.names("infraction")),
        *(*modality.facts, *named, *(f"{name}s" for name in named)),
    )


def facts(modality: Modality, ruleset: Ruleset) -> tuple[str, ...]:
    """What a committee may know of a side: every counted fact that no result gives, and what only it can know."""
    words = vocabulary(modality, cards=frozenset(ruleset.names("card"))).known
    counted = (name for name, (_, measure) in words.items() if measure is Measure.COUNT and name not in _OF_RESULTS)
    return _each_once(*counted, *sorted(whole.value for whole in KNOWN_TO_THE_COMMITTEE))


def _each_once(*names: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))
