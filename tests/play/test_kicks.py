"""A shoot-out kick by kick, every one of up to five kicks each, against the rule said in plain words."""

from collections.abc import Iterator
from itertools import product

import pytest

from core.play.kicks import Series, faults, over, tally, turn, winner
from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Kick, Segment, Sheet
from core.play.shoot_out import endings
from core.rules.refusal import Refusal
from tests.modalities.cooperativas import form


def kicks(results: str, first: int = 0) -> tuple[Kick, ...]:
    """Kicks in turn: "x" went in, "o" did not."""
    return tuple(Kick((first + n) % 2, each == "x") for n, each in enumerate(results))


def plain_winner(results: str, shots: int) -> int | None:
    """The rule in plain words: goals so far, and what the other could still make, if it scored with all it has left."""
    ours, theirs = results[0::2].count("x"), results[1::2].count("x")
    if len(results) <= 2 * shots:
        left_ours, left_theirs = shots - len(results[0::2]), shots - len(results[1::2])
        return 0 if theirs + left_theirs < ours else 1 if ours + left_ours < theirs else None
    return None if len(results) % 2 or ours == theirs else 0 if ours > theirs else 1


def played(shots: int, more: int) -> Iterator[str]:
    """Every beginning of every shoot-out, up to so many pairs of kicks after the series."""
    todo = [""]
    while todo:
        now = todo.pop()
        yield now
        if plain_winner(now, shots) is None and len(now) < 2 * (shots + more):
            todo += [now + "x", now + "o"]


@pytest.mark.parametrize("shots", range(6))
def test_it_ends_exactly_when_it_is_decided(shots: int) -> None:
    series, ended = Series(shots), set()
    for results in played(shots, more=2 if shots < 4 else 0):
        for first in (0, 1):
            found = kicks(results, first)
            expected = plain_winner(results, shots)
            expected = expected if expected is None else expected ^ first
            assert winner(found, series) == expected
            assert over(found, series) == (expected is not None)
            assert faults(found, series) == ()
            due = turn(found, series, first)
            if expected is not None:
                assert due is None
                assert faults((*found, Kick(0, True)), series)[-1] == (len(found), "kick after the end")
                ended.add(tally(found))
                continue
            assert due is not None
            assert (due.side, due.number) == ((first + len(found)) % 2, len(found) // 2 + 1)
            assert due.if_in == winner((*found, Kick(due.side, True)), series)
            assert due.if_out == winner((*found, Kick(due.side, False)), series)
            assert faults((*found, Kick(1 - due.side, True)), series) == (
                ((len(found), "kick out of turn"),) if found else ()
            )
    decided = {pair for pair in endings(shots) if pair[0] != pair[1]}
    assert decided <= ended
    assert all(abs(a - b) == 1 for a, b in ended - decided), "sudden death ends by one"


def test_without_sudden_death_a_level_series_ends_level() -> None:
    series = Series(3, sudden=False)
    level = kicks("xxooxx")
    assert over(level, series)
    assert winner(level, series) is None


def test_each_kick_of_the_series_has_another_taker_and_later_everybody_comes_first() -> None:
    names = ["Ana", "Bia", "Cris"]
    series = Series(2, different=True, line_ups=(tuple(names), ()))
    ours = [Kick(0, True, "Ana"), Kick(1, True, "Eva"), Kick(0, True, "Ana"), Kick(1, True, "Eva")]
    assert faults(ours, series) == ((2, "taker kicks again"), (3, "taker kicks again"))
    good = [Kick(0, True, "Ana"), Kick(1, True), Kick(0, True, "Bia"), Kick(1, True)]
    assert faults([*good, Kick(0, True, "Ana")], series) == ((4, "taker kicks again"),), "Cris has not kicked"
    assert faults([*good, Kick(0, True, "Cris"), Kick(1, True), Kick(0, True, "Ana")], series) == ()


def semi_final(*taken: Kick) -> Outcome | tuple[Refusal, ...]:
    return settle(Sheet((Segment((2, 1)), Segment((1, 2))), kicks=taken), form("futsal", decided=True))


def test_kicks_of_a_sheet_decide_it_and_are_no_goals() -> None:
    """Field report I01: 3-3 and shots, goals stay 3 and 3."""
    settled = semi_final(*kicks("xxxoxo"))
    assert isinstance(settled, tuple)
    assert {each.code for each in settled} == {"kick after the end"}
    settled = semi_final(*kicks("xoxo"))
    assert isinstance(settled, Outcome)
    assert (settled.winner, settled.points, settled.shoot_out, settled.decided_by) == (0, (3, 3), (2, 0), "shoot-out")


@pytest.mark.parametrize("results", ["".join(each) for n in range(7) for each in product("xo", repeat=n)])
def test_every_sheet_of_up_to_six_kicks_settles_as_the_rule_says(results: str) -> None:
    shots, settled = 3, semi_final(*kicks(results))
    first_end = next((n for n in range(len(results) + 1) if plain_winner(results[:n], shots) is not None), None)
    if first_end == len(results):
        assert isinstance(settled, Outcome)
        assert settled.winner == plain_winner(results, shots)
    else:
        codes = {each.code for each in settled} if isinstance(settled, tuple) else set()
        none = {"decider missing"} if not results else {"shoot-out not decided"}
        assert codes == ({"kick after the end"} if first_end is not None else none)
