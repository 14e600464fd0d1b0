"""Rivals at a table of the server: dealing, opening, and a seat's view as plain data with words."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from primogen.decks.deck import DeckError
from primogen.games.desk import CheckedDeck, Desk, Highlights, Looks, Scene, Shelf, Teller, Undealt
from primogen.games.lines import LogLine
from primogen.games.referring import references
from primogen.games.telling import told_line
from primogen.games.terms import NO_TERMS, Terms
from primogen.kernel.chance import Chances
from primogen.kernel.game import Game
from primogen.kernel.journal import Header
from primogen.kernel.log import Line
from primogen.kernel.releasing import HALF
from primogen.kernel.views import Sight, unpacked
from primogen.kernel.waking import woken
from primogen.rivals.bots.roster import BOTS
from primogen.rivals.decks.formats import read_deck, to_text
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.starters import STARTERS, starter, starters_of
from primogen.rivals.decks.validation import faults_by
from primogen.rivals.desk.catalogue import catalogue
from primogen.rivals.desk.decks import checked_deck, starter_shelf
from primogen.rivals.desk.eyes import Eyes
from primogen.rivals.desk.looks import STATS, RivalsLooks, has_values
from primogen.rivals.desk.moments import RivalsHighlights
from primogen.rivals.desk.names import MANNERS, PHASES, TYPES, WAYS
from primogen.rivals.desk.politics import promises_in
from primogen.rivals.desk.stages import stage_of
from primogen.rivals.editions import book_of, edition_of
from primogen.rivals.opening import SeatHeader, header_of, opened, opened_anyway, understood
from primogen.rivals.releasing import carried, released, rules_digest, under
from primogen.rivals.rules import words as w
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import ACTIONS, ACTIVE, PHASE, TURN_NUMBER, UNHOSTED_ACTIONS, Table, table
from primogen.rivals.terms import Agreed, agreed_in, terms_in
from primogen.rivals.text.faults import fault_text
from primogen.rivals.text.story import Story
from primogen.rivals.text.voice import RivalsVoice
from primogen.rivals.text.words import Words
from primogen.text.languages import EN

IDS: Final = {card.name.casefold(): card.key for card in book_of().pool.cards}


class RivalsDesk(Desk):
    def decks(self, terms: Terms = NO_TERMS) -> list[str]:
        return list(starters_of(agreed_in(terms).edition))

    def shelf(self, lang: int, terms: Terms = NO_TERMS) -> Shelf:
        return starter_shelf(agreed_in(terms), lang)

    def checked(self, text: str, lang: int, terms: Terms = NO_TERMS) -> CheckedDeck:
        return checked_deck(text, agreed_in(terms), lang)

    def bots(self) -> list[str]:
        return list(BOTS)

    def check_seats(self, number: int) -> None:
        if not w.FEWEST_SEATS <= number <= w.MOST_SEATS:
            raise Undealt(f"a table seats {w.FEWEST_SEATS} to {w.MOST_SEATS} players, not {number} (RV-SETUP-02)")

    def settled(self, deck: str, lang: int, terms: Terms = NO_TERMS) -> str:
        found = legal(deck, agreed_in(terms), lang)
        return deck if deck in STARTERS else to_text(found, book_of().pool)

    def called(self, deck: str) -> str:
        return (starter(deck) if deck in STARTERS else read_deck(deck, book_of().pool)).name

    def deal(self, names: list[str], decks: list[str], seed: bytes, terms: Terms = NO_TERMS) -> Header:
        self.check_seats(len(decks))
        agreed = agreed_in(terms)
        played = [legal(deck, agreed).for_play() for deck in decks]
        return header_of(names, played, seed, edition=agreed.edition, city=agreed.city, switches=agreed.switches)

    def terms(self, header: Header) -> Terms:
        return terms_in(header)

    def brought(self, header: Header) -> list[str]:
        return [to_text(deck_in(seat), book_of(edition_of(header)).pool) for seat in understood(header).seats]

    def again(self, header: Header, seed: bytes) -> Header:
        return {**header, "seed": seed.hex()}

    def names(self, header: Header) -> list[str]:
        return [seat.name for seat in understood(header).seats]

    def open(self, header: Header) -> Game:
        return opened(header)

    def rules(self) -> str:
        return rules_digest()[:HALF]

    def release(self, header: Header) -> str:
        return released(header)

    def under(self, header: Header, saved: object) -> str:
        return under(header, saved)

    def woken(self, header: Header, content: dict[str, object]) -> Game:
        return woken(Table(book_of(edition_of(header))), content)

    def open_anyway(self, header: Header) -> Game:
        return opened_anyway(header)

    def carried(self, header: Header, content: dict[str, object]) -> Header:
        return carried(header, content)

    def blank(self, header: Header) -> Game:
        return Table(book_of())

    def open_telling(self, header: Header, chances: Chances) -> Game:
        return opened(header, chances=chances)

    def catalogue(self, lang: int, terms: Terms = NO_TERMS) -> msgspec.Struct:
        return catalogue(agreed_in(terms).edition, lang)

    def looks(self, sight: Sight) -> Looks:
        return RivalsLooks(sight)

    def scene(self, by: Teller, number: int, looks: Looks) -> Scene:
        assert isinstance(looks, RivalsLooks)
        t, voice = looks.g, RivalsVoice(list(by.names), by.lang)
        faces, backs = looks.before(by.seat)
        eyes = Eyes(t, by, voice.words, {*faces, *backs})
        scene: Scene = {
            "turn": turn_of(t),
            "seats": [seat_of(t, seat, looks) for seat in range(t.seats())],
            "piles": looks.piles,
            "cards": looks.cards(faces, backs),
            "attack": attack_of(t),
            "stage": stage_of(eyes),
            "deals": promises_in(eyes, t.deals) or None,
            "prompt": MANNERS.prompt(t, by, voice, number),
            "asides": MANNERS.asides(t, by, voice),
            "ended": ended_of(t),
        }
        return {name: part for name, part in scene.items() if part is not None}

    def told(self, g: Game, lines: list[Line], by: Teller) -> list[LogLine]:
        story = Story(Words(list(by.names), by.lang), by.seat)
        return [told_line(table(g), line, story) for line in lines]

    def turn(self, g: Game) -> int:
        return table(g).clock[TURN_NUMBER]

    def highlights(self, by: Teller) -> Highlights:
        return RivalsHighlights(by)

    def greyed(self, g: Game, by: Teller) -> list[dict[str, object]]:
        return MANNERS.greyed(g, by, RivalsVoice(list(by.names), by.lang))

    def sum(self, g: Game, card: int, stat: str, by: Teller) -> str:
        t = table(g)
        if stat not in STATS or not 0 <= card < g.handles() or not g.sees(by.seat, card) or not has_values(t, card):
            return ""
        return Words(list(by.names), by.lang).sum(t, card, STATS[stat])

    def known(self, g: Game, by: Teller) -> dict[str, dict[str, int]]:
        t, owners = table(g), {"own": by.seat, "city": w.CITY}
        faces, cards = t.visible(by.seat)[0], t.pool.cards
        return {
            name: dict(Counter(cards[each].key for each in t.hidden_of((owner,), faces)))
            for name, owner in owners.items()
        }

    def referred(self, text: str) -> dict[str, str]:
        return references(text, IDS)

    def neutral(self, g: Game) -> int | None:
        return MANNERS.neutral_in(g.decision)

    def think(self, bot: str, seed: int, view: bytes, header: Header) -> int:
        return BOTS[bot](seed).choose(unpacked(view))


def legal(deck: str, agreed: Agreed, lang: int = EN) -> DeckList:
    try:
        found = starter(deck) if deck in STARTERS else read_deck(deck, book_of().pool)
    except DeckError as error:
        raise Undealt(str(error)) from None
    wrong = faults_by(found, agreed.book)
    if wrong:
        raise Undealt("; ".join(fault_text(fault, lang) for fault in wrong))
    return found


def deck_in(seat: SeatHeader) -> DeckList:
    """As a game's header has it. Its name is not written there."""
    return DeckList("", seat.agenda, seat.haven, seat.faction, dict(Counter(seat.library)))


