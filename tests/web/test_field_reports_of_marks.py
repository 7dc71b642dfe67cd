"""Faults reported of other software, tried here on marks: equal marks, missing times, decimals, who goes on."""

import csv
import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO, StringIO

import pytest
from pypdf import PdfReader

from core.competition import Record, standings
from core.play.performance import Performance, Series
from modalities.atletismo import MODALITY
from tests.acts.events import done, token
from tests.acts.heats import Field, field
from tests.web.site import Site, words
from web.acts.answers import Refused, Saved
from web.acts.heat_results import save_heat
from web.acts.orders import NewOrder, record_order
from web.app import create_app
from web.contests import Contest
from web.rulings import ruleset_of
from web.storage.database import Database

HEAD = """
title      = "Atletismo"
modality   = "atletismo"
source     = "Inventado para os testes"
categories = ["male"]
"""
ARTICLE = """
[[article]]
number = "{number}º"
text   = "Inventado."
{rules}
"""
ROAD = Contest("10 km", "")


def regulation(*rules: str) -> str:
    """A file of athletics with these rules, an article each."""
    return HEAD + "".join(ARTICLE.format(number=number, rules=each) for number, each in enumerate(rules, 1))


@contextmanager
def held(database: Database, *rules: str) -> Iterator[Field]:
    """A competition under these rules, in a session that writes."""
    with database.writing() as session:
        yield field(session, atletismo=regulation(*rules))


def page(database: Database, path: str = "") -> str:
    """The public page of the competition, as text."""
    return words(Site(create_app(database), database).visitor().get(f"/jogos/atletismo-male{path}"))


def file(database: Database) -> list[list[str]]:
    """The lines of the CSV without their head."""
    body = Site(create_app(database), database).visitor().get("/jogos/atletismo-male.csv").content
    return list(csv.reader(StringIO(body.decode("utf-8-sig")), delimiter=";"))[1:]


def paper(database: Database) -> str:
    body = Site(create_app(database), database).visitor().get("/jogos/atletismo-male.pdf").content
    return re.sub(r"\s+", " ", " ".join(each.extract_text() for each in PdfReader(BytesIO(body)).pages))


def test_j01_equal_times_share_the_place_on_the_page_on_paper_in_files_and_in_points(database: Database) -> None:
    rules = ('event = [{ name = "10 km", kind = "individual" }]', "table_points = { by_place = [13, 8, 5, 3] }")
    with held(database, *rules, 'tiebreak = { any = ["shared"] }') as one:
        one.close(one.heat("Alfa Beta Gama Delta", ROAD), "Alfa  38:00\nBeta  40:00\nGama  40:00\nDelta  42:00")
        (ranking,) = one.ranked(ROAD).overall.rankings
        assert [(place.place, place.facts["table points"]) for place in ranking.places] == [
            (1, 13),
            (2, 8),
            (2, 8),
            (4, 3),
        ]
    lines = [(line[1], line[2], line[-2]) for line in file(database)]
    assert lines == [
        ("1", "Cooperativa Alfa Inventada Ltda.", "38:00,00"),
        ("2", "Cooperativa Beta Inventada Ltda.", "40:00,00"),
        ("2", "Cooperativa Gama Inventada Ltda.", "40:00,00"),
        ("4", "Cooperativa Delta Inventada Ltda.", "42:00,00"),
    ]
    told = page(database)
    assert re.search(r"1 Alfa .*2 Beta .*2 Gama .*4 Delta", told)
    assert re.search(
        r"1 Cooperativa Alfa .*2 Cooperativa Beta .*2 Cooperativa Gama .*4 Cooperativa Delta", paper(database)
    )


