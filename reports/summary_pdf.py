"""The referee's summary on paper: one page of A4 for each kind of play, in the largest size that fits it."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from reports.paper import Cover, page_html
from reports.pdf import render_within
from reports.rules.summary import Summary

SIZES: Final = tuple(Fraction(half, 4) for half in range(40, 25, -1))
"""Points of the text, largest first: 10 down to 6½."""


def summary_pdf(summaries: Sequence[Summary], cover: Cover) -> bytes:
    """The summaries as a PDF, each on a page of its own; the same summaries give the same bytes.

    Where even the smallest text needs more room, the pages are as many as it needs: nothing is ever left out.
    """
    facts = {"summaries": summaries, "first": summaries[0]}
    pages = [page_html("referee.html", cover, size=float(size), **facts) for size in SIZES]
    return render_within(pages, cover.stylesheet, len(summaries))
