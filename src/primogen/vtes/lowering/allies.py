"""What allies say of themselves: cards they play as a vampire, two things that hold of them."""

from __future__ import annotations

from dataclasses import replace

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Condition, Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.company import PlaysCards
from primogen.vtes.language.sentences import ANY_SEAT, OFTEN, MayUse, When
from primogen.vtes.language.verbs_company import ShuffleAway
from primogen.vtes.lowering.befalling import befalls
from primogen.vtes.lowering.facts import in_force
from primogen.vtes.lowering.nouns import discipline_called, sect_called
from primogen.vtes.lowering.offers import AT_ANY_TIME
from primogen.vtes.lowering.standing import he_may, is_you, said
from primogen.vtes.lowering.texts import effect, text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.whiles import also, provided, state
from primogen.vtes.lowering.who import Scope, ref
from primogen.vtes.rules.people import NO_SECT
from primogen.vtes.rules.topics import BURNED, CHANGES_CONTROL, UNTAP_TIME

CARDS = s.Only(s.Core((), s.Common(s.Word.CARD)))
VAMPIRE = s.Common(s.Word.VAMPIRE)
WHEN_ONE_MAY_BE_GONE = (BURNED, CHANGES_CONTROL, UNTAP_TIME)


@said.register
def _(sentence: s.Also, at: Scope) -> list[Ability]:
    """Two things that hold of him."""
    return [*said(sentence.first, at), *said(sentence.second, at)]


# ---- as a vampire


@he_may.register
def _(deed: s.PlayAs, who: s.Who, at: Scope) -> list[Ability]:
    """ "He can play cards requiring basic Potence [pot] as a 3-capacity vampire"."""
    is_you(who, at)
    if not isinstance(deed.who, s.All) or deed.who.kind.cores != CARDS or len(deed.who.kind.posts) != 1:
        raise unknown(deed.who, "as a vampire")
    if not isinstance(deed.what, s.Some):
        raise unknown(deed.what, "as a vampire")
    return [as_what(deed.what, required(deed.who.kind.posts[0]))]


def required(post: s.Post) -> PlaysCards:
    if isinstance(post, s.RequiringBasic | s.RequiringDiscipline):
        return PlaysCards((discipline_called(post.discipline.name),))
    if isinstance(post, s.RequiringBasicBoth):
        both = (discipline_called(post.discipline.name), discipline_called(post.second.name))
        return PlaysCards(both, together=1)
    if isinstance(post, s.RequiringEither):
        return PlaysCards((discipline_called(post.first.name), discipline_called(post.second.name)))
    raise unknown(post, "as a vampire")


def as_what(what: s.Some, found: PlaysCards) -> PlaysCards:
    cores = what.kind.cores
    if what.quantifier != s.Quantifier.A or what.kind.posts or not isinstance(cores, s.Only):
        raise unknown(what, "as a vampire")
    if cores.core.noun != VAMPIRE:
        raise unknown(cores.core.noun, "as a vampire")
    sect, capacity = NO_SECT, 1
    for quality in cores.core.qualities:
        if isinstance(quality, s.Sectarian):
            sect = sect_called(quality.sect.name)
        elif isinstance(quality, s.OfCapacity):
            capacity = quality.number
        else:
            raise unknown(quality, "as a vampire")
    return replace(found, of_sect=sect, of_capacity=capacity)


@provided.register
def _(ability: PlaysCards, condition: Condition) -> Ability:
    return replace(ability, condition=also(ability.condition, condition))


# ---- what becomes of them


@he_may.register
def _(deed: s.PayIf, who: s.Who, at: Scope) -> list[Ability]:
    """ "You can burn this ally if it is not blocking to ..."."""
    is_you(who, at)
    return [MayUse(AT_ANY_TIME, If(in_force(deed.fact, at), text([s.Do(s.Pay(deed.cost, deed.effect))], at)), OFTEN)]


@said.register
def _(sentence: s.OnlyIfOr, at: Scope) -> list[Ability]:
    """ "Remove it from the game if you control no ..., or after it performs a successful action"."""
    if not isinstance(sentence.then, s.Do) or not isinstance(sentence.when, s.AfterFact) or not at.is_he:
        raise unknown(sentence, "in play")
    done = befalls(sentence.when.fact, sentence.then, at)
    if done is None:
        raise unknown(sentence.when, "that happens")
    then = If(state(sentence.fact, at), text([sentence.then], at))
    return [*done, *(When(event, then, ANY_SEAT) for event in WHEN_ONE_MAY_BE_GONE)]


@effect.register
def _(deed: s.Shuffle, at: Scope) -> Effect:
    """ "If she is burned, shuffle her into her owner's library"."""
    if deed.into != s.ZoneOf(s.OfOwner(s.Their()), s.Zone.LIBRARY) or isinstance(deed.who, s.Some | s.All):
        raise unknown(deed, "to shuffle")
    return ShuffleAway(ref(deed.who, at))
