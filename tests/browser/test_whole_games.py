"""Whole games in the browser: by mouse, by keyboard, by the cards themselves, and with a page that is reloaded."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.hosting import Host
from browser.playing import answer, click_first, concede, is_asked, number, play, press_key, screenshot


def winner(page: Page) -> str:
    return page.locator("[data-over] h2").inner_text()


def test_a_whole_game_by_mouse(host: Host, page: Page) -> None:
    """The first option is clicked until somebody has won; the page says who, and how."""
    page.goto(host.deal(2, chance="mouse 9").link(0))
    assert play(page, click_first) > 5
    assert "won" in winner(page)
    assert page.locator("[data-over] .step").inner_text() != ""
    screenshot(page, "ended")


def test_the_end_says_how_everybody_stands(host: Host, page: Page) -> None:
    """Also that one has lost; and no phase is under way any more."""
    page.goto(host.lay("late duel", 2).link(0))
    assert is_asked(page)
    expect(page.locator(".phases .now")).to_have_count(1)
    concede(page)
    end = page.locator("[data-over]")
    expect(end).to_contain_text("you have lost")
    expect(end.locator(".standings li")).to_have_count(2)
    expect(end.locator(".standings .first")).to_contain_text("Corvus")
    expect(page.locator(".phases .now")).to_have_count(0)
    screenshot(page, "lost")


def test_a_whole_game_by_keyboard_only(host: Host, page: Page) -> None:
    """Digits alone answer every question; the pointer is never used."""
    page.goto(host.deal(2, deck=2, chance="keyboard 6").link(0))
    assert play(page, press_key) > 5
    assert "won" in winner(page)


def press_card(page: Page, at: int) -> None:
    """A glowing card is the same option: the next one by G, taken by Enter; of several options one by its digit."""
    before = number(page)
    if page.locator("[data-legal]").count() == 0 or at % 3 == 0:
        press_key(page, at)
        return
    for _ in range(1 + at % 4):
        page.keyboard.press("g")
    page.keyboard.press("Enter")
    if page.locator(f"[data-number='{before}'] .btn.quiet").count() > 0:
        page.keyboard.press("1")


def test_glowing_cards_answer(host: Host, page: Page) -> None:
    """Sixty prompts, or a game if it is shorter."""
    page.goto(host.deal(2, deck=1).link(0))
    assert play(page, press_card, 60) > 5


def seen(page: Page) -> tuple[str, list[str], list[str], int]:
    """The question, its options, the cards as they are called, the length of the story."""
    options = page.locator("[data-option]").all_inner_texts()
    cards = page.eval_on_selector_all(
        "[data-card]", "all => all.map(card => card.querySelector('.sr').textContent).sort()"
    )
    return page.locator(".prompt h2").inner_text(), options, sorted(cards), page.locator(".log .li, .log .turn").count()


NOTE_ANNOUNCED = """
    window.announced = [];
    new MutationObserver(() => {
        const words = document.querySelector("[data-announced]")?.textContent;
        if (words && words !== window.announced.at(-1)) window.announced.push(words);
    }).observe(document, {childList: true, characterData: true, subtree: true});
"""


def announced(page: Page) -> list[str]:
    """What a screen reader has been told to say since the page was loaded."""
    found = page.evaluate("window.announced")
    assert isinstance(found, list)
    return found


def test_a_reload_at_every_prompt_loses_nothing(host: Host, page: Page) -> None:
    """The page is loaded anew and shows the same: the question, announced once, all cards, all of the story."""
    page.add_init_script(NOTE_ANNOUNCED)
    page.goto(host.deal(2, chance="mouse 3").link(0))
    prompts = 0
    while is_asked(page):
        before = seen(page), announced(page)[-1]
        page.reload()
        assert is_asked(page)
        assert (seen(page), announced(page)) == (before[0], [before[1]])
        prompts += 1
        answer(page, prompts, click_first)
    assert "won" in winner(page)
    assert prompts > 5
