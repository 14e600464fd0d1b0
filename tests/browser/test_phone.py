"""A phone of 360 x 640: everything can be reached, nothing lies beside the screen."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import is_asked, play, screenshot


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def tap_first(page: Page, at: int) -> None:
    """Each time: no sideways scrolling, and a button that a thumb can hit."""
    assert fits(page)
    option = page.locator("[data-option]").first
    box = option.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= 640
    page.wait_for_timeout(360)  # a double tap on a question that has just come up is no answer
    option.tap()


def test_a_whole_game_on_a_phone(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    page.goto(host.deal(2, chance="mouse 4").link(0))
    assert play(page, tap_first) > 5
    assert page.locator("[data-over]").count() == 1


def test_every_leaf_fits(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    page.goto(host.deal(4).link(0))
    play(page, tap_first, 12)
    is_asked(page)
    for at, name in enumerate(("seat", "streets", "hand", "story")):
        page.locator(".ph-tabs button").nth(at).tap()
        assert fits(page)
        screenshot(page, f"phone-{name}")


def test_a_card_is_read_in_a_sheet(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    page.goto(host.deal(2).link(0))
    is_asked(page)
    page.locator("[data-card]").first.click(button="right")
    assert page.locator(".ph-inspect .face").is_visible()
    screenshot(page, "phone-card")
    page.keyboard.press("Escape")
    assert page.locator(".ph-inspect").count() == 0


def test_the_lobby_fits(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    page.goto(host.address)
    page.wait_for_selector("form select option", state="attached")
    assert fits(page)
    screenshot(page, "phone-lobby")
