"""What somebody else may do with a card in play: other Methuselahs, or whoever acts with one of a group."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Pay
from primogen.kernel.effects import Both, Condition, Effect, If, May
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.conditions import RefFits, as_announced, bleeding
from primogen.vtes.language.groups import ANYONES, YOURS
from primogen.vtes.language.refs import ACTING_MINION
from primogen.vtes.language.sentences import OFTEN, MayUse, When
from primogen.vtes.language.verbs_action import PlusBleed
from primogen.vtes.language.verbs_combat import StrikeWith
from primogen.vtes.language.verbs_counters import BurnBlood
from primogen.vtes.language.verbs_gear import ByOpponent, OpponentMay
from primogen.vtes.language.verbs_seats import TheyDo, YourPrey
from primogen.vtes.lowering.amounts import how_much
from primogen.vtes.lowering.costs import price
from primogen.vtes.lowering.offers import moments_for, offered
from primogen.vtes.lowering.seats import as_hers
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, group, is_choice
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import UNTAP_TIME

YOUR_PREY: Final = s.TheThing(s.Definite.YOUR_PREY)
IN_YOUR_UNLOCK_PHASE: Final = (s.DuringPhase(s.Your(), False, s.Phase.UNLOCK),)
METHUSELAH: Final = s.Kind(s.Only(s.Core((), s.Common(s.Word.METHUSELAH))), ())
METHUSELAHS: Final = (
    s.All(s.ManyQuantifier.GENERIC, METHUSELAH),
    s.Some(s.Quantifier.ANY, METHUSELAH),
)
A_BLEED: Final = s.Kind(s.Only(s.Core((), s.Common(s.Word.BLEED_ACTION))), ())
BLEED_ANNOUNCED: Final = (s.OnceAs(s.Does(s.It(), s.Announce(s.Some(s.Quantifier.A, A_BLEED)))),)


STOLEN_BY_OPPONENT: Final = s.Can(
    s.Some(
        s.Quantifier.A,
        s.Kind(s.Only(s.Core((s.Being(s.Adjective.OPPOSING),), s.Common(s.Word.MINION))), ()),
    ),
    s.StrikeWith(False, s.DeedStrike(s.StealCard(s.This(s.Core((), s.Common(s.Word.EQUIPMENT))))), None),
)


def by_others(sentence: s.Can, at: Scope) -> list[Ability] | None:
    """ "Methuselahs can ...", "a Brujah can ... to get +1 bleed"; None, if it is who has the card."""
    if sentence == STOLEN_BY_OPPONENT:
        return [OpponentMay(w.STRIKE, ByOpponent(StrikeWith(w.STEAL_EQUIPMENT, bits=w.ONLY_THIS)), OFTEN)]
    if not isinstance(sentence.deed, s.Pay):
        return None
    if sentence.who == YOUR_PREY:
        return [by_prey(sentence.deed, at)]
    if sentence.who in METHUSELAHS:
        return [of_anybody(each) for each in offered(as_hers(sentence.deed), at)]
    if not at.is_minion and isinstance(sentence.who, s.Some) and is_choice(sentence.who):
        return [by_who_acts(sentence.who, sentence.deed, at)]
    return None


def by_prey(deed: s.Pay, at: Scope) -> Ability:
    """ "Your prey can burn the Edge during your unlock phase to ...": or not; of the text's own minion."""
    cost = deed.cost
    if not isinstance(cost, s.Timed) or cost.when != IN_YOUR_UNLOCK_PHASE or cost.do != s.BurnEdge():
        raise unknown(cost, "of your prey")
    if not isinstance(deed.effect, s.Burn) or deed.effect.source is None:
        raise unknown(deed.effect, "of your prey")
    return When(UNTAP_TIME, TheyDo(YourPrey(), May(Pay(price(cost.do, at), text([s.Do(deed.effect)], at)))))


def of_anybody(ability: Ability) -> Ability:
    if not isinstance(ability, MayUse):
        raise unknown(ability, "of anybody")
    return replace(ability, by_any=1)


def by_who_acts(who: s.Some, deed: s.Pay, at: Scope) -> Ability:
    """ "An Anarch can burn 1 blood once as they announce a bleed action to get +1 bleed": it is he who acts."""
    among, given = group(who, at), text([s.Do(deed.effect)], at)
    if among.whose not in (YOURS, ANYONES) or not isinstance(given, PlusBleed):
        raise unknown(deed.effect, "of who acts")
    acts: Condition = RefFits(ACTING_MINION, replace(among, whose=YOURS))
    cost, moments, once = deed.cost, moments_for(given), OFTEN
    if isinstance(cost, s.Timed) and cost.when == BLEED_ANNOUNCED:
        acts, cost = Both(acts, Both(bleeding, as_announced)), cost.do
        moments, once = w.BEFORE_BLOCKS, w.THIS_ACTION
    then = If(acts, Pay(his_price(cost, at), given))
    return MayUse(moments, then, once, by_any=int(among.whose == ANYONES))


def his_price(cost: s.Deed, at: Scope) -> Effect:
    if isinstance(cost, s.Burn) and cost.source is None and cost.what.thing == s.Thing.BLOOD:
        return BurnBlood(how_much(cost.what, s.Thing.BLOOD), ACTING_MINION)
    if isinstance(cost, s.Discard):
        return price(cost, at)
    raise unknown(cost, "as a cost")
