"""Acts of discipline: who is kept out of a line-up, cards from elsewhere, rulings that act and are revoked."""

from datetime import date
from fractions import Fraction

import pytest
from fastapi import Request

from core.play.sheet import Ending, Sheet
from core.rules.forms import Duration, Money
from core.rules.refusal import Refusal
from tests.acts.discipline import FILES, Games, another, games, play, ruling, saved
from tests.acts.events import codes, done, token
from web.acts.answers import Refused
from web.acts.brought import NewBrought, bring, take_back
from web.acts.removals import remove_delegation
from web.acts.results import confirm, save_sheet
from web.acts.rulings import article_of, rule
from web.acts.walkovers import walkover
from web.acts.withdrawals import withdraw
from web.facts.carried import Offer, offers
from web.facts.discipline import Kept
from web.rulings import regulation_of, standings_of
from web.storage import find
from web.storage.database import Database, Session
from web.storage.rulings import in_force, rulings
from web.visit import Visit


def refusals(answer: object) -> tuple[Refusal, ...]:
    assert isinstance(answer, Refused), answer
    return answer.refusals


# ------------------------------------------------------------------------------------------ line-ups


def test_a_suspended_athlete_is_kept_out_of_the_next_match_with_article_and_matches(database: Database) -> None:
    with database.writing() as session:
        of = games(session)
        first, second, third = of.of("Alfa")
        saved(play(session, of, first, ("red", "Alfa", "7 Caio")))
        (no,) = refusals(play(session, of, second, line_up=("7 Caio", "8 Davi"), side="Alfa", close=False))
        assert (no.code, no.found, no.at) == ("suspended athlete", "7 Caio", f"line_ups.{of.side(second, 'Alfa')}")
        assert no.params == {"since": str(first.number), "matches": str(second.number)}
        assert no.source is not None
        assert no.source.cite() == "art. 6º"
        saved(play(session, of, second, line_up=("8 Davi",), side="Alfa"))
        saved(play(session, of, third, line_up=("7 Caio",), side="Alfa"))


def test_a_suspended_athlete_is_given_no_card_as_a_player(database: Database) -> None:
    with database.writing() as session:
        of = games(session)
        first, second, _ = of.of("Alfa")
        saved(play(session, of, first, ("red", "Alfa", "Caio")))
        assert codes(play(session, of, second, ("yellow", "Alfa", "caio"))) == {"suspended athlete"}
        saved(play(session, of, second, ("yellow", "Alfa", "Davi")))


def test_whoever_a_closed_sheet_already_has_can_still_be_written(database: Database) -> None:
    """The red is written after the next match was played: what happened there is not undone."""
    with database.writing() as session:
        of = games(session)
        first, second, _ = of.of("Alfa")
        saved(play(session, of, second, line_up=("Caio",), side="Alfa"))
        saved(play(session, of, first, ("red", "Alfa", "Caio")))
        saved(confirm(session, second.id, second.version, of.by, token()))
        saved(play(session, of, second, score=(100, 8), line_up=("Caio",), side="Alfa"))
        found = standings_of(session, of.competition).book
        assert found.suspensions[0].misses == (str(of.of("Alfa")[2].id),)


def test_the_third_yellow_over_three_matches_suspends_for_none_where_none_is_left(database: Database) -> None:
    with database.writing() as session:
        of = games(session)
        for match in of.of("Alfa"):
            saved(play(session, of, match, ("yellow", "Alfa", "Caio")))
        (only,) = standings_of(session, of.competition).book.suspensions
        assert (only.misses, only.left, only.why.source.cite()) == ((), 1, "art. 6º")


# ------------------------------------------------------------------------------------------ over matches and games


def test_two_yellows_of_two_matches_lose_the_second_in_the_table(database: Database) -> None:
    with database.writing() as session:
        of = games(session, "domino")
        first, second, _ = of.of("Alfa")
        saved(play(session, of, first, ("yellow", "Alfa", "Ana")))
        saved(play(session, of, second, ("yellow", "Alfa", "Ana")))
        outcome = standings_of(session, of.competition).outcomes[str(second.id)]
        assert outcome.losers == {of.side(second, "Alfa")}
        assert outcome.why is not None
        assert outcome.why.source.cite() == "art. 53"


def test_cards_of_another_competition_of_the_games_come_along_by_name(database: Database) -> None:
    with database.writing() as session:
        of = games(session, "domino", "male")
        mixed = another(session, of.event, of.by, "domino", "mixed", hour=1)
        saved(play(session, of, of.of("Alfa")[0], ("yellow", "Alfa", "Ana")))
        second = mixed.of("Alfa")[0]
        saved(play(session, mixed, second, ("yellow", "Alfa", "ANA")))
        assert standings_of(session, mixed.competition).outcomes[str(second.id)].losers == {mixed.side(second, "Alfa")}
        mine = standings_of(session, of.competition)
        assert all(not outcome.losers & {of.side(of.of("Alfa")[0], "Alfa")} for outcome in mine.outcomes.values())


