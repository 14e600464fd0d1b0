"""What can be seen of a table in a window: every card and every option, and no scrollbar where none should be."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

from browser.positions import POSITIONS
from primogen.rivals.rules import words as w

LYING: Final = (w.HAVEN, w.STREETS, w.TORPOR, w.COMMAND, w.TABLED, w.ATTACHED)
PATIENCE: Final = 60_000  # milliseconds until all is in its place
OFTEN: Final = 100

LOOK: Final = """() => {
    const named = (it) => it.querySelector(".sr")?.textContent.split(",")[0] || it.textContent.trim() || it.className;
    const scrolls = (it) => {
        const {overflowX, overflowY} = getComputedStyle(it);
        return (/auto|scroll/.test(overflowY) && it.scrollHeight > it.clientHeight + 1)
            || (/auto|scroll/.test(overflowX) && it.scrollWidth > it.clientWidth + 1);
    };
    const whole = document.documentElement;
    const boxes = [...document.querySelectorAll("body *")].filter(it => !it.closest(".log, .momentlist"));
    const scrolled = boxes.filter(scrolls);
    if (whole.scrollHeight > innerHeight || whole.scrollWidth > innerWidth) scrolled.push(whole);
    // Some part of it, and not its very edge, is what a pointer would hit.
    const isOpen = (it, box) => [.1, .3, .5, .7, .9].some(x => [.2, .5, .8].some(y => {
        const hit = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
        return hit !== null && it.contains(hit);
    }));
    const isSeen = (it) => {
        const box = it.getBoundingClientRect();
        return box.width >= 16 && box.height >= 14 && box.left >= 0 && box.top >= 0
            && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1 && isOpen(it, box);
    };
    const all = [...document.querySelectorAll("[data-card], [data-option]")];
    return JSON.stringify({
        scrolled: scrolled.map(it => it.className || it.tagName),
        unseen: all.filter(it => !isSeen(it)).map(named),
        cards: all.filter(it => it.dataset.card !== undefined).map(it => Number(it.dataset.card)),
        options: all.filter(it => it.dataset.option !== undefined).length,
    });
}"""


@dataclass(frozen=True, slots=True)
class Seen:
    scrolled: list[str]  # what has a scrollbar, besides the story
    unseen: list[str]  # cards and options outside of the window, covered, or too small to hit
    cards: list[int]
    options: int

    @property
    def is_all(self) -> bool:
        return not self.scrolled and not self.unseen


def look(page: Page) -> Seen:
    """As soon as everything is in its place; or, if it never is, what is amiss."""
    for _ in range(PATIENCE // OFTEN):
        seen = Seen(**json.loads(page.evaluate(LOOK)))
        if seen.is_all:
            break
        page.wait_for_timeout(OFTEN)
    return seen


def resized(page: Page, width: int, height: int) -> Seen:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(OFTEN)
    return look(page)


def on_the_table(position: str) -> set[int]:
    """The cards that lie open or face down before somebody or in the city."""
    g = POSITIONS[position]().g
    return {card for card, zone in enumerate(g.zone) if zone in LYING}


def in_hand(position: str, seat: int) -> set[int]:
    g = POSITIONS[position]().g
    return {card for card, zone in enumerate(g.zone) if zone == w.HAND and g.owner[card] == seat}
