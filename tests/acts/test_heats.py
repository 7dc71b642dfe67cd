"""Heats: who is on a start list, what is refused, how a contest is ranked across them, and that nothing is lost."""

from dataclasses import replace

import pytest

from core.play.heat import HeatSheet
from core.play.performance import Performance, Series, Status
from tests.acts.events import codes, done, token
from tests.acts.heats import FINAL, HUNDRED, Field, field
from web.acts.answers import HeatStale, Refused, Repeated, Saved
from web.acts.competitions import NewCompetition, open_competition
from web.acts.groups import seat_groups
from web.acts.heat_results import confirm_heat, current_version, refusals_of, save_heat, versions_of
from web.acts.heats import Lane, set_start_lists
from web.acts.orders import NewOrder, record_order
from web.acts.removals import remove_entry
from web.acts.withdrawals import withdraw
from web.contests import Contest, contests_of
from web.storage.database import Database
from web.storage.journal import changes
from web.storage.tables import Match

FIRST = "Alfa  12.31\nBeta  12.30\nGama  12.40\nDelta  DNS"
TWO_HUNDRED = Contest("400 m", HUNDRED.stage)


def answer_to(one: Field, match: Match, lines: str, close: bool = True) -> set[tuple[str, str]]:
    """Each refusal of a sheet with the article behind it."""
    sheet = replace(one.sheet(lines), open=not close)
    answer = save_heat(one.session, match.id, sheet, match.version, one.by, token(), close=close)
    assert isinstance(answer, Refused), answer
    return {(each.code, each.source.cite() if each.source else "") for each in answer.refusals}


def test_a_heat_from_its_start_list_to_the_places(database: Database) -> None:
    with database.writing() as session:
        one = field(session)
        heat = one.heat("Alfa Beta Gama Delta")
        assert (heat.number, heat.first_entry, heat.version) == (1, None, 0)
        ranked = one.ranked()
        assert [each.why for each in ranked.overall.rankings[0].unplaced] == [""] * 4
        one.close(heat, FIRST)
        assert one.places() == [(1, "Beta"), (2, "Alfa"), (3, "Gama")]
        assert [each.why for each in one.ranked().overall.rankings[0].unplaced] == ["DNS"]
        assert [change.act for change in changes(session, one.event)][-2:] == ["set start lists", "save sheet"]
        assert changes(session, one.event)[-1].object == "heat 1"


def test_marks_go_in_and_out_exactly(database: Database) -> None:
    with database.writing() as session:
        one = field(session)
        heat = one.heat("Alfa Beta Gama Delta")
        one.close(heat, "Alfa  0.01\nBeta  59:59.99\nGama  12.305\nDelta  2:00:00.07")
    with database.reading() as session:
        (ranked,) = contests_of(session, one.competition)
        marks = {place.side: str(place.facts["mark"]) for place in ranked.overall.rankings[0].places}
    expected = {"Alfa": "1/100", "Beta": "359999/100", "Gama": "1231/100", "Delta": "720007/100"}
    assert marks == {one.key(name): mark for name, mark in expected.items()}


def test_events_are_ranked_each_by_itself(database: Database) -> None:
    with database.writing() as session:
        one = field(session)
        short, long = one.heat("Alfa Beta"), one.heat("Beta Alfa", TWO_HUNDRED)
        one.close(short, "Alfa  12.31\nBeta  12.30")
        one.close(long, "Alfa  58.20\nBeta  58.21")
        assert one.places() == [(1, "Beta"), (2, "Alfa")]
        assert one.places(TWO_HUNDRED) == [(1, "Alfa"), (2, "Beta")]
        assert [each.contest.name for each in contests_of(session, one.competition)] == ["100 m", "400 m"]


