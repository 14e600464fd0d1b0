"""What a table shows and says: sums, reasons, reading a card, the announcement, two languages, lost connections."""

from __future__ import annotations

import signal
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import answer, click_some, find, is_asked, number, play, press_key, screenshot
from patience import LONG_MS


def shows_attack(page: Page) -> bool:
    return page.locator(".attackpanel").count() > 0 and page.locator(".attackpanel .now").count() == 1


def shows_values(page: Page) -> bool:
    return page.locator(".me .c-blood").count() > 0


def shows_reasons(page: Page) -> bool:
    """After W, which asks the server; if there are none, the sheet is closed again."""
    page.keyboard.press("w")
    sheet = page.locator(".reasons")
    expect(sheet.locator(".cant, p:not([role])").first).to_be_visible()
    if sheet.locator(".cant").count() > 0:
        return True
    page.keyboard.press("w")
    return False


def test_every_card_has_a_label_and_lies_where_it_should(host: Host, page: Page) -> None:
    page.goto(host.deal(4).link(0))
    play(page, click_some, 14)
    is_asked(page)
    labels = page.locator("[data-card] > .sr").all_text_contents()
    assert len(labels) == page.locator("[data-card]").count()
    assert len(labels) > 8
    assert all(label and len(label) > 3 for label in labels)
    screenshot(page, "table-4")


def test_an_attack_is_shown_step_by_step(host: Host, page: Page) -> None:
    find(page, host.links(2, deck=1), shows_attack, click_some)
    page.mouse.move(2, 2)
    expect(page.locator(".attackpanel .steps li")).to_have_count(12)
    assert page.locator(".is-attacker").count() == 1
    screenshot(page, "attack")


def test_a_number_says_where_it_comes_from(host: Host, page: Page) -> None:
    find(page, host.links(2), shows_values, click_some)
    page.locator(".me .card:has(.c-blood)").first.click(button="right")
    page.locator(".inspector .known button").nth(1).focus()
    expect(page.locator(".inspector .known")).to_contain_text("printed")
    screenshot(page, "inspector")


def test_what_cannot_be_done_says_why(host: Host, page: Page) -> None:
    """W: greyed cards with reasons, each with the rule's id."""
    find(page, host.links(2), shows_reasons, click_some)
    assert "(RV-" in page.locator(".cants").inner_text()
    screenshot(page, "reasons")


def test_reasons_are_a_sheet_over_the_board(host: Host, new_page: NewPage) -> None:
    """Whole in a low window, with a name of its own; closed by W, Escape, its button, or a click beside it."""
    page = new_page(1366, 650)
    page.goto(host.lay("late", 4).link(0))
    assert is_asked(page)
    sheet = page.get_by_role("dialog", name="What cannot be done now, and why")
    before = page.locator(".streets").bounding_box()
    page.locator("[data-option]").first.focus()
    page.keyboard.press("w")
    expect(sheet).to_be_focused()
    expect(sheet.locator(".cant", has_text="Attack with Gisele")).to_contain_text("not in The Streets")
    assert sheet.evaluate("it => it.scrollHeight <= it.clientHeight")
    for reason in sheet.locator(".cant").all():
        expect(reason).to_be_in_viewport(ratio=1)
    assert page.locator(".streets").bounding_box() == before, "nothing else has moved"
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-option]").first).to_be_focused()
    ways: list[Callable[[], None]] = [
        partial(page.keyboard.press, "w"),
        sheet.get_by_role("button", name="Close").click,
        page.locator(".handarea .caps").click,
        page.get_by_role("button", name="Hide reasons").click,
    ]
    for close in ways:
        page.keyboard.press("w")
        expect(sheet).to_be_visible()
        close()
        expect(sheet).to_have_count(0)
    page.keyboard.press("w")
    before_answer = number(page)
    page.keyboard.press("7")
    page.wait_for_function("it => document.querySelector('[data-number]')?.dataset.number !== it", arg=before_answer)
    expect(sheet).to_have_count(0)


def test_a_discard_pile_can_be_looked_through(host: Host, page: Page) -> None:
    page.goto(host.deal(2).link(0))
    is_asked(page)
    page.locator(".me button.stat").click()
    expect(page.locator(".inspector .pilelist")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".inspector .pilelist")).to_have_count(0)


