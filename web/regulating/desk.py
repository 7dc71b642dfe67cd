"""Whose words the fields of a file may use, and what the linter says of all files together."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from core.modality import Modality
from modalities import catalogue
from regulations.document import Document, Raw, read_document
from regulations.finding import Finding, RegulationError
from regulations.lint import Report
from regulations.names import Contexts
from regulations.read import Regulation, load_files, sports_of
from reports.language import Translator
from web.regulating.widget import Desk


@dataclass(frozen=True)
class Linted:
    """What the linter says; ``regulation`` is None where an error keeps it from loading."""

    regulation: Regulation | None
    findings: tuple[Finding, ...]

    @property
    def errors(self) -> int:
        """How many keep it from entering into force."""
        return Report(self.findings).errors

    @property
    def remarks(self) -> int:
        """How many are to accept or mend."""
        return Report(self.findings).remarks

    def brief(self) -> tuple[Finding, ...]:
        """All articles that are only read as one."""
        return tuple(Report(self.findings).brief())


def linted(files: Mapping[str, str], kept: Mapping[str, str] | None = None) -> Linted:
    """The regulation of these texts, or why there is none; sports of ``kept``, the text in force, were there once."""
    try:
        regulation = load_files(files, catalogue.find, absent=sports_of(kept or {}))
    except RegulationError as error:
        return Linted(None, error.findings)
    return Linted(regulation, regulation.findings)


class Desks:
    """The desks of a regulation's articles: by the sport of their file, or the one to which they are narrowed."""

    def __init__(self, files: Mapping[str, str], t: Translator, opened: Iterable[str] = ()) -> None:
        self._documents = tuple(read_document(file, text)[0] for file, text in files.items())
        self._t = t
        self._opened = frozenset(opened)
        named = dict.fromkeys(str(d.head["modality"]) for d in self._documents if "modality" in d.head)
        self._sports = {name: found for name in named if (found := catalogue.find(name)) is not None}
        self._contexts = Contexts(self._documents, self._sports)

    def document(self, file: str) -> Document | None:
        """One file as it was written."""
        return next((each for each in self._documents if each.file == file), None)

    def sport(self, file: str, article: Raw | None = None) -> Modality | None:
        """The sport of an article, None where it holds for several."""
        document = self.document(file)
        named = document.head.get("modality") if document is not None else None
        applies = (article or {}).get("applies")
        if named is None and isinstance(applies, Mapping):
            named = applies.get("modality")
            named = named[0] if isinstance(named, list) and len(named) == 1 else named
        return self._sports.get(named) if isinstance(named, str) else None

    def of(self, file: str, article: Raw | None = None) -> Desk:
        """The desk at which an article of the file is written."""
        sport = self.sport(file, article)
        return Desk(self._contexts.of(sport.id if sport else ""), self._t, sport, self._opened)
