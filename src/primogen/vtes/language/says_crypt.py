"""The words of vampires that are written by hand."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Condition, Effect
from primogen.vtes.language import circumstances as c
from primogen.vtes.language import politics as p
from primogen.vtes.language import verbs_blocking as vb
from primogen.vtes.language import verbs_circles as vi
from primogen.vtes.language import verbs_counters as vc
from primogen.vtes.language import verbs_looking as vl
from primogen.vtes.language import verbs_people as vp
from primogen.vtes.language import verbs_seats as vs
from primogen.vtes.language import verbs_votes as vv
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.barring import CostsThem, DoesNotAttack, OfMinions
from primogen.vtes.language.cards import Cards
from primogen.vtes.language.conditions import RefFits, directed, hunting
from primogen.vtes.language.groups import ANYONES, YOURS, Group
from primogen.vtes.language.helping import BloodForCards, LessForHim, LocksForPool
from primogen.vtes.language.refs import ACTING_MINION, OPPOSING_MINION, THAT, THIS
from primogen.vtes.language.sentences import MayAct, Static
from primogen.vtes.language.traits import HasStat, HasTitle, IsNot, IsThis, Older, Opposes, WithBlood
from primogen.vtes.language.traits_of_cards import Named
from primogen.vtes.language.verbs_company import ShuffleAway
from primogen.vtes.language.verbs_recovering import ActionCardBack
from primogen.vtes.rules import words as w
from primogen.vtes.rules.costing import BLOOD
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.topics import CANNOT_BLOCK, CASTS_FOR

# ---- who, and whether

with_title: Final = HasTitle
opposing: Final = Opposes()
your_prey: Final = vs.YourPrey()
your_prey_is_richer: Final = c.RicherThanYou(c.YOUR_PREY)


def opposed_by(group: Group) -> RefFits:
    return RefFits(OPPOSING_MINION, group)


acts: Final = c.acts
fights: Final = c.fights
your_influence_phase: Final = vi.YourInfluencePhase()


def cancelled(name: str) -> RefFits:
    """A card of hers with that name: it lies in her ash heap."""
    return RefFits(THAT, Group((w.ASH_HEAP,), YOURS, (Named(name),)))


hunts: Final = c.acts & hunting
acts_otherwise: Final = c.acts & ~hunting
undirected: Final = c.an_action & ~directed
with_blood: Final = WithBlood()
older: Final = Older()
has_not_paid_for_votes: Final = IsNot(HasStat(CASTS_FOR, 1))

# ---- what is done

pass_on_named: Final = vp.PassOnNamed
his_votes_for: Final = vv.CastHisVotes(1)
his_votes_against: Final = vv.CastHisVotes(0)
note_caster: Final = vv.NoteCaster

steal_pool_of_target: Final = vc.StealPool
spend_transfers: Final = vs.SpendTransfers
search_ally: Final = vl.AllyFromLibrary
shuffle_away: Final = ShuffleAway(THAT)
action_card_back: Final = ActionCardBack()
choose_circle: Final = vi.ChooseCircle()
attempt_to_block: Final = vb.AttemptToBlock(THIS, vb.WHOEVER_HE_IS)
may_attempt: Final = vb.MayAttemptFreely()
receive_title: Final = p.ReceiveTitle(THAT)

# ---- what a vampire says


def has_while(by: int, stat: int, condition: Condition) -> Static:
    return Static(Fixed(by), stat, condition)


def cannot_block(group: Group) -> Static:
    return Static(Fixed(1), CANNOT_BLOCK, RefFits(ACTING_MINION, group))


pays_less_once_a_turn: Final = LessForHim
locks_to_pay_pool_for: Final = LocksForPool
her_blood_pays_for: Final = BloodForCards


def cards_of_discipline_cost_him(discipline: int, by: int) -> CostsThem:
    """In blood."""
    return CostsThem(
        Cards(discipline=discipline), by, BLOOD, OfMinions(Group((w.READY, w.TORPOR), ANYONES, (IsThis(),)))
    )


cannot_attack: Final = DoesNotAttack


def may_call(among: Group, then: Effect, *, only_if: Condition) -> MayAct:
    """A referendum, about one of a group."""
    terms = p.NameCard(among)
    return MayAct(Use(kind=w.ACTION, takes=w.POLITICS, aims_at=terms, text=p.Still(among, then), only_if=only_if))


# fmt: off
__all__ = [  # what cards are written with
    "action_card_back", "acts", "acts_otherwise", "attempt_to_block", "cancelled", "cannot_attack", "cannot_block",
    "cards_of_discipline_cost_him", "choose_circle", "fights", "has_not_paid_for_votes", "has_while",
    "her_blood_pays_for", "his_votes_against", "his_votes_for", "hunts", "locks_to_pay_pool_for", "may_attempt",
    "may_call", "note_caster", "older", "opposed_by", "opposing", "pass_on_named", "pays_less_once_a_turn",
    "receive_title", "search_ally", "shuffle_away", "spend_transfers", "steal_pool_of_target", "undirected",
    "with_blood", "with_title", "your_influence_phase", "your_prey", "your_prey_is_richer",
]
