"""What must hold for a sentence of a card in play: "while he is ready", "if you control ..."."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Both, Condition, If, Not
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import circumstances as c
from primogen.vtes.language.barring import CannotPlay, CannotStrike, CannotTake, CannotUse, CostsThem, CostsToContest
from primogen.vtes.language.conditions import RefFits, bleeding
from primogen.vtes.language.groups import ANYONES, YOURS, Group
from primogen.vtes.language.refs import THIS, YOU
from primogen.vtes.language.sentences import AnyMayAct, MayAct, MayUse, OfGroup, OfMethuselah, Static, When
from primogen.vtes.language.traits import IsNot, IsTapped, IsTitled, Trait
from primogen.vtes.language.traits_of_cards import Named
from primogen.vtes.lowering.circumstances import control, is_himself
from primogen.vtes.lowering.conditions import of_himself
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules import words as w

IN_PLAY: Final = (w.READY, w.TORPOR)
ANYWHERE: Final = (*IN_PLAY, w.IN_PLAY, w.ON_CARD)  # a card that is no minion may say it of itself
STATES: Final[dict[s.State, Condition]] = {
    s.State.READY: RefFits(THIS, Group((w.READY,), ANYONES)),
    s.State.READY_AND_UNLOCKED: RefFits(THIS, Group((w.READY,), ANYONES, (IsNot(IsTapped()),))),
    s.State.READY_AND_LOCKED: RefFits(THIS, Group((w.READY,), ANYONES, (IsTapped(),))),
    s.State.LOCKED: RefFits(THIS, Group(ANYWHERE, ANYONES, (IsTapped(),))),
    s.State.UNLOCKED: RefFits(THIS, Group(ANYWHERE, ANYONES, (IsNot(IsTapped()),))),
    s.State.IN_TORPOR: RefFits(THIS, Group((w.TORPOR,), ANYONES)),
    s.State.TITLED: RefFits(THIS, Group(IN_PLAY, ANYONES, (IsTitled(),))),
    s.State.ACTING: c.acts,
    s.State.BLEEDING: Both(c.acts, bleeding),
    s.State.IN_COMBAT: c.fights,
    s.State.NOT_BLOCKING: Not(c.Blocks(THIS)),
    s.State.BUSY: c.acts | c.Attempts() | c.fights,
}
SEATS: Final[dict[s.Who, int]] = {
    s.TheThing(s.Definite.YOU): YOU,
    s.TheThing(s.Definite.YOUR_PREY): c.YOUR_PREY,
    s.TheThing(s.Definite.YOUR_PREDATOR): c.YOUR_PREDATOR,
}
EDGE: Final = s.TheThing(s.Definite.EDGE)


def state(fact: s.Fact, at: Scope) -> Condition:
    """Asked whenever the value is, or the effect might be used."""
    if isinstance(fact, s.Does | s.DoesNot):
        found = does(fact.who, fact.deed, at)
        return found if isinstance(fact, s.Does) else Not(found)
    raise unknown(fact, "as a condition")


def does(who: s.Who, deed: s.Deed, at: Scope) -> Condition:
    if who in SEATS:
        found = of_seat(deed, at)
        return found if SEATS[who] == YOU else c.SeenBy(SEATS[who], found)
    if isinstance(who, s.Named) and isinstance(deed, s.Be):
        return of_called(who.card.name, deed.state)
    if who == EDGE and deed == s.Be(s.State.NOT_CONTROLLED):
        return Not(c.edge_is_controlled)
    if isinstance(who, s.Some) and isinstance(deed, s.Be) and deed.state == s.State.READY:
        return c.ThereAre(ready(control_group(who, at)))
    if isinstance(who, s.Some) and isinstance(deed, s.BeSome):
        raise unknown(deed, "of another")
    if is_himself(who, at):
        return of_this(deed, at)
    raise unknown(deed, "as a condition")


def of_seat(deed: s.Deed, at: Scope) -> Condition:
    """Of a Methuselah, asked as she would."""
    if isinstance(deed, s.HaveEdge) or (isinstance(deed, s.Control) and deed.who == EDGE):
        return c.you_have_the_edge
    if isinstance(deed, s.Have) and deed.what.thing == s.Thing.POOL and deed.what.per is None:
        if isinstance(deed.what.amount, s.AtMost):
            return c.PoolAtMost(YOU, deed.what.amount.number)
        if isinstance(deed.what.amount, s.AtLeast):
            return Not(c.PoolAtMost(YOU, deed.what.amount.number - 1))
    if isinstance(deed, s.Control):
        if isinstance(deed.who, s.Named):
            return c.ThereAre(Group(IN_PLAY, YOURS, (Named(deed.who.card.name),)))
        return control(deed.who, at)
    raise unknown(deed, "as a condition")


def of_called(name: str, how: s.State) -> Condition:
    called: tuple[Trait, ...] = (Named(name),)
    if how == s.State.READY:
        return c.ThereAre(Group((w.READY,), ANYONES, called))
    if how == s.State.IN_YOUR_READY_REGION:
        return c.ThereAre(Group((w.READY,), YOURS, called))
    if how == s.State.IN_PLAY:
        return c.ThereAre(Group((w.READY, w.TORPOR, w.IN_PLAY), ANYONES, called))
    raise unknown(how, "of another")


def of_this(deed: s.Deed, at: Scope) -> Condition:
    if isinstance(deed, s.Be) and deed.state in STATES:
        return STATES[deed.state]
    if isinstance(deed, s.HaveTitle):
        return Not(STATES[s.State.TITLED]) if deed.none else STATES[s.State.TITLED]
    return of_himself(s.Does(s.Self(s.OwnName("SELF")), deed), at)


def control_group(who: s.Some, at: Scope) -> Group:
    found = control(who, at)
    if not isinstance(found, c.ThereAre) or (found.least, found.most) != (1, c.ANY_NUMBER):
        raise unknown(who, "as a condition")
    return found.among


def ready(among: Group) -> Group:
    return replace(among, zones=(w.READY,))


# ---- what an ability says, only then


def also(first: Condition | None, second: Condition) -> Condition:
    return second if first is None else Both(second, first)


@singledispatch
def provided(ability: Ability, condition: Condition) -> Ability:
    raise unknown(ability, "that depends")


@provided.register
def _(ability: Static, condition: Condition) -> Ability:
    return replace(ability, condition=also(ability.condition, condition))


@provided.register
def _(ability: OfGroup, condition: Condition) -> Ability:
    return replace(ability, condition=also(ability.condition, condition))


@provided.register
def _(ability: OfMethuselah, condition: Condition) -> Ability:
    return replace(ability, condition=also(ability.condition, condition))


@provided.register
def _(ability: CostsThem | CannotTake | CannotPlay | CannotUse | CannotStrike, condition: Condition) -> Ability:
    return replace(ability, whom=replace(ability.whom, condition=also(ability.whom.condition, condition)))


@provided.register
def _(ability: CostsToContest, condition: Condition) -> Ability:
    return replace(ability, condition=also(ability.condition, condition))


@provided.register
def _(ability: When, condition: Condition) -> Ability:
    """As it happens, and when it is carried out."""
    return replace(ability, condition=also(ability.condition, condition), then=If(condition, ability.then))


@provided.register
def _(ability: MayUse, condition: Condition) -> Ability:
    return replace(ability, then=If(condition, ability.then))


@provided.register
def _(ability: MayAct, condition: Condition) -> Ability:
    if isinstance(ability, AnyMayAct):
        raise unknown(ability, "that depends")
    return replace(ability, action=replace(ability.action, only_if=also(ability.action.only_if, condition)))