def test_brought_cards_count_and_are_taken_back(database: Database) -> None:
    with database.writing() as session:
        of = games(session, "domino")
        first = of.of("Alfa")[0]
        row = done(bring(session, of.entry("Alfa"), NewBrought("Ana", "yellow", 1, "Copa", date(2026, 3, 1)), of.by))
        saved(play(session, of, first, ("yellow", "Alfa", "Ana")))
        assert standings_of(session, of.competition).outcomes[str(first.id)].losers == {of.side(first, "Alfa")}
        take_back(session, row, of.by)
        assert standings_of(session, of.competition).outcomes[str(first.id)].winner == 0


@pytest.mark.parametrize(
    ("new", "code"),
    [
        (NewBrought("Ana", "yellow", 1, "Copa", date(2025, 12, 31)), "card of a year that is over"),
        (NewBrought("Ana", "green", 1, "Copa", date(2026, 3, 1)), "no such card"),
        (NewBrought("", "yellow", 1, "Copa", date(2026, 3, 1)), "text missing"),
        (NewBrought("Ana", "yellow", 0, "Copa", date(2026, 3, 1)), "figure out of range"),
    ],
)
def test_what_is_no_brought_card(sqlite_database: Database, new: NewBrought, code: str) -> None:
    with sqlite_database.writing() as session:
        of = games(session, "domino")
        assert codes(bring(session, of.entry("Alfa"), new, of.by)) == {code}


# ------------------------------------------------------------------------------------------ rulings


def test_a_ruling_is_numbered_acts_and_is_revoked_by_another(database: Database) -> None:
    with database.writing() as session:
        of = games(session)
        match = of.of("Alfa")[0]
        winner = (
            "Alfa" if of.side(match, "Alfa") == 0 else next(e.name for e in of.entries if e.id == match.first_entry)
        )
        saved(play(session, of, match))
        loss = done(rule(session, of.event, ruling("loss", entry=of.entry(winner).id, match=match.number), of.by, "a"))
        outcome = standings_of(session, of.competition).outcomes[str(match.id)]
        assert (outcome.winner, outcome.points, outcome.why.source.cite() if outcome.why else "") == (
            1,
            (0, 3),
            "decisão 1",
        )
        revoke = done(rule(session, of.event, ruling("revocation", revokes=loss.number), of.by, "b"))
        assert revoke.number == 2
        assert standings_of(session, of.competition).outcomes[str(match.id)].winner == 0
        again = rule(session, of.event, ruling("revocation", revokes=loss.number), of.by, "c")
        assert codes(again) == {"ruling already revoked"}
        assert in_force(rulings(session, of.event.id)) == []


def test_a_revocation_may_itself_be_revoked(sqlite_database: Database) -> None:
    with sqlite_database.writing() as session:
        of = games(session)
        alfa = of.entry("Alfa").id
        done(rule(session, of.event, ruling("points", entry=alfa, points=-1), of.by, "a"))
        done(rule(session, of.event, ruling("revocation", revokes=1), of.by, "b"))
        done(rule(session, of.event, ruling("revocation", revokes=2), of.by, "c"))
        assert [row.number for row in in_force(rulings(session, of.event.id))] == [1]


def test_the_same_form_twice_is_one_ruling(database: Database) -> None:
    with database.writing() as session:
        of = games(session)
        new = ruling("points", entry=of.entry("Alfa").id, points=Fraction(-1, 2))
        assert done(rule(session, of.event, new, of.by, "a")).id == done(rule(session, of.event, new, of.by, "a")).id
        points = {
            p.side: p.facts["table points"] for r in standings_of(session, of.competition).rankings for p in r.places
        }
        assert points[str(of.entry("Alfa").id)] == Fraction(-1, 2)


def test_a_board_suspends_a_delegations_athlete_in_every_competition(database: Database) -> None:
    with database.writing() as session:
        of = games(session)
        other = another(session, of.event, of.by, "domino", "male")
        alfa = of.entry("Alfa").delegation_id
        new = ruling("suspension", delegation=alfa, athlete="Caio", length=Duration(2, "days"))
        done(rule(session, of.event, new, of.by, "a"))
        for each in (of, other):
            match = next(m for m in each.of("Alfa") if m.starts_at and m.starts_at.day == 19)
            assert codes(play(session, each, match, line_up=("Caio",), side="Alfa", close=False)) == {
                "suspended athlete until a day"
            }


