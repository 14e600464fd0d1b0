"""The tutorial: by mouse to its end, left and gone on with, reloaded, on a phone, in both languages, for everybody."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import CHANGED, is_asked, number, screenshot
from browser.test_access import serious
from browser.test_phone import fits

LESSONS = ("attack", "defence", "recruits", "influence", "victory")
MOST_CLICKS = 12
MOST_SECONDS = 90
MOST = 40  # answers of one lesson; far more than it takes


class Learner:
    """Somebody with a mouse who does what the coach says, and counts clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.clicks += 1

    def line(self) -> str:
        return self.page.locator(".coach .line").inner_text()

    def state(self) -> str:
        return self.page.locator(".coach").get_attribute("data-coach") or ""

    def read_on(self) -> None:
        """To the last line of what is said now."""
        while self.page.locator(".coach [data-next]").count():
            self.click(".coach [data-next]")

    def does_as_told(self) -> None:
        """Press the button that the arrow points at."""
        self.read_on()
        before, option = number(self.page), advised(self.page)
        self.click(f'[data-option="{option}"]')
        self.page.wait_for_function(CHANGED, arg=before)

    def finishes(self) -> None:
        for _ in range(MOST):
            self.page.wait_for_selector('[data-number], [data-over], [data-coach="done"]')
            if self.state() == "done":
                return
            self.does_as_told()
        raise AssertionError("this lesson has no end")


RINGED = """() => {
    const middle = found => {
        const box = found.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const rings = [...document.querySelectorAll(".pointers .ring")].map(middle);
    const found = [...document.querySelectorAll("[data-option]")].filter(button => {
        const [x, y] = middle(button);
        return rings.some(ring => Math.hypot(ring[0] - x, ring[1] - y) < 3);
    });
    return found.length === 1 ? found[0].dataset.option : null;
}"""


def advised(page: Page) -> str:
    """The option whose button the ring lies around."""
    return str(page.wait_for_function(RINGED).json_value())


def begin(host: Host, page: Page) -> Learner:
    page.goto(host.address)
    learner = Learner(page)
    learner.click("text=Learn in five minutes")
    page.wait_for_selector(".coach")
    return learner


def test_the_first_attack_is_soon_made(host: Host, page: Page) -> None:
    """From the lobby, within 90 seconds and 12 clicks, every line read and every click counted."""
    since = time.monotonic()
    learner = begin(host, page)
    screenshot(page, "learn-first")
    while "Sage is defeated" not in page.locator(".log").inner_text():
        learner.does_as_told()
        page.wait_for_timeout(100)
    assert learner.clicks <= MOST_CLICKS
    assert time.monotonic() - since <= MOST_SECONDS
    screenshot(page, "learn-attacked")


def test_the_tutorial_to_its_end(host: Host, page: Page) -> None:
    """Five lessons, each won to its end and each leading to the next; then a whole game is dealt."""
    learner = begin(host, page)
    for at, lesson in enumerate(LESSONS):
        learner.finishes()
        screenshot(page, f"learn-{lesson}-end")
        learner.read_on()
        table = page.url
        learner.click(".coach [data-onward]")
        page.wait_for_function("table => location.href !== table", arg=table)
        if at + 1 < len(LESSONS):
            page.wait_for_selector('.coach[data-coach="on"]')
    assert is_asked(page)
    assert page.locator(".coach").count() == 0
    page.goto(f"{host.address}/#/learn")
    expect(page.locator("[data-done]")).to_have_attribute("data-done", str(len(LESSONS)))
    screenshot(page, "learn-done")


def test_left_and_gone_on_with(host: Host, page: Page) -> None:
    """Leave in the middle; the list knows; going on is where one was. So is a reload."""
    learner = begin(host, page)
    for _ in range(2):
        learner.does_as_told()
    told = learner.line()
    page.get_by_role("link", name="Leave the lesson; go on later").click()
    page.get_by_text("Begun").wait_for()
    screenshot(page, "learn-list")
    page.get_by_role("button", name="Go on: Your first attack").click()
    page.wait_for_selector(".coach")
    assert learner.line() == told
    page.reload()
    page.wait_for_selector(".coach")
    assert learner.line() == told
    learner.finishes()
    page.goto(f"{host.address}/#/learn")
    expect(page.locator('[data-lesson="attack"]').get_by_text("Done")).to_be_visible()


def test_the_lobby_offers_it_first_to_a_newcomer(host: Host, page: Page) -> None:
    page.goto(host.address)
    first = page.locator(".ways .btn").first
    expect(first).to_have_text("Learn in five minutes")
    expect(page.locator(".ways .primary")).to_have_count(1)
    screenshot(page, "learn-lobby")
    page.get_by_role("button", name="Play now").click()
    assert is_asked(page)
    page.goto(f"{host.address}/#/")
    expect(page.locator(".ways .btn").first).to_have_text("Play now")
    page.get_by_role("link", name="Learn in five minutes").click()
    page.wait_for_selector('[data-lesson="victory"]')


def test_a_lesson_is_not_listed_among_the_tables(host: Host, page: Page) -> None:
    begin(host, page)
    page.goto(f"{host.address}/#/")
    page.wait_for_selector("form select option", state="attached")
    assert page.get_by_text("Your tables").count() == 0


