"""A headless Chromium that looks at a playground's page."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Iterator

import pytest
from selenium.webdriver import Chrome, ChromeOptions, ChromeService
from telegram import Bot

from tests.browser.page import Page
from tgbot.playground.client import Playground


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chrome]:
    """One browser for all tests.

    A newcomer's machine may have none, and `make test` installs nothing outside the project; CI,
    which installs it, must not pass without.
    """
    browser, driver_path = shutil.which("chromium"), shutil.which("chromedriver")
    if not (browser and driver_path):
        missing = "the page is tested in a browser: apt-get install chromium chromium-driver"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    options = ChromeOptions()
    options.binary_location = browser
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.add_argument("--window-size=1500,1000")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    service = ChromeService(driver_path)
    driver = Chrome(options, service)
    yield driver
    driver.quit()


@pytest.fixture
async def world() -> AsyncIterator[Playground]:
    """A playground with nobody in it."""
    async with await Playground.start() as playground:
        yield playground


@pytest.fixture
async def api(world: Playground) -> AsyncIterator[Bot]:
    """The playground's bot."""
    async with Bot(world.token, base_url=f"{world.api_url}/bot") as bot:
        yield bot


@pytest.fixture
async def page(world: Playground, chromium: Chrome) -> AsyncIterator[Page]:
    """The page, open; a complaint of the browser's console fails the test."""
    seen = Page(chromium)
    await seen.open(world.api_url)
    yield seen
    complaints = await asyncio.to_thread(seen.complaints)
    assert complaints == []
    await asyncio.to_thread(chromium.get, "about:blank")