# ---- a seat's view, as plain data


def turn_of(g: Table) -> dict[str, object]:
    clock = g.clock
    return {
        "number": clock[TURN_NUMBER],
        "seat": clock[ACTIVE],
        "phase": PHASES[clock[PHASE]],
        "actions": clock[ACTIONS],
        "unhosted": clock[UNHOSTED_ACTIONS],
    }


def seat_of(g: Table, seat: int, looks: RivalsLooks) -> dict[str, int]:
    return {
        "prestige": g.prestige[seat],
        "agenda": g.agenda[seat],
        "rival": g.rival[seat],
        "leader": g.leader[seat],
        "side": g.leader_side[seat],
        "faction": g.faction[seat],
        "haven": g.haven_card[seat],
        "plan": g.agenda_card[seat],
        "out": g.out_by[seat],
        "characters": looks.characters[seat],
    }


def attack_of(g: Table) -> dict[str, object] | None:
    """The one under way. All of it is public but the faces of its cards."""
    attack = attack_under_way(g)
    if attack is None:
        return None
    return {
        "attacker": attack.attacker,
        "target": attack.target,
        "type": TYPES.get(attack.type, ""),
        "blocker": attack.blocker,
        "card": attack.attack_card,
        "reaction": attack.reaction,
    }


def ended_of(g: Table) -> dict[str, object] | None:
    return {"winner": g.ended[0], "way": WAYS[g.ended[1]]} if g.ended else None
