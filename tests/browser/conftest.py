"""The fixtures of the tests in a browser."""

from tests.browser.live import browser, chromium, database, server, visit  # noqa: F401 - fixtures are known by being here