@pytest.mark.parametrize(("better", "best"), [("lower", ["Beta", "Alfa"]), ("higher", ["Alfa", "Beta"])])
def test_j03_who_has_no_mark_is_never_first_and_an_empty_line_keeps_the_heat_open(
    database: Database, better: str, best: list[str]
) -> None:
    contest = Contest("100 m", "")
    with held(database, f'performance = {{ better = "{better}" }}') as one:
        heat = one.heat("Alfa Beta Gama Delta", contest)
        empty = save_heat(
            one.session, heat.id, one.sheet("Alfa  12.31\nBeta  12.30\nGama  DNF"), 0, one.by, token(), close=True
        )
        assert isinstance(empty, Refused)
        assert [(each.code, each.at) for each in empty.refusals] == [("performance not entered", one.key("Delta"))]
        for word in ("DNS", "DQ"):
            reason = "Outra palavra." if heat.version else ""
            sheet = one.sheet(f"Alfa  12.31\nBeta  12.30\nGama  DNF\nDelta  {word}")
            saved = save_heat(one.session, heat.id, sheet, heat.version, one.by, token(), reason, close=True)
            assert isinstance(saved, Saved)
            assert one.places(contest) == [(1, best[0]), (2, best[1])]
            (ranking,) = one.ranked(contest).overall.rankings
            assert [each.why for each in ranking.unplaced] == ["DNF", word]
    told = page(database)
    assert "não terminou" in told
    assert "desclassificado" in told
    assert [line[1] for line in file(database)] == ["1", "2", "", ""]


def test_j05_field_marks_have_the_decimals_that_officials_expect(database: Database) -> None:
    jump, put = Contest("Salto", ""), Contest("Peso", "")
    rules = (
        'event = [{ name = "Salto", kind = "individual" }, { name = "Peso", kind = "individual" }]',
        'performance = { better = "higher", precision = "1 cm", attempts = 3 }',
    )
    with held(database, *rules) as one:
        one.close(one.heat("Alfa Beta Gama Delta", jump), "Alfa  5\nBeta  5.1\nGama  5,10\nDelta  5.123", "m")
        one.close(one.heat("Alfa Beta", put), "Alfa  10\nBeta  9,999", "m")
    told, lines = page(database), file(database)
    for shown in ("5,00 m", "5,10 m", "5,12 m", "10,00 m", "9,99 m"):
        assert shown in told.replace("\N{NO-BREAK SPACE}", " "), shown
    assert [line[3].replace("\N{NO-BREAK SPACE}", " ") for line in lines[:4]] == [
        "5,12 m",
        "5,10 m",
        "5,10 m",
        "5,00 m",
    ]


def test_j05_a_finer_mark_is_refused_where_the_sport_says_so(database: Database) -> None:
    with database.writing() as session:
        one = field(session, "bolao")
        heat = one.heat("Alfa", Contest("", "produção"))
        answer = save_heat(session, heat.id, one.sheet("Alfa  130,5", "pin"), 0, one.by, token())
        assert isinstance(answer, Refused)
        assert [(each.code, each.found, each.allowed) for each in answer.refusals] == [
            ("mark finer than its precision", "130.5", "1 pin")
        ]


MIXED = {f"side {number:02d}": number for number in range(1, 31)}
"""Thirty of one list, by their place in it."""
JUNIORS = tuple(f"side {number:02d}" for number in (3, 5, 8, 11, 14, 17, 20, 23, 26, 29))
"""Ten juniors: the eighth is 23rd overall."""


def mixed(*, level: bool) -> Record:
    """The heats of all, of whom juniors alone are compared; ``level``: the eighth and the ninth of them."""
    performances = tuple(
        Performance(
            side, side, ((Series((1000 + (26 if level and number == 23 else number),)),),), stage="eliminatória"
        )
        for side, number in MIXED.items()
    )
    return Record((), performances=performances, stage="eliminatória", across=JUNIORS)


def test_j07_the_first_eight_are_eight_and_not_the_places_up_to_the_eighth(database: Database) -> None:
    stages = 'stage = [{ name = "eliminatória", kind = "heats", advance = 8 }, { name = "final", kind = "heats" }]'
    with held(database, stages, 'tiebreak = { any = ["shared"] }') as one:
        found = standings(mixed(level=False), ruleset_of(one.session, one.competition), MODALITY)
        (ranking,) = found.rankings
        assert [place.place for place in ranking.places if place.side == "side 23"] == [8]
        assert ranking.inside(8) == frozenset(JUNIORS[:8])


