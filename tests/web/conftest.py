"""The fixtures of the tests of pages."""

from tests.sums import sums_hold  # noqa: F401 - fixtures are known by being here
from tests.web.site import site  # noqa: F401