def test_an_admission_by_exception_lets_the_athlete_play_that_match(database: Database) -> None:
    with database.writing() as session:
        of = games(session)
        first, second, _ = of.of("Alfa")
        saved(play(session, of, first, ("red", "Alfa", "Caio")))
        new = ruling("admission", entry=of.entry("Alfa").id, athlete="Caio", match=second.number)
        done(rule(session, of.event, new, of.by, "a"))
        saved(play(session, of, second, line_up=("Caio",), side="Alfa"))


def test_an_expelled_athlete_and_an_excluded_side(database: Database) -> None:
    with database.writing() as session:
        of = games(session)
        first, second, _ = of.of("Alfa")
        saved(play(session, of, first))
        alfa = of.entry("Alfa")
        done(
            rule(session, of.event, ruling("expulsion", entry=alfa.id, athlete="Caio", match=first.number), of.by, "a")
        )
        assert codes(play(session, of, second, line_up=("Caio",), side="Alfa", close=False)) == {"expelled athlete"}
        done(rule(session, of.event, ruling("exclusion", delegation=alfa.delegation_id), of.by, "b"))
        found = standings_of(session, of.competition)
        assert found.put_out[str(alfa.id)].source.cite() == "decisão 2"
        assert found.outcomes[str(second.id)].losers == {of.side(second, "Alfa")}


def test_a_replay_opens_the_match_until_it_has_a_new_sheet(database: Database) -> None:
    with database.writing() as session:
        of = games(session)
        match = of.of("Alfa")[0]
        saved(play(session, of, match, score=(1, 0)))
        done(rule(session, of.event, ruling("replay", match=match.number), of.by, "a"))
        assert str(match.id) not in standings_of(session, of.competition).outcomes
        session.refresh(match)
        saved(confirm(session, match.id, match.version, of.by, token()))
        assert str(match.id) not in standings_of(session, of.competition).outcomes
        saved(play(session, of, match, score=(1, 0)))
        assert standings_of(session, of.competition).outcomes[str(match.id)].points == (1, 0)


@pytest.mark.parametrize(
    ("what", "more", "code"),
    [
        ("nonsense", {}, "unknown kind of ruling"),
        ("points", {"points": 1}, "ruling about nobody"),
        ("points", {"entry": True}, "points missing"),
        ("suspension", {"entry": True, "athlete": "Caio"}, "length missing"),
        ("suspension", {"entry": True, "athlete": "Caio", "length": Duration(2, "year")}, "longer than the longest"),
        ("suspension", {"entry": True, "length": Duration(2, "matches")}, "ruling without an athlete"),
        ("loss", {"entry": True}, "ruling without a match"),
        ("loss", {"entry": True, "match": 9999}, "no such match"),
        ("loss", {"entry": True, "match": "other"}, "match of other sides"),
        ("loss", {"entry": True, "match": "own", "score": "as you like"}, "not a score"),
        ("replay", {"match": "own"}, "match without a sheet to replay"),
        ("fine", {"entry": True}, "fine missing"),
        ("fine", {"entry": True, "fine": Money(0, "BRL")}, "fine missing"),
        ("omitted case", {"article": "99º"}, "no such article"),
        ("revocation", {"revokes": 5}, "no such ruling"),
    ],
)
def test_what_is_no_ruling(sqlite_database: Database, what: str, more: dict[str, object], code: str) -> None:
    with sqlite_database.writing() as session:
        of = games(session)
        if more.get("entry"):
            more = more | {"entry": of.entry("Alfa").id}
        if more.get("match") == "own":
            more = more | {"match": of.of("Alfa")[0].number}
        if more.get("match") == "other":
            own = {match.number for match in of.of("Alfa")}
            more = more | {"match": next(m.number for m in of.matches if m.number not in own)}
        assert codes(rule(session, of.event, ruling(what, **more), of.by, "a")) == {code}


def test_all_reasons_come_together_and_nothing_is_written(sqlite_database: Database) -> None:
    with sqlite_database.writing() as session:
        of = games(session)
        before = of.event.revision
        answer = rule(session, of.event, ruling("suspension", article="99º", entry=of.entry("Alfa").id), of.by, "a")
        assert codes(answer) == {"ruling without an athlete", "length missing", "no such article"}
        assert (of.event.revision, rulings(session, of.event.id)) == (before, [])


@pytest.mark.parametrize(
    ("written", "found"), [("futsal, 6º", "6º"), ("6º", "6º"), ("art. 53", "53"), ("geral, 7", "7º"), ("99", None)]
)
def test_an_article_is_found_as_printed(sqlite_database: Database, written: str, found: str | None) -> None:
    with sqlite_database.writing() as session:
        of = games(session)
        article = article_of(regulation_of(session, of.event), written)
        assert (article.number if article else None) == found


