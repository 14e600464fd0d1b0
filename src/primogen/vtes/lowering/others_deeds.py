"""What another Methuselah does by a text: "the target Methuselah locks ...", "your prey burns ..."."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect, Seats
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.verbs_seats import AtWhomItIs, OpposingMethuselah, TheyDo, YourPrey
from primogen.vtes.lowering.seats import as_hers
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.who import Scope

OTHERS: Final[dict[s.Who, Seats]] = {
    s.TheThing(s.Definite.YOUR_PREY): YourPrey(),
    s.The(s.Role.TARGET, s.Common(s.Word.METHUSELAH)): AtWhomItIs(),
    s.ControllerOf(s.Of(s.The(s.Role.OPPOSING, s.Common(s.Word.MINION)))): OpposingMethuselah(),
}
THEIRS: Final = (s.Burn, s.Lock)


def of_another(fact: s.Does, at: Scope) -> Effect | None:
    """None, if it is somebody else who does it, or something else is done."""
    if fact.who not in OTHERS or not isinstance(fact.deed, THEIRS):
        return None
    return TheyDo(OTHERS[fact.who], text([s.Do(as_hers(fact.deed))], at))
