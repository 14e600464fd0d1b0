"""Being, having and becoming."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.amounts import Quantity
from primogen.vtes.compiler.surface.names import Clan, Discipline, OwnName, Sect, Title
from primogen.vtes.compiler.surface.roots import Amount, Boon, Deed, Place, Simple, Who
from primogen.vtes.compiler.surface.states import Done, State


@dataclass(frozen=True)
class Be(Simple):
    state: State


@dataclass(frozen=True)
class BeOfClan(Simple):
    clan: Clan


@dataclass(frozen=True)
class BeOfSect(Simple):
    sect: Sect


@dataclass(frozen=True)
class BeSome(Simple):
    what: Who


@dataclass(frozen=True)
class BeInCombatWith(Simple):
    who: Who


@dataclass(frozen=True)
class Have(Simple):
    what: Quantity


@dataclass(frozen=True)
class HaveEdge(Simple):
    pass


@dataclass(frozen=True)
class HaveTitle(Simple):
    none: bool


@dataclass(frozen=True)
class HaveDiscipline(Simple):
    superior: bool
    discipline: Discipline


@dataclass(frozen=True)
class Become(Simple):
    what: Who


@dataclass(frozen=True)
class BecomeSect(Simple):
    sect: Sect


@dataclass(frozen=True)
class BecomeState(Simple):
    state: State


@dataclass(frozen=True)
class MakeSect(Simple):
    who: Who
    sect: Sect


@dataclass(frozen=True)
class BeConsidered(Simple):
    what: Who


@dataclass(frozen=True)
class BePlayed(Simple):
    """Passive: be played, burned, moved, put."""

    done: Done
    on: Who | None


@dataclass(frozen=True)
class BePut(Simple):
    """Is put on somebody, in play."""

    on: Who


@dataclass(frozen=True)
class BePutInPlay(Simple):
    pass


@dataclass(frozen=True)
class BeMoved(Simple):
    to: Place


@dataclass(frozen=True)
class HaveHappen(Simple):
    """Have that attempt fail."""

    who: Who
    deed: Deed


@dataclass(frozen=True)
class BeAboutTo(Simple):
    deed: Deed


@dataclass(frozen=True)
class BeAmount(Simple):
    amount: Amount


@dataclass(frozen=True)
class BePutTitle(Simple):
    on: Who
    sect: Sect
    title: Title
    city: OwnName


@dataclass(frozen=True)
class BeTarget(Simple):
    who: Who


@dataclass(frozen=True)
class BeWith(Simple):
    bonus: Boon


@dataclass(frozen=True)
class BeBanished(Simple):
    pass


@dataclass(frozen=True)
class HaveBonus(Simple):
    what: Boon


@dataclass(frozen=True)
class BeDoing(Simple):
    deed: Deed


@dataclass(frozen=True)
class HaveOrUse(Simple):
    who: Who


@dataclass(frozen=True)
class BeWorth(Simple):
    bonus: Boon


@dataclass(frozen=True)
class BeRemoved(Simple):
    pass


@dataclass(frozen=True)
class BePutTitleNamed(Simple):
    on: Who
    sect: Sect
    name: OwnName


@dataclass(frozen=True)
class BeIncreased(Simple):
    number: int
    up: bool


@dataclass(frozen=True)
class BeCardsLarger(Simple):
    number: int
    up: bool


@dataclass(frozen=True)
class HaveMorePool(Simple):
    who: Who


@dataclass(frozen=True)
class BeNot(Simple):
    what: Who


@dataclass(frozen=True)
class BeNotClan(Simple):
    clan: Clan


@dataclass(frozen=True)
class BePreventedBy(Simple):
    who: Who


@dataclass(frozen=True)
class BeOfClan2(Simple):
    clan: Clan
    second: Clan


@dataclass(frozen=True)
class BeBurnedBy(Simple):
    who: Who


@dataclass(frozen=True)
class BePutTitlePlain(Simple):
    on: Who
    sect: Sect
    title: Title


@dataclass(frozen=True)
class Belong(Simple):
    who: Who


@dataclass(frozen=True)
class MakeDo(Simple):
    who: Who
    deed: Deed


@dataclass(frozen=True)
class BeNowBleeding(Simple):
    who: Who


@dataclass(frozen=True)
class MakeState(Simple):
    who: Who
    state: State


@dataclass(frozen=True)
class BeAtBonus(Simple):
    bonus: Boon