def test_another_way_is_taken_kindly(host: Host, page: Page) -> None:
    """Another target: the coach says so, and goes on; what was taken back is forgotten."""
    learner = begin(host, page)
    learner.does_as_told()
    page.locator("[data-option]", has_text="Target Jorge Guerrero").click()
    expect(page.locator(".coach .aside")).to_contain_text("That is fine")
    assert learner.line() == "Useful now: “Physical”."
    screenshot(page, "learn-another-way")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".coach .aside")).to_have_count(0)
    assert "Sage" in learner.line()


def test_show_me_and_skip(host: Host, page: Page) -> None:
    learner = begin(host, page)
    learner.read_on()
    before = number(page)
    page.get_by_role("button", name="Show me").click()
    page.wait_for_function(CHANGED, arg=before)
    assert learner.line().startswith("Whom?")
    page.get_by_role("button", name="Skip lesson").click()
    expect(page.locator(".coach h2")).to_have_text("Blocks and Reactions")


def test_by_keyboard_alone_and_heard_once(host: Host, page: Page) -> None:
    """N reads on, a digit answers; each line is said once to those who listen. Focus stays with the coach."""
    learner = begin(host, page)
    page.locator(".coach [data-next]").focus()
    page.evaluate("""() => {
        window.heard = [];
        const said = document.querySelector("[data-coach-said]");
        window.heard.push(said.textContent);
        new MutationObserver(() => window.heard.push(said.textContent))
            .observe(said, {childList: true, characterData: true, subtree: true});
    }""")
    for _ in range(3):
        while page.locator(".coach [data-next]").count():
            page.keyboard.press("n")
            assert page.evaluate("document.activeElement.closest('.coach, .prompt') !== null")
        before = number(page)
        page.keyboard.press(page.locator(f'[data-option="{advised(page)}"] kbd').inner_text())
        page.wait_for_function(CHANGED, arg=before)
    expect(page.locator("[data-coach-said]")).to_have_text(learner.line())
    heard = page.evaluate("window.heard")
    assert len(heard) == len(set(heard)) == 6


@pytest.mark.parametrize("lang", ["en-GB", "es-ES"])
def test_on_a_phone(host: Host, new_page: NewPage, lang: str) -> None:
    """The first lesson by thumb: nothing beside the screen, every button can be hit, the arrow is in sight."""
    page = new_page(360, 640, is_phone=True, lang=lang)
    page.goto(host.address)
    page.locator(".ways .primary").tap()
    page.wait_for_selector(".coach")
    screenshot(page, f"phone-learn-{lang[:2]}")
    for _ in range(MOST):
        if page.locator('[data-coach="done"]').count():
            break
        while page.locator(".coach [data-next]").count():
            page.locator(".coach [data-next]").tap()
            assert fits(page)
        before = number(page)
        button = page.locator(f'[data-option="{advised(page)}"]')
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44 and box["y"] + box["height"] <= 640
        screenshot(page, f"phone-learn-{lang[:2]}-{before}")
        page.wait_for_timeout(360)
        button.tap()
        page.wait_for_function(CHANGED, arg=before)
    assert page.locator('[data-coach="done"]').count() == 1
    page.goto(f"{host.address}/#/learn")
    page.wait_for_selector('[data-lesson="victory"]')
    assert fits(page)
    screenshot(page, f"phone-learn-list-{lang[:2]}")


def test_a_phone_turns_to_what_is_spoken_of(host: Host, new_page: NewPage) -> None:
    """First one's own vampire in The Streets, then the rival's in its Haven."""
    page = new_page(360, 640, is_phone=True)
    learner = begin(host, page)
    page.locator(".coach [data-next]").tap()
    expect(page.locator(".ph-leaf [data-card]", has_text="Matthew")).to_be_in_viewport()
    learner.does_as_told()
    expect(page.locator(".ph-leaf [data-card]", has_text="Sage")).to_be_in_viewport()
    expect(page.locator(".pointers .ring")).to_have_count(2)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_in_spanish_and_by_day(host: Host, new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width, height, lang="es-ES")
    page.goto(host.address)
    page.get_by_role("button", name="Aprende en cinco minutos").click()
    page.wait_for_selector(".coach")
    assert page.locator(".coach .line").inner_text().startswith("Diriges una camarilla")
    page.get_by_role("button", name="Tema claro").click()
    learner = Learner(page)
    learner.does_as_told()
    learner.does_as_told()
    screenshot(page, f"learn-es-{width}")
    coach, panel = page.locator(".coach").bounding_box(), page.locator(".storypanel").bounding_box()
    assert coach is not None and panel is not None
    assert coach["height"] < 0.4 * height and panel["y"] + panel["height"] <= height


def test_on_a_tablet(host: Host, new_page: NewPage) -> None:
    """The coach stays in sight while the drawer is closed."""
    page = new_page(820, 1180)
    learner = begin(host, page)
    learner.does_as_told()
    expect(page.locator(".coach .line")).to_be_in_viewport()
    screenshot(page, "learn-tablet")
    learner.does_as_told()


def test_for_everybody(host: Host, page: Page) -> None:
    """axe-core finds nothing serious: at the table with a coach, and in the list of lessons."""
    learner = begin(host, page)
    assert serious(page) == []
    learner.read_on()
    page.wait_for_timeout(300)
    assert serious(page) == []
    page.goto(f"{host.address}/#/learn")
    page.wait_for_selector('[data-lesson="victory"]')
    assert serious(page) == []
    page.get_by_role("button", name="Light theme").click()
    assert serious(page) == []
