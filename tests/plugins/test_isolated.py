"""Sports of other packages: found, asked, ended; whatever one of them does, the others and whoever asks go on."""

import os
from fractions import Fraction
from pathlib import Path

import pytest

from core.competition import Record, standings
from core.exact import Number
from core.play.credits import Terms
from core.play.notation import read_sheets
from core.play.sheet import Part, Segment
from core.rules.forms import Duration, Mix, Percent, Range
from core.rules.forms import Part as MixPart
from modalities import catalogue, futsal
from modalities.isolated import coding
from modalities.isolated.coding import NonsenseError
from modalities.isolated.failure import PluginError
from modalities.isolated.process import Plugin
from regulations.read import inline
from tests.plugins.conftest import Installer

SOUND = """
from core.modality import Counted, Marks, Modality
{before}
def count(segment, terms):
{count}
MODALITY = Modality(id="broken", name="Broken", form="hands", defaults={defaults}, basis={{}}, count=count{more})
"""


def module(count: str = "return Counted((1, 0))", before: str = "", defaults: str = "{}", more: str = "") -> str:
    """A module that is sound but for what is given."""
    body = "\n".join(f"    {line}" for line in count.splitlines())
    return SOUND.format(count=body, before=before, defaults=defaults, more=more)


def counted(what: str = "broken") -> object:
    """What its count says of a segment of one hand."""
    found = catalogue.find(what)
    assert found is not None, catalogue.unusable()
    assert found.count is not None
    return found.count(Segment((0, 0), (Part(0, 4, "pin"),)), Terms(target=12))


@pytest.mark.usefixtures("malha")
def test_a_package_is_found_with_its_version_and_its_cases() -> None:
    found = catalogue.installed()["malha"]
    assert (found.package, found.version, found.modality.name) == ("sumula-malha", "1.2", "Malha")
    assert found.cases is not None
    assert sorted(case.name for case in found.cases.iterdir()) == [
        *("arremesso-por-arremesso.toml", "ausente.toml", "tres-em-ciclo.toml")
    ]
    assert list(catalogue.catalogue())[-1] == "malha"
    assert catalogue.unusable() == ()


@pytest.mark.usefixtures("malha")
def test_its_count_is_asked_in_its_own_process_and_ranks() -> None:
    found = catalogue.find("malha")
    assert found is not None
    ruleset = inline([{"number": "1", "text": "Pino vale cinco.", "values": {"pin": 5}}], found)
    hands = tuple(Part(0, 0, "pin") for _ in range(3))
    (match,) = read_sheets("Alfa  12-0 12-0  Beta")
    assert match.sheet is not None
    written = type(match.sheet)((Segment((0, 0), hands), Segment((12, 4))))
    result = standings(Record((type(match)(match.id, "Alfa", "Beta", sheet=written),)), ruleset, found)
    assert result.outcomes[match.id].partials == ((15, 0), (12, 4))
    wrong = type(match.sheet)((Segment((0, 0), (Part(0, 0, "rebound"),)), Segment((12, 4))))
    result = standings(Record((type(match)(match.id, "Alfa", "Beta", sheet=wrong),)), ruleset, found)
    codes = {refusal.code for refusal in result.refusals[match.id]}
    assert "no hand is worth that" in codes


@pytest.mark.parametrize(
    ("text", "code", "detail"),
    [
        ("import no_such_module", "died", "ModuleNotFoundError"),
        ("def (", "died", "SyntaxError"),
        ("while True: pass", "too slow", "2 s"),
        ("import time; time.sleep(60)", "too slow", "2 s"),
        ("import os; os._exit(3)", "died", "exit 3"),
        ("raise SystemExit(0)", "died", "exit 0"),
        ("MODALITY = 3", "died", "int is no Modality"),
        ("", "died", "AttributeError"),
        (module(before="x = bytearray(3 << 30)"), "died", "MemoryError"),
        (module().replace('id="broken"', 'id="Broken!"'), "nonsense", "no id"),
        (module().replace('id="broken"', 'id="futsal"'), "nonsense", 'there already is a modality "futsal"'),
        (module().replace('name="Broken"', "name=None"), "nonsense", "name is no text"),
        (module(defaults="{'match': {'target': 1.5}}"), "died", "float"),
        (module(defaults="{'match': object()}"), "died", "object"),
        (module(more=", facts=5"), "nonsense", "facts is no list"),
    ],
)
def test_one_that_cannot_be_used_is_left_out_and_says_why(broken: Installer, text: str, code: str, detail: str) -> None:
    broken(text)
    assert set(catalogue.catalogue()) == {modality.id for modality in catalogue.BUILT_IN}
    (left_out,) = catalogue.unusable()
    assert (left_out.name, left_out.where, left_out.why.code) == ("broken", "broken:MODALITY", code)
    assert detail in left_out.why.detail


