"""One sees what the others do: beat by beat, hurried at will, and again. The page's clock moves only when told to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import click_first, is_asked, number, play, screenshot

SHORTEST = 200  # milliseconds: less than any beat at the normal pace
MOST = 600  # such moments until enough has been seen; far more than there are
ENOUGH = 6  # beats
BEAT, SKIP = "[data-beat]", "[data-skip]"
EARLIER = "before => document.querySelector('[data-beat]')?.outerHTML !== before"


def end_turn(page: Page) -> None:
    """Ana has nothing more to do; whatever she is asked on the way, she passes or takes the first."""
    for _ in range(30):
        page.wait_for_selector(f"[data-number], {BEAT}, {SKIP}")
        if page.locator("[data-number]").count() == 0:
            return
        before, passing = number(page), page.locator("[data-option] kbd", has_text="0")
        (passing if passing.count() else page.locator("[data-option]")).first.click()
        page.wait_for_function("n => document.querySelector('[data-number]')?.dataset.number !== n", arg=before)
    raise AssertionError("the turn does not end")


def stop_clock(page: Page) -> None:
    """From now on no time goes by, however busy the machine is."""
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


@pytest.fixture
def waiting(host: Host, new_page: NewPage) -> Page:
    """Ana's turn is over, and the bot has done much; none of it has been shown but the first beat."""
    page = new_page(pace="normal")
    page.clock.install()
    page.goto(host.lay("quiet", 2).link(0))
    assert is_asked(page)
    stop_clock(page)
    end_turn(page)
    page.wait_for_selector(SKIP)
    page.wait_for_function("() => document.title.startsWith('●')")  # it is her turn already
    return page


def test_what_a_bot_does_is_shown_beat_by_beat(waiting: Page) -> None:
    """Nothing is asked before all of it was shown; the story grows with it; then it is hers to look at again."""
    shown, lines = [""], waiting.locator(".log .li").count()
    for _ in range(MOST):
        if waiting.locator(SKIP).count() == 0:
            expect(waiting.locator("[data-number]")).to_have_count(1)
            expect(waiting.locator("[data-waited]")).to_be_visible()
            if len(shown) > ENOUGH:
                break
            end_turn(waiting)
            waiting.wait_for_selector(SKIP)
        assert waiting.locator("[data-option]").count() == 0
        beat = waiting.locator(BEAT).inner_text()
        shown += [beat] if beat != shown[-1] else []
        waiting.clock.run_for(SHORTEST)
    assert len(shown) > ENOUGH and waiting.locator(".log .li").count() > lines + ENOUGH
    expect(waiting.locator(BEAT)).to_have_count(0)


def test_it_says_that_one_watches(host: Host, new_page: NewPage) -> None:
    """Where a question would stand, and in the head of the page, when hers has come and is not shown yet; and when she
    looks again."""
    page = new_page(pace="normal")
    page.clock.install()
    page.goto(host.deal(2, chance="beatsen").link(0))
    assert is_asked(page)
    stop_clock(page)
    click_first(page, 0)
    page.wait_for_selector(SKIP)
    for _ in range(ENOUGH):
        if page.locator(".prompt h2").inner_text() == "Watch what the others do":
            break
        page.keyboard.press(" ")
    expect(page.locator(".prompt h2")).to_have_text("Watch what the others do")
    expect(page.locator(".waiting")).to_have_text("Watch what the others do")
    page.keyboard.press(".")
    expect(page.locator("[data-number]")).to_have_count(1)
    page.keyboard.press(",")
    for place in (".prompt h2", ".waiting"):
        expect(page.locator(place)).to_have_text("You are looking at it again")


def test_space_ends_a_beat_and_the_full_stop_all_of_them(waiting: Page) -> None:
    """Without any time going by."""
    before = waiting.locator(BEAT).evaluate("beat => beat.outerHTML")
    waiting.keyboard.press(" ")
    waiting.wait_for_function(EARLIER, arg=before)
    assert waiting.locator("[data-option]").count() == 0
    waiting.keyboard.press(".")
    expect(waiting.locator("[data-number]")).to_have_count(1)
    expect(waiting.locator(BEAT)).to_have_count(0)


def test_a_click_ends_a_beat_and_a_button_skips(waiting: Page) -> None:
    screenshot(waiting, "pacing-beat")
    before = waiting.locator(BEAT).evaluate("beat => beat.outerHTML")
    waiting.locator(".prompt h2").click()
    waiting.wait_for_function(EARLIER, arg=before)
    waiting.locator(SKIP).click()
    expect(waiting.locator("[data-number]")).to_have_count(1)


def test_what_happened_can_be_looked_at_again(waiting: Page) -> None:
    """One after the other by keys and from a list; the question waits, and is the same afterwards."""
    waiting.keyboard.press(".")
    expect(waiting.locator("[data-number]")).to_have_count(1)
    asked = number(waiting)
    waiting.keyboard.press(",")
    expect(waiting.locator(BEAT)).to_be_visible()
    assert waiting.locator("[data-option]").count() == 0
    last = waiting.locator(BEAT).inner_text()
    waiting.keyboard.press(",")
    waiting.keyboard.press(".")
    assert waiting.locator(BEAT).inner_text() == last
    waiting.locator("[data-waited]").click()
    rows = waiting.locator(".waited li button")
    assert rows.count() > 4
    rows.first.click()
    expect(rows.first).to_have_attribute("aria-current", "true")
    screenshot(waiting, "pacing-waited")
    waiting.keyboard.press("Escape")
    expect(waiting.locator(BEAT)).to_have_count(0)
    assert number(waiting) == asked
    click_first(waiting, 0)
    expect(waiting.locator(".waited")).to_have_count(0)


def test_nobody_is_kept_waiting_by_what_is_still_to_be_shown(host: Host, new_page: NewPage) -> None:
    """Auto-pass answers what has been asked, whether it has been shown or not."""
    page = new_page(pace="slow")
    page.add_init_script('localStorage["primogen.autopass"] ??= "only"; localStorage["primogen.padded"] ??= "no"')
    page.clock.install()
    page.goto(host.lay("struck", 2).link(0))
    page.wait_for_selector(f"[data-number], {BEAT}")
    page.clock.run_for(10)
    for _ in range(60):
        page.clock.run_for(10)  # of a beat of seconds
        if page.title().startswith("●") and page.locator(SKIP).count() > 0:
            break
        page.wait_for_timeout(50)
    assert page.locator("[data-option]").count() == 0 and page.locator(SKIP).count() == 1
    page.keyboard.press(".")
    assert is_asked(page) and page.locator("[data-option]").count() > 1, "what she could only pass was passed"


def test_at_once_nothing_is_shown_for_its_own_sake(host: Host, page: Page) -> None:
    page.goto(host.lay("quiet", 2).link(0))
    play(page, click_first, 12)
    assert page.locator(f"{BEAT}, {SKIP}").count() == 0


def test_the_pace_is_a_setting(host: Host, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{host.address}/#/settings")
    page.get_by_role("group", name="What others do is shown").get_by_text("Slowly").click()
    page.reload()
    expect(page.locator("input[name=pace][value=slow]")).to_be_checked()


def test_without_motion_beats_are_still_in_order(host: Host, new_page: NewPage) -> None:
    page = new_page(pace="normal")
    page.emulate_media(reduced_motion="reduce")
    page.clock.install()
    page.goto(host.lay("quiet", 2).link(0))
    assert is_asked(page)
    end_turn(page)
    expect(page.locator(BEAT)).to_be_visible()
    assert page.locator(BEAT).evaluate("beat => getComputedStyle(beat).animationName") == "none"
