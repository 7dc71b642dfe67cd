"""A regulation as a folder in one file: a zip of its TOML files, taken in only as far as it is what it says."""

import re
import struct
import zipfile
import zlib
from collections.abc import Mapping
from io import BytesIO
from typing import Final

MOST_FILES: Final = 120
LARGEST_FILE: Final = 300_000
LARGEST: Final = 1_500_000
"""Bytes of one file, and of all together, once unpacked."""
_NAME = re.compile(r"([a-z0-9-]{1,60}/){0,4}[a-z0-9-]{1,60}(\.[a-z0-9-]{1,60})?\.toml")
PLAIN: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
DAMAGED: Final = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    RuntimeError,
    EOFError,
    OSError,
    ValueError,
    IndexError,
)
"""What reading a zip of which a byte is wrong raises."""
_EPOCH = (1980, 1, 1, 0, 0, 0)


class ArchiveError(Exception):
    """The file is no regulation: ``code`` says why, ``about`` which of its files."""

    def __init__(self, code: str, about: str = "") -> None:
        super().__init__(f"{code}: {about}")
        self.code = code
        self.about = about


def packed(files: Mapping[str, str], folder: str = "") -> bytes:
    """The zip: the same files are the same bytes, whenever it is made."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(f"{folder}/{name}" if folder else name, _EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, files[name].encode())
    return out.getvalue()


def unpacked(data: bytes) -> dict[str, str]:
    """The texts by file name, without the one folder in which they may all stand.

    Raises ArchiveError for what is no zip, for names that lead elsewhere, for too many or too large files (by what is
    really unpacked, whatever the zip says of itself), and for what is no text.
    """
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            infos = [info for info in archive.infolist() if not info.is_dir()]
            if len(infos) > MOST_FILES:
                raise ArchiveError("too many files", str(len(infos)))
            texts: dict[str, str] = {}
            left = LARGEST
            for info in infos:
                texts[info.filename] = _text(archive, info, min(left, LARGEST_FILE))
                left -= len(texts[info.filename].encode())
    except DAMAGED as error:
        raise ArchiveError("no zip") from error
    files = _without_folder(texts)
    if not files:
        raise ArchiveError("no files of a regulation")
    return files


def _text(archive: zipfile.ZipFile, info: zipfile.ZipInfo, most: int) -> str:
    if info.filename.startswith("/") or ".." in info.filename.split("/") or "\\" in info.filename:
        raise ArchiveError("a path that leads elsewhere", info.filename[:80])
    if info.compress_type not in PLAIN:
        raise ArchiveError("no zip")
    with archive.open(info) as opened:
        body = opened.read(most + 1)
    if len(body) > most:
        raise ArchiveError("too large", info.filename[:80])
    if not info.filename.endswith(".toml"):
        return ""
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ArchiveError("no text", info.filename[:80]) from None


def _without_folder(texts: Mapping[str, str]) -> dict[str, str]:
    """Only the TOML files; their common folder goes, for it is what the regulation is called."""
    files = {name: text for name, text in texts.items() if name.endswith(".toml") and "__MACOSX" not in name}
    first = next(iter(files), "").partition("/")[0]
    if "general.toml" not in files and first and all(name.startswith(f"{first}/") for name in files):
        files = {name.removeprefix(f"{first}/"): text for name, text in files.items()}
    for name in files:
        if not _NAME.fullmatch(name):
            raise ArchiveError("not a name of a file", name[:80])
    return files
