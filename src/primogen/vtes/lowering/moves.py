"""Moves that a card in play gives in each combat: maneuvers, presses, additional strikes."""

from __future__ import annotations

from primogen.kernel.abilities import Ability
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.sentences import MayUse
from primogen.vtes.language.verbs_combat import AdditionalStrikes, Either, Maneuver, PressOn
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.rules import words as w


def once_in_combat(what: s.Extra) -> s.ExtraEach:
    if what.limited and what.move != s.Move.ADDITIONAL_STRIKE:
        raise unknown(what, "limited")
    return s.ExtraEach(what.number, what.optional, what.move, what.limit)


def move_each_combat(what: s.ExtraEach) -> Ability:
    if what.limit is not None or what.number != 1 or not what.optional:
        raise unknown(what, "each combat")
    if what.move == s.Move.MANEUVER:
        return MayUse(w.RANGE, Maneuver(), w.THIS_COMBAT)
    if what.move == s.Move.PRESS:
        return MayUse(w.PRESS, PressOn(), w.THIS_COMBAT)
    if what.move == s.Move.MANEUVER_OR_PRESS:
        return MayUse(w.RANGE | w.PRESS, Either(Maneuver(), PressOn()), w.THIS_COMBAT)
    if what.move == s.Move.ADDITIONAL_STRIKE:
        return MayUse(w.ADDITIONAL, AdditionalStrikes(1), w.THIS_COMBAT)
    raise unknown(what.move, "each combat")
