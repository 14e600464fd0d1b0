"""The Eternal Struggle on a phone: the circle as a row, one leaf at a time, everything in reach of a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import screenshot
from browser.test_access import serious
from browser.vtes_playing import is_asked, laid, passing, play

THUMB = 44  # pixels


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def tap_first(page: Page, at: int) -> None:
    """The first thing to be done; no sideways scrolling, and a button that a thumb can hit."""
    assert fits(page)
    option = page.locator("[data-option]:not([data-verb=pass]):not([data-verb=end-phase])").first
    if option.count() == 0:
        option = page.locator("[data-option]").first
    option.scroll_into_view_if_needed()
    box = option.bounding_box()
    assert box is not None and box["height"] >= THUMB
    page.wait_for_timeout(360)  # a double tap on a question that has just come up is no answer
    option.tap()


def test_a_game_on_a_phone(host: Host, new_page: NewPage) -> None:
    page = new_page(390, 844, is_phone=True)
    page.goto(laid(host, "duel", 2).link(0))
    assert play(passing(page), tap_first) > 3
    expect(page.locator("[data-over]")).to_have_count(1)


def test_the_circle_is_a_row(host: Host, new_page: NewPage) -> None:
    """Unrolled, with oneself in the middle: the prey before, the predator after; a tap opens a seat."""
    page = new_page(390, 844, is_phone=True)
    page.goto(laid(host, "calm").link(0))
    is_asked(passing(page))
    seats = page.locator(".ph-seat")
    assert [name.split("\n")[1] for name in seats.all_inner_texts()] == ["Inês", "Tomás", "You", "Catalina", "Corvus"]
    expect(seats.nth(1)).to_contain_text("prey")
    expect(seats.nth(3)).to_contain_text("predator")
    seats.nth(1).tap()
    expect(page.locator(".ph-leaf .v-side")).to_contain_text("Massimo Falconi")


@pytest.mark.parametrize("position", ["calm", "bleed", "combat", "vote", "influence"])
def test_every_leaf_fits(host: Host, new_page: NewPage, position: str) -> None:
    """Seat, table, hand and story; nothing lies beside the screen, and nothing serious is amiss."""
    page = new_page(390, 844, is_phone=True)
    page.goto(laid(host, position).link(0))
    assert is_asked(passing(page))
    for at, name in enumerate(("seat", "table", "hand", "story")):
        page.locator(".ph-tabs button").nth(at).tap()
        assert fits(page)
        screenshot(page, f"vtes-phone-{position}-{name}")
    page.locator(".ph-tabs button").nth(1).tap()
    assert serious(page) == []
