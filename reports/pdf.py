"""From a page of HTML to the bytes of a PDF: the only file that knows WeasyPrint."""

import logging
import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import fontpkg
from weasyprint import CSS, HTML
from weasyprint.document import Document
from weasyprint.text.fonts import FontConfiguration
from weasyprint.urls import URLFetcher, URLFetcherResponse

from reports.glyphs import printable

SCHEME: Final = "sumula-font:"
"""Addresses that exist only here, so that no document can name a file or a host by them."""

NOWHERE: Final = "https://nowhere.invalid/"
"""What relative addresses are relative to: a name that can never exist (RFC 2606)."""

FACES: Final = (
    ("Source Sans 3", "normal"),
    ("Source Sans 3", "italic"),
    ("Source Serif 4", "normal"),
    ("Source Serif 4", "italic"),
)

# fontTools dates the part of a font that it embeds: by the clock, unless this says a moment. The bytes must not vary.
os.environ.setdefault("SOURCE_DATE_EPOCH", "0")

# The stylesheet serves screens too: what paper does not know of it is no news. What cannot be loaded still is.
logging.getLogger("weasyprint").setLevel(logging.ERROR)


class PackagedOnly(URLFetcher):  # type: ignore[misc]
    """Answers with the fonts that come with the product. Every other address is refused unread: no host, no file."""

    def fetch(self, url: str, headers: Mapping[str, str] | None = None) -> Any:  # noqa: ARG002 - WeasyPrint's signature
        """The font at one of our own addresses; ValueError, which WeasyPrint logs and passes over, for any other."""
        path = fonts().get(url)
        if path is None:
            raise ValueError("a document may load packaged fonts only")
        return URLFetcherResponse(url, path.read_bytes(), {"Content-Type": "font/ttf"})


@cache
def fonts() -> Mapping[str, Path]:
    """Where each packaged font lies, by its address here."""
    return {f"{SCHEME}{family.replace(' ', '-')}/{style}": fontpkg.path(family, style=style) for family, style in FACES}


@cache
def font_faces() -> str:
    """The rules that give the packaged fonts their names. All weights are in one file, so none is stated."""
    return "\n".join(
        f'@font-face {{ font-family: "{family}"; font-style: {style}; src: url("{address}"); }}'
        for (family, style), address in zip(FACES, fonts(), strict=True)
    )


def render(html: str, stylesheet: str) -> bytes:
    """The PDF of a page: a function of its two texts alone, so that the same revision gives the same bytes.

    The page is printed with ``stylesheet`` and the packaged fonts; nothing that it names is fetched, and nothing is
    attached to it. Dates of the file are those of its own ``dcterms`` metadata.
    """
    return _written(_laid_out(html, stylesheet))


def render_within(pages: Sequence[str], stylesheet: str, most: int) -> bytes:
    """The PDF of the first of these that needs no more than so many pages; of the last where none does.

    They are one document in ever smaller type, and each smaller one needs no more pages than the one before.
    """
    kept: dict[int, Document] = {}
    low, high = 0, len(pages) - 1
    while low < high:
        middle = (low + high) // 2
        kept[middle] = _laid_out(pages[middle], stylesheet)
        if len(kept[middle].pages) <= most:
            high = middle
        else:
            low = middle + 1
    return _written(kept.get(low) or _laid_out(pages[low], stylesheet))


def _laid_out(html: str, stylesheet: str) -> Document:
    """The pages, drawn with ``stylesheet`` and the packaged fonts."""
    fetcher = PackagedOnly()
    configuration = FontConfiguration()
    sheets = [CSS(string=text, url_fetcher=fetcher, font_config=configuration) for text in (font_faces(), stylesheet)]
    text = printable(html, tuple(fonts().values()))
    document = HTML(string=text, url_fetcher=fetcher, base_url=NOWHERE)
    return document.render(stylesheets=sheets, font_config=configuration, pdf_variant="pdf/ua-1")


def _written(document: Document) -> bytes:
    pdf: bytes = document.write_pdf(pdf_variant="pdf/ua-1")
    return pdf
