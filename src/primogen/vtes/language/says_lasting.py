"""The words of minion cards and events that are written by hand, and stay in play."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import Pay
from primogen.kernel.effects import Effect, If
from primogen.vtes.language import circumstances as c
from primogen.vtes.language.conditions import RefFits, bleeding_you
from primogen.vtes.language.delays import Later
from primogen.vtes.language.groups import ANYONES, PREDATORS, YOURS, Group
from primogen.vtes.language.refs import ACTING_MINION, BEARERS_METHUSELAH, CHOSEN_ONE, THAT, THIS
from primogen.vtes.language.sentences import ANY_SEAT, OFTEN, MayUse, When
from primogen.vtes.language.traits import IsAlly, Trait
from primogen.vtes.language.verbs_action import NoneOfThemBlocks
from primogen.vtes.language.verbs_blocking import HasBlocked
from primogen.vtes.language.verbs_card import LieOn
from primogen.vtes.language.verbs_chosen import ChooseForThis, ChosenByThis
from primogen.vtes.language.verbs_seats import YourTurn
from primogen.vtes.rules import words as w
from primogen.vtes.rules.topics import LEAVES_READY

# ---- who


def of_your_predator(*traits: Trait) -> Group:
    return Group((w.READY, w.TORPOR), PREDATORS, traits)


the_chosen: Final = ChosenByThis()

# ---- whether

bleeds_its_bearers_methuselah: Final = c.SeenBy(BEARERS_METHUSELAH, bleeding_you)
the_chosen_is_ready: Final = RefFits(CHOSEN_ONE, Group((w.READY,), ANYONES))
your_chosen_acts: Final = RefFits(ACTING_MINION, Group((w.READY,), YOURS, (the_chosen,)))

# ---- what is done

lie_on: Final = LieOn
choose_for_this: Final = ChooseForThis
no_ally_blocks: Final = NoneOfThemBlocks(Group((w.READY,), ANYONES, (IsAlly(),)))


def if_he_blocks(then: Effect) -> Later:
    """Who plays the card, before his block is resolved."""
    return Later(w.IF_BLOCKED, If(HasBlocked(THIS), then))


# ---- what a card in play says


def anybody_may_use(at: int, then: Effect, once: int = OFTEN) -> MayUse:
    """Whoever controls the card."""
    return MayUse(at, then, once, by_any=1)


def in_his_minion_phase(cost: Effect, then: Effect) -> MayUse:
    """Of his controller, who controls the card that lies on him, too."""
    return MayUse(w.ALL_MINION_PHASE, If(YourTurn(), Pay(cost, then)), OFTEN)


def as_the_chosen_leaves(then: Effect) -> When:
    """The ready region."""
    return When(LEAVES_READY, then, ANY_SEAT, condition=RefFits(THAT, Group((w.READY,), ANYONES, (the_chosen,))))
