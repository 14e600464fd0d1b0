"""From the surface tree to the language of the game: what is understood is played, what is not is declined by name."""

from __future__ import annotations

import random
from functools import cache

import pytest

from primogen.kernel.machine import answer
from primogen.vtes.cards import CARDS
from primogen.vtes.compiler.outcome import Compiled
from primogen.vtes.lab.checks import check
from primogen.vtes.lowering.faces import printed
from primogen.vtes.lowering.unlowered import Unlowered
from primogen.vtes.playable import Unplayable, by_hand, card_of
from primogen.vtes.rules.answers import Answers
from primogen.vtes.rules.printed import Pool, Printed
from primogen.vtes.rules.procedures import PROCEDURES
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.setup import Deck, new_game
from primogen.vtes.rules.words import CRYPT_KINDS
from vtes_cards import by_name, compiled

PLAYABLE = 1530  # so many at least: it only grows
LONGEST = 80_000  # answers
# Cards written by hand that say the same otherwise than what their text comes to, and how.
OTHERWISE = {
    "Bum's Rush": "who cannot be fought is not among those he may choose",
    "Eyes of Argus": "that he is tapped is asked of the moment, not of him",
    "Wake with Evening's Freshness": "that he is tapped is asked of the moment, not of him",
}


@cache
def lowered() -> dict[str, Printed]:
    found = {}
    for key, card in compiled().items():
        if isinstance(card, Compiled):
            try:
                found[key] = printed(card)
            except Unlowered as missing:
                assert str(missing)
    return found


def test_so_many_are_playable() -> None:
    assert len(lowered()) >= PLAYABLE


def test_a_vampire_without_text() -> None:
    """VT-CRYPT-02, -06, -08."""
    found = printed(by_name_compiled("Krid"))
    assert (found.capacity, found.disciplines, found.abilities) == (2, ((64, 1),), ())


def by_name_compiled(name: str) -> Compiled:
    found = by_name(name)
    assert isinstance(found, Compiled)
    return found


def test_what_is_not_understood_is_declined_by_name() -> None:
    missing = [found for key in compiled() if isinstance(found := card_of(key), Unplayable)]
    assert all(found.name and found.why for found in missing)
    assert {found.key for found in missing}.isdisjoint(by_hand())


def test_what_is_written_by_hand_takes_the_place_of_the_compiled_one() -> None:
    assert card_of("100845") is by_hand()["100845"]


def test_what_is_written_by_hand_is_what_the_text_comes_to() -> None:
    both = [(card, lowered()[card.key]) for card in CARDS if card.key in lowered()]
    differ = {card.name for card, found in both if (card.uses, card.abilities) != (found.uses, found.abilities)}
    assert differ == OTHERWISE.keys()
    assert len(both) > 30


def pool_of(dice: random.Random, seats: int) -> tuple[Rulebook, list[Deck]]:
    """Decks drawn by lot from all that is playable."""
    cards = {**lowered(), **{card.key: card for card in CARDS}}
    crypt = sorted(key for key, card in cards.items() if card.kind in CRYPT_KINDS)
    library = sorted(key for key, card in cards.items() if card.kind not in CRYPT_KINDS)
    decks = [Deck(dice.choices(crypt, k=12), dice.choices(library, k=60)) for _ in range(seats)]
    used = {key for deck in decks for key in (*deck.crypt, *deck.library)}
    pool = Pool(tuple(cards[key] for key in sorted(used)))
    return Rulebook(pool, PROCEDURES, Answers()), decks


@pytest.mark.parametrize("seed", range(8))
def test_games_with_cards_drawn_by_lot_end_and_hold(seed: int) -> None:
    dice = random.Random(f"lowered {seed}")
    seats = 2 + seed % 4
    book, decks = pool_of(dice, seats)
    g = new_game(book, decks, b"%d" % seed)
    for _ in range(LONGEST):
        if g.decision is None:
            break
        if g.answered[0] % 17 == 0:
            check(g)
        answer(g, dice.randrange(len(g.decision.options)))
    assert g.ended
