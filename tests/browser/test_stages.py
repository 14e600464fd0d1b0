"""Everything that happens at the table is seen step by step: attack, Scheme, claim, strike, bids, deals."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import is_asked, screenshot
from browser.test_access import serious
from patience import LONG_MS

STAGES = {"attack": 2, "scheme": 4, "claim": 3, "strike": 3, "deal": 3, "bids": 2}
WATCH_AFTERMATH = """() => {  // the bots play on at once: what is shown may be gone before one looks
  window.cameOf = new Promise((seen) => new MutationObserver(() => {
    const shown = document.querySelector(".aftermath");
    if (shown) seen([shown.innerText, document.querySelector("[data-middle]") !== null]);
  }).observe(document.body, { childList: true, subtree: true }));
}"""


CLIPPED = """it => {  // what would cut it off
  const box = it.getBoundingClientRect(), found = [];
  for (let at = it.parentElement; at; at = at.parentElement) {
    const {left, right, bottom} = at.getBoundingClientRect();
    const cuts = getComputedStyle(at).overflow !== "visible";
    if (cuts && (box.left < left || box.right > right || box.bottom > bottom)) found.push(at.className);
  }
  return found;
}"""


def sit_down(page: Page, host: Host, position: str) -> None:
    page.goto(host.lay(position, STAGES[position]).link(0))
    assert is_asked(page)
    page.mouse.move(2, 2)


def step_now(page: Page) -> str:
    return page.locator(".steps [aria-current=step]").inner_text()


def test_an_attack_names_its_step_and_what_came_of_the_others(host: Host, page: Page) -> None:
    sit_down(page, host, "attack")
    assert "Blocking" in step_now(page)
    assert "you decide" in step_now(page)
    done = page.locator(".steps .done").all_inner_texts()
    assert len(done) == 3
    assert "Physical" in done[1]
    assert "no card" in done[2]
    screenshot(page, "stage-attack")
    assert page.locator(".duel .stat.red").first.evaluate("it => it.getClientRects()[0].height") < 24, "5/5 is one line"


def test_the_thread_of_an_attack_goes_between_the_cards(host: Host, page: Page) -> None:
    """From the attacker to the target, inside of the board, over nobody's name."""
    sit_down(page, host, "attack")
    page.wait_for_selector(".thread path.drawn", state="attached")
    page.wait_for_timeout(300)
    crossed = page.evaluate("""() => {
        const path = document.querySelector(".thread path.drawn"), board = document.querySelector(".board");
        const {x, y, right, bottom} = board.getBoundingClientRect(), found = new Set();
        const cards = [...board.querySelectorAll(".card .c-name")];
        const names = cards.map(it => [it.textContent, it.getBoundingClientRect()]);
        for (let at = 0; at <= 1; at += 1 / 64) {
            const point = path.getPointAtLength(at * path.getTotalLength());
            const [px, py] = [point.x + x, point.y + y];
            if (px < x || px > right || py < y || py > bottom) found.add("outside");
            for (const [name, box] of names)
                if (px > box.left && px < box.right && py > box.top && py < box.bottom) found.add(name);
        }
        return [...found];
    }""")
    assert crossed == []


def test_numbers_of_the_duel_show_their_sums(host: Host, page: Page) -> None:
    """Pointed at, or in focus."""
    sit_down(page, host, "attack")
    number = page.locator(".duel .sum").nth(1)
    number.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Physical 2 = 2 printed")
    expect(page.get_by_role("tooltip")).to_be_in_viewport(ratio=1)
    assert page.get_by_role("tooltip").evaluate(CLIPPED) == []
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    number.focus()
    expect(page.get_by_role("tooltip")).to_contain_text("printed")


def test_a_scheme_shows_both_sides_and_what_is_sealed(host: Host, page: Page) -> None:
    sit_down(page, host, "scheme")
    assert "Exert Influence" in step_now(page)
    assert page.locator("[data-fist=closed]").count() == 3, "an empty fist is a fist"
    assert page.locator("[data-said=yes] .vote").count() == 2
    assert page.locator("[data-said=no] .vote").count() == 1
    expect(page.locator("[data-said=yes]")).to_contain_text("1 face down")
    assert "Persecution" not in page.locator("[data-middle] .sides").inner_text()
    page.locator("[data-said=yes] header .sum").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Corvus")
    page.mouse.move(2, 2)
    screenshot(page, "stage-scheme")


def test_one_may_look_at_the_streets_beneath_a_scheme(host: Host, page: Page) -> None:
    sit_down(page, host, "scheme")
    assert page.locator(".streets").count() == 0
    page.keyboard.press("s")
    expect(page.locator(".streets")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator("[data-middle=scheme]")).to_be_visible()


