"""A game that an upgrade has stopped: the page says so, once, and tells nobody to wait for anything else."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.hosting import Host
from browser.playing import screenshot

KEPT: Final = Path(__file__).parents[1] / "server" / "kept" / "0008.db.gz"
CHANGED: Final = "Rules or cards have changed"


@pytest.fixture
def old_host(tmp_path: Path) -> Iterator[Host]:
    """A server with the tables of an older version."""
    host = Host(tmp_path)
    host.database.write_bytes(gzip.decompress(KEPT.read_bytes()))
    host.start()
    yield host
    host.stop()


def test_a_held_table_says_why_nothing_happens(old_host: Host, page: Page) -> None:
    page.goto(f"{old_host.address}/#/table/duel")
    expect(page.locator("[data-held=rest]")).to_contain_text("from the beginning of the turn")
    expect(page.locator(".waiting")).to_have_text(CHANGED)
    screenshot(page, "held")
    page.goto(f"{old_host.address}/#/table/four")
    expect(page.locator("[data-held=none]")).to_contain_text("cannot go on")
    assert page.get_by_text(CHANGED).count() == 1
    expect(page.get_by_role("link", name="Save the journal")).to_be_visible()
    screenshot(page, "held-for-good")