def test_what_a_ruling_names_is_not_removed(sqlite_database: Database) -> None:
    with sqlite_database.writing() as session:
        of = games(session)
        alone = next(d for d in find.delegations(session, of.event.id))
        done(rule(session, of.event, ruling("fine", delegation=alone.id, fine=Money(10, "BRL")), of.by, "a"))
        assert remove_delegation(session, alone, of.by) is not None


# ------------------------------------------------------------------------------------------ who leaves


def test_two_absences_put_a_side_out_and_cost_money(database: Database) -> None:
    with database.writing() as session:
        of = games(session)
        first, second, third = of.of("Alfa")
        for match in (first, second):
            missing = frozenset({of.side(match, "Alfa")})
            saved(walkover(session, match.id, missing, match.version, of.by, token()))
        found = standings_of(session, of.competition)
        assert found.put_out[str(of.entry("Alfa").id)].source.cite() == "art. 8º"
        assert found.outcomes[str(third.id)].losers == {of.side(third, "Alfa")}
        assert [(fine.money.amount, fine.why.source.cite()) for fine in found.book.fines] == [(100, "art. 8º")] * 2


def test_the_open_match_of_a_side_that_leaves_is_decided(database: Database) -> None:
    """C05: a match in play when a side leaves goes to its rival, and the round closes."""
    with database.writing() as session:
        of = games(session)
        match = of.of("Alfa")[0]
        saved(play(session, of, match, score=(1, 0), close=False))
        assert str(match.id) not in standings_of(session, of.competition).outcomes
        done(withdraw(session, of.entry("Alfa"), "withdrawn", "Voltou para casa", of.by))
        found = standings_of(session, of.competition)
        assert found.outcomes[str(match.id)].losers == {of.side(match, "Alfa")}
        assert {str(each.id) for each in of.of("Alfa")} <= set(found.outcomes)


def test_athletes_of_a_side_that_left_are_barred_elsewhere_for_the_time_that_an_article_says(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    article = (
        '\n[[article]]\nnumber = "9º"\ntext = "Quem desiste fica fora."\nwithdrawal = { athletes_barred = "30 days" }\n'
    )
    monkeypatch.setitem(FILES, "futsal.toml", FILES["futsal.toml"] + article)
    with database.writing() as session:
        of = games(session)
        other = another(session, of.event, of.by, "domino", "male")
        saved(play(session, of, of.of("Alfa")[0], line_up=("Caio",), side="Alfa"))
        done(withdraw(session, of.entry("Alfa"), "withdrawn", "Voltou para casa", of.by))
        answer = play(session, other, other.of("Alfa")[2], line_up=("Caio", "Davi"), side="Alfa", close=False)
        assert [(no.code, no.found) for no in refusals(answer)] == [("suspended athlete until a day", "Caio")]


def test_a_walkover_sheet_keeps_nobody_out(sqlite_database: Database) -> None:
    with sqlite_database.writing() as session:
        of = games(session)
        match = of.of("Alfa")[0]
        sheet = Sheet(ending=Ending.WALKOVER, missing=frozenset({0}))
        saved(save_sheet(session, match.id, sheet, 0, of.by, token(), close=True))


def test_cards_of_earlier_games_are_offered_once_and_only_of_the_same_year(database: Database) -> None:
    with database.writing() as session:
        before = games(session, "domino", slug="copa")
        before.event.starts = before.event.ends = date(2026, 3, 1)
        saved(play(session, before, before.of("Alfa")[0], ("yellow", "Alfa", "7 Ana"), ("yellow", "Alfa", "9")))
        older = games(session, "domino", slug="antiga")
        older.event.starts = older.event.ends = date(2025, 12, 1)
        saved(play(session, older, older.of("Alfa")[0], ("yellow", "Alfa", "Ana")))
        of = games(session, "domino")
        assert [(one.athlete, one.card, one.times, one.on) for one in _offered(session, of)] == [
            ("7 Ana", "yellow", 1, "2026-03-01")
        ]
        (offer,) = _offered(session, of)
        new = NewBrought(offer.athlete, offer.card, offer.times, offer.source, date.fromisoformat(offer.on))
        done(bring(session, of.entry("Alfa"), new, of.by))
        assert _offered(session, of) == []


def _offered(session: Session, of: Games) -> list[Offer]:
    visit = Visit(request=Request({"type": "http"}), session=session, language="pt-BR", event=of.event)
    return list(offers(Kept(visit, of.competition)))
