"""Actions that a card in play allows: to who bears it or whose text it is, or to any of a group."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import OneOf, Target
from primogen.kernel.effects import If, Leaf
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.groups import EitherGroup, Group, Only, any_vampire
from primogen.vtes.language.refs import ACTING_MINION, THAT, THIS, THIS_CARD
from primogen.vtes.language.sentences import AnyMayAct, MayAct
from primogen.vtes.language.verbs_action import EnterCombat
from primogen.vtes.language.verbs_company import ShuffleIntoLibrary
from primogen.vtes.language.verbs_counters import Burn, BurnBlood, PayPool
from primogen.vtes.language.verbs_people import BurnConviction, TakeControl
from primogen.vtes.language.verbs_searching import SearchPile
from primogen.vtes.lowering.aftermath import inflict
from primogen.vtes.lowering.amounts import how_much, plus, signed
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.calling import called_by_himself, is_his_own
from primogen.vtes.lowering.choosing import CHOSEN, is_chosen
from primogen.vtes.lowering.circumstances import some_of
from primogen.vtes.lowering.offices import burned_by_referendum
from primogen.vtes.lowering.searching import TIDY
from primogen.vtes.lowering.standing import is_you, said
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, ref
from primogen.vtes.rules import words as w
from primogen.vtes.rules.printed import Use

ACTING_VAMPIRES: Final = s.All(
    s.ManyQuantifier.GENERIC,
    s.Kind(s.Only(s.Core((s.Being(s.Adjective.ACTING),), s.Common(s.Word.VAMPIRE))), ()),
)


DISCARDED: Final = s.Afterward.DISCARD
HAND: Final = s.ZoneOf(s.Your(), s.Zone.HAND)
LIBRARY: Final = s.ZoneOf(s.Your(), s.Zone.LIBRARY)


def is_any(who: s.Who) -> bool:
    """Not he whose text it is, but whoever is one of these."""
    if isinstance(who, s.Some):
        return who.quantifier in (s.Quantifier.A, s.Quantifier.ANY, s.Quantifier.ANOTHER, s.Quantifier.EACH)
    return isinstance(who, s.All) and who.quantifier == s.ManyQuantifier.GENERIC


def harmful(found: AnyMayAct, that: s.Deed) -> AnyMayAct:
    """ "... a (D) action that inflicts 1 damage on acting vampires"."""
    aims_at = found.action.aims_at
    if not isinstance(that, s.Inflict) or that.on != ACTING_VAMPIRES or not isinstance(aims_at, Target):
        raise unknown(that, "of an action")
    harmed = If(RefFits(ACTING_MINION, any_vampire), inflict(that.hurt, ACTING_MINION))
    whole = replace(aims_at, effect=in_order([aims_at.effect, harmed]))
    return replace(found, action=replace(found.action, aims_at=whole, text=whole.effect))


def by_any(sentence: s.CanAs, who: Group, stealth: int, at: Scope) -> AnyMayAct:
    """ "Other minions can burn this card as a (D) action": it is aimed at the card, or at who bears it."""
    deed, at_this = sentence.deed, at if at.is_he else Scope(is_minion=False, stands=True)
    if at.is_he and not isinstance(deed, s.EnterCombat | s.StealCard):
        raise unknown(deed, "of any")
    if not at.is_he and is_at_some(deed) and (is_yours(sentence.who) or is_at_anybodys(deed)):
        return AnyMayAct(aimed(deed, stealth), who)
    if isinstance(deed, s.BurnCard) and ref(deed.who, at_this) == THIS_CARD:
        aims_at = Target(Only(), Burn(THAT))
    elif isinstance(deed, s.Shuffle) and deed.into == LIBRARY and ref(deed.who, at_this) == THIS_CARD:
        aims_at = Target(Only(), ShuffleIntoLibrary(THAT))
    elif isinstance(deed, s.StealCard) and ref(deed.who, at_this) == (THIS if at.is_he else THIS_CARD):
        aims_at = Target(Only(), TakeControl(THAT))
    elif isinstance(deed, s.EnterCombat) and ref(deed.who, at_this) == THIS:
        aims_at = Target(Only(is_bearer=1), EnterCombat())
    else:
        raise unknown(deed, "of any")
    return AnyMayAct(Use(kind=w.ACTION, takes=w.OTHER, stealth=stealth, aims_at=aims_at, text=aims_at.effect), who)


def is_yours(who: s.Who) -> bool:
    """Her own: what the text says of "you" holds for whoever acts."""
    return isinstance(who, s.Some | s.All) and s.YouControl() in who.kind.posts


def at_whom(deed: s.Deed) -> s.Who | None:
    if isinstance(deed, s.EnterCombat | s.BurnCard):
        return deed.who
    return deed.on if isinstance(deed, s.PutThings) else None


def is_at_some(deed: s.Deed) -> bool:
    return isinstance(at_whom(deed), s.Some)


def is_at_anybodys(deed: s.Deed) -> bool:
    """Whoever controls them: "you" does not come into it."""
    who = at_whom(deed)
    return isinstance(who, s.Some) and isinstance(deed, s.EnterCombat | s.BurnCard) and not who.kind.posts


def aimed(deed: s.Deed, stealth: int, outcome: list[s.Statement] | None = None) -> Use:
    """At somebody of the action's own choosing."""
    use = action([s.Do(deed), *(outcome or [])], Scope(), stealth)
    if use.aims_at is None:
        raise unknown(deed, "at whom")
    return use


