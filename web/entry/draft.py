"""What was typed on a result form: the sheet that it makes, the figures that could not be read, and the text itself."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final

from starlette.datastructures import FormData

from core.exact import Number, plain
from core.play.sheet import Segment, Sheet
from core.rules.refusal import Refusal
from web.forms import text
from web.numerals import whole

SIDES: Final = (0, 1)
_FIGURE: Final = re.compile(r"[-−]?[0-9]{1,5}(/[1-9][0-9]?)?")


@dataclass
class Draft:
    """A form on its way to a sheet. ``typed`` is what stands in each field; ``wrong`` what could not be read."""

    form: FormData
    sheet: Sheet
    typed: dict[str, str] = field(default_factory=dict)
    wrong: list[Refusal] = field(default_factory=list)

    def pressed(self, name: str) -> str:
        """The value of the button of that name, "" where another was pressed."""
        return text(self.form, name)

    def figure(self, name: str, at: str) -> Number | None:
        """The figure in a field, None where it is empty; what is no figure is refused at its place."""
        written = self.typed[name] = self.typed.get(name, text(self.form, name).strip())
        if not written:
            return None
        if not _FIGURE.fullmatch(written):
            self.wrong.append(Refusal("not a figure", at, found=written[:20]))
            return None
        return plain(Fraction(written.replace("−", "-")))

    def step(self, prefix: str) -> None:
        """A − or + that was pressed beside a field: one less, never below nothing, or one more."""
        for button, change in (("plus", 1), ("minus", -1)):
            name = self.pressed(button)
            if re.fullmatch(rf"{re.escape(prefix)}[0-9]{{0,2}}\.[01]", name):
                self.add(name, change)

    def add(self, name: str, change: int) -> None:
        """Changes the figure of a field; the other side's, if empty, is nothing from now on."""
        written = self.typed.get(name, text(self.form, name).strip())
        self.typed[name] = str(max(0, (whole(written) or 0) + change))
        other = f"{name[:-1]}{1 - int(name[-1])}"
        self.typed[other] = self.typed.get(other, text(self.form, other).strip()) or "0"

    def segments(self, prefix: str, at: str, count: int, kept: tuple[Segment, ...] = ()) -> tuple[Segment, ...]:
        """The segments of the fields ``prefix0.0``, ``prefix0.1``, …: an empty pair is blank, and nothing shifts.

        A segment of ``kept`` that was written part by part stays as it is.
        """
        found = []
        for index in range(count):
            if index < len(kept) and kept[index].parts:
                found.append(kept[index])
                continue
            place = f"{at}.{index}"
            before = len(self.wrong)
            pair = [self.figure(f"{prefix}{index}.{side}", place) for side in SIDES]
            if pair.count(None) == 1 and len(self.wrong) == before:
                self.wrong.append(Refusal("figure missing", place))
            first, second = (figure if figure is not None else 0 for figure in pair)
            found.append(Segment((first, second), blank=pair == [None, None]))
        while found and found[-1].blank:
            found.pop()
        return tuple(found)

    def remarks(self) -> None:
        """What the referee wrote besides."""
        if "remarks" in self.form:
            self.sheet = replace(self.sheet, remarks=text(self.form, "remarks").strip()[:2_000])

    def line_ups(self) -> None:
        """Who plays for each side, one a line: "7 Caio"."""
        if not any(f"line_up.{side}" in self.form for side in SIDES):
            return
        written = [text(self.form, f"line_up.{side}") for side in SIDES]
        first, second = (tuple(" ".join(each.split())[:80] for each in side.splitlines()) for side in written)
        self.sheet = replace(self.sheet, line_ups=(tuple(filter(None, first)), tuple(filter(None, second))))


def fields_of(prefix: str, segments: tuple[Segment, ...]) -> Mapping[str, str]:
    """What stands in the fields of these segments; nothing where one is blank or written part by part."""
    return {
        f"{prefix}{index}.{side}": str(plain(segment.points[side]))
        for index, segment in enumerate(segments)
        if not segment.blank and not segment.parts
        for side in SIDES
    }
