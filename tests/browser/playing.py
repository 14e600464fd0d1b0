"""Hands and eyes at a table in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import ConsoleMessage, Error, Page, Request, WebSocket

from patience import LONG_MS

SHOTS: Final = Path(__file__).parents[2] / "build" / "screenshots"
MOST: Final = 600  # prompts of one game; far more than there ever are

ASKED: Final = "[data-number], [data-over]"
CHANGED: Final = """number => {
    const asked = document.querySelector("[data-number]");
    return document.querySelector("[data-over]") !== null || (asked !== null && asked.dataset.number !== number);
}"""

Answer = Callable[[Page, int], None]


@dataclass
class Heard:
    """What a page has said and asked for, besides what it shows."""

    errors: list[str] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("console", self.console)
        page.on("pageerror", self.failed)
        page.on("request", self.asked)
        page.on("websocket", self.opened)

    def console(self, message: ConsoleMessage) -> None:
        """A server that is down on purpose is no fault of the page, and neither is a request that it refuses."""
        is_refused = "/api/" in message.location["url"] and "status of 4" in message.text
        if message.type == "error" and "ERR_CONNECTION" not in message.text and not is_refused:
            self.errors.append(message.text)

    def failed(self, error: Error) -> None:
        self.errors.append(str(error))

    def asked(self, request: Request) -> None:
        self.addresses.append(request.url)

    def opened(self, socket: WebSocket) -> None:
        self.addresses.append(socket.url)


def is_asked(page: Page) -> bool:
    """Waits until this seat is asked something (then yes), or the game is over."""
    page.wait_for_selector(ASKED, timeout=LONG_MS)
    return page.locator("[data-over]").count() == 0


def number(page: Page) -> str:
    return page.locator("[data-number]").get_attribute("data-number") or ""


def answer(page: Page, at: int, how: Answer) -> bool:
    """Whether the game goes on after it."""
    if not is_asked(page):
        return False
    before = number(page)
    how(page, at)
    page.wait_for_function(CHANGED, arg=before, timeout=LONG_MS)
    return page.locator("[data-over]").count() == 0


def play(page: Page, how: Answer, prompts: int = MOST) -> int:
    """How many prompts were answered."""
    for at in range(prompts):
        if not answer(page, at, how):
            return at + 1
    return prompts


def until(page: Page, is_it: Callable[[Page], bool], how: Answer, prompts: int = 200) -> bool:
    """Play on until the table shows what is looked for; no if the game ends before."""
    for at in range(prompts):
        if not is_asked(page):
            return False
        if is_it(page):
            return True
        answer(page, at, how)
    return False


def find(page: Page, links: Iterable[str], is_it: Callable[[Page], bool], how: Answer) -> None:
    """Play at one table after the other until one shows what is looked for."""
    for link in links:
        page.goto(link)
        if until(page, is_it, how):
            return
    raise AssertionError(f"no table has shown it: {is_it.__name__}")


def click_first(page: Page, at: int) -> None:
    page.locator("[data-option]").first.click()


def click_some(page: Page, at: int) -> None:
    """Another option each time, so that much is seen."""
    options = page.locator("[data-option]")
    options.nth((at * 7 + 3) % options.count()).click()


def press_key(page: Page, at: int) -> None:
    """The digit of the first option, or 0 if passing is all there is."""
    page.keyboard.press(page.locator("[data-option] kbd").first.inner_text())


def concede(page: Page) -> None:
    page.get_by_role("button", name="Leave the seat, or concede").click()
    page.get_by_role("button", name="Concede…").click()
    page.get_by_role("button", name="Concede", exact=True).click()


def screenshot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.wait_for_timeout(250)
    page.screenshot(path=SHOTS / f"{name}.png")
