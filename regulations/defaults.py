"""The layer below all articles: what a modality holds by default, read by the same code as an article."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from core.modality import Modality
from core.rules.article import Cited, Default
from core.rules.ruleset import Narrowing, Statement
from regulations.figures import Stated, read_figures
from regulations.finding import Finding, RegulationError, raise_errors
from regulations.language.lifts import lifts_default
from regulations.language.tables import TABLES
from regulations.layers import Laid
from regulations.names import Contexts

_READ: dict[int, tuple[Modality, tuple[Statement, ...]]] = {}


def defaults(modality: Modality) -> tuple[Statement, ...]:
    """The statements of a modality's defaults, each on its basis. Raises RegulationError where they are not right."""
    kept = _READ.get(id(modality))
    if kept is None or kept[0] is not modality:
        kept = _READ[id(modality)] = (modality, tuple(_statements(modality)))
    return kept[1]


def sound(modality: Modality) -> bool:
    """Whether its defaults can be read; those of a package may be anything."""
    try:
        defaults(modality)
    except RegulationError:
        return False
    return True


def _statements(modality: Modality) -> Iterator[Statement]:
    own = f"modality {modality.id}"
    unknown = [table for table in modality.defaults if table not in TABLES]
    if unknown:
        params = {"table": own, "unknown": unknown[0], "known": ", ".join(TABLES)}
        raise RegulationError([Finding("unknown key", own, params=params)])
    context = Contexts((), {modality.id: modality}).of(modality.id)
    figures, problems = read_figures({table: _as_lists(value) for table, value in modality.defaults.items()}, context)
    raise_errors(Finding(problem.code, own, letter=problem.letter, params=problem.gaps("")) for problem in problems)
    values = (Stated(f"values.{name}", "values", value, value) for name, value in modality.values.items())
    stated = {figure.path for figure in figures}
    for figure in (*(value for value in values if value.path not in stated), *figures):
        source = Default(modality.id, _basis(modality, figure.path))
        yield Statement(figure.path, Cited(figure.value, source), Narrowing(entries=figure.entries))


def _as_lists(value: Any) -> Any:
    """The same with lists where a plugin wrote tuples, as TOML would give it."""
    if isinstance(value, list | tuple):
        return [_as_lists(each) for each in value]
    if hasattr(value, "items"):
        return {key: _as_lists(each) for key, each in value.items()}
    return value


def _basis(modality: Modality, path: str) -> str:
    """Whose rule the default is: what the modality says of the figure, else of its table, else of all."""
    while path:
        if path in modality.basis:
            return modality.basis[path]
        path = path.rpartition(".")[0]
    return modality.basis.get("", Default().basis)


def beneath(modality: Modality, articles: Iterable[Laid]) -> Iterator[Statement]:
    """The defaults that the articles leave standing, and, where they are lifted only in part, that they are.

    A default is lifted whole, never mixed with articles: an infraction or a card by the first article that names it;
    chains, and stages, all together (language, § 4.2).
    """
    stated = [laid for laid in articles if not laid.because]
    by_default: dict[str, list[Laid]] = {}
    for default in defaults(modality):
        group = _group(default.path)
        if group not in by_default:
            by_default[group] = [laid for laid in stated if lifts_default(laid.path, default.path)]
        lifters = by_default[group]
        if any(laid.region.narrowing == Narrowing() for laid in lifters):
            continue
        yield default
        for narrowing in dict.fromkeys(laid.region.narrowing for laid in lifters):
            by = next(laid for laid in lifters if laid.region.narrowing == narrowing)
            yield Statement(default.path, replace(by.cited(), value=None), narrowing)


def _group(path: str) -> str:
    """Defaults that the same articles lift."""
    return ".".join(path.split(".")[:2]) if path.startswith(("infraction.", "card.")) else path.partition(".")[0]
