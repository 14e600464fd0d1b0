"""Pronouns: which one card, and which player, a sentence is about."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import BY, CARD, WHO, Resolve
from primogen.kernel.effects import THAT as THAT_ONE
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.naming import named
from primogen.rivals.rules.attachments import is_curse
from primogen.rivals.rules.ignoring import ignores
from primogen.rivals.rules.roles import BLOCKER, ORIGINAL, attack_under_way, opponent_of, the_attacker, the_target
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import ATTACHED, CITY, DISCARD, HAVEN_CARD, LIBRARY, PLACED, SHOWN, UNUSED

# one card
THIS: Final = 0  # the character whose text it is, that bears the attachment, or that plays the card
THIS_CARD: Final = 1
THAT: Final = 2  # the target chosen, the one of "each", the one an event befell
THE_OTHER: Final = 3  # the other one of an event: who defeated, what was investigated, who bears the attachment
THE_ATTACKER: Final = 4
THE_TARGET: Final = 5
YOUR_LEADER: Final = 6
THE_OPPONENT: Final = 7  # the opposing character of the attack
FORMER_TARGET: Final = 8  # of an attack that has been Blocked
YOUR_ATTACK_CARD: Final = 9
ITS_MONSTER: Final = 10  # the unused one that lies face up beside this card: RV-CITY-23
YOUR_HAVEN: Final = 11  # the active one
YOUR_AGENDA: Final = 12
ITS_BEARER: Final = 13  # what this card is attached to, a character or another card
TOP_OF_DISCARD: Final = 14  # of your discard pile
THEIR_HAVEN: Final = 18  # the active one of that player
THEIR_AGENDA: Final = 19
TOP_OF_THEIR_LIBRARY: Final = 15  # of that player

ORIGINAL_TARGET: Final = 17  # of the attack, before anybody Blocked it
THE_BLOCKER: Final = 16

# names a sentence gives to what it has chosen (see kernel/naming.py): of two in one sentence, one even and one odd
THE_CARD: Final = 20
THE_BEARER: Final = 21
THE_CHARACTER: Final = 22
THE_OTHER_CHARACTER: Final = 23
THE_RECRUIT: Final = 24
THE_RETAINER: Final = 25
THE_FIRST_CARD: Final = 26

# one player
YOU: Final = 0
THAT_PLAYER: Final = 1  # the player chosen, or of "each player"
ITS_PLAYER: Final = 2  # the controller of that card
DEFENDING_PLAYER: Final = 3
ATTACKING_PLAYER: Final = 4
ACTIVE_PLAYER: Final = 5
THE_OTHERS_PLAYER: Final = 6  # the controller of the other one of an event


def one(g: Table, at: Resolve, ref: int) -> Card:
    if ref == THIS:
        return at.cells[WHO]
    if ref == THIS_CARD:
        return at.cells[CARD]
    if ref == THAT:
        return at.cells[THAT_ONE]
    if ref == THE_OTHER:
        return at.cells[BY]
    if ref == THE_ATTACKER:
        return the_attacker(g)
    if ref == THE_TARGET:
        return the_target(g)
    if ref == YOUR_LEADER:
        return leader_in(g, at)
    if ref == THE_OPPONENT:
        return opponent_of(g, at.who)
    if ref == FORMER_TARGET:
        return at.number
    if ref == ITS_MONSTER:
        return next((monster for monster in g.pile(CITY, SHOWN) if g.host[monster] == at.card), NONE)
    if ref == YOUR_HAVEN:
        return g.haven_card[at.you] if at.you != CITY else NONE
    if ref == YOUR_AGENDA:
        return g.agenda_card[at.you] if at.you != CITY else NONE
    if ref in (THEIR_HAVEN, THEIR_AGENDA):
        cards = g.haven_card if ref == THEIR_HAVEN else g.agenda_card
        return cards[at.player] if 0 <= at.player < g.seats() else NONE
    if ref == ITS_BEARER:
        return g.host[at.card] if g.zone[at.card] == ATTACHED else NONE
    if ref == TOP_OF_DISCARD:
        return (g.pile(at.you, DISCARD) or [NONE])[-1]
    if ref == TOP_OF_THEIR_LIBRARY:
        return (g.pile(at.player, LIBRARY) or [NONE])[-1] if at.player != NONE else NONE
    if ref >= THE_CARD:
        return named(at, ref)
    attack = attack_under_way(g)
    if ref in (ORIGINAL_TARGET, THE_BLOCKER):
        return NONE if attack is None else attack.cells[ORIGINAL if ref == ORIGINAL_TARGET else BLOCKER]
    if attack is None or attack.attack_card == NONE or g.zone[attack.attack_card] != PLACED:
        return NONE
    return attack.attack_card


def leader_in(g: Table, at: Resolve) -> Card:
    """RV-HAVEN-05: a Leader Ability is text of whoever has it, and so speaks of nobody else as the Leader."""
    if at.card != NONE and g.kind(at.card) == HAVEN_CARD and g.zone[at.card] in (ATTACHED, UNUSED):
        return g.acting_for(at.card)
    if at.you != CITY and ignores(g, at.you, at.card):
        return NONE
    return g.leader[at.you] if at.you != CITY else NONE


def doer(g: Table, at: Resolve, victim: Card) -> Card:
    """The character that does it, or else the card: RV-ABIL-29.

    Who bears a card does not thereby become its own victim, nor the one who does what a foe's Curse does (RV-ABIL-30).
    """
    if at.who in (NONE, victim) or (g.zone[at.card] == ATTACHED and is_curse(g, at.card)):
        return at.card
    return at.who


def player(g: Table, at: Resolve, ref: int) -> Seat:
    if ref == YOU:
        return at.you
    if ref == THAT_PLAYER:
        return at.player
    if ref == ITS_PLAYER:
        return g.controller[at.that] if at.that != NONE else NONE
    if ref == THE_OTHERS_PLAYER:
        return g.controller[at.by] if at.by != NONE else NONE
    if ref == ACTIVE_PLAYER:
        return g.active
    attack = attack_under_way(g)
    if attack is None:
        return NONE
    return attack.seat if ref == ATTACKING_PLAYER else g.controller[attack.target]
