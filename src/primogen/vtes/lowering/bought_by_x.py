"""What X blood buys, where X is in the text and not in the cost: "burn X blood to get X additional strikes"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import BloodLeft
from primogen.vtes.language.costs import PayX
from primogen.vtes.language.verbs_combat import AdditionalStrikes
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.rules.naming import NameX

X_BLOOD: Final = s.Burn(s.Quantity(s.LetterX(), s.Thing.BLOOD, None), None)
X_STRIKES: Final = s.Get(s.ExtraX(s.Move.ADDITIONAL_STRIKE, True))


def bought_by_x(deed: s.Pay) -> Effect | None:
    """Named as the card is played, from 1 on; none, if the price is another."""
    if deed.cost != X_BLOOD:
        return None
    if deed.effect != X_STRIKES:
        raise unknown(deed.effect, "for X blood")
    return NameX(1, BloodLeft(), in_order([PayX(), AdditionalStrikes(0, per_x=1)]))