@pytest.mark.parametrize(
    ("last", "due"), [("lot", ["lot"]), ("play-off", ["play-off"]), ("committee", ["committee"]), ("shared", [])]
)
def test_j07_a_tie_for_the_eighth_place_waits_for_what_the_regulation_says(
    database: Database, last: str, due: list[str]
) -> None:
    stages = 'stage = [{ name = "eliminatória", kind = "heats", advance = 8 }, { name = "final", kind = "heats" }]'
    with held(database, stages, f'tiebreak = {{ any = ["{last}"] }}') as one:
        found = standings(mixed(level=True), ruleset_of(one.session, one.competition), MODALITY)
        (ranking,) = found.rankings
        assert [(place.place, place.side) for place in ranking.places if place.place == 8] == [
            (8, "side 23"),
            (8, "side 26"),
        ]
        assert ranking.inside(8) == frozenset(JUNIORS[:7]), "neither of the two, nor both, before it is parted"
        assert [each.what for each in found.due] == due


def test_j07_the_page_says_what_the_tie_for_the_last_lane_waits_for(database: Database) -> None:
    stages = 'stage = [{ name = "eliminatória", kind = "heats", advance = 2 }, { name = "final", kind = "heats" }]'
    with held(database, stages, 'tiebreak = { any = ["play-off"] }') as one:
        first = Contest("100 m", "eliminatória")
        one.close(one.heat("Alfa Beta Gama Delta", first), "Alfa  12.00\nBeta  12.10\nGama  12.10\nDelta  12.30")
        (ranking,) = one.ranked(first).overall.rankings
        assert ranking.inside(2) == {one.key("Alfa")}
    told = page(database)
    assert "Jogo extra pendente lugar em aberto" in told
    assert "Beta e Gama" in told
    with database.writing() as session:
        again = Field(session, one.event, one.competition, one.entries, one.by)
        order = [one.entries["Gama"].id, one.entries["Beta"].id]
        done(record_order(session, one.competition, NewOrder("play-off", order, contest=first), one.by))
        (ranking,) = again.ranked(first).overall.rankings
        assert ranking.inside(2) == {one.key("Alfa"), one.key("Gama")}


def test_j09_two_seconds_and_no_third_and_the_points_of_shared_places(database: Database) -> None:
    points = "table_points = { by_place = [13, 8, 5, 3, 2, 1] }"
    with held(database, points, 'tiebreak = { any = ["shared"] }') as one:
        contest = Contest("100 m", "")
        one.close(one.heat("Alfa Beta Gama Delta", contest), "Alfa  12.00\nBeta  12.10\nGama  12.10\nDelta  12.30")
        (ranking,) = one.ranked(contest).overall.rankings
        given = [(place.place, place.facts["table points"]) for place in ranking.places]
        assert given == [(1, 13), (2, 8), (2, 8), (4, 3)], "two silvers and no bronze: nobody is third"


def test_a07_level_marks_without_a_further_criterion_say_what_remains(database: Database) -> None:
    with held(database, 'tiebreak = { any = ["lot"] }') as one:
        contest = Contest("100 m", "")
        one.close(one.heat("Alfa Beta Gama Delta", contest), "Alfa  12.00\nBeta  12.00\nGama  12.10\nDelta  12.30")
        assert [(due.what, set(due.sides)) for due in one.ranked(contest).due] == [
            ("lot", {one.key("Alfa"), one.key("Beta")})
        ]
    told = page(database)
    assert re.search(r"1 Alfa .*1 Beta .*3 Gama", told)
    assert "Sorteio pendente lugar em aberto" in told
    assert [line[-1] for line in file(database)] == ["espera uma decisão"] * 2 + ["definitiva"] * 2


def test_a09_before_anything_is_measured_every_page_opens_and_nobody_leads(database: Database) -> None:
    with held(database) as one:
        one.heat("Alfa Beta", Contest("100 m", ""))
    visitor = Site(create_app(database), database).visitor()
    for ending in ("", ".pdf", ".csv", ".xlsx", "/por-que/1"):
        assert visitor.get(f"/jogos/atletismo-male{ending}").status_code == 200, ending
    assert visitor.get("/jogos/series/1").status_code == 200
    assert visitor.get("/jogos/series/1.pdf").status_code == 200
    assert [line[1] for line in file(database)] == ["", ""]
    assert not re.search(r"\b(inf|nan|∞)\b", page(database))
