"""What people do at a table besides answering: taking back, leaving and coming back, playing once more, asides."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.hosting import Host
from browser.playing import answer, click_some, concede, find, is_asked, press_key, screenshot
from browser.test_access import serious


def can_undo(page: Page) -> bool:
    return page.get_by_role("button", name="Take back").count() > 0


def test_an_answer_is_taken_back(host: Host, page: Page) -> None:
    """With bots alone at the table nobody need agree: the question is put again."""
    find(page, host.links(2), can_undo, click_some)
    screenshot(page, "undo")
    asked = page.locator(".prompt h2").inner_text()
    lines = page.locator(".log .li").count()
    page.keyboard.press("u")
    page.wait_for_function(
        "([asked, lines]) => document.querySelector('.prompt h2').textContent !== asked"
        " || document.querySelectorAll('.log .li').length < lines",
        arg=[asked, lines],
    )
    assert is_asked(page)
    answer(page, 0, press_key)


def test_a_bot_takes_over_and_gives_back(host: Host, page: Page) -> None:
    page.goto(host.deal(2, people=2).link(0))
    assert is_asked(page)
    page.get_by_role("button", name="Leave the seat, or concede").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator(".prompt")).to_contain_text("A bot plays for you")
    screenshot(page, "away")
    page.get_by_role("button", name="Play again myself").click()
    expect(page.locator(".prompt")).not_to_contain_text("A bot plays for you")


def test_who_concedes_is_asked_twice(host: Host, page: Page) -> None:
    page.goto(host.deal(2).link(0))
    assert is_asked(page)
    page.get_by_role("button", name="Leave the seat, or concede").click()
    page.get_by_role("button", name="Concede…").click()
    screenshot(page, "concede")
    assert serious(page) == []
    page.get_by_role("button", name="Play on").click()
    assert is_asked(page)
    concede(page)
    expect(page.locator("[data-over]")).to_contain_text("by concession")
    expect(page.get_by_role("button", name="Leave the seat, or concede")).to_have_count(0)


def test_who_concedes_among_several_looks_on(host: Host, page: Page) -> None:
    """A bot plays on, and there is no way back."""
    page.goto(host.deal(3, people=2).link(0))
    assert is_asked(page)
    concede(page)
    expect(page.locator(".prompt")).to_contain_text("You have conceded; a bot plays on")
    expect(page.get_by_role("button", name="Play again myself")).to_have_count(0)


def test_once_more(host: Host, page: Page) -> None:
    """The same seat at a new table, with nothing else asked."""
    page.goto(host.deal(2).link(0))
    assert is_asked(page)
    concede(page)
    before = page.url
    page.get_by_role("button", name="Rematch, same deck").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    page.wait_for_selector("[data-number]")


def has_asides(page: Page) -> bool:
    return page.get_by_role("button", name="At any time").count() > 0


def test_asides_are_at_hand(host: Host, page: Page) -> None:
    """What may be done at any time is one button away; one more, and the options are back."""
    find(page, host.links(3), has_asides, click_some)
    page.get_by_role("button", name="At any time").click()
    assert page.locator("[data-aside]").count() > 0
    screenshot(page, "asides")
    page.get_by_role("button", name="Back to the options").click()
    assert page.locator("[data-option]").count() > 0


def test_a_card_is_spoken_of_and_can_be_read(couple: tuple[Page, Page]) -> None:
    """Names are offered after [[; by keyboard alone."""
    ana, ben = couple
    ana.keyboard.press("/")
    ana.keyboard.type("Beware of [[gr")
    expect(ana.get_by_role("listbox").get_by_role("option").first).to_have_text("Grace")
    screenshot(ana, "chat-cards")
    assert serious(ana) == []
    ana.keyboard.press("ArrowDown")
    ana.keyboard.press("ArrowUp")
    ana.keyboard.press("Enter")
    expect(ana.locator("#say")).to_have_value("Beware of [[Grace]] ")
    ana.keyboard.press("Enter")
    ben.get_by_role("tab", name="Chat").click()
    said = ben.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Ana Beware of Grace")
    said.get_by_role("button", name="Grace").click()
    expect(ben.locator(".inspector, .rail").first).to_contain_text("Grace")
