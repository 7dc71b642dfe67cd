"""A match is played by the figures of its stage and round: on the form, when it is settled, and in the table."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Segment, Sheet
from core.rules.article import Article
from regulations.find import folder_of
from regulations.read import texts
from tests.acts.events import NAMES, REGULATION, Small, codes, done, goals, new_event, small_event, somebody, token
from web.acts.answers import Refused, Saved
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.delegations import add_delegation
from web.acts.events import open_event
from web.acts.groups import make_matches, seat_groups
from web.acts.knock_out import add_match
from web.acts.orders import NewOrder, record_order
from web.acts.results import save_sheet
from web.rulings import format_of, standings_of
from web.storage import find
from web.storage.database import Database, Session
from web.storage.journal import By
from web.storage.tables import Competition, Match


def opened(
    session: Session, modality: str, category: str, groups: int = 1, files: Mapping[str, str] | None = None
) -> tuple[Competition, tuple[Match, ...], By]:
    """A competition of the cooperatives' regulation, or of another, with four sides in their groups and all matches."""
    by = somebody(session)
    files = files or texts(folder_of("jogos-cooperativas-2019"))
    event = done(open_event(session, replace(new_event(), files=dict(files)), by))
    delegations = [done(add_delegation(session, event, names, by)) for names in NAMES]
    competition = done(open_competition(session, event, NewCompetition(modality, category, "Prova", 1), by))
    entries = [done(enter(session, competition, one, by)).id for one in delegations]
    size = len(entries) // groups
    done(seat_groups(session, competition, [entries[i * size : (i + 1) * size] for i in range(groups)], by))
    return competition, done(make_matches(session, competition, by)), by


def test_futevolei_is_one_set_to_18_and_best_of_three_to_15_in_the_semi_final(database: Database) -> None:
    with database.writing() as session:
        competition, matches, by = opened(session, "futevolei", "open")
        group = format_of(session, competition, matches[0])
        assert (group.most, group.rule.target.value) == (1, 18)
        first, second = matches[0].first_entry, matches[0].second_entry
        assert first is not None
        assert second is not None
        semi = done(add_match(session, competition, "", "semi-final", first, second, by))
        form = format_of(session, competition, semi)
        assert (form.most, form.rule.target.value) == (3, 15)
        assert isinstance(form.length.source, Article)
        assert form.length.source.number == "2º, parágrafo único"
        one_set, three = (Segment((18, 12)),), (Segment((15, 9)), Segment((13, 15)), Segment((15, 14)))

        def save(match: Match, segments: tuple[Segment, ...]) -> object:
            return save_sheet(session, match.id, Sheet(segments), match.version, by, token(), close=True)

        assert isinstance(save(semi, one_set), Refused)
        assert isinstance(save(matches[0], three), Refused)
        assert isinstance(save(semi, three), Saved)
        assert isinstance(save(matches[0], one_set), Saved)
        found = standings_of(session, competition)
        assert found.refusals == {}
        assert found.outcomes[str(semi.id)].segments == (2, 1)
        (ranking,) = found.rankings
        assert [str(place.facts["matches"]) for place in ranking.places if place.side == str(first)] == ["1"]


@pytest.mark.parametrize(("groups", "stage", "third"), [(1, "chave única", (6, False)), (2, "chaves", (10, True))])
def test_the_third_set_of_tennis_is_long_where_there_are_groups(
    database: Database, groups: int, stage: str, third: tuple[int, bool]
) -> None:
    with database.writing() as session:
        competition, matches, _ = opened(session, "tenis-de-quadra", "male", groups)
        assert {match.stage for match in matches} == {stage}
        form = format_of(session, competition, matches[0])
        assert (form.deciding.target.value, form.deciding.apart) == third
        long_set = Sheet((Segment((6, 2)), Segment((3, 6)), Segment((10, 9))))
        assert isinstance(settle(long_set, form), Outcome) == (groups == 2)


def test_a_match_by_hand_is_of_a_round_that_there_is_between_two_of_the_competition(database: Database) -> None:
    with database.writing() as session:
        small = small_event(session)
        one, two = small.entries[0].id, small.entries[1].id
        answers = [
            (add_match(session, small.competition, "", "round of 3", one, two, small.by), {"no such round"}),
            (add_match(session, small.competition, "mata-mata", "final", one, two, small.by), {"no such round"}),
            (add_match(session, small.competition, "", "final", one, one, small.by), {"side against itself"}),
            (add_match(session, small.competition, "", "final", one, 99, small.by), {"choice missing"}),
        ]
        for answer, expected in answers:
            assert codes(answer) == expected
        assert len(find.matches(session, small.competition.id)) == 6