@pytest.mark.parametrize(("width", "height", "is_phone"), [(1440, 900, False), (360, 640, True)])
def test_a_scheme_to_its_end(host: Host, new_page: NewPage, width: int, height: int, is_phone: bool) -> None:
    """My fist is closed to the others, and mine to read; what came of it is said when it is over."""
    page = new_page(width, height, is_phone=is_phone)
    sit_down(page, host, "scheme")
    page.locator("[data-option]", has_text="Exert Keondra").click()
    page.locator("[data-option]", has_text="Pass").click()
    page.locator("[data-option]", has_text="Fist 2").click()
    expect(page.locator("[data-middle]")).to_contain_text("only you know")
    page.evaluate(WATCH_AFTERMATH)
    page.locator("[data-option]", has_text="NO").click()
    words, has_middle = page.evaluate("window.cameOf")
    assert "Charmer succeeds" in words and not has_middle


OUTSIDE = """stage => {  // words of it that its edge cuts off
    const {bottom, right} = stage.getBoundingClientRect();
    const words = [...stage.querySelectorAll("h3, p, .vote, .caps")].filter(it => it.getClientRects().length > 0);
    const isOut = box => box.bottom > bottom + 1 || box.right > right + 1;
    return words.filter(it => isOut(it.getBoundingClientRect())).map(it => it.textContent);
}"""


def test_digits_of_a_fist_are_its_numbers(host: Host, new_page: NewPage) -> None:
    """Three is taken by 3, and nothing by 0. In a low window the stage is still read to its end."""
    page = new_page(1366, 650)
    sit_down(page, host, "scheme")
    page.keyboard.press("0")  # no Influence is exerted
    expect(page.locator(".prompt h2")).to_contain_text("in your fist")
    assert page.locator("[data-option] kbd").all_inner_texts() == ["0", "1", "2", "3", "4"]
    assert page.locator("[data-middle]").evaluate(OUTSIDE) == []
    screenshot(page, "stage-fist-650")
    page.keyboard.press("3")
    expect(page.locator("[data-middle]")).to_contain_text("3, only you know")


def test_what_came_of_it_goes_when_one_goes_on(host: Host, new_page: NewPage) -> None:
    """It covers cards; whoever answers the next question has seen it. The page's clock stands still: it is not time."""
    page = new_page(1366, 650)
    page.clock.install()
    page.goto(host.lay("late duel", 2).link(0))
    assert is_asked(page)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    for words in ("Attack with Keondra", "Target Lookout", "Social", "Pass", "Burn Lookout"):
        page.locator("[data-option]", has_text=words).first.click()
        expect(page.locator("[data-option]", has_text=words)).to_have_count(0)
    expect(page.locator(".aftermath")).to_contain_text("Lookout")
    assert is_asked(page)
    expect(page.locator(".aftermath")).to_be_visible()
    page.locator("[data-option]", has_text="Pass action").click()
    expect(page.locator(".aftermath")).to_have_count(0)


def test_a_question_names_the_card_that_asks(host: Host, page: Page) -> None:
    """Where its words do not say it: whose text is it that a player is chosen for?"""
    page.goto(host.lay("defeat", 3).link(0))
    assert is_asked(page)
    expect(page.locator(".prompt h2")).to_contain_text("loses 1 Agenda. Choose a player")
    expect(page.locator(".prompt .step")).to_contain_text("Andrés")
    screenshot(page, "asked-by")


def test_a_claim_shows_who_may_attack(host: Host, page: Page) -> None:
    sit_down(page, host, "claim")
    assert "may attack" in step_now(page)
    expect(page.locator("[data-middle=claim]")).to_contain_text("Lucky claims to be Prince")
    order = page.locator("[data-middle=claim] .o")
    assert order.count() == 2
    expect(order.nth(1)).to_have_attribute("aria-current", "step")
    assert page.locator("[data-middle=claim] [data-legal]").count() == 1  # from The Streets beneath
    screenshot(page, "stage-claim")


def test_a_strike_shows_why_it_strikes_so(host: Host, page: Page) -> None:
    sit_down(page, host, "strike")
    expect(page.locator("[data-middle=strike] h3").first).to_contain_text("strikes Ryan")
    expect(page.locator(".compare tr.win")).to_contain_text("Physical")
    expect(page.locator(".compare tr.win")).to_contain_text("most damage")
    expect(page.locator(".steppanel .within")).to_contain_text("Attack waits: Preemptive Strike")
    screenshot(page, "stage-strike")


def test_bids_for_a_leader(host: Host, page: Page) -> None:
    sit_down(page, host, "bids")
    expect(page.locator("[data-middle=setup]")).to_contain_text("Bids for")
    expect(page.locator(".bidnow")).to_contain_text("by Corvus")
    screenshot(page, "stage-bids")


# ---- deals


def test_a_deal_is_read_and_accepted_and_held_at_the_seats(host: Host, page: Page) -> None:
    sit_down(page, host, "deal")
    expect(page.locator("[data-middle=deal]")).to_contain_text("You promise")
    expect(page.locator("[data-middle=deal]")).to_contain_text("does not Block Ana")
    expect(page.locator("[data-middle=deal]")).to_contain_text("until this turn ends")
    screenshot(page, "stage-deal")
    page.get_by_role("button", name="Accept").click()
    expect(page.locator(".foes .promises")).to_contain_text("does not Block Ana")
    expect(page.locator(".me .promises")).to_contain_text("says YES with 2 Influence")


