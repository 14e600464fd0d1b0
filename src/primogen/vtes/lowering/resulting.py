"""What is said of the combat that comes of a block: who can do what in it, and in its first round."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect, If
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_blocking as vb
from primogen.vtes.language.delays import Later
from primogen.vtes.language.refs import THIS
from primogen.vtes.language.verbs_combat import Maneuver
from primogen.vtes.language.verbs_given import Lets
from primogen.vtes.language.verbs_rounds import RoundIs
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope, is_own
from primogen.vtes.rules import words as w

RESULTING: Final = (s.During(s.Span.RESULTING_COMBAT), s.InSpan(s.Span.RESULTING_COMBAT))
FIRST_ROUND: Final = s.During(s.Span.FIRST_ROUND_RESULTING)
BLOCKING_MINION: Final = s.The(s.Role.BLOCKING, s.Common(s.Word.MINION))
NO_COMBAT_ENDS: Final = s.Cannot(BLOCKING_MINION, s.StrikeWith(False, s.PlainStrike(s.StrikeEffect.COMBAT_ENDS), None))
NEITHER_STRIKES: Final = s.Can(s.Neither(), s.Timed(s.StrikeAtAll(), (FIRST_ROUND,)))


def of_himself(then: s.Can | s.Does, fact: s.Does, at: Scope) -> s.Can | s.Does:
    """ "If he is blocked, he can ..."."""
    if then.who != s.It() or not is_own(fact.who, at):
        return then
    return s.Can(fact.who, then.deed) if isinstance(then, s.Can) else s.Does(fact.who, then.deed)


def neither_strikes(fact: s.Fact, then: s.Statement, at: Scope) -> Effect | None:
    """ "If they block, neither combatant can strike during the first round of the resulting combat"."""
    if then != NEITHER_STRIKES:
        return None
    if not isinstance(fact, s.Does) or fact.deed != s.Block(None) or not (fact.who == s.It() or is_own(fact.who, at)):
        raise unknown(fact, "of a combat")
    return Later(w.IF_BLOCKED, If(vb.HasBlocked(THIS), vb.NeitherStrikesAtFirst()))


def in_first_round(what: s.Boon) -> Effect:
    """ "1 optional maneuver during the first round of the resulting combat"."""
    if what != s.Extra(1, True, s.Move.MANEUVER, False, None):
        raise unknown(what, "in a round")
    return Lets(If(RoundIs(1), Maneuver()), w.RANGE, w.RESULTING_COMBAT)
