"""The referee's summary on paper: one page of A4 for each kind of play, in the largest size that fits it."""

from collections.abc import Sequence
from typing import Final

from reports.paper import Cover, page_html
from reports.pdf import render_within
from reports.rules.summary import Summary

SIZES: Final = ("12", "11", "10", "9.5", "9", "8.5", "8", "7.5", "7.25", "7")
"""Points of the text, largest first, down to the least that paper has anywhere."""


def summary_pdf(summaries: Sequence[Summary], cover: Cover) -> bytes:
    """The summaries as a PDF, each on a page of its own; the same summaries give the same bytes.

    Where even the smallest text needs more room, the pages are as many as it needs: nothing is ever left out.
    """
    facts = {"summaries": summaries, "first": summaries[0]}
    pages = [page_html("referee.html", cover, size=size, **facts) for size in SIZES]
    return render_within(pages, cover.stylesheet, len(summaries))
