"""The lobby: dealing, inviting, looking on."""

from __future__ import annotations

from playwright.sync_api import Page, Request, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import is_asked, press_key, screenshot


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


def test_a_seat_link_seats_a_friend(host: Host, new_page: NewPage) -> None:
    """The link's secret is in the fragment: it is kept, taken out of the address, and no request ever names it.
    The cards are dealt as soon as the friend is there.
    """
    page, friend = new_page(), new_page()
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    friend.on("request", note)
    page.goto(host.address)
    page.get_by_label("Who sits at seat 2").select_option(label="By invitation link")
    page.get_by_role("button", name="Deal").click()
    link = page.get_by_label("Seat link of Seat 2", exact=True).input_value()
    expect(page.get_by_role("heading", level=1)).to_have_text("Waiting for Seat 2 to sit down")
    screenshot(page, "invitation")
    page.reload()
    expect(page.get_by_label("Seat link of Seat 2", exact=True)).to_have_value(link)
    friend.goto(link)
    assert is_asked(page)
    press_key(page, 0)
    assert is_asked(friend)
    secret = link.rsplit("/", 1)[1]
    assert len(secret) > 20
    assert secret not in friend.url
    assert not any(secret in each for each in asked)


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
