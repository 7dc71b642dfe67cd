"""Every sheet that is drawn is one that its format can give, in every sport and every built-in regulation."""

import pytest

from core.simulation.depth import POINTS
from core.simulation.tally import added
from core.simulation.trial import APART, EQUAL, Setup, trial
from modalities.catalogue import find
from regulations.find import available, folder_of
from regulations.read import inline, load
from web.chance import of_run

SETUPS = [
    (name, sport, category)
    for name in available()
    for regulation in [load(folder_of(name), find)]
    for sport in regulation.modalities
    for category in regulation.categories(sport)[:1]
]


@pytest.mark.parametrize(("name", "sport", "category"), SETUPS, ids=[f"{name}/{sport}" for name, sport, _ in SETUPS])
def test_no_drawn_sheet_is_refused(name: str, sport: str, category: str) -> None:
    regulation, modality = load(folder_of(name), find), find(sport)
    assert modality is not None
    for sides in (EQUAL, APART):
        group = Setup(regulation.ruleset(sport, category), modality, 4, 2, 2, sides)
        counted = dict(trial(group, of_run(sides, 0)))
        for run in range(1, 6):
            counted = added(counted, trial(group, of_run(sides, run)))
        assert counted["runs",] == counted["across",] == 6
        assert sum(count for key, count in counted.items() if key[0] == "border") == 6


@pytest.mark.parametrize("sport", ["futsal", "futebol-suico", "tenis-de-mesa", "canastra", "xadrez"])
def test_a_level_match_that_has_to_be_decided_is(sport: str) -> None:
    """Where an article lets no draw stand, the sheet carries a decider, and nobody is level by results alone."""
    modality = find(sport)
    assert modality is not None
    article = {"number": "1º", "text": "x", "match": {"draw": "decided"}, "tiebreak": {"any": ["point ratio in phase"]}}
    if sport in ("futsal", "futebol-suico"):
        article["tiebreak"] = {"any": ["goal ratio in phase"]}
    if sport == "tenis-de-mesa":
        article["tiebreak"] = {"any": ["set ratio in phase"]}
    group = Setup(inline([article], modality), modality, 3)
    for run in range(40):
        trial(group, of_run("decided", run))


def test_goals_are_drawn_where_a_list_reads_them() -> None:
    regulation, modality = load(folder_of("jogos-cooperativas-2019"), find), find("futsal")
    assert modality is not None
    group = Setup(regulation.ruleset("futsal", "male"), modality, 4)
    assert group.drawing.depth == POINTS
    assert set(group.drawing.cards) == {"yellow", "red"}, "letter e counts cards"
