"""The sports that this installation knows: the built-in ones, and those that other packages declare."""

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from threading import Lock, Thread
from types import MappingProxyType
from typing import Final

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
from modalities.isolated.failure import PluginError
from modalities.isolated.process import Plugin

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

CASES = Path(__file__).parent / "cases"
"""Worked cases of the built-in ones, a folder each."""

TRIED_AGAIN: Final = 60
"""Seconds after which a plugin that could not be used is tried again: a machine may only have been busy."""


@dataclass(frozen=True, slots=True)
class Installed:
    """A usable modality, the package that brought it with its version, its cases, and where its entry point leads.

    The package, its version and the entry point are "" where it is built in.
    """

    modality: Modality
    package: str = ""
    version: str = ""
    cases: Path | None = None
    where: str = ""


@dataclass(frozen=True, slots=True)
class Unusable:
    """A declared plugin that is left out: its name, where it points, and why."""

    name: str
    where: str
    why: PluginError


@dataclass(frozen=True)
class Catalogue:
    """What was found, and when it was looked for."""

    usable: Mapping[str, Installed]
    unusable: tuple[Unusable, ...]
    at: float = field(default_factory=time.monotonic)


def catalogue() -> Mapping[str, Modality]:
    """All usable modalities by id, the built-in ones first."""
    return {name: one.modality for name, one in installed().items()}


def installed() -> Mapping[str, Installed]:
    """The same, each with the package that brought it."""
    return _known().usable


def find(id: str) -> Modality | None:  # noqa: A002 - the language calls it so
    """The modality of that id, or None."""
    found = installed().get(id)
    return None if found is None else found.modality


def cases_of(id: str) -> Path | None:  # noqa: A002
    """The folder of a modality's worked cases, None where it has none."""
    found = installed().get(id)
    return None if found is None else found.cases


def brought() -> frozenset[str]:
    """The ids of those that other packages bring: with others, a regulation is to be read again."""
    return frozenset(name for name, one in installed().items() if one.where)


def unusable() -> tuple[Unusable, ...]:
    """The plugins that were declared and could not be used."""
    return _known().unusable


def discover(points: Iterable[EntryPoint], kept: Iterable[Installed] = ()) -> Catalogue:
    """The built-in modalities, and those that the entry points lead to, each in a process of its own.

    A plugin never stands in place of another modality; one that fails, or takes longer than it may, is left out.
    ``kept`` are those found before, whose processes go on.
    """
    found_before = {one.where: one for one in kept if one.where}
    found = {modality.id: Installed(modality, cases=_folder(CASES / modality.id)) for modality in BUILT_IN}
    left_out: list[Unusable] = []
    for point in points:
        if (before := found_before.get(point.value)) is not None:
            found[before.modality.id] = before
            continue
        plugin = Plugin(point.value)
        try:
            declared = plugin.declared()
        except PluginError as error:
            left_out.append(Unusable(point.name, point.value, error))
            continue
        name = declared.modality.id
        if name in found:
            plugin.stop()
            why = PluginError(point.value, "nonsense", f'there already is a modality "{name}"')
            left_out.append(Unusable(point.name, point.value, why))
            continue
        package = (point.dist.name, point.dist.version) if point.dist is not None else ("", "")
        found[name] = Installed(declared.modality, *package, declared.cases, point.value)
    return Catalogue(MappingProxyType(found), tuple(left_out))


def _folder(path: Path) -> Path | None:
    return path if path.is_dir() else None


_looked: list[Catalogue] = []
_looking = Lock()


def _known() -> Catalogue:
    """Looked for once in the life of the process, and again after a while as long as something is left out."""
    with _looking:
        if not _looked:
            _looked.append(discover(entry_points(group=GROUP)))
        known = _looked[-1]
        if known.unusable and time.monotonic() > known.at + TRIED_AGAIN:
            _looked[:] = [replace(known, at=time.monotonic())]
            Thread(target=_look_again, args=(known,), daemon=True).start()
        return known


def _look_again(known: Catalogue) -> None:
    """Beside whatever is asked meanwhile: nobody waits for a plugin that hangs but this."""
    found = discover(entry_points(group=GROUP), known.usable.values())
    with _looking:
        _looked[:] = [found]
