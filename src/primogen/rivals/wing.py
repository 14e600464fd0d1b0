"""What Rivals gives to everything outside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from primogen.bots.bot import Bot
from primogen.decks.deck import Decks
from primogen.games.cards import CardPage, Coverage
from primogen.games.desk import Desk, Teaching
from primogen.games.terminal import Terminal
from primogen.games.terms import NO_TERMS, Term, Terms
from primogen.games.wing import Book, Unfitted, Wing
from primogen.lab.arena import Arena
from primogen.scenarios.scenes import Scenes
from primogen.text.voice import Voice


class RivalsWing(Wing):
    name = "rivals"
    title = "Vampire: The Masquerade - Rivals"
    seats = range(2, 5)
    full = 4
    lessons = "lessons"
    books = (
        Book("rivals-2023", "rivals/ledger/rivals-2023.yaml",
             ("Rivals, 2023 (played here)", "Rivals, 2023 (la que se juega aquí)")),
        Book("rivals-2022-09", "rivals/ledger/rivals-2022-09.yaml",
             ("Rivals, September 2022", "Rivals, septiembre de 2022")),
        Book("rivals-2022-06", "rivals/ledger/rivals-2022-06.yaml", ("Rivals, June 2022", "Rivals, junio de 2022")),
        Book("rivals-2020", "rivals/ledger/rivals-2020.yaml", ("Rivals, 2020", "Rivals, 2020")),
    )  # fmt: skip
    glossary = "rivals/ledger/terms-es.yaml"
    alike = "rivals/ledger/same-rules.yaml"
    differences = "rivals/ledger/edition-differences.yaml"

    def desk(self) -> Desk:
        from primogen.rivals.desk.desk import RivalsDesk

        return RivalsDesk()

    def teaching(self) -> Teaching:
        from primogen.rivals.desk.lessons import LessonsDesk

        return LessonsDesk()

    def terms(self, terms: Terms, lang: int) -> list[Term]:
        from primogen.rivals.terms import terms_offered

        return terms_offered(terms, lang)

    def decks(self, terms: Terms = NO_TERMS) -> Decks:
        from primogen.rivals.desk.shelf import RivalsDecks
        from primogen.rivals.terms import agreed_in

        return RivalsDecks(agreed_in(terms))

    def bots(self) -> Mapping[str, Callable[[int], Bot]]:
        from primogen.rivals.bots.roster import BOTS

        return BOTS

    def voice(self, names: list[str], lang: int) -> Voice:
        from primogen.rivals.text.voice import RivalsVoice

        return RivalsVoice(names, lang)

    def terminal(self) -> Terminal:
        from primogen.rivals.desk.terminal import RivalsTerminal

        return RivalsTerminal()

    def cards(self, terms: Terms = NO_TERMS) -> list[CardPage]:
        from primogen.rivals.desk.catalogue import card_pages
        from primogen.rivals.terms import agreed_in

        return card_pages(agreed_in(terms).book)

    def coverage(self) -> Coverage:
        from primogen.rivals.lab.coverage import coverage

        return coverage()

    def chapters(self) -> Mapping[str, tuple[str, ...]]:
        from primogen.rivals.text.areas import AREAS

        return AREAS

    def scenes(self) -> Scenes:
        from primogen.rivals.scenes.scenes import RivalsScenes

        return RivalsScenes()

    def arena(self, terms: Terms = NO_TERMS) -> Arena:
        from primogen.rivals.lab.arena import RivalsArena
        from primogen.rivals.terms import agreed_in

        return RivalsArena(agreed_in(terms))

    def fit(self, minutes: float, jobs: int, keep: Path, since: Path | None, seed: int) -> None:
        from primogen.rivals.bots.weights import WeightsError
        from primogen.rivals.lab.fit import FitError, fit

        try:
            fit(minutes, jobs, keep, since, seed)
        except WeightsError as error:
            raise Unfitted(f"{since}: {error}") from None
        except FitError as error:
            raise Unfitted(str(error)) from None


WING: Final = RivalsWing()
