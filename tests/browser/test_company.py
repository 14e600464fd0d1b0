"""Two people, each in a browser of their own, and somebody who looks on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import MOST, click_first, number, screenshot


def asked(*pages: Page) -> Page | None:
    """The one who is asked; nobody once the game is over."""
    for _ in range(600):
        for page in pages:
            if page.locator("[data-over]").count() > 0:
                return None
            if page.locator("[data-number]").count() > 0:
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def waits(page: Page) -> str:
    return page.get_by_role("region", name="Waiting").get_by_role("heading").inner_text()


def test_a_line_that_is_cut_is_noticed_and_taken_up_again(host: Host, page: Page) -> None:
    page.goto(host.deal(2).link(0))
    table = page.locator("main.table")
    expect(table).to_have_attribute("data-status", "open")
    page.context.set_offline(True)
    expect(table).to_have_attribute("data-status", "lost")
    page.context.set_offline(False)
    expect(table).to_have_attribute("data-status", "open")


def test_two_browsers_and_a_spectator_play_a_whole_game(host: Host, new_page: NewPage) -> None:
    """Whoever is not asked reads for whom they wait; the spectator has no hand and no answer; all hear who has won."""
    dealt = host.deal(2, people=2)
    ana, ben, zoe = new_page(), new_page(), new_page()
    ana.goto(dealt.link(0))
    ben.goto(dealt.link(1))
    zoe.goto(dealt.watching())
    answers = {ana: 0, ben: 0}
    while (who := asked(ana, ben)) is not None:
        assert sum(answers.values()) < MOST
        if sum(answers.values()) == 12:
            other, name = (ben, "Ana") if who is ana else (ana, "Corvus")
            assert name in waits(other) and name in waits(zoe)
            assert zoe.locator("[data-option], .handarea").count() == 0
            screenshot(zoe, "spectator-table")
        answers[who] += 1
        before = number(who)
        click_first(who, 0)
        expect(who.locator(f"[data-number='{before}']")).to_have_count(0)
    winners = set()
    for page in (ana, ben, zoe):
        expect(page.locator("[data-over]")).to_be_visible()
        winners.add(page.locator("[data-over] .step").inner_text().split(" · ")[0])  # then, how it is for oneself
    assert len(winners) == 1
    assert min(answers.values()) > 2
