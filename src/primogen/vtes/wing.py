"""What the Eternal Struggle gives to everything outside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from primogen.bots.bot import Bot
from primogen.decks.deck import Decks
from primogen.games.cards import CardPage, Coverage
from primogen.games.desk import Desk, Teaching
from primogen.games.terminal import Terminal
from primogen.games.terms import NO_TERMS, Term, Terms
from primogen.games.wing import Book, Wing
from primogen.lab.arena import Arena
from primogen.scenarios.scenes import Scenes
from primogen.text.voice import Voice


class VtesWing(Wing):
    name = "vtes"
    title = "Vampire: The Eternal Struggle"
    seats = range(2, 7)
    full = 5
    lessons = "vtes-lessons"
    books = (Book("vtes", "vtes/ledger/vtes.yaml", ("The Eternal Struggle", "The Eternal Struggle")),)

    def desk(self) -> Desk:
        from primogen.vtes.desk.desk import VtesDesk

        return VtesDesk()

    def teaching(self) -> Teaching:
        from primogen.vtes.desk.lessons import VtesLessonsDesk

        return VtesLessonsDesk()

    def terms(self, terms: Terms, lang: int) -> list[Term]:
        from primogen.vtes.terms import terms_offered

        return terms_offered(terms, lang)

    def decks(self, terms: Terms = NO_TERMS) -> Decks:
        from primogen.vtes.decks.shelf import VtesDecks
        from primogen.vtes.terms import agreed_in

        return VtesDecks(agreed_in(terms).edition)

    def bots(self) -> Mapping[str, Callable[[int], Bot]]:
        from primogen.vtes.bots.roster import BOTS

        return BOTS

    def voice(self, names: list[str], lang: int) -> Voice:
        from primogen.vtes.text.voice import VtesVoice

        return VtesVoice(names, lang)

    def terminal(self) -> Terminal:
        from primogen.vtes.desk.terminal import VtesTerminal

        return VtesTerminal()

    def cards(self, terms: Terms = NO_TERMS) -> list[CardPage]:
        from primogen.vtes.desk.catalogue import card_pages

        return card_pages()

    def coverage(self) -> Coverage:
        from primogen.vtes.lab.coverage import coverage

        return coverage()

    def chapters(self) -> Mapping[str, tuple[str, ...]]:
        from primogen.vtes.areas import AREAS

        return AREAS

    def scenes(self) -> Scenes:
        from primogen.vtes.scenes.scenes import VtesScenes

        return VtesScenes()

    def arena(self, terms: Terms = NO_TERMS) -> Arena:
        from primogen.vtes.lab.arena import VtesArena
        from primogen.vtes.terms import agreed_in

        return VtesArena(agreed_in(terms))


WING: Final = VtesWing()
