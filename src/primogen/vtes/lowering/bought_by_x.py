"""What X blood buys, where X is in the text and not in the cost: "burn X blood to get X additional strikes"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import ChooseNumber
from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import BloodLeft, BloodOn
from primogen.vtes.language.costs import PayX
from primogen.vtes.language.refs import THIS
from primogen.vtes.language.verbs_bleeding import NextActionsAreStealthy
from primogen.vtes.language.verbs_combat import AdditionalStrikes
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.rules.naming import NameX

X_BLOOD: Final = s.Burn(s.Quantity(s.LetterX(), s.Thing.BLOOD, None), None)
YOUR_MINIONS: Final = s.All(
    s.ManyQuantifier.GENERIC, s.Kind(s.Only(s.Core((), s.Common(s.Word.MINION))), (s.YouControl(),))
)
X_STRIKES: Final = s.Get(s.ExtraX(s.Move.ADDITIONAL_STRIKE, True))


def of_next_actions(deed: s.GiveNext) -> Effect:
    """ "... to give the next X actions minions you control perform this turn +1 stealth"."""
    if deed.who != YOUR_MINIONS or deed.what != s.Bonus(s.More(s.Plus("+1")), s.Stat.STEALTH, False, None):
        raise unknown(deed, "for X blood")
    return NextActionsAreStealthy()


def bought_by_x(deed: s.Pay) -> Effect | None:
    """Named as the card is played, from 1 on, or as it is resolved; none, if the price is another."""
    if deed.cost != X_BLOOD:
        return None
    if isinstance(deed.effect, s.GiveNext):
        return ChooseNumber(1, BloodOn(THIS), in_order([PayX(), of_next_actions(deed.effect)]))
    if deed.effect != X_STRIKES:
        raise unknown(deed.effect, "for X blood")
    return NameX(1, BloodLeft(), in_order([PayX(), AdditionalStrikes(0, per_x=1)]))
