"""Titles that a card in play gives, and referendums by which it is burned."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import politics as p
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.groups import ANYONES, Group
from primogen.vtes.language.refs import THIS, THIS_CARD
from primogen.vtes.language.sentences import AnyMayAct, Static
from primogen.vtes.language.traits import HasTitle, OfClan
from primogen.vtes.language.verbs_counters import Burn
from primogen.vtes.lowering.amounts import plus, signed
from primogen.vtes.lowering.nouns import clan_called, sect_called, title_called
from primogen.vtes.lowering.politics import holder, of_sect
from primogen.vtes.lowering.texts import effect
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, of_kind, ref
from primogen.vtes.rules import words as w
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.topics import CAPACITY

MEANWHILE: Final = s.Meanwhile(s.During(s.Span.THAT_REFERENDUM))


@effect.register
def _(deed: s.PutTitle, at: Scope) -> Effect:
    """By an action: a baron."""
    return p.PutTitle(holder(deed.on), of_sect(title_called(deed.title.name), deed.sect))


@effect.register
def _(deed: s.RemoveTitle, at: Scope) -> Effect:
    if not isinstance(deed.of, s.Of):
        raise unknown(deed.of, "of a title")
    return p.LoseTitle(ref(deed.of.who, at))


def larger_holder(sentence: s.Led) -> list[Ability]:
    """ "If the prince is Brujah, his or her capacity increases by 1"; nothing, if it is another sentence."""
    if not isinstance(sentence.lead, s.If) or not isinstance(sentence.then, s.CapacityIncreases):
        return []
    fact = sentence.lead.fact
    if not isinstance(fact, s.Does) or not isinstance(fact.who, s.The) or not isinstance(fact.who.noun, s.OfTitle):
        return []
    if not isinstance(fact.deed, s.BeOfClan) or sentence.then.of != s.Their():
        raise unknown(fact.deed, "of a title")
    titled = HasTitle(title_called(fact.who.noun.title.name))
    holders = Group((w.READY, w.TORPOR), ANYONES, (titled, OfClan(clan_called(fact.deed.clan.name))))
    return [Static(Fixed(sentence.then.number), CAPACITY, RefFits(THIS, holders))]


def burned_by_referendum(sentence: s.CanAs, meanwhile: Effect | None = None) -> Ability:
    """ "Vampires can call a referendum to burn this card as a +1 stealth political action"."""
    deed, how = sentence.deed, sentence.how
    if not isinstance(deed, s.CallReferendum) or not isinstance(deed.to, s.BurnCard):
        raise unknown(deed, "as an action")
    if ref(deed.to.who, Scope(is_minion=False)) != THIS_CARD or sentence.afterward is not None:
        raise unknown(deed.to, "as an action")
    if how.stealth is None or plus(how.stealth) != 1 or how.cost is not None or how.that is not None or how.directed:
        raise unknown(how, "as an action")
    who = sentence.who
    is_any = isinstance(who, s.Some) and who.quantifier == s.Quantifier.ANY
    is_generic = isinstance(who, s.All) and who.quantifier == s.ManyQuantifier.GENERIC
    if not isinstance(who, s.All | s.Some) or not (is_any or is_generic):
        raise unknown(who, "as an action")
    use = Use(kind=w.ACTION, takes=w.POLITICS, aims_at=meanwhile, text=Burn(THIS_CARD))
    return AnyMayAct(use, of_kind(who.kind))


def burned_with_less(sentence: s.Sequence) -> list[Ability]:
    """ "...; during that referendum, non-Anarch titles are worth -1 vote"."""
    first, second = sentence.first, sentence.second
    if not isinstance(first, s.CanAs) or not isinstance(second, s.Led) or second.lead != MEANWHILE:
        raise unknown(sentence, "in play")
    then = second.then
    if not (isinstance(then, s.Does) and isinstance(then.deed, s.BeWorth) and isinstance(then.who, s.All)):
        raise unknown(then, "in play")
    cores, worth = then.who.kind.cores, then.deed.bonus
    if not (isinstance(cores, s.Only) and cores.core.noun == s.Common(s.Word.TITLE) and not then.who.kind.posts):
        raise unknown(then.who, "in play")
    qualities = cores.core.qualities
    if len(qualities) != 1 or not isinstance(qualities[0], s.NotOfSect):
        raise unknown(then.who, "in play")
    if not isinstance(worth, s.Bonus) or worth.stat != s.Stat.VOTE or worth.per is not None or worth.limited:
        raise unknown(worth, "in play")
    return [burned_by_referendum(first, p.OtherTitlesWorth(signed(worth.amount), sect_called(qualities[0].sect.name)))]
