"""Tables of every size, for vampires and for Hunters, on common screens: all of the board is seen without scrolling."""

from __future__ import annotations

import pytest

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
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("(board => board.scrollHeight - board.clientHeight)(document.querySelector('.board'))") <= 2
