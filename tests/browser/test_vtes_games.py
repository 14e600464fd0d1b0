"""Whole games of the Eternal Struggle in the browser: by mouse, by keyboard, by two people, and seen again."""

from __future__ import annotations

import os
from typing import Final

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Dealt, Host
from browser.playing import press_key, screenshot
from browser.vtes_playing import MOST, bold, bold_key, by_hand, is_asked, laid, passing, play, table
from patience import LONG_MS

WHOLE: Final = os.environ.get("PRIMOGEN_WHOLE") == "1"  # from the deal: five hundred questions, and ten minutes
MOST_OF_FIVE: Final = 3000 if WHOLE else MOST


def five(host: Host) -> Dealt:
    """A table of five: late in a game, or just dealt."""
    return table(host, 5, chance="vtes five") if WHOLE else laid(host, "late")


def ended(page: Page) -> str:
    return page.locator("[data-over] h2").inner_text()


def test_a_game_of_two_to_its_end_by_mouse(host: Host, page: Page) -> None:
    """From the deal to the last point: the page says who has won, and how everybody stands."""
    page.goto(table(host, 2, chance="vtes two").link(0))
    assert play(passing(page), bold) > 20
    assert "won" in ended(page)
    expect(page.locator("[data-over]")).to_contain_text("by victory points")
    expect(page.locator(".standings li")).to_have_count(2)
    screenshot(page, "vtes-ended")


def test_a_game_of_five_to_its_end_by_mouse(host: Host, page: Page) -> None:
    """Whoever is ousted greys, and stays where they were."""
    page.goto(five(host).link(0))
    assert play(passing(page), bold, MOST_OF_FIVE) > 3
    assert ended(page)
    expect(page.locator(".v-area.gone").first).to_be_visible()
    screenshot(page, "vtes-ended-5")


def test_a_game_by_keyboard_only(host: Host, page: Page) -> None:
    """Digits answer every question, those that only pass too; the pointer is never used."""
    page.goto(laid(host, "duel", 2).link(0))
    assert play(by_hand(page), press_key) > 3
    assert ended(page)


def test_a_game_of_five_to_its_end_by_keyboard(host: Host, page: Page) -> None:
    """Whoever sits there is passed for, and never touches the mouse."""
    page.goto(five(host).link(0))
    assert play(passing(page), bold_key, MOST_OF_FIVE) > 3
    assert ended(page)


def test_two_people_at_one_table(host: Host, new_page: NewPage) -> None:
    """A second browser sees the same from the other side: my prey's prey is me; it is asked whether it blocks."""
    dealt = laid(host, "duel", 2, people=2)
    ana, tomas = new_page(), new_page()
    ana.goto(dealt.link(0))
    tomas.goto(dealt.link(1))
    assert is_asked(passing(ana))
    expect(tomas.locator(".prompt.wait")).to_be_visible()
    expect(tomas.locator(".v-me:not(.foe) .v-nm")).to_contain_text("You")
    expect(tomas.locator(".v-me.foe")).to_contain_text("Ana")
    expect(tomas.locator(".v-me.foe .v-inhand")).to_have_count(0)  # her hand is her own
    ana.locator("[data-verb=bleed-with]").first.click()
    ana.locator("[data-verb=pass]").click()  # she might make more of it, before blocks
    tomas.locator("[data-verb=attempt-block]").first.click()
    expect(ana.locator("[data-stage=action], [data-stage=combat]")).to_be_visible()
    screenshot(tomas, "vtes-other-side")


def test_a_game_is_seen_again(host: Host, page: Page) -> None:
    """From the page of its end: the first position, a moment that matters, and the last."""
    page.goto(laid(host, "duel", 2).link(0))
    play(passing(page), bold)
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_selector("[data-n]", timeout=LONG_MS)
    expect(page.locator(".v-board")).to_be_visible()
    page.get_by_role("button", name="Next moment").click()
    expect(page.locator(".player h2")).to_be_visible()
    screenshot(page, "vtes-replay")
