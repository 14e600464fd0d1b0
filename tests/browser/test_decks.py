"""The deck builder: finding cards, counting them, faults by name; decks in, out and to the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import is_asked, screenshot
from browser.test_access import serious
from browser.test_phone import fits


def start_from(host: Host, page: Page, name: str) -> None:
    """A copy of a starter deck, on the bench."""
    page.goto(f"{host.address}/#/decks")
    page.get_by_role("button", name=f"Start from it: {name}").click()
    expect(page.get_by_label("Name of the deck")).to_have_value(name)
    expect(verdict(page)).to_have_text("This deck is legal.")


def verdict(page: Page) -> Locator:
    return page.get_by_role("region", name="What is wrong")


def card(page: Page, name: str) -> Locator:
    """In the results, found by its name."""
    page.get_by_label("Search names and text").fill(name)
    return page.locator(".results [data-card]").first


def line(page: Page, name: str) -> Locator:
    """In the deck."""
    return page.locator(".dline", has=page.get_by_role("button", name=f"Read {name}", exact=True))


def test_a_deck_becomes_illegal_and_legal_again_by_mouse(host: Host, page: Page) -> None:
    """RV-DECK-05: the fault is named with its rule, which can be read without leaving the deck."""
    start_from(host, page, "Nobody's Childer")
    screenshot(page, "deck")
    line(page, "Poison Pill").get_by_role("button", name="Remove").click()
    expect(verdict(page)).to_have_text("A Library has at least 40 cards, not 39 RV-DECK-05")
    expect(page.get_by_role("button", name="Play this deck")).to_be_disabled()
    screenshot(page, "deck-fault")
    verdict(page).get_by_role("link", name="Rule RV-DECK-05").click()
    expect(page.get_by_role("dialog")).to_contain_text("from 40 to 60 cards")
    screenshot(page, "rule-dialogue")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    card(page, "Poison Pill").click()
    expect(line(page, "Poison Pill").locator("b")).to_have_text("1")
    expect(verdict(page)).to_have_text("This deck is legal.")


def test_cards_are_added_removed_and_read_by_keys(host: Host, page: Page) -> None:
    start_from(host, page, "Nobody's Childer")
    card(page, "Poison Pill").focus()
    for key in ("+", "Enter", "+"):  # three is the most there can be
        page.keyboard.press(key)
    expect(line(page, "Poison Pill").locator("b")).to_have_text("3")
    expect(page.locator(".results [aria-live]")).to_have_text("Poison Pill: 3 of 3 in the deck")
    page.keyboard.press("-")
    expect(line(page, "Poison Pill").locator("b")).to_have_text("2")
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog", name="Poison Pill")).to_be_visible()
    screenshot(page, "deck-card")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Delete")
    page.keyboard.press("Delete")
    expect(line(page, "Poison Pill")).to_have_count(0)


def test_arrows_move_among_the_cards(host: Host, page: Page) -> None:
    start_from(host, page, "Nobody's Childer")
    page.locator(".results [data-card]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".results [data-card]").nth(1)).to_be_focused()


@pytest.mark.parametrize(
    ("words", "filters", "first"),
    [
        ("benicio", (), "Benício"),
        ("", ("Characters", "Obfuscate", "Hunters"), ""),
        ("", ("Conspiracy",), "Burning Down the House"),
        ("no influence token", ("Attack",), "Awe"),
    ],
)
def test_cards_are_found(host: Host, page: Page, words: str, filters: tuple[str, ...], first: str) -> None:
    """By name without its accents, by words of the text, by kind, Discipline, and who may use them."""
    start_from(host, page, "Nobody's Childer")
    page.get_by_label("Search names and text").fill(words)
    for each in filters:
        page.locator(".filters").get_by_text(each, exact=True).or_(
            page.get_by_role("button", name=each, exact=True)
        ).first.click()
    found = page.locator(".results [data-card]")
    if not first:
        expect(found).to_have_count(0)
        expect(page.get_by_text("No card is like that.")).to_be_visible()
        return
    expect(page.locator(".results .face .nm").first).to_have_text(first)
    assert found.count() < 20


def test_a_deck_is_built_from_nothing(host: Host, page: Page) -> None:
    """Each fault is told apart; a mixed Faction deck is one of them (RV-DECK-03)."""
    page.goto(f"{host.address}/#/decks")
    page.get_by_role("button", name="New deck").click()
    for name in ("Benício", "Juliana"):
        card(page, name).click()
    told = verdict(page).locator("li")
    expect(told.filter(has_text="A deck needs an Agenda card")).to_have_count(1)
    expect(told.filter(has_text="RV-DECK-03")).to_have_count(1)
    expect(told.filter(has_text="A Faction deck has 7 characters, not 2")).to_have_count(1)
    line(page, "Juliana").get_by_role("button", name="Let Juliana lead").click()
    expect(line(page, "Juliana").get_by_role("button", name="Juliana is meant to lead")).to_be_visible()


def test_a_deck_is_renamed_kept_and_deleted(host: Host, page: Page) -> None:
    start_from(host, page, "Cold Cases")
    page.get_by_label("Name of the deck").fill("Warm Cases")
    page.keyboard.press("Tab")
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Warm Cases")
    page.get_by_role("link", name="Decks").click()
    page.get_by_role("button", name="Delete: Warm Cases").click()
    expect(page.get_by_role("link", name="Open: Warm Cases")).to_have_count(0)
    page.get_by_role("button", name="Bring it back").click()
    expect(page.get_by_role("link", name="Open: Warm Cases")).to_have_count(1)
    screenshot(page, "decks")
    page.goto(f"{host.address}/#/decks/Lost")
    expect(page.get_by_role("alert")).to_contain_text("no deck called “Lost”")


def test_a_deck_goes_out_and_comes_back(host: Host, page: Page, tmp_path: Path) -> None:
    """Both formats; what is pasted wrong is refused by its line."""
    start_from(host, page, "Bread and Fire")
    page.get_by_role("button", name="Export").click()
    text = page.get_by_role("textbox", name="Text").input_value()
    assert text.startswith("Name: Bread and Fire\nAgenda: ")
    page.get_by_text("RivalsDB JSON").click()
    record = page.get_by_role("textbox", name="RivalsDB JSON").input_value()
    assert len(json.loads(record)["factionDeck"]) == 7
    screenshot(page, "deck-export")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "Bread and Fire.json"
    assert Path(download.value.path()).read_text(encoding="utf-8") == record
    page.get_by_role("button", name="Close").click()
    for at, pasted in enumerate((text, record), 2):
        page.goto(f"{host.address}/#/decks")
        page.get_by_role("button", name="Import").click()
        dialogue = page.get_by_role("dialog", name="Import")
        if at == 2:
            dialogue.get_by_label("The deck's text").fill("Library\n3 Brod and Fire")
            dialogue.get_by_role("button", name="Import").click()
            expect(dialogue.get_by_role("alert")).to_contain_text("line 2: no card is called 'Brod and Fire'")
        dialogue.get_by_label("The deck's text").fill(pasted)
        dialogue.get_by_role("button", name="Import").click()
        expect(page.get_by_label("Name of the deck")).to_have_value(f"Bread and Fire {at}")
        expect(verdict(page)).to_have_text("This deck is legal.")


def test_cards_that_are_not_known_here_are_shown_and_can_go(host: Host, page: Page) -> None:
    deck = {"agenda": "", "haven": "", "factionDeck": {}, "libraryDeck": {"core-some-card": 2}}
    page.goto(f"{host.address}/#/decks")
    page.get_by_role("button", name="Import").click()
    page.get_by_label("The deck's text").fill(json.dumps(deck))
    page.get_by_role("dialog").get_by_role("button", name="Import").click()
    expect(verdict(page)).to_contain_text("No card has the id core-some-card")
    page.reload()
    page.get_by_role("button", name="Remove core-some-card").click()
    page.get_by_role("button", name="Remove core-some-card").click()
    expect(verdict(page)).not_to_contain_text("core-some-card")


def test_the_deck_is_played(host: Host, page: Page) -> None:
    """The lobby lists it and deals it: its characters are mine to lead."""
    start_from(host, page, "Cold Cases")
    page.get_by_label("Name of the deck").fill("Mine & <b>yours</b>")
    page.keyboard.press("Tab")
    expect(verdict(page)).to_have_text("This deck is legal.")
    page.get_by_role("button", name="Play this deck").click()
    expect(page.get_by_label("Your deck")).to_have_value("kept:Mine & <b>yours</b>")
    screenshot(page, "lobby-own-deck")
    page.get_by_role("button", name="Deal").click()
    assert is_asked(page)
    expect(page.locator("[data-option]", has_text="Juliana")).to_have_count(1)


def test_on_a_phone(host: Host, new_page: NewPage) -> None:
    page = new_page(360, 640, is_phone=True)
    start_page = f"{host.address}/#/decks"
    page.goto(start_page)
    assert fits(page)
    page.get_by_role("button", name="Start from it: Nobody's Childer").tap()
    page.get_by_label("Search names and text").fill("poison pill")
    page.get_by_role("button", name="Add Poison Pill").tap()
    assert fits(page)
    screenshot(page, "phone-deck-cards")
    assert serious(page) == []
    page.get_by_text("Deck · 7 + 41").tap()
    expect(line(page, "Poison Pill").locator("b")).to_have_text("2")
    box = line(page, "Poison Pill").get_by_role("button", name="Remove").bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    assert fits(page)
    screenshot(page, "phone-deck")
    assert serious(page) == []


def test_nothing_serious_in_either_theme(host: Host, page: Page) -> None:
    page.goto(f"{host.address}/#/decks")
    page.get_by_role("button", name="New deck").wait_for()
    assert serious(page) == []
    start_from(host, page, "The Serpent's Ear")
    line(page, "Awe").get_by_role("button", name="Remove").click()
    expect(verdict(page)).to_contain_text("RV-DECK-05")
    assert serious(page) == []
    page.get_by_role("button", name="Lines").click()
    page.get_by_role("button", name="Light theme").click()
    page.wait_for_timeout(300)
    assert serious(page) == []
    page.get_by_role("button", name="Export").click()
    assert serious(page) == []


def test_in_spanish(host: Host, new_page: NewPage) -> None:
    """Words, card texts and faults; and they change while the deck is open."""
    page = new_page(1366, 768, lang="es-ES")
    page.goto(f"{host.address}/#/decks")
    page.get_by_role("button", name="Partir de él: The Serpent's Ear").click()
    line_of = page.locator(".dline", has_text="Awe")
    line_of.get_by_role("button", name="Quitar").click()
    expect(page.get_by_role("region", name="Lo que falla")).to_contain_text(
        "Una Biblioteca tiene al menos 40 cartas, no 39"
    )
    screenshot(page, "deck-es")
    page.get_by_role("button", name="Switch to English").click()
    expect(verdict(page)).to_contain_text("A Library has at least 40 cards, not 39")
