"""A modality as data, on its way out of the process that holds its package, and read again with every part checked."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.modality import Check, Count, Marks, Modality, Points, Word
from modalities.isolated.coding import NonsenseError, number, table, text, texts

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Declared:
    """What was declared, and whether the sport counts and checks by functions of its own; where its cases are."""

    modality: Modality
    counts: bool
    checks: bool
    cases: Path | None


def declare(modality: Modality, cases: str) -> Mapping[str, Any]:
    """The declaration as data; its two functions are only said to be there."""
    points, marks = modality.points, modality.marks
    return {
        "id": modality.id,
        "name": modality.name,
        "form": modality.form,
        "defaults": modality.defaults,
        "basis": modality.basis,
        **{key: (word.one, word.many, word.made) for key, word in _words(modality).items()},
        "infractions": modality.infractions,
        "facts": modality.facts,
        "values": modality.values,
        "kinds_of_win": modality.kinds_of_win,
        "roles": modality.roles,
        "words": {key: tuple(sorted(words)) for key, words in modality.words.items()},
        "points": {
            "single": points.single,
            "unit": points.unit,
            "negative": points.negative,
            "together": points.together,
            "shared": points.shared,
            "worth": points.worth,
        },
        "marks": {"finer": marks.finer, "limit": marks.limit},
        "counts": modality.count is not None,
        "checks": marks.check is not None,
        "cases": cases,
    }


def _words(modality: Modality) -> Mapping[str, Word]:
    return {"point": modality.point, "segment": modality.segment, "board": modality.board}


def read_declaration(data: object, count: Count, check: Check) -> Declared:
    """The declaration, its functions being ``count`` and ``check`` where it has any. Raises NonsenseError."""
    told = table(data, "the declaration")
    try:
        return _read(told, count, check)
    except KeyError as error:
        raise NonsenseError(f"the declaration has no {error}") from None


def _read(told: Mapping[str, Any], count: Count, check: Check) -> Declared:
    name = text(told["id"], "id", 40)
    if not _ID.fullmatch(name):
        raise NonsenseError(f"{name!r} is no id: small letters, figures and hyphens")
    points, marks = table(told["points"], "points"), table(told["marks"], "marks")
    finer = text(marks["finer"], "marks.finer")
    if finer not in ("refused", "worse"):
        raise NonsenseError(f"marks.finer is {finer!r}")
    counts, checks = told["counts"] is True, told["checks"] is True
    modality = Modality(
        id=name,
        name=text(told["name"], "name", 80),
        form=text(told["form"], "form", 40),
        defaults=_lists(table(told["defaults"], "defaults")),
        basis={key: text(value, "basis") for key, value in table(told["basis"], "basis").items()},
        point=_word(told["point"]),
        segment=_word(told["segment"]),
        board=_word(told["board"]),
        infractions={
            key: text(value, "infractions") for key, value in table(told["infractions"], "infractions").items()
        },
        facts=texts(told["facts"], "facts"),
        values=table(told["values"], "values"),
        kinds_of_win=texts(told["kinds_of_win"], "kinds_of_win"),
        roles=texts(told["roles"], "roles"),
        words={key: frozenset(texts(value, "words")) for key, value in table(told["words"], "words").items()},
        points=Points(
            single=points["single"] is True,
            unit=number(points["unit"], "points.unit"),
            negative=points["negative"] is True,
            together=points["together"] is True,
            shared=None if points["shared"] is None else number(points["shared"], "points.shared"),
            worth=text(points["worth"], "points.worth"),
        ),
        marks=Marks(finer=finer, check=check if checks else None, limit=text(marks["limit"], "marks.limit")),
        count=count if counts else None,
    )
    cases = Path(text(told["cases"], "cases", 4_000))
    return Declared(modality, counts, checks, cases if cases.is_dir() else None)


def _word(value: object) -> Word:
    one, many, made = (*texts(value, "a word"), "", "", "")[:3]
    if not one or not many:
        raise NonsenseError("a word without its singular or its plural")
    return Word(one, many, made)


def _lists(value: Any) -> Any:
    """Rule tables as TOML gives them: lists, where tuples came."""
    if isinstance(value, Mapping):
        return {key: _lists(one) for key, one in value.items()}
    return [_lists(one) for one in value] if isinstance(value, tuple) else value
