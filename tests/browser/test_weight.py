"""What the page weighs, and how soon one can play."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, Response

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import answer, click_first, is_asked

MOST_SCRIPT: Final = 200_000  # bytes of script, as they travel
SOON: Final = 1500  # milliseconds
SLOWED: Final = 4  # times
TRIES: Final = 10  # the best one counts: what else the machine does meanwhile is not the page's doing
NOTE_FIRST_OPTION: Final = """
    new MutationObserver((_, observer) => {
        if (!document.querySelector("[data-option]")) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => (window.interactive = performance.now())));
    }).observe(document, {childList: true, subtree: true});
"""


def script_sizes(page: Page, address: str) -> dict[str, int]:
    """Every script that came until one could play, by its address, as it was sent."""
    came: list[Response] = []

    def note(response: Response) -> None:
        if response.request.resource_type == "script":
            came.append(response)

    page.on("response", note)
    page.goto(address)
    assert is_asked(page)
    return {response.url: response.request.sizes()["responseBodySize"] for response in came}


def test_the_script_is_light(host: Host, page: Page) -> None:
    sizes = script_sizes(page, host.deal(4).link(0))
    assert sizes
    assert 10_000 < sum(sizes.values()) <= MOST_SCRIPT


def interactive(page: Page, address: str) -> float:
    """Milliseconds until the first question can be answered, from nothing, on a slow machine."""
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.add_init_script(NOTE_FIRST_OPTION)
    page.goto(address)
    page.wait_for_function("() => window.interactive")
    took = page.evaluate("window.interactive")
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    assert isinstance(took, int | float)
    return took


def test_a_table_can_be_played_at_soon(host: Host, new_page: NewPage) -> None:
    """With a fourth of the speed, and nothing kept from another time."""
    took = []
    for _ in range(TRIES):
        page = new_page()
        took.append(interactive(page, host.deal(4).link(0)))
        if took[-1] <= SOON:
            break
    assert min(took) <= SOON, took
    assert answer(page, 0, click_first)