@said.register
def _(sentence: s.CanAs, at: Scope) -> list[Ability]:
    """ "He can ... as a +1 stealth action": he who has the text, or bears the card."""
    how = sentence.how
    if how.political and is_his_own(sentence, at):
        return called_by_himself(sentence, at)
    if how.political:
        return [burned_by_referendum(sentence)]
    burns = isinstance(sentence.deed, s.BurnCard) and is_any(sentence.who)  # whoever it is then directed at
    if burns or ((is_any(sentence.who) or is_chosen(sentence.who)) and how.directed):
        if how.political or sentence.afterward is not None:
            raise unknown(how, "as an action")
        among = CHOSEN if is_chosen(sentence.who) else some_of(sentence.who, at)
        found = by_any(sentence, among, 0 if how.stealth is None else plus(how.stealth), at)
        found = replace(found, action=replace(found.action, price=action_price(how.cost)))
        return [found if how.that is None else harmful(found, how.that)]
    if is_you(sentence.who, at) or how.political or how.that is not None:
        raise unknown(how, "as an action")
    stealth = 0 if how.stealth is None else plus(how.stealth)
    use = replace(action([s.Do(sentence.deed)], at, stealth), price=action_price(how.cost))
    if sentence.afterward is not None and not (isinstance(use.text, SearchPile) and sentence.afterward in TIDY):
        if sentence.afterward != DISCARDED or not fills_hand(sentence.deed):
            raise unknown(sentence.afterward)
    if use.takes == w.BLEEDING:
        return [MayAct(use)]
    if how.directed and use.text == Burn(THIS_CARD):
        return [MayAct(replace(use, aims_at=Target(Only(), Burn(THAT)), text=Burn(THAT)))]
    if how.directed and use.aims_at is None:
        raise unknown(how, "at whom")
    return [MayAct(use)]


def fills_hand(deed: s.Deed) -> bool:
    """So that it may be larger than it should be: what fills it fits it again."""
    return isinstance(deed, s.Draw) or (isinstance(deed, s.MoveCard) and deed.to == HAND)


def with_outcome(sentence: s.CanAs, outcome: s.Statement, at: Scope) -> list[Ability]:
    """ "... as a (D) action. If the action is successful, ...": her own minions alone."""
    how = sentence.how
    if not how.directed or how.political or how.cost is not None or how.that is not None or sentence.afterward:
        raise unknown(how, "as an action")
    if at.is_he or not is_any(sentence.who) or not is_yours(sentence.who) or not is_at_some(sentence.deed):
        raise unknown(sentence.who, "as an action")
    use = aimed(sentence.deed, 0 if how.stealth is None else plus(how.stealth), [outcome])
    return [AnyMayAct(use, some_of(sentence.who, at))]


def action_price(cost: s.Quantity | None) -> Leaf | None:
    """ "... that costs 1 blood"."""
    if cost is None:
        return None
    if cost.thing == s.Thing.POOL:
        return PayPool(how_much(cost, s.Thing.POOL))
    if cost.thing == s.Thing.CONVICTION:
        return BurnConviction(how_much(cost, s.Thing.CONVICTION))
    return BurnBlood(how_much(cost, s.Thing.BLOOD), THIS)


def action(clauses: list[s.Statement], at: Scope, stealth: int) -> Use:
    first = clauses[0]
    if clauses == [s.Do(s.Bleed())]:
        return Use(kind=w.ACTION, takes=w.BLEEDING, stealth=stealth)
    if isinstance(first, s.Do) and isinstance(first.deed, s.BleedWith):
        bonus = first.deed.bonus
        if not isinstance(bonus, s.Bonus) or bonus.stat != s.Stat.BLEED or bonus.limited or bonus.per is not None:
            raise unknown(bonus, "of a bleed")
        return Use(kind=w.ACTION, takes=w.BLEEDING, bleed=signed(bonus.amount), stealth=stealth)
    then = text(clauses, at)
    if isinstance(then, OneOf):
        then = at_either(then) or then
    if isinstance(then, Target):
        return Use(kind=w.ACTION, takes=w.OTHER, stealth=stealth, aims_at=then, text=then.effect)
    return Use(kind=w.ACTION, takes=w.OTHER, stealth=stealth, text=then)


def at_either(ways: OneOf) -> Target | None:
    """ "Steal a demon ally or burn a demon retainer": which is done is said by what it is aimed at."""
    if len(ways.effects) != 2:
        return None
    one, other = ways.effects
    if not isinstance(one, Target) or not isinstance(other, Target) or one.choice != other.choice:
        return None
    first, second = one.among, other.among
    if not isinstance(first, Group) or not isinstance(second, Group) or set(first.zones) & set(second.zones):
        return None
    return Target(EitherGroup(first, second), If(RefFits(THAT, first), one.effect, other.effect), one.choice)
