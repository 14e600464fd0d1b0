"""What happens, and what comes of it: "after he is burned", "if he is blocked", "after he bleeds successfully"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Both, Condition, Effect, May
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import circumstances as c
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.refs import THAT, THIS
from primogen.vtes.language.refs import YOU as YOURSELF
from primogen.vtes.language.sentences import ANY_SEAT, When
from primogen.vtes.language.traits import IsThis, NotThis
from primogen.vtes.language.verbs_action import DoNotUntapNext
from primogen.vtes.language.verbs_counters import BurnPool
from primogen.vtes.language.verbs_seats import TheyDo, YourPrey
from primogen.vtes.lowering.afterwards import after
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.circumstances import is_himself, some_of
from primogen.vtes.lowering.failing import his_referendum_fails, is_of_his_referendum
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import Unlowered, unknown
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import ACTION_RESOLVED, BLOCKS, BURNED, EDGE_VOTED, ENTERS_PLAY, TO_TORPOR

A_METHUSELAH: Final = s.Kind(s.Only(s.Core((), s.Common(s.Word.METHUSELAH))), ())
YOUR_PREY: Final = s.TheThing(s.Definite.YOUR_PREY)
YOU: Final = s.TheThing(s.Definite.YOU)
ANYWHERE: Final = Group((w.READY, w.TORPOR), ANYONES)
WAS_READY: Final = RefFits(THAT, Group((w.READY,), ANYONES))
IT_IS_HE: Final = RefFits(THAT, Group((w.READY, w.TORPOR), ANYONES, (IsThis(),)))
IN_COMBAT: Final = s.In(s.CommonZone(s.Zone.COMBAT))
RESOLVED: Final = s.AfterDoing(s.Resolve(s.The(s.Role.PLAIN, s.Common(s.Word.REFERENDUM))))
AT_THE_END: Final = (s.At(s.Moment.END_OF_ACTION), s.After(s.Moment.RESOLUTION), RESOLVED)
LOCKED_NEXT: Final = s.Timed(s.UnlockAsNormal(), (s.DuringPhase(s.Their(), True, s.Phase.UNLOCK),))
BEFORE_COMBAT: Final = (s.Before(s.Moment.BLOCK_RESOLUTION),)


@dataclass(frozen=True)
class Heard:
    """An event, and when it is the one that is meant; what may be said at the end of its consequence."""

    event: int
    condition: Condition | None
    when: tuple[s.Adverb, ...] = ()
    is_about_him: int = 1


def befalls(fact: s.Fact, then: s.Statement, at: Scope) -> list[Ability] | None:
    """None, if it is nothing that happens."""
    if isinstance(fact, s.Does) and is_of_his_referendum(fact, at):
        return his_referendum_fails(fact, then, at)
    events = heard(fact, at)
    if events is None:
        return None
    return [When(each.event, consequence(then, each, at), ANY_SEAT, condition=each.condition) for each in events]


def heard(fact: s.Fact, at: Scope) -> list[Heard] | None:
    if not isinstance(fact, s.Does):
        return None
    who, deed = fact.who, fact.deed
    if isinstance(deed, s.GoToTorpor) and is_himself(who, at):
        return [Heard(TO_TORPOR, IT_IS_HE)]
    if is_himself(who, at) and deed == s.Timed(s.Be(s.State.BURNED), (s.InSpan(s.Span.COMBAT),)):
        return [Heard(BURNED, Both(IT_IS_HE, c.fights))]
    if is_himself(who, at) and deed == s.Be(s.State.BURNED):
        return [Heard(BURNED, IT_IS_HE)]
    if deed == s.BurnEdgeForVote() and isinstance(who, s.Some) and who.kind == A_METHUSELAH:
        return [Heard(EDGE_VOTED, None)]
    if is_himself(who, at) and deed == s.Be(s.State.BLOCKED):
        return [Heard(BLOCKS, c.acts, BEFORE_COMBAT)]
    if isinstance(deed, s.LeaveReady):
        left = leaves_combat(who, at)
        return [Heard(TO_TORPOR, left, (), 0), Heard(BURNED, Both(WAS_READY, left), (), 0)]
    if is_himself(who, at) and isinstance(deed, s.EnterPlay):
        return [Heard(ENTERS_PLAY, IT_IS_HE)]
    try:
        done = after(fact, at)
    except Unlowered:
        return None
    return [Heard(ACTION_RESOLVED, done, AT_THE_END, int(is_himself(who, at) or isinstance(deed, s.Pass)))]


def leaves_combat(who: s.Who, at: Scope) -> Condition:
    """ "A minion in combat with him"."""
    if isinstance(who, s.Some) and who.kind.posts:
        against = who.kind.posts[0]
        if isinstance(against, s.InCombatWith | s.OpposingWhom) and is_himself(against.who, at):
            if who.kind.posts[1:] in ((), (IN_COMBAT,)):
                bare = s.Some(who.quantifier, s.Kind(who.kind.cores, ()))
                among = some_of(bare, at)
                left = RefFits(THAT, Group((w.READY, w.TORPOR), ANYONES, (*among.traits, NotThis())))
                return Both(Both(c.Fights(THIS), c.Fights(THAT)), left)
    raise unknown(who, "that leaves")


def consequence(then: s.Statement, of: Heard, at: Scope) -> Effect:
    """What is done; if one likes, if it may be."""
    inner = at if of.is_about_him else Scope(is_minion=at.is_minion, stands=at.stands)
    if isinstance(then, s.Can) and (then.who == YOU or is_himself(then.who, inner)):
        return May(text([s.Do(of_time(then.deed, of))], inner))
    if isinstance(then, s.DoesNot) and is_himself(then.who, inner) and then.deed == LOCKED_NEXT:
        return DoNotUntapNext(THIS)
    if isinstance(then, s.Does) and then.who == YOUR_PREY and isinstance(of_time(then.deed, of), s.Burn):
        deed = of_time(then.deed, of)
        assert isinstance(deed, s.Burn)
        return TheyDo(YourPrey(), BurnPool(Fixed(how_much(deed.what, s.Thing.POOL)), YOURSELF))
    if isinstance(then, s.Does) and (then.who == YOU or is_himself(then.who, inner)):
        deed = of_time(then.deed, of)
        return text([s.Does(then.who, deed)], inner)
    if isinstance(then, s.Do):
        done = text([s.Do(of_time(then.deed, of))], inner)
        return May(done) if isinstance(then.deed, s.Pay) else done
    raise unknown(then, "that comes of it")


def of_time(deed: s.Deed, of: Heard) -> s.Deed:
    """The time is that of the event."""
    if isinstance(deed, s.Timed) and len(deed.when) == 1 and deed.when[0] in of.when:
        return deed.do
    return deed
