"""A regulation as a zip: the same out and in; what leads elsewhere, or is larger than it says, is not taken."""

import random
import zipfile
from io import BytesIO

import pytest

from regulations import archive
from regulations.archive import ArchiveError, packed, unpacked
from regulations.find import available, folder_of
from regulations.read import texts


@pytest.mark.parametrize("name", available())
def test_out_and_in_again(name: str) -> None:
    files = texts(folder_of(name))
    assert unpacked(packed(files)) == unpacked(packed(files, name)) == files
    assert packed(files) == packed(dict(reversed(files.items())))


def made(*files: tuple[str, bytes]) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as zipped:
        for name, body in files:
            zipped.writestr(name, body)
    return out.getvalue()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "no zip"),
        (b"PK\x03\x04 not really", "no zip"),
        (made(("../general.toml", b"")), "a path that leads elsewhere"),
        (made(("a/../../x.toml", b"")), "a path that leads elsewhere"),
        (made(("/etc/x.toml", b"")), "a path that leads elsewhere"),
        (made(("Futsal Livre.toml", b"")), "not a name of a file"),
        (made(("leia-me.txt", b"x")), "no files of a regulation"),
        (made(("general.toml", b"\xff\xfe")), "no text"),
        (made(("general.toml", b"#" * (archive.LARGEST_FILE + 1))), "too large"),
        (made(*((f"f{n}.toml", b"#" * 200_000) for n in range(12))), "too large"),
        (made(*((f"f{n}.toml", b"") for n in range(archive.MOST_FILES + 1))), "too many files"),
    ],
)
def test_what_is_not_taken(data: bytes, code: str) -> None:
    with pytest.raises(ArchiveError) as refused:
        unpacked(data)
    assert refused.value.code == code


def test_a_bomb_is_not_unpacked_whatever_it_says_of_itself() -> None:
    bomb = bytearray(made(("general.toml", b"0" * 60_000_000)))
    assert len(bomb) < 100_000
    claimed = (1000).to_bytes(4, "little")
    central = bomb.rindex(b"PK\x01\x02")
    bomb[central + 24 : central + 28] = claimed
    with pytest.raises(ArchiveError):
        unpacked(bytes(bomb))


def test_what_is_no_toml_in_it_is_left_out_and_the_folder_goes() -> None:
    data = made(("jogos/general.toml", b"a = 1"), ("jogos/base/futsal.toml", b""), ("jogos/leia.md", b"x"))
    assert unpacked(data) == {"general.toml": "a = 1", "base/futsal.toml": ""}


def test_a_damaged_zip_is_refused_or_read_and_nothing_else_happens() -> None:
    rng = random.Random(3)
    whole, refused = packed(texts(folder_of("domino-comunidades"))), 0
    for _ in range(3000):
        damaged = bytearray(whole)
        for _ in range(rng.choice((1, 2, 8))):
            damaged[rng.choice((rng.randrange(len(whole)), rng.randrange(len(whole) - 200, len(whole))))] = (
                rng.randrange(256)
            )
        try:
            unpacked(bytes(damaged[: rng.choice((len(whole), rng.randrange(len(whole))))]))
        except ArchiveError:
            refused += 1
    assert refused > 2000
