"""Do a modality's worked cases come out? Only then is it switched on."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from core.competition import standings
from regulations.case import CaseError, case_of
from regulations.case_rules import ModalityOf, RegulationOf
from regulations.finding import Finding
from regulations.read import RegulationError
from regulations.worked import differences


@dataclass(frozen=True, slots=True)
class Failed:
    """A case that does not come out: its title, or its file's name where it cannot be read; and what is otherwise."""

    title: str
    why: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """How many cases there are, and which of them fail."""

    cases: int
    failed: tuple[Failed, ...] = ()


def proof(folder: Path | None, modality_of: ModalityOf, regulation_of: RegulationOf | None = None) -> Proof:
    """The proof of the cases in a folder; of none at all where there is no folder."""
    files = [] if folder is None else sorted(folder.glob("*.toml"))
    return Proof(len(files), tuple(_failed(files, modality_of, regulation_of)))


def _failed(files: list[Path], modality_of: ModalityOf, regulation_of: RegulationOf | None) -> Iterator[Failed]:
    for file in files:
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            yield Failed(file.name, (Finding("not text").text(),))
            continue
        title, why = tried(text, modality_of, regulation_of)
        if why:
            yield Failed(title or file.name, why)


def tried(text: str, modality_of: ModalityOf, regulation_of: RegulationOf | None = None) -> tuple[str, tuple[str, ...]]:
    """The title of a case, "" where it cannot be read, and what is otherwise than it says."""
    try:
        case = case_of(text, modality_of, regulation_of)
    except (CaseError, RegulationError) as error:
        return "", tuple(finding.text() for finding in error.findings if finding.error)
    except FileNotFoundError as error:
        return "", (str(error),)
    return case.title, differences(case, standings(case.record, case.ruleset, case.modality))
