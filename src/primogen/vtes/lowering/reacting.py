"""What modifiers and reactions say of blocks: attempts by a card, values of others, what waits for the block."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.effects import Effect, If, Not
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_blocking as vb
from primogen.vtes.language import verbs_votes as vv
from primogen.vtes.language.delays import Later
from primogen.vtes.language.refs import THIS
from primogen.vtes.language.traits import IsKind
from primogen.vtes.language.verbs_action import Intercept, ReduceBleed, Stealth, Tap
from primogen.vtes.language.verbs_bleeding import ReduceBleedTo
from primogen.vtes.language.verbs_counters import BurnBlood
from primogen.vtes.lowering.amounts import how_much, number, signed
from primogen.vtes.lowering.boons import boon, in_order
from primogen.vtes.lowering.conditions import holding
from primogen.vtes.lowering.giving import freely
from primogen.vtes.lowering.polling import lost_as_well, once_tallied, votes_against
from primogen.vtes.lowering.resulting import (
    FIRST_ROUND,
    NO_COMBAT_ENDS,
    RESULTING,
    in_first_round,
    neither_strikes,
    of_himself,
)
from primogen.vtes.lowering.texts import effect, text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, is_choice, is_own, of_kind, ref
from primogen.vtes.lowering.windows import not_usable
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import (
    CANNOT_USE_EQUIPMENT,
    OPTIONAL_CONTINUING,
    OPTIONAL_MANEUVERS,
    OPTIONAL_MOVES,
    OPTIONAL_PRESSES,
    STRENGTH,
)

THIS_ACTION: Final = s.This(s.Core((), s.Common(s.Word.ACTION)))
THE_ACTION: Final = s.The(s.Role.PLAIN, s.Common(s.Word.ACTION))
ACTING: Final = tuple(s.The(s.Role.ACTING, s.Common(word)) for word in (s.Word.MINION, s.Word.VAMPIRE))
AFTER_IT: Final = (s.After(s.Moment.ACTION_RESOLUTION),)
BEFORE_IT: Final = (s.Before(s.Moment.ACTION_RESOLUTION),)
BEFORE_BLOCK: Final = (s.Before(s.Moment.BLOCK_RESOLUTION),)
IS_BLOCKED: Final = s.Does(THIS_ACTION, s.Be(s.State.BLOCKED))
BLOCKING_MINION: Final = s.The(s.Role.BLOCKING, s.Common(s.Word.MINION))
WHO_FAIL: Final = s.All(
    s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.MINION))), (s.AttemptAndFail(),))
)
MINIONS: Final = s.Only(s.Core((), s.Common(s.Word.MINION)))
THIS_TURN: Final = (s.Bare(s.Span.THIS_TURN),)
THAT_COMBAT: Final = ((s.During(s.Span.THAT_COMBAT),), (s.CommaDuring(s.Span.THAT_COMBAT),))
MOVES: Final = {
    s.Move.MANEUVER: OPTIONAL_MANEUVERS,
    s.Move.PRESS: OPTIONAL_PRESSES,
    s.Move.MANEUVER_OR_PRESS: OPTIONAL_MOVES,
}


# ---- bleeds


@effect.register
def _(deed: s.ReduceBleed, at: Scope) -> Effect:
    if not deed.against_you:
        raise unknown(deed)
    return ReduceBleed(number(deed.amount))


@effect.register
def _(deed: s.ReduceBleedTo, at: Scope) -> Effect:
    return ReduceBleedTo(deed.number)


@effect.register
def _(clause: s.LosesAsMuch, at: Scope) -> Effect:
    return lost_as_well(clause)


# ---- attempts


@effect.register
def _(deed: s.AttemptBlock, at: Scope) -> Effect:
    """ "... attempts to block with +2 intercept"; in a text in which another is chosen it is he."""
    return attempt(deed, THIS)


def attempt(deed: s.AttemptBlock, who: int) -> Effect:
    if deed.what is not None:
        raise unknown(deed.what, "to block")
    more = [] if deed.bonus is None else [Intercept(intercept(deed.bonus), who)]
    return in_order([*more, vb.AttemptToBlock(who)])


def intercept(bonus: s.Boon) -> int:
    if not isinstance(bonus, s.Bonus) or bonus.stat != s.Stat.INTERCEPT or bonus.per is not None or bonus.limited:
        raise unknown(bonus, "of an attempt")
    return signed(bonus.amount)


@effect.register
def _(deed: s.AttemptBlockFreely, at: Scope) -> Effect:
    if deed.what != s.The(s.Role.CURRENT, s.Common(s.Word.ACTION)):
        raise unknown(deed.what, "to block")
    return vb.AttemptToBlock(THIS, vb.WHOEVER_HE_IS)


def attempts(text: Effect) -> vb.AttemptToBlock | None:
    """The attempt that is made in it."""
    if isinstance(text, vb.AttemptToBlock):
        return text
    found = [each for each in map(attempts, text.parts()) if each is not None]
    return found[0] if found else None


def out_of_time(deed: s.Timed, at: Scope) -> Effect | None:
    """ "... even if intercept is not yet needed", "... during the resulting combat"."""
    against = votes_against(deed)
    if against is not None:
        return against
    if at.enters_combat and deed.when in THAT_COMBAT and isinstance(deed.do, s.Get):
        return in_that_combat(deed.do.what)
    if isinstance(deed.do, s.Get) and deed.when == (FIRST_ROUND,):
        return in_first_round(deed.do.what)
    if isinstance(deed.do, s.Get) and deed.when[:1] and deed.when[0] in RESULTING:
        return in_resulting_combat(deed.do.what, deed.when)
    if len(deed.when) != 1 or not isinstance(deed.when[0], s.NotYetNeeded):
        return None
    if isinstance(deed.do, s.AttemptBlock):
        return effect(deed.do, at)
    if isinstance(deed.do, s.Give):
        return freely(effect(deed.do, at))
    raise unknown(deed.when[0], "of an effect")


# ---- values of others


def of_others(fact: s.Does, at: Scope) -> Effect | None:
    """What somebody else gets, or does; none, if it is said elsewhere."""
    deed = fact.deed
    tallied = once_tallied(fact)
    if tallied is not None:
        return tallied
    if isinstance(deed, s.Burn) and deed.source is None and at.has_chosen and is_chosen(fact.who):
        return BurnBlood(how_much(deed.what, s.Thing.BLOOD), ref(fact.who, at))
    if fact.who == BLOCKING_MINION and isinstance(deed, s.Burn) and not at.is_attempt and deed.source is None:
        return vb.BlockerBurns(how_much(deed.what, s.Thing.BLOOD_OR_LIFE))
    if fact.who == WHO_FAIL and deed == s.Timed(s.BecomeState(s.State.LOCKED), BEFORE_IT):
        return Later(w.BEFORE_RESOLUTION, vb.LockWhoFailed())
    if fact.who == THE_ACTION and isinstance(deed, s.EndUnsuccessfully):
        return vb.EndAction()
    if isinstance(fact.who, s.Some) and is_choice(fact.who) and isinstance(deed, s.Get):
        return effect(s.Give(fact.who, deed.what), at)
    if fact.who in ACTING and isinstance(deed, s.Get):
        given = boon(deed.what)
        return given if isinstance(given, Stealth) else None
    if isinstance(fact.who, s.All) and fact.who.quantifier == s.ManyQuantifier.GENERIC and isinstance(deed, s.Get):
        return vb.InterceptOfAll(intercept(deed.what), of_kind(fact.who.kind))
    if isinstance(deed, s.Timed | s.AttemptBlock) and isinstance(fact.who, s.That) and at.has_chosen:
        tried = deed.do if isinstance(deed, s.Timed) and deed.when == (s.NotYetNeeded(False),) else deed
        return attempt(tried, ref(fact.who, at)) if isinstance(tried, s.AttemptBlock) else None
    return None


def is_chosen(who: s.Who) -> bool:
    return isinstance(who, s.The) and who.role == s.Role.CHOSEN


# ---- bonuses that depend


@effect.register
def _(clause: s.MustPay, at: Scope) -> Effect:
    """ "Vampires must burn 1 blood to attempt to block this action"."""
    cost = clause.cost
    if clause.deed != s.AttemptBlock(THIS_ACTION, None) or not isinstance(cost, s.Burn) or cost.source is not None:
        raise unknown(clause.deed, "that costs")
    if not isinstance(clause.who, s.All) or clause.who.quantifier != s.ManyQuantifier.GENERIC:
        raise unknown(clause.who, "that pays")
    among = of_kind(clause.who.kind)
    if IsKind(w.VAMPIRE) not in among.traits:  # an ally has life
        raise unknown(clause.who, "that pays")
    return vb.CostsThemToBlock(how_much(cost.what, s.Thing.BLOOD), among)


@effect.register
def _(clause: s.GetsMoreIf, at: Scope) -> Effect:
    """ "+1 bleed, with an additional +1 bleed if ... (limited)"."""
    if not isinstance(clause.what, s.Bonus) or not isinstance(clause.extra, s.Bonus):
        raise unknown(clause)
    if clause.extra.stat != clause.what.stat or not isinstance(clause.extra.amount, s.AnAdditional):
        raise unknown(clause.extra)
    if clause.extra.per is not None or clause.extra.limited:
        raise unknown(clause.extra)
    plain = replace(clause.what, limited=clause.what.limited or clause.limited)
    total = signed(clause.what.amount) + int(clause.extra.amount.number.number)
    return If(holding(clause.fact, at), boon(replace(plain, amount=s.More(s.Plus(f"+{total}")))), boon(plain))


@effect.register
def _(clause: s.GetsIfLimited, at: Scope) -> Effect:
    if not isinstance(clause.what, s.Bonus):
        raise unknown(clause.what)
    return If(holding(clause.fact, at), boon(replace(clause.what, limited=True)))


@effect.register
def _(clause: s.GetsNot, at: Scope) -> Effect:
    """ "+1 stealth, not usable during a bleed action"."""
    usable = not_usable(clause.windows)
    if usable.moments or usable.needs or usable.only_if is None:
        raise unknown(clause)
    return If(usable.only_if, boon(clause.what))


# ---- what waits


def waiting(clause: s.Led, at: Scope) -> Effect | None:
    """ "If this action is blocked ...", "If they do not block this action ..."."""
    lead, then = clause.lead, clause.then
    if not isinstance(lead, s.If):
        return None
    if lead.fact == IS_BLOCKED and isinstance(then, s.Do):
        return Later(w.IF_BLOCKED, when_blocked(then.deed))
    if lead.fact == s.DoesNot(s.It(), s.Block(THIS_ACTION)) and isinstance(then, s.Does) and then.who == s.It():
        if isinstance(then.deed, s.Timed) and then.deed.when == BEFORE_IT and isinstance(then.deed.do, s.Burn):
            burned = BurnBlood(how_much(then.deed.do.what, s.Thing.BLOOD), THIS)
            return Later(w.BEFORE_RESOLUTION, If(Not(vb.HasBlocked(THIS)), burned))
    if takes_part(lead.fact) and isinstance(then, s.DoesAndCannot) and (then.who == s.It() or is_own(then.who, at)):
        return without_equipment(then)
    if takes_part(lead.fact) and isinstance(lead.fact, s.Does):
        if isinstance(then, s.Can) or (isinstance(then, s.Does) and is_of_the_combat(then)):
            return neither_strikes(lead.fact, then, at) or text([of_himself(then, lead.fact, at)], at)
    if lead.fact == IS_BLOCKED and isinstance(then, s.Also) and then.second == NO_COMBAT_ENDS:
        return in_order([text([then.first], at), Later(w.IF_BLOCKED, vb.BlockerCannotEndCombat())])
    if isinstance(lead.fact, s.PlayedToCall) and isinstance(then, s.Do) and isinstance(then.deed, s.ReturnCard):
        if then.deed.card == s.It() and then.deed.afterward == s.Afterward.DISCARD:
            return vv.ReturnCallingCard()
    return None


def unless_he_blocked(clause: s.OnlyIf, at: Scope) -> Effect | None:
    """ "Lock this vampire after action resolution if they did not block this action"."""
    then = clause.then
    if clause.fact != s.DidNot(s.It(), s.Block(THIS_ACTION)) or not isinstance(then, s.Do):
        return None
    deed = then.deed
    if not isinstance(deed, s.Timed) or deed.when != AFTER_IT or not isinstance(deed.do, s.Lock):
        return None
    return Later(w.AFTER_RESOLUTION, If(Not(vb.HasBlocked(THIS)), Tap(ref(deed.do.who, at))))


def when_blocked(deed: s.Deed) -> Effect:
    if isinstance(deed, s.Then):
        return in_order([when_blocked(deed.first), when_blocked(deed.rest)])
    if deed == s.Lock(BLOCKING_MINION):
        return vb.LockBlocker()
    if deed in (s.Timed(s.EndAction(), BEFORE_BLOCK), s.EndAction()):
        return vb.EndAction()
    raise unknown(deed, "when it is blocked")


@effect.register
def _(deed: s.MakeDo, at: Scope) -> Effect:
    """ "... to make the action fail"."""
    if deed.who != THE_ACTION or deed.deed != s.Fail():
        raise unknown(deed.deed, "made to do")
    return vb.EndAction()


@effect.register
def _(deed: s.EndAction, at: Scope) -> Effect:
    return vb.EndAction()


@effect.register
def _(deed: s.CancelReferendum, at: Scope) -> Effect:
    return vv.CancelReferendum()


def not_again(fact: s.Cannot, at: Scope) -> Effect | None:
    """ "... cannot perform the same action again this turn"."""
    deed = fact.deed
    if not isinstance(deed, s.Timed) or deed.when != THIS_TURN or not isinstance(deed.do, s.TakeAction):
        return None
    what = deed.do.what
    if what == s.The(s.Role.SAME, s.Common(s.Word.ACTION)) and fact.who in ACTING:
        return vb.NotTheSameAgain()
    if not isinstance(what, s.SameAgain):
        return None
    if isinstance(fact.who, s.This) and what.kind == s.Kind(s.Only(s.Core((), s.Common(s.Word.ACTION))), ()):
        return vb.NotTheSameAgain()
    everybody = s.Kind(MINIONS, (s.ControlledBy(s.The(s.Role.ACTING, s.Common(s.Word.METHUSELAH))),))
    political = s.Kind(s.Only(s.Core((), s.Common(s.Word.POLITICAL_ACTION))), ())
    if fact.who == s.All(s.ManyQuantifier.GENERIC, everybody) and what.kind == political:
        return vv.NobodyCallsItAgain()
    return None


def in_that_combat(what: s.Boon) -> Effect:
    """Of an action: the combat that comes of its success."""
    if isinstance(what, s.Extra) and what.optional and not what.limited and what.move == s.Move.PRESS:
        if what.limit == s.MoveLimit.TO_CONTINUE:
            return vb.InResultingCombat(OPTIONAL_CONTINUING, what.number, THIS)
    return in_resulting_combat(what, RESULTING[:1])


def in_resulting_combat(what: s.Boon, when: tuple[s.Adverb, ...]) -> Effect:
    """ "1 optional maneuver during the resulting combat": whoever blocks or is blocked takes part in it."""
    if len(when) != 1 or when[0] not in RESULTING:
        raise unknown(when[0] if when else what, "of an effect")
    if isinstance(what, s.Bonus) and what.stat == s.Stat.STRENGTH and what.per is None and not what.limited:
        return vb.InResultingCombat(STRENGTH, signed(what.amount), THIS)
    if not isinstance(what, s.Extra) or not what.optional or what.limit is not None or what.limited:
        raise unknown(what, "in a combat")
    if what.move not in MOVES:
        raise unknown(what.move, "in a combat")
    return vb.InResultingCombat(MOVES[what.move], what.number, THIS)


@effect.register
def _(clause: s.GetsWith, at: Scope) -> Effect:
    """ "+1 intercept, with 1 optional maneuver during the resulting combat if this vampire blocks"."""
    if clause.fact is not None and not takes_part(clause.fact.fact):
        raise unknown(clause.fact.fact, "as a condition")
    return in_order([boon(clause.what), in_resulting_combat(clause.extra, clause.when)])


def takes_part(fact: s.Fact) -> bool:
    """He blocks, or is blocked: there is no resulting combat of his otherwise."""
    if fact == IS_BLOCKED:
        return True
    if not isinstance(fact, s.Does) or not isinstance(fact.who, s.This | s.It):
        return False
    return fact.deed in (s.Block(None), s.SuccessfullyBlock(None), s.Be(s.State.BLOCKED))


def without_equipment(then: s.DoesAndCannot) -> Effect:
    """ "... gets 1 optional maneuver and cannot use equipment during the resulting combat"."""
    other = then.other
    if not isinstance(then.deed, s.Get) or not isinstance(other, s.Timed) or other.do != s.UseCard(EQUIPMENT):
        raise unknown(other, "in a combat")
    barred = vb.InResultingCombat(CANNOT_USE_EQUIPMENT, 1, THIS)
    return in_order([in_resulting_combat(then.deed.what, other.when), barred])


@effect.register
def _(fact: s.DoesNot, at: Scope) -> Effect:
    """ "This vampire does not lock for the block"."""
    if not is_own(fact.who, at) or fact.deed not in FOR_THE_BLOCK:
        raise unknown(fact.deed, "that is not done")
    return vb.DoesNotLockToBlock()


EQUIPMENT: Final = s.All(s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.EQUIPMENT))), ()))
FOR_THE_BLOCK: Final = (s.LockForBlock(), s.LockForBlocking(THIS_ACTION))


def is_of_the_combat(clause: s.Statement) -> bool:
    """What is said of the combat alone that comes of the block."""
    if not isinstance(clause, s.Can | s.Does) or not isinstance(clause.deed, s.Timed):
        return False
    return clause.deed.when in (*((each,) for each in RESULTING), (s.During(s.Span.FIRST_ROUND_RESULTING),))