def test_an_event_is_ranked_across_its_heats_and_each_heat_by_itself(database: Database) -> None:
    with database.writing() as session:
        one = field(session)
        first, second = one.heats({1: "Alfa Beta", 2: "Gama Delta"})
        one.close(first, "Alfa  12.30\nBeta  12.40")
        assert one.ranked().overall.rankings[0].provisional
        one.close(second, "Gama  12.10\nDelta  12.20")
        assert one.places() == [(1, "Gama"), (2, "Delta"), (3, "Alfa"), (4, "Beta")]
        by_heat = one.ranked().by_heat
        assert by_heat is not None
        orders = [[place.side for place in ranking.places] for ranking in by_heat.rankings]
        assert orders == [[one.key("Alfa"), one.key("Beta")], [one.key("Gama"), one.key("Delta")]]
        assert one.ranked().advance == 2


def test_a_photo_finish_is_decided_for_its_own_event_alone(database: Database) -> None:
    with database.writing() as session:
        one = field(session)
        short, long = one.heat("Alfa Beta", Contest("100 m", FINAL)), one.heat("Alfa Beta", Contest("400 m", FINAL))
        one.close(short, "Alfa  12.31\nBeta  12.31")
        one.close(long, "Alfa  58.20\nBeta  58.20")
        order = NewOrder("committee", [one.entries["Beta"].id, one.entries["Alfa"].id], contest=Contest("100 m", FINAL))
        assert [due.what for due in one.ranked(order.contest).due] == ["committee"]
        done(record_order(session, one.competition, order, one.by))
        assert one.places(Contest("100 m", FINAL)) == [(1, "Beta"), (2, "Alfa")]
        assert one.places(Contest("400 m", FINAL)) == [(1, "Alfa"), (1, "Beta")]
        assert codes(record_order(session, one.competition, order, one.by)) == {"order that no tie waits for"}
        assert codes(record_order(session, one.competition, replace(order, contest=Contest()), one.by))


def test_what_a_start_list_may_not_say(database: Database) -> None:
    with database.writing() as session:
        one = field(session)
        alfa, beta = one.entries["Alfa"].id, one.entries["Beta"].id

        def refused(lists: dict[int, list[Lane]], contest: Contest = HUNDRED) -> set[str]:
            return codes(set_start_lists(session, one.competition, contest, lists, one.by))

        assert refused({1: [Lane(alfa, 1), Lane(beta, 1)]}) == {"lane taken twice"}
        assert refused({1: [Lane(alfa, 0)]}) == {"no such lane"}
        assert refused({1: [Lane(alfa, 1)], 2: [Lane(alfa, 1)]}) == {"entry in two heats"}
        assert refused({0: [Lane(alfa, 1)]}) == {"figure out of range"}
        assert refused({1: [Lane(999, 1)]}) == {"entry of another competition"}
        assert refused({1: [Lane(alfa, 1, "x" * 201)]}) == {"text too long"}
        assert refused({1: [Lane(alfa, 1)]}, Contest("3000 m", FINAL)) == {"no such event of the sport"}
        assert refused({1: [Lane(alfa, 1)]}, Contest("100 m", "semi")) == {"no such stage"}
        done(withdraw(session, one.entries["Beta"], "withdrawn", "Viagem.", one.by))
        assert refused({1: [Lane(beta, 1)]}) == {"already withdrawn"}
        assert contests_of(session, one.competition) == ()


def test_lanes_beyond_those_that_the_regulation_says(database: Database) -> None:
    text = """
        title      = "Atletismo"
        modality   = "atletismo"
        source     = "Inventado para os testes"
        categories = ["male"]

        [[article]]
        number = "1º"
        text   = "Séries de até três raias."
        stage  = [{ name = "eliminatória", kind = "heats", lanes = 3 }]
    """
    with database.writing() as session:
        one = field(session, atletismo=text)
        lanes = [Lane(entry.id, number) for number, entry in enumerate(one.entries.values(), 1)]
        answer = set_start_lists(session, one.competition, HUNDRED, {1: lanes}, one.by)
        assert isinstance(answer, Refused)
        (refusal,) = answer.refusals
        assert (refusal.code, refusal.found, refusal.allowed) == ("no such lane", "4", "1-3")
        assert refusal.source is not None
        assert refusal.source.cite() == "art. 1º"


