"""Whose a card is: "controlled by your prey", "... by another vampire"."""

from __future__ import annotations

from typing import Final

from primogen.vtes.compiler import surface as s
from primogen.vtes.language.groups import NEIGHBOURS, OTHERS, PREDATORS, YOUR_PREYS
from primogen.vtes.language.traits import AllOf, BorneBy, IsKind, NotThis, OfTarget
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.lowering.who import Asked, narrow
from primogen.vtes.rules import words as w

ANOTHER_VAMPIRE: Final = s.Some(s.Quantifier.ANOTHER, s.Kind(s.Only(s.Core((), s.Common(s.Word.VAMPIRE))), ()))
TARGET_METHUSELAH: Final = s.The(s.Role.TARGET, s.Common(s.Word.METHUSELAH))
CONTROLLERS: Final[dict[s.Who, int]] = {
    s.TheThing(s.Definite.YOUR_PREDATOR): PREDATORS,
    s.TheThing(s.Definite.YOUR_PREY): YOUR_PREYS,
    s.TheThing(s.Definite.PREDATOR_OR_PREY): NEIGHBOURS,
    s.All(s.ManyQuantifier.OTHER, s.Kind(s.Only(s.Core((), s.Common(s.Word.METHUSELAH))), ())): OTHERS,
    s.All(
        s.ManyQuantifier.GENERIC,
        s.Kind(s.Only(s.Core((s.Being(s.Adjective.OTHER),), s.Common(s.Word.METHUSELAH))), ()),
    ): OTHERS,
}


@narrow.register
def _(post: s.ControlledBy, asked: Asked) -> None:
    if post.who == s.Some(s.Quantifier.ANOTHER, s.Kind(s.Only(s.Core((), s.Common(s.Word.METHUSELAH))), ())):
        asked.whose = OTHERS
    elif post.who in (TARGET_METHUSELAH, s.TargetOfBleed()):
        asked.traits.append(OfTarget())
    elif post.who == ANOTHER_VAMPIRE and asked.zones == (w.ON_CARD,):
        asked.traits.append(BorneBy(AllOf((IsKind(w.VAMPIRE), NotThis()))))
    elif post.who in CONTROLLERS:
        asked.whose = CONTROLLERS[post.who]
    else:
        raise unknown(post.who, "as a controller")
