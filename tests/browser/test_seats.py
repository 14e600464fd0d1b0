"""Sitting down in two browsers: an invitation, an open seat, a name and a deck of one's own, a rematch with another."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import Page, Request, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import concede, is_asked, press_key, screenshot
from browser.test_access import serious
from command_line import primogen as command
from patience import LONG_MS

FREE: Final = "By invitation link"
OPEN: Final = "Open seat, listed in the lobby"


def makes_table(page: Page, host: Host, who: str, name: str = "Ana") -> None:
    page.goto(host.address)
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Who sits at seat 2").select_option(label=who)
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector("[data-waiting]")


def invitation(page: Page) -> str:
    return page.get_by_label("Invitation to seat 2", exact=True).input_value()


def sits(page: Page, name: str, deck: str) -> None:
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Deck", exact=True).select_option(label=deck)
    page.get_by_role("button", name="Ready").click()


def test_two_browsers_each_with_a_name_and_a_deck(host: Host, new_page: NewPage) -> None:
    """From the invitation to the first decision. Its secret is in the fragment: no request ever names it, and the seat
    is opened by a key that the guest's browser has made. The invitation opens nothing after that."""
    ana, ben, thief = new_page(), new_page(), new_page()
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    ben.on("request", note)
    makes_table(ana, host, FREE)
    link = invitation(ana)
    expect(ana.get_by_role("heading", level=1)).to_have_text("Waiting for seat 2")
    screenshot(ana, "invitation")
    ana.reload()
    assert invitation(ana) == link
    ben.goto(link)
    expect(ana.get_by_role("listitem").filter(has_text="is choosing a deck")).to_be_visible()
    expect(ben.get_by_role("heading", level=1)).to_have_text("Waiting for you")
    expect(ben.get_by_role("button", name="Ready")).to_be_enabled()
    screenshot(ben, "sit-down")
    assert serious(ben) == []
    thief.goto(link)
    expect(thief.locator("main")).to_contain_text("Somebody has sat down here already")
    screenshot(thief, "invitation-used")
    sits(ben, "Ana", "Faithful")
    assert is_asked(ana) or is_asked(ben)
    for page in (ana, ben):
        page.wait_for_selector("[data-number], .prompt.wait")
        assert "Ana, Ana 2" in page.title()
    secret = link.rsplit("/", 1)[1]
    assert len(secret) > 20 and secret not in ben.url and not any(secret in each for each in asked)
    held = json.loads(ben.evaluate("localStorage.getItem('primogen.seats')"))[0]
    assert held["token"] not in (secret, "") and "way" not in held
    assert json.loads(ana.evaluate("localStorage.getItem('primogen.invitations')")) == {}
    ben.reload()
    ben.wait_for_selector("[data-number], .prompt.wait")


def test_the_maker_who_opens_an_invitation_stays_at_their_own_seat(host: Host, page: Page) -> None:
    makes_table(page, host, FREE)
    link = invitation(page)
    page.goto(link)
    expect(page.get_by_role("listitem").filter(has_text="Ana (you, host)")).to_be_visible()
    assert invitation(page) == link


def test_a_deck_is_pasted_and_its_faults_are_shown_before_one_sits_down(host: Host, new_page: NewPage) -> None:
    """RV-DECK-06: with the rule, which can be read there. By keyboard alone, on a phone's width."""
    ana, ben = new_page(), new_page(360, 640, is_phone=True)
    makes_table(ana, host, FREE)
    ben.goto(invitation(ana))
    ben.get_by_label("Deck", exact=True).select_option(label="Paste or import a deck ...")
    assert ben.get_by_role("button", name="Ready").is_disabled()
    deck = command("deck", "ministry", "--to", "text").out
    ben.get_by_label("The deck's text").fill(deck.replace("3 Awe", "4 Awe"))
    expect(ben.locator(".checked")).to_contain_text("At most 3 of Awe, not 4")
    expect(ben.locator(".checked")).to_contain_text("RV-DECK-06")
    assert ben.get_by_role("button", name="Ready").is_disabled()
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(ben) == []
    screenshot(ben, "deck-faults-phone")
    ben.get_by_label("The deck's text").fill(deck)
    expect(ben.locator(".checked")).to_contain_text("This deck is legal")
    ben.get_by_label("Name", exact=True).focus()
    ben.keyboard.type("Ben")
    ben.keyboard.press("Enter")
    ben.wait_for_selector("[data-number], .prompt.wait")
    assert "Ana, Ben" in ben.title()


