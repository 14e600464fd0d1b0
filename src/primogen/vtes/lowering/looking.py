"""Actions that look for something: at a hand, or through a library."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Seats
from primogen.vtes.compiler import surface as s
from primogen.vtes.language.politics import OtherMethuselahs
from primogen.vtes.language.verbs_looking import DiscardOfTheirs, EquipFromLibrary
from primogen.vtes.language.verbs_seats import AtWhomItIs, YourPrey
from primogen.vtes.lowering.unlowered import unknown
from primogen.vtes.rules import words as w
from primogen.vtes.rules.printed import Use

METHUSELAH: Final = s.Only(s.Core((), s.Common(s.Word.METHUSELAH)))
ANOTHERS: Final = s.Of(s.Some(s.Quantifier.ANOTHER, s.Kind(METHUSELAH, ())))
PREYS: Final = s.Of(s.TheThing(s.Definite.YOUR_PREY))
OF_YOUR_CHOICE: Final = s.DiscardFromIt(
    s.Single(s.Kind(s.Only(s.Core((), s.Common(s.Word.CARD))), (s.OfYourChoice(),)))
)
EQUIPMENT: Final = s.Some(s.Quantifier.A, s.Kind(s.Only(s.Core((), s.CardOf(s.CardType.EQUIPMENT))), ()))
LIBRARY: Final = s.ZoneOf(s.Your(), s.Zone.LIBRARY)
THIS_VAMPIRE: Final = s.This(s.Core((), s.Common(s.Word.VAMPIRE)))
EQUIPPED: Final = s.Then(
    s.Search(LIBRARY, EQUIPMENT, None), s.EquipMinion(THIS_VAMPIRE, s.It(), s.Terms.AS_NORMAL_SHUFFLE)
)


def looking_for(deed: s.Deed) -> Use | None:
    """None, if it looks for nothing."""
    if deed == EQUIPPED:  # an equip action, which has 1 stealth of its own
        return Use(kind=w.ACTION, takes=w.EQUIPPING, stealth=-1, text=EquipFromLibrary())
    if isinstance(deed, s.Then) and isinstance(deed.first, s.LookAt):
        if deed.rest != OF_YOUR_CHOICE:
            raise unknown(deed.rest, "of a hand")
        return at_a_hand(deed.first.place)
    return None


def at_a_hand(place: s.Place) -> Use:
    """It is directed at her whose hand it is."""
    if not isinstance(place, s.ZoneOf) or place.zone != s.Zone.HAND:
        raise unknown(place, "to look at")
    text = DiscardOfTheirs(AtWhomItIs())
    if place.of == PREYS:
        prey: Seats = YourPrey()
        return Use(kind=w.ACTION, takes=w.OTHER, directed_at=prey, text=text)
    if place.of == ANOTHERS:
        return Use(kind=w.ACTION, takes=w.OTHER, names=OtherMethuselahs(), text=text)
    raise unknown(place.of, "to look at")
