"""The fixtures of the tests of pages."""

from tests.web.site import site  # noqa: F401 - fixtures are known by being here
