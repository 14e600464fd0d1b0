"""What lasts for a round, or a combat: strength, strikes that are allowed or barred, damage in each round, ranges."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import OneOf, Pay
from primogen.kernel.effects import Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_rounds as vr
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.refs import BLOCKER, OPPOSING_MINION
from primogen.vtes.language.verbs_combat import (
    AdditionalStrikes,
    ForAWhile,
    InCombat,
    Maneuver,
    MoreManeuvers,
    PressOn,
    StrikeWith,
)
from primogen.vtes.language.verbs_given import Lets
from primogen.vtes.language.verbs_preventing import FROM_STRIKE, PreventStrikes
from primogen.vtes.language.verbs_striking import BoundStrike
from primogen.vtes.lowering.aftermath import inflict
from primogen.vtes.lowering.amounts import ranged, signed
from primogen.vtes.lowering.boons import boon, in_order
from primogen.vtes.lowering.costs import price
from primogen.vtes.lowering.hindering import cannot_in_this_action, less_intercept
from primogen.vtes.lowering.paying_corruption import once_to_hinder
from primogen.vtes.lowering.resulting import FIRST_ROUND, RESULTING
from primogen.vtes.lowering.striking import bare_move, first_strike, prevention, strike_with
from primogen.vtes.lowering.texts import effect, one_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice, is_own, of_kind, ref
from primogen.vtes.rules import words as w
from primogen.vtes.rules.given import AS_OFTEN, EACH_ROUND, ONCE
from primogen.vtes.rules.topics import AGGRAVATED_HANDS, STRENGTH
from primogen.vtes.rules.underway import MANEUVERS_NEXT

SPANS: Final[dict[s.Adverb, int]] = {
    s.Bare(s.Span.THIS_COMBAT): w.THIS_COMBAT,
    s.Bare(s.Span.THIS_ROUND): w.THIS_ROUND,
    s.Remainder(s.Whole.COMBAT): w.THIS_COMBAT,
    s.Remainder(s.Whole.THIS_ROUND): w.THIS_ROUND,
}
ONCE_THIS_ACTION: Final = (s.Once(s.Span.THIS_ACTION), s.Meanwhile(s.During(s.Span.THIS_ACTION)))  # reading 56
IN_EACH_ROUND: Final = s.Bare(s.Span.EACH_ROUND)
LATER: Final = s.Bare(s.Span.LATER_THIS_ROUND)
IN_STRIKES: Final = (IN_EACH_ROUND, s.During(s.Span.NORMAL_STRIKE_RESOLUTION))
HANDS: Final = s.Kind(s.Only(s.Core((), s.Common(s.Word.HAND_STRIKE))), ())
OTHER_STRIKES: Final = s.All(
    s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.STRIKE))), (s.NotHandStrikes(),))
)
BY_BOTH: Final = (s.Bare(s.Span.THIS_ROUND), s.ByEither())
ANOTHER_ROUND: Final = s.If(
    s.Does(
        s.Some(
            s.Quantifier.ANOTHER,
            s.Kind(s.Only(s.Core((), s.Common(s.Word.ROUND))), (s.OfWhat(s.TheThing(s.Definite.COMBAT)),)),
        ),
        s.Occur(),
    )
)
SKIPPED_AT_CLOSE: Final = s.Does(s.That(s.Core((), s.Common(s.Word.ROUND))), s.BeAtRange(False, True))


def lasting(clause: s.Statement, at: Scope) -> Effect | None:
    """What a sentence of combat says of a while; none, if it is said elsewhere."""
    if isinstance(clause, s.Led):
        return led(clause, at)
    if isinstance(clause, s.Can) and isinstance(clause.deed, s.Timed) and is_own(clause.who, at):
        return allowed(clause.deed.do, clause.deed.when, at)
    if clause == s.Cannot(OTHER_STRIKES, s.Timed(s.Be(s.State.USED), BY_BOTH)):
        return vr.OnlyHandStrikes()
    return None


def led(clause: s.Led, at: Scope) -> Effect | None:
    if clause.lead == ANOTHER_ROUND and clause.then == SKIPPED_AT_CLOSE:
        return vr.NextRoundClose()
    if clause.lead in ONCE_THIS_ACTION and isinstance(clause.then, s.CanAndSo):
        return once_to_hinder(clause.then)
    if clause.lead == ANOTHER_ROUND and isinstance(clause.then, s.Does) and is_own(clause.then.who, at):
        return in_that_round(clause.then.deed)
    if clause.lead == s.Instead() and clause.then == s.Do(s.StartRound()):
        return vr.StartRound()
    if clause.lead in ONCE_THIS_ACTION and isinstance(clause.then, s.Can) and is_own(clause.then.who, at):
        return once_this_action(clause.then.deed, at)
    if clause.lead in ONCE_THIS_ACTION and isinstance(clause.then, s.Cannot):
        return cannot_in_this_action(clause.then)
    if not isinstance(clause.lead, s.Meanwhile) or clause.lead.adverb not in SPANS:
        return None
    span, then = clause.lead.adverb, clause.then
    if isinstance(then, s.Does):
        return of_combatant(then.who, then.deed, span, at)
    if isinstance(then, s.Can) and is_own(then.who, at):
        return allowed(then.deed, (span,), at)
    if isinstance(then, s.DoesAndCan) and is_own(then.who, at):
        deed, when = (then.other.do, then.other.when) if isinstance(then.other, s.Timed) else (then.other, (span,))
        return in_order([of_combatant(then.who, then.deed, span, at), allowed(deed, when, at, SPANS[span])])
    return None


def in_that_round(deed: s.Deed) -> Effect:
    """ "This vampire gets 1 optional maneuver that round"."""
    if deed != s.Timed(s.Get(s.Extra(1, True, s.Move.MANEUVER, False, None)), (s.Bare(s.Span.THAT_ROUND),)):
        raise unknown(deed, "in the next round")
    return MoreManeuvers(MANEUVERS_NEXT)


def once_this_action(deed: s.Deed, at: Scope) -> Effect:
    """ "Once this action, this vampire can burn 1 blood to ...": while a block is attempted."""
    if not isinstance(deed, s.Pay):
        raise unknown(deed, "once in an action")
    return Lets(Pay(price(deed.cost, at), to_intercept(deed.effect, at)), w.ATTEMPT, w.THIS_ACTION)


def to_intercept(deed: s.Deed, at: Scope) -> Effect:
    if isinstance(deed, s.Get) and isinstance(deed.what, s.Bonus) and deed.what.stat == s.Stat.INTERCEPT:
        return boon(deed.what)
    if isinstance(deed, s.Give) and isinstance(deed.who, s.Some) and is_choice(deed.who):
        return If(RefFits(BLOCKER, group(deed.who, at)), less_intercept(deed.what, BLOCKER))
    raise unknown(deed, "once in an action")


def of_combatant(who: s.Who, deed: s.Deed, span: s.Adverb, at: Scope) -> Effect:
    if is_of_hand_strikes(who, at) and deed == s.Be(s.State.AGGRAVATED):
        return ForAWhile(AGGRAVATED_HANDS, 1, SPANS[span])
    if isinstance(who, s.The | s.This | s.Self):
        if is_own(who, at) and isinstance(deed, s.Get):
            return stronger(deed.what, SPANS[span])
        if ref(who, at) == OPPOSING_MINION and isinstance(deed, s.Timed) and deed.when == IN_STRIKES:
            if isinstance(deed.do, s.TakeDamage) and SPANS[span] == w.THIS_COMBAT:
                return harm(deed.do.hurt)
    raise unknown(deed, "for a while")


def is_of_hand_strikes(who: s.Who, at: Scope) -> bool:
    if not isinstance(who, s.DamageFrom) or who.kind != HANDS:
        return False
    if isinstance(who.of, s.Their):
        return at.is_he and not at.has_chosen
    return isinstance(who.of, s.Of) and is_own(who.of.who, at)


def stronger(what: s.Boon, until: int) -> Effect:
    if isinstance(what, s.Both) and isinstance(what.second, s.Extra) and what.second.optional:
        move = optional_move(what.second)
        return in_order([stronger(what.first, until), Lets(move, move.moments(), until)])
    if not isinstance(what, s.Bonus) or what.stat != s.Stat.STRENGTH or what.per is not None or what.limited:
        raise unknown(what, "for a while")
    return ForAWhile(STRENGTH, signed(what.amount), until)


def harm(hurt: s.Hurt) -> Effect:
    if isinstance(hurt, s.RangedDamage) and hurt.flavours == (s.Flavour.ENVIRONMENTAL,):
        return vr.HarmEachRound(ranged(hurt.amount), vr.AT_ANY_RANGE)
    raise unknown(hurt, "in each round")


def allowed(deed: s.Deed, when: tuple[s.Adverb, ...], at: Scope, until: int = w.THIS_COMBAT) -> Effect:
    """ "... can strike: combat ends during the first round of the resulting combat"."""
    often = ONCE
    if when == (IN_EACH_ROUND,):
        often = EACH_ROUND
    elif when == (LATER,):
        until = w.THIS_ROUND
    elif len(when) == 1 and when[0] in (FIRST_ROUND, *RESULTING):
        until = w.RESULTING_COMBAT
    elif len(when) == 1 and when[0] in SPANS:
        until = SPANS[when[0]]
    else:
        raise unknown(when[0] if when else deed, "of what is allowed")
    what = what_is_allowed(deed, at)
    moments = w.STRIKE if isinstance(what, StrikeWith) else what.moments()
    given: Effect = If(vr.RoundIs(1), what) if when == (FIRST_ROUND,) else what
    return Lets(given, moments, until, AS_OFTEN if isinstance(what, StrikeWith) else often)


def what_is_allowed(deed: s.Deed, at: Scope) -> InCombat:
    if isinstance(deed, s.StrikeWith):
        return strike_with(deed)
    if isinstance(deed, s.Prevent):
        return prevention(deed)
    raise unknown(deed, "for a while")


def optional_move(what: s.Extra) -> InCombat:
    """A maneuver or a press, of which the limit is none or one of its own."""
    found = bare_move(s.BareMove(1, what.move, what.limited, what.limit))
    if not isinstance(found, Maneuver | PressOn):
        raise unknown(what, "in a combat")
    return found


def another_strike(what: s.ExtraStrike) -> Effect:
    """ "... with 1 additional strike: dodge (limited)"."""
    return BoundStrike(strike_with(s.StrikeWith(what.ranged, what.strike, None)), int(what.limited))


def more_presses(what: s.Extra | s.ExtraThis) -> Effect:
    """Optional ones, in this round."""
    if not what.optional or what.move != s.Move.PRESS or what.limit is not None:
        raise unknown(what, "in a combat")
    return vr.MorePresses(what.number)


def timed(deed: s.Timed, at: Scope) -> Effect | None:
    """ "... this combat", "... for the remainder of this round"."""
    if len(deed.when) != 1 or deed.when[0] not in SPANS:
        return None
    until, do = SPANS[deed.when[0]], deed.do
    if isinstance(do, s.MakeAggravated) and is_of_hand_strikes(do.what, at):
        return ForAWhile(AGGRAVATED_HANDS, 1, until)
    if isinstance(do, s.Get) and isinstance(do.what, s.Extra) and do.what.optional and do.what.number == 1:
        move = optional_move(do.what)
        return Lets(move, move.moments(), until)
    if isinstance(do, s.Prevent):
        found = prevention(do)
        if found.source == FROM_STRIKE and isinstance(do.hurt, s.Damage) and do.hurt.amount == s.Everything():
            return PreventStrikes(found.number, found.aggravated, source=found.source, until=until)
    return None


# ---- deeds


@effect.register
def _(deed: s.UnlimitedStrike, at: Scope) -> Effect:
    return AdditionalStrikes(1, is_limited=0)


@effect.register
def _(deed: s.Inflict, at: Scope) -> Effect:
    """On one that is chosen; or on the opposing minion, outside of strikes."""
    if not at.in_combat and deed.on is not None and is_choice(deed.on):
        return inflict(deed.hurt, one_of(deed.on, at))
    if not at.in_combat or deed.on is None or ref(deed.on, at) != OPPOSING_MINION:
        raise unknown(deed, "outside of strikes")
    return inflict(deed.hurt, OPPOSING_MINION)


@effect.register
def _(deed: s.FirstStrike, at: Scope) -> Effect:
    return first_strike(deed)


@effect.register
def _(deed: s.QueueCombat, at: Scope) -> Effect:
    if ref(deed.who, at) != OPPOSING_MINION:
        raise unknown(deed.who)
    return vr.QueueCombat()


@effect.register
def _(deed: s.EndCombat, at: Scope) -> Effect:
    """At a moment that is said elsewhere."""
    return vr.EndCombat()


@effect.register
def _(deed: s.EndCombatOf, at: Scope) -> Effect:
    """ "End a combat involving an Anarch you control and another Anarch"."""
    if not isinstance(deed.first, s.Some) or deed.second != s.Some(s.Quantifier.ANOTHER, plain(deed.first.kind)):
        raise unknown(deed.second, "in a combat")
    return vr.EndCombatOf(of_kind(deed.first.kind), of_kind(deed.second.kind))


def plain(kind: s.Kind) -> s.Kind:
    """Whoever controls him."""
    return s.Kind(kind.cores, tuple(post for post in kind.posts if post != s.YouControl()))


@effect.register
def _(deed: s.SetRange, at: Scope) -> Effect:
    return OneOf((vr.SetRange(w.CLOSE), vr.SetRange(w.LONG)))