def test_an_open_seat_is_taken_from_the_lobby(host: Host, new_page: NewPage) -> None:
    """And given back, and taken by somebody else; the host sees it, and may have a bot instead."""
    ana, ben, cid = new_page(), new_page(), new_page(360, 640, is_phone=True, lang="es-ES")
    makes_table(ana, host, OPEN, "Vera of the Open Seat")
    ben.goto(host.address)
    row = ben.locator(".trow", has_text="Vera of the Open Seat")
    expect(row).to_contain_text("Any legal deck, no clock")
    screenshot(ben, "lobby-open-seats")
    assert serious(ben) == []
    row.get_by_role("link", name="Sit down").click()
    expect(ana.get_by_role("listitem").filter(has_text="is choosing a deck")).to_be_visible()
    ben.get_by_role("button", name="Stand up").click()
    ben.wait_for_selector(".lobby")
    cid.goto(host.address)
    cid.locator(".trow", has_text="Vera of the Open Seat").get_by_role("link", name="Sentarse").click()
    cid.get_by_role("button", name="Listo").wait_for()
    assert cid.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screenshot(cid, "sit-down-phone-spanish")
    ana.get_by_label("Who sits at seat 2").select_option("simple")
    expect(cid.locator("main")).to_contain_text("Este asiento no es tuyo, o ya no lo es")
    assert is_asked(ana)


def test_one_may_think_it_over_and_the_host_may_close_the_table(host: Host, new_page: NewPage) -> None:
    ana, ben = new_page(), new_page()
    ana.goto(host.address)
    ana.get_by_role("group", name="Seats", exact=True).get_by_text("3").click()
    ana.get_by_label("Who sits at seat 3").select_option(label=FREE)
    ana.get_by_label("Who sits at seat 2").select_option(label=FREE)
    ana.get_by_role("button", name="Make the table").click()
    ben.goto(invitation(ana))
    sits(ben, "Ben", "Caitiff")
    expect(ben.get_by_text("You are ready: Caitiff")).to_be_visible()
    ben.get_by_role("button", name="Change name or deck").click()
    ben.get_by_label("Deck", exact=True).select_option(label="Paste or import a deck ...")
    ana.get_by_label("Decks that may be brought").select_option(label="Starters only")
    expect(ben.get_by_text("At this table everybody plays a starter deck.")).to_be_visible()
    expect(ben.get_by_label("Deck", exact=True)).to_have_value("ministry")
    assert serious(ana) == []
    screenshot(ana, "hosting")
    ana.get_by_role("button", name="Close this table").click()
    expect(ben.get_by_role("heading", level=1)).to_have_text("This table is closed")


def test_a_rematch_with_another_deck(host: Host, new_page: NewPage) -> None:
    """The other's wish is shown; one takes the same deck with one click, the other chooses."""
    ana, ben = new_page(), new_page()
    makes_table(ana, host, FREE)
    ben.goto(invitation(ana))
    sits(ben, "Ben", "Caitiff")
    for page in (ana, ben):
        page.wait_for_selector("[data-number], .prompt.wait")
    concede(ana)
    ben.get_by_role("button", name="Rematch, same deck").click()
    expect(ben.get_by_text("You are ready: Caitiff")).to_be_visible()
    expect(ana.locator("[data-over]")).to_contain_text("Ben would like a rematch.")
    screenshot(ana, "rematch-wanted")
    ana.get_by_role("button", name="Rematch with another deck").click()
    expect(ana.get_by_label("Deck", exact=True)).to_contain_text("The same deck: Ministry")
    sits(ana, "Ana", "Inquisitive")
    for page in (ana, ben):
        page.wait_for_selector("[data-number], .prompt.wait")
    assert is_asked(ana) or is_asked(ben)


def test_a_seat_that_is_open_twice_is_said_in_words(host: Host, new_page: NewPage) -> None:
    """To its player, and to the others. Whoever knows why says so, and sees it no more."""
    dealt, ana, ben, twin = host.deal(2, people=2), new_page(), new_page(), new_page()
    for page, seat in ((ana, 0), (ben, 1), (twin, 1)):
        page.goto(dealt.link(seat))
        page.wait_for_selector("[data-number], .prompt.wait")
    expect(ben.locator(".doubled")).to_contain_text("Your seat is connected 2 times")
    expect(ana.locator(".doubled")).to_contain_text("The seat of Corvus is connected 2 times.")
    screenshot(ana, "doubled-seat")
    assert serious(ana) == []
    ana.get_by_role("button", name="Understood").click()
    expect(ana.locator(".doubled")).to_have_text("")
    twin.close()
    expect(ben.locator(".doubled")).to_have_text("")


def test_the_lobby_says_whose_turn_it_is_and_who_has_won(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.goto(host.deal(2).link(0))
    assert is_asked(page)
    press_key(page, 0)
    page.goto(f"{host.address}/#/")
    expect(page.locator(".trow.mine")).to_contain_text("your turn", timeout=LONG_MS)  # it looks now and then
    screenshot(page, "lobby-your-turn")
    page.get_by_role("link", name="Return").first.click()
    assert is_asked(page)
    concede(page)
    page.wait_for_selector("[data-over]")
    page.goto(f"{host.address}/#/")
    expect(page.locator(".trow").first).to_contain_text("Corvus has won", timeout=LONG_MS)
    assert serious(page) == []


def test_nobody_is_called_you_or_by_their_seat(host: Host, page: Page) -> None:
    page.goto(host.address)
    page.get_by_role("button", name="Play now").click()
    assert is_asked(page)
    name = page.title().removeprefix("● ").removeprefix("Primogen: ").split(",")[0]
    assert name not in ("You", "Seat 1", "") and len(name) <= 24
