"""Trophies that add one another up without end."""

from collections.abc import Iterator

from regulations.checks.subject import Subject, at
from regulations.finding import Finding


def endless(subject: Subject) -> Iterator[Finding]:
    """Each trophy that, by way of those it adds up, adds itself up."""
    names = subject.rules.names("trophy")
    sums = {name: subject.rules.value(f"trophy.{name}.sums", otherwise=()) for name in names}
    for name in names:
        way = _back_to(name, (name,), sums)
        figure = subject.rules.figure(f"trophy.{name}.sums")
        if way and figure is not None:
            yield at(figure, "trophy of itself", way=", ".join(way))


def _back_to(name: str, way: tuple[str, ...], sums: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The way by which the trophy leads back to itself, () where it does not."""
    for other in sums.get(way[-1], ()):
        if other == name:
            return (*way, name)
        if other in sums and other not in way and (found := _back_to(name, (*way, other), sums)):
            return found
    return ()
