"""A game seen again: by mouse, by keyboard, on a phone, in anybody's eyes; and journals that go out and come in."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import NewPage
from browser.hosting import Dealt, Host
from browser.playing import click_first, click_some, find, is_asked, play, screenshot
from browser.test_access import serious
from browser.test_phone import fits
from patience import LONG
from primogen.kernel.plain import as_dict
from primogen.server.patches import patched


def replay_of(host: Host, at: Dealt) -> dict[str, list[dict[str, object]]] | None:
    """With everything open; none as long as the game goes on."""
    try:
        with urllib.request.urlopen(f"{host.address}/api/tables/{at.room}/replay?seat=all", timeout=LONG) as answer:
            found = json.load(answer)
    except urllib.error.HTTPError as error:
        assert error.code == 409
        return None
    assert isinstance(found, dict)
    return found


@pytest.fixture(scope="module")
def over(host: Host) -> Dealt:
    """A table of three bots whose game has ended."""
    at = host.deal(3, people=0)
    for _ in range(600):
        if replay_of(host, at) is not None:
            return at
        time.sleep(0.2)
    raise TimeoutError("the bots do not come to an end")


def moments_of(host: Host, at: Dealt) -> list[int]:
    found = replay_of(host, at)
    assert found is not None
    return [int(str(moment["n"])) for moment in found["moments"]]


def last_of(host: Host, at: Dealt) -> int:
    found = replay_of(host, at)
    assert found is not None
    return len(found["steps"])


def opened(page: Page, host: Host, at: Dealt, n: int = 0) -> Page:
    page.goto(f"{host.address}/#/replay/{at.room}{f'/{n}' if n else ''}")
    expect(page.locator("[data-n]")).to_have_attribute("data-n", str(n))
    return page


def stands_at(page: Page, n: int) -> None:
    expect(page.locator("[data-n]")).to_have_attribute("data-n", str(n))


# ---- getting there


def test_watch_again_after_the_end_and_from_the_lobby(host: Host, page: Page) -> None:
    at = host.deal(2, chance="mouse 2")
    page.goto(at.link(0))
    play(page, click_first)
    page.locator("[data-over]").get_by_role("link", name="Watch again").click()
    stands_at(page, 0)
    page.goto(host.address)
    row = page.locator(".trow", has_text="Ana, Corvus")
    row.get_by_role("link", name="Watch again").click()
    stands_at(page, 0)
    assert f"#/replay/{at.room}" in page.url


def test_a_game_that_goes_on_says_so(host: Host, chromium: Browser) -> None:
    page = chromium.new_context().new_page()
    page.goto(f"{host.address}/#/replay/{host.deal(2).room}")
    expect(page.get_by_role("alert")).to_contain_text("not over")
    page.context.close()


# ---- moving about


def test_by_mouse(host: Host, over: Dealt, page: Page) -> None:
    moments, last = moments_of(host, over), last_of(host, over)
    opened(page, host, over)
    page.get_by_role("button", name="One answer on").click()
    page.get_by_role("button", name="One answer on").click()
    page.get_by_role("button", name="One answer back").click()
    stands_at(page, 1)
    page.get_by_role("button", name="Next moment").click()
    stands_at(page, moments[0])
    words = page.locator(".momentlist [aria-current] span").inner_text()
    assert page.locator(".player h2").inner_text() == words
    page.locator(".momentlist .moment").nth(3).click()
    stands_at(page, moments[3])
    page.get_by_role("button", name="Moment before").click()
    stands_at(page, moments[2])
    track = page.locator(".track input")
    box = track.bounding_box()
    assert box is not None
    track.click(position={"x": box["width"] - 3, "y": box["height"] / 2})
    stands_at(page, last)
    expect(page.locator(".player h2")).to_contain_text("has won")


def test_by_keyboard(host: Host, over: Dealt, page: Page) -> None:
    moments, last = moments_of(host, over), last_of(host, over)
    opened(page, host, over)
    for key, n in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("]", moments[0]),
        ("]", moments[1]),
        ("[", moments[0]),
        ("End", last),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        stands_at(page, n)
    page.locator(".track input").focus()
    page.keyboard.press("ArrowRight")
    stands_at(page, 1)
    assert "answer 1 of" in (page.locator(".track input").get_attribute("aria-valuetext") or "")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_it_plays_by_itself_and_pauses(host: Host, over: Dealt, page: Page) -> None:
    opened(page, host, over)
    page.get_by_label("Speed").select_option("4")
    page.locator("h1").evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => Number(document.querySelector('[data-n]').dataset.n) >= 5")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    n = int(page.locator("[data-n]").get_attribute("data-n") or "")
    page.wait_for_timeout(700)
    stands_at(page, n)


def test_a_link_leads_to_its_place(host: Host, over: Dealt, page: Page) -> None:
    """The address follows, and a reload comes back to it."""
    n = moments_of(host, over)[2]
    opened(page, host, over, n)
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/#/replay/{over.room}/{n + 1}")
    page.reload()
    stands_at(page, n + 1)
    page.goto(f"{host.address}/#/replay/{over.room}/{n}")
    stands_at(page, n)


def stages_of(host: Host, at: Dealt) -> dict[str, int]:
    """For each kind of stage in the game, the answer after which one first stands."""
    found = replay_of(host, at)
    assert found is not None
    scene, first = as_dict(found["scene"]), dict[str, int]()
    for n, step in enumerate(found["steps"], 1):
        scene = patched(scene, as_dict(step.get("patch", {})))
        if "stage" in scene:
            first.setdefault(str(as_dict(scene["stage"])["kind"]), n)
    return first


def test_what_was_under_way_is_seen_step_by_step(host: Host, over: Dealt, page: Page) -> None:
    """With everything open: nobody is spoken to as you, and nothing can be chosen."""
    stages = stages_of(host, over)
    assert "attack" in stages
    for kind, n in stages.items():
        opened(page, host, over, n)
        expect(page.locator(f".steppanel[data-stage={kind}]")).to_be_visible()
        middle = page.locator(f"[data-middle={kind}]")
        if middle.count() > 0:
            assert "You" not in " ".join(middle.locator(".order").all_inner_texts())
            assert page.locator("[data-option], [data-legal]").count() == 0
            page.keyboard.press("s")
            expect(page.locator(".streets")).to_be_visible()
            page.keyboard.press("s")
            expect(middle).to_be_visible()
        screenshot(page, f"replay-{kind}")


def lonely(moments: list[int]) -> int:
    """Which moment lies farthest from all others, so that a pointer means this one."""
    gaps = [min([abs(n - other) for other in (*moments[:at], *moments[at + 1 :])]) for at, n in enumerate(moments)]
    return gaps.index(max(gaps))


def test_the_line_of_the_game_tells_what_lies_under_the_pointer(host: Host, over: Dealt, page: Page) -> None:
    opened(page, host, over)
    track = page.locator(".track input")
    box = track.bounding_box()
    assert box is not None
    at = lonely(moments_of(host, over))
    share = moments_of(host, over)[at] / last_of(host, over)
    track.hover(position={"x": 8 + share * (box["width"] - 16), "y": 10})
    told = page.locator(".momentlist .moment span").nth(at).inner_text()
    expect(page.locator(".hint-at")).to_contain_text(told)
    expect(page.locator(".hint-at")).to_contain_text("Turn")


# ---- whose eyes


def test_in_the_eyes_of_all_of_one_and_of_a_spectator(host: Host, over: Dealt, page: Page) -> None:
    n = moments_of(host, over)[1]
    opened(page, host, over, n)
    expect(page.locator(".openhands section")).to_have_count(3)
    assert page.locator(".openhands [data-card]").count() > 6
    screenshot(page, "replay-all")
    page.get_by_label("In the eyes of").last.select_option(label="Ana")
    expect(page.locator(".me").get_by_role("region", name="Hand of Ana")).to_be_visible()
    stands_at(page, n)
    assert page.locator(".openhands").count() == 0
    assert page.locator(".me .hand .card").count() > 0
    screenshot(page, "replay")
    page.get_by_label("In the eyes of").last.select_option(label="A spectator")
    expect(page.locator(".me")).to_have_count(0)
    assert page.locator(".openhands").count() == 0
    stands_at(page, n)


def test_what_was_answered_is_shown(host: Host, over: Dealt, page: Page) -> None:
    opened(page, host, over)
    expect(page.locator(".player .asked")).to_contain_text("→")
    page.get_by_label("In the eyes of").last.select_option(label="A spectator")
    expect(page.locator(".player .asked")).to_have_count(0)


def test_in_spanish_one_stays_where_one_is(host: Host, over: Dealt, page: Page) -> None:
    opened(page, host, over, 9)
    page.get_by_role("button", name="Cambiar a español").click()
    expect(page.get_by_role("tab", name="Momentos")).to_be_visible()
    stands_at(page, 9)


# ---- the story


def names_a_card_in_sight(page: Page) -> bool:
    lines = page.locator(".log .li:has(.clink)")
    for at in range(lines.count() - 1, max(-1, lines.count() - 8), -1):
        lines.nth(at).hover()
        if page.locator(".is-lit").count() > 0:
            return True
    return False


def test_a_line_of_the_story_shows_its_cards_in_a_replay(host: Host, over: Dealt, page: Page) -> None:
    opened(page, host, over)
    page.get_by_role("tab", name="Story").click()
    for n in moments_of(host, over):
        page.goto(f"{host.address}/#/replay/{over.room}/{n}")
        stands_at(page, n)
        if names_a_card_in_sight(page):
            break
    lit = page.locator(".is-lit").first
    screenshot(page, "replay-story")
    handle = lit.get_attribute("data-card")
    page.mouse.move(2, 2)
    expect(page.locator(".is-lit")).to_have_count(0)
    assert handle


def test_a_line_of_the_story_shows_its_cards_at_a_table(host: Host, page: Page) -> None:
    find(page, host.links(2), names_a_card_in_sight, click_some)
    lit = page.locator(".is-lit").first
    names = page.locator(".log .li:hover .clink").all_inner_texts()
    assert any(name in (lit.locator(".sr").first.text_content() or "") for name in names)
    page.mouse.move(2, 2)
    expect(page.locator(".is-lit")).to_have_count(0)


def test_the_story_is_read_by_keyboard(host: Host, over: Dealt, page: Page) -> None:
    """One stop for Tab, arrows from card to card, Enter reads it."""
    opened(page, host, over, moments_of(host, over)[1])
    page.get_by_role("tab", name="Story").click()
    assert page.locator(".log .clink[tabindex='0']").count() == 1
    page.locator(".log .clink[tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    name = page.locator(".log .clink:focus").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".inspector .face .nm").first).to_have_text(name)


# ---- journals


def test_a_journal_goes_out_and_comes_in(host: Host, over: Dealt, page: Page, tmp_path: Path) -> None:
    opened(page, host, over)
    with page.expect_download() as started:
        page.get_by_role("link", name="Journal").click()
    file = tmp_path / started.value.suggested_filename
    started.value.save_as(file)
    page.goto(host.address)
    page.get_by_role("link", name="See a journal of your own").click()
    page.locator("input[type=file]").set_input_files(file)
    stands_at(page, 0)
    page.keyboard.press("End")
    stands_at(page, last_of(host, over))
    page.get_by_label("In the eyes of").last.select_option(label="Corvus")
    expect(page.locator(".me").get_by_role("region", name="Hand of Corvus")).to_be_visible()


def test_a_journal_with_a_wrong_byte_is_refused_by_its_line(host: Host, over: Dealt, chromium: Browser) -> None:
    with urllib.request.urlopen(f"{host.address}/api/tables/{over.room}/journal", timeout=LONG) as answer:
        content = bytearray(answer.read())
    third = content.index(b"\n", content.index(b"\n") + 1) + 1
    content[third + 6] ^= 1
    page = chromium.new_context().new_page()
    page.goto(f"{host.address}/#/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.journal", "mimeType": "text/plain", "buffer": bytes(content)}
    )
    expect(page.get_by_role("alert")).to_contain_text("line 3")
    page.context.close()


# ---- for everybody


def test_axe_finds_nothing_serious(host: Host, over: Dealt, page: Page) -> None:
    opened(page, host, over, moments_of(host, over)[1])
    for theme in ("Light theme", "Dark theme"):
        for tab in ("Story", "Moments"):
            page.get_by_role("tab", name=tab).click()
            page.wait_for_timeout(300)
            assert serious(page) == []
        page.get_by_role("button", name=theme).click()
    page.goto(f"{host.address}/#/replay")
    page.wait_for_selector(".openjournal")
    assert serious(page) == []


def test_on_a_phone(host: Host, over: Dealt, new_page: NewPage) -> None:
    page = opened(new_page(360, 640, is_phone=True), host, over, moments_of(host, over)[1])
    for button in page.locator(".transport button").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44 and box["width"] >= 44 and box["x"] + box["width"] <= 360
    page.get_by_role("button", name="Next moment").tap()
    stands_at(page, moments_of(host, over)[2])
    for at, name in enumerate(("seat", "streets", "hand", "story")):
        page.locator(".ph-tabs button").nth(at).tap()
        page.wait_for_timeout(200)
        assert fits(page)
        assert serious(page) == []
        screenshot(page, f"replay-phone-{name}")
    page.locator(".momentlist .moment").first.tap()
    stands_at(page, moments_of(host, over)[0])


def test_at_a_table_nothing_has_changed_for_a_person(host: Host, page: Page) -> None:
    """The board that replays share says "you" to who sits there."""
    page.goto(host.deal(2).link(0))
    is_asked(page)
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
