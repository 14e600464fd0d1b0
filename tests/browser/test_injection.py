"""Text is text: what would run as script in a careless page is shown here as it was typed, in names and in chat."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.hosting import Host
from browser.playing import answer, is_asked, press_key

NAMES: Final = (  # at most 24 characters
    "<script>ran=1</script>",
    "<img src=x onerror=ran=1",
    "<svg onload=ran=1>",
    "<b onmouseover=ran=1>Ana",
    "javascript:window.ran=1",
    "{@html '<svg/onload=1>'}",
    "${window.ran=1}",
    '"onfocus=ran=1 autofocus',
    "'><svg onload=ran=1>",
    "</title><svg/onload=1>",
)
LINES: Final = (
    "<script>window.ran = 1</script>",
    "<img src=x onerror='window.ran = 1'>",
    "<svg><script>window.ran = 1</script></svg>",
    '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
    "<a href='javascript:window.ran = 1' autofocus onfocus='window.ran = 1'>card</a>",
    "<details open ontoggle='window.ran = 1'>",
    "<style>@import 'data:text/css,*{display:none}';</style>",
    "</textarea></script><script>window.ran = 1</script>",
    "<math><mtext><table><mglyph><style><img src=x onerror='window.ran = 1'>",
    "{{constructor.constructor('window.ran = 1')()}}",
)
STRANGE: Final = "img, iframe, script:not([src]), svg[onload], details, math, style, a[href^='javascript']"


def ran(page: Page) -> bool:
    return bool(page.evaluate("window.ran !== undefined"))


def strangers(page: Page, within: str) -> int:
    return page.locator(within).locator(STRANGE).count()


def test_names_do_not_run(host: Host, new_page: NewPage) -> None:
    """In the lobby's lists, at the seats, in the story, in the question and in the title of the page."""
    seats = [NAMES[at : at + 4] for at in range(0, len(NAMES), 4)]
    page = new_page()
    for names in seats:
        names = (*names, "Ana", "Ben")[:4]
        dealt = host.seated(host.make(4, listed=True, names=names))
        page.goto(dealt.link(0))
        assert is_asked(page)
        for name in names[1:]:
            expect(page.get_by_role("main")).to_contain_text(name)
        assert names[0] in page.title()
        answer(page, 0, press_key)
        page.goto(f"{host.address}/#/")
        expect(page.get_by_role("main")).to_contain_text(", ".join(names))
        assert strangers(page, "body") == 0
        assert not ran(page)


def test_chat_does_not_run(couple: tuple[Page, Page]) -> None:
    ana, ben = couple
    ana.keyboard.press("/")
    for line in LINES:
        ana.keyboard.insert_text(line)
        ana.keyboard.press("Enter")
        expect(ana.get_by_role("log", name="Chat")).to_contain_text(line)
    ben.get_by_role("tab", name="Chat").click()
    for line in LINES:
        expect(ben.get_by_role("log", name="Chat")).to_contain_text(line)
    for page in (ana, ben):
        assert strangers(page, "[role=log]") == 0
        assert not ran(page)
