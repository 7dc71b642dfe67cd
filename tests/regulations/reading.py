"""Small regulations written in a line or two, loaded in memory, and what is found in them."""

from collections.abc import Mapping

from core.rules.ruleset import EVERYWHERE, Ruleset, Scope
from regulations.finding import Finding, RegulationError
from regulations.read import Regulation, load_files
from tests.regulations.sports import SPORTS

GENERAL = 'title = "Jogos de Teste"\nsource = "edição inventada"\n'


def head(modality: str, *, rest: str = "") -> str:
    """The head of a modality's file; ``rest`` are further lines of it."""
    return f'title = "{modality}"\nmodality = "{modality}"\nsource = "cap. 1"\n{rest}'


def article(number: str, rules: str, text: str = "Texto.") -> str:
    """One article; ``rules`` are its further lines."""
    return f'[[article]]\nnumber = "{number}"\ntext = "{text}"\n{rules}\n'


def note(number: int, rules: str, day: str = "2027-05-02") -> str:
    """One official note of that day."""
    signed = f'date = {day}\nreason = "Chuva."\nsigned = "Comissão"\ntext = "Texto."\n'
    return f"[[note]]\nnumber = {number}\n{signed}{rules}\n"


def regulation(files: Mapping[str, str]) -> Regulation:
    """The regulation of these files; general.toml is added where it is not among them."""
    return load_files({"general.toml": GENERAL, **files}, SPORTS.get, "jogos-de-teste")


def findings(files: Mapping[str, str]) -> tuple[Finding, ...]:
    """All findings of these files, whether they load or not."""
    try:
        return regulation(files).findings
    except RegulationError as error:
        return error.findings


def texts(files: Mapping[str, str], *, error: bool | None = None) -> list[str]:
    """The findings as sentences; only errors, or only remarks, where ``error`` says so."""
    return [finding.text() for finding in findings(files) if error is None or finding.error is error]


def of(modality: str, *articles: str, rest: str = "") -> dict[str, str]:
    """A regulation of one modality."""
    return {f"{modality}.toml": head(modality, rest=rest) + "".join(articles)}


def rules(modality: str, *articles: str, rest: str = "", category: str = "open") -> Ruleset:
    """The ruleset of a regulation of one modality."""
    return regulation(of(modality, *articles, rest=rest)).ruleset(modality, category)


def value(ruleset: Ruleset, path: str, scope: Scope = EVERYWHERE) -> object:
    """The plain value of a figure, None where nothing states it."""
    return ruleset.value(path, scope)
