"""The Eternal Struggle at a table of the server: dealing, opening, and a seat's view as plain data with words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from primogen.games.desk import CheckedDeck, Desk, Highlights, Looks, Scene, Shelf, Teller, Undealt
from primogen.games.lines import LogLine
from primogen.games.referring import references
from primogen.games.telling import told_line
from primogen.games.terms import NO_TERMS, Terms
from primogen.kernel.chance import Chances
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.kernel.journal import Header
from primogen.kernel.log import Line
from primogen.kernel.releasing import HALF
from primogen.kernel.views import Sight, unpacked, view
from primogen.kernel.waking import woken
from primogen.vtes.bots.roster import BOTS
from primogen.vtes.bots.simple import Reader
from primogen.vtes.decks.model import DeckList
from primogen.vtes.decks.names import ids
from primogen.vtes.desk.catalogue import catalogue, some_of
from primogen.vtes.desk.decks import as_text, checked_deck, legal, name_of, starter_shelf, starters
from primogen.vtes.desk.looks import VtesLooks, has_values
from primogen.vtes.desk.moments import VtesHighlights
from primogen.vtes.desk.names import MANNERS, POINTS, STATS, TIE, phase_of
from primogen.vtes.desk.stages import stages_of
from primogen.vtes.eyes import Sight as Eyesight
from primogen.vtes.opening import SeatHeader, book_of, header_of, opened, opened_anyway, understood
from primogen.vtes.releasing import carried, released, rules_digest, under
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.table import (
    ACTIVE,
    DISCARDS_LEFT,
    EDGE,
    MASTER_LEFT,
    TRANSFERS_LEFT,
    TURN_NUMBER,
    Table,
    table,
)
from primogen.vtes.rules.words import FEWEST_SEATS, MOST_SEATS
from primogen.vtes.terms import agreed_in, terms_in
from primogen.vtes.text.story import Story
from primogen.vtes.text.voice import VtesVoice


class VtesDesk(Desk):
    def book(self, header: Header) -> Rulebook:
        """That of all cards in a game."""
        return book_of(understood(header))

    def decks(self, terms: Terms = NO_TERMS) -> list[str]:
        return list(starters())

    def shelf(self, lang: int, terms: Terms = NO_TERMS) -> Shelf:
        return starter_shelf(lang)

    def checked(self, text: str, lang: int, terms: Terms = NO_TERMS) -> CheckedDeck:
        return checked_deck(text, agreed_in(terms), lang)

    def bots(self) -> list[str]:
        return list(BOTS)

    def check_seats(self, number: int) -> None:
        if not FEWEST_SEATS <= number <= MOST_SEATS:
            raise Undealt(f"{FEWEST_SEATS} to {MOST_SEATS} Methuselahs play, not {number} (VT-TERM-01)")

    def settled(self, deck: str, lang: int, terms: Terms = NO_TERMS) -> str:
        found = legal(deck, agreed_in(terms), lang)
        return deck if deck in starters() else as_text(found)

    def called(self, deck: str) -> str:
        return name_of(deck)

    def deal(self, names: list[str], decks: list[str], seed: bytes, terms: Terms = NO_TERMS) -> Header:
        self.check_seats(len(decks))
        agreed = agreed_in(terms)
        played = [legal(deck, agreed).for_play() for deck in decks]
        return header_of(names, played, seed, edition=agreed.edition, switches=agreed.switches)

    def terms(self, header: Header) -> Terms:
        return terms_in(header)

    def brought(self, header: Header) -> list[str]:
        return [as_text(deck_in(seat)) for seat in understood(header).seats]

    def again(self, header: Header, seed: bytes) -> Header:
        return {**header, "seed": seed.hex()}

    def names(self, header: Header) -> list[str]:
        return [seat.name for seat in understood(header).seats]

    def open(self, header: Header) -> Game:
        return opened(header)

    def open_anyway(self, header: Header) -> Game:
        return opened_anyway(header)

    def open_telling(self, header: Header, chances: Chances) -> Game:
        return opened(header, chances)

    def rules(self) -> str:
        return rules_digest()[:HALF]

    def release(self, header: Header) -> str:
        return released(header)

    def under(self, header: Header, saved: object) -> str:
        return under(self.book(header), saved)

    def woken(self, header: Header, content: dict[str, object]) -> Game:
        return woken(Table(self.book(header)), content)

    def carried(self, header: Header, content: dict[str, object]) -> Header:
        return carried(header, content)

    def blank(self, header: Header) -> Game:
        return Table(self.book(header))

    def catalogue(self, lang: int, terms: Terms = NO_TERMS) -> msgspec.Struct:
        return catalogue(lang)

    def cards(self, ids: Sequence[str], lang: int, terms: Terms = NO_TERMS) -> msgspec.Struct:
        return some_of(ids, lang)

    def looks(self, sight: Sight) -> Looks:
        return VtesLooks(sight)

    def scene(self, by: Teller, number: int, looks: Looks) -> Scene:
        assert isinstance(looks, VtesLooks)
        t, voice = looks.g, VtesVoice(list(by.names), by.lang)
        faces, backs = looks.before(by.seat)
        scene: Scene = {
            "turn": turn_of(t),
            "seats": [seat_of(t, seat) for seat in range(t.seats())],
            "piles": looks.piles,
            "cards": looks.cards(faces, backs),
            **stages_of(t, by.seat, voice.naming),
            "prompt": MANNERS.prompt(t, by, voice, number),
            "asides": MANNERS.asides(t, by, voice),
            "ended": ended_of(t),
        }
        return {name: part for name, part in scene.items() if part is not None}

    def told(self, g: Game, lines: list[Line], by: Teller) -> list[LogLine]:
        story = Story(list(by.names), by.lang, by.seat)
        return [told_line(table(g), line, story) for line in lines]

    def turn(self, g: Game) -> int:
        return table(g).clock[TURN_NUMBER]

    def highlights(self, by: Teller) -> Highlights:
        return VtesHighlights(by)

    def greyed(self, g: Game, by: Teller) -> list[dict[str, object]]:
        return MANNERS.greyed(g, by, VtesVoice(list(by.names), by.lang))

    def sum(self, g: Game, card: int, stat: str, by: Teller) -> str:
        t = table(g)
        if stat not in STATS or not 0 <= card < g.handles() or not g.sees(by.seat, card) or not has_values(t, card):
            return ""
        return VtesVoice(list(by.names), by.lang).sum(t, card, STATS[stat])

    def known(self, g: Game, by: Teller) -> dict[str, dict[str, int]]:
        cards = table(g).pool.cards
        return {"own": dict(Counter(cards[definition].key for definition in view(g, by.seat).unseen))}

    def referred(self, text: str) -> dict[str, str]:
        return references(text, ids())

    def neutral(self, g: Game) -> int | None:
        return MANNERS.neutral_in(g.decision)

    def think(self, bot: str, seed: int, view: bytes, header: Header) -> int:
        thinks, seen = BOTS[bot](seed), unpacked(view)
        if isinstance(thinks, Reader):
            return thinks.choose_by(Eyesight(self.book(header)).of(seen))
        return thinks.choose(seen)


def deck_in(seat: SeatHeader) -> DeckList:
    """As a game's header has it. Its name is not written there."""
    return DeckList("", dict(Counter(seat.crypt)), dict(Counter(seat.library)))


# ---- a seat's view, as plain data


def turn_of(g: Table) -> dict[str, object]:
    clock = g.clock
    return {
        "number": clock[TURN_NUMBER],
        "seat": clock[ACTIVE],
        "phase": phase_of(g.frames),
        "edge": clock[EDGE],
        "masters": clock[MASTER_LEFT],
        "transfers": clock[TRANSFERS_LEFT],
        "discards": clock[DISCARDS_LEFT],
    }


def seat_of(g: Table, seat: int) -> dict[str, int]:
    is_in = g.is_in(seat)
    return {
        "pool": g.purse[seat],
        "victory": g.victory[seat],
        "prey": g.prey(seat) if is_in else NONE,
        "predator": g.predator(seat) if is_in else NONE,
        "out": int(not is_in),
        "withdrawing": g.withdrawing[seat],
    }


def ended_of(g: Table) -> dict[str, object] | None:
    if not g.ended:
        return None
    return {"winner": g.ended[0], "way": TIE if g.ended[0] == NONE else POINTS, "points": g.victory[:]}