def test_a_heat_that_has_begun_keeps_its_start_list(database: Database) -> None:
    with database.writing() as session:
        one = field(session)
        first, second = one.heats({1: "Alfa Beta", 2: "Gama Delta"})
        done(save_heat(session, first.id, replace(one.sheet("Alfa  12.31"), open=True), 0, one.by, token()))
        moved = {1: [Lane(one.entries["Gama"].id, 1)], 2: [Lane(one.entries["Alfa"].id, 1)]}
        assert "heat already begun" in codes(set_start_lists(session, one.competition, HUNDRED, moved, one.by))
        only = {1: [Lane(one.entries[name].id, lane) for lane, name in enumerate(("Alfa", "Beta"), 1)]}
        done(set_start_lists(session, one.competition, HUNDRED, only, one.by))
        assert [heat.match.id for heat in one.ranked().heats] == [first.id], "the heat of which nothing is written went"
        assert session.get(Match, second.id) is None


def test_an_entry_on_a_start_list_is_not_removed(database: Database) -> None:
    with database.writing() as session:
        one = field(session)
        one.heat("Alfa Beta")
        used = remove_entry(session, one.entries["Alfa"], one.by)
        assert used is not None
        assert [(use.kind, use.names) for use in used.uses] == [("heat", ("1",))]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("Alfa  12.31", {("performance not entered", "")}),
        ("Alfa  12.31\nBeta  x", {("performance not entered", "")}),
        ("Alfa  12.31 12.30\nBeta  DNS", {("more attempts than there are", "")}),
        ("Alfa  12.31 / 12.30\nBeta  DNS", {("more athletes than play", "art. 2º")}),
        ("Alfa  12.31\nBeta  DNS\nGama  12.4", {("performance of nobody on the start list", "")}),
        ("Alfa  12.31\nBeta  DNS\nAlfa  12.30", {("performance written twice", "")}),
        ("Alfa  12.31; 9s Alfa 3\nBeta  DNS", {("fact that the sport does not count", "")}),
    ],
)
def test_a_closed_sheet_that_cannot_be(database: Database, lines: str, expected: set[tuple[str, str]]) -> None:
    with database.writing() as session:
        one = field(session)
        assert answer_to(one, one.heat("Alfa Beta"), lines) == expected


def test_an_open_sheet_may_lack_what_is_to_come_and_nothing_else(database: Database) -> None:
    with database.writing() as session:
        one = field(session, "bolao")
        heat = one.heat("Alfa Beta", Contest("", "produção"))
        assert isinstance(
            save_heat(session, heat.id, replace(one.sheet("Alfa  130 / 120", "pin"), open=True), 0, one.by, token()),
            Saved,
        )
        wrong = replace(one.sheet("Alfa  181 / 120", "pin"), open=True)
        answer = save_heat(session, heat.id, wrong, 1, one.by, token())
        assert isinstance(answer, Refused)
        (refusal,) = answer.refusals
        assert (refusal.code, refusal.at) == ("mark that cannot be", f"{one.key('Alfa')}.passes.0.0.0")
        assert refusal.source is not None
        assert refusal.source.cite() == "art. 4º"
        closing = refusals_of(session, heat, one.sheet("Alfa  130 / 120\nBeta  DNS", "pin"))
        assert {(each.code, each.source.cite() if each.source else "") for each in closing} == {
            ("number of passes", "art. 6º"),
            ("fewer athletes than can start", "art. 3º"),
        }


def test_athletes_of_whom_nothing_stands_did_not_take_part(database: Database) -> None:
    with database.writing() as session:
        one = field(session, "bolao")
        heat = one.heat("Alfa", Contest("", "produção"))
        four = tuple(Series((pins,), athlete=f"Atleta {pins}") for pins in (130, 131, 132, 133))
        written = (four[0], Series(), *four[1:])
        sheet = HeatSheet((Performance(one.key("Alfa"), one.key("Alfa"), (written, written)),))
        done(save_heat(session, heat.id, sheet, 0, one.by, token(), close=True))
        kept = current_version(session, heat).sheet.performances[0].passes
        assert kept == (four, four)
        assert one.places(Contest("", "produção")) == [(1, "Alfa")]


