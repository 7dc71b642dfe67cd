"""The four regulations of dominoes: what each states where, what is a reading, thresholds up to the settled sheet."""

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from core.discipline.book import Brought
from core.discipline.keep import book
from core.play.format import Format, match_format
from core.play.match import Match
from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Ending, Incident, Pair, Part, Segment, Sheet
from core.rules.article import Article, Cited
from core.rules.forms import Duration, Range
from modalities.catalogue import find
from modalities.domino import count, starter
from regulations.find import folder_of
from regulations.finding import RegulationError
from regulations.read import Regulation, load, load_files

A, B = 0, 1
DOMINO = find("domino")
NAMES = ("comunidades", "fid", "venezuela", "espana")


@cache
def regulation(name: str, noted: str = "") -> Regulation:
    """The regulation; ``noted`` are figures that the committee sets by a note."""
    plain = load(folder_of(f"domino-{name}"), find)
    if not noted:
        return plain
    note = '[[note]]\nnumber = 1\ndate = 2027-05-02\nreason = "r"\nsigned = "c"\ntext = "t"\nplayed = "recomputed"\n'
    return load_files({**plain.files, "notes.toml": f"{note}{noted}\n"}, find)


def rules(name: str, noted: str = "", category: str = "") -> Format:
    found = regulation(name, noted)
    assert DOMINO is not None
    return match_format(found.ruleset("domino", category or found.categories("domino")[0]), DOMINO)


def figure(name: str, path: str, category: str = "") -> Cited[Any]:
    found = regulation(name)
    cited = found.ruleset("domino", category or found.categories("domino")[0]).figure(path)
    assert cited is not None, path
    return cited


def points(*pairs: Pair, **rest: Any) -> Sheet:
    return Sheet(segments=tuple(Segment(pair) for pair in pairs), **rest)


def hands(*parts: Part) -> Sheet:
    return Sheet(segments=(Segment((0, 0), parts),))


def fault(side: int, name: str, athlete: str = "") -> Part:
    return Part(side, infraction=name, athlete=athlete)


def told(sheet: Sheet, form: Format) -> object:
    """Winner and points where the sheet is accepted, its refusals with their articles where it is not."""
    found = settle(sheet, form)
    if isinstance(found, Outcome):
        return found.winner, found.points
    return [(each.code, each.source.cite() if each.source else "") for each in found]


# ------------------------------------------------------------------------------------------------- what stands where


@pytest.mark.parametrize(
    ("name", "path", "value", "where"),
    [
        ("comunidades", "entry.per_delegation", 1, "general, 5"),
        ("comunidades", "match.target", 300, "domino, 03"),
        ("comunidades", "values.level_block", "blocker loses", "domino, 08"),
        ("comunidades", "table_points.win", 2, "domino, 08, pontuação"),
        ("comunidades", "match.overshoot", "kept", "domino, 09"),
        ("comunidades", "infraction.threatened tile.points", 10, "domino, 11"),
        ("comunidades", "infraction.false pass.points", 40, "domino, 12"),
        ("comunidades", "infraction.gato.points", 40, "domino, 13"),
        ("comunidades", "infraction.signals.points", 50, "domino, 14"),
        ("comunidades", "infraction.signals.again", ({"side": "disqualified"},), "domino, 14"),
        ("comunidades", "infraction.shown tile.points", 10, "domino, 15"),
        ("comunidades", "infraction.out of turn.points", 10, "domino, 16"),
        ("comunidades", "penalties.points_go", "from the offender", "domino, 17"),
        ("comunidades", "roster.substitutions_when", "between matches", "domino, 18"),
        ("comunidades", "match.time.move", Duration(1, "min"), "domino, 19"),
        ("fid", "card.red.loses", "match", "domino, 53"),
        ("fid", "card.red.score", "target to 0", "domino, 53"),
        ("fid", "discipline.longest", Duration(1, "year"), "domino, 53, parágrafo único"),
        ("fid", "discipline.cards_over", "year", "domino, 53, parágrafo único"),
        ("fid", "match.time.move", Duration(20, "s"), "domino, 54"),
        ("fid", "penalties.points_go", "from the offender", "domino, 64"),
        ("fid", "abandonment.score", "target to 0", "domino, 72"),
        ("fid", "abandonment.partner", "goes on", "domino, 72"),
        ("fid", "infraction.disobedience.loses", "match", "general, 78"),
        ("fid", "protest.deadline", None, "general, 85"),
        ("fid", "eligibility.same", "nationality", "general, 88"),
        ("venezuela", "values.winner_writes", "losing side", "domino, 22"),
        ("venezuela", "values.level_block", "counts for the starts", "domino, 23"),
        ("venezuela", "walkover.tolerance.first", Duration(10, "min"), "domino, 26, B"),
        ("venezuela", "match.time.at_limit", "leader wins", "domino, 26, C"),
        ("venezuela", "match.time.move", Duration(1, "min"), "domino, 29"),
        ("espana", "values.winner_writes", "all left", "domino, 18º"),
        ("espana", "match.overshoot", "kept", "domino, 18º"),
        ("espana", "abandonment.score", "completed", "domino, 20º"),
        ("espana", "roster.line_up", None, "domino, 38.1"),
        ("espana", "encounter.wins_with", "more than half", "domino, 39.1"),
        ("espana", "table_points.draw", 1, "domino, 39.2"),
        ("espana", "roster.to_start", 12, "domino, 40, B"),
        ("espana", "walkover.justified", "new date", "domino, 43.2"),
        ("espana", "withdrawal.annulled_if", "before the end of the first leg", "domino, 45.1"),
    ],
)
def test_a_stated_figure_cites_its_article(name: str, path: str, value: object, where: str) -> None:
    cited = figure(name, path)
    assert isinstance(cited.source, Article)
    assert where in {f"{each.file}, {each.number}" for each in (cited.source, *cited.also)}
    assert cited.inferred is None
    assert value is None or cited.value == value


