"""Thresholds of the cooperatives' regulation of 2019, on both sides, from its articles to the settled sheet."""

from collections.abc import Callable

import pytest

from core.play.format import match_format
from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Incident, Pair, Part, Segment, Sheet
from core.rules.refusal import Refusal
from modalities.catalogue import find
from regulations.find import folder_of
from regulations.read import load

Settled = Outcome | tuple[Refusal, ...]
Play = Callable[..., Settled]

A, B = 0, 1


@pytest.fixture(scope="module")
def play() -> Play:
    regulation = load(folder_of("jogos-cooperativas-2019"), find)

    def of(sport: str, sheet: Sheet, decided: bool = False) -> Settled:
        modality = find(sport)
        assert modality is not None
        ruleset = regulation.ruleset(sport, regulation.categories(sport)[0])
        return settle(sheet, match_format(ruleset, modality, decided=decided))

    return of


def points(*pairs: Pair) -> Sheet:
    return Sheet(segments=tuple(Segment(pair) for pair in pairs))


def refused(settled: Settled) -> list[tuple[str, str]]:
    """Each refusal: what it says and the article behind it."""
    if isinstance(settled, Outcome):
        return []
    return [(each.code, each.source.cite() if each.source else "") for each in settled]


@pytest.mark.parametrize(
    ("first", "expected"),
    [
        ((99, 0), [("segment not finished", "art. 3º")]),
        ((100, 99), []),
        ((118, 99), []),
        ((120, 149), []),  # 120 by credits: no hand took that pair there
        ((150, 151), [("both past the target", "art. 6º, e")]),
        ((100, 100), [("segment level", "art. 3º")]),
    ],
)
def test_domino_partial(play: Play, first: Pair, expected: list[tuple[str, str]]) -> None:
    third = [(100, 0)] if first[0] < first[1] else []
    assert refused(play("domino", points(first, (100, 20), *third)))[:1] == expected


@pytest.mark.parametrize(
    ("by_hands", "finished"),
    [(79, False), (80, True), (81, True)],
)
def test_domino_credits_win_at_150(play: Play, by_hands: int, finished: bool) -> None:
    """Hands, then 30 and 40 credited to the pair: 149 goes on, 150 is the partial."""
    faults = (Part(B, infraction="gato"), Part(B, infraction="false pass"))
    hands = Segment((0, 0), (Part(A, by_hands, "out"), *faults))
    settled = play("domino", Sheet(segments=(hands, Segment((100, 3)))))
    assert refused(settled)[:1] == ([] if finished else [("segment not finished", "art. 6º, e")])
    if isinstance(settled, Outcome):
        assert settled.partials == ((by_hands + 70, 0), (100, 3))


def test_domino_between_100_and_149_by_credit_the_next_hand_decides(play: Play) -> None:
    parts = (Part(A, 90, "out"), Part(B, infraction="signals"), Part(A, 1, "block"))
    settled = play("domino", Sheet(segments=(Segment((0, 0), parts), Segment((100, 3)))))
    assert isinstance(settled, Outcome)
    assert (settled.winner, settled.partials[0]) == (A, (111, 0))


@pytest.mark.parametrize(
    ("first", "counted", "expected"),
    [
        ((11, 10), None, [("segment not finished", "art. 3º, b")]),
        ((12, 11), (24, 11), []),
        ((14, 11), (24, 11), []),  # up to twelve: what is beyond is not counted
        ((14, 12), None, [("both past the target", "art. 3º, b")]),
    ],
)
def test_truco_partial(play: Play, first: Pair, counted: Pair | None, expected: list[tuple[str, str]]) -> None:
    settled = play("truco", points(first, (12, 0)))
    assert refused(settled)[:1] == expected
    assert (settled.points if isinstance(settled, Outcome) else None) == counted


def test_truco_raising_at_eleven_loses_the_partial(play: Play) -> None:
    eleven_all = (Part(A, 9), Part(A, 1), Part(A, 1), Part(B, 9), Part(B, 1), Part(B, 1))
    lost = Segment((0, 0), (*eleven_all, Part(B, infraction="raise at eleven")))
    settled = play("truco", Sheet(segments=(lost, Segment((12, 7)))))
    assert isinstance(settled, Outcome)
    assert (settled.winner, settled.partials) == (A, ((12, 11), (12, 7)))


@pytest.mark.parametrize(
    ("sets", "expected"),
    [
        (((21, 20), (21, 0)), []),
        (((22, 20), (21, 0)), [("segment past its target", "art. 3º")]),
        (((20, 19), (21, 0)), [("segment not finished", "art. 3º")]),
        (((21, 20), (20, 21), (15, 14)), []),
        (((21, 20), (20, 21), (16, 14)), [("segment past its target", "art. 3º")]),
        (((21, 20), (20, 21), (14, 13)), [("segment not finished", "art. 3º")]),
        (((21, 20), (21, 20), (15, 14)), [("segment after the match", "art. 3º")]),
    ],
)
def test_volleyball_sets(play: Play, sets: tuple[Pair, ...], expected: list[tuple[str, str]]) -> None:
    assert refused(play("volei-de-quadra", points(*sets)))[:1] == expected


def test_futsal_draw_stands_in_a_group_and_is_decided_in_a_knock_out(play: Play) -> None:
    level = points((1, 0), (0, 1))
    drawn = play("futsal", level)
    assert isinstance(drawn, Outcome)
    assert (drawn.winner, drawn.points) == (None, (1, 1))
    assert refused(play("futsal", level, decided=True)) == [("decider missing", "art. 5º")]


@pytest.mark.parametrize(
    ("kicks", "possible"),
    [((3, 0), False), ((2, 0), True), ((3, 2), True), ((3, 3), False), ((4, 3), True), ((5, 3), False), ((9, 8), True)],
)
def test_futsal_three_kicks_then_one_by_one(play: Play, kicks: Pair, possible: bool) -> None:
    level = Sheet(segments=(Segment((1, 0)), Segment((0, 1))), shoot_out=kicks)
    settled = play("futsal", level, decided=True)
    assert isinstance(settled, Outcome) is possible
    if isinstance(settled, Outcome):
        assert (settled.winner, settled.points, settled.decided_by) == (A, (1, 1), "shoot-out")


def test_futsal_cards_weigh_two_and_one(play: Play) -> None:
    sheet = Sheet(
        segments=(Segment((1, 0)), Segment((0, 0))),
        incidents=(Incident("yellow", A, 3), Incident("red", B)),
    )
    settled = play("futsal", sheet)
    assert isinstance(settled, Outcome)
    assert [dict(own)["card weight"] for own in settled.counts] == [3, 2]