BETTER = """
title      = "Futsal"
modality   = "futsal"
source     = "Inventado para os testes"
categories = ["male"]
[[article]]
number = "1º"
text   = "No mata-mata empatado passa a melhor campanha."
match  = { deciders = ["better campaign"] }
[[article]]
number   = "2º"
text     = "Saldo de gols no grupo e, depois, sorteio."
tiebreak = { any = ["goal difference in group", "lot"] }
"""


def test_the_better_campaign_decides_a_level_match_for_everybody_who_asks(database: Database) -> None:
    """Field report I03: winner, table and words agree, name the criterion, and no third match appears."""
    files = {"general.toml": REGULATION["general.toml"], "futsal.toml": BETTER}
    with database.writing() as session:
        competition, matches, by = opened(session, "futsal", "male", files=files)
        played = matches[0]
        winner, loser = played.first_entry, played.second_entry
        assert winner is not None
        assert loser is not None
        match = done(add_match(session, competition, "", "semi-final", loser, winner, by))
        level = save_sheet(session, match.id, goals(2, 2), 0, by, token(), close=True)
        assert codes(level) == {"decider missing"}, "nobody has played yet: neither has the better campaign"
        assert isinstance(save_sheet(session, played.id, goals(1, 0), 0, by, token(), close=True), Saved)
        assert format_of(session, competition, match).campaign == 1
        assert isinstance(save_sheet(session, match.id, goals(2, 2), 0, by, token(), close=True), Saved)
        found = standings_of(session, competition)
        outcome = found.outcomes[str(match.id)]
        assert (outcome.winner, outcome.decided_by, outcome.points) == (1, "better campaign", (2, 2))
        assert len(find.matches(session, competition.id)) == len(matches) + 1
        places = {place.side: place.facts["matches"] for ranking in found.rankings for place in ranking.places}
        assert (places[str(winner)], places[str(loser)]) == (1, 1), "the semi-final is of no group"


def play(session: Session, small: Small, goals_of: Mapping[int, int]) -> None:
    """Every match of the group, each side with its number of goals, none where it has no number."""
    for match in small.matches:
        first, second = (goals_of.get(entry or 0, 0) for entry in (match.first_entry, match.second_entry))
        saved = save_sheet(session, match.id, goals(first, second), 0, small.by, token(), close=True)
        assert isinstance(saved, Saved)


def test_no_match_of_a_later_round_while_a_lot_is_due_for_its_sides_or_for_who_goes_on(database: Database) -> None:
    """Two level in everything at the border; all that stands in the way is told, with its article, until recorded."""
    with database.writing() as session:
        small = small_event(session)
        alfa, beta, gama, delta = (entry.id for entry in small.entries)

        def final(first: int, second: int) -> object:
            return add_match(session, small.competition, "", "final", first, second, small.by)

        # Alfa and Beta draw and beat the others 1-0; Gama and Delta draw: level for the first place and for the third.
        play(session, small, {alfa: 1, beta: 1, gama: 0, delta: 0})
        (ranking,) = standings_of(session, small.competition).rankings
        assert {place.place for place in ranking.places if place.shared} == {1, 3}

        refused = final(alfa, gama)
        assert isinstance(refused, Refused)
        told = [(r.code, r.at, r.found) for r in refused.refusals]
        assert told == [("lot still due", "first", "Alfa, Beta"), ("lot still due", "second", "Gama, Delta")]
        assert {r.source.number for r in refused.refusals if isinstance(r.source, Article)} == {"2º"}
        same = final(alfa, alfa)
        assert codes(same) == {"side against itself", "lot still due"}, "everything at once"
        assert codes(final(gama, delta)) == {"lot still due"}
        assert len(find.matches(session, small.competition.id)) == 6

        done(record_order(session, small.competition, NewOrder("lot", [delta, gama]), small.by))
        border = final(gama, delta)
        assert isinstance(border, Refused)
        assert [r.found for r in border.refusals] == ["Alfa, Beta"], "who goes on of their group is still open"
        done(record_order(session, small.competition, NewOrder("lot", [beta, alfa]), small.by))
        assert isinstance(final(beta, alfa), Match)


def test_a_lot_below_the_border_stops_nobody_above_it(database: Database) -> None:
    with database.writing() as session:
        small = small_event(session)
        alfa, beta, _, _ = (entry.id for entry in small.entries)
        play(session, small, {alfa: 2, beta: 1})
        (due,) = standings_of(session, small.competition).due
        assert (due.what, len(due.sides)) == ("lot", 2), "Gama and Delta, for the third place"
        done(add_match(session, small.competition, "", "final", alfa, beta, small.by))