@pytest.mark.parametrize(
    ("name", "path", "where"),
    [
        ("comunidades", "values.winner_writes", "08"),
        ("comunidades", "penalties.below_zero", "17"),
        ("fid", "penalties.rounding", "64"),
        ("venezuela", "match.draw", "26, C"),
        ("espana", "roster.athletes_min", "34º"),
        ("espana", "encounter.boards", "35º"),
        ("espana", "encounter.halves", "35º"),
        ("espana", "encounter.between", "36º"),
        ("espana", "roster.return", "36º"),
        ("espana", "walkover.tolerance.first", "42º"),
        ("espana", "walkover.score", "43.1"),
    ],
)
def test_a_reading_says_why(name: str, path: str, where: str) -> None:
    cited = figure(name, path)
    assert isinstance(cited.source, Article)
    assert cited.source.number == where
    assert cited.inferred


def test_the_difference_of_three_is_read_in_the_phase() -> None:
    assert figure("comunidades", "tiebreak.more").inferred_parts.keys() == {"b.1"}


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("comunidades", set()),
        (
            "fid",
            {"match.target", "table_points", "tiebreak", "values.winner_writes", "values.level_block"}
            | {"eligibility.same"},
        ),
        ("venezuela", {"match.target", "match.time.limit", "match.draw", "eligibility.federated"}),
        (
            "espana",
            {"match.target", "match.interrupted", "stage.liga.legs", "walkover.excluded_after", "walkover.fine"}
            | {"withdrawal.score"},
        ),
    ],
)
def test_what_is_left_to_the_committee(name: str, left: set[str]) -> None:
    found = regulation(name)
    assert {bounds.path for _, bounds in found.to_set("domino", found.categories("domino")[0])} == left


@pytest.mark.parametrize(
    ("category", "age"),
    [("sub-12", (None, 12)), ("sub-15", (13, 15)), ("sub-18", (16, 18)), ("sub-21", (19, 21)), ("mayores", (22, None))],
)
def test_age_bands_do_not_overlap(category: str, age: tuple[int | None, int | None]) -> None:
    cited = figure("venezuela", "eligibility.age", category)
    assert cited.value == Range(*age)
    assert bool(cited.inferred) is (category != "sub-12")


@pytest.mark.parametrize(("category", "athletes"), [("male", 3), ("mixed", 4)])
def test_each_category_has_its_list(category: str, athletes: int) -> None:
    assert figure("comunidades", "roster.athletes", category).value == athletes


@pytest.mark.parametrize("name", NAMES)
def test_every_infraction_is_one_that_the_referee_can_write(name: str) -> None:
    found = regulation(name)
    assert DOMINO is not None
    assert set(found.ruleset("domino", found.categories("domino")[0]).names("infraction")) <= DOMINO.infractions.keys()


