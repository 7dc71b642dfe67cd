"""What the linter finds: for each kind of fault a small regulation that has it, and the sentence that is said."""

import pytest

from regulations.sentences import SENTENCES
from regulations.toml_text import parse
from tests.regulations import faults_meant, faults_written, test_remarks, test_toml_text
from tests.regulations.reading import GENERAL, article, findings, head, note, of, texts

ERRORS = {**faults_written.ERRORS, **faults_meant.ERRORS}


@pytest.mark.parametrize(("files", "said"), ERRORS.values(), ids=ERRORS)
def test_the_fault_is_found_and_the_remedy_said(files: dict[str, str], said: str) -> None:
    errors = texts(files, error=True)
    assert any(text.startswith(said) for text in errors), "\n".join(errors)


ELSEWHERE = {
    "follows itself",
    "no files",
    "no folder",
    "not left open",
    "not text",
    "only read, all",
    "shown by no case",
}
"""Sentences whose tests stand in test_follows.py, test_to_set.py and test_command.py."""


def test_every_sentence_is_said_somewhere() -> None:
    tables = (*ERRORS.values(), *test_remarks.REMARKS.values())
    said = {finding.code for files, _ in tables for finding in findings(files)}
    said |= {parse(text, "futsal.toml")[1][0].code for text, _ in test_toml_text.WRONG.values()}
    assert SENTENCES.keys() - said == ELSEWHERE


def test_all_are_found_and_not_only_the_first() -> None:
    files = {
        "general.toml": GENERAL + article("1º", "entry = { minimum = 0.5 }"),
        **of(
            "futsal",
            article("1º", 'match = { overshoot = "keep", draw = "stand", cap = true }'),
            article("2º", 'tiebreak = { any = ["a) goal difference", "b) gol for in group", "lot"] }'),
        ),
        "truco.toml": "title = \n",
    }
    assert [(finding.file, finding.article, finding.letter) for finding in findings(files) if finding.error] == [
        ("general.toml", "1º", ""),
        ("futsal.toml", "1º", ""),
        ("futsal.toml", "1º", ""),
        ("futsal.toml", "1º", ""),
        ("futsal.toml", "2º", "a"),
        ("futsal.toml", "2º", "b"),
        ("truco.toml", "", ""),
    ]


def test_a_modality_that_is_not_there_yet_is_told_and_its_articles_are_kept() -> None:
    files = {"bocha.toml": head("bocha") + article("1º", "match = { target = 24 }"), **of("futsal")}
    said = texts(files)
    assert (
        'bocha.toml: there is no modality "bocha" here yet, so the figures of this file are not read. '
        "Its articles can be shown; nothing can be ranked by them."
    ) in said


def test_a_file_that_is_not_toml_brings_no_false_alarm_elsewhere() -> None:
    files = {
        "futsal.toml": "title = \n",
        "notes.toml": note(1, 'overrides = "futsal, 3º"\napplies = { modality = "futsal", stage = "grupos" }'),
    }
    assert [finding.file for finding in findings(files) if finding.error] == ["futsal.toml"]
