"""Every procedure by the number of its frame: how a saved or copied frame comes back to life."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from primogen.kernel.frames import Procedure
from primogen.rivals.rules import frame_kinds as k
from primogen.rivals.rules.action_phase import ActionPhase, Unhosted
from primogen.rivals.rules.activating import Activation
from primogen.rivals.rules.another_reaction import AnotherReaction
from primogen.rivals.rules.antagonists import Antagonists
from primogen.rivals.rules.attaching import Attaching
from primogen.rivals.rules.attack import Attack
from primogen.rivals.rules.blocking import Blocking
from primogen.rivals.rules.burning import Burning
from primogen.rivals.rules.city import CityStep
from primogen.rivals.rules.claim import Claiming
from primogen.rivals.rules.conflict import Conflict
from primogen.rivals.rules.conspiracy import Contribution, ResolvingCard, Showing
from primogen.rivals.rules.damage import Damage, Mitigation
from primogen.rivals.rules.deal_making import DealMaking
from primogen.rivals.rules.defeat import Defeat
from primogen.rivals.rules.discarding import Discarding
from primogen.rivals.rules.drawing import Drawing
from primogen.rivals.rules.due import Dues
from primogen.rivals.rules.exerting import Exerting
from primogen.rivals.rules.intel import IntelStep
from primogen.rivals.rules.investigating import Investigation
from primogen.rivals.rules.losing import Losing
from primogen.rivals.rules.mortal import Reward
from primogen.rivals.rules.moving import Moving, Regrouping
from primogen.rivals.rules.paying import Paying
from primogen.rivals.rules.placing import Placing
from primogen.rivals.rules.playing import Playing
from primogen.rivals.rules.possessing import Possession
from primogen.rivals.rules.prince import Succession, TakingTitle
from primogen.rivals.rules.raiding import Raid
from primogen.rivals.rules.recruiting import Recruiting
from primogen.rivals.rules.ritual import RitualBlood, RitualCost
from primogen.rivals.rules.setup import Setup
from primogen.rivals.rules.striking import LashingOut, Striking
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.torpor import Mending
from primogen.rivals.rules.trap import TrapWindow
from primogen.rivals.rules.turn import Turn
from primogen.rivals.rules.using import Abilities
from primogen.rivals.rules.wraith import CreatingWraith

PROCEDURES: Final[dict[int, Callable[[list[int]], Procedure[Table]]]] = {
    k.SETUP: Setup,
    k.TURN: Turn,
    k.CITY_STEP: CityStep,
    k.ACTION_PHASE: ActionPhase,
    k.ACTIVATION: Activation,
    k.DRAWING: Drawing,
    k.RECRUITING: Recruiting,
    k.PLAYING: Playing,
    k.ATTACK_SEQUENCE: Attack,
    k.INTEL_STEP: IntelStep,
    k.PLACING: Placing,
    k.BLOCKING: Blocking,
    k.ABILITIES: Abilities,
    k.MITIGATION: Mitigation,
    k.DEFEAT: Defeat,
    k.MENDING: Mending,
    k.CLAIMING: Claiming,
    k.CONFLICT: Conflict,
    k.EXERTING: Exerting,
    k.SHOWING: Showing,
    k.RESOLVING_CARD: ResolvingCard,
    k.MOVING: Moving,
    k.REGROUPING: Regrouping,
    k.INVESTIGATION: Investigation,
    k.ANTAGONISTS: Antagonists,
    k.RAID: Raid,
    k.REWARD: Reward,
    k.SUCCESSION: Succession,
    k.LOSING: Losing,
    k.DEAL_MAKING: DealMaking,
    k.TRAP_WINDOW: TrapWindow,
    k.RITUAL_COST: RitualCost,
    k.RITUAL_BLOOD: RitualBlood,
    k.CONTRIBUTION: Contribution,
    k.DAMAGE_DEALING: Damage,
    k.PAYING: Paying,
    k.STRIKING: Striking,
    k.LASHING: LashingOut,
    k.TAKING_TITLE: TakingTitle,
    k.UNHOSTED_ACT: Unhosted,
    k.DUES: Dues,
    k.ATTACHING: Attaching,
    k.DISCARDING: Discarding,
    k.BURNING: Burning,
    k.ANOTHER_REACTION: AnotherReaction,
    k.CREATING_WRAITH: CreatingWraith,
    k.POSSESSION: Possession,
}