PERCENT = {
    "slow play": (0, 10), "telephone": (10, 10), "posture": (0, 20), "talk": (20, 20), "handling of tiles": (0, 10),
    "dropped tiles": (0, 0, 10), "out of turn": (20,), "touched tile": (0, 10), "misplaced tile found late": (15,),
    "shown tile": (15,), "error at a block": (15,), "false pass": (20,), "tiles turned up": (15,),
    "clearing the tiles": (0, 25), "false pass against a block": (0,), "misplaced tile against a block": (0,),
}  # fmt: skip
"""What each time of the FID's infractions takes, in hundredths of the target."""


@pytest.mark.parametrize("name", PERCENT)
def test_percentages_of_the_fid(name: str) -> None:
    """From 90, with the target of 100 that holds until the organisers set it."""
    assert DOMINO is not None
    taken = PERCENT[name]
    form = rules("fid")
    written = Segment((0, 0), (Part(A, 90, "out"), *(fault(A, name) for _ in taken)))
    sums = count(written, form.terms(0)).running
    left = [90, *(first for first, _ in sums[1:])]
    assert tuple(before - after for before, after in pairwise(left)) == taken


# ------------------------------------------------------------------------------------------------- comunidades


@pytest.mark.parametrize(
    ("score", "expected"),
    [
        ((299, 100), [("segment not finished", "art. 03")]),
        ((300, 299), (A, (300, 299))),
        ((412, -30), (A, (412, -30))),
        ((305, 300), [("both past the target", "art. 03")]),
        ((300, 300), [("segment level", "art. 03")]),
    ],
)
def test_comunidades_partial_of_300(score: Pair, expected: object) -> None:
    assert told(points(score), rules("comunidades")) == expected


def test_comunidades_penalties_come_off_the_offender_and_go_below_zero() -> None:
    sheet = hands(
        Part(A, 20), fault(A, "gato"), fault(A, "slow play"), fault(A, "slow play"), Part(B, 150), Part(B, 150)
    )
    assert told(sheet, rules("comunidades")) == (B, (-30, 300))


@pytest.mark.parametrize(("times", "winner"), [(1, A), (2, B)])
def test_comunidades_signals_again_eliminate(times: int, winner: int) -> None:
    sheet = points((300, 90), incidents=(Incident("signals", A, times),))
    assert told(sheet, rules("comunidades")) == (winner, (300, 90) if winner == A else (0, 300))


# ------------------------------------------------------------------------------------------------- FID


@pytest.mark.parametrize(("target", "taken"), [(100, 15), (150, 23), (140, 21)])
def test_fid_fifteen_hundredths_are_rounded_up(target: int, taken: int) -> None:
    form = rules("fid", f"match = {{ target = {target} }}")
    assert count(Segment((0, 0), (Part(A, 50), fault(A, "tiles turned up"))), form.terms(0)).points == (50 - taken, 0)


def test_fid_red_loses_by_the_target_that_was_set() -> None:
    form = rules("fid", "match = { target = 150 }")
    assert told(points((140, 20), incidents=(Incident("red", A),)), form) == (B, (0, 150))


@pytest.mark.parametrize(
    ("cards", "lost"),
    [(("yellow",), False), (("yellow", "yellow"), True), (("red",), True), (("black",), True)],
)
def test_fid_cards_of_one_athlete(cards: tuple[str, ...], lost: bool) -> None:
    shown = tuple(Incident(card, A, athlete="Ana") for card in cards)
    assert told(points((100, 20), incidents=shown), rules("fid")) == ((B, (0, 100)) if lost else (A, (100, 20)))


def test_fid_two_infractions_with_a_yellow_each_are_a_red() -> None:
    once = hands(Part(A, 60), fault(A, "telephone", "Ana"), fault(A, "talk", "Bia"), Part(A, 70))
    assert told(once, rules("fid")) == (A, (100, 0))
    twice = hands(Part(A, 60), fault(A, "telephone", "Ana"), fault(A, "talk", "Ana"), Part(A, 70))
    assert told(twice, rules("fid")) == (B, (0, 100))


def test_fid_a_repetition_is_of_the_athlete() -> None:
    form = rules("fid")
    for again, left in (("Ana", 50), ("Bia", 60)):
        faults = (fault(A, "slow play", "Ana"), fault(A, "slow play", again))
        assert count(Segment((0, 0), (Part(A, 60), *faults)), form.terms(0)).points == (left, 0)


