"""The playground's page as a person uses it: by the names and labels that are on it.

The browser is driven from another thread, since the playground answers it in this one.
"""

import asyncio
import contextlib
import random
from collections.abc import Callable

from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

PATIENCE = 8.0
_POLL_THAT_WAITS = ".poll:has(.option:enabled):not(:has([aria-pressed=true]))"


class Page:
    """What is on the page; every look waits until the thing is there."""

    def __init__(self, driver: Chrome) -> None:
        self._driver = driver

    async def open(self, address: str) -> None:
        """Go to the page with no memory of earlier ones."""
        await asyncio.to_thread(self._driver.get, address)
        await asyncio.to_thread(self._driver.execute_script, "sessionStorage.clear()")

    def complaints(self) -> list[str]:
        """What the browser's console says about errors."""
        logged = self._driver.get_log("browser")  # type: ignore[no-untyped-call]
        return [entry["message"] for entry in logged if entry["level"] == "SEVERE"]

    async def _wait(self, look: Callable[[Chrome], WebElement | bool | None]) -> WebElement | bool:
        def wait() -> WebElement | bool:
            ignored = (StaleElementReferenceException, WebDriverException, IndexError)
            waiting = WebDriverWait(self._driver, PATIENCE, 0.05, ignored)
            return waiting.until(look)  # type: ignore[return-value]

        return await asyncio.to_thread(wait)

    async def tap(self, surface: str, label: str) -> None:
        """Tap the newest thing called `label` on a surface ("Group", "Phone of Ann")."""

        def click(driver: Chrome) -> bool:
            names = f"button[aria-label='{label}'], button, input[type=checkbox], summary, a"
            found = [
                element
                for element in _surface(driver, surface).find_elements(By.CSS_SELECTOR, names)
                if element.accessible_name == label and element.is_displayed()
            ]
            found[-1].click()
            return True

        await self._wait(click)

    async def turn_on(self, label: str) -> None:
        """Turn a switch in the page's header on."""
        await self.tap("", label)

    async def choose(self, surface: str, label: str, value: str) -> None:
        """Choose from a list."""

        def pick(driver: Chrome) -> bool:
            for element in _surface(driver, surface).find_elements(By.TAG_NAME, "select"):
                if element.accessible_name == label:
                    element.find_element(By.CSS_SELECTOR, f"option[value='{value}']").click()
                    return True
            return False

        await self._wait(pick)

    async def write(self, surface: str, text: str) -> None:
        """Write a message and send it."""

        def send(driver: Chrome) -> bool:
            field = _surface(driver, surface).find_element(By.CSS_SELECTOR, ".composer input")
            field.send_keys(text, Keys.ENTER)
            return True

        await self._wait(send)

    async def sees(self, surface: str, text: str) -> None:
        """Wait until a text is to be read on a surface."""
        await self._wait(lambda driver: text in _surface(driver, surface).text)

    async def sees_no_more(self, surface: str, text: str) -> None:
        """Wait until a text is gone from a surface."""
        await self._wait(lambda driver: text not in _surface(driver, surface).text)

    async def shows(self, surface: str, text: str) -> bool:
        """Whether a text is to be read on a surface now."""
        return await asyncio.to_thread(lambda: text in _surface(self._driver, surface).text)

    async def take_a_turn(self, surface: str, only_polls: bool = False) -> bool:
        """Tap something, as one would without thinking: in the newest poll that waits for a vote,
        or else under the newest message with buttons. Alerts are read and put away. Tells whether
        there was anything to tap.
        """

        def tap() -> bool:
            place = _surface(self._driver, surface)
            polls = place.find_elements(By.CSS_SELECTOR, _POLL_THAT_WAITS)
            keyboards = place.find_elements(By.CSS_SELECTOR, ".message .keyboard")
            alerts = place.find_elements(By.CSS_SELECTOR, "[role=alertdialog]")
            newest = alerts[-1:] or polls[-1:] or (keyboards[-1:] if not only_polls else [])
            taps = [one for part in newest for one in part.find_elements(By.TAG_NAME, "button")]
            if taps:
                random.choice(taps).click()
            return bool(taps)

        with contextlib.suppress(StaleElementReferenceException):  # drawn anew in between
            return await asyncio.to_thread(tap)
        return False

    async def alert(self, surface: str) -> str:
        """The text of the alert on a surface."""
        found = await self._wait(
            lambda driver: _surface(driver, surface).find_element(
                By.CSS_SELECTOR, "[role=alertdialog] p"
            )
        )
        assert isinstance(found, WebElement)
        return await asyncio.to_thread(lambda: found.text)

    async def style(self, surface: str, selector: str, name: str) -> str:
        """A computed style of the newest element that fits."""

        def read(driver: Chrome) -> str:
            fits = _surface(driver, surface).find_elements(By.CSS_SELECTOR, selector)
            return fits[-1].value_of_css_property(name)

        return await asyncio.to_thread(read, self._driver)


def _surface(driver: Chrome, name: str) -> WebElement:
    if not name:
        return driver.find_element(By.TAG_NAME, "body")
    return driver.find_element(By.CSS_SELECTOR, f"section[aria-label='{name}']")
