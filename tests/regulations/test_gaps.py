"""The linter reports each gap of the sources at its article, with the reason of the reading taken; none is missed."""

import pytest

from regulations.finding import Finding
from tests.regulations.gaps import GAPS, Gap
from web.commands.rank import regulation

EVERY = [pytest.param(name, gap, id=f"{name}: {gap.what}") for name, gaps in GAPS.items() for gap in gaps]


def reported(name: str, gap: Gap) -> Finding | None:
    """The remark that reports the gap."""
    return next(
        (
            finding
            for finding in regulation(name).findings
            if (finding.code, finding.file, finding.article) == ("inferred", f"{gap.file}.toml", gap.article)
            and gap.figure in str(finding.params["figures"]).split(", ")
            and gap.reason in str(finding.params["reason"])
        ),
        None,
    )


@pytest.mark.parametrize(("name", "gap"), EVERY)
def test_the_gap_is_reported_where_it_is(name: str, gap: Gap) -> None:
    finding = reported(name, gap)
    assert finding is not None, f"no remark at {gap.file}.toml, art. {gap.article}, says: {gap.reason}"
    assert not finding.error
    assert gap.reason in finding.text()


def test_every_gap_is_reported_and_here_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [
        f"{name:24} {gap.what:34} {finding.code if (finding := reported(name, gap)) else 'MISSED':9} "
        f"{gap.file}.toml, art. {gap.article}"
        for name, gaps in GAPS.items()
        for gap in gaps
    ]
    with capsys.disabled():
        print("\n" + "\n".join(lines))  # noqa: T201 - the list is published with the run
    assert not any("MISSED" in line for line in lines)


def test_a_gap_that_nobody_reports_is_missed() -> None:
    assert (
        reported("domino-fid", Gap("nothing", "domino", "64", "penalties.rounding", "palavras que ninguém disse"))
        is None
    )
