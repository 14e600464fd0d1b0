"""What the server calls things and what the page expects are the same: the page's list is written by the server."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from primogen.rivals.desk import page_names as rivals
from primogen.vtes.desk import page_names as vtes
from sources import HOME


@pytest.mark.parametrize(("game", "script"), [("rivals", rivals.script), ("vtes", vtes.script)])
def test_the_pages_names_are_the_servers(game: str, script: Callable[[], str]) -> None:
    """`python -m primogen.GAME.desk.page_names > web/src/games/GAME/names.ts` writes them anew."""
    assert (HOME / "web" / "src" / "games" / game / "names.ts").read_text(encoding="utf-8") == script()
