"""A committee keeps worked cases beside its regulation: what must come out, whatever is changed later."""

import tomllib
from dataclasses import dataclass
from typing import Final

from core.rules.refusal import Refusal
from web.acts.answers import Refused
from web.acts.names import clean, text_refusals
from web.rulings import regulation_of
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Event, WorkedCase

LINES, CHARACTERS = 60, 20_000
"""The most that a case has: enough for any example, too little to keep a server busy."""
BLOCKS: Final = ("sheets", "table", "reasons")
REST: Final = "# ---"
"""Below this line of a kept text stands what was written as TOML."""


@dataclass(frozen=True, slots=True)
class NewCase:
    """What is said of a case: the competition, and its parts as they are typed; ``more`` are further lines of TOML."""

    title: str
    modality: str
    category: str
    sheets: str = ""
    table: str = ""
    reasons: str = ""
    more: str = ""

    @property
    def text(self) -> str:
        """The case file without its head."""
        blocks = [f"{name} = '''\n{getattr(self, name).strip()}\n'''" for name in BLOCKS if getattr(self, name).strip()]
        return "\n".join([*blocks, REST, self.more.strip(), ""])


def parts_of(case: WorkedCase) -> NewCase:
    """The parts of a kept case, as they were typed."""
    data = tomllib.loads(case.text)
    more = case.text.partition(f"{REST}\n")[2].strip()
    sheets, table, reasons = (str(data.get(name, "")).strip() for name in BLOCKS)
    return NewCase(case.title, case.modality, case.category, sheets, table, reasons, more)


def keep_case(session: Session, event: Event, new: NewCase, by: By) -> WorkedCase | Refused:
    """Keep a new case. Whether it comes out is shown, and not asked here: a case may well be right before its rule."""
    if refusals := case_refusals(session, event, new):
        return Refused(refusals)
    case = WorkedCase(
        event_id=event.id,
        title=clean(new.title),
        modality=new.modality,
        category=new.category,
        text=new.text,
        who=by.who,
        at=by.at,
    )
    session.add(case)
    record(session, event, by, "keep case", case.title, {"modality": new.modality, "text": new.text})
    return case


def change_case(
    session: Session, event: Event, case: WorkedCase, new: NewCase, seen: int, by: By
) -> WorkedCase | Refused:
    """Change a kept case; refused where somebody has changed it since it was ``seen``."""
    found = list(case_refusals(session, event, new))
    if case.version != seen:
        found.append(Refusal("case changed meanwhile", "", str(case.version)))
    if found:
        return Refused(tuple(found))
    case.title, case.modality, case.category, case.text = clean(new.title), new.modality, new.category, new.text
    case.version, case.who, case.at = case.version + 1, by.who, by.at
    session.add(case)
    record(session, event, by, "change case", case.title, {"modality": new.modality, "text": new.text})
    return case


def remove_case(session: Session, event: Event, case: WorkedCase, by: By) -> None:
    """Remove a kept case; the journal still has its text."""
    record(session, event, by, "remove case", case.title, {"modality": case.modality, "text": case.text})
    session.delete(case)


def case_refusals(session: Session, event: Event, new: NewCase) -> tuple[Refusal, ...]:
    """Why the case cannot be kept, or even tried."""
    found = list(text_refusals("title", new.title, 200))
    regulation = regulation_of(session, event)
    if new.modality not in regulation.modalities or new.category not in regulation.categories(new.modality):
        found.append(Refusal("choice missing", "modality"))
    found += [Refusal("three quotes", name) for name in BLOCKS if "'''" in getattr(new, name)]
    lines = sum(getattr(new, name).count("\n") + 1 for name in (*BLOCKS, "more"))
    if lines > 2 * LINES or new.sheets.strip().count("\n") >= LINES:
        found.append(Refusal("case too long", "sheets", str(lines), str(LINES)))
    try:
        tomllib.loads(new.text)
    except tomllib.TOMLDecodeError as error:
        if not found:
            found.append(Refusal("case is no TOML", "more", str(error)))
    if len(new.text) > CHARACTERS:
        found.append(Refusal("text too long", "more", str(len(new.text)), str(CHARACTERS)))
    return tuple(found)
