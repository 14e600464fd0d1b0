"""Settings, each seen to do something and to last; and the header that leads to every page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import is_asked, screenshot
from browser.test_access import serious
from browser.test_phone import fits


def text_size(page: Page) -> float:
    return float(page.locator("h1").first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)"))


def test_choices_are_seen_at_once_and_last(host: Host, page: Page) -> None:
    page.goto(f"{host.address}/#/settings")
    small = text_size(page)
    page.get_by_label("Your name").fill("Ana")
    page.get_by_text("Largest").click()
    page.get_by_text("Light", exact=True).click()
    page.get_by_text("Español").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ajustes")
    assert text_size(page) > small * 1.2
    screenshot(page, "settings-es")
    page.reload()
    expect(page.get_by_role("radio", name="Claro")).to_be_checked()
    expect(page.get_by_role("radio", name="Muy grande")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("link", name="Vestíbulo").click()
    expect(page.get_by_label("Tu nombre")).to_have_value("Ana")


def test_nothing_moves(host: Host, page: Page) -> None:
    duration = "getComputedStyle(document.querySelector('.card')).transitionDuration"
    table = host.deal(2).link(0)
    page.goto(table)
    page.wait_for_selector(".card")
    assert page.evaluate(duration) == "0.12s"
    page.goto(f"{host.address}/#/settings")
    page.get_by_label("No movement").check()
    page.goto(table)
    page.wait_for_selector(".card")
    assert page.evaluate(duration) == "0s"


def test_letters_can_be_switched_off(host: Host, page: Page) -> None:
    page.goto(f"{host.address}/#/settings")
    page.get_by_label("Letters as keys").uncheck()
    page.get_by_label("Always show why something is not possible").check()
    page.goto(host.lay("late", 4).link(0))
    is_asked(page)
    expect(page.locator(".card.is-off", has_text="Iara")).to_be_visible()  # marked without being asked for
    page.keyboard.press("w")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Why not?").click()
    expect(page.get_by_role("dialog")).to_have_count(1)


def test_seats_are_forgotten_when_asked_twice(host: Host, page: Page) -> None:
    page.goto(host.deal(2).link(0))
    is_asked(page)
    page.goto(f"{host.address}/#/settings")
    page.get_by_role("button", name="Forget all seats").click()
    page.get_by_role("button", name="Really forget them").click()
    expect(page.get_by_role("status")).to_have_text("Seats forgotten: 1")
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_the_header_leads_everywhere_by_keys(host: Host, page: Page) -> None:
    """Where one is is marked; focus goes along; an address without a page says so."""
    page.goto(host.address)
    for name, place in (("Decks", "decks"), ("Rules", "rules"), ("Settings", "settings"), ("Lobby", "")):
        link = page.get_by_role("navigation", name="Pages").get_by_role("link", name=name)
        link.focus()
        page.keyboard.press("Enter")
        expect(page).to_have_url(f"{host.address}/#/{place}")
        expect(link).to_have_attribute("aria-current", "page")
        expect(page.locator(".nav [aria-current]")).to_have_count(1)
        expect(page.locator(".content")).to_be_focused()
    page.goto(f"{host.address}/#/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")


def test_pages_are_fetched_when_they_are_opened(host: Host, page: Page) -> None:
    scripts = "performance.getEntriesByType('resource').map(each => each.name).filter(each => each.endsWith('.js'))"
    page.goto(host.address)
    page.wait_for_selector("form select option", state="attached")
    before = page.evaluate(scripts)
    assert not any("DecksPage" in each or "RulesPage" in each for each in before)
    page.get_by_role("link", name="Decks", exact=True).click()
    page.get_by_role("button", name="New deck").wait_for()
    assert any("DecksPage" in each for each in page.evaluate(scripts))


def test_nothing_serious_and_a_phone(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    page.goto(f"{host.address}/#/settings")
    page.get_by_label("Your name").wait_for()
    assert fits(page)
    screenshot(page, "phone-settings")
    assert serious(page) == []
    page.get_by_text("Light", exact=True).click()
    page.get_by_text("Largest").click()
    page.wait_for_timeout(300)
    assert fits(page)
    assert serious(page) == []
