"""Cards that cost some minions less: "this card costs Brujah 1 fewer blood"."""

from __future__ import annotations

from primogen.kernel.effects import Amount
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.amounts import Provided
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.refs import THIS
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import of_kind


def cheaper_for(clauses: list[s.Statement]) -> tuple[list[s.Statement], Amount | None]:
    """The other sentences, and how much more it costs: less than nothing."""
    found = [each for each in clauses if isinstance(each, s.Does) and isinstance(each.deed, s.CostLess)]
    if not found:
        return clauses, None
    less, deed = found[0], found[0].deed
    if len(found) > 1 or not isinstance(deed, s.CostLess) or deed.thing != s.Thing.BLOOD or deed.to_equip:
        raise unknown(deed, "of a card")
    if less.who != s.This(s.Core((), s.Common(s.Word.CARD))) or not isinstance(deed.who, s.All):
        raise unknown(less.who, "of a card")
    return [each for each in clauses if each != less], Provided(-deed.amount, RefFits(THIS, of_kind(deed.who.kind)))
