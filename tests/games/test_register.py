"""The register of games: what each gives, and a house that stands without it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from primogen.books.differences import differences
from primogen.books.ledger import document
from primogen.games.desks import DESKS, desk_of, game_of, lesson_names, teaching
from primogen.games.register import FIRST, NoSuchGame, books, chapters, games, wing, wings
from primogen.kernel.journal import OpeningError
from primogen.text.languages import LANGUAGES

WITHOUT = """
import sys, pkgutil, importlib
gone, rule = sys.argv[1:]
sys.modules[f"primogen.{gone}"] = None  # whoever imports it fails
import primogen
from primogen.games import register
register.WINGS.pop(gone)
outside = [each.name for each in pkgutil.walk_packages(primogen.__path__, "primogen.")
           if not each.name.startswith(f"primogen.{gone}") and each.name != "primogen.__main__"]
for name in outside:
    if ".migrations" not in name:
        importlib.import_module(name)
from primogen.books.ledger import search
from primogen.games.desks import DESKS
print(len(outside) > 100, *register.games(), DESKS[register.games()[0]] is not None, len(search(rule)))
"""


@pytest.mark.parametrize(("gone", "left", "rule"), [("rivals", "vtes", "VT-TURN-01"), ("vtes", "rivals", "RV-TURN-01")])
def test_a_game_is_one_folder(gone: str, left: str, rule: str) -> None:
    """Without it, and without its row in the register, everything else can be loaded, played and read."""
    out = subprocess.run([sys.executable, "-c", WITHOUT, gone, rule], capture_output=True, text=True, check=False)
    assert (out.returncode, out.stdout) == (0, f"True {left} True 1\n"), out.stderr


@pytest.mark.parametrize("name", games())
def test_a_game_gives_all_its_parts(name: str) -> None:
    game = wing(name)
    assert game.name == name and game.title and len(game.seats) >= 2
    decks, bots = game.decks(), game.bots()
    assert len(decks.starters()) >= 2 and {"random", "simple"} <= set(bots)
    for starter in decks.starters():
        assert decks.faults(decks.starter(starter), 0) == []
        assert decks.read(decks.text(decks.starter(starter)), "deck") == decks.starter(starter)
    header = game.desk().deal(["Ana", "Ben"], list(decks.starters()[:2]), b"seed")
    assert (header["game"], game_of(header)) == (name, name)
    g = desk_of(header).open(header)
    assert g.decision is not None
    for number in LANGUAGES.values():
        voice = game.voice(["Ana", "Ben"], number)
        assert voice.asked(g, g.decision) and all(voice.options(g, g.decision))
        assert len(game.terminal().commands(number)) == len(game.terminal().commands(0))
    assert game.terminal().table(g, 0, game.voice(["Ana", "Ben"], 0))
    game.arena().check(g)
    assert {card.key for card in game.cards()} and all(all(card.text) or card.stack for card in game.cards())


def test_a_game_nobody_knows_is_named_with_those_that_are_known() -> None:
    with pytest.raises(NoSuchGame, match="no game is called 'chess': rivals"):
        wing("chess")
    with pytest.raises(OpeningError, match="a game of chess cannot be opened here"):
        desk_of({"game": "chess"})
    assert wing(None) is wing(FIRST) and game_of({}) == ""


def test_every_rule_of_every_book_lies_in_a_chapter() -> None:
    for name, book in books().items():
        assert len(book.title) == len(LANGUAGES)
        assert {rule.area for rule in document(name)} <= set(chapters(name))


def test_every_chapter_has_a_rule() -> None:
    for game in wings().values():
        used = {rule.area for book in game.books for rule in document(book.key)}
        used |= {row.group for row in differences(game.name)}
        assert set(game.chapters()) == used


def test_lessons_are_kept_under_a_name_of_their_own() -> None:
    assert {*lesson_names().values()} == {*games()}
    for kept_as, game in lesson_names().items():
        desk = teaching(game)
        header = desk.lay(desk.offered(0)[0].lesson, ["Ana", "Corvus"])
        assert header["game"] == game and game_of(header) == kept_as != game
        assert DESKS[kept_as].open(header).decision is not None
