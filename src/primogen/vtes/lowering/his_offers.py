"""What a minion in play may do, without an action: strike in a certain way, unlock, something after an action."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Pay
from primogen.kernel.effects import Condition, Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.as_if import AsIfOfClan, AsIfTitled
from primogen.vtes.language.circumstances import fights
from primogen.vtes.language.refs import THIS
from primogen.vtes.language.sentences import OFTEN, MayUse
from primogen.vtes.language.verbs_action import Untap
from primogen.vtes.language.verbs_combat import StrikeWith
from primogen.vtes.language.verbs_counters import BurnBlood
from primogen.vtes.lowering.afterwards import after, done_by_him
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.costs import price
from primogen.vtes.lowering.gear import bleed_by_itself
from primogen.vtes.lowering.his_phases import during_phase
from primogen.vtes.lowering.nouns import clan_called, title_called
from primogen.vtes.lowering.offers import AT_ANY_TIME, in_use, offered
from primogen.vtes.lowering.standing import YOU, he_may, is_you
from primogen.vtes.lowering.striking import prevention, strike
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.whiles import provided
from primogen.vtes.lowering.who import Scope, cores_of
from primogen.vtes.rules import words as w

A_CARD: Final = s.Only(s.Core((), s.Common(s.Word.CARD)))
STEAL_EQUIPMENT: Final = s.Kind(s.Only(s.Core((), s.Common(s.Word.EQUIPMENT))), ())


@he_may.register
def _(deed: s.UnlockSelf, who: s.Who, at: Scope) -> list[Ability]:
    is_you(who, at)
    return [MayUse(AT_ANY_TIME, Untap(THIS), OFTEN)]


@he_may.register
def _(deed: s.Prevent, who: s.Who, at: Scope) -> list[Ability]:
    is_you(who, at)
    return in_use(prevention(deed), OFTEN)


@he_may.register
def _(deed: s.Timed, who: s.Who, at: Scope) -> list[Ability]:
    if len(deed.when) != 1:
        raise unknown(deed.when[0], "that can be done")
    when = deed.when[0]
    if isinstance(when, s.AsIf) and not is_you(who, at):
        return [as_if(deed.do, when.what)]
    if isinstance(when, s.AsStrike) and not is_you(who, at):
        return in_use(struck(deed.do, when.cost, 0), OFTEN)
    if isinstance(when, s.AsRangedStrike) and not is_you(who, at):
        return in_use(struck(deed.do, None, w.RANGED), OFTEN)
    if isinstance(when, s.AfterFact):
        return afterwards(text([s.Do(deed.do)], at), after(when.fact, at))
    if isinstance(when, s.AfterDoing):
        return afterwards(text([s.Do(deed.do)], at), done_by_him(when.deed, at))
    if isinstance(when, s.DuringPhase):
        return during_phase(when, s.Can(who, deed.do), at)
    raise unknown(when, "that can be done")


@he_may.register
def _(deed: s.IncreaseBleedOf, who: s.Who, at: Scope) -> list[Ability]:
    return bleed_by_itself(who, deed)


@he_may.register
def _(deed: s.PayEither, who: s.Who, at: Scope) -> list[Ability]:
    """ "Burn this card to prevent 2 damage in combat or to gain 2 blood (ignore excess blood)"."""
    is_you(who, at)
    return [*one_way(deed.cost, deed.first, at), *one_way(deed.cost, deed.second, at)]


def one_way(cost: s.Run, effect: s.Run, at: Scope) -> list[Ability]:
    if isinstance(effect, s.Timed) and effect.when == (s.InSpan(s.Span.COMBAT),):
        return [provided(each, fights) for each in offered(s.Pay(cost, effect.do), at)]
    if isinstance(effect, s.Timed) and effect.when == (s.IgnoreExcess(),):  # as always
        return offered(s.Pay(cost, effect.do), at)
    return offered(s.Pay(cost, effect), at)


@he_may.register
def _(deed: s.PayWhen, who: s.Who, at: Scope) -> list[Ability]:
    if who != YOU:
        is_you(who, at)
    if not isinstance(deed.when, s.AfterFact):
        raise unknown(deed.when, "that can be done")
    return afterwards(Pay(price(deed.cost, at), text([s.Do(deed.effect)], at)), after(deed.when.fact, at))


def afterwards(effect: Effect, condition: Condition) -> list[Ability]:
    """Once the action is resolved."""
    return [MayUse(w.AFTER_ACTION, If(condition, effect), w.THIS_ACTION)]


def struck(deed: s.Deed, cost: s.Quantity | None, bits: int) -> Effect:
    found = strike_of(deed, bits)
    return found if cost is None else Pay(BurnBlood(how_much(cost, s.Thing.BLOOD), THIS), found)


def strike_of(deed: s.Deed, bits: int) -> StrikeWith:
    if isinstance(deed, s.Dodge):
        return StrikeWith(w.DODGE, 0, bits)
    if isinstance(deed, s.StealThings):
        found = strike(s.DeedStrike(deed))
        return StrikeWith(found.strike, found.amount, found.bits | bits)
    if isinstance(deed, s.Inflict) and deed.on is None:
        found = strike(s.DamageStrike(deed.hurt))
        return StrikeWith(found.strike, found.amount, found.bits | bits)
    if isinstance(deed, s.StealCard) and isinstance(deed.who, s.Some | s.All) and deed.who.kind == STEAL_EQUIPMENT:
        return StrikeWith(w.STEAL_EQUIPMENT, 0, bits)
    raise unknown(deed, "as a strike")


def as_if(deed: s.Deed, what: s.Who) -> Ability:
    """ "Play cards requiring a Tremere as if he were a Tremere"."""
    if not isinstance(deed, s.PlayCard) or not isinstance(deed.who, s.All) or not isinstance(what, s.Some):
        raise unknown(deed, "as if")
    if deed.who.kind != s.Kind(A_CARD, (s.RequiringKind(what),)) or what.kind.posts:
        raise unknown(deed.who, "as if")
    core = cores_of(what.kind.cores)[0]
    if what.kind.cores == s.Only(core) and not core.qualities:
        if isinstance(core.noun, s.OfClan):
            return AsIfOfClan(clan_called(core.noun.clan.name))
        if isinstance(core.noun, s.OfTitle):
            return AsIfTitled(title_called(core.noun.title.name))
    raise unknown(what, "as if")
