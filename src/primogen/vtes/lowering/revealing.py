"""The top card of a pile is revealed: "you can reveal the top card of your library. If it is a master card, ..."."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Pay, Target
from primogen.kernel.effects import Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.groups import YOURS, Group
from primogen.vtes.language.refs import THAT
from primogen.vtes.language.sentences import OFTEN, MayUse
from primogen.vtes.language.traits import Younger
from primogen.vtes.language.verbs_counters import GainBlood
from primogen.vtes.language.verbs_crypt import ToBottomOfCrypt
from primogen.vtes.language.verbs_people import ChangeSect
from primogen.vtes.language.verbs_revealing import DrawIt, RevealTop, ShuffleCrypt
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.nouns import sect_called
from primogen.vtes.lowering.offers import AT_ANY_TIME
from primogen.vtes.lowering.piles import traits_of
from primogen.vtes.lowering.standing import he_may, led
from primogen.vtes.lowering.texts import effect, text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice
from primogen.vtes.rules import words as w

YOUR_CRYPT: Final = s.ZoneOf(s.Your(), s.Zone.CRYPT)
IT_IS_YOUNGER: Final = s.Does(s.It(), s.Be(s.State.YOUNGER))
IS_YOUNGER: Final = RefFits(THAT, Group((w.UNCONTROLLED,), YOURS, (Younger(),)))
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


def of_the_top(clauses: list[s.Statement], at: Scope) -> Effect | None:
    """ "Reveal the top card of your crypt. If it is ..., draw it. Otherwise, ..."; None, if it is another text."""
    first = clauses[0].deed if isinstance(clauses[0], s.Do) else None
    if not isinstance(first, s.Reveal) or len(clauses) == 1:
        return None
    if len(clauses) == 2:
        return completed(effect(first, at), clauses[1], at)
    if len(clauses) > 3 or not isinstance(clauses[2], s.Unless):
        raise unknown(clauses[2], "of what is revealed")
    return completed(effect(first, at), s.Sequence(clauses[1], s.Otherwise(clauses[2].then)), at)


@effect.register
def _(deed: s.DrawRevealed, at: Scope) -> Effect:
    return in_order([DrawIt(), blood_on_it(deed)])


def blood_on_it(deed: s.DrawRevealed) -> Effect:
    return GainBlood(Fixed(how_much(deed.what, s.Thing.BLOOD)), THAT)


@effect.register
def _(deed: s.ShuffleBack, at: Scope) -> Effect:
    if deed.into != YOUR_CRYPT:
        raise unknown(deed.into, "of what is revealed")
    return ShuffleCrypt()


def put_away(deed: s.Deed) -> Effect | None:
    """ "... otherwise, move it to the bottom of your crypt"."""
    return ToBottomOfCrypt(THAT) if deed == s.MoveCard(s.It(), s.BottomOf(s.Your(), s.Zone.CRYPT), None) else None


def come_of(then: s.Statement, at: Scope) -> Effect:
    """Of himself; or of one that is chosen by then: "a non-titled vampire you control becomes Anarch"."""
    if isinstance(then, s.Does) and isinstance(then.deed, s.BecomeSect) and isinstance(then.who, s.Some):
        if is_choice(then.who):
            return Target(group(then.who, at), ChangeSect(THAT, sect_called(then.deed.sect.name)))
    if isinstance(then, s.Do) and (away := put_away(then.deed)) is not None:
        return away
    if isinstance(then, s.OnlyIf) and then.fact == IT_IS_YOUNGER and isinstance(then.then, s.Do):
        if isinstance(then.then.deed, s.DrawRevealed):  # it is drawn in any case
            return in_order([DrawIt(), If(IS_YOUNGER, blood_on_it(then.then.deed))])
    return text([then], at)
