"""Cards that are stolen: minions and locations change control, what is borne comes to a minion."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.refs import THAT
from primogen.vtes.language.verbs_people import TakeControl, TakeOnto
from primogen.vtes.lowering.texts import effect, one_of
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import BORNE, Scope, cores_of, ref

MINIONS: Final = (s.Common(s.Word.MINION), s.Common(s.Word.VAMPIRE), s.Common(s.Word.ALLY))
STOLEN_WHOLE: Final = (s.Common(s.Word.ALLY), s.Common(s.Word.LOCATION), s.Common(s.Word.VAMPIRE))


def is_stolen_whole(who: s.Some) -> bool:
    """A minion or a location; equipment and retainers go to a minion."""
    return isinstance(who.kind.cores, s.Only) and who.kind.cores.core.noun in STOLEN_WHOLE


def noun_of(who: s.Who) -> s.Noun | None:
    """Of one who was chosen: "the minion", "that minion"."""
    if isinstance(who, s.The):
        return who.noun
    return who.core.noun if isinstance(who, s.That) else None


@effect.register
def _(deed: s.StealCard, at: Scope) -> Effect:
    noun = noun_of(deed.who)
    if noun in MINIONS and ref(deed.who, at) == THAT:
        return TakeControl(THAT)
    if one_of(deed.who, at) != THAT or not isinstance(deed.who, s.Some):
        raise unknown(deed.who, "to steal")
    if is_stolen_whole(deed.who):
        return TakeControl(THAT)
    if all(isinstance(core.noun, s.Common) and core.noun.word in BORNE for core in cores_of(deed.who.kind.cores)):
        return TakeOnto(THAT)
    raise unknown(deed.who, "to steal")
