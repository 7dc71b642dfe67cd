"""Refusals as a page says them: each a sentence that ends with its article, linked."""

from collections.abc import Iterable

from core.rules.refusal import Refusal
from reports.prose import Prose
from reports.refusals import say_prose
from web.visit import Visitor


def said(refusals: Iterable[Refusal], visitor: Visitor) -> list[Prose]:
    """Each refusal as a sentence."""
    return [say_prose(refusal, visitor.t) for refusal in refusals]
