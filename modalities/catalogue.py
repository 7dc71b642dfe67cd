"""The sports that this installation knows: the built-in ones, and those that other packages declare."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType

from core.modality import Modality
from modalities import (
    atletismo,
    bocha,
    bolao,
    canastra,
    chopp_metro,
    dados,
    domino,
    futebol_dos_presidentes,
    futebol_suico,
    futevolei,
    futsal,
    jogos_cooperativos,
    sinuca,
    tenis_de_mesa,
    tenis_de_quadra,
    truco,
    volei_de_areia,
    volei_de_quadra,
    xadrez,
)

GROUP = "sumula.modalities"

BUILT_IN = (
    atletismo.MODALITY,
    bocha.MODALITY,
    bolao.MODALITY,
    canastra.MODALITY,
    chopp_metro.MODALITY,
    dados.MODALITY,
    domino.MODALITY,
    futebol_dos_presidentes.MODALITY,
    futebol_suico.MODALITY,
    futevolei.MODALITY,
    futsal.MODALITY,
    jogos_cooperativos.MODALITY,
    sinuca.MODALITY,
    tenis_de_mesa.MODALITY,
    tenis_de_quadra.MODALITY,
    truco.MODALITY,
    volei_de_areia.MODALITY,
    volei_de_quadra.MODALITY,
    xadrez.MODALITY,
)

_CANNOT_LOAD = (ImportError, SyntaxError, AttributeError, NameError, TypeError, ValueError, LookupError, OSError)
"""What reading somebody else's module, and making its declaration, can end in."""


@dataclass(frozen=True, slots=True)
class Unusable:
    """A declared plugin that is left out: its name, where it points, and why."""

    name: str
    where: str
    why: str


def catalogue() -> Mapping[str, Modality]:
    """All usable modalities by id, the built-in ones first."""
    return _installed()[0]


def find(id: str) -> Modality | None:  # noqa: A002 - the language calls it so
    """The modality of that id, or None."""
    return catalogue().get(id)


def unusable() -> tuple[Unusable, ...]:
    """The plugins that were declared and could not be used."""
    return _installed()[1]


def discover(points: Iterable[EntryPoint]) -> tuple[Mapping[str, Modality], tuple[Unusable, ...]]:
    """The built-in modalities and those that the entry points lead to; a plugin never stands in place of another."""
    found = {modality.id: modality for modality in BUILT_IN}
    left_out: list[Unusable] = []
    for point in points:
        why = ""
        try:
            loaded = point.load()
        except _CANNOT_LOAD as error:
            why = f"{type(error).__name__}: {error}"
        else:
            if not isinstance(loaded, Modality):
                why = f"{type(loaded).__name__} is no Modality: point it at a module's MODALITY"
            elif loaded.id in found:
                why = f'there already is a modality "{loaded.id}"'
            else:
                found[loaded.id] = loaded
        if why:
            left_out.append(Unusable(point.name, point.value, why))
    return MappingProxyType(found), tuple(left_out)


@cache
def _installed() -> tuple[Mapping[str, Modality], tuple[Unusable, ...]]:
    return discover(entry_points(group=GROUP))
