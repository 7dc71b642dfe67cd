"""Whole numbers as addresses and forms write them: few plain figures, and nothing else."""

import re
from typing import Final

_FIGURES: Final = re.compile(r"[0-9]{1,9}")


def whole(text: str) -> int | None:
    """The number, None where the text is none of ours: signs, other scripts' figures, figures without end."""
    return int(text) if _FIGURES.fullmatch(text) else None
