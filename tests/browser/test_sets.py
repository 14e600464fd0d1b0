"""A deck of each set's own cards, brought as RivalsDB JSON and played to the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.hosting import Host
from browser.playing import answer, click_first, is_asked
from browser.test_decks import verdict
from patience import LONG_MS
from primogen.rivals.decks.formats import to_json
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.random_decks import usable
from primogen.rivals.decks.validation import CHARACTERS, LARGEST_LIBRARY, LIBRARY_KINDS, MOST_COPIES, SMALLEST_LIBRARY
from primogen.rivals.editions import book_of
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.werewolves import WEREWOLVES
from primogen.rivals.rules.words import AGENDA_CARD, CHARACTER, HAVEN_CARD, HUNTERS, VAMPIRES

SETS = {
    "Core": VAMPIRES,
    "Blood & Alchemy": VAMPIRES,
    "Wolf & Rat": VAMPIRES,
    "Shadows & Shrouds": VAMPIRES,
    "Heart of Europe": VAMPIRES,
    "Dragon & Rogue": VAMPIRES,
    "Justice & Mercy": VAMPIRES,
    "Martial Law": HUNTERS,
    "Fang & Talon": WEREWOLVES,
    "Hunters & Hunted": HUNTERS,
}
BY_HAND = 6  # questions; then a bot plays on


def of_set_first(name: str, *kinds: int) -> list[Printed]:
    """All that may be in its deck; those of other sets fill what it lacks."""

    def is_other(card: Printed) -> bool:
        return card.set != name

    return sorted(usable(book_of().pool, kinds, SETS[name]), key=is_other)


def deck_of(name: str) -> DeckList:
    cards = of_set_first(name, *LIBRARY_KINDS)
    own = [card.key for card in cards if card.set == name]
    others = [card.key for card in cards if card.set != name]
    library = (own * MOST_COPIES + others)[: max(SMALLEST_LIBRARY, min(len(own), LARGEST_LIBRARY))]
    faction = [card.key for card in of_set_first(name, CHARACTER)[:CHARACTERS]]
    return DeckList(
        name=f"All of {name}",
        agenda=of_set_first(name, AGENDA_CARD)[0].key,
        haven=of_set_first(name, HAVEN_CARD)[0].key,
        faction=faction,
        library={key: library.count(key) for key in library},
        leader=faction[0],
    )


def brings(host: Host, page: Page, deck: DeckList) -> None:
    page.goto(f"{host.address}/#/decks")
    page.get_by_role("button", name="Import").click()
    dialogue = page.get_by_role("dialog", name="Import")
    dialogue.get_by_label("The deck's text").fill(to_json(deck))
    dialogue.get_by_role("button", name="Import").click()
    expect(page.get_by_label("Name of the deck")).to_have_value(deck.name)
    expect(verdict(page)).to_have_text("This deck is legal.")


@pytest.fixture(scope="module")
def swift(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Where bots do not wait for anybody to look on."""
    host = Host(tmp_path_factory.mktemp("swift"), beat=0.0)
    host.start()
    yield host
    host.stop()


@pytest.mark.parametrize("name", SETS)
def test_a_deck_of_the_set_is_played_to_the_end(swift: Host, page: Page, name: str) -> None:
    """Some questions by hand, the rest by a bot in one's stead."""
    brings(swift, page, deck_of(name))
    page.get_by_role("button", name="Play this deck").click()
    expect(page.get_by_label("Your deck")).to_have_value(f"kept:All of {name}")
    page.get_by_role("button", name="Deal", exact=True).click()
    assert is_asked(page)
    for at in range(BY_HAND):
        if not answer(page, at, click_first):
            break
    if is_asked(page):
        page.get_by_role("button", name="Leave the seat, or concede").click()
        page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator("[data-over] h2")).to_contain_text("won", timeout=LONG_MS)
