"""Hands at a table of the Eternal Struggle: who sits there, and what they choose."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page

from browser.hosting import Dealt, Host
from browser.playing import Answer, number
from patience import LONG_MS

NAMES: Final = ("Ana", "Tomás", "Inês", "Corvus", "Catalina", "Belinde")
DECKS: Final = ("ventrue", "toreador", "nosferatu", "malkavian", "tremere")
UNPADDED: Final = 'localStorage["primogen.padded"] ??= "no"'  # what is passed for one is passed at once
BY_HAND: Final = 'localStorage["primogen.autopass"] ??= "off"'
PASSED: Final = "".join(f":not([data-verb={verb}])" for verb in ("pass", "decline", "no", "done-picking"))
ASKED: Final = f"[data-number]:has([data-option]{PASSED}), [data-over]"  # what nobody passes
GONE_ON: Final = """number => {
    const asked = document.querySelector("[data-number]");
    return document.querySelector("[data-over]") !== null || asked === null || asked.dataset.number !== number;
}"""
MOST: Final = 600  # questions of one game; far more than there ever are
FALLS_SHORT: Final = "not enough yet"  # a block attempt that would fail as it stands
BOLD: Final = (
    "bleed-with",
    "by-minion",
    "attempt-block",
    "vote-for",
    "invest",
    "play-card",
    "hunt-with",
    "strike-with-hands",
)


def table(host: Host, seats: int, *, people: int = 1, chance: str = "", first: int = 0) -> Dealt:
    """Starter decks, one after the other; bots where nobody sits."""
    decks = [DECKS[(at + first) % len(DECKS)] for at in range(seats)]
    return host.seated(host.made(decks, people=people, names=NAMES, chance=chance, game="vtes"))


def laid(host: Host, position: str, seats: int = 5, *, people: int = 1, chance: str = "") -> Dealt:
    """A table in a position of vtes_positions.py: the person's seat is the first."""
    decks = [f"laid: {position}"] * seats
    return host.seated(host.made(decks, people=people, names=NAMES, chance=chance, game="vtes"))


def passing(page: Page) -> Page:
    """Whoever sits there is passed for, as usual, and at once."""
    page.add_init_script(UNPADDED)
    return page


def by_hand(page: Page) -> Page:
    """Every window is answered by hand."""
    page.add_init_script(BY_HAND)
    return page


def boldest(page: Page, at: int) -> Locator:
    """Bleeds, blocks if that succeeds as it stands, votes and influences whenever it can; else the first option."""
    for verb in BOLD:
        found = page.locator(f"[data-option][data-verb={verb}]").filter(has_not_text=FALLS_SHORT)
        if found.count() > 0:
            return found.nth(at % found.count())
    return page.locator("[data-option]").first


def bold(page: Page, at: int) -> None:
    boldest(page, at).click()


def bold_key(page: Page, at: int) -> None:
    """The same by its digit, or 0 if passing is all there is."""
    page.keyboard.press(boldest(page, at).locator("kbd").first.inner_text())


def is_asked(page: Page) -> bool:
    """Waits until there is something to decide (then yes), or the game is over."""
    page.wait_for_selector(ASKED, timeout=LONG_MS)
    return page.locator("[data-over]").count() == 0


def answer(page: Page, at: int, how: Answer) -> bool:
    """Whether the game goes on after it."""
    if not is_asked(page):
        return False
    before = number(page)
    how(page, at)
    page.wait_for_function(GONE_ON, arg=before, timeout=LONG_MS)
    return page.locator("[data-over]").count() == 0


def play(page: Page, how: Answer, prompts: int = MOST) -> int:
    """How many questions were answered."""
    for at in range(prompts):
        if not answer(page, at, how):
            return at + 1
    return prompts


def reach(page: Page, stage: str, how: Answer = bold, prompts: int = 150) -> None:
    """Play on until this is under way, and one is asked."""
    for at in range(prompts):
        assert is_asked(page), "the game is over"
        if page.locator(f"[data-stage={stage}]").count() > 0:
            return
        answer(page, at, how)
    raise AssertionError(f"no {stage} was reached")
