"""Words for what stands before the colon. Several at once: `exhaust_this & prestige(1)`."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import ChooseNumber, UpTo
from primogen.kernel.effects import Amount, Condition, If
from primogen.rivals.language import costs as p
from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed, Number, Per, TokensOn
from primogen.rivals.language.conditions import Belongs
from primogen.rivals.language.costs_influence import Exert, ExertUpTo
from primogen.rivals.language.costs_rage import PayRage
from primogen.rivals.language.groups import Cards, Exactly, Group
from primogen.rivals.language.nouns_of_werewolves import RAGE
from primogen.rivals.language.payable import Payable
from primogen.rivals.language.says_amounts import counted, many
from primogen.rivals.language.says_groups import library_cards_in_your_hand, your_hand
from primogen.rivals.language.verbs_cards import UP, BurnIt, DiscardIt, ExhaustIt, TurnIt
from primogen.rivals.language.verbs_tokens import MoveTokens, RemoveTokens


def exert(number: Amount | int) -> Exert:
    """So much Influence."""
    return Exert(counted(number))


def exert_up_to(most: int) -> ExertUpTo:
    """X is how much."""
    return ExertUpTo(most)


def prestige(number: int) -> p.PayPrestige:
    return p.PayPrestige(number)


def blood(number: int) -> p.PayBlood:
    return p.PayBlood(number)


def rage(number: int) -> PayRage:
    """Off this character."""
    return PayRage(number)


def rage_onto_this_card(most: int) -> ChooseNumber:
    """From this character, at least 1."""
    lying = Per(1, 1, TokensOn(Exactly(n.THIS), RAGE, n.OF_ANY_COLOUR), most)
    return ChooseNumber(1, lying, MoveTokens(Number(), RAGE, n.THIS, n.THIS_CARD))


def unless(condition: Condition, cost: p.AnyCost, *, then: p.AnyCost) -> If:
    """The one, or if it is so, the other instead."""
    return If(condition, then, cost)


def blood_of_one(number: int, among: Group) -> p.OutOf:
    """ "Pay 1 Blood from 1 character in your coterie"."""
    return p.OutOf(1, among, p.SpendBlood(number, n.THAT))


def x_blood(most: Amount | int) -> p.PayXBlood:
    """X, at least 1 and at most so much."""
    return p.PayXBlood(counted(most))


def by_doing(verb: Payable) -> p.ByDoing:
    """ "Burn this card: ..."."""
    return p.ByDoing(verb)


def out_of(number: int, among: Group, verb: Payable, also: Payable | None = None) -> p.OutOf:
    """ "Discard 2 Relics: ...": so many of a group, the verbs said of THAT."""
    return p.OutOf(number, among, verb, also)


def blood_from_this_card(number: int) -> p.ByDoing:
    return p.ByDoing(RemoveTokens(Fixed(number), n.BLOOD, n.THIS_CARD))


def x_from_this_card(token: n.AnyToken, *, most: int = 0) -> ChooseNumber:
    """As many as one likes of those that lie on it, or no more than that; X is then known."""
    lying = TokensOn(Exactly(n.THIS_CARD), token, n.OF_ANY_COLOUR)
    return ChooseNumber(1, Per(1, 1, lying, most) if most else lying, RemoveTokens(Number(), token, n.THIS_CARD))


def agenda_points(number: int) -> p.PayAgenda:
    return p.PayAgenda(number)


def spend_action(among: Group) -> p.SpendAction:
    """An action, and one of these exhausted."""
    return p.SpendAction(among)


def discard_up_to(number: Amount, among: Group) -> UpTo:
    return UpTo(number, among, DiscardIt(n.THAT))


def blood_off_each(among: Group) -> UpTo:
    """ "Remove up to 1 Blood from each ...": X is how much."""
    return UpTo(many(among), among, RemoveTokens(Fixed(1), n.BLOOD, n.THAT))


def off_up_to(number: int, token: n.AnyToken, among: Group, colour: n.Colour = n.OF_ANY_COLOUR) -> UpTo:
    """ "Remove 1 Blood from up to 3 ...": X is how much."""
    return UpTo(Fixed(number), among, RemoveTokens(Fixed(1), token, n.THAT, colour))


def agenda_off_each(among: Group) -> UpTo:
    return UpTo(many(among), among, RemoveTokens(Fixed(1), n.AGENDA, n.THAT))


def exhaust_up_to(number: int, among: Group) -> UpTo:
    """X is how many."""
    return UpTo(Fixed(number), among, ExhaustIt(n.THAT))


def discard_any(among: Group) -> UpTo:
    """ "Discard X ...": as many of them as one likes."""
    return discard_up_to(many(among), among)


def up_to_x_prestige(most: int) -> p.PayXPrestige:
    """ "Pay 1 to 3 Prestige"; X is how much."""
    return p.PayXPrestige(most)


def x_prestige_for(useful: Group) -> p.PayXPrestige:
    """At most 1 for each of these."""
    return p.PayXPrestige(useful=many(useful))


def x_from_this_character(token: n.AnyToken) -> ChooseNumber:
    lying = TokensOn(Exactly(n.THIS), token, n.OF_ANY_COLOUR)
    return ChooseNumber(1, lying, RemoveTokens(Number(), token, n.THIS))


def burn_or_discard_up_to(burned: Cards, discarded: Cards) -> UpTo:
    """ "Burn X ... and/or discard X ...": as many as one likes of either, X of both together."""
    verb = If(Belongs(n.THAT, burned), BurnIt(n.THAT), DiscardIt(n.THAT))
    return UpTo(many(burned | discarded), burned | discarded, verb)


x_prestige: Final = p.PayXPrestige()
exhaust_this: Final = p.ByDoing(ExhaustIt(n.THIS))
exhaust_this_card: Final = p.ByDoing(ExhaustIt(n.THIS_CARD))
turn_up_this_card: Final = p.ByDoing(TurnIt(n.THIS_CARD, UP))
detach: Final = p.Detach()
burn_this_character: Final = p.ByDoing(BurnIt(n.THIS))
burn_this_card: Final = p.ByDoing(BurnIt(n.THIS_CARD))
discard_a_card: Final = p.OutOf(1, your_hand, DiscardIt(n.THAT))
discard_a_library_card: Final = p.OutOf(1, library_cards_in_your_hand, DiscardIt(n.THAT))
discard_x_cards: Final = discard_up_to(many(your_hand), your_hand)
