"""The table of the Eternal Struggle: who sits where, what is under way, and that all of it can be seen and read."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import screenshot
from browser.seeing import look
from browser.test_access import serious
from browser.vtes_playing import bold, is_asked, laid, passing, play, table

SIZES: Final = ((1366, 650), (1440, 900), (1920, 1080))
STAGES: Final = ("bleed", "combat", "vote", "influence")


def sat(host: Host, page: Page, position: str, seats: int = 5) -> Page:
    page.goto(laid(host, position, seats).link(0))
    assert is_asked(passing(page))
    return page


def test_the_prey_sits_at_the_left_and_the_predator_at_the_right(host: Host, page: Page) -> None:
    """VT-SETUP-02: play goes round by the left. Others sit across, in the order of play."""
    sat(host, page, "calm")
    expect(page.locator(".v-side.left")).to_contain_text("Tomás")
    expect(page.locator(".v-side.left .v-nm small")).to_have_text("Your prey")
    expect(page.locator(".v-side.right")).to_contain_text("Catalina")
    expect(page.locator(".v-side.right .v-nm small")).to_have_text("Your predator")
    assert page.locator(".v-far .v-nm > span").all_inner_texts() == ["Inês", "Corvus"]
    expect(page.locator(".v-me .v-pool")).to_have_text("14")


def test_of_two_each_is_both(host: Host, page: Page) -> None:
    """The only foe lies opposite, with the hand from behind."""
    sat(host, page, "duel", 2)
    expect(page.locator(".v-me.foe .v-nm small")).to_have_text("Prey and predator")
    expect(page.locator(".v-backs .v-back")).to_have_count(2)


def test_every_card_is_called_what_it_is(host: Host, page: Page) -> None:
    """For a screen reader: the name, the clan, what is on it, and what pressing it does."""
    sat(host, page, "calm")
    expect(page.locator("[data-card] > .sr", has_text="…")).to_have_count(0)
    labels = page.locator("[data-card] > .sr").all_text_contents()
    assert len(labels) == page.locator("[data-card]").count() > 20
    alice = next(label for label in labels if label.startswith("Alice Chen"))
    for word in ("Ventrue", "prince", "unlocked", "capacity 7", "2 votes", "Presence (superior)"):
        assert word in alice


def test_who_acts_is_chosen_first(host: Host, page: Page) -> None:
    """Of many options those of one minion are listed; C, or pressing another, lists those of the next."""
    sat(host, page, "calm")
    expect(page.locator("[data-verb=bleed-with]")).to_have_text(
        ["1Bleed with Alice Chenfor 1: Tomás from 12 to 11 pool"]
    )
    page.keyboard.press("c")
    expect(page.locator("[data-verb=bleed-with]")).to_contain_text("Chelsea Blake")
    page.locator(".v-mine", has_text="Madison").locator("[data-card]").first.click()
    expect(page.locator("[data-verb=bleed-with]")).to_contain_text("Madison")
    expect(page.locator("[data-who][aria-pressed=true]")).to_have_text("Madison")


def test_a_bleed_is_shown_against_stealth(host: Host, page: Page) -> None:
    """Who acts against whom, what it does to the pool, whether a block would stop it, and who may still answer."""
    sat(host, page, "bleed")
    stage = page.locator("[data-stage=action]")
    expect(stage).to_contain_text("directed at you")
    expect(stage).to_contain_text("14 → 13 pool")
    expect(stage.locator(".verdict")).to_have_text("Any blocker stops it")
    expect(page.locator(".v-side.right .is-acting")).to_have_count(1)
    expect(page.locator("[data-verb=attempt-block]").first).to_contain_text("intercept 0 against stealth 0: blocks")
    expect(page.locator("[data-verb=decline]")).to_contain_text("for 1: Ana from 14 to 13 pool")


def test_what_was_played_and_who_may_answer(host: Host, page: Page) -> None:
    """After a card is played in an action it stands on the stage; the seats stand in the order of answering."""
    sat(host, page, "calm")
    page.locator("[data-verb=play-card]", has_text="Govern the Unaligned").click()
    page.locator("[data-verb=by-minion]").first.click()
    page.wait_for_selector("[data-stage=action]")
    expect(page.locator(".v-played .two b")).to_have_text(["Govern the Unaligned"])
    assert page.locator(".v-order li:not(.sep):not(.note)").count() in (0, 5)


def test_a_combat_and_its_strikes(host: Host, page: Page) -> None:
    sat(host, page, "combat")
    stage = page.locator("[data-stage=combat]")
    expect(stage.locator(".rng")).to_contain_text("Close")
    expect(stage.locator(".v-crumbs .now")).to_have_text("Strikes")
    expect(page.locator("[data-verb=strike-with-hands]")).to_contain_text("1 damage")
    expect(page.locator(".is-fighting")).to_have_count(2)


def test_a_vote_says_what_it_would_come_to(host: Host, page: Page) -> None:
    """For and against, the votes that are known and not cast, and on each button what it makes of them."""
    sat(host, page, "vote")
    stage = page.locator("[data-stage=referendum]")
    expect(stage.locator(".tot.for b")).to_have_text("3")
    expect(stage).to_contain_text("Passes as it stands")
    expect(stage.locator(".v-votes li")).to_have_count(5)
    expect(page.locator("[data-verb=vote-against]", has_text="Alice Chen")).to_contain_text("2 votes: 3 to 2")


def test_influence_says_what_each_transfer_leads_to(host: Host, page: Page) -> None:
    """VT-INF-03: four transfers. My crypt lies open to me alone."""
    sat(host, page, "influence")
    stage = page.locator("[data-stage=influence]")
    expect(stage.locator(".v-coins i:not(.used)")).to_have_count(4)
    expect(stage.locator(".v-face")).to_have_count(3)
    stage.locator(".v-face", has_text="Oshri Dahan").click()
    expect(stage.locator(".v-coins i:not(.used)")).to_have_count(3)
    expect(stage.locator(".v-face", has_text="Oshri Dahan")).to_contain_text("3 more")


@pytest.mark.parametrize("position", ["calm", *STAGES, "duel"])
def test_all_is_seen_on_every_laptop(host: Host, page: Page, position: str) -> None:
    """No page, area or prompt overflows, and every card and option can be hit; in both themes nothing is amiss."""
    sat(host, page, position, 2 if position == "duel" else 5)
    page.mouse.move(2, 2)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        seen = look(page)
        assert seen.scrolled == [] or seen.scrolled == ["scroll"], (width, seen.scrolled)  # the inspector's own
        assert seen.unseen == [], (width, seen.unseen)
        screenshot(page, f"vtes-{position}-{width}")
    assert serious(page) == []
    page.get_by_role("button", name="Light theme").click()
    page.wait_for_timeout(300)
    assert serious(page) == []
    screenshot(page, f"vtes-{position}-light")


def test_a_number_and_a_refusal_say_why(host: Host, page: Page) -> None:
    """Where a number comes from, and what cannot be done now, each with its rule."""
    sat(host, page, "calm")
    page.locator(".v-mine", has_text="Madison").locator("[data-card]").first.hover()
    page.locator(".v-nums .sum").first.focus()
    expect(page.locator(".v-nums .sumtip")).to_contain_text("printed")
    page.keyboard.press("w")
    expect(page.locator(".reasons .cant").first).to_contain_text("VT-")


def test_the_ash_heap_and_a_hand_can_be_looked_through(host: Host, page: Page) -> None:
    """Of mine, also what is still in my decks; of others, nothing but what lies open."""
    sat(host, page, "calm")
    page.locator(".v-me .v-counts button").last.click()
    expect(page.locator(".v-inspector")).to_contain_text("Still in your decks")
    expect(page.locator(".v-inspector .knownlist")).to_contain_text("Bonding")
    page.locator(".v-side.left .v-counts button").first.click()
    expect(page.locator(".v-inspector .pilelist")).to_have_text("–")


def test_in_spanish(host: Host, new_page: NewPage) -> None:
    """The words of the page; texts of cards stay as they are printed."""
    page = sat(host, new_page(lang="es-ES"), "bleed")
    expect(page.locator(".v-side.left .v-nm small")).to_have_text("Tu presa")
    expect(page.locator("[data-stage=action]")).to_contain_text("dirigida a ti")
    expect(page.locator(".verdict")).to_have_text("La para cualquier bloqueador")
    screenshot(page, "vtes-es")


def test_passing_is_the_normal_case(host: Host, page: Page) -> None:
    """Without having said anything: what is nothing but a pass is passed; A stops it for good."""
    page.goto(table(host, 5).link(0))
    expect(page.locator("[data-passing=only]")).to_be_visible()
    assert play(passing(page), bold, 6) == 6
    page.keyboard.press("a")
    expect(page.locator("[data-passing]")).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-number], .prompt.wait")
    expect(page.locator("[data-passing]")).to_have_count(0)
