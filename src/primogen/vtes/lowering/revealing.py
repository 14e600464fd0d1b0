"""The top card of a pile is revealed: "you can reveal the top card of your library. If it is a master card, ..."."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Pay, Target
from primogen.kernel.effects import Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.refs import THAT
from primogen.vtes.language.sentences import OFTEN, MayUse
from primogen.vtes.language.verbs_people import ChangeSect
from primogen.vtes.language.verbs_revealing import RevealTop
from primogen.vtes.lowering.nouns import sect_called
from primogen.vtes.lowering.offers import AT_ANY_TIME
from primogen.vtes.lowering.piles import traits_of
from primogen.vtes.lowering.standing import he_may, led
from primogen.vtes.lowering.texts import effect, text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice
from primogen.vtes.rules import words as w

PILES: Final = {s.Zone.LIBRARY: w.LIBRARY, s.Zone.CRYPT: w.CRYPT}


def pile_of(who: s.Who) -> int:
    if not isinstance(who, s.TheTop) or who.number != 1 or who.of != s.Your() or who.zone not in PILES:
        raise unknown(who, "revealed")
    return PILES[who.zone]


@effect.register
def _(deed: s.RevealAndRemove, at: Scope) -> Effect:
    return RevealTop(pile_of(deed.who), removes=1)


@effect.register
def _(deed: s.Reveal, at: Scope) -> Effect:
    return RevealTop(pile_of(deed.who))


@he_may.register
def _(deed: s.Reveal, who: s.Who, at: Scope) -> list[Ability]:
    if who != s.TheThing(s.Definite.YOU):
        raise unknown(who, "who reveals it")
    return [MayUse(AT_ANY_TIME, effect(deed, at), OFTEN)]


def with_what_comes(first: s.Sentence, second: s.Sentence, at: Scope) -> list[Ability]:
    if not isinstance(first, s.Led):
        raise unknown(first, "in play")
    return [of_ability(each, second, at) for each in led(first.lead, first.then, at)]


def of_ability(ability: Ability, second: s.Sentence, at: Scope) -> Ability:
    if not isinstance(ability, MayUse):
        raise unknown(ability, "that reveals")
    return replace(ability, then=completed(ability.then, second, at))


def completed(then: Effect, second: s.Sentence, at: Scope) -> Effect:
    if isinstance(then, If) and then.otherwise is None:
        return If(then.condition, completed(then.effect, second, at))
    if isinstance(then, Pay):
        return Pay(then.cost, completed(then.effect, second, at))
    if not isinstance(then, RevealTop):
        raise unknown(then, "that reveals")
    first = second.first if isinstance(second, s.Sequence) else second
    other = second.second if isinstance(second, s.Sequence) else None
    if not isinstance(first, s.Led) or not isinstance(first.lead, s.If) or not isinstance(first.lead.fact, s.Does):
        raise unknown(first, "of what is revealed")
    is_it = first.lead.fact.deed
    if not isinstance(is_it, s.BeSome) or not isinstance(is_it.what, s.Some) or not is_choice(is_it.what):
        raise unknown(is_it, "of what is revealed")
    if other is not None and not isinstance(other, s.Otherwise):
        raise unknown(other, "of what is revealed")
    otherwise = None if other is None else come_of(other.statement, at)
    return replace(then, traits=traits_of(is_it.what.kind), then=come_of(first.then, at), otherwise=otherwise)


def come_of(then: s.Statement, at: Scope) -> Effect:
    """Of himself; or of one that is chosen by then: "a non-titled vampire you control becomes Anarch"."""
    if isinstance(then, s.Does) and isinstance(then.deed, s.BecomeSect) and isinstance(then.who, s.Some):
        if is_choice(then.who):
            return Target(group(then.who, at), ChangeSect(THAT, sect_called(then.deed.sect.name)))
    return text([then], at)
