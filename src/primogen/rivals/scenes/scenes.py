"""Scenario files of Rivals."""

from __future__ import annotations

import yaml

from primogen.kernel.game import Game
from primogen.rivals.decks.starters import starter
from primogen.rivals.editions import EDITIONS, book_of
from primogen.rivals.rules.setup import new_game
from primogen.rivals.scenes.expecting import expect
from primogen.rivals.scenes.laying import lay_table
from primogen.rivals.scenes.play import Play, opened
from primogen.rivals.scenes.possible import why_impossible
from primogen.rivals.scenes.reading import Told, read_document
from primogen.scenarios import told as common
from primogen.scenarios.acting import Acting
from primogen.scenarios.scenes import Scenes
from primogen.scenarios.told import Unknown


class RivalsScenes(Scenes):
    def read(self, document: object, node: yaml.Node, where: str) -> Told:
        return read_document(document, node, where)

    def laid(self, told: common.Told, lang: int) -> Play:
        assert isinstance(told, Told)
        return laid(told, lang)

    def expect(self, play: Acting[Game], said: object) -> None:
        assert isinstance(play, Play)
        expect(play, said)


def dealt(told: Told, lang: int) -> Play:
    """From decks, before anybody has chosen a Leader: RV-SETUP-01."""
    decks = [starter(name).for_play() for name in told.setup]
    book, setting = book_of(told.edition), told.setting()
    city = book.cities[EDITIONS[told.edition].city]
    g = new_game(book, decks, city, book.monsters, b"%d" % told.seed, switches=setting.settled())
    return opened(g, lang, [])


def laid(told: Told, lang: int) -> Play:
    if told.setup:
        return dealt(told, lang)
    seats = len(told.table)
    g = lay_table(
        book_of(told.edition),
        told.table,
        told.city,
        turn=told.turn - 1,
        phase=told.phase,
        rivals=[rival - 1 for rival in told.rivals] or [(seat + 1) % seats for seat in range(seats)],
        seed=told.seed,
        setting=told.setting(),
    )
    impossible = "" if told.anyway else why_impossible(g)
    if impossible:
        raise Unknown(f"{impossible}; `anyway: true` lays it all the same")
    return opened(g, lang, told.chance)
