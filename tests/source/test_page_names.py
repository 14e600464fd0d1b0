"""What the server calls things and what the page expects are the same: the page's list is written by the server."""

from __future__ import annotations

from primogen.rivals.desk.page_names import script
from sources import HOME


def test_the_pages_names_are_the_servers() -> None:
    """`python -m primogen.rivals.desk.page_names > web/src/games/rivals/names.ts` writes them anew."""
    assert (HOME / "web" / "src" / "games" / "rivals" / "names.ts").read_text(encoding="utf-8") == script()
