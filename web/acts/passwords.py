"""Passwords: which are good enough, and their hashes; checking takes as long for an account that is not there."""

from threading import BoundedSemaphore

from pwdlib import PasswordHash
from pwdlib.exceptions import UnknownHashError

from core.rules.refusal import Refusal
from web.acts.names import folded

SHORTEST, LONGEST = 8, 128

_HASH = PasswordHash.recommended()
# Two at once: hashing is slow on purpose, and must leave the machine to the others.
_AT_ONCE = BoundedSemaphore(2)
# Never valid, but as dear to check as a real one.
_NOBODY = _HASH.hash("nobody has this password")
_TRIED_FIRST = frozenset(
    {
        "12345678", "123456789", "1234567890", "password", "password1", "senha123", "senha1234", "mudar123", "abcd1234",
        "qwertyui", "qwerty123", "brasil123", "futebol1", "flamengo", "corinthians", "palmeiras", "gremio123",
        "internacional", "iloveyou", "princesa", "administrador", "admin123", "contraseña", "bienvenido",
    }
)  # fmt: skip


def password_refusals(password: str, *about: str) -> tuple[Refusal, ...]:
    """Why a password will not do: too short, too long, among the first that anybody tries, or the person's own name."""
    found = []
    if len(password) < SHORTEST:
        found.append(Refusal("password too short", "password", str(len(password)), str(SHORTEST)))
    if len(password) > LONGEST:
        found.append(Refusal("password too long", "password", str(len(password)), str(LONGEST)))
    own = {folded(text) for text in about} | {folded(text.split("@")[0]) for text in about}
    if folded(password) in _TRIED_FIRST | own or len(set(password)) < 3:
        found.append(Refusal("password tried first", "password"))
    return tuple(found)


def hash_password(password: str) -> str:
    """The hash to keep (Argon2id)."""
    with _AT_ONCE:
        return _HASH.hash(password)


def is_right(password: str, kept: str) -> bool:
    """True where the password is that of the hash; an empty hash is nobody's, and takes as long to find out."""
    if len(password) > LONGEST:
        return False
    with _AT_ONCE:
        try:
            return _HASH.verify(password, kept or _NOBODY) and bool(kept)
        except UnknownHashError:
            return False
