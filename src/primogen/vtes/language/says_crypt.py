"""The words of vampires that are written by hand."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Condition, Effect
from primogen.vtes.language import circumstances as c
from primogen.vtes.language import politics as p
from primogen.vtes.language import verbs_counters as vc
from primogen.vtes.language import verbs_seats as vs
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.barring import DoesNotAttack
from primogen.vtes.language.conditions import RefFits
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import ACTING_MINION, OPPOSING_MINION, THAT
from primogen.vtes.language.sentences import MayAct, Static
from primogen.vtes.language.traits import HasTitle, Opposes
from primogen.vtes.rules import words as w
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.topics import CANNOT_BLOCK

# ---- who, and whether

with_title: Final = HasTitle
opposing: Final = Opposes()
your_prey: Final = vs.YourPrey()
your_prey_is_richer: Final = c.RicherThanYou(c.YOUR_PREY)


def opposed_by(group: Group) -> RefFits:
    return RefFits(OPPOSING_MINION, group)


# ---- what is done

steal_pool_of_target: Final = vc.StealPool
receive_title: Final = p.ReceiveTitle(THAT)

# ---- what a vampire says


def has_while(by: int, stat: int, condition: Condition) -> Static:
    return Static(Fixed(by), stat, condition)


def cannot_block(group: Group) -> Static:
    return Static(Fixed(1), CANNOT_BLOCK, RefFits(ACTING_MINION, group))


cannot_attack: Final = DoesNotAttack


def may_call(among: Group, then: Effect, *, only_if: Condition) -> MayAct:
    """A referendum, about one of a group."""
    terms = p.NameCard(among)
    return MayAct(Use(kind=w.ACTION, takes=w.POLITICS, aims_at=terms, text=p.Still(among, then), only_if=only_if))
