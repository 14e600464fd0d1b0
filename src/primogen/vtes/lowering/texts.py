"""Whole texts: what is done, one after the other; what is chosen is what the rest is about."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import Final

from primogen.kernel.choosing import ChooseNumber, ChooseSeat, OneOf, Target
from primogen.kernel.effects import MUST, Effect, Seats
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_action as va
from primogen.vtes.language import verbs_votes as vv
from primogen.vtes.language.amounts import Number, Within
from primogen.vtes.language.refs import FIRST, THAT, THIS, THIS_CARD, YOU, OthersThanActing, PredatorsPredator
from primogen.vtes.language.verbs_chosen import ChooseForThis
from primogen.vtes.language.verbs_combat import InCombat, StrikeWith
from primogen.vtes.language.verbs_counters import GainBlood, GainPool, PutOn
from primogen.vtes.language.verbs_given import Along, Lets
from primogen.vtes.language.verbs_striking import BoundStrike, Followed
from primogen.vtes.lowering.aftermath import afterwards
from primogen.vtes.lowering.answering import POOL_FOR_HIM, fails_unless_paid, removed_for_pool
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.costs import Piece, deeds, price
from primogen.vtes.lowering.hindering import IT_FAILS
from primogen.vtes.lowering.hitting import hitting
from primogen.vtes.lowering.piles import lies_elsewhere
from primogen.vtes.lowering.polling import noted
from primogen.vtes.lowering.recruiting import NO_ACTION
from primogen.vtes.lowering.searching import looking_through
from primogen.vtes.lowering.sparing import sparing
from primogen.vtes.lowering.striking import strike_with
from primogen.vtes.lowering.two_targets import is_between_two, moved_between
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, either_of, group, is_choice, is_own, ref
from primogen.vtes.rules import words as w
from primogen.vtes.rules.naming import NameSecond

ACTING = s.Of(s.The(s.Role.ACTING, s.Common(s.Word.MINION)))
ACTING_VAMPIRE = s.Of(s.The(s.Role.ACTING, s.Common(s.Word.VAMPIRE)))
METHUSELAH = s.Only(s.Core((), s.Common(s.Word.METHUSELAH)))
ANOTHER: Final = s.Only(s.Core((s.Being(s.Adjective.OTHER),), s.Common(s.Word.METHUSELAH)))
ELSEWHERE: Final[dict[s.Who, Seats]] = {
    **{
        s.Some(s.Quantifier.ANOTHER, s.Kind(METHUSELAH, (s.OtherThan(s.ControllerOf(whose)),))): OthersThanActing()
        for whose in (ACTING, ACTING_VAMPIRE)
    },
    s.Some(s.Quantifier.ANY, s.Kind(ANOTHER, ())): OthersThanActing(),  # nobody bleeds herself: VT-BLEED-02
    s.TheThing(s.Definite.PREDATORS_PREDATOR): PredatorsPredator(),
}
NOW_BLEEDING: Final = s.Does(
    s.The(s.Role.ACTING, s.Common(s.Word.MINION)),
    s.BeNowBleeding(s.The(s.Role.CHOSEN, s.Common(s.Word.METHUSELAH))),
)

BY_THEMSELVES: Final = (
    *(s.Does, s.Led, s.OnlyIf, s.Cannot, s.UsesOr, s.Can, s.MustPay, s.UnlimitedStrike, s.GetsWhen, s.DoesNot),
    *(s.PreventedThisWay, s.LosesAsMuch),
)
AT_SOMEBODY: Final = (
    s.Force,
    *(s.Choose, s.Lock, s.Unlock, s.LockOrUnlock, s.Stun, s.MakeSect, s.BurnCard, s.EnterCombat, s.EnterCombatAndLock),
    s.StealCard,
)
VOTES: Final = s.Kind(s.Only(s.Core((), s.Common(s.Word.VOTE))), (s.VotesByWhich(),))
BY_VOTES: Final = s.Quantity(s.Fixed(1), s.Thing.BLOOD, s.ForEach(VOTES))
YOUR_POOL: Final = s.TheThing(s.Definite.YOUR_POOL)


@singledispatch
def effect(deed: s.Node, at: Scope) -> Effect:
    raise unknown(deed, "as a deed")


def text(clauses: list[s.Statement], at: Scope) -> Effect:
    """All of them, in their order."""
    first, *rest = [piece for clause in clauses for piece in pieces(clause, at)]
    return lowered(first, rest, at)


def pieces(clause: s.Statement, at: Scope) -> list[Piece]:
    """A statement as deeds; a boon is one by itself."""
    if isinstance(clause, s.Do):
        return deeds(clause.deed)
    if isinstance(clause, s.Gets | s.Uses | s.GetsMoreIf | s.GetsIfLimited | s.GetsNot | s.GetsWith):
        return [clause]
    if isinstance(clause, s.Does) and is_own(clause.who, at):
        return deeds(clause.deed)
    if isinstance(clause, s.Does) and at.has_chosen and isinstance(clause.deed, s.GainToFull):
        return [clause]
    if clause == IT_FAILS:
        return [clause]
    if clause == NO_ACTION:
        return []
    if isinstance(clause, s.WithNote):
        return [*noted(clause)]
    if isinstance(clause, s.Also):
        return [*pieces(clause.first, at), *pieces(clause.second, at)]
    if isinstance(clause, BY_THEMSELVES):
        return [clause]
    raise unknown(clause, "as an effect")


def lowered(first: Piece, rest: list[Piece], at: Scope) -> Effect:
    """What the first one chooses stays for the rest."""
    if isinstance(first, s.Choose) and rest and isinstance(rest[0], s.PutOn):
        return chosen_and_put(first, rest, at)
    if isinstance(first, s.MoveThings) and is_between_two(first) and not rest:
        return moved_between(first, at)
    if isinstance(first, s.RemoveFromGame) and rest and rest[0] == POOL_FOR_HIM:
        return removed_for_pool(first, rest, at)
    if isinstance(first, s.Choose) and first.who in ELSEWHERE and rest == [NOW_BLEEDING]:
        return ChooseSeat(ELSEWHERE[first.who], va.Redirect())
    if first == IT_FAILS and len(rest) == 1:
        return fails_unless_paid(rest[0], at)
    searched = looking_through(first, rest)
    if searched is not None:
        return searched
    chosen = choice_of(first)
    if chosen is not None:
        inner = at.choosing()
        own = [] if isinstance(first, s.Choose) else [effect(first, inner)]
        if isinstance(first, s.BurnCard) and rest and is_of_its_controller(rest[0]):  # burned, it is nobody's
            own, rest = [effect(rest[0], inner), *own], rest[1:]
        found = group(chosen, at)
        if isinstance(first, s.EnterCombatOr) and isinstance(first.other, s.Some) and is_choice(first.other):
            found = either_of(found, group(first.other, at))
        if isinstance(first, s.StealCard):  # what lies on a minion goes to a minion
            found = replace(found, zones=tuple(zone for zone in found.zones if zone != w.ON_CARD) or found.zones)
        return Target(found, in_order([*own, *remaining(rest, inner)]), MUST)
    if isinstance(first, s.Redirect):
        among = ELSEWHERE.get(first.to)
        if among is None or rest:  # whether it is said or not, she may attempt to block: reading 64
            raise unknown(first)
        return ChooseSeat(among, va.Redirect())
    if isinstance(first, s.StrikeWith) and rest and is_before_combat_ends(rest[0]):
        besides = in_order([effect(each.do, at) for each in rest if isinstance(each, s.Timed)])
        if not all(is_before_combat_ends(each) for each in rest):
            raise unknown(rest[-1], "after a strike")
        return strike_with(first, besides)
    struck = hitting(first, rest)
    if struck is not None:
        return struck
    if isinstance(first, s.StrikeWith) and rest and all(isinstance(each, s.Led) for each in rest):
        later = [afterwards(each, at) for each in rest if isinstance(each, s.Led)]
        waiting = [each for each in later if each is not None]
        if len(waiting) < len(rest):
            raise unknown(rest[0], "after a strike")
        return strike_with(first, in_order(waiting))
    if isinstance(first, s.PutOn) and isinstance(first.on, s.The) and rest == [s.SendToTorpor(s.It())]:
        rest = [s.SendToTorpor(first.on)]
    spared = sparing(first, rest, at)
    if spared is not None:
        return spared
    if isinstance(first, s.Gain) and rest and isinstance(rest[0], s.MoveOfThose):
        return moved_of(first.what, rest)
    own_effect = effect(first, at)
    if isinstance(first, s.TakeDamage) and rest and is_immunity(rest[0]):
        own_effect, rest = OneOf((immune(rest[0], at), own_effect)), rest[1:]
    following = remaining(rest, at)
    if isinstance(own_effect, InCombat) and following and all(isinstance(each, Lets) for each in following):
        return Along(own_effect, in_order(following))
    if isinstance(own_effect, StrikeWith) and following and all(isinstance(each, BoundStrike) for each in following):
        return Followed((own_effect, *following))
    if len(following) == 1 and isinstance(following[0], ChooseSeat):  # what is chosen is chosen as it is played
        return ChooseSeat(following[0].among, in_order([own_effect, following[0].effect]))
    return in_order([own_effect, *following])


def is_of_its_controller(piece: Piece) -> bool:
    """ "... and burn 2 pool from its controller"."""
    return isinstance(piece, s.Burn) and piece.source == s.ControllerOf(s.Their())


def is_immunity(piece: Piece) -> bool:
    """ "... and he can burn 3 blood to be immune to this aggravated damage"."""
    deed = piece.deed if isinstance(piece, s.Can) else None
    return isinstance(deed, s.Pay) and isinstance(deed.effect, s.BeImmuneThis)


def immune(piece: Piece, at: Scope) -> Effect:
    if not isinstance(piece, s.Can) or not isinstance(piece.deed, s.Pay) or not is_own(piece.who, at):
        raise unknown(piece, "of damage")
    return price(piece.deed.cost, at)


def chosen_and_put(first: s.Choose, rest: list[Piece], at: Scope) -> Effect:
    """Both are named as the card is played."""
    put = rest[0]
    if len(rest) > 1 or not isinstance(put, s.PutOn) or put.locked or one_of(put.on, at) != THAT:
        raise unknown(put, "put on something")
    inner = choice_of(put)
    if not isinstance(first.who, s.Some) or not is_choice(first.who) or inner is None or ref(put.card, at) != THIS_CARD:
        raise unknown(put, "put on something")
    return Target(group(first.who, at), NameSecond(group(inner, at), in_order([PutOn(THAT), ChooseForThis(FIRST)])))


def moved_of(gained: s.Quantity, rest: list[Piece]) -> Effect:
    """ "... but move up to 2 of those blood to your pool instead"."""
    moved = rest[0]
    if gained != BY_VOTES or len(rest) > 1 or not isinstance(moved, s.MoveOfThose):
        raise unknown(moved)
    if moved.thing != s.Thing.BLOOD or moved.to != YOUR_POOL or not isinstance(moved.amount, s.UpTo):
        raise unknown(moved)
    both = in_order([GainBlood(vv.Without(vv.Margin()), THIS), GainPool(Number(), YOU)])
    return ChooseNumber(0, Within(vv.Margin(), 0, moved.amount.number), both)


def is_before_combat_ends(deed: Piece) -> bool:
    return isinstance(deed, s.Timed) and deed.when == (s.Before(s.Moment.COMBAT_ENDS),)


def remaining(rest: list[Piece], at: Scope) -> list[Effect]:
    return [lowered(rest[0], rest[1:], at)] if rest else []


def choice_of(deed: Piece) -> s.Some | None:
    """The one among its roles that must be chosen."""
    roles: tuple[s.Who | None, ...] = ()
    if isinstance(deed, s.EnterCombatOr):
        return deed.who if isinstance(deed.who, s.Some) and is_choice(deed.who) else None
    if isinstance(deed, AT_SOMEBODY):
        roles = (deed.who,)
    elif isinstance(deed, s.RemoveFromGame):
        roles = () if isinstance(deed.who, s.Some) and lies_elsewhere(deed.who.kind) else (deed.who,)
    elif isinstance(deed, s.MoveCard) and deed.to == s.CommonZone(s.Zone.READY_REGION):
        roles = (deed.card,)
    elif isinstance(deed, s.Add | s.AddEnough):
        roles = (deed.to,)
    elif isinstance(deed, s.PutOn | s.PutThings | s.MoveOnto) or (isinstance(deed, s.Inflict) and not at_combat(deed)):
        roles = (deed.on,)
    elif isinstance(deed, s.StealThings) and deed.source is not None:
        roles = (deed.source,)
    elif isinstance(deed, s.MoveThings):
        roles = (deed.source, deed.to)
    found = [who for who in roles if isinstance(who, s.Some) and is_choice(who)]
    if len(found) > 1:
        raise unknown(deed, "with two choices")
    return found[0] if found else None


def at_combat(deed: s.Inflict) -> bool:
    """On the opposing minion, or whoever else is in it."""
    return not isinstance(deed.on, s.Some)


def one_of(who: s.Who, at: Scope) -> int:
    """Who was just chosen, or who is named."""
    if isinstance(who, s.Some) and not is_choice(who):
        raise unknown(who, "as one card")
    return THAT if isinstance(who, s.Some) else ref(who, at)
