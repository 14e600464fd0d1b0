"""Sorts: what cannot be meant. A Methuselah has no capacity, a minion no pool; such readings are dropped."""

from __future__ import annotations

from typing import Final

from primogen.vtes.compiler import surface
from primogen.vtes.compiler.gates.sorts import all_cores
from primogen.vtes.compiler.surface import Deed, Kind, Noun, Post

OF_MINIONS: Final = (
    surface.CapacityAbove,
    surface.CapacityAtLeast,
    surface.CapacityAtMost,
    surface.CapacityBelow,
    surface.WithDiscipline,
    surface.YouControl,
    surface.ControlledBy,
    surface.TheyControl,
    surface.InCombatWith,
)
MINION_THINGS: Final = (surface.Thing.BLOOD, surface.Thing.LIFE, surface.Thing.BLOOD_OR_LIFE)


REQUIRING: Final = (
    surface.RequiringDiscipline,
    surface.RequiringKind,
    surface.RequiringEither,
    surface.RequiringAny3,
    surface.RequiringBasic,
)
COMPANY: Final = (surface.Common(surface.Word.ALLY), surface.Common(surface.Word.RETAINER))
ACTIONS: Final = (surface.Word.ACTION, surface.Word.POLITICAL_ACTION)
STUFF: Final = (
    surface.Word.BLOOD,
    surface.Word.POOL,
    surface.Word.VOTE,
    surface.Word.COUNTER,
    surface.Word.BALLOT,
    surface.Word.POINT,
    surface.Word.DAMAGE,
    surface.Word.LIFE,
    surface.Word.TRANSFER,
    surface.Word.MASTER_PHASE_ACTION,
    surface.Word.DISCARD_PHASE_ACTION,
)


def is_stuff(kind: Kind) -> bool:
    return any(isinstance(core.noun, surface.Common) and core.noun.word in STUFF for core in all_cores(kind))


OWN_COSTS: Final = (surface.CostItself, surface.CostMoreItself, surface.CostSignedItself)
COUNTED: Final = (
    surface.Burn,
    surface.Gain,
    surface.Add,
    surface.Lose,
    surface.StealThings,
    surface.PutThings,
    surface.MoveThings,
)
PAYING: Final = (surface.Pay, surface.PayEither, surface.PayWhen, surface.PayIf)
PRICES: Final = (
    surface.Burn,
    surface.BurnCard,
    surface.BurnEdge,
    surface.Lock,
    surface.LockSelf,
    surface.Discard,
    surface.UseThings,
    surface.PayPool,
    surface.RemoveFromGame,
    surface.MoveThings,
    surface.PutThings,
    surface.Lose,
    surface.ReduceBleed,
    surface.Draw,
    surface.Reveal,
    surface.MoveCard,
    surface.Add,
    surface.TakeDamage,
    surface.PutInPlay,
    surface.Shuffle,
    surface.LockBoth,
    surface.BurnEqual,
    surface.UseCard,
    surface.BurnEither,
    surface.BurnAndCard,
)


def is_price(deed: Deed) -> bool:
    """Only what can be paid is a price; otherwise "to" says something else."""
    if isinstance(deed, surface.Timed):
        return is_price(deed.do)
    if isinstance(deed, surface.Then | surface.Alternatively | surface.EitherOr):
        return is_price(deed.first) and is_price(deed.rest)
    return isinstance(deed, PRICES)


def is_paid(clause: object) -> bool:
    return isinstance(clause, surface.Can) and isinstance(clause.deed, PAYING)


def makes_sense(node: object) -> bool:
    match node:
        case surface.Kind():
            return kind_makes_sense(node)
        case surface.Also(first):
            return not is_paid(first)
        case surface.CanAndSo(first):
            return is_paid(first)
        case surface.Pay(cost=cost) | surface.PayEither(cost=cost) | surface.PayWhen(cost=cost):
            return is_price(cost)
        case surface.PayIf(cost=cost):
            return is_price(cost)
        case surface.AsAction(that=that):
            return not isinstance(that, OWN_COSTS)
        case surface.CostItself(what):
            return not isinstance(what.amount, surface.Additional)
        case surface.BleedWhom(surface.All(kind=kind)):
            return not any(core.noun == surface.Common(surface.Word.ACTION) for core in all_cores(kind))
        case surface.AfterThat(fact) | surface.AfterFact(fact):
            return not is_end_of_combat(fact)
    return noun_makes_sense(node)


def noun_makes_sense(node: object) -> bool:
    match node:
        case surface.Several(amount, kind):
            one = isinstance(amount, surface.SomeAny) or amount == surface.Fixed(1)
            return not one and not is_stuff(kind)
        case surface.Some(kind=kind) | surface.Single(kind=kind) | surface.All(kind=kind):
            return not is_stuff(kind)
        case surface.TheOf(kind):
            return bool(kind.posts) and not is_stuff(kind)
    if isinstance(node, COUNTED):
        return node.what.thing is not surface.Thing.CARD
    return True


def kind_makes_sense(kind: Kind) -> bool:
    nouns = [core.noun for core in all_cores(kind)]
    return all(narrows(post, nouns) for post in kind.posts)


def narrows(post: Post, nouns: list[Noun]) -> bool:
    methuselah = surface.Common(surface.Word.METHUSELAH) in nouns
    if isinstance(post, REQUIRING) and len(nouns) > 1:  # equipment or cards requiring ...: whom it narrows is not said
        return all(isinstance(noun, surface.CardOf) or noun in COMPANY for noun in nouns)
    if isinstance(post, surface.ActionTo):
        return all(isinstance(noun, surface.Common) and noun.word in ACTIONS for noun in nouns)
    if isinstance(post, surface.With):
        forbidden = MINION_THINGS if methuselah else (surface.Thing.POOL,)
        return post.what.thing not in forbidden
    return not (methuselah and isinstance(post, OF_MINIONS))


def is_end_of_combat(fact: object) -> bool:
    """ "After combat ends" is a moment, not an event of somebody."""
    if not isinstance(fact, surface.Does) or fact.who != surface.TheThing(surface.Definite.COMBAT):
        return False
    deed = fact.deed.do if isinstance(fact.deed, surface.Timed) else fact.deed
    return isinstance(deed, surface.CombatEnds)
