"""The book these cards are played from: those of the game beside them, so that there is somebody to play against."""

from __future__ import annotations

from typing import Final

from elsewhere.cards import CARDS
from fighters import fighter
from primogen.rivals.cards import SETS
from primogen.rivals.editions import NEWEST, bound
from primogen.rivals.language import nouns as n
from primogen.rivals.language.sets import CardSet
from primogen.rivals.language.vocabulary import (
    FOES_SEAT,
    THIS,
    action,
    attach_this,
    attacks,
    draw,
    gain,
    moves_out,
    springs_when,
    trap,
    wraith,
    wraith_token,
)
from primogen.rivals.rules.printed import Printed
from primogen.rivals.scenes.play import Play

NAMES: Final = {card.name for card in CARDS}

# fmt: off
HELPERS: Final = (
    fighter("Brute", attributes=(6, 6, 6)),
    fighter("Bully", attributes=(4, 4, 4)),
    fighter("Weakling", bp=1, attributes=(0, 0, 0)),
    fighter("Singer", disciplines=(n.PRESENCE, n.PRESENCE, n.OBFUSCATE, n.POTENCE, n.DOMINATE)),
    fighter("Loner", attributes=(0, 0, 0), keywords=(n.SOLITARY,)),
    fighter("Adept", disciplines=(n.BLOOD_SORCERY,)),
    *(fighter(name, disciplines=(n.BLOOD_SORCERY,)) for name in ("Acolyte", "Magus", "Novice")),
    fighter("Banker", clan=n.VENTRUE),
    action("test-owl", "Owl", n.ANIMAL, decks=n.VAMPIRES, text=attach_this(THIS)),
    action("test-coat", "Coat", decks=n.VAMPIRES, text=attach_this(THIS)),
    action("test-rite", "Rite", n.RITUAL, n.ONGOING, decks=n.VAMPIRES, ritual=n.BLOOD_SORCERY),
    trap("test-snare", "Snare", springs_when(moves_out(FOES_SEAT)), text=gain(1, n.AGENDA)),
    trap("test-pitfall", "Pitfall", springs_when(attacks(whose=FOES_SEAT)), text=gain(1, n.AGENDA)),
    wraith_token("test-shade", "Shade", *wraith(draw(1))),
    wraith_token("test-moth", "Moth", *wraith(draw(1))),
)
# fmt: on


def others(card_set: CardSet) -> CardSet:
    """Scenes speak by names: of two cards of one name, the one from elsewhere is meant."""

    def kept(cards: tuple[Printed, ...]) -> tuple[Printed, ...]:
        return tuple(card for card in cards if card.name not in NAMES)

    cities = {name: kept(cards) for name, cards in card_set.cities.items()}
    return CardSet(card_set.since, kept(card_set.cards), cities)


BOOK: Final = bound(NEWEST, [*map(others, SETS.values()), CardSet(NEWEST, CARDS + HELPERS)])


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action",) * play.actions + ("end phase",))
