"""What minions cannot do, and what cards cost them, by what a card in play says."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.barring import (
    CannotPlay,
    CannotStrike,
    CannotTake,
    CannotUse,
    CostsAtHim,
    CostsThem,
    CostsToContest,
    OfMinions,
    SheltersFrom,
)
from primogen.vtes.language.cards import Cards
from primogen.vtes.language.circumstances import Acts, Fights
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.refs import THAT, THIS
from primogen.vtes.language.sentences import OfGroup, Static
from primogen.vtes.language.traits import IsKind, IsThis, NotThis
from primogen.vtes.language.traits_of_cards import Named
from primogen.vtes.lowering.amounts import how_much, signed
from primogen.vtes.lowering.cards import cards
from primogen.vtes.lowering.circumstances import KINDS_OF_ACTION, blocking, everybody, is_himself, some_of
from primogen.vtes.lowering.striking import PLAIN
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.voting import cannot_vote, must_pay_to_vote
from primogen.vtes.lowering.who import Scope, of_kind
from primogen.vtes.rules import words as w
from primogen.vtes.rules.costing import BLOOD, EITHER, POOL
from primogen.vtes.rules.topics import (
    BLOOD_TO_BLOCK,
    CANNOT_ACT,
    CANNOT_BLOCK,
    CANNOT_STRIKE_AT_FIRST,
    NO_BLOOD_HUNT,
    RESCUED_FOR,
    RESCUES_FOR,
    SHELTERED,
)

A_VAMPIRE: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.VAMPIRE))), ()))
A_TITLE: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.Common(s.Word.TITLE))), ()))
IN_PLAY: Final = (w.READY, w.TORPOR)
HIMSELF: Final = OfMinions(Group(IN_PLAY, ANYONES, (IsThis(),)))
ANYBODY: Final = OfMinions(Group((w.READY,), ANYONES))
OPPONENTS: Final = Fights(THIS) & Fights(THAT)
OPPOSING: Final = s.Being(s.Adjective.OPPOSING)
FIRST_ROUND: Final = ((s.InSpan(s.Span.FIRST_ROUND_SHORT),), (s.InSpan(s.Span.FIRST_ROUND),))
IN_COMBAT: Final = s.In(s.CommonZone(s.Zone.COMBAT))
BLOOD_HUNTS: Final = s.All(s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.BLOOD_HUNT))), ()))
EVERY_OTHER: Final = s.All(
    s.ManyQuantifier.GENERIC,
    s.Kind(s.Only(s.Core((s.Being(s.Adjective.OTHER),), s.Common(s.Word.VAMPIRE))), ()),
)
OTHER_MINIONS: Final = s.Kind(s.Only(s.Core((s.Being(s.Adjective.OTHER),), s.Common(s.Word.MINION))), ())
OTHER_METHUSELAHS: Final = s.All(
    s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((s.Being(s.Adjective.OTHER),), s.Common(s.Word.METHUSELAH))), ())
)
DIRECTED_ACTION: Final = s.Only(s.Core((s.Being(s.Adjective.DIRECTED),), s.Common(s.Word.ACTION)))
TARGET_OF_OTHERS: Final = s.BeTarget(
    s.Theirs(s.Of(OTHER_METHUSELAHS), s.Kind(s.Only(s.Core((), s.Common(s.Word.ACTION))), ()))
)
MASTER_CARDS: Final = s.Only(s.Core((), s.CardOf(s.CardType.MASTER)))
YOUR_MINIONS: Final = s.Kind(s.Only(s.Core((), s.Common(s.Word.MINION))), (s.YouControl(),))
BEARERS: Final = (s.TheThing(s.Definite.BEARER), s.TheThing(s.Definite.EMPLOYER))
HIM: Final = s.This(s.Core((), s.Common(s.Word.MINION)))
ANY_ACTION: Final = s.TakeAction(
    s.All(s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.ACTION))), ()))
)
THINGS: Final = {
    s.Thing.BLOOD: BLOOD,
    s.Thing.POOL: POOL,
    s.Thing.BLOOD_OR_POOL: EITHER,
    s.Thing.POOL_OR_BLOOD: EITHER,
}


# ---- what cannot be done


def barred(sentence: s.Cannot, at: Scope) -> list[Ability]:
    if sentence.who in BEARERS:
        sentence = replace(sentence, who=HIM)
    deed = sentence.deed
    if sentence.who == s.It() and isinstance(deed, s.PlayCard) and at.is_minion and not at.is_he:
        sentence = replace(sentence, who=HIM)  # no card plays cards: who bears it
    if isinstance(deed, s.Block | s.AttemptBlock) and deed.what in BEARERS:
        deed = replace(deed, what=HIM)
        sentence = replace(sentence, deed=deed)
    if deed == ANY_ACTION and is_himself(sentence.who, at):
        return [Static(Fixed(1), CANNOT_ACT)]
    if isinstance(deed, s.Block | s.AttemptBlock):
        return [cannot_block(sentence, at)]
    if sentence.who == BLOOD_HUNTS and isinstance(deed, s.BePlayed) and deed.done == s.Done.CALLED:
        if deed.on is not None and is_himself(deed.on, at):
            return [Static(Fixed(1), NO_BLOOD_HUNT)]
    if isinstance(deed, s.CastVotes):
        return [cannot_vote(sentence.who, deed, at)]
    if deed == TARGET_OF_OTHERS and is_himself(sentence.who, at):
        return [Static(Fixed(1), SHELTERED)]
    if isinstance(deed, s.BeTarget) and is_himself(sentence.who, at):
        return [SheltersFrom(performers(deed.who))]
    if isinstance(deed, s.Timed) and deed.do == s.StrikeAtAll() and deed.when in FIRST_ROUND:
        whom = minions(sentence.who, at)
        return [OfGroup(Fixed(1), CANNOT_STRIKE_AT_FIRST, whom.among, whom.condition)]
    whom = minions(sentence.who, at)
    if isinstance(deed, s.TakeAction) and isinstance(deed.what, s.All):
        return [CannotTake(kinds_of_action(deed.what.kind), whom)]
    if isinstance(deed, s.Rescue) and deed.who == EVERY_OTHER:
        return [CannotTake((w.RESCUING,), whom)]
    if isinstance(deed, s.UseCard | s.PlayCard) and isinstance(deed.who, s.All):
        if deed.who.kind == s.Kind(s.Only(s.Core((), s.Common(s.Word.WEAPON))), ()):
            return [CannotUse(w.WEAPON, whom)]
        return [CannotPlay(each, whom) for each in cards(deed.who.kind)]
    if deed == s.Timed(s.EndCombat(), (s.AsStrike(None),)):
        return [CannotStrike(w.COMBAT_ENDS, whom)]
    if isinstance(deed, s.StrikeWith) and isinstance(deed.strike, s.PlainStrike) and not deed.ranged:
        if deed.extra is None and deed.strike.effect in PLAIN:
            return [CannotStrike(PLAIN[deed.strike.effect], whom)]
    raise unknown(deed, "that cannot be done")


def performers(actions: s.Who) -> Group:
    """ "A directed action performed by an ally or a vampire with capacity 6 or less"."""
    by = actions.kind.posts[0] if isinstance(actions, s.Some) and len(actions.kind.posts) == 1 else None
    if not isinstance(actions, s.Some) or actions.kind.cores != DIRECTED_ACTION or not isinstance(by, s.TakenBy):
        raise unknown(actions, "that is directed")
    if not isinstance(by.who, s.Some):
        raise unknown(by.who, "that is directed")
    return of_kind(by.who.kind)


def cannot_block(sentence: s.Cannot, at: Scope) -> Ability:
    deed = sentence.deed
    assert isinstance(deed, s.Block | s.AttemptBlock)
    if isinstance(deed, s.AttemptBlock) and deed.bonus is not None:
        raise unknown(deed.bonus, "that cannot be done")
    if is_himself(sentence.who, at):
        return Static(Fixed(1), CANNOT_BLOCK, None if deed.what is None else blocking(deed.what, at))
    if deed.what is None or not is_himself(deed.what, at):
        raise unknown(deed, "that cannot be done")
    if isinstance(sentence.who, s.Named):
        among = Group(IN_PLAY, ANYONES, (Named(sentence.who.card.name),))
    else:
        among = some_of(sentence.who, at)
    return OfGroup(Fixed(1), CANNOT_BLOCK, among, Acts(THIS))


def must_pay(sentence: s.MustPay, at: Scope) -> Ability:
    """ "Younger vampires must burn 1 blood to attempt to block him"; or he, to attempt to block."""
    cost, deed = sentence.cost, sentence.deed
    if isinstance(cost, s.Burn) and cost.source is None and isinstance(deed, s.CastVotes):
        return must_pay_to_vote(sentence.who, how_much(cost.what, s.Thing.BLOOD), deed, at)
    if not isinstance(cost, s.Burn) or cost.source is not None or not isinstance(deed, s.AttemptBlock) or deed.bonus:
        raise unknown(deed, "that costs")
    price = Fixed(how_much(cost.what, s.Thing.BLOOD, s.Thing.BLOOD_OR_LIFE))
    if is_himself(sentence.who, at):
        return Static(price, BLOOD_TO_BLOCK, None if deed.what is None else blocking(deed.what, at))
    if deed.what is None or not is_himself(deed.what, at):
        raise unknown(deed, "that costs")
    return OfGroup(price, BLOOD_TO_BLOCK, some_of(sentence.who, at), Acts(THIS))


def minions(who: s.Who, at: Scope) -> OfMinions:
    """He himself; or those who fight with him."""
    if is_himself(who, at):
        return HIMSELF
    if isinstance(who, s.All) and isinstance(who.kind.cores, s.Only) and OPPOSING in who.kind.cores.core.qualities:
        core = who.kind.cores.core
        plain = s.Only(replace(core, qualities=tuple(each for each in core.qualities if each != OPPOSING)))
        among = some_of(replace(who, kind=replace(who.kind, cores=plain)), at)
        return OfMinions(replace(among, traits=(*among.traits, NotThis())), OPPONENTS)
    if isinstance(who, s.Some | s.All):
        posts = who.kind.posts
        against = [post for post in posts if isinstance(post, s.InCombatWith | s.OpposingWhom)]
        if len(against) == 1 and is_himself(against[0].who, at):
            rest = tuple(post for post in posts if post not in (against[0], IN_COMBAT))
            among = some_of(replace(who, kind=replace(who.kind, posts=rest)), at)
            return OfMinions(replace(among, traits=(*among.traits, NotThis())), OPPONENTS)
    raise unknown(who, "who cannot")


def kinds_of_action(kind: s.Kind) -> tuple[int, ...]:
    cores = kind.cores
    if isinstance(cores, s.Only) and not kind.posts and not cores.core.qualities:
        if isinstance(cores.core.noun, s.Common) and KINDS_OF_ACTION.get(cores.core.noun.word):
            return KINDS_OF_ACTION[cores.core.noun.word]
    raise unknown(kind, "that cannot be done")


# ---- what cards cost


def costs(what: s.Who, deed: s.Deed, at: Scope) -> list[Ability]:
    """ "Combat cards cost him 1 fewer blood"."""
    if isinstance(what, s.Doing):
        return [cost_of_doing(what.deed, deed, at)]
    if isinstance(what, s.EquipmentAtLarge):
        kinds = [Cards((w.EQUIPMENT,))]
    elif isinstance(what, s.All) and what.quantifier == s.ManyQuantifier.GENERIC:
        kinds = cards(what.kind)
    else:
        raise unknown(what, "that costs")
    if isinstance(deed, s.CostSignedItself) and deed.thing == s.Thing.BLOOD_OR_LIFE:
        return [CostsThem(each, signed(deed.amount), BLOOD, ANYBODY) for each in kinds]
    if isinstance(deed, s.CostLess):
        who, by, thing = deed.who, -deed.amount, deed.thing
    elif isinstance(deed, s.CostMore):
        who, by, thing = deed.who, deed.amount, deed.thing
    elif isinstance(deed, s.CostSigned | s.CostSignedEquip):
        who, by, thing = deed.who, signed(deed.amount), deed.thing
    else:
        raise unknown(deed, "that costs")
    if thing not in THINGS:
        raise unknown(thing, "as a cost")
    return [CostsThem(each, by, THINGS[thing], payers(who, at)) for each in kinds]


def dearer_at_him(what: s.Who, deed: s.CostMoreItself, at: Scope) -> Ability:
    """ "Master cards targeting this minion cost 1 additional pool"."""
    if not isinstance(what, s.All) or what.kind.cores != MASTER_CARDS or deed.thing != s.Thing.POOL:
        raise unknown(what, "that costs")
    posts = what.kind.posts
    if len(posts) != 1 or not isinstance(posts[0], s.Targeting) or not is_himself(posts[0].who, at):
        raise unknown(what, "that costs")
    return CostsAtHim(w.MASTER, deed.amount)


def cost_of_doing(done: s.Deed, deed: s.Deed, at: Scope) -> Ability:
    """ "Rescuing a vampire from torpor costs him 1 fewer blood", "contesting a title costs him +1 blood"."""
    if isinstance(deed, s.CostLess) and not deed.to_equip:
        deed = s.CostSigned(deed.who, s.Less(s.Minus(f"-{deed.amount}")), deed.thing, False)
    if done == s.Contest(A_TITLE) and isinstance(deed, s.CostSigned) and is_himself(deed.who, at):
        if deed.thing == s.Thing.BLOOD:
            return CostsToContest(signed(deed.amount))
    return rescue_cost(done, deed, at)


def rescue_cost(done: s.Deed, deed: s.Deed, at: Scope) -> Ability:
    """ "Rescuing a vampire from torpor costs him -1 blood", "rescuing him costs 1 additional blood"."""
    if isinstance(done, s.Rescue) and isinstance(deed, s.CostSigned) and done.who == A_VAMPIRE:
        if is_himself(deed.who, at) and deed.thing == s.Thing.BLOOD:
            return Static(Fixed(signed(deed.amount)), RESCUES_FOR)
    if isinstance(done, s.Rescue) and isinstance(deed, s.CostMoreItself) and deed.thing == s.Thing.BLOOD:
        if is_himself(done.who, at):
            return Static(Fixed(deed.amount), RESCUED_FOR)
    raise unknown(done, "that costs")


def payers(who: s.Who, at: Scope) -> OfMinions:
    if is_himself(who, at):
        return HIMSELF
    if isinstance(who, s.All):
        among = everybody(who, at)
        if IsKind(w.VAMPIRE) in among.traits or who.kind in (OTHER_MINIONS, YOUR_MINIONS):
            return OfMinions(among)
    raise unknown(who, "who pays")
