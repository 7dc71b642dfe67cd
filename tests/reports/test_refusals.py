"""A refusal is a sentence in every language, with its article; none that the source can give is left out."""

import re

import pytest

from core.rules.article import Article, Default
from core.rules.refusal import Refusal
from reports.language import LANGUAGES, translator
from reports.prose import Run
from reports.refusals import SENTENCES, say, say_prose
from tests.house.tree import expect_none
from tests.reports.codes import codes
from tests.reports.league import FUTSAL

PT = translator("pt-BR")
THIRD = Article("futsal", "3º, b", "Melhor de três.")


def test_every_code_of_the_source_has_its_sentence() -> None:
    found = [f"{where}: {code}" for code, where in codes().items() if code not in SENTENCES]
    expect_none(found, "Somebody would read a code: give it a sentence in reports/refusals_of_….py.")


def test_no_sentence_is_kept_for_a_code_that_is_gone() -> None:
    expect_none(SENTENCES.keys() - codes().keys(), "No code has this sentence any more: delete it.")


def test_the_walk_sees_codes_in_every_form() -> None:
    """As an argument, as a choice of two, as a fault, and through a method."""
    seen = codes()
    assert {"nothing written", "number of boards", "lead not reached", "decider missing"} <= seen.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_every_sentence_fills_its_gaps(language: str, code: str) -> None:
    refusal = Refusal(
        code,
        "segments.1",
        "12-8",
        "15",
        THIRD,
        params={
            "delegation": "União",
            "match": "7",
            "who": "Ana",
            "late": "9 min",
            "since": "3",
            "matches": "4, 5",
            "fact": "members",
            "figure": "match.target",
            "line": "Full house",
        },
    )
    said = say(refusal, translator(language))
    assert "%(" not in said
    assert said.endswith("(art. 3º, b).")
    assert not re.search(r"\.\.|\s[.,:;]|  ", said)


def test_what_happened_then_the_article() -> None:
    refusal = Refusal("segment past its target", "segments.2", "17-4", "15", THIRD)
    assert say(refusal, PT) == "17–4 não pode ser: já tinha terminado com 15 (art. 3º, b)."
    assert say_prose(refusal, PT)[1] == Run("art. 3º, b", THIRD)


def test_a_list_names_the_segment() -> None:
    refusal = Refusal("segment level", "segments.1", "3-3", "", Default())
    assert say(refusal, PT, FUTSAL) == "Período 2: 3–3: ninguém venceu ainda."
    assert say(Refusal("nothing written", "segments"), PT, FUTSAL) == "Nada foi escrito na súmula."


def test_deciders_are_named_in_the_language() -> None:
    refusal = Refusal("level match to be decided", "", "1-1", "extra time, shoot-out", THIRD)
    assert say(refusal, PT) == "1–1 é empate, e este jogo precisa de vencedor: prorrogação, pênaltis (art. 3º, b)."


def test_a_code_of_somebody_elses_sport_is_shown_as_it_is() -> None:
    assert say(Refusal("too many arrows", "segments.0", "7", "6"), PT) == "too many arrows: 7, permitido 6."
    assert say(Refusal("too many arrows", "segments.0", "7"), PT) == "too many arrows: 7."
    assert say(Refusal("too many arrows", "segments.0"), PT) == "too many arrows."
