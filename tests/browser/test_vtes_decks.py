"""Building a deck of the Eternal Struggle in the browser, and playing it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import screenshot
from browser.test_access import serious
from patience import LONG_MS

CHOSEN: Final = 'localStorage["primogen.game"] = "vtes"'


def bench(host: Host, page: Page) -> None:
    """A copy of the starter deck of the Ventrue."""
    page.add_init_script(CHOSEN)
    page.goto(f"{host.address}/#/decks")
    page.get_by_role("button", name="Start from it: Ventrue").click()
    page.wait_for_selector(".v-found", timeout=LONG_MS)


def found(page: Page) -> list[str]:
    return page.locator(".v-found .v-name").all_inner_texts()


def test_a_starter_is_changed_and_played(host: Host, page: Page) -> None:
    """A card more, a card less, and what is wrong is said with its rule; a legal deck can be played at once."""
    bench(host, page)
    expect(page.locator(".legal")).to_be_visible()
    expect(page.locator(".dhead").first).to_contain_text("12 of at least 12")
    page.get_by_role("button", name="Remove Madison").click()
    expect(page.locator(".faults")).to_contain_text("VT-DECK")
    page.get_by_label("Search names and text").fill("madison")
    page.locator(".v-found .cover").first.focus()
    page.keyboard.press("+")
    expect(page.locator(".legal")).to_be_visible()
    expect(page.locator(".v-cover")).to_contain_text("Dominate")
    assert serious(page) == []
    screenshot(page, "vtes-deck")
    page.get_by_role("button", name="Play this deck").click()
    expect(page.locator(".gamechoice input:checked")).to_have_value("vtes")
    expect(page.locator("select option:checked", has_text="Ventrue").first).to_be_attached()


def test_facets_narrow_what_is_found(host: Host, page: Page) -> None:
    """Disciplines at two levels, clan, capacity, group and type; all at once, and cleared together."""
    bench(host, page)
    everything = page.locator(".resulthead h2").inner_text()
    page.locator("[data-kind=vampire]").click()
    page.get_by_label("Clan").select_option("ventrue")
    tile = page.locator("[data-sign=dom]")
    tile.click()
    expect(tile).to_have_attribute("data-level", "1")
    assert "Alice Chen" in found(page)
    tile.click()
    expect(tile).to_have_attribute("data-level", "2")
    assert "Alice Chen" not in found(page) and "Chelsea Blake" in found(page)
    page.get_by_label("Group 6").click()
    page.get_by_label("Capacity: to").fill("5")
    expect(page.locator(".v-found .v-name", has_text="Madison")).to_have_count(0)
    assert "Chelsea Blake" in found(page)
    tile.click()
    expect(tile).to_have_attribute("data-level", "0")
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".resulthead h2")).to_have_text(everything)


def test_cards_that_cannot_be_played_are_hidden_until_asked_for(host: Host, page: Page) -> None:
    """And say why they cannot."""
    bench(host, page)
    page.get_by_label("Search names and text").fill("anarch troublemaker")
    known = page.locator(".v-found").count()
    page.get_by_text("Also cards that cannot be played here yet").click()
    assert page.locator(".v-found").count() >= known
    page.get_by_label("Search names and text").fill("")
    expect(page.locator(".v-found").first).to_be_visible()


def test_on_a_phone(host: Host, new_page: NewPage) -> None:
    page = new_page(390, 844, is_phone=True)
    bench(host, page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screenshot(page, "vtes-deck-phone")
    page.get_by_text("Deck · 12 + 61").tap()
    expect(page.locator(".dline", has_text="Alice Chen")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screenshot(page, "vtes-deck-phone-sheet")
