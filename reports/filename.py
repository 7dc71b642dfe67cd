"""Names of files to download that every browser takes and nobody can bend: RFC 6266, RFC 8187."""

import re
import unicodedata
from typing import Final
from urllib.parse import quote

LONGEST: Final = 120


def disposition(name: str, ending: str) -> str:
    """The Content-Disposition of a download: a plain ASCII name, and the full one beside it."""
    full = quote(f"{full_name(name)}.{ending}", safe="")
    return f"attachment; filename=\"{plain_name(name)}.{ending}\"; filename*=UTF-8''{full}"


def plain_name(name: str) -> str:
    """ASCII letters, figures and hyphens alone: "tenis-de-mesa-duplas-a"; "sumula" where nothing is left."""
    ascii_only = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9]+", "-", ascii_only).strip("-").lower()[:LONGEST].strip("-") or "sumula"


def full_name(name: str) -> str:
    """The name as it is, without what no file system takes: controls, separators, quotes, a leading dot."""
    kept = "".join(" " if unicodedata.category(sign).startswith("C") else sign for sign in name)
    kept = re.sub(r'[/\\:*?"<>|]+', " ", kept)
    return re.sub(r"\s+", " ", kept).strip(" .")[:LONGEST].strip(" .") or "sumula"
