"""Scenario files of VTES."""

from __future__ import annotations

import yaml

from primogen.kernel.game import Game
from primogen.scenarios import told as common
from primogen.scenarios.acting import Acting
from primogen.scenarios.names import split_number
from primogen.scenarios.scenes import Scenes
from primogen.vtes.playable import book_for
from primogen.vtes.scenes.expecting import expect
from primogen.vtes.scenes.laying import lay_table
from primogen.vtes.scenes.play import Play, opened
from primogen.vtes.scenes.reading import Told, card_called, cards_of, read_document
from primogen.vtes.scenes.sides import Side


class VtesScenes(Scenes):
    def read(self, document: object, node: yaml.Node, where: str) -> Told:
        return read_document(document, node, where)

    def laid(self, told: common.Told, lang: int) -> Play:
        assert isinstance(told, Told)
        return laid(told, lang)

    def expect(self, play: Acting[Game], said: object) -> None:
        assert isinstance(play, Play)
        expect(play, said)


def laid(told: Told, lang: int) -> Play:
    """With the cards that lie there, and no others."""
    keys = frozenset(card_called(name, told.name).key for side in told.table for name in cards_of(side))
    g = lay_table(
        book_for(keys),
        [by_keys(side) for side in told.table],
        turn=told.turn - 1,
        phase=told.phase,
        turns=told.turns,
        seed=told.seed,
        settled=told.settled(),
    )
    return opened(g, lang, told.chance)


def by_keys(side: Side) -> Side:
    """The same with every card by its id, however it was called."""

    def key(name: str) -> str:
        plain, number = split_number(name)
        found = card_called(plain, "").key
        return found if number == 1 else f"{found} ({number})"

    return Side(
        ready=[*map(key, side.ready)],
        torpor=[*map(key, side.torpor)],
        uncontrolled=[*map(key, side.uncontrolled)],
        hand=[*map(key, side.hand)],
        library=[*map(key, side.library)],
        crypt=[*map(key, side.crypt)],
        in_play=[*map(key, side.in_play)],
        ash_heap=[*map(key, side.ash_heap)],
        on={key(host): [*map(key, names)] for host, names in side.on.items()},
        blood={key(name): number for name, number in side.blood.items()},
        tapped=[*map(key, side.tapped)],
        pool=side.pool,
        edge=side.edge,
        incapacitated=[*map(key, side.incapacitated)],
        research=[*map(key, side.research)],
    )
