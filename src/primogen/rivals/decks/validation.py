"""What is wrong with a deck: each fault by name, with the rule it breaks. RV-DECK-01 to -11."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Final

from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.printed import printed_names
from primogen.rivals.editions import book_of
from primogen.rivals.rules.printed import Pool, Printed
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.werewolves import WEREWOLVES
from primogen.rivals.rules.words import (
    ACTION,
    AGENDA_CARD,
    ATTACK,
    ATTACK_OR_REACTION,
    CHARACTER,
    HAVEN_CARD,
    HUNTERS,
    MODIFIER,
    REACTION,
    UNHOSTED,
    VAMPIRES,
)

CHARACTERS: Final = 7  # RV-DECK-02
SMALLEST_LIBRARY: Final = 40  # RV-DECK-05
LARGEST_LIBRARY: Final = 60
MOST_COPIES: Final = 3  # RV-DECK-06
SIDES: Final = (VAMPIRES, HUNTERS, WEREWOLVES)
SIDE_KEYS: Final = {
    VAMPIRES: "not-for-vampires",
    HUNTERS: "not-for-hunters",
    WEREWOLVES: "not-for-werewolves",
}
LIBRARY_KINDS: Final = (ACTION, UNHOSTED, ATTACK, REACTION, ATTACK_OR_REACTION, MODIFIER)


@dataclass(frozen=True)
class Fault:
    """`key` names the sentence that says it (see text/faults.py)."""

    rule: str
    key: str
    card: str = ""
    number: int = 0


def faults(deck: DeckList, pool: Pool) -> list[Fault]:
    found = [*wrong_card(deck.agenda, AGENDA_CARD, "agenda", pool), *wrong_card(deck.haven, HAVEN_CARD, "haven", pool)]
    found += faction_faults(deck, pool)
    found += library_faults(deck, pool)
    found += side_faults(deck, pool)
    if deck.leader and deck.leader not in deck.faction:
        found.append(Fault("RV-SETUP-13", "leader-not-in-faction", deck.leader))
    return found


def faults_by(deck: DeckList, book: Rulebook) -> list[Fault]:
    """By the rules of an edition, under its own ids. A card that came out later, or that nobody can play here yet, is
    called by its name."""
    newest = book_of().pool
    found: list[Fault] = []
    for fault in faults(deck, book.pool):
        found.append(replace(named_fault(fault, newest), rule=book.cited(fault.rule)))
    return found


def named_fault(fault: Fault, newest: Pool) -> Fault:
    if fault.key != "unknown-card" or fault.card not in printed_names():
        return fault
    key = "not-printed-yet" if fault.card in newest.by_key else "not-playable-yet"
    return Fault(fault.rule, key, printed_names()[fault.card])


def face(card: str, pool: Pool) -> Printed | None:
    number = pool.by_key.get(card)
    return None if number is None else pool.cards[number]


def wrong_card(card: str, kind: int, what: str, pool: Pool) -> list[Fault]:
    if not card:
        return [Fault("RV-DECK-01", f"no-{what}")]
    printed = face(card, pool)
    if printed is None:
        return [Fault("RV-DECK-01", "unknown-card", card)]
    return [] if printed.kind == kind else [Fault("RV-DECK-01", f"not-{what}", printed.name)]


def faction_faults(deck: DeckList, pool: Pool) -> list[Fault]:
    found: list[Fault] = []
    names: list[str] = []
    for card in deck.faction:
        printed = face(card, pool)
        if printed is None:
            found.append(Fault("RV-DECK-01", "unknown-card", card))
        elif printed.kind != CHARACTER:
            found.append(Fault("RV-DECK-02", "not-a-character", printed.name))
        else:
            names.append(printed.name)
    if len(deck.faction) != CHARACTERS:
        found.append(Fault("RV-DECK-02", "not-seven", number=len(deck.faction)))
    twice = [(name, count) for name, count in Counter(names).items() if count > 1]
    return found + [Fault("RV-DECK-02", "character-twice", name, count) for name, count in twice]


def library_faults(deck: DeckList, pool: Pool) -> list[Fault]:
    found: list[Fault] = []
    copies: Counter[str] = Counter()
    for card, count in deck.library.items():
        printed = face(card, pool)
        if printed is None:
            found.append(Fault("RV-DECK-01", "unknown-card", card))
        elif printed.kind not in LIBRARY_KINDS:
            found.append(Fault("RV-DECK-05", "not-a-library-card", printed.name))
        else:
            copies[printed.name] += count
        if count < 1:
            found.append(Fault("RV-DECK-06", "no-copies", printed.name if printed else card, count))
    size = deck.size()
    if size < SMALLEST_LIBRARY:
        found.append(Fault("RV-DECK-05", "library-too-small", number=size))
    if size > LARGEST_LIBRARY:
        found.append(Fault("RV-DECK-05", "library-too-large", number=size))
    return found + [Fault("RV-DECK-06", "too-many-copies", name, n) for name, n in copies.items() if n > MOST_COPIES]


def side_faults(deck: DeckList, pool: Pool) -> list[Fault]:
    """Vampires, Hunters or werewolves, and only what they may use: RV-DECK-03, -07 to -11."""
    sides = {printed.decks for printed in (face(card, pool) for card in deck.faction) if printed is not None}
    sides &= {*SIDES}
    if len(sides) > 1:
        return [Fault("RV-DECK-03", "mixed-faction")]
    if not sides:
        return []
    side = sides.pop()
    found: list[Fault] = []
    for card in (deck.agenda, deck.haven, *deck.library):
        printed = face(card, pool)
        if printed is not None and not printed.decks & side:
            key = "only-for-werewolves" if printed.decks == WEREWOLVES else SIDE_KEYS[side]
            found.append(Fault(rule_of_side(side, printed), key, printed.name))
    return found


def rule_of_side(side: int, printed: Printed) -> str:
    """RV-DECK-07 (with -09, its other half) speaks of Libraries, -11 of all that Hunters use."""
    if side == VAMPIRES or (side == WEREWOLVES and printed.decks == HUNTERS):
        return "RV-DECK-10"
    if side == WEREWOLVES:
        return "RV-DECK-09"
    return "RV-DECK-07" if printed.kind in LIBRARY_KINDS else "RV-DECK-11"
