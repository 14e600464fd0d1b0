"""For everybody: axe-core finds nothing serious, on any page, in either theme."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import click_some, find, is_asked, play
from browser.test_table import shows_attack

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run(document)).violations
    .filter(found => ["serious", "critical"].includes(found.impact))
    .map(found => found.id + ": " + found.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(" | "))"""


def serious(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN)
    assert isinstance(found, list)
    return found


def test_the_lobby(host: Host, page: Page) -> None:
    page.goto(host.address)
    page.wait_for_selector("form select option", state="attached")
    assert serious(page) == []
    page.get_by_role("button", name="Light theme").click()
    assert serious(page) == []


def test_the_table(host: Host, page: Page) -> None:
    page.goto(host.deal(4).link(0))
    play(page, click_some, 10)
    is_asked(page)
    page.wait_for_timeout(400)
    assert serious(page) == []
    page.get_by_role("button", name="Light theme").click()
    page.wait_for_timeout(400)
    assert serious(page) == []


def test_an_attack_with_reasons(host: Host, page: Page) -> None:
    page.goto(host.deal(2, deck=1).link(0))
    is_asked(page)
    page.keyboard.press("w")
    find(page, host.links(2, deck=1), shows_attack, click_some)
    page.mouse.move(2, 2)
    page.wait_for_timeout(700)
    assert serious(page) == []


def test_the_phone(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    page.goto(host.deal(3).link(0))
    play(page, click_some, 8)
    is_asked(page)
    for at in range(4):
        page.locator(".ph-tabs button").nth(at).tap()
        assert serious(page) == []
