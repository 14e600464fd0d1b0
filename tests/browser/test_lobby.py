"""The lobby: dealing, inviting, looking on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

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


TIMED = {
    "en-GB": (
        "New table",
        "25 min + 20 s",
        "The game is lost",
        "concedes at once",
        "out of time is lost",
        "Make the table",
    ),
    "es-ES": (
        "Mesa nueva",
        "25 min + 20 s",
        "Pierde la partida",
        "se rinde al momento",
        "sin tiempo se pierde",
        "Crear la mesa",
    ),
}


@pytest.mark.parametrize("lang", TIMED)
def test_whoever_makes_a_table_says_what_happens_when_time_is_over(host: Host, new_page: NewPage, lang: str) -> None:
    """It is asked beside the clock, and said to whoever may sit down there: in the lobby, and before the deal."""
    heading, clock, lost, why, short, make = TIMED[lang]
    page, guest = new_page(lang=lang), new_page(lang=lang)
    page.goto(host.address)
    making = page.locator(".newtable")
    expect(making.get_by_role("heading", name=heading)).to_be_visible()
    assert making.get_by_text(lost).count() == 0, "without a clock nobody's time is over"
    making.get_by_text(clock).click()
    making.get_by_text(lost).click()
    expect(making).to_contain_text(why)
    screenshot(page, f"time-is-over-{lang[:2]}")
    making.locator(".other select").first.select_option(value="open")
    making.get_by_role("button", name=make).click()
    expect(page.locator("[data-pace]")).to_contain_text(why)
    guest.goto(host.address)
    row = guest.locator(".trow").filter(has_text=short).first
    expect(row).to_contain_text(clock)
    row.get_by_role("link").click()
    expect(guest.locator("[data-pace]")).to_contain_text(why)


def test_whose_time_is_over_is_told_why_a_bot_plays(host: Host, page: Page) -> None:
    """A clock of one second, and nobody answers: the first time she passes, the second time a bot plays for her."""
    seats = [{"name": "Ana", "deck": "ministry"}, {"name": "Corvus", "deck": "caitiff", "bot": "simple"}]
    answer = page.request.post(f"{host.address}/api/tables", data={"seats": seats, "clock": {"reserve": 1}})
    made = answer.json()
    page.goto(f"{host.address}/#/table/{made['room']}/{made['tokens'][0]}")
    expect(page.locator(".prompt h2")).to_have_text("Your time is over: a bot plays for you")
    expect(page.get_by_role("button", name="Play again myself")).to_be_visible()


def test_the_address_may_choose_the_language(host: Host, page: Page) -> None:
    """`primogen play --lang es` opens such an address, whatever the browser speaks."""
    page.goto(host.deal(2).link(0).replace("/#", "/?lang=es#"))
    assert is_asked(page)
    assert page.locator("html").get_attribute("lang") == "es"
    assert page.get_by_role("region", name="Tu decisión").is_visible()
