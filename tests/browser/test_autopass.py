"""Passing for a person: only where its own words allow, after a pause that tells nothing, and stopped by one key."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import is_asked, number, screenshot

SHORTEST, LONGEST = 0.4, 2.0
SOME = 2600  # milliseconds: longer than any padded wait


def choose(page: Page, profile: str, *, padded: bool = True) -> None:
    page.locator(".passbtn").click()
    page.get_by_label("Wait a moment first").set_checked(padded)
    page.get_by_label(profile).check()


def sit_down(page: Page, host: Host, position: str) -> str:
    page.goto(host.lay(position, 2, people=2).link(0))
    assert is_asked(page)
    return number(page)


def is_still_asked(page: Page, before: str) -> bool:
    page.wait_for_timeout(SOME)
    return page.locator("[data-number]").count() == 1 and number(page) == before


def seconds_until_answered(page: Page, before: str) -> float:
    began = time.monotonic()
    page.wait_for_function("before => document.querySelector('[data-number]')?.dataset.number !== before", arg=before)
    return time.monotonic() - began


def test_it_is_off_at_first(host: Host, page: Page) -> None:
    before = sit_down(page, host, "struck")
    assert page.locator("[data-option]").count() == 1
    assert is_still_asked(page, before)


def test_where_i_can_only_pass_it_passes_after_a_pause(host: Host, page: Page) -> None:
    before = sit_down(page, host, "struck")
    choose(page, "Whenever I can only pass")
    expect(page.locator("[data-passing=only]")).to_contain_text("Auto-pass")
    screenshot(page, "autopass")
    assert seconds_until_answered(page, before) < LONGEST + 1.5


def test_the_pause_is_there_though_nothing_could_be_done(host: Host, new_page: NewPage) -> None:
    """The profile is kept: it is on when the next table asks, and even then the answer does not come at once."""
    page = new_page()
    sit_down(page, host, "quiet")
    choose(page, "Whenever I can only pass")
    page.goto(host.lay("struck", 2, people=2).link(0))
    assert is_asked(page)
    before, began = number(page), page.evaluate("performance.now()")
    page.wait_for_function("before => document.querySelector('[data-number]')?.dataset.number !== before", arg=before)
    assert page.evaluate("performance.now()") - began > 250, "0.4 s less what the first look took"


def test_without_the_pause_it_answers_at_once(host: Host, page: Page) -> None:
    before = sit_down(page, host, "struck")
    choose(page, "In windows where I have no legal reaction", padded=False)
    assert seconds_until_answered(page, before) < SHORTEST + 1


def test_it_never_passes_where_i_could_do_something(host: Host, page: Page) -> None:
    """Somebody could block."""
    before = sit_down(page, host, "attack")
    choose(page, "Whenever I can only pass")
    assert is_still_asked(page, before)


def test_until_something_happens_to_me_it_does_not_pass_what_does(host: Host, page: Page) -> None:
    """Keondra is mine."""
    before = sit_down(page, host, "attack")
    choose(page, "until something happens to me")
    assert is_still_asked(page, before)


def test_until_my_turn_it_passes_windows_though_i_could_act(host: Host, page: Page) -> None:
    before = sit_down(page, host, "attack")
    choose(page, "until my turn")
    assert seconds_until_answered(page, before) < LONGEST + 1.5


def test_my_own_action_phase_is_never_passed(host: Host, page: Page) -> None:
    before = sit_down(page, host, "quiet")
    choose(page, "In every window, until my turn")
    assert is_still_asked(page, before)


def test_one_key_stops_it_at_once(host: Host, page: Page) -> None:
    before = sit_down(page, host, "struck")
    choose(page, "Whenever I can only pass")
    page.keyboard.press("a")
    expect(page.locator("[data-passing]")).to_have_count(0)
    assert is_still_asked(page, before)
