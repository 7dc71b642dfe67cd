"""Figures left to the committee: set by a note or on the page of the games, within their bounds."""

from core.rules.forms import Duration
from regulations.read import Regulation
from regulations.setting import set_figures
from tests.regulations.reading import article, note, of, regulation, texts, value

OPEN = article("27", 'to_set = { "match.target" = "100 to 150", "match.time.limit" = "40 min to 60 min" }')


def of_a_tournament(*notes: str, more: str = "") -> Regulation:
    files = of("domino", OPEN, more)
    return regulation({**files, "notes.toml": "".join(notes)} if notes else files)


def test_until_then_the_default_or_what_stands_beside_it_holds() -> None:
    assert value(of_a_tournament().ruleset("domino"), "match.target") == 200
    beside = of_a_tournament(more=article("28", 'to_set = { "match.cap" = "any" }\nmatch = { cap = 300 }'))
    assert value(beside.ruleset("domino"), "match.cap") == 300


def test_the_page_of_the_games_sets_it_and_its_article_is_cited() -> None:
    found = of_a_tournament()
    assert [bounds.path for _, bounds in found.unset("domino")] == ["match.target", "match.time.limit"]
    ruleset, findings = set_figures(found, "domino", "open", {"match.target": 120, "match.time.limit": "1 h"})
    assert findings == ()
    assert (value(ruleset, "match.target"), value(ruleset, "match.time.limit")) == (120, Duration(1, "h"))
    figure = ruleset.figure("match.target")
    assert figure is not None
    assert figure.source.cite() == "art. 27"


def test_out_of_bounds_is_refused_with_the_article() -> None:
    ruleset, findings = set_figures(of_a_tournament(), "domino", "open", {"match.target": 160})
    assert [finding.text() for finding in findings] == ["match.target = 160. Art. 27 allows 100 to 150."]
    assert value(ruleset, "match.target") == 200


def test_what_is_not_left_open_can_not_be_set() -> None:
    _, findings = set_figures(of_a_tournament(), "domino", "open", {"match.lead": 2, "match.target": "muito"})
    assert [finding.text() for finding in findings] == [
        "match.lead is not left to the committee. Left to it are: match.target, match.time.limit.",
        'domino.toml, art. 27: target = "muito". Write 2 or "1/2".',
    ]


def test_a_figure_set_takes_away_the_other_ways_to_say_it() -> None:
    found = regulation(of("domino", article("27", 'to_set = { "match.best_of" = "1 to 5" }')))
    ruleset, findings = set_figures(found, "domino", "open", {"match.best_of": 3})
    assert findings == ()
    assert (value(ruleset, "match.best_of"), value(ruleset, "match.first_to")) == (3, None)


SETS = 'applies = {{ modality = "domino" }}\nmatch = {{ target = {} }}'


def test_a_note_sets_it_without_overriding_anything() -> None:
    beside = article("28", 'to_set = { "match.target" = "100 to 150" }\nmatch = { target = 100 }')
    found = regulation({**of("domino", beside), "notes.toml": note(1, SETS.format(140))})
    assert value(found.ruleset("domino"), "match.target") == 140
    assert found.unset("domino") == ()


def test_a_note_out_of_bounds_must_override_the_article() -> None:
    files = of("domino", OPEN)
    errors = texts({**files, "notes.toml": note(1, SETS.format(160))}, error=True)
    assert errors == ["notes.toml, note 1: match.target = 160. Domino, art. 27 allows 100 to 150."]
    bold = note(1, 'overrides = "domino, 27"\n' + SETS.format(160))
    assert value(regulation({**files, "notes.toml": bold}).ruleset("domino"), "match.target") == 160


def test_a_chain_that_is_set_lifts_the_default_chains_as_an_article_would() -> None:
    left = regulation(of("futsal", article("1º", 'to_set = { tiebreak = "any" }')))
    ruleset, wrong = set_figures(left, "futsal", "open", {"tiebreak.two": ["head-to-head"]})
    assert not wrong
    assert left.ruleset("futsal").figure("tiebreak.any") is not None
    assert ruleset.figure("tiebreak.any") is None
    assert [criterion.phrase for criterion in ruleset.value("tiebreak.two")] == ["head-to-head"]