def region(page: Page) -> str:
    found = page.evaluate("document.activeElement?.closest('[data-region]')?.getAttribute('aria-label') ?? ''")
    assert isinstance(found, str)
    return found


def test_regions_and_cards_are_reached_by_keys(host: Host, page: Page) -> None:
    """F6 goes round the regions; arrows move among the cards of one; Space reads a card."""
    page.goto(host.deal(2).link(0))
    assert is_asked(page)
    visited = set()
    for _ in range(8):
        page.keyboard.press("F6")
        visited.add(region(page))
    assert {"Your decision", "Your seat", "To choose from"} <= visited
    page.locator(".stage [data-card]").first.focus()
    page.keyboard.press("ArrowRight")
    second = page.locator(".stage [data-card]").nth(1)
    expect(second).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator(".inspector .face")).to_be_visible()
    assert page.locator(".stage [data-card][tabindex='0']").count() == 1


def test_each_question_is_announced_once(host: Host, page: Page) -> None:
    page.goto(host.deal(2).link(0))
    assert is_asked(page)
    page.evaluate("""() => {
        window.announced = [];
        const place = document.querySelector("[data-announced]");
        new MutationObserver(() => window.announced.push(place.textContent)).observe(
            place, {childList: true, characterData: true, subtree: true});
    }""")
    answered = play(page, press_key, 6)
    assert answered == 6
    assert is_asked(page)
    announced = page.evaluate("window.announced")
    assert 1 <= len(announced) <= 6
    assert page.locator("[data-announced]").get_attribute("aria-live") == "assertive"


def test_the_table_speaks_spanish(host: Host, new_page: NewPage) -> None:
    page = new_page(lang="es-ES")
    page.goto(host.deal(2).link(0))
    assert is_asked(page)
    assert "Elige a tu Líder" in page.locator(".prompt h2").inner_text()
    play(page, click_some, 8)
    is_asked(page)
    screenshot(page, "spanish")
    before = number(page)
    page.get_by_role("button", name="Switch to English").click()
    page.wait_for_selector("html[lang=en]")
    assert is_asked(page)
    assert number(page) == before


def test_a_light_table(host: Host, page: Page) -> None:
    page.goto(host.deal(3, deck=2).link(0))
    play(page, click_some, 10)
    is_asked(page)
    page.get_by_role("button", name="Light theme").click()
    assert page.locator("html").get_attribute("data-theme") == "light"
    screenshot(page, "light")


def test_two_people_talk(couple: tuple[Page, Page]) -> None:
    """Chat is text: what looks like markup is shown as it was typed."""
    ana, ben = couple
    ana.keyboard.press("/")
    ana.keyboard.type("<img src=x onerror=alert(1)> hello")
    ana.keyboard.press("Enter")
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.locator(".storypanel .log")).to_contain_text("<img src=x onerror=alert(1)> hello")
    assert ben.locator(".storypanel .log img").count() == 0


def test_a_killed_server_is_waited_for(lone_host: Host, page: Page) -> None:
    """Lost is said; when the server is back the table is as it was, and the game goes on."""
    page.goto(lone_host.deal(2).link(0))
    play(page, press_key, 4)
    assert is_asked(page)
    before = number(page), page.locator(".prompt h2").inner_text()
    lone_host.stop(signal.SIGKILL)
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    screenshot(page, "connection-lost")
    lone_host.start()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=LONG_MS)
    assert (number(page), page.locator(".prompt h2").inner_text()) == before
    answer(page, 0, press_key)


def test_an_answer_given_while_the_line_is_down_is_kept(lone_host: Host, page: Page) -> None:
    """It is sent when the server is back, once."""
    page.goto(lone_host.deal(2).link(0))
    assert is_asked(page)
    before = number(page)
    lone_host.stop(signal.SIGKILL)
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    press_key(page, 0)
    assert number(page) == before
    lone_host.start()
    page.wait_for_function(
        "before => document.querySelector('[data-number]')?.dataset.number !== before", arg=before, timeout=LONG_MS
    )


def test_a_wrong_link_says_so(host: Host, page: Page) -> None:
    dealt = host.deal(2)
    page.goto(f"{dealt.watching()}/not-a-token-of-this-table")
    expect(page.get_by_role("heading")).to_contain_text("does not open")
    assert page.get_by_role("link", name="Lobby").is_visible()
