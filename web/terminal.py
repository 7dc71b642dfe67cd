"""What the terminal says of whoever sits there: their language."""

import os

from reports.language import LANGUAGES

PORTUGUESE, SPANISH, ENGLISH = LANGUAGES


def language() -> str:
    """The language of the environment, as the launcher takes it: LC_ALL, LC_MESSAGES, LANG."""
    said = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return PORTUGUESE if said.startswith("pt") else SPANISH if said.startswith("es") else ENGLISH
