"""A server, a browser, and pages that must neither fail nor talk to anybody else."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.hosting import Host
from browser.playing import Heard, is_asked
from patience import LONG_MS

CHROMIUM: Final = os.environ.get("CHROMIUM", "/usr/bin/chromium")

expect.set_options(timeout=LONG_MS)  # a busy machine is no fault of the page

PACED: Final = 'localStorage["primogen.pace"] ??= "{}"'  # nothing is waited for, except where that is looked at


class NewPage(Protocol):
    def __call__(
        self, width: int = ..., height: int = ..., *, is_phone: bool = ..., lang: str = ..., pace: str = ...
    ) -> Page: ...


@pytest.fixture(scope="package")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("server"))
    host.start()
    yield host
    host.stop()


@pytest.fixture
def lone_host(tmp_path: Path) -> Iterator[Host]:
    """One that a test may kill."""
    host = Host(tmp_path)
    host.start()
    yield host
    host.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Not for the whole session: while playwright is at work no other test could run an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def new_page(chromium: Browser) -> Iterator[NewPage]:
    """Makes pages, each of its own browser profile. At the end none may have failed or gone elsewhere."""
    opened: list[tuple[BrowserContext, Heard]] = []

    def make(
        width: int = 1440, height: int = 900, *, is_phone: bool = False, lang: str = "en-GB", pace: str = "once"
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height}, is_mobile=is_phone, has_touch=is_phone, locale=lang
        )
        context.set_default_timeout(LONG_MS)
        context.add_init_script(PACED.format(pace))
        page, heard = context.new_page(), Heard()
        heard.listen(page)
        opened.append((context, heard))
        return page

    yield make
    for context, heard in opened:
        context.close()
        assert heard.errors == []
        assert {urlsplit(each).hostname for each in heard.addresses} <= {"127.0.0.1"}


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture
def couple(host: Host, new_page: NewPage) -> tuple[Page, Page]:
    """Ana, who is asked, and Ben, at one table."""
    dealt, ana, ben = host.deal(2, people=2), new_page(), new_page()
    ana.goto(dealt.link(0))
    ben.goto(dealt.link(1))
    assert is_asked(ana)
    ben.wait_for_selector(".prompt.wait")
    return ana, ben
