"""The sheet of a heat on paper: before it, lanes and names with room to write; after it, the result."""

from dataclasses import dataclass

from reports.paper import Imprint, printed


@dataclass(frozen=True, slots=True)
class HeatLine:
    """One starter: its official name, who starts for it, and, once the heat ended, its place, mark and tries."""

    lane: int
    name: str
    athlete: str
    place: str = ""
    mark: str = ""
    tries: str = ""


@dataclass(frozen=True, slots=True)
class HeatDocument:
    """What is printed. ``boxes`` are the heads of the columns to be written in, ``athletes`` how many lines each team
    has, ``counted`` what is counted besides, ``rules`` the figures by which marks count, each with its article;
    ``ended`` gives the result instead.
    """

    imprint: Imprint
    competition: str
    title: str
    where: str
    lines: tuple[HeatLine, ...]
    boxes: tuple[str, ...]
    athletes: int
    counted: tuple[str, ...]
    rules: tuple[str, ...]
    ended: bool


def heat_pdf(document: HeatDocument) -> bytes:
    """The document as an A4 PDF; the same document gives the same bytes."""
    return printed("heat.html", document.imprint, document=document)