def test_a_deal_is_proposed_in_a_form(host: Host, new_page: NewPage) -> None:
    """What I give, what I get, and for how long; the other side says yes or no."""
    dealt = host.lay("quiet", 2, people=2)
    ana, ben = new_page(), new_page()
    ana.goto(dealt.link(0))
    ben.goto(dealt.link(1))
    assert is_asked(ana)
    ana.get_by_role("button", name="At any time").click()
    ana.get_by_role("button", name="Propose a deal").click()
    form = ana.locator("[data-middle=deal]")
    expect(form).to_contain_text("You promise")
    assert ana.locator(".prompt [data-option]").count() == 1, "only to let it be"
    screenshot(ana, "deal-form")
    mine, theirs = form.locator(".sidebox").nth(0), form.locator(".sidebox").nth(1)
    mine.locator(".offer", has_text="does not attack").get_by_role("button").click()
    expect(mine.locator(".held")).to_contain_text("does not attack Corvus")
    theirs.get_by_label("says NO with").select_option("3")
    theirs.locator(".offer", has_text="says NO with").get_by_role("button").click()
    expect(theirs.locator(".held")).to_contain_text("says NO with 3 Influence")
    ana.locator(".prompt [data-option]", has_text="Done").click()
    assert is_asked(ben)
    expect(ben.locator(".prompt h2")).to_contain_text("Do you accept the deal?")
    ben.get_by_role("button", name="Decline").click()
    assert is_asked(ana)
    assert ana.locator(".promises").count() == 0


# ---- everywhere


@pytest.mark.parametrize("position", STAGES)
def test_stages_on_a_phone_in_spanish(host: Host, new_page: NewPage, position: str) -> None:
    page = new_page(360, 640, is_phone=True, lang="es-ES")
    sit_down(page, host, position)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".steppanel [aria-current=step]")).to_be_visible()
    screenshot(page, f"stage-{position}-phone")
    assert serious(page) == []


@pytest.mark.parametrize("position", STAGES)
def test_stages_fit_a_low_window_and_a_tablet(host: Host, new_page: NewPage, position: str) -> None:
    page = new_page(1366, 768)
    sit_down(page, host, position)
    screenshot(page, f"stage-{position}-1366")
    assert page.evaluate("(board => board.scrollHeight - board.clientHeight)(document.querySelector('.board'))") <= 2
    assert serious(page) == []
    for width, height in ((768, 1024), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        screenshot(page, f"stage-{position}-{width}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# ---- what is known, and what moves


def test_known_so_far(host: Host, page: Page) -> None:
    """My own decks hold what I have not seen of them; the city, what nobody has."""
    page.goto(host.lay("quiet", 2).link(0))
    assert is_asked(page)
    page.locator(".me").get_by_role("button", name="Discard pile").click()
    expect(page.locator(".knownsofar")).to_contain_text("Still in your decks")
    expect(page.locator(".knownsofar li", has_text="Awe")).to_contain_text("× 2")
    page.get_by_role("button", name="City deck").click()
    expect(page.locator(".knownsofar")).to_contain_text("Cristo Redentor")
    assert "Awe" not in page.locator(".knownsofar").inner_text()
    screenshot(page, "known")


def test_changes_float_and_are_over_by_themselves(host: Host, page: Page) -> None:
    """Blood lost is seen to go; the next question can be answered all the while."""
    page.goto(host.lay("struck", 2).link(0))
    assert is_asked(page)
    page.locator("[data-option]").first.click()
    page.wait_for_selector(".floating.blood.fewer", state="attached", timeout=LONG_MS)
    expect(page.locator(".floating")).to_have_count(0)


def test_nothing_moves_for_those_who_say_so(host: Host, page: Page) -> None:
    """By the system's setting, or by the switch."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(host.lay("struck", 2).link(0))
    assert is_asked(page)
    page.evaluate(
        "new MutationObserver(all => all.forEach(each => each.addedNodes.forEach(node =>"
        " { if (node.className?.includes?.('floating')) window.floated = true; })))"
        ".observe(document.body, {childList: true, subtree: true})"
    )
    page.locator("[data-option]").first.click()
    expect(page.locator(".log")).to_contain_text("Keondra", timeout=LONG_MS)
    page.wait_for_timeout(500)
    assert page.evaluate("window.floated") is None


def test_large_windows_use_their_room(host: Host, new_page: NewPage) -> None:
    page = new_page(1920, 1080)
    for position, seats in (("quiet", 2), ("scheme", 4)):
        page.goto(host.lay(position, seats).link(0))
        assert is_asked(page)
        page.mouse.move(2, 2)
        screenshot(page, f"{position}-1920")
        assert page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.board'))") <= 2
