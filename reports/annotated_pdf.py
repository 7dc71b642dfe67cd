"""The annotated regulation on paper: contents, articles beside what is computed from them, and what no article says."""

from reports.paper import Cover, printed
from reports.rules.annotated import Annotated


def annotated_pdf(document: Annotated, cover: Cover) -> bytes:
    """The document as an A4 PDF; the same document gives the same bytes."""
    return printed("annotated.html", cover, document=document)
