"""The lessons of the Eternal Struggle in the browser: by mouse to their end, on a phone, in both languages."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import screenshot
from browser.test_access import serious
from browser.test_learn import MOST, Learner
from browser.test_phone import fits

CHOSEN: Final = 'localStorage["primogen.game"] = "vtes"'
LESSONS: Final = ("bleed", "influence", "block", "vote")
ASKS: Final = """() => {
    const options = [...document.querySelectorAll("[data-number] [data-option]")].map(each => each.innerText);
    const isForced = options.length === 1 && /pass|pasar/i.test(options[0]);
    return document.querySelector('[data-coach="done"]') !== null || (options.length > 0 && !isForced);
}"""  # the lesson is done, or asks for more than what the page passes by itself


class Pupil(Learner):
    """Who lets the page pass what can only be passed."""

    def finishes(self) -> None:
        for _ in range(MOST):
            self.page.wait_for_function(ASKS)
            if self.state() == "done":
                return
            self.does_as_told()
        raise AssertionError("this lesson has no end")


def begin(host: Host, page: Page, learn: str = "Learn in five minutes") -> Pupil:
    page.add_init_script(CHOSEN)
    page.goto(host.address)
    pupil = Pupil(page)
    pupil.click(f"text={learn}")
    page.wait_for_selector(".coach")
    return pupil


def test_the_lessons_to_their_end(host: Host, page: Page) -> None:
    """Four lessons, each leading to the next; then a whole game is dealt."""
    pupil = begin(host, page)
    for at, lesson in enumerate(LESSONS):
        screenshot(page, f"vtes-learn-{lesson}")
        assert serious(page) == []
        pupil.finishes()
        screenshot(page, f"vtes-learn-{lesson}-end")
        pupil.read_on()
        table = page.url
        pupil.click(".coach [data-onward]")
        page.wait_for_function("table => location.href !== table", arg=table)
        if at + 1 < len(LESSONS):
            page.wait_for_selector('.coach[data-coach="on"]')
    page.wait_for_selector(".v-pool")
    assert page.locator(".coach").count() == 0
    page.goto(f"{host.address}/#/learn")
    expect(page.locator("[data-done]")).to_have_attribute("data-done", str(len(LESSONS)))
    screenshot(page, "vtes-learn-done")


@pytest.mark.parametrize("lang", ["en-GB", "es-ES"])
def test_on_a_phone(host: Host, new_page: NewPage, lang: str) -> None:
    """The first lesson by thumb: nothing beside the screen, every button can be hit."""
    page = new_page(360, 640, is_phone=True, lang=lang)
    pupil = begin(host, page, "Aprende en cinco minutos" if lang == "es-ES" else "Learn in five minutes")
    screenshot(page, f"vtes-phone-learn-{lang[:2]}")
    for _ in range(3):
        page.wait_for_function(ASKS)
        pupil.read_on()
        assert fits(page)
        screenshot(page, f"vtes-phone-learn-{lang[:2]}-{pupil.clicks}")
        pupil.does_as_told()
    page.goto(f"{host.address}/#/learn")
    page.wait_for_selector('[data-lesson="vote"]')
    assert fits(page)


def test_both_games_have_lessons_of_their_own(host: Host, page: Page) -> None:
    page.add_init_script(CHOSEN)
    page.goto(f"{host.address}/#/learn")
    expect(page.locator("[data-lesson]")).to_have_count(len(LESSONS))
    page.locator(".gamechoice label").first.click()
    expect(page.locator('[data-lesson="attack"]')).to_be_visible()
