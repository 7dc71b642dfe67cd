"""Brings the catalogues up to date with what the code and the sports say: ``python -m reports.catalogue``."""

from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.pofile import read_po, write_po

from core.modality import Modality
from core.standings.criterion import Measure
from modalities.catalogue import BUILT_IN
from reports.criteria import last_segments
from reports.facts import SCORED, scored
from reports.language import LANGUAGES, catalogue_path

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ("core", "modalities", "regulations", "reports", "web")
METHODS: Final = [("**.py", "python"), ("**/templates/**.html", "jinja2"), ("**/templates/**.txt", "jinja2")]
OPTIONS: Final = {"jinja2": {"trimmed": "true", "silent": "false"}}
KEYWORDS: Final[dict[str, Any]] = {
    **DEFAULT_KEYWORDS,
    "marked": None,
    "marked_in": ((1, "c"), 2),
    "marked_plural": (1, 2),
}
PLURALS: Final = {"pt-BR": "nplurals=2; plural=(n > 1)", "es": "nplurals=2; plural=(n != 1)"}

Said = tuple[str | tuple[str, ...], str, str | None]
"""A message (or both its forms), where it is said, and its context."""


def said_by_code() -> Iterator[Said]:
    """Every message that is written in the code and in the templates."""
    for folder in SOURCES:
        for file, _, message, _, context in extract_from_dir(
            ROOT / folder, METHODS, OPTIONS, keywords=KEYWORDS, strip_comment_tags=True
        ):
            yield message, f"{folder}/{file}", context


def said_by_sport(modality: Modality) -> Iterator[Said]:
    """Every message that a sport's page declares: its name, its words for what is counted, its infractions."""
    where = f"modalities/{modality.id.replace('-', '_')}.py"
    for message in (
        *(modality.name, *modality.infractions.values(), *modality.facts, *modality.kinds_of_win, *modality.roles),
        *(basis for basis in modality.basis.values() if basis),
        last_segments(modality),
    ):
        yield message, where, None
    yield modality.segment.one, where, "segment"
    for fact in SCORED:
        for measure in Measure:
            if measure is Measure.COUNT:
                continue
            ids = scored(fact, measure, modality)
            yield ids.phrase, where, None
            yield ids.abbreviation, where, ids.phrase
            if measure in (Measure.FOR, Measure.AGAINST):
                yield (ids.one, ids.many), where, None


def template() -> Catalog:
    """All messages of the product, without translations."""
    catalog = Catalog(project="sumula", charset="utf-8")
    said = [*said_by_code()]
    for modality in BUILT_IN:
        said += said_by_sport(modality)
    for message, where, context in said:
        catalog.add(message, locations=[(where, 0)], context=context)
    return catalog


def update(language: str, messages: Catalog) -> list[str]:
    """Adds new messages to a language's catalogue, drops those no longer said, and returns what is not translated."""
    path = catalogue_path(language)
    kept = path.read_bytes() if path.exists() else _header(language)
    catalog = read_po(BytesIO(kept), locale=language.replace("-", "_"))
    catalog.update(messages, no_fuzzy_matching=True)
    catalog.obsolete.clear()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_written(catalog, language))
    return [str(message.id) for message in catalog if message.id and not _translated(message.string)]


def _written(catalog: Catalog, language: str) -> bytes:
    """The catalogue as text: a header that never changes by itself, messages in alphabetical order."""
    out = BytesIO()
    write_po(out, catalog, sort_output=True, omit_header=True, include_lineno=False, width=120)
    return _header(language) + out.getvalue()


def _header(language: str) -> bytes:
    lines = (
        f"Language: {language.replace('-', '_')}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: 8bit",
        f"Plural-Forms: {PLURALS[language]};",
    )
    return "\n".join(['msgid ""', 'msgstr ""', *(f'"{line}\\n"' for line in lines), "", ""]).encode()


def _translated(string: str | Iterable[str] | None) -> bool:
    return bool(string) if isinstance(string, str) else all(string or ("",))


def main() -> None:
    """Updates every catalogue and says what is left to translate."""
    messages = template()
    for language in LANGUAGES:
        if language != "en":
            missing = update(language, messages)
            print(f"{language}: {len(missing)} to translate")  # noqa: T201 - this is the command's answer
            print(*(f"  {message}" for message in missing), sep="\n")  # noqa: T201


if __name__ == "__main__":
    main()
