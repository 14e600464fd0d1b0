"""Words for what effects do with tokens: Prestige, Agenda, Blood, and what marks a character."""

from __future__ import annotations

from primogen.kernel.choosing import OneOf, Target
from primogen.kernel.effects import Amount, May
from primogen.kernel.ids import NONE
from primogen.rivals.language import nouns as n
from primogen.rivals.language import verbs_cards as vc
from primogen.rivals.language import verbs_laid as vl
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.language.amounts import TokensOn
from primogen.rivals.language.groups import Exactly, Group
from primogen.rivals.language.says_amounts import counted
from primogen.rivals.language.verbs_colours import SwapBlood
from primogen.rivals.rules.words import AGENDA, BLOOD, PRESTIGE


def draw(number: Amount | int, who: n.Player = n.YOU) -> vt.Draw:
    return vt.Draw(counted(number), who)


def draw_faction_cards(number: int) -> vt.Draw:
    return vt.Draw(counted(number), n.YOU, vt.FACTION_DECK)


def gain(number: Amount | int, resource: n.Resource, who: n.Player = n.YOU) -> vt.Gain:
    return vt.Gain(counted(number), resource, who)


def lose(number: Amount | int, resource: n.Resource, who: n.Player) -> vt.Lose:
    return vt.Lose(counted(number), resource, who)


def steal(number: Amount | int, resource: n.Resource, who: n.Player) -> vt.StealFrom:
    return vt.StealFrom(counted(number), resource, who)


def steal_as_blood(number: Amount | int, who: n.Player, ref: n.Ref) -> vt.StealOnto:
    """A player's Prestige, which a character mends by."""
    return vt.StealOnto(counted(number), who, ref, BLOOD)


def steal_onto_one_of(number: int, who: n.Player, group: Group) -> May:
    """A player's Prestige, which you may put on one of these; otherwise it is yours."""
    return May(Target(group, vt.StealOnto(counted(number), who, n.THAT, PRESTIGE)), steal(number, n.PRESTIGE, who))


def steal_agenda_onto(ref: n.Ref, number: Amount | int, who: n.Player) -> vt.StealOnto:
    return vt.StealOnto(counted(number), who, ref, AGENDA)


def mend(number: Amount | int, ref: n.Ref) -> vt.Mend:
    return vt.Mend(counted(number), ref)


def mend_by_prestige(number: Amount | int, ref: n.Ref) -> vt.MendByPrestige:
    """Its player's, who keeps the last."""
    return vt.MendByPrestige(counted(number), ref)


def put_tokens(
    number: Amount | int,
    token: n.AnyToken,
    ref: n.Ref,
    whose: n.Player = n.YOU,
    supply: n.Supply = n.GENERAL_SUPPLY,
) -> vt.PutTokens:
    """On any card, out of that player's supply."""
    return vt.PutTokens(counted(number), token, ref, whose, supply)


def remove_tokens(number: Amount | int, token: n.AnyToken, ref: n.Ref) -> vt.RemoveTokens:
    """Off any card."""
    return vt.RemoveTokens(counted(number), token, ref)


def remove_any_token(ref: n.Ref) -> OneOf:
    """1, of whichever kind lies there."""
    return OneOf(tuple(remove_tokens(1, token, ref) for token in (n.PRESTIGE, n.BLOOD, n.AGENDA)))


def remove_their_tokens(number: Amount | int, token: n.AnyToken, ref: n.Ref) -> vt.RemoveTokens:
    """Of the colour of whoever controls that one."""
    return vt.RemoveTokens(counted(number), token, ref, n.OF_THEIR_COLOUR)


def move_tokens(number: Amount | int, token: n.AnyToken, *, origin: n.Ref, to: n.Ref) -> vt.MoveTokens:
    """From one card to another."""
    return vt.MoveTokens(counted(number), token, origin, to)


def move_turned_over(number: Amount | int, token: n.AnyToken, *, origin: n.Ref, to: n.Ref) -> vt.MoveTokens:
    """Blood as Prestige, Prestige as Blood."""
    return vt.MoveTokens(counted(number), token, origin, to, vt.TURNED_OVER)


def move_to_either_side(number: int, token: n.AnyToken, *, origin: n.Ref, to: n.Ref) -> OneOf:
    """As they are, or turned over: Blood as Prestige, Prestige as Blood."""
    turned_over = move_turned_over(number, token, origin=origin, to=to)
    return OneOf((move_tokens(number, token, origin=origin, to=to), turned_over))


def move_blood_or_prestige(number: int, *, origin: n.Ref, to: n.Ref) -> OneOf:
    return OneOf(
        (move_tokens(number, n.BLOOD, origin=origin, to=to), move_tokens(number, n.PRESTIGE, origin=origin, to=to))
    )


def remove_all_of_your_colour(token: n.AnyToken, ref: n.Ref) -> vt.RemoveTokens:
    return vt.RemoveTokens(TokensOn(Exactly(ref), token, n.OF_YOUR_COLOUR), token, ref, n.OF_YOUR_COLOUR)


def put_that_blood(*, origin: n.Ref, to: n.Ref) -> vl.PutSpilled:
    """1 of what it has just lost or paid."""
    return vl.PutSpilled(origin, to)


def put_that_blood_flipped(*, origin: n.Ref, to: n.Ref) -> vl.PutSpilled:
    """As Prestige."""
    return vl.PutSpilled(origin, to, PRESTIGE)


def put_that_blood_on_either_side(*, origin: n.Ref, to: n.Ref) -> OneOf:
    return OneOf((vl.PutSpilled(origin, to), vl.PutSpilled(origin, to, PRESTIGE)))


def put_same_token(ref: n.Ref) -> vl.PutSameToken:
    """Like the one just placed, out of your general supply."""
    return vl.PutSameToken(ref)


def swap_blood(number: Amount | int, ref: n.Ref) -> SwapBlood:
    """For Blood of your colour."""
    return SwapBlood(counted(number), ref)


def put(token: n.Token, ref: n.Ref) -> vt.PutTokens:
    """One that marks a character."""
    return put_tokens(1, token, ref)


def put_prestige(number: Amount | int, ref: n.Ref) -> vt.PutTokens:
    return put_tokens(number, n.PRESTIGE, ref)


def lose_blood(number: Amount | int, ref: n.Ref) -> vt.RemoveTokens:
    return remove_tokens(number, n.BLOOD, ref)


def steal_blood(number: Amount | int, *, thief: n.Ref, victim: n.Ref) -> vt.MoveTokens:
    return move_tokens(number, n.BLOOD, origin=victim, to=thief)


def put_chosen_discipline(ref: n.Ref, by: int) -> vc.PutDiscipline:
    """The token of the Discipline just chosen."""
    return vc.PutDiscipline(ref, NONE, by)
