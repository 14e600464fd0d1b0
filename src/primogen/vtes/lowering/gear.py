"""What equipment says in ways of its own: damage prevented in parts, a weapon one is on guard with."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Pay, Target
from primogen.kernel.effects import Both, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import circumstances as c
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.conditions import RefFits, succeeded
from primogen.vtes.language.groups import Only
from primogen.vtes.language.refs import BEARER as BEARING
from primogen.vtes.language.refs import THAT, THIS, THIS_CARD
from primogen.vtes.language.sentences import ANY_SEAT, OFTEN, AnyMayAct, MayUse, Static, When
from primogen.vtes.language.verbs_action import DoNotUntapNext, Tap, Untap
from primogen.vtes.language.verbs_counters import Burn, PayPool
from primogen.vtes.language.verbs_gear import (
    ByThisEquipment,
    GuardAtLongRange,
    IsTaken,
    NoteGuard,
    OfOtherEquipment,
    OnGuard,
)
from primogen.vtes.language.verbs_preventing import FROM_GUN, FROM_NO_GUN, PreventPart
from primogen.vtes.lowering.amounts import how_much, number, signed
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.circumstances import control, some_of
from primogen.vtes.lowering.striking import strike_with
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, of_kind, ref
from primogen.vtes.lowering.windows import CONDITIONS
from primogen.vtes.rules import words as w
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.topics import BLEED, BLEED_BY_ITSELF, BLOCKS, EQUIPPED

BEARER: Final = s.TheThing(s.Definite.BEARER)
NO_OTHER_EQUIPMENT: Final = s.Some(
    s.Quantifier.NO,
    s.Kind(s.Only(s.Core((s.Being(s.Adjective.OTHER),), s.Common(s.Word.EQUIPMENT))), ()),
)
A_MINION: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.MINION))), ()))
SUCCESSFUL_ACTION: Final = s.Some(
    s.Quantifier.A,
    s.Kind(s.Only(s.Core((s.Being(s.Adjective.SUCCESSFUL),), s.Common(s.Word.ACTION))), ()),
)
GUN_STRIKES: Final = s.All(s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.GUN_STRIKE))), ()))
BEARER_BLOCKS: Final = s.If(s.Does(BEARER, s.Block(None)))
TO_LONG_RANGE: Final = s.CanWhen(s.It(), s.Before(s.Moment.RANGE), s.SetRangeTo(s.Span.FIRST_ROUND_RESULTING, True))
THIS_ACTION: Final = s.This(s.Core((), s.Common(s.Word.ACTION)))
TARGET_METHUSELAH: Final = s.The(s.Role.TARGET, s.Common(s.Word.METHUSELAH))
BURN_THIS: Final = s.BurnCard(s.This(s.Core((), s.Common(s.Word.CARD))))
IF_SUCCESSFUL: Final = s.If(s.Does(s.That(s.Core((), s.Common(s.Word.ACTION))), s.Be(s.State.SUCCESSFUL)))
NOT_UNLOCKED: Final = s.Timed(s.UnlockAsNormal(), (s.DuringPhase(s.Their(), True, s.Phase.UNLOCK),))
WITH_THIS: Final = s.StrikeMustBe(s.This(s.Core((), s.Common(s.Word.WEAPON))))


def prevented_in_parts(deed: s.PreventOr) -> list[Ability]:
    """ "2 damage from gun strikes or 1 damage from any other source": what is not used of it is left for later."""
    if deed.source != GUN_STRIKES:
        raise unknown(deed.source, "prevented")
    by_gun, other = plain(deed.hurt), plain(deed.other)
    part = PreventPart(1, source=FROM_GUN, uses=1, of=by_gun)
    whole = PreventPart(other, source=FROM_NO_GUN, uses=by_gun, of=by_gun)
    return [MayUse(w.PREVENTION, part, OFTEN), MayUse(w.PREVENTION, whole, OFTEN)]


def plain(hurt: s.Hurt) -> int:
    if not isinstance(hurt, s.Damage) or hurt.flavours:
        raise unknown(hurt, "prevented")
    return number(hurt.amount)


def on_guard(lead: s.If | s.While, then: s.Statement) -> list[Ability] | None:
    """ "If the bearer blocks, they can set the range to long, and their initial strike must be with this weapon"."""
    if lead != BEARER_BLOCKS or not isinstance(then, s.Also):
        return None
    if then.first != TO_LONG_RANGE or then.second != WITH_THIS:
        raise unknown(then, "of who blocks")
    may = If(Both(OnGuard(), c.FirstRound()), GuardAtLongRange())
    return [When(BLOCKS, NoteGuard(), ANY_SEAT, 1), MayUse(w.BEFORE_RANGE, may, w.THIS_COMBAT)]


def strike_only(deed: s.StrikeOnly) -> list[Ability]:
    """ "Strike: 2R damage, only usable at long range"."""
    if deed.window not in CONDITIONS:
        raise unknown(deed.window, "of a strike")
    strike = strike_with(s.StrikeWith(deed.ranged, deed.strike, None))
    return [MayUse(w.STRIKE, If(CONDITIONS[deed.window], strike), OFTEN)]


def bleeds_more(clause: s.OnlyIf, at: Scope) -> Ability:
    """ "This action gets +3 bleed if the target Methuselah controls no ...", as long as it is so."""
    then, fact = clause.then, clause.fact
    if not isinstance(then, s.Does) or then.who != THIS_ACTION or not isinstance(then.deed, s.Get):
        raise unknown(then, "of that action")
    what = then.deed.what
    if not isinstance(what, s.Bonus) or what.stat != s.Stat.BLEED or what.limited or what.per is not None:
        raise unknown(what, "of that action")
    if not isinstance(fact, s.Does) or fact.who != TARGET_METHUSELAH or not isinstance(fact.deed, s.Control):
        raise unknown(fact, "of that action")
    only = Both(c.WithThisCard(), c.SeenBy(c.TARGET, control(fact.deed.who, at)))
    return Static(Fixed(signed(what.amount)), BLEED, only)


def burned_to_lock(action: s.CanAs, outcome: s.Led, at: Scope) -> Ability:
    """ "Vampires can burn this card as a (D) action that costs ...; if it is successful, this Anarch is locked ..."."""
    how, then = action.how, outcome.then
    if outcome.lead != IF_SUCCESSFUL or not isinstance(then, s.DoesAndDoesNot):
        raise unknown(outcome.lead, "of that action")
    if then.deed != s.Be(s.State.LOCKED) or then.other != NOT_UNLOCKED or not isinstance(then.who, s.This):
        raise unknown(then, "of that action")
    if action.deed != BURN_THIS or not how.directed or how.stealth or how.political or how.that or action.afterward:
        raise unknown(action, "of any")
    he = of_kind(s.Kind(s.Only(then.who.core), ()))
    locked = If(RefFits(BEARING, he), in_order([Tap(BEARING), DoNotUntapNext(BEARING)]))
    burned = Target(Only(), in_order([locked, Burn(THAT)]))
    price = None if how.cost is None else PayPool(how_much(how.cost, s.Thing.POOL))
    use = Use(kind=w.ACTION, takes=w.OTHER, aims_at=burned, text=burned.effect, price=price)
    return AnyMayAct(use, some_of(action.who, at))


def as_equipped(fact: s.Fact, then: s.Statement) -> list[Ability] | None:
    """ "When a minion equips with this, lock it"; None, if something else happens."""
    if not isinstance(fact, s.Does) or fact.who != A_MINION or not isinstance(fact.deed, s.EquipWith):
        return None
    if not isinstance(fact.deed.who, s.Self) or then != s.Do(s.Lock(s.It())):
        raise unknown(then, "as it is equipped")
    return [When(EQUIPPED, Tap(THIS_CARD), ANY_SEAT, 1, IsTaken())]


def unlocked_after(lead: s.AfterDoingLead, then: s.Statement, at: Scope) -> list[Ability]:
    """ "After resolving a successful action, this minion may lock this card to unlock"."""
    if lead.deed != s.Resolve(SUCCESSFUL_ACTION) or not isinstance(then, s.Can) or not isinstance(then.deed, s.Pay):
        raise unknown(lead.deed, "after doing it")
    if not isinstance(then.deed.cost, s.Lock) or not isinstance(then.deed.cost.who, s.Self):
        raise unknown(then.deed.cost, "as a cost")
    if ref(then.who, at) != THIS or then.deed.effect != s.UnlockSelf():
        raise unknown(then.deed.effect, "after an action")
    done = Pay(Tap(THIS_CARD), Untap(THIS))
    return [MayUse(w.AFTER_ACTION, If(Both(c.acts, succeeded), done), w.THIS_ACTION)]


def bleed_by_itself(who: s.Who, deed: s.IncreaseBleedOf) -> list[Ability]:
    """ "No other equipment can increase the bleed amount of this action"."""
    if who != NO_OTHER_EQUIPMENT or deed.who != THIS_ACTION:
        raise unknown(deed, "that cannot be")
    less = Static(OfOtherEquipment(BLEED), BLEED, ByThisEquipment())
    return [less, Static(Fixed(1), BLEED_BY_ITSELF, ByThisEquipment())]
