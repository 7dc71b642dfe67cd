"""Rulesets for these tests: articles as a line or two of TOML, and lists of people with next to nothing said."""

import tomllib

from core.entries.athlete import Athlete
from core.entries.entry import Entry
from core.entries.judgement import Judgement
from core.rules.ruleset import Ruleset
from modalities.catalogue import find
from regulations.read import inline


def rules(*articles: str, modality: str = "futsal", category: str = "open") -> Ruleset:
    """The ruleset of these articles, numbered 1, 2, 3, over the modality's defaults."""
    sport = find(modality)
    assert sport is not None
    listed = [{"number": str(n), "text": "Texto.", **tomllib.loads(text)} for n, text in enumerate(articles, 1)]
    return inline(listed, sport, category)


def names(*keys: str) -> Entry:
    """A list of people of whom nothing but the name is known."""
    return Entry("Alfa", tuple(Athlete(key, key) for key in keys))


def said(judgement: Judgement) -> list[tuple[str, str, str]]:
    """Who, by which rule, by which article: what was refused, then what is open, with a question mark."""
    told = [(each, "") for each in judgement.refused] + [(each, "?") for each in judgement.undecided]
    return [
        (each.params["who"], each.params["rule"] + open_, each.source.cite() if each.source else "")
        for each, open_ in told
    ]