@pytest.mark.parametrize(
    ("count", "code", "detail"),
    [
        ("raise ValueError('oops')", "died", "ValueError: oops"),
        ("while True: pass", "too slow", "2 s"),
        ("import os; os.kill(os.getpid(), 9)", "died", "exit -9"),
        ("return None", "died", ""),
        ("return Counted((1.5, 0))", "died", "float"),
        ("return Counted((10 ** 90, 0))", "nonsense", "digits"),
        ("return Counted((1, 0, 0))", "nonsense", "no pair"),
        ("return Counted(('1', 0))", "nonsense", "no number"),
        ("return Counted((1, 0), winner=2)", "nonsense", "winner"),
        ("return Counted((1, 0), kind='by far')", "nonsense", "kind of win"),
        ("return Counted((1, 0), running=((1, 0),) * 9)", "nonsense", "running"),
        ("return Counted((float('nan'), 0))", "died", "float"),
        ("return bytearray(3 << 30)", "died", "MemoryError"),
        ("def f(): f()\nf()", "died", "RecursionError"),
    ],
)
def test_a_count_that_fails_is_told_and_not_asked_again_at_once(
    broken: Installer, count: str, code: str, detail: str
) -> None:
    broken(module(count))
    with pytest.raises(PluginError) as first:
        counted()
    assert (first.value.code, detail in first.value.detail) == (code, True), first.value
    with pytest.raises(PluginError) as again:
        counted()
    assert again.value.code == code
    plugin = getattr(catalogue.catalogue()["broken"].count, "__self__", None)
    assert isinstance(plugin, Plugin)
    assert plugin._running is None, "it was not started again"


def test_what_it_prints_and_reads_stays_with_it(broken: Installer) -> None:
    chatter = 'import sys\nprint("{}")\nsys.stdout.flush()\nassert sys.stdin.read() == ""\nreturn Counted((4, 0))'
    broken(module(chatter, before='print("hello")'))
    assert counted() == counted()


def test_it_starts_again_after_it_died_and_rested(broken: Installer, tmp_path: Path) -> None:
    flag = tmp_path / "once"
    once = f"import os\nif not os.path.exists({str(flag)!r}):\n    open({str(flag)!r}, 'w').close()\n    os._exit(1)\n"
    broken(module(once + "return Counted((4, 0))"))
    with pytest.raises(PluginError):
        counted()
    found = catalogue.find("broken")
    assert found is not None
    plugin = found.count.__self__  # type: ignore[union-attr]
    assert isinstance(plugin, Plugin)
    plugin._failed = None
    assert counted() is not None


def test_it_sees_no_secret_of_ours(broken: Installer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUMULA_DATABASE", "postgresql://secret")
    broken(module("import os\nassert 'SUMULA_DATABASE' not in os.environ\nreturn Counted((4, 0))"))
    counted()


def test_it_fills_no_disk(broken: Installer, tmp_path: Path) -> None:
    target = tmp_path / "large"
    broken(module(f"open({str(target)!r}, 'wb').write(bytes(5 << 20))\nreturn Counted((4, 0))"))
    with pytest.raises(PluginError):
        counted()
    assert not target.exists() or target.stat().st_size <= 1 << 20


def test_its_process_ends_with_the_one_that_asks(broken: Installer) -> None:
    broken(module())
    counted()
    found = catalogue.find("broken")
    assert found is not None
    plugin = found.count.__self__  # type: ignore[union-attr]
    pid = plugin._running.process.pid
    plugin.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_limit_of_marks_is_asked_there_too(broken: Installer) -> None:
    check = (
        "from core.rules.refusal import Refusal\n"
        "def check(mark, figures):\n"
        "    return Refusal('too far', '', str(mark)) if mark > figures['most'] else None"
    )
    broken(module(before=check, more=", marks=Marks(check=check)"))
    found = catalogue.find("broken")
    assert found is not None
    assert found.marks.check is not None
    assert found.marks.check(Fraction(7, 2), {"most": 4}) is None
    refusal = found.marks.check(5, {"most": 4})
    assert refusal is not None
    assert (refusal.code, refusal.found) == ("too far", "5")


def test_built_in_ones_stay_in_this_process() -> None:
    assert catalogue.find("futsal") is futsal.MODALITY
    assert all(one.package == "" for one in catalogue.installed().values())


VALUES: list[object] = [
    *(None, "texto", 12, -3, Fraction(1, 2), (1, ("a", None)), {"a": 1, "b": {"c": Fraction(2, 3)}}, frozenset({"x"})),
    *(Range(1, None), Duration(15, "min"), Percent(Fraction(1, 10), "target"), Mix((MixPart("man", 1),))),
]


@pytest.mark.parametrize("value", VALUES, ids=str)
def test_a_value_comes_back_as_it_went(value: object) -> None:
    assert coding.read(coding.write(value)) == value


@pytest.mark.parametrize(
    "line", ["", "{", "1.5", "NaN", "[" * 100_000, "9" * 50, '{"$fraction":"1/0"}', '{"$no":1}', '{"a":1,"b":2}']
)
def test_what_is_no_value_is_refused(line: str) -> None:
    with pytest.raises(NonsenseError):
        coding.read(line)


def test_a_float_is_not_sent() -> None:
    number: Number = 1
    assert coding.write(number) == "1"
    with pytest.raises(TypeError):
        coding.write(1.5)
