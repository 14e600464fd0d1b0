"""Tables of every size, for vampires and for Hunters, on common screens: all of the board is seen without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import click_some, is_asked, play, screenshot

VAMPIRES, HUNTERS = 0, 2  # the deck of the first seat


@pytest.mark.parametrize(
    ("name", "seats", "deck", "width", "height"),
    [
        ("table-2-vampires", 2, VAMPIRES, 1366, 768),
        ("table-2-hunters", 2, HUNTERS, 1920, 1080),
        ("table-4-hunters", 4, HUNTERS, 1366, 768),
        ("table-4-vampires", 4, VAMPIRES, 1366, 768),
    ],
)
def test_the_whole_board_is_seen(
    host: Host, new_page: NewPage, name: str, seats: int, deck: int, width: int, height: int
) -> None:
    page = new_page(width, height)
    page.goto(host.deal(seats, deck=deck).link(0))
    play(page, click_some, 12)
    is_asked(page)
    screenshot(page, name)
    assert overflow(page) == (0, 0)


@pytest.mark.parametrize(("position", "seats"), [("late duel", 2), ("late", 4)])
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1440, 900), (1920, 1080)])
def test_the_whole_board_is_seen_late_in_a_game(
    host: Host, new_page: NewPage, position: str, seats: int, width: int, height: int
) -> None:
    """With characters in torpor, Conspiracies on the table and a full hand."""
    page = new_page(width, height)
    page.goto(host.lay(position, seats).link(0))
    assert is_asked(page)
    screenshot(page, f"{position.replace(' ', '-')}-{width}")
    assert overflow(page) == (0, 0)


def overflow(page: Page) -> tuple[int, int]:
    """How many pixels of the page, sideways, and of the board, downwards, are out of sight; two are not seen."""
    sideways = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    downwards = page.evaluate("(board => board.scrollHeight - board.clientHeight)(document.querySelector('.board'))")
    return max(0, int(sideways)), max(0, int(downwards) - 2)
