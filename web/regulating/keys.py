"""The keys of the language as they are chosen from a list: by their tables, with what each one says."""

from collections.abc import Mapping
from typing import Final

from core.modality import Modality
from regulations.language.key import Open, Things
from regulations.language.tables import TABLES, every_key
from reports.language import Translator, marked_in
from reports.prose import capital
from reports.rules.figures import label
from web.regulating.widget import Option

TABLE_WORDS: Final[Mapping[str, str]] = {
    "category": marked_in("table", "categories"),
    "event": marked_in("table", "events of the sport"),
    "roster": marked_in("table", "list of a team"),
    "bonds": marked_in("table", "bonds"),
    "eligibility": marked_in("table", "who may play"),
    "entry": marked_in("table", "entries"),
    "match": marked_in("table", "match"),
    "encounter": marked_in("table", "encounter"),
    "values": marked_in("table", "values of the sport's own count"),
    "notice": marked_in("table", "notices to the referee"),
    "table_points": marked_in("table", "table points"),
    "walkover": marked_in("table", "walkover"),
    "abandonment": marked_in("table", "abandonment"),
    "withdrawal": marked_in("table", "withdrawal"),
    "exclusion": marked_in("table", "exclusion"),
    "penalties": marked_in("table", "penalties"),
    "infraction": marked_in("table", "infractions"),
    "card": marked_in("table", "cards"),
    "discipline": marked_in("table", "discipline"),
    "ranking": marked_in("table", "ranking"),
    "tiebreak": marked_in("table", "tie-break"),
    "across_groups": marked_in("table", "across groups"),
    "performance": marked_in("table", "performances"),
    "stage": marked_in("table", "stages"),
    "lots": marked_in("table", "lots"),
    "protest": marked_in("table", "protests"),
    "documents": marked_in("table", "documents"),
    "calendar": marked_in("table", "programme"),
    "authority": marked_in("table", "authority"),
    "trophy": marked_in("table", "trophies"),
}

RECORD_WORDS: Final[Mapping[str, str]] = {
    "adds": marked_in("key", "adds"),
    "takes": marked_in("key", "takes"),
    "name": marked_in("key", "name"),
    "place": marked_in("key", "place"),
    "result": marked_in("key", "result"),
    "modality": marked_in("key", "sports"),
    "category": marked_in("key", "categories"),
    "event": marked_in("key", "events of the sport"),
    "stage": marked_in("key", "stages"),
    "division": marked_in("key", "divisions"),
    "delegation": marked_in("key", "delegations"),
    "entries": marked_in("key", "number of entries"),
    "by_place": marked_in("key", "points by place"),
}
"""What the keys of a table within a figure are called, where they have no other name."""


def table_words(table: str, t: Translator) -> str:
    """What a rule table is called, with a capital."""
    return capital(t.pgettext("table", TABLE_WORDS.get(table, table)))


def named(table: str) -> bool:
    """True for a table of things or of free names: its figures need a name."""
    return isinstance(TABLES.get(table), Open | Things)


def key_options(t: Translator, modality: Modality | None) -> tuple[Option, ...]:
    """Every key of the language under its table, those that need a name marked so."""
    return tuple(
        Option(
            key, f"{capital(_words(key, t, modality))}{' …' if named(_table(key)) else ''}", table_words(_table(key), t)
        )
        for key in every_key()
    )


def _words(key: str, t: Translator, modality: Modality | None) -> str:
    return t.pgettext("table", TABLE_WORDS[key]) if key in TABLE_WORDS else label(key, t, modality)


def _table(key: str) -> str:
    return key.partition(".")[0]
