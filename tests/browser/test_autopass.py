"""Passing for a person: only where its own words allow, after a pause that tells nothing, and stopped by one key."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import is_asked, number, screenshot

LONGEST = 8.0  # seconds of a pause
SOME = 1500  # milliseconds in which an answer without a pause would be there
LONG_PAUSES = "Math.random = () => 0.93"  # then every pause takes seven seconds
SLACK = 10.0  # seconds: a busy machine has its own pauses


def choose(page: Page, profile: str, *, padded: bool = False) -> None:
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
    choose(page, "Whenever I can only pass", padded=True)
    expect(page.locator("[data-passing=only]")).to_contain_text("Auto-pass")
    screenshot(page, "autopass")
    assert seconds_until_answered(page, before) < LONGEST + SLACK


def test_the_pause_is_there_though_nothing_could_be_done(host: Host, new_page: NewPage) -> None:
    """The profile is kept: it is on when the next table asks, and even then the answer does not come at once."""
    page = new_page()
    sit_down(page, host, "quiet")
    choose(page, "Whenever I can only pass", padded=True)
    page.goto(host.lay("struck", 2, people=2).link(0))
    assert is_asked(page)
    before, began = number(page), page.evaluate("performance.now()")
    page.wait_for_function("before => document.querySelector('[data-number]')?.dataset.number !== before", arg=before)
    assert page.evaluate("performance.now()") - began > 100, "as short as one pause in a thousand"


def test_without_the_pause_it_answers_at_once(host: Host, page: Page) -> None:
    before = sit_down(page, host, "struck")
    choose(page, "In windows where I have no legal reaction", padded=False)
    assert seconds_until_answered(page, before) < SLACK


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
    assert seconds_until_answered(page, before) < LONGEST + SLACK


def test_my_own_action_phase_is_never_passed(host: Host, page: Page) -> None:
    before = sit_down(page, host, "quiet")
    choose(page, "In every window, until my turn")
    assert is_still_asked(page, before)


def test_one_key_stops_it_at_once(host: Host, page: Page) -> None:
    page.add_init_script(LONG_PAUSES)
    before = sit_down(page, host, "struck")
    choose(page, "Whenever I can only pass", padded=True)
    page.keyboard.press("a")
    expect(page.locator("[data-passing]")).to_have_count(0)
    assert is_still_asked(page, before)


# ---- by hand


def sit_down_with_time_to_spare(page: Page, host: Host) -> str:
    """Somebody could block; from then on time passes only as the test says, and pauses are long."""
    page.add_init_script(LONG_PAUSES)
    page.clock.install()
    before = sit_down(page, host, "attack")
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 5"))  # a busy machine takes its time to say so
    return before


def pass_by_hand(page: Page) -> None:
    page.keyboard.press("Escape")  # out of the menu, if it is open
    page.keyboard.press("0")


def test_a_quick_pass_by_hand_takes_as_long_as_one_that_is_made_for_me(host: Host, page: Page) -> None:
    """Who could have acted, and passes at once, must not be told from one who could not."""
    before = sit_down_with_time_to_spare(page, host)
    choose(page, "Whenever I can only pass", padded=True)
    pass_by_hand(page)
    expect(page.locator("[data-passing]")).to_contain_text("passing")
    assert is_still_asked(page, before)
    page.clock.run_for(8000)
    seconds_until_answered(page, before)


def test_another_choice_takes_back_a_pass_that_waits(host: Host, page: Page) -> None:
    before = sit_down_with_time_to_spare(page, host)
    choose(page, "Whenever I can only pass", padded=True)
    pass_by_hand(page)
    expect(page.locator("[data-passing]")).to_contain_text("passing")
    page.keyboard.press("1")
    seconds_until_answered(page, before)  # at once, though time stands still
    assert "declines" not in page.locator(".log").first.inner_text()


def test_nothing_waits_that_is_not_to_be_hidden(host: Host, page: Page) -> None:
    """Without auto-pass, or without its pauses, a pass by hand is as quick as the hand."""
    before = sit_down_with_time_to_spare(page, host)
    pass_by_hand(page)
    seconds_until_answered(page, before)