def test_fid_cards_go_from_one_competition_to_the_next() -> None:
    matches = [
        Match(name, "Alfa", "Beta", sheet=points((100, 20), incidents=(Incident("yellow", A, athlete="Ana"),)), round=n)
        for n, name in enumerate(("first", "second"), 1)
    ]
    form = rules("fid")
    assert [(each.card, each.match) for each in book(matches, lambda _: form).amounts] == [("red", "second")]
    (black, *_) = book(matches[:1], lambda _: form, brought=[Brought("Alfa", "Ana", "red")]).amounts
    assert (black.card, black.why.source.cite()) == ("black", "art. 53")


def test_fid_abandonment_is_a_red_card_and_the_target_to_nothing() -> None:
    settled = settle(points((90, 40), ending=Ending.ABANDONED, missing=frozenset({A})), rules("fid"))
    assert isinstance(settled, Outcome)
    assert (settled.winner, settled.points, dict(settled.counts[A])["red cards"]) == (B, (0, 100), 1)


def test_fid_a_pass_with_one_tile_left_takes_nothing() -> None:
    assert figure("fid", "notice.false pass with one tile left").value == "sin sanción"


# ------------------------------------------------------------------------------------------------- Venezuela


@pytest.mark.parametrize(
    ("score", "expected"),
    [
        ((100, 99), (A, (100, 99))),
        ((65, 64), (A, (65, 64))),
        ((80, 80), [("segment level", "art. 26, C")]),
        ((92, 80), (A, (92, 80))),
    ],
)
def test_venezuela_when_time_runs_out(score: Pair, expected: object) -> None:
    assert told(points(score), rules("venezuela")) == expected


def test_venezuela_a_committee_may_let_a_level_match_stand() -> None:
    form = rules("venezuela", 'match = { draw = "stands", time = { limit = "40 min" } }')
    assert told(points((80, 80)), form) == (None, (80, 80))
    assert told(points((80, 79)), form) == (A, (80, 79))


@pytest.mark.parametrize(("target", "loads"), [(99, False), (100, True), (150, True), (151, False)])
def test_venezuela_target_within_its_bounds(target: int, loads: bool) -> None:
    noted = f"match = {{ target = {target} }}"
    if loads:
        assert told(points((target, 9)), rules("venezuela", noted)) == (A, (target, 9))
    else:
        with pytest.raises(RegulationError, match="allows 100 to 150"):
            rules("venezuela", noted)


def test_venezuela_a_level_block_is_a_nought_that_counts_for_the_starts() -> None:
    terms = rules("venezuela").terms(0)
    partial = Segment((0, 0), (Part(A, 20, "out"), Part(B, 0, "level block"), Part(B, 12, "block")))
    assert (count(partial, terms).running, starter(partial, terms)) == (((20, 0), (20, 0), (20, 12)), 3)


# ------------------------------------------------------------------------------------------------- España


def games(*won: int) -> tuple[Sheet, ...]:
    """One board for each, won by that side."""
    return tuple(points((100, 60) if side == A else (60, 100)) for side in won)


@pytest.mark.parametrize(("own", "winner"), [(5, B), (6, None), (7, A)])
def test_espana_more_than_six_of_twelve(own: int, winner: int | None) -> None:
    settled = settle(Sheet(boards=games(*[A] * own, *[B] * (12 - own))), rules("espana"))
    assert isinstance(settled, Outcome)
    assert (settled.winner, settled.boards) == (winner, (own, 12 - own))


@pytest.mark.parametrize(("played", "code"), [(11, "encounter not finished"), (13, "number of boards")])
def test_espana_twelve_games_are_played(played: int, code: str) -> None:
    found = settle(Sheet(boards=games(*[A] * played)), rules("espana"))
    assert isinstance(found, tuple)
    assert [(each.code, each.source.cite() if each.source else "") for each in found] == [(code, "art. 35º")]


def test_espana_a_game_left_by_the_pair_in_front_is_completed() -> None:
    left = points((90, 40), ending=Ending.ABANDONED, missing=frozenset({A}))
    settled = settle(Sheet(boards=(left, *games(*[A] * 6, *[B] * 5))), rules("espana"))
    assert isinstance(settled, Outcome)
    assert (settled.boards, settled.points) == ((6, 6), (90 + 600 + 300, 100 + 360 + 500))


def test_espana_nobody_comes_for_seven_to_nothing() -> None:
    settled = settle(Sheet(ending=Ending.WALKOVER, missing=frozenset({B})), rules("espana"))
    assert isinstance(settled, Outcome)
    assert (settled.winner, settled.boards) == (A, (7, 0))
    assert settled.why is not None
    assert settled.why.source.cite() == "art. 43.1"
