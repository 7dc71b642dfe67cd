"""A finding: what a regulation says wrongly, or leaves to be read in several ways, where, and how to mend it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from types import MappingProxyType

from regulations.case_sentences import CASES
from regulations.forms.form import Params
from regulations.sentences import SENTENCES, WHERE, Said, marked

_NONE: Params = MappingProxyType({})
_SENTENCES = {**SENTENCES, **CASES}


def _as_it_is(message: str) -> str:
    return message


@dataclass(frozen=True)
class Finding:
    """One finding of the linter.

    ``code`` names its sentence in sentences.py or case_sentences.py; ``params`` fill the gaps (a tuple is a list of
    alternatives). ``file`` is the file's name ("futsal.toml", "" inline in a case), or the text of a case that has the
    ``line`` ("sheets"), of which ``row`` is what stands there; ``article`` the number as printed, or that of a note;
    ``letter`` that of a criterion. ``error``: it keeps the regulation from loading; else it is a remark.
    """

    code: str
    file: str = ""
    article: str = ""
    letter: str = ""
    line: int | None = None
    row: str = ""
    params: Params = field(default_factory=lambda: _NONE)

    @property
    def error(self) -> bool:
        """True where it keeps the regulation from loading."""
        return not _SENTENCES[self.code].remark

    @property
    def severity(self) -> str:
        """ "error" or "remark"."""
        return "error" if self.error else "remark"

    @property
    def message(self) -> str:
        """What was found: an English msgid with gaps."""
        return _SENTENCES[self.code].message

    @property
    def remedy(self) -> str:
        """What to write instead: an English msgid with gaps, or ""."""
        return _SENTENCES[self.code].remedy

    def where(self, translate: Callable[[str], str] = _as_it_is) -> str:
        """The place: "futsal.toml, art. 7º, b"."""
        parts = [self.file] if self.file else []
        if self.line is not None:
            parts.append(translate(WHERE["line"]).format(line=self.line))
        if self.article:
            kind = "note" if self.file == "notes.toml" else "article"
            parts.append(translate(WHERE[kind]).format(number=self.article))
        parts += [part for part in (self.letter, self.row) if part]
        return ", ".join(parts)

    def said(self, translate: Callable[[str], str] = _as_it_is) -> str:
        """What was found and the remedy, without the place."""
        words = {key: _written(value, translate) for key, value in self.params.items()}
        both = (translate(template).format_map(words) for template in (self.message, self.remedy) if template)
        return " ".join(both)

    def text(self, translate: Callable[[str], str] = _as_it_is) -> str:
        """The whole sentence, ready to print; ``translate`` puts msgids into another language."""
        place = self.where(translate)
        return f"{place}: {self.said(translate)}" if place else self.said(translate)


def _written(value: str | tuple[str, ...], translate: Callable[[str], str]) -> str:
    if isinstance(value, Said):
        return translate(value)
    if isinstance(value, str):
        return value
    if len(value) < 2:
        return "".join(value)
    return translate(marked("{several} or {last}")).format(several=", ".join(value[:-1]), last=value[-1])


class RegulationError(Exception):
    """The regulation does not load. ``findings`` are all that were found, remarks too."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(findings)
        super().__init__("\n".join(finding.text() for finding in self.findings if finding.error))


def raise_errors(findings: Iterable[Finding]) -> None:
    """Raises RegulationError with all findings if one of them is an error."""
    listed = tuple(findings)
    if any(finding.error for finding in listed):
        raise RegulationError(listed)
