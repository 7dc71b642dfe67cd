"""Refusal: a rule said no. A value, not an exception; all refusals of one entry are returned together."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.rules.article import Source


@dataclass(frozen=True, slots=True)
class Refusal:
    """What was refused, where on the form, and by which rule.

    ``code`` names the sentence ("segment past its target"); reports/wording.py turns it into words. ``found`` and
    ``allowed`` are the figures of that sentence, ``params`` any others; ``at`` is the place on the sheet
    ("segments.1", "shoot_out"); ``source`` the rule, None where the form itself is at fault (a word for a number).
    """

    code: str
    at: str
    found: str = ""
    allowed: str = ""
    source: Source | None = None
    letter: str = ""
    params: Mapping[str, str] = field(default_factory=dict)
