"""The fixtures of the browser tests."""

from tests.browser.live import browser, chromium, server, visit  # noqa: F401 - fixtures are known by being here
