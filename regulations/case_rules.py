"""The rules of a case: those that ``use`` names, or the articles that stand in it."""

from collections.abc import Callable
from typing import NamedTuple

from core.modality import Modality
from core.rules.ruleset import Ruleset
from regulations.case_figures import Left
from regulations.case_values import Values
from regulations.document import Document
from regulations.find import available, folder_of
from regulations.forms.form import Context
from regulations.language.head import MODALITIES
from regulations.names import Contexts
from regulations.nearest import nearest
from regulations.read import Regulation, RegulationError, inline, load
from regulations.regulation import laid_over
from regulations.setting import set_figures

ModalityOf = Callable[[str], Modality | None]
RegulationOf = Callable[[str], Regulation]


class Rules(NamedTuple):
    """A sport and the ruleset of one of its competitions; for a trophy, of the games."""

    modality: Modality
    ruleset: Ruleset


class Said(NamedTuple):
    """The rules of a case, the words that its figures may use, and what the regulation leaves to the committee.

    ``regulation`` is the one that ``use`` names.
    """

    rules: Rules
    words: Context
    left: tuple[Left, ...] = ()
    regulation: Regulation | None = None


def loading(modality_of: ModalityOf) -> RegulationOf:
    """Loads the regulation of a name from its folder."""

    def regulation_of(name: str) -> Regulation:
        return load(folder_of(name), modality_of)

    return regulation_of


def rules_of(
    values: Values, modality_of: ModalityOf, regulation_of: RegulationOf, without: Modality | None = None
) -> Said | None:
    """The modality and the ruleset: those that ``use`` names, or the articles that stand in the case.

    ``without`` stands in place of a sport where the case names none.
    """
    used, stated, articles = values.text("use"), values.text("modality"), values.articles()
    name, _, sport = used.partition("/")
    if used and articles:
        values.say("case, rules twice")
    if "set" in values.data and not used:
        values.say("case, sets nothing")
    if used and sport and stated and sport != stated:
        values.say("case, modality twice", used=sport, modality=stated)
    sport = sport or stated
    modality = without if without is not None and not sport else _modality(values, sport, modality_of)
    try:
        if used:
            return _of_regulation(values, modality, sport, name, regulation_of)
        if modality is not None:
            rules = Rules(modality, inline(articles, modality, values.text("category") or "open"))
            return Said(rules, Contexts((Document("", {}, tuple(articles)),), {modality.id: modality}).of(modality.id))
    except RegulationError as error:
        values.findings += [finding for finding in error.findings if finding.error]
    return None


def _of_regulation(
    values: Values, modality: Modality | None, sport: str, name: str, regulation_of: RegulationOf
) -> Said | None:
    try:
        regulation = regulation_of(name)
    except FileNotFoundError:
        values.say("case, no regulation", name=name, known=", ".join(available()) or "–")
        return None
    if modality is None:
        return None
    if not sport:
        rules = Rules(modality, laid_over(regulation, modality, "open"))
        return Said(rules, regulation.contexts.of(""), (), regulation)
    if sport not in regulation.modalities:
        known = ", ".join(sorted(regulation.modalities))
        values.say("case, no such modality there", name=name, modality=sport, known=known)
        return None
    category, disputed = values.text("category") or "open", regulation.categories(sport)
    if category not in disputed and "category" in values.data:
        values.say("category not disputed", category=category, modality=sport, known=", ".join(disputed))
    chosen = category if category in disputed else disputed[0]
    left = tuple((entry.article, bounds) for entry, bounds in regulation.to_set(sport, chosen))
    ruleset, wrong = set_figures(regulation, sport, chosen, values.mapping("set"))
    values.findings += wrong
    return Said(Rules(modality, ruleset), regulation.contexts.of(sport), left, regulation)


def _modality(values: Values, name: str, modality_of: ModalityOf) -> Modality | None:
    if not name:
        values.say("key missing, head", missing="modality")
        return None
    modality = modality_of(name)
    if modality is None:
        known = [each for each in MODALITIES if modality_of(each) is not None]
        near = nearest(name, known)
        code = "no modality" if near else "case, no modality"
        values.say(code, modality=name, near=near, known=", ".join(known))
    return modality
