"""A phone: everything can be reached, nothing lies beside the screen; a finger reads before it acts."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import is_asked, number, play, screenshot

PORTRAIT: Final = ((360, 640), (390, 844))
ON_ITS_SIDE: Final = (844, 390)
TWICE = 400  # milliseconds: longer than the time in which two taps are one double tap


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def tap_first(page: Page, at: int) -> None:
    """Each time: no sideways scrolling, and a button that a thumb can hit."""
    assert fits(page)
    option = page.locator("[data-option]").first
    box = option.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= 640
    page.wait_for_timeout(360)  # a double tap on a question that has just come up is no answer
    option.tap()


def test_a_whole_game_on_a_phone(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    page.goto(host.deal(2, chance="mouse 4").link(0))
    assert play(page, tap_first) > 5
    assert page.locator("[data-over]").count() == 1


def test_every_leaf_fits(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    page.goto(host.deal(4).link(0))
    play(page, tap_first, 12)
    is_asked(page)
    for at, name in enumerate(("seat", "streets", "hand", "story")):
        page.locator(".ph-tabs button").nth(at).tap()
        assert fits(page)
        screenshot(page, f"phone-{name}")


@pytest.mark.parametrize("width", [320, 360, 390, 844])
def test_the_head_of_the_table_says_whose_turn_it_is(host: Host, new_page: NewPage, width: int) -> None:
    """By name, with the phase; and its buttons are whole."""
    page = new_page(width, 390 if width > 500 else 700, is_phone=True, lang="es-ES")
    page.goto(host.lay("attack", 2).link(0))
    assert is_asked(page)
    head = page.locator(".top")
    expect(head.locator(".whose")).to_contain_text("Corvus")
    expect(head.locator(".phases .now")).to_be_visible()
    edges = head.locator(".whose, .phases .now, .tools button:visible").evaluate_all(
        "all => all.map(it => it.getBoundingClientRect().toJSON())"
    )
    assert len(edges) == 4
    assert all(before["right"] <= after["left"] + 1 for before, after in pairwise(edges))
    assert edges[-1]["right"] <= width


def test_a_crowd_of_options_still_says_what_they_cost(host: Host, new_page: NewPage) -> None:
    """The sheet scrolls: there is room for it."""
    page = new_page(390, 844, is_phone=True)
    page.goto(host.lay("late duel", 2).link(0))
    assert is_asked(page)
    assert page.locator("[data-option]").count() > 10
    expect(page.locator("[data-option]", has_text="Attack with Keondra").locator("small")).to_have_text("exhausts")
    expect(page.locator("[data-option]", has_text="Attack with Keondra").locator("small")).to_be_visible()


def test_a_card_is_read_in_a_sheet(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    page.goto(host.deal(2).link(0))
    is_asked(page)
    page.locator("[data-card]").first.click(button="right")
    assert page.locator(".ph-inspect .face").is_visible()
    screenshot(page, "phone-card")
    page.keyboard.press("Escape")
    assert page.locator(".ph-inspect").count() == 0


@pytest.mark.parametrize(("width", "height"), [*PORTRAIT, ON_ITS_SIDE])
def test_a_tap_shows_the_card_and_a_button_acts(host: Host, new_page: NewPage, width: int, height: int) -> None:
    """Nothing is led, played or paid by touching a card to read it."""
    page = new_page(width, height, is_phone=True)
    page.goto(host.deal(2).link(0))
    assert is_asked(page)
    before = number(page)
    name = page.locator(".pick .c-name").first.inner_text()
    page.locator(".pick [data-card]").first.tap()
    sheet = page.get_by_role("dialog", name="Card")
    expect(sheet.locator(".face")).to_be_visible()
    page.wait_for_timeout(TWICE)
    assert number(page) == before, "it was read, not chosen"
    act = sheet.get_by_role("button", name=f"Lead with {name}")
    expect(act).to_be_in_viewport(ratio=1)
    screenshot(page, f"phone-tapped-{width}")
    act.tap()
    page.wait_for_function("it => document.querySelector('[data-number]')?.dataset.number !== it", arg=before)
    expect(sheet).to_have_count(0)


def test_a_double_tap_acts(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    page.goto(host.deal(2).link(0))
    assert is_asked(page)
    page.wait_for_timeout(TWICE)  # a double tap on a question that has just come up is no answer
    before = number(page)
    page.locator(".pick [data-card]").first.dispatch_event("pointerdown", {"pointerType": "touch"})
    page.locator(".pick [data-card]").first.dblclick()
    page.wait_for_function("it => document.querySelector('[data-number]')?.dataset.number !== it", arg=before)


def test_one_tap_acts_for_those_who_say_so(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    page.goto(f"{host.address}/#/settings")
    page.get_by_label("One tap acts").check()
    page.goto(host.deal(2).link(0))
    assert is_asked(page)
    before = number(page)
    page.locator(".pick [data-card]").first.tap()
    page.wait_for_function("it => document.querySelector('[data-number]')?.dataset.number !== it", arg=before)


def test_the_question_can_be_folded(host: Host, new_page: NewPage) -> None:
    """Whole, in one line, away; the rule is there while it is whole, and a new question is never away."""
    page = new_page(360, 640, is_phone=True)
    page.goto(host.lay("late", 4).link(0))
    assert is_asked(page)
    grip = page.get_by_role("button", name="Fold the question")
    expect(page.locator(".ph-sheet .rulelink")).to_have_text("RV-ACT-11")
    expect(page.locator(".ph-sheet .rulelink")).to_be_in_viewport(ratio=1)
    heights = [leaf_height(page)]
    grip.tap()
    expect(page.locator(".ph-sheet .acts")).to_be_hidden()
    expect(page.locator(".ph-sheet h2")).to_be_visible()
    heights.append(leaf_height(page))
    screenshot(page, "phone-line")
    grip.tap()
    expect(page.locator(".ph-sheet .prompt")).to_be_hidden()
    heights.append(leaf_height(page))
    assert heights[0] + 150 < heights[1] < heights[2]
    page.locator(".ph-tabs button").nth(1).tap()
    page.locator(".streets .card", has_text="Keondra").tap()
    page.locator(".ph-inspect").get_by_role("button", name="Attack with Keondra").tap()
    expect(page.locator(".ph-sheet h2")).to_be_visible()
    grip.tap()
    grip.tap()
    expect(page.locator(".ph-sheet [data-option]").first).to_be_visible()


def leaf_height(page: Page) -> float:
    box = page.locator(".ph-leaf").bounding_box()
    assert box is not None
    return box["height"]


def test_on_its_side_leaf_and_question_are_both_there(host: Host, new_page: NewPage) -> None:
    page = new_page(*ON_ITS_SIDE, is_phone=True)
    for position, seats in (("quiet", 2), ("attack", 2), ("late", 4)):
        page.goto(host.lay(position, seats).link(0))
        assert is_asked(page)
        assert fits(page)
        expect(page.locator(".prompt h2")).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-option]").first).to_be_in_viewport(ratio=1)
        expect(page.locator(".ph-tabs")).to_be_in_viewport(ratio=1)
        leaf, sheet = (page.locator(each).bounding_box() for each in (".ph-leaf", ".ph-sheet"))
        assert leaf is not None
        assert sheet is not None
        assert leaf["x"] + leaf["width"] <= sheet["x"] + 1
        assert leaf["height"] > 200
        screenshot(page, f"phone-side-{position}")


def test_the_lobby_fits(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    page.goto(host.address)
    page.wait_for_selector("form select option", state="attached")
    assert fits(page)
    screenshot(page, "phone-lobby")
