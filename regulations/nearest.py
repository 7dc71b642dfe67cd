"""The nearest known word to one that is not known."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that looks most like ``word``, or "" where none does."""
    by_small_letters = {name.lower(): name for name in known}
    found = get_close_matches(word.lower(), by_small_letters, n=1, cutoff=0.6)
    return by_small_letters[found[0]] if found else ""
