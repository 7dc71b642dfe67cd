"""Figures of a list as the rules ask for them: what holds where an article is silent, and which of two is narrower."""

from collections.abc import Sequence
from typing import Any

from core.rules.article import Article, Cited, Default
from core.rules.forms import Mix, Part
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope

_SEX_OF = {"male": "men", "female": "women", "mixed": "mixed", "open": "any"}
_CATEGORY = Default("product", "what the category says of sexes")
_SEXES: dict[str, Mix | None] = {
    "men": Mix((Part("man", 1, percent=True),)),
    "women": Mix((Part("woman", 1, percent=True),)),
    "mixed": Mix((Part("man", 1, "at least"), Part("woman", 1, "at least"))),
    "any": None,
}


def stated(ruleset: Ruleset, path: str, scope: Scope = EVERYWHERE) -> Cited[Any] | None:
    """The figure at a path, None where nothing states it or it was taken away."""
    figure = ruleset.figure(path, scope)
    return None if figure is None or figure.value is None else figure


def is_article(figure: Cited[Any] | None) -> bool:
    """True where an article states the figure, false for a default and for none."""
    return figure is not None and isinstance(figure.source, Article)


def in_boards(ruleset: Ruleset, scope: Scope = EVERYWHERE) -> bool:
    """True for encounters of boards, where those who play at once are of one board and not of the team."""
    return stated(ruleset, "encounter.boards", scope) is not None


def most_names(ruleset: Ruleset, scope: Scope = EVERYWHERE) -> Cited[int] | None:
    """The most names of a list: ``athletes``, or ``starters`` and ``reserves`` together where those are fewer.

    What an article states goes before a habit of the sport; None where a list has no end.
    """
    found = [figure for figure in (stated(ruleset, "roster.athletes", scope),) if figure is not None]
    starters, reserves = (stated(ruleset, f"roster.{key}", scope) for key in ("starters", "reserves"))
    if starters is not None and reserves is not None and not in_boards(ruleset, scope):
        found.append(Cited(starters.value + reserves.value, reserves.source, reserves.also, reserves.inferred))
    told = [figure for figure in found if is_article(figure)] or found
    return min(told, key=lambda figure: figure.value, default=None)


def fewest_names(ruleset: Ruleset, scope: Scope = EVERYWHERE) -> Cited[int] | None:
    """The fewest names of a list: ``athletes_min``, else as many as play at once; nothing in encounters of boards."""
    found = stated(ruleset, "roster.athletes_min", scope)
    if found is None and not in_boards(ruleset, scope):
        return stated(ruleset, "roster.starters", scope)
    return found


def to_start(ruleset: Ruleset, scope: Scope = EVERYWHERE) -> Cited[int] | None:
    """How many must be there to start: ``to_start``, else as many as play at once."""
    return stated(ruleset, "roster.to_start", scope) or stated(ruleset, "roster.starters", scope)


def to_continue(ruleset: Ruleset, scope: Scope = EVERYWHERE) -> Cited[int] | None:
    """With fewer than this many a side cannot go on: ``to_continue``, else as many as it takes to start."""
    return stated(ruleset, "roster.to_continue", scope) or to_start(ruleset, scope)


def composition(ruleset: Ruleset, key: str, scope: Scope = EVERYWHERE) -> Cited[tuple[Mix, ...]] | None:
    """The mixes of sexes of ``composition`` or ``list_composition``, any of which will do; None where all may play.

    Where nothing is stated the category says: men, women, at least one of each in a mixed one, anybody in an open one.
    """
    found = stated(ruleset, f"roster.{key}", scope)
    if found is not None:
        return None if found.value == "free" else found
    return of_category(ruleset, scope)


def of_category(ruleset: Ruleset, scope: Scope = EVERYWHERE) -> Cited[tuple[Mix, ...]] | None:
    """What the category asks of sexes, by the article that declares it where one does."""
    declared = stated(ruleset, f"category.{ruleset.category}.sex", scope)
    word = _SEX_OF.get(ruleset.category, "any") if declared is None else declared.value
    mix = _SEXES[word]
    if mix is None:
        return None
    return Cited((mix,), _CATEGORY) if declared is None else Cited((mix,), declared.source, declared.also)


def listed(words: Sequence[str]) -> str:
    """Who is on a list, counted by word: "3 man, 1 woman"; "?" for who is not known."""
    return ", ".join(f"{words.count(word)} {word or '?'}" for word in sorted(set(words), key=lambda w: (not w, w)))
