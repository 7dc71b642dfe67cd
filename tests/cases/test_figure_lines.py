"""Lines of ``figures`` in a case: how they are read, what is wrong with them, and what the regulation says instead."""

import pytest

from core.competition import standings
from modalities.catalogue import find
from regulations.case import CaseError, case_of
from regulations.worked import differences

RULES = """
modality = "futsal"
[[article]]
number = "1º"
text = "Doze nomes, um goleiro; dois tempos de quinze minutos."
roster = { athletes = 12, roles = { goalkeeper = 1 } }
match = { segments = 2, time = { segment = "15 min" } }
[[article]]
number = "2º"
text = "Na final, tempos de vinte."
applies = { stage = "final" }
match = { time = { segment = "20 min" } }
[[article]]
number = "3º"
text = "Protesto até trinta minutos depois; taxa de duzentos; documentos."
protest = { deadline = "30 min after the match", fee = "200 BRL" }
documents = [{ what = "súmula", of = "match", signed_by = ["árbitro", "capitão"] }]
notice = { "net height" = "2.43 m", balls = "2" }
"""


def wrong(lines: str) -> tuple[str, ...]:
    case = case_of(f"{'figures'} = '''\n{lines}\n'''\n{RULES}", find)
    return differences(case, standings(case.record, case.ruleset, case.modality))


@pytest.mark.parametrize(
    "line",
    [
        "roster.athletes  12  art. 1º",
        "roster.roles  { goalkeeper = 1 }  art. 1º",
        "match.time.segment  15 min  art. 1º",
        "match.time.segment  20 min  stage final  art. 2º",
        "protest.deadline  30 min after the match  art. 3º",
        "protest.fee  200 BRL  art. 3º",
        'documents.súmula.signed_by  ["árbitro", "capitão"]  art. 3º',
        "documents.súmula.what  súmula  art. 3º",
        "notice.net height  2.43 m  art. 3º",
        "notice.balls  2  art. 3º",
    ],
)
def test_a_figure_as_the_regulation_states_it(line: str) -> None:
    assert wrong(line) == ()


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("roster.athletes  11  art. 1º", "12 art. 1º"),
        ("roster.athletes  12  art. 2º", "12 art. 1º"),
        ("match.time.segment  15 min  stage final  art. 1º", "20, unit='min') art. 2º"),
        ("roster.captain  required  art. 1º", "nothing"),
        ("match.target  to set: 10 to 12  art. 1º", "nothing left to the committee"),
    ],
)
def test_what_the_regulation_says_instead(line: str, instead: str) -> None:
    (found,) = wrong(line)
    assert line.split("  ", maxsplit=1)[0] in found
    assert instead in found


@pytest.mark.parametrize(
    "line",
    [
        "roster.athletes",
        "roster  12  art. 1º",
        "roster.captains  required  art. 1º",
        "roster.athletes  12  art. 1º  x  y",
    ],
)
def test_what_is_no_line_of_figures(line: str) -> None:
    with pytest.raises(CaseError) as refused:
        wrong(line)
    assert "match.time.segment  15 min  art. 3º" in str(refused.value)


def test_a_value_that_the_key_cannot_have() -> None:
    with pytest.raises(CaseError) as refused:
        wrong("roster.captain  perhaps  art. 1º")
    assert "roster.captain" in str(refused.value)
