"""What comes after: after the action is resolved, after combat ends."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import Pay
from primogen.kernel.effects import Condition, Effect, If, May, Not
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.circumstances import Bled
from primogen.vtes.language.conditions import ActionIs, succeeded
from primogen.vtes.language.delays import Later
from primogen.vtes.language.refs import THIS
from primogen.vtes.language.verbs_action import Untap
from primogen.vtes.language.verbs_blocking import ContinueUnblocked, WasBlocked
from primogen.vtes.language.verbs_people import Inflict
from primogen.vtes.lowering.amounts import number, signed
from primogen.vtes.lowering.costs import price
from primogen.vtes.lowering.paying_corruption import burned_from, is_paid_in_corruption
from primogen.vtes.lowering.striking import bits_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, is_own
from primogen.vtes.lowering.windows import both
from primogen.vtes.rules import words as w

THE_ACTION: Final = s.The(s.Role.PLAIN, s.Common(s.Word.ACTION))
THIS_ACTION: Final = s.This(s.Core((), s.Common(s.Word.ACTION)))
AFTER_IT: Final = s.After(s.Moment.ACTION_RESOLUTION)
AFTER_COMBAT: Final = s.After(s.Moment.COMBAT_ENDS)
MOMENTS: Final = {AFTER_IT: w.AFTER_RESOLUTION, AFTER_COMBAT: w.AFTER_COMBAT}
SUCCESSES: Final[tuple[s.Fact, ...]] = (
    s.Was(THE_ACTION, s.State.SUCCESSFUL),
    s.Does(THE_ACTION, s.Be(s.State.SUCCESSFUL)),
    s.Does(THIS_ACTION, s.Be(s.State.SUCCESSFUL)),
)
BLED: Final = s.Does(s.The(s.Role.PLAIN, s.Common(s.Word.BLEED)), s.Be(s.State.SUCCESSFUL))
A_BLEED: Final = ActionIs(w.BLEEDING)
POLITICS: Final = ActionIs(w.POLITICS)
NOT_SO: Final[dict[s.Quality, Condition]] = {
    s.NotOfSort(s.Sort.BLEED): Not(A_BLEED),
    s.NotAdjective(s.Adjective.POLITICAL): Not(POLITICS),
}


def afterwards(clause: s.Led, at: Scope) -> Effect | None:
    """ "After action resolution, if the action was successful, this vampire can burn 1 blood to unlock"."""
    if isinstance(clause.lead, s.Meanwhile) and clause.lead.adverb in MOMENTS:
        return Later(MOMENTS[clause.lead.adverb], come_of(clause.then, at))
    if isinstance(clause.lead, s.If) and clause.lead.fact == BLED and is_paid_in_corruption(clause.then):
        return Later(w.AFTER_RESOLUTION, If(Bled(), come_of(clause.then, at)))
    if isinstance(clause.lead, s.If) and isinstance(clause.lead.fact, s.WasWhile) and is_continuing(clause.then):
        return Later(w.AFTER_COMBAT, come_of(clause, at))
    return None


def is_continuing(clause: s.Statement) -> bool:
    return isinstance(clause, s.Does) and isinstance(clause.deed, s.ContinueUnblocked)


def come_of(then: s.Statement, at: Scope) -> Effect:
    if isinstance(then, s.Led) and isinstance(then.lead, s.If):
        return If(by_then(then.lead.fact, at), come_of(then.then, at))
    if isinstance(then, s.Can) and isinstance(then.deed, s.Pay) and is_paid_in_corruption(then):
        if not is_own(then.who, at):
            raise unknown(then.who, "afterwards")
        return burned_from(then.deed.cost, done(then.deed.effect, at), at)
    if isinstance(then, s.Can) and (then.who == s.It() or is_own(then.who, at)):
        return May(done(then.deed, at))
    if isinstance(then, s.Does) and then.who == THE_ACTION and isinstance(then.deed, s.ContinueUnblocked):
        return done(then.deed, at)
    raise unknown(then, "afterwards")


def by_then(fact: s.Fact, at: Scope) -> Condition:
    if fact in SUCCESSES:
        return succeeded
    if isinstance(fact, s.Was) and fact.state == s.State.BLOCKED and is_own(fact.who, at):
        return WasBlocked()
    if isinstance(fact, s.WasWhile) and fact.state == s.State.BLOCKED and is_own(fact.who, at):
        return while_acting(fact.deed)
    raise unknown(fact, "afterwards")


def while_acting(deed: s.Deed) -> Condition:
    """ "... blocked while performing a non-bleed non-political action"."""
    if not isinstance(deed, s.TakeAction) or not isinstance(deed.what, s.Some) or deed.what.kind.posts:
        raise unknown(deed, "afterwards")
    cores = deed.what.kind.cores
    if not isinstance(cores, s.Only) or cores.core.noun != s.Common(s.Word.ACTION):
        raise unknown(deed.what, "afterwards")
    found: Condition = WasBlocked()
    for quality in cores.core.qualities:
        if quality not in NOT_SO:
            raise unknown(quality, "afterwards")
        found = both(found, NOT_SO[quality]) or found
    return found


def done(deed: s.Deed, at: Scope) -> Effect:
    if isinstance(deed, s.Pay):
        return Pay(price(deed.cost, at), done(deed.effect, at))
    if isinstance(deed, s.Timed) and deed.when == (s.NotYetNeeded(True),):
        return done(deed.do, at)
    if isinstance(deed, s.ContinueUnblocked):
        return ContinueUnblocked(0 if deed.bonus is None else stealth(deed.bonus))
    if isinstance(deed, s.UnlockSelf):
        return Untap(THIS)
    raise unknown(deed, "afterwards")


def stealth(bonus: s.Boon) -> int:
    if not isinstance(bonus, s.Bonus) or bonus.stat != s.Stat.STEALTH or bonus.per is not None or bonus.limited:
        raise unknown(bonus, "afterwards")
    return signed(bonus.amount)


def damage_later(who: int, deed: s.Timed) -> Effect | None:
    """ "This vampire takes 2 ... damage after action resolution"."""
    if len(deed.when) != 1 or deed.when[0] not in MOMENTS or not isinstance(deed.do, s.TakeDamage):
        return None
    return Later(MOMENTS[deed.when[0]], inflict(deed.do.hurt, who))


def inflict(hurt: s.Hurt, who: int) -> Effect:
    if not isinstance(hurt, s.Damage):
        raise unknown(hurt, "inflicted")
    return Inflict(number(hurt.amount), who, bits_of(hurt.flavours))
