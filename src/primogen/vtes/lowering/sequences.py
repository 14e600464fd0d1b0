"""Statements in play that belong together: parted by a semicolon, or about one another."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Pay, Target
from primogen.kernel.effects import Both, Condition, Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.circumstances import ActionRequires, ByThisCard, ThereAre
from primogen.vtes.language.conditions import RefFits, succeeded
from primogen.vtes.language.delays import Later
from primogen.vtes.language.groups import YOURS, Group
from primogen.vtes.language.refs import ACTING_MINION, YOU
from primogen.vtes.language.sentences import ANY_SEAT, OFTEN, MayAct, When
from primogen.vtes.language.traits_of_cards import OfLibrary, ThisName
from primogen.vtes.language.verbs_action import EnterCombat, Untap, UntapOnceThisTurn
from primogen.vtes.language.verbs_counters import GainPool
from primogen.vtes.language.verbs_hand import RemoveCopies, ShuffleBack
from primogen.vtes.lowering.allowing import with_outcome
from primogen.vtes.lowering.amounts import how_much, number
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.cards import cards
from primogen.vtes.lowering.choosing import chosen_may
from primogen.vtes.lowering.circumstances import is_himself
from primogen.vtes.lowering.costs import price
from primogen.vtes.lowering.failing import flipped, is_flip
from primogen.vtes.lowering.gear import bleeds_more, burned_to_lock
from primogen.vtes.lowering.joining import IF_SUCCESSFUL as THAT_SUCCESSFUL
from primogen.vtes.lowering.joining import is_of_revealed, reveals
from primogen.vtes.lowering.offers import in_use
from primogen.vtes.lowering.offices import MEANWHILE, burned_with_less
from primogen.vtes.lowering.passing_on import blood_or_burned
from primogen.vtes.lowering.piles import pile
from primogen.vtes.lowering.resulting import in_first_round
from primogen.vtes.lowering.revealing import with_what_comes
from primogen.vtes.lowering.seats import YOU as YOURSELF
from primogen.vtes.lowering.standing import led, said
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.whiles import provided
from primogen.vtes.lowering.who import Scope, of_kind
from primogen.vtes.lowering.windows import announcing
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import ENTERS_PLAY

THIS_CARD: Final = s.This(s.Core((), s.Common(s.Word.CARD)))
COPY: Final = s.Only(s.Core((), s.Common(s.Word.COPY)))
COPIES: Final = s.Kind(COPY, (s.OfWhat(THIS_CARD),))
ALL_COPIES: Final = s.All(
    s.ManyQuantifier.ALL, s.Kind(COPY, (s.In(s.CommonZone(s.Zone.PLAY)), s.EvenControlledByOthers()))
)
CHOSEN_CARD: Final = s.OneOfThem(s.Fixed(1), s.The(s.Role.CHOSEN, s.Common(s.Word.CARD)))
ONE_TO_HAND: Final = s.Then(
    s.MoveCard(CHOSEN_CARD, s.ZoneOf(s.Your(), s.Zone.HAND), None),
    s.Shuffle(s.Chosen(None), s.ZoneOf(s.Your(), s.Zone.LIBRARY)),
)
NO_EQUIPMENT: Final = s.DoesNot(
    THIS_CARD,
    s.BeConsidered(s.All(s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.EQUIPMENT))), ()))),
)


ONCE_EACH_TURN: Final = s.UnlockOnlyOnce(s.Kind(s.Only(s.Core((), s.Common(s.Word.MINION))), ()))
SUCCESSFUL_ACTION: Final = s.Only(s.Core((s.Being(s.Adjective.SUCCESSFUL),), s.Common(s.Word.ACTION)))
IN_HAND: Final = s.In(s.ZoneOf(s.Your(), s.Zone.HAND))
HIS_UNLOCK_PHASE: Final = s.Meanwhile(
    s.DuringPhase(s.Of(s.This(s.Core((), s.Common(s.Word.VAMPIRE)))), False, s.Phase.UNLOCK)
)
IN_FIRST_ROUND: Final = (s.InSpan(s.Span.FIRST_ROUND_RESULTING),)
THAT_ACTION: Final = (s.During(s.Span.THAT_ACTION),)
AFTER_ACTION: Final = s.Meanwhile(s.After(s.Moment.ACTION_RESOLUTION))
IF_SUCCESSFUL: Final = s.If(s.Was(s.That(s.Core((), s.Common(s.Word.ACTION))), s.State.SUCCESSFUL))


@said.register
def _(sentence: s.Sequence, at: Scope) -> list[Ability]:
    first, second = sentence.first, sentence.second
    if isinstance(first, s.Led) and isinstance(second, s.Sequence) and first.lead == HIS_UNLOCK_PHASE:
        return blood_or_burned(first, second, at)
    if reveals(first) and is_of_revealed(second):
        return with_what_comes(first, second, at)
    if isinstance(second, s.Led) and second.lead == MEANWHILE:
        return burned_with_less(sentence)
    if isinstance(first, s.Led) and isinstance(first.lead, s.If) and second == s.Do(ONE_TO_HAND):
        return [with_so_many_copies(first.lead.fact, first.then)]
    if isinstance(first, s.CanAs) and isinstance(second, s.OnlyIf):
        return [*said(first, at), bleeds_more(second, at)]
    if isinstance(first, s.CanAs) and isinstance(second, s.Led) and isinstance(second.then, s.DoesAndDoesNot):
        return [burned_to_lock(first, second, at)]
    if isinstance(first, s.CanAs) and isinstance(second, s.Led) and second.lead == THAT_SUCCESSFUL:
        return with_maneuver(first, second.then, at)
    if isinstance(first, s.CanAs) and isinstance(second, s.Does):
        return with_bonus(first, second, at)
    if isinstance(first, s.CanAs) and isinstance(second, s.Led) and isinstance(second.lead, s.IfBothLead):
        return with_outcome(first, s.Led(s.If(second.lead.second), second.then), at)
    if isinstance(first, s.Can) and second == ONCE_EACH_TURN:
        return unlocked_once(first, at)
    if isinstance(first, s.Can) and isinstance(second, s.Can):
        return chosen_may(first, second, at)
    if isinstance(first, s.Can) and isinstance(second, s.Led):
        return as_announced(first, second, at)
    if is_flip(sentence):
        return flipped(sentence, at)
    raise unknown(sentence, "in play")


def with_maneuver(first: s.CanAs, then: s.Statement, at: Scope) -> list[Ability]:
    """ "If that action is successful, she gets an optional maneuver in the first round of the resulting combat"."""
    deed = then.deed if isinstance(then, s.Does) and is_himself(then.who, at) else None
    if not isinstance(deed, s.Timed) or deed.when != IN_FIRST_ROUND or not isinstance(deed.do, s.Get):
        raise unknown(then, "of that action")
    return [fought_with(each, in_first_round(deed.do.what)) for each in said(first, at)]


def fought_with(ability: Ability, gets: Effect) -> Ability:
    """What she gets in that combat she has when it begins."""
    aims_at = ability.action.aims_at if isinstance(ability, MayAct) else None
    if not isinstance(ability, MayAct) or not isinstance(aims_at, Target) or aims_at.effect != EnterCombat():
        raise unknown(ability, "of that action")
    then = in_order([gets, aims_at.effect])
    return replace(ability, action=replace(ability.action, aims_at=replace(aims_at, effect=then), text=then))


def with_bonus(first: s.CanAs, second: s.Does, at: Scope) -> list[Ability]:
    """ "... as a (D) action; Malkavians get +1 stealth during that action"."""
    deed = second.deed
    if not isinstance(deed, s.Timed) or deed.when != THAT_ACTION or not isinstance(deed.do, s.Get):
        raise unknown(second, "of that action")
    gets = said(s.Does(second.who, deed.do), at)
    return [*said(first, at), *[provided(each, ByThisCard()) for each in gets]]


def as_announced(first: s.Can, second: s.Led, at: Scope) -> list[Ability]:
    """ "Lock this card as one announces an action; after it, if it was successful, unlock the acting one"."""
    cost = first.deed
    if first.who != YOURSELF or not isinstance(cost, s.Timed) or not isinstance(cost.do, s.Lock | s.BurnCard):
        raise unknown(cost, "as an action is announced")
    if len(cost.when) != 1 or not isinstance(cost.when[0], s.AsTheyDo) or second.lead != AFTER_ACTION:
        raise unknown(second.lead, "as an action is announced")
    if not isinstance(second.then, s.Led) or second.then.lead != IF_SUCCESSFUL:
        raise unknown(second.then, "as an action is announced")
    noun, then = noun_of_announcer(cost.when[0]), second.then.then
    if then != s.Do(s.Unlock(s.The(s.Role.ACTING, noun))):
        raise unknown(then, "as an action is announced")
    later = Later(w.AFTER_RESOLUTION, If(succeeded, Untap(ACTING_MINION)), suffices=1)
    return in_use(Pay(price(cost.do, at), later), OFTEN, w.BEFORE_BLOCKS, announcing(cost.when[0]))


def unlocked_once(first: s.Can, at: Scope) -> list[Ability]:
    """ "Minions you control can unlock after resolution of a successful action to equip with ... from your hand"."""
    deed, who = first.deed, first.who
    if not isinstance(who, s.All) or s.YouControl() not in who.kind.posts or not isinstance(deed, s.Timed):
        raise unknown(first, "after an action")
    when = deed.when[0]
    if deed.do != s.UnlockSelf() or len(deed.when) > 1 or not isinstance(when, s.AfterResolutionOf):
        raise unknown(deed, "after an action")
    asked = Both(RefFits(ACTING_MINION, of_kind(who.kind)), Both(succeeded, equips_with(when.who)))
    return in_use(UntapOnceThisTurn(ACTING_MINION), OFTEN, w.AFTER_ACTION, asked)


def equips_with(who: s.Who) -> Condition:
    """ "A successful action to equip with a non-weapon equipment card from your hand"."""
    if not isinstance(who, s.Some) or who.kind.cores != SUCCESSFUL_ACTION or len(who.kind.posts) != 1:
        raise unknown(who, "after an action")
    post = who.kind.posts[0]
    what = post.deed.who if isinstance(post, s.ActionTo) and isinstance(post.deed, s.EquipWith) else None
    if not isinstance(what, s.Some) or what.kind.posts != (IN_HAND,):
        raise unknown(post, "after an action")
    return ActionRequires(cards(s.Kind(what.kind.cores, ()))[0])


def noun_of_announcer(when: s.AsTheyDo) -> s.Noun:
    who = when.fact.who if isinstance(when.fact, s.Does) else None
    if not isinstance(who, s.Some) or not isinstance(who.kind.cores, s.Only):
        raise unknown(when, "as an action is announced")
    return who.kind.cores.core.noun


def with_so_many_copies(fact: s.Fact, then: s.Statement) -> Ability:
    """ "If you control three copies of this card, remove all copies from the game to ...": as one enters play."""
    if not isinstance(fact, s.Does) or fact.who != YOURSELF or not isinstance(fact.deed, s.Control):
        raise unknown(fact, "in play")
    copies = fact.deed.who
    if not isinstance(copies, s.Several) or copies.kind != COPIES:
        raise unknown(copies, "in play")
    if not isinstance(then, s.Do) or not isinstance(then.deed, s.Pay):
        raise unknown(then, "in play")
    paid, bought = then.deed.cost, then.deed.effect
    if paid != s.RemoveFromGame(ALL_COPIES) or not isinstance(bought, s.Then):
        raise unknown(then.deed, "in play")
    gained, chosen = bought.first, bought.rest
    if not isinstance(gained, s.Gain) or not isinstance(chosen, s.Choose) or not isinstance(chosen.who, s.Several):
        raise unknown(bought, "in play")
    if not isinstance(chosen.who.amount, s.UpTo):
        raise unknown(chosen.who, "in play")
    among = pile(chosen.who.kind)
    if among.zones != (w.ASH_HEAP,) or among.traits != (OfLibrary(),):
        raise unknown(chosen.who, "in play")
    pool = GainPool(Fixed(how_much(gained.what, s.Thing.POOL)), YOU)
    does = in_order([RemoveCopies(), pool, ShuffleBack(chosen.who.amount.number, among)])
    owned = ThereAre(Group((w.IN_PLAY,), YOURS, (ThisName(),)), number(copies.amount))
    return When(ENTERS_PLAY, does, ANY_SEAT, 1, owned)


@led.register
def _(lead: s.WhileInPlay, then: s.Statement, at: Scope) -> list[Ability]:
    """ "While in play, this card does not count as equipment": its being a location says so."""
    if then != NO_EQUIPMENT:
        raise unknown(then, "while in play")
    return []