def test_an_athlete_without_a_figure_is_refused_at_the_row_that_was_typed(database: Database) -> None:
    with database.writing() as session:
        one = field(session, "bolao")
        heat = one.heat("Alfa", Contest("", "produção"))
        rows = [Series((130,)), Series(), Series((131,)), Series(athlete="Fulana Quarta"), Series((132,))]
        sheet = HeatSheet((Performance(one.key("Alfa"), one.key("Alfa"), (tuple(rows), tuple(rows))),))
        answer = save_heat(session, heat.id, sheet, 0, one.by, token(), close=True)
        assert isinstance(answer, Refused)
        at = {refusal.at for refusal in answer.refusals if refusal.code == "performance not entered"}
        assert at == {f"{one.key('Alfa')}.passes.{number}.3" for number in (0, 1)}


def test_every_version_is_kept_and_a_stale_one_is_shown(database: Database) -> None:
    with database.writing() as session:
        one = field(session)
        heat, form = one.heat("Alfa Beta"), token()
        sheet = replace(one.sheet("Alfa  12.31\nBeta  x"), open=True)
        first = save_heat(session, heat.id, sheet, 0, one.by, form)
        assert isinstance(first, Saved)
        assert save_heat(session, heat.id, sheet, 0, one.by, form) == Repeated(first)
        late = save_heat(session, heat.id, one.sheet("Alfa  12.99\nBeta  DNS"), 0, one.by, token(), close=True)
        assert isinstance(late, HeatStale)
        assert late.current.sheet.of(one.key("Alfa")).passes == sheet.of(one.key("Alfa")).passes
        one.close(heat, "Alfa  12.31\nBeta  12.45")
        uncorrected = save_heat(session, heat.id, one.sheet("Alfa  12.31\nBeta  DQ"), 2, one.by, token(), close=True)
        assert codes(uncorrected) == {"correction without a reason"}
        reason = "Queimou a linha."
        done(save_heat(session, heat.id, one.sheet("Alfa  12.31\nBeta  DQ"), 2, one.by, token(), reason, close=True))
        done(confirm_heat(session, heat.id, 3, one.by, token()))
        kept = [(each.version, each.state, each.reason) for each in versions_of(session, heat)]
        assert kept == [(1, "open", ""), (2, "closed", ""), (3, "closed", reason), (4, "confirmed", "")]
        assert versions_of(session, heat)[-1].sheet.of(one.key("Beta")).status is Status.DQ


def test_an_open_heat_is_not_confirmed(database: Database) -> None:
    with database.writing() as session:
        one = field(session)
        heat = one.heat("Alfa Beta")
        assert codes(confirm_heat(session, heat.id, 0, one.by, token())) == {"sheet not closed"}


def test_a_competition_of_marks_has_neither_groups_nor_legs(database: Database) -> None:
    with database.writing() as session:
        one = field(session)
        new = NewCompetition("bolao", "male", "Bolão", advance=2, legs=2)
        answer = open_competition(session, one.event, new, one.by)
        assert isinstance(answer, Refused)
        assert {(each.code, each.at) for each in answer.refusals} == {
            ("competition of marks", "advance"),
            ("competition of marks", "legs"),
        }
        seats = [[entry.id for entry in one.entries.values()]]
        assert codes(seat_groups(session, one.competition, seats, one.by)) == {"competition of marks"}


def test_a_competition_of_matches_has_no_heats(database: Database) -> None:
    with database.writing() as session:
        one = field(session)
        futsal = done(open_competition(session, one.event, NewCompetition("futsal", "male", "Futsal"), one.by))
        assert codes(set_start_lists(session, futsal, Contest(), {1: [Lane(1, 1)]}, one.by)) == {
            "competition of matches"
        }
