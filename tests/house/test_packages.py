"""What is installed is pinned by hash, names no address, and may be used by anybody."""

import re
import tomllib
from importlib.metadata import metadata

from packaging.requirements import Requirement

from tests.house.tree import ROOT, expect_none, text, tracked

# Written in parts, so that this file passes its own test.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("unpkg", "com"),
        ("jsdelivr", "net"), ("cdnjs", "com"), ("esm", "sh"), ("debian", "org"), ("ubuntu", "com"), ("crates", "io"),
        ("docker", "io"), ("ghcr", "io"), ("quay", "io"), ("gcr", "io"), ("anaconda", "org"), ("rubygems", "org"),
        ("proxy", "golang", "org"), ("maven", "org"),
    )
]  # fmt: skip
LOCKS = ("requirements.txt", "requirements-test.txt")


def locked(name: str) -> dict[str, list[str]]:
    """Each pinned requirement of a lock, with its hashes."""
    entries: dict[str, list[str]] = {}
    pin = ""
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        if not line.startswith((" ", "#")):
            pin = line.removesuffix(" \\")
            entries[pin] = []
        elif line.lstrip().startswith("--hash="):
            entries[pin].append(line.strip(" \\"))
    return entries


def test_no_file_names_the_host_of_a_package_registry() -> None:
    found = [f"{path}: {host}" for path in tracked() for host in REGISTRIES if host in text(path)]
    expect_none(found, "Packages are named, never where they come from: delete the address.")


def test_every_locked_package_is_pinned_with_its_hashes_and_no_address() -> None:
    for name in LOCKS:
        found = [
            f"{name}: {pin}"
            for pin, hashes in locked(name).items()
            if "==" not in pin or not hashes or not all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", h) for h in hashes)
        ]
        found += [f"{name}: {line}" for line in (ROOT / name).read_text(encoding="utf-8").splitlines() if "://" in line]
        expect_none(found, "A lock has pins and hashes alone: make it again as the README says.")


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = {
        "requirements.txt": project["dependencies"],
        "requirements-test.txt": project["dependencies"] + project["optional-dependencies"]["test"],
    }
    found = []
    for name in LOCKS:
        pins = {entry.name: entry for entry in map(Requirement, locked(name))}
        for wanted in map(Requirement, asked[name]):
            pin = pins.get(wanted.name)
            if pin is None or not wanted.specifier.contains(str(pin.specifier).removeprefix("==")):
                found.append(f"{name}: {wanted}")
    expect_none(found, "pyproject.toml asks for what is not locked: make the locks again as the README says.")


def test_the_tests_run_on_the_versions_that_run_the_product() -> None:
    apart = locked("requirements.txt").keys() - locked("requirements-test.txt").keys()
    expect_none(apart, "Locked for the product and not, or differently, for its tests: make both locks again.")


def test_whoever_receives_the_product_may_use_all_of_it() -> None:
    found = []
    for requirement in map(Requirement, locked("requirements.txt")):
        if requirement.marker is not None and not requirement.marker.evaluate():
            continue
        about = metadata(requirement.name)
        licences = about.get_all("License-Expression") or [
            classifier for classifier in about.get_all("Classifier") or [] if classifier.startswith("License ::")
        ]
        if licences and all(re.search(r"\bA?GPL", licence) for licence in licences):
            found.append(f"{requirement.name}: {', '.join(licences)}")
    expect_none(found, "A licence that would bind the whole product: use another package.")
