"""Games from their very beginning, for tests of set-up: small decks, and a city in which nothing happens yet."""

from __future__ import annotations

from collections.abc import Iterable

from primogen.kernel.ids import Seat
from primogen.rivals.editions import EDITIONS, NEWEST
from primogen.rivals.rules import words as w
from primogen.rivals.rules.deck import Deck
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.setup import new_game
from primogen.rivals.rules.table import FIRST
from primogen.rivals.scenes.play import Play
from support import MONSTER_STACK, RIO_DECK, RULEBOOK

MINISTRY = ["Keondra", "Ceraph", "Matthew", "Raúl Fontes", "Gisele", "Jimmy", "Iara"]
CAITIFF = ["Lucky", "Grace", "Benício", "Hope", "Jorge Guerrero", "Prudence", "Sage"]
FAITHFUL = ["Evangeline", "Deacon Jones", "Florencia", "Toquinho", "Ingrid", "Pregador", "Noriko"]
INQUISITIVE = ["Ryan", "Maria Lopez", "Renata Gomes", "Francisco", "Sara", "Jamie", "Juliana"]
FOUR = [MINISTRY, CAITIFF, FAITHFUL, INQUISITIVE]

VAMPIRE_LIBRARY = ["Awe", "Ingratiate", "Shotgun", "Triple Threat", "Comeuppance", "Shifting Organs", "Pay Tribute",
                   "Snake Oil", "Persecution", "Dark Money"] * 4  # fmt: skip
HUNTER_LIBRARY = ["Confuse", "Rebuke", "Shotgun", "Holy Water", "Comeuppance", "Well Prepared", "Wrath", "True Faith",
                  "Weigh Down", "Poison Pill"] * 4  # fmt: skip

QUIET_EVENT = "Copacabana Réveillon"
QUIET_CITY = [QUIET_EVENT if RULEBOOK.pool.cards[RULEBOOK.pool.find(key)].kind == w.EVENT else key for key in RIO_DECK]


def deck(characters: list[str], haven: str = "", agenda: str = "Observe and Report") -> Deck:
    hunters = characters[0] in FAITHFUL + INQUISITIVE
    haven = haven or ("Hideout - The Bunker" if hunters else "Haven - The Hidden Temple")
    return Deck(agenda, haven, characters, HUNTER_LIBRARY if hunters else VAMPIRE_LIBRARY)


def opening(
    decks: Iterable[Deck | list[str]], *, seed: int = 1, city: list[str] = QUIET_CITY, book: Rulebook = RULEBOOK
) -> Play:
    """A new game, at its first question."""
    brought = [each if isinstance(each, Deck) else deck(each) for each in decks]
    return Play(new_game(book, brought, city, MONSTER_STACK, b"%d" % seed, switches=EDITIONS[NEWEST].settled()))


def begun(*factions: Deck | list[str], seed: int = 1, city: list[str] = QUIET_CITY, book: Rulebook = RULEBOOK) -> Play:
    """Everybody leads with the first character of their deck; then the first turn has come to its Action Phase."""
    play = opening(factions, seed=seed, city=city, book=book)
    for seat, each in enumerate(factions):
        lead(play, seat, (each.faction if isinstance(each, Deck) else each)[0])
    return play


def lead(play: Play, seat: Seat, name: str) -> None:
    play.answers(seat, (f"lead with {name}",))


def first_player(play: Play) -> Seat:
    return play.g.clock[FIRST]


def order(play: Play) -> list[Seat]:
    """Player 1 to Player 4, as seats."""
    return list(play.g.clockwise_from(first_player(play)))


def with_first_player(seat: Seat, *factions: Deck | list[str]) -> Play:
    """A seed is looked for with which that seat is Player 1; Leaders are the first of each deck."""
    for seed in range(100):
        play = begun(*factions, seed=seed)
        if first_player(play) == seat:
            return play
    raise LookupError(f"no seed makes seat {seat} Player 1")


def pass_turn(play: Play) -> None:
    """The active player does nothing at all; then somebody else is asked to act."""
    seat = play.asked.seat
    play.answers(seat, ("pass action", "pass action", "end phase"))
    while not (play.asked.asks == "act" and play.asked.seat != seat):
        play.answer(len(play.offered) - 1)
