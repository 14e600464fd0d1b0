"""What becomes of a bleed that would succeed: it does not, and a card remembers it for the next one."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Both, Effect, Seq
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.circumstances import acts
from primogen.vtes.language.refs import THIS
from primogen.vtes.language.sentences import ANY_SEAT, When
from primogen.vtes.language.verbs_blocking import EndAction
from primogen.vtes.language.verbs_brink import BleedsRemembered, RememberWhoIsBled
from primogen.vtes.language.verbs_counters import PutOn
from primogen.vtes.lowering.standing import led
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules.topics import ABOUT_TO_SUCCEED

THE_BLEED: Final = s.The(s.Role.PLAIN, s.Common(s.Word.BLEED))
THIS_VAMPIRE: Final = s.This(s.Core((), s.Common(s.Word.VAMPIRE)))
THIS_CARD: Final = s.This(s.Core((), s.Common(s.Word.CARD)))
IT_FAILS: Final = s.DoesTwiceAnd(
    THE_BLEED,
    s.Burn(s.Quantity(s.Nothing(), s.Thing.POOL), None),
    s.Be(s.State.UNSUCCESSFUL),
    s.Does(THIS_CARD, s.BePut(THIS_VAMPIRE)),
)
SHE_IS_BLED: Final = s.SuccessfullyBleedWhom(s.The(s.Role.SAME, s.Common(s.Word.METHUSELAH)))
HE_BLEEDS_HER: Final = s.Does(THIS_VAMPIRE, s.BeAboutTo(SHE_IS_BLED))


def failing(clause: s.Led) -> Effect | None:
    """ "Instead, the bleed burns no pool, is unsuccessful, and this card is put on this vampire"."""
    if not isinstance(clause.lead, s.Instead) or clause.then != IT_FAILS:
        return None
    return Seq((PutOn(THIS), RememberWhoIsBled(), EndAction()))


@led.register
def _(lead: s.NextTime, then: s.Statement, at: Scope) -> list[Ability]:
    """ "The next time this vampire is about to successfully bleed the same Methuselah, burn this card and ..."."""
    if lead.fact != HE_BLEEDS_HER or not isinstance(then, s.Also):
        raise unknown(lead.fact, "that happens")
    if then.first != s.Do(s.BurnCard(THIS_CARD)):
        raise unknown(then.first, "the next time")
    done = text([then.first, then.second], at)
    return [When(ABOUT_TO_SUCCEED, done, ANY_SEAT, 1, Both(acts, BleedsRemembered()))]
