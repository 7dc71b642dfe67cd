"""The process of one sport, ``python -m modalities.isolated.worker TARGET``: answers questions, one a line.

Whatever the package prints goes nowhere near the answers. What it raises ends the process: whoever asked then
reads the last line of the error.
"""

import os
import resource
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, TextIO

from core.modality import Modality
from modalities.isolated import coding, counting
from modalities.isolated.declaration import declare

MEMORY = 1 << 29
WRITTEN = 1 << 20
"""Bytes: of memory, and of any file, so that neither can be filled."""
ALONE = 5
"""Seconds after which it ends by itself, where nobody is left to end it."""


class NoModalityError(TypeError):
    """The entry point leads to something else."""


def main(target: str) -> None:
    """Answer until nobody asks any more."""
    questions, answers = _own_pipes()
    for limit, most in ((resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_FSIZE, WRITTEN), (resource.RLIMIT_CORE, 0)):
        resource.setrlimit(limit, (most, most))
    answers.write("ready\n")
    answers.flush()
    loaded: tuple[Modality, str] | None = None
    for line in questions:
        signal.alarm(ALONE)
        question = coding.read(line)
        loaded = loaded or _loaded(target)
        answer = declare(*loaded) if question["do"] == "declare" else _answer(loaded[0], question)
        answers.write(coding.write(answer) + "\n")
        answers.flush()
        signal.alarm(0)


def _own_pipes() -> tuple[TextIO, TextIO]:
    """The two pipes under numbers of their own; the package finds an empty input, and an output that leads nowhere."""
    questions, answers = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    return os.fdopen(questions, "r", encoding="ascii"), os.fdopen(answers, "w", encoding="ascii")


def _loaded(target: str) -> tuple[Modality, str]:
    """The modality that the entry point names, and where its cases stand: the folder ``cases`` beside its module."""
    module_name, _, attribute = target.partition(":")
    module = import_module(module_name)
    found: Any = module
    for name in filter(None, attribute.split(".")):
        found = getattr(found, name)
    if not isinstance(found, Modality):
        raise NoModalityError(f"{type(found).__name__} is no Modality: point the entry at a module's MODALITY")
    return found, str(Path(str(module.__file__)).parent / "cases")


def _answer(modality: Modality, question: Any) -> Any:
    if question["do"] == "check" and modality.marks.check is not None:
        refusal = modality.marks.check(question["mark"], question["figures"])
        return None if refusal is None else counting.write_refusal(refusal)
    if question["do"] == "count" and modality.count is not None:
        segment, terms = counting.read_segment(question["segment"]), counting.read_terms(question["terms"])
        return counting.write_counted(modality.count(segment, terms))
    raise LookupError(f"nothing answers {question['do']!r}")


if __name__ == "__main__":
    main(sys.argv[1])
