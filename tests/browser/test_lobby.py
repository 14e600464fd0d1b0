"""The lobby: dealing, inviting, looking on."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import is_asked, screenshot


def test_deal_opens_a_dealt_table(host: Host, page: Page) -> None:
    page.goto(host.address)
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("group", name="Seats", exact=True).get_by_text("4").click()
    screenshot(page, "lobby")
    page.get_by_role("button", name="Deal").click()
    assert is_asked(page)
    assert page.locator(".foes .area").count() == 3
    page.goto(f"{host.address}/#/")
    page.get_by_role("link", name="Return").first.click()
    assert is_asked(page)


def test_play_now_asks_nothing(host: Host, page: Page) -> None:
    page.goto(host.address)
    page.get_by_role("button", name="Play now").click()
    assert is_asked(page)


def test_listed_tables_can_be_looked_at(host: Host, new_page: NewPage) -> None:
    """A spectator sees the table, is asked nothing, and no hand."""
    host.deal(3, listed=True)
    page = new_page()
    page.goto(host.address)
    page.get_by_role("link", name="Watch").first.click()
    page.wait_for_selector(".prompt.wait")
    assert page.locator("[data-option]").count() == 0
    assert page.locator(".handarea").count() == 0
    screenshot(page, "spectator")


def test_the_address_may_choose_the_language(host: Host, page: Page) -> None:
    """`primogen play --lang es` opens such an address, whatever the browser speaks."""
    page.goto(host.deal(2).link(0).replace("/#", "/?lang=es#"))
    assert is_asked(page)
    assert page.locator("html").get_attribute("lang") == "es"
    assert page.get_by_role("region", name="Tu decisión").is_visible()
