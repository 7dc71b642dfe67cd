"""Whether a modality can be used, and whether its worked cases come out: asked before it is switched on."""

from functools import cache

from modalities import catalogue
from modalities.isolated.failure import PluginError
from regulations.defaults import defaults, sound
from regulations.find import folder_of
from regulations.finding import RegulationError
from regulations.proof import Proof, proof
from regulations.read import Regulation, load


def proof_of(modality: str) -> Proof:
    """Whether the modality's own cases come out; worked out once in the life of the process. Raises PluginError."""
    found = catalogue.installed().get(modality)
    if found is None or not sound(found.modality):
        raise why_not(modality)
    return _proof(modality, found.version)


def why_not(modality: str) -> PluginError:
    """Why a sport that an event has cannot be used: its package failed, is gone, or declares what cannot be."""
    for left_out in catalogue.unusable():
        if left_out.name == modality:
            return PluginError(modality, left_out.why.code, left_out.why.detail)
    known = catalogue.find(modality)
    if known is None:
        return PluginError(modality, "not installed")
    try:
        defaults(known)
    except RegulationError as error:
        return PluginError(modality, "nonsense", next(one.text() for one in error.findings if one.error))
    return PluginError(modality, "died")


@cache
def _proof(modality: str, _version: str) -> Proof:
    return proof(catalogue.cases_of(modality), catalogue.find, _regulation)


@cache
def _regulation(name: str) -> Regulation:
    return load(folder_of(name), catalogue.find)
