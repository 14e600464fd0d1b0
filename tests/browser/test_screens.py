"""Tables of every size, for vampires and for Hunters, on common screens: everything is seen, and nothing scrolls."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import click_some, concede, is_asked, play, screenshot
from browser.seeing import Seen, in_hand, look, on_the_table, resized

VAMPIRES, HUNTERS = 0, 2  # the deck of the first seat
LATE: Final = {"late duel": 2, "late three": 3, "late": 4}
SIZES: Final = ((1280, 720), (1366, 650), (1440, 789), (1536, 730), (1920, 950), (2560, 1440))
LAPTOP: Final = (1366, 650)
MANY: Final = 16  # options
READ: Final = 34  # pixels of a name: some five letters
BOXES = "all => all.map(each => each.getBoundingClientRect().toJSON())"
WIDTH = "all => all.map(each => each.getBoundingClientRect().width)"


def everything(seen: Seen, cards: set[int], size: tuple[int, int]) -> None:
    assert (seen.scrolled, seen.unseen) == ([], []), size
    assert cards <= set(seen.cards), size


@pytest.mark.parametrize("position", LATE)
def test_everything_on_the_table_is_seen_at_every_size(host: Host, new_page: NewPage, position: str) -> None:
    """Late in a game, with many options: by a player, by somebody who looks on, and when it is seen again."""
    lying, mine = on_the_table(position), in_hand(position, 0)
    dealt = host.lay(position, LATE[position])
    page = new_page()
    page.goto(dealt.link(0))
    assert is_asked(page)
    for size in SIZES:
        seen = resized(page, *size)
        screenshot(page, f"{position.replace(' ', '-')}-{size[0]}")
        everything(seen, lying | mine, size)
        assert seen.options >= MANY

    guest = new_page()
    guest.goto(dealt.watching())
    guest.wait_for_selector(".prompt.wait")
    for size in SIZES:
        everything(resized(guest, *size), lying, size)
    screenshot(guest, f"{position.replace(' ', '-')}-guest")

    page.set_viewport_size({"width": 1280, "height": 720})
    concede(page)
    page.wait_for_selector("[data-over]")
    page.goto(f"{host.address}/#/replay/{dealt.room}")
    expect(page.locator("[data-n]")).to_have_attribute("data-n", "0")
    for size in SIZES:
        everything(resized(page, *size), lying, size)
    screenshot(page, f"{position.replace(' ', '-')}-replay")


@pytest.mark.parametrize(
    ("name", "seats", "deck", "width", "height"),
    [
        ("table-2-hunters", 2, HUNTERS, 1920, 1080),
        ("table-4-vampires", 4, VAMPIRES, 1366, 768),
    ],
)
def test_tables_as_they_are_played(
    host: Host, new_page: NewPage, name: str, seats: int, deck: int, width: int, height: int
) -> None:
    page = new_page(width, height)
    page.goto(host.deal(seats, deck=deck).link(0))
    play(page, click_some, 12)
    if not is_asked(page) and page.locator(".aftermath").count():  # it is shown until one has read it
        page.locator(".aftermath").click()
    seen = look(page)
    screenshot(page, name)
    assert (seen.scrolled, seen.unseen) == ([], [])


def test_a_card_of_an_overlapping_hand_comes_up_whole(host: Host, new_page: NewPage) -> None:
    """Pointed at, or in focus: on top, with all its text, inside of the window; and the next one can still be hit."""
    page = new_page(*LAPTOP)
    page.goto(host.lay("late", 4).link(0))
    assert is_asked(page)
    assert look(page).is_all
    cards = page.locator(".hand .card")
    boxes = [box for box in cards.evaluate_all(BOXES) if box]
    assert boxes[1]["x"] < boxes[0]["x"] + boxes[0]["width"], "they overlap"
    places = [boxes[at]["x"] + (boxes[at + 1]["x"] - boxes[at]["x"]) / 2 for at in range(6)]
    for at, x in enumerate([*places, boxes[6]["x"] + 40]):
        page.mouse.move(x, boxes[at]["y"] + 60)
        assert cards.evaluate_all("all => all.findIndex(each => each.matches(':hover'))") == at
        assert is_up(page, at)
    page.mouse.move(2, 2)
    cards.nth(3).focus()
    page.keyboard.press("ArrowRight")
    assert is_up(page, 4)
    screenshot(page, "hand-up")


def is_up(page: Page, at: int) -> bool:
    """Whether it lies over all others, whole."""
    return bool(
        page.locator(".hand .card").evaluate_all(
            """(all, at) => {
                const up = all[at], box = up.getBoundingClientRect(), text = up.querySelector(".c-text");
                const height = it => Number(getComputedStyle(it).zIndex) || 0;
                return all.every(it => it === up || height(it) < height(up))
                    && box.right <= innerWidth && box.bottom <= innerHeight
                    && text.scrollHeight <= text.clientHeight + 1 && text.scrollWidth <= text.clientWidth + 1;
            }""",
            at,
        )
    )


def test_cards_grow_with_the_window(host: Host, new_page: NewPage) -> None:
    """In a large one characters have their text on the table, too."""
    page = new_page(1440, 789)
    page.goto(host.lay("quiet", 2).link(0))
    assert is_asked(page)
    small = page.locator(".streets .as-card, .hand .as-card").evaluate_all(WIDTH)
    assert page.locator(".streets .c-text.more:visible").count() == 0
    assert look(page).is_all
    assert resized(page, 2560, 1440).is_all
    large = page.locator(".streets .as-card, .hand .as-card").evaluate_all(WIDTH)
    assert min(large) >= 170
    assert all(now > 1.4 * before for now, before in zip(large, small, strict=True))
    expect(page.locator(".streets .c-text.more:visible")).to_have_count(1)
    screenshot(page, "quiet-2560")


def test_nothing_on_a_card_lies_upon_its_name(host: Host, new_page: NewPage) -> None:
    """Names of two lines push down what follows; the tab of what can be done stands above them."""
    page = new_page(1920, 950)
    page.goto(host.lay("late duel", 2).link(0))
    assert is_asked(page)
    assert look(page).is_all
    assert page.locator(".streets .as-card").count() >= 5
    upon = page.locator(".as-card:not(.down)").evaluate_all("""all => all.flatMap(card => {
        const name = card.querySelector(".c-name").getBoundingClientRect();
        const boxes = it => it.getBoundingClientRect();
        const parts = [...card.querySelectorAll(".c-kind, .c-text, .c-mid, .c-stats")].map(boxes);
        const tab = card.querySelector(".tab")?.getBoundingClientRect();
        const isPartUpon = parts.some(({height, top}) => height > 0 && top < name.bottom - 2);
        const isTabUpon = tab && tab.bottom > name.top + 3;
        return isPartUpon || isTabUpon ? [card.querySelector(".c-name").textContent] : [];
    })""")
    assert upon == []


def test_names_on_narrow_slips_can_be_read(host: Host, new_page: NewPage) -> None:
    """Rather than the maximum of their Blood: a name is whole, or most of a short one."""
    page = new_page(*LAPTOP)
    page.goto(host.lay("crowded", 4).link(0))
    assert is_asked(page)
    assert look(page).is_all
    names = page.locator(".foes .as-slip .c-name").evaluate_all(
        "all => all.map(it => [it.clientWidth, it.scrollWidth])"
    )
    assert len(names) >= 6
    assert [(shown, whole) for shown, whole in names if shown < min(whole, READ)] == []


def test_larger_letters_are_larger_on_cards(host: Host, new_page: NewPage) -> None:
    """And still everything is seen."""
    page = new_page(1920, 950)
    sizes = []
    for name in ("Normal", "Largest"):
        page.goto(f"{host.address}/#/settings")
        page.get_by_text(name, exact=True).first.click()  # the pace may be normal, too
        page.goto(host.lay("late", 4).link(0))
        assert is_asked(page)
        assert look(page).is_all
        letters = page.locator(".board .c-name").evaluate_all(
            "all => all.map(it => parseFloat(getComputedStyle(it).fontSize))"
        )
        sizes.append(min(letters))
    screenshot(page, "late-largest")
    assert sizes[1] >= 1.15 * sizes[0]


def test_the_rail_keeps_its_place(host: Host, new_page: NewPage) -> None:
    """Whether a card is read, or somebody talks."""
    page = new_page(1280, 720)
    page.goto(host.lay("late", 4).link(0))
    assert is_asked(page)
    place = "it => (({x, width}) => [x, width])(it.getBoundingClientRect())"
    before = page.locator(".rail").evaluate(place)
    page.locator(".me .card").first.hover()
    page.wait_for_selector(".inspector .face")
    assert page.locator(".rail").evaluate(place) == before
    assert look(page).is_all
    page.mouse.move(2, 2)
    page.keyboard.press("/")
    box = page.get_by_role("button", name="Send").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 1280
    assert page.locator(".rail").evaluate(place) == before
