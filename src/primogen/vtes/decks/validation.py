"""What is wrong with a deck, each fault with its rule: VT-DECK-01 to -07, and what tournaments ask besides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.vtes.compiler.printed import Card
from primogen.vtes.compiler.printed import cards_by_id as cards
from primogen.vtes.decks.model import DeckList

LEAST_CRYPT: Final = 12  # VT-DECK-02
LEAST_LIBRARY: Final = 40  # VT-DECK-03
MORE_FOR_EACH_PLAYER: Final = 10
TOURNAMENT_LIBRARY: Final = range(60, 91)
NO_GROUP_WITH_SYMBOL: Final = 2  # VT-DECK-07
ANY_GROUP: Final = "ANY"


@dataclass(frozen=True)
class Fault:
    """`key` names the sentence; `card` is the one it is about, if there is one; `number`, what was found."""

    rule: str
    key: str
    card: str = ""
    number: int = 0


def faults(deck: DeckList, players: int = 5) -> list[Fault]:
    """By the rulebook."""
    found = unknown_cards(deck)
    crypt, library = sum(deck.crypt.values()), sum(deck.library.values())
    if crypt < LEAST_CRYPT:
        found.append(Fault("VT-DECK-02", "crypt-too-small", number=crypt))
    if library < LEAST_LIBRARY:
        found.append(Fault("VT-DECK-03", "library-too-small", number=library))
    if library > LEAST_LIBRARY + MORE_FOR_EACH_PLAYER * players:
        found.append(Fault("VT-DECK-03", "library-too-large", number=library))
    return found + ungrouped(deck)


def tournament_faults(deck: DeckList) -> list[Fault]:
    """60 to 90 library cards, whatever the table, and none that is banned."""
    library = sum(deck.library.values())
    found = [fault for fault in faults(deck) if not fault.key.startswith("library")]
    if library not in TOURNAMENT_LIBRARY:
        found.append(Fault("VT-DECK-03", "library-of-tournaments", number=library))
    return found + banned(deck)


def banned(deck: DeckList) -> list[Fault]:
    known = [card for half in deck.halves() for card in half if card in cards()]
    return [Fault("VT-DECK-01", "banned", card, int(cards()[card].banned)) for card in known if cards()[card].banned]


def unknown_cards(deck: DeckList) -> list[Fault]:
    """Each half holds its own kind of card: VT-DECK-01."""
    known = cards()
    found = []
    for half, is_crypt in ((deck.crypt, True), (deck.library, False)):
        for card in half:
            if card not in known:
                found.append(Fault("VT-DECK-01", "unknown-card", card))
            elif known[card].crypt != is_crypt:
                found.append(Fault("VT-DECK-01", "wrong-half", card))
    return found


def ungrouped(deck: DeckList) -> list[Fault]:
    """VT-DECK-05: of one group, or of two that follow each other."""
    known = cards()
    groups = {group_of(known[card]) for card in deck.crypt if card in known and known[card].crypt}
    groups.discard(0)
    if groups and max(groups) - min(groups) > 1:
        return [Fault("VT-DECK-05", "groups", number=max(groups) - min(groups) + 1)]
    return []


def group_of(card: Card) -> int:
    """VT-DECK-07; 0 of one that fits any."""
    if card.group == ANY_GROUP:
        return 0
    return int(card.group) if card.group else NO_GROUP_WITH_SYMBOL
