"""What the page weighs, and how soon one can play."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import CDPSession, Page, Response

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import answer, click_first, is_asked

MOST_SCRIPT: Final = 200_000  # bytes of script, as they travel
SOON: Final = 5.0  # times a yardstick, in time of the processor; today it is 3.3
TRIES: Final = 10  # the best one counts: what else the machine does meanwhile is not the page's doing
YARDSTICK: Final = """() => {
    for (let n = 0; n < 40; n++) {
        const made = Array.from({length: 2000}, (_, at) => ({at, words: `card ${at * n % 977}`, more: [at, n]}));
        JSON.parse(JSON.stringify(made)).sort((one, two) => one.words < two.words ? -1 : 1);
    }
}"""  # what a page does, too: objects, texts, comparisons
NOTE_FIRST_OPTION: Final = """
    new MutationObserver((_, observer) => {
        if (!document.querySelector("[data-option]")) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => (window.interactive = true)));
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


def work(page: Page, address: str) -> tuple[float, float]:
    """How long the page works until the first question can be answered, from nothing, and how long this machine takes
    for work that is always the same. What else the machine does meanwhile makes both of them longer.
    """
    counting = page.context.new_cdp_session(page)
    counting.send("Performance.enable", {"timeDomain": "threadTicks"})  # what it works, not how long it waits
    page.add_init_script(NOTE_FIRST_OPTION)
    page.goto(address)
    page.wait_for_function("() => window.interactive")
    took = busy(counting)
    page.evaluate(YARDSTICK)
    return took, busy(counting) - took


def busy(counting: CDPSession) -> float:
    """Seconds of the page's own thread so far."""
    metrics = {each["name"]: each["value"] for each in counting.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def test_a_table_can_be_played_at_soon(host: Host, new_page: NewPage) -> None:
    """Until then a page does no more than so many times the work of a yardstick; a slow machine is slow at both."""
    found = []
    for _ in range(TRIES):
        page = new_page()
        took, yardstick = work(page, host.deal(4).link(0))
        found.append(took / yardstick)
        if found[-1] <= SOON:
            break
    assert min(found) <= SOON, found
    assert answer(page, 0, click_first)
