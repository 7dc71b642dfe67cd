"""Mixes checked against a count of every way in which what is not known could turn out."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from core.entries.mixes import any_holds
from core.rules.forms import Mix
from regulations.forms.form import Context
from regulations.forms.mix import MixForm

BONDS = MixForm("bond", "1 a")
CONTEXT = Context(names={"bond": ("a", "b", "c")})


def mix(text: str) -> Mix:
    return BONDS.read(text, CONTEXT)


def words(text: str) -> list[str]:
    return [letter.replace("?", "") for letter in text]


def test_percentages_with_bounds_are_exact() -> None:
    half, most = (mix("at least 50 % a"),), (mix("at most 50 % a"),)
    assert any_holds(half, words("aaaaaabbbbb")) is True
    assert any_holds(half, words("aaaaabbbbbb")) is False
    assert any_holds(most, words("aaaaabbbbbb")) is True
    assert any_holds(most, words("aaaaaabbbbb")) is False


def test_a_plain_percentage_is_the_share_rounded_either_way() -> None:
    halves = (mix("50 % a, 50 % b"),)
    assert any_holds(halves, words("aaaaaabbbbbb")) is True
    assert any_holds(halves, words("aaaaaaabbbbb")) is False
    assert any_holds(halves, words("aaaaaabbbbb")) is True
    assert any_holds(halves, words("aaaaabbbbbb")) is True
    assert any_holds(halves, words("aaaaaaabbbb")) is False
    assert any_holds(halves, words("aaaaabbbbbc")) is False
    assert any_holds((mix("100 % a"),), words("aaaa")) is True
    assert any_holds((mix("100 % a"),), words("aaac")) is False


def test_any_of_several_will_do_and_nothing_is_asked_of_nobody() -> None:
    several = (mix("1 a, 1 b"), mix("2 b"))
    assert any_holds(several, words("ab")) is True
    assert any_holds(several, words("bb")) is True
    assert any_holds(several, words("aa")) is False
    assert any_holds(several, words("a?")) is None
    assert any_holds(several, words("b?")) is None
    assert any_holds((mix("2 b"),), words("a?")) is False
    assert any_holds(several, []) is True


@given(
    st.sampled_from(
        [
            *(
                "1 a, 1 b",
                "at least 50 % a",
                "at most 50 % a",
                "50 % a, 50 % b",
                "100 % a",
                "at least 2 a, at most 1 b",
            ),
            *("at most 2 b", "at least 30 % a, at least 30 % b", "2 a"),
        ]
    ),
    st.lists(st.sampled_from(["a", "b", "c", ""]), max_size=6),
)
def test_what_is_said_holds_however_the_unknown_turns_out(text: str, members: list[str]) -> None:
    answer = any_holds((mix(text),), members)
    unknown = [index for index, word in enumerate(members) if not word]
    turned = set()
    for guess in product("abc", repeat=len(unknown)):
        known = list(members)
        for index, word in zip(unknown, guess, strict=True):
            known[index] = word
        turned.add(any_holds((mix(text),), known))
    if answer is not None:
        assert turned == {answer}
    else:
        assert unknown
