"""The report of the linter on one regulation: every finding, file by file, and how many there are."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from core.modality import Modality
from regulations.finding import Finding, RegulationError
from regulations.read import load


@dataclass(frozen=True)
class Report:
    """``findings`` in the order of the files and their articles; errors keep the regulation from loading."""

    findings: tuple[Finding, ...]

    @property
    def errors(self) -> int:
        """How many keep it from loading."""
        return sum(finding.error for finding in self.findings)

    @property
    def remarks(self) -> int:
        """How many are to accept or mend."""
        return len(self.findings) - self.errors

    def brief(self) -> Iterator[Finding]:
        """The findings with all articles of a file that are only read as one."""
        for file, found in groupby(self.findings, key=lambda finding: finding.file):
            own = list(found)
            read = [finding.article for finding in own if finding.code == "only read"]
            yield from (finding for finding in own if finding.code != "only read")
            if read:
                yield Finding("only read, all", file, params={"articles": "; ".join(read)})


def lint(folder: Path, modality_of: Callable[[str], Modality | None]) -> Report:
    """The report on the regulation in a folder. FileNotFoundError where there is no such folder."""
    try:
        return Report(load(folder, modality_of).findings)
    except RegulationError as error:
        return Report(error.findings)
