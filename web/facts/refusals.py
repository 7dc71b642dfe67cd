"""Refusals as a page says them: each a sentence that ends with its article, linked, beside its field."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from core.rules.refusal import Refusal
from reports.prose import Prose
from reports.refusals import say_prose
from web.visit import Visitor

CHOSEN_TOGETHER: Final = {"modality": "what", "category": "what"}
"""Fields of a form by what an act calls a part of them."""


def said(refusals: Iterable[Refusal], visitor: Visitor) -> list[Prose]:
    """Each refusal as a sentence."""
    return [say_prose(refusal, visitor.t) for refusal in refusals]


def beside(refusals: Sequence[Refusal], visitor: Visitor, fields: Collection[str]) -> Mapping[str, list[Prose]]:
    """Refusals by the field of the form beside which they stand; "" for what has no field of its own."""
    found: dict[str, list[Prose]] = {}
    for refusal, words in zip(refusals, said(refusals, visitor), strict=True):
        last = refusal.at.rpartition(".")[2]
        name = CHOSEN_TOGETHER.get(last, last)
        found.setdefault(name if name in fields else "", []).append(words)
    return found
