"""Two editions side by side in the rules book: chosen, linked to, read with keys and on a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import screenshot
from browser.test_access import serious
from browser.test_phone import fits
from primogen.books.differences import compared


def test_the_oldest_and_the_newest_side_by_side(host: Host, page: Page) -> None:
    page.goto(f"{host.address}/#/rules")
    page.get_by_role("link", name="Compare editions").click()
    expect(page.get_by_role("status")).to_have_text(f"{len(compared('rivals', '2020', '2023'))} differences")
    row = page.get_by_role("region", name="Set-up").get_by_role("article", name="DIFF-09")
    expect(row.locator(".side .edition")).to_have_text(["2020", "2023"])
    left, right = (row.locator(".side").nth(at).bounding_box() for at in (0, 1))
    assert left is not None and right is not None and left["y"] == right["y"] and left["x"] < right["x"]
    screenshot(page, "compare")
    assert serious(page) == []


def test_a_pair_is_chosen_with_keys_and_has_an_address(host: Host, page: Page) -> None:
    page.goto(f"{host.address}/#/compare")
    page.get_by_label("One edition").focus()
    page.keyboard.type("2022-06")
    expect(page).to_have_url(f"{host.address}/#/compare/2022-06/2023")
    expect(page.get_by_role("status")).to_have_text(f"{len(compared('rivals', '2022-06', '2023'))} differences")
    page.get_by_role("button", name="Change sides").press("Enter")
    expect(page).to_have_url(f"{host.address}/#/compare/2023/2022-06")
    expect(page.locator(".side .edition").first).to_have_text("2023")
    page.get_by_label("The other").select_option("2023")
    expect(page.get_by_role("status")).to_have_text("They say the same.")
    page.goto(f"{host.address}/#/compare/1492/2023")
    expect(page.get_by_role("alert")).to_contain_text("no edition is called '1492'")


def test_rules_of_each_side_can_be_read(host: Host, page: Page) -> None:
    page.goto(f"{host.address}/#/compare/2020/2023")
    page.get_by_role("article", name="DIFF-09").get_by_role("link", name="R20-SET-02").click()
    expect(page.get_by_role("dialog", name="Rule R20-SET-02")).to_contain_text("23-card City Deck")


def test_on_a_phone_in_spanish(host: Host, new_page: NewPage) -> None:
    """One side below the other; headings in Spanish, the ledger's sentences in English."""
    page = new_page(360, 640, is_phone=True, lang="es-ES")
    page.goto(f"{host.address}/#/compare/2020/2022-09")
    row = page.get_by_role("region", name="Preparación").get_by_role("article", name="DIFF-01")
    above, below = (row.locator(".side").nth(at).bounding_box() for at in (0, 1))
    assert above is not None and below is not None and above["y"] < below["y"] and above["x"] == below["x"]
    expect(page.get_by_text("Las reglas están escritas en inglés.")).to_be_visible()
    expect(row).to_contain_text("cambiado")
    assert fits(page)
    screenshot(page, "phone-compare")
    assert serious(page) == []
