"""The language of a visitor: what the address asks for, else what was kept, else what the browser prefers."""

from collections.abc import Iterable
from typing import Final

from fastapi import Request

from reports.language import LANGUAGES
from web.security import cookie

COOKIE: Final = "lang"
NAMES: Final = {"pt-BR": "Português", "es": "Español", "en": "English"}


def language_of(request: Request) -> str:
    """One of LANGUAGES; Portuguese where nothing better is known."""
    asked = (request.query_params.get("lang", ""), cookie(request, COOKIE))
    return next((word for word in asked if word in LANGUAGES), None) or preferred(
        request.headers.get("accept-language", "")
    )


def preferred(header: str) -> str:
    """The best of LANGUAGES for an Accept-Language header: by its weights, a region standing for its language."""
    for wish in _wishes(header):
        primary = wish.partition("-")[0]
        for language in LANGUAGES:
            if wish == language.lower() or primary == language.partition("-")[0].lower():
                return language
    return LANGUAGES[0]


def _wishes(header: str) -> Iterable[str]:
    weighed = []
    for part in header.split(",")[:20]:
        tag, _, weight = part.strip().lower().partition(";q=")
        try:
            weighed.append((float(weight or 1), tag.strip()))
        except ValueError:
            continue
    return [tag for weight, tag in sorted(weighed, key=lambda pair: -pair[0]) if weight > 0]
