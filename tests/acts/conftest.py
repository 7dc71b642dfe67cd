"""The fixtures of the tests of acts."""

from tests.sums import sums_hold  # noqa: F401 - fixtures are known by being here
