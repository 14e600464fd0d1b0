"""Words for what stands before the colon. Several at once: `exhaust_this & prestige(1)`."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import UpTo
from primogen.kernel.effects import Amount
from primogen.rivals.language import costs as p
from primogen.rivals.language.groups import Group
from primogen.rivals.language.nouns import THAT
from primogen.rivals.language.says_amounts import many
from primogen.rivals.language.says_groups import library_cards_in_your_hand, your_hand
from primogen.rivals.language.verbs_cards import DiscardIt


def prestige(number: int) -> p.PayPrestige:
    return p.PayPrestige(number)


def blood(number: int) -> p.PayBlood:
    return p.PayBlood(number)


def blood_from_this_card(number: int) -> p.RemoveBloodFromThis:
    return p.RemoveBloodFromThis(number)


def agenda_points(number: int) -> p.PayAgenda:
    return p.PayAgenda(number)


def spend_action(among: Group) -> p.SpendAction:
    """An action, and one of these exhausted."""
    return p.SpendAction(among)


def burn_from_discard(number: int, among: Group) -> p.BurnFromDiscard:
    return p.BurnFromDiscard(number, among)


def discard_from_top(number: int) -> p.DiscardFromTop:
    return p.DiscardFromTop(number)


def discard_up_to(number: Amount, among: Group) -> UpTo:
    return UpTo(number, among, DiscardIt(THAT))


x_prestige: Final = p.PayXPrestige()
exhaust_this: Final = p.ExhaustThis()
exhaust_this_card: Final = p.ExhaustThisCard()
turn_up_this_card: Final = p.TurnUpThis()
detach: Final = p.Detach()
burn_this_character: Final = p.BurnThis()
burn_this_card: Final = p.BurnThisCard()
discard_a_card: Final = p.DiscardCards(1, your_hand)
discard_a_library_card: Final = p.DiscardCards(1, library_cards_in_your_hand)
discard_x_cards: Final = discard_up_to(many(your_hand), your_hand)
